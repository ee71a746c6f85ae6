/* Chrome's trace events from events made by hand: exact, and nested. */
#include "pictures.h"

#include <stdint.h>

#include "support_json.h"

#define HEAD_JSON "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n"
#define TAIL_JSON "\n],\"stackFrames\":{}}\n"
#define NAMES \
	"{\"ph\":\"M\",\"pid\":42,\"tid\":42,\"name\":\"thread_name\"," \
	"\"args\":{\"name\":\"id\"}},\n" \
	"{\"ph\":\"M\",\"pid\":42,\"tid\":42,\"name\":\"process_name\"," \
	"\"args\":{\"name\":\"id\"}}"
#define EVENT(phase) ",\n{\"ph\":\"" phase "\",\"pid\":42,\"tid\":42,\"ts\":"

static void expect_trace(struct output *output, struct text *text,
			 const char *wanted)
{
	const char *wrong;

	writer_end(output, text);
	wrong = json_wrong(text_string(text));
	cr_expect_null(wrong, "wrong at: %s", wrong);
	expect_text(text, wanted);
}

Test(trace_event, nothing_happened)
{
	struct output output = writer_begin(&writer_trace_event);
	struct text text = TEXT_INIT;

	expect_trace(&output, &text, HEAD_JSON TAIL_JSON);
}

Test(trace_event, calls)
{
	struct output output = writer_begin(&writer_trace_event);
	struct sample sample = call_make("read", "-1 EIO (..)");
	struct text text = TEXT_INIT;

	add_value(&sample, "fd", "3");
	sample.event.call.on_cpu_known = true;
	sample.event.call.on_cpu = 7;
	sample.event.call.failed = true;
	sample.event.call.faults = 2;
	give(&output, &text, &sample);
	/* It ends its thread: it has a begin, and no end of its own. */
	sample = call_make("exit_group", "?");
	sample.event.end = sample.event.begin - 1;
	give(&output, &text, &sample);
	expect_trace(&output, &text, HEAD_JSON NAMES
		     EVENT("X") "5001000.000,\"dur\":12.000,\"name\":\"read\","
		     "\"cat\":\"call,failed\",\"args\":{\"fd\":\"3\","
		     "\"(result)\":\"-1 EIO (..)\",\"(on cpu, ns)\":7,"
		     "\"(faults)\":2}}"
		     EVENT("X") "5001000.000,\"dur\":0.000,"
		     "\"name\":\"exit_group\",\"cat\":\"call\",\"args\":{"
		     "\"(result)\":\"?\"}}" TAIL_JSON);
}

/* Shown while it ran: it begins then, and ends when its end is told. */
Test(trace_event, unfinished_calls)
{
	struct output output = writer_begin(&writer_trace_event);
	struct sample sample = call_make("wait4", "43");
	struct text text = TEXT_INIT;

	add_value(&sample, "upid", "-1");
	add_value(&sample, "stat_addr", "0");
	sample.event.call.values[1].late = true;
	sample.event.call.count = 1;
	sample.event.call.state = CALL_UNFINISHED;
	give(&output, &text, &sample);
	sample.event.call.count = 2;
	sample.event.call.state = CALL_RESUMED;
	give(&output, &text, &sample);
	/* Nobody saw the begin of these. */
	give(&output, &text, &sample);
	sample.event.begin = 0;
	give(&output, &text, &sample);
#define LATE "\"args\":{\"stat_addr\":\"0\",\"(result)\":\"43\"}}"
	expect_trace(&output, &text, HEAD_JSON NAMES
		     EVENT("B") "5001000.000,\"name\":\"wait4\",\"cat\":"
		     "\"call\",\"args\":{\"upid\":\"-1\"}}"
		     EVENT("E") "5001012.000,\"name\":\"wait4\",\"cat\":"
		     "\"call\"," LATE
		     EVENT("i") "5001012.000,\"name\":\"wait4\",\"cat\":"
		     "\"call\",\"s\":\"t\"," LATE
		     EVENT("i") "5001012.000,\"name\":\"wait4\",\"cat\":"
		     "\"call\",\"s\":\"t\"," LATE TAIL_JSON);
}

Test(trace_event, instants)
{
	struct output output = writer_begin(&writer_trace_event);
	struct sample sample = sample_make(EVENT_FAULT);
	struct text text = TEXT_INIT;

	sample.event.fault.code = (struct frame)FRAME("f", "/a", 1);
	sample.event.fault.address = UINT64_MAX;
	give(&output, &text, &sample);
	sample.event.fault.counted = 3;
	sample.event.fault.major = true;
	give(&output, &text, &sample);
	sample = sample_make(EVENT_SIGNAL);
	sample.event.text = "INT";
	give(&output, &text, &sample);
	sample = sample_make(EVENT_NOTE);
	sample.event.text = "LOST 2";
	give(&output, &text, &sample);
	sample = sample_make(EVENT_EXIT);
	sample.event.exit.status = 9;
	give(&output, &text, &sample);
	expect_trace(&output, &text, HEAD_JSON NAMES
		     EVENT("i") "5001000.000,\"name\":\"minfault\",\"cat\":"
		     "\"minfault\",\"s\":\"t\",\"args\":{\"code\":\"f\","
		     "\"dso\":\"/a\",\"offset\":\"0x1\",\"address\":"
		     "\"0xffffffffffffffff\",\"map\":null,\"kernel\":false,"
		     "\"execute\":false}}"
		     EVENT("i") "5001000.000,\"name\":\"majfault\",\"cat\":"
		     "\"majfault\",\"s\":\"t\",\"args\":{\"counted\":3}}"
		     EVENT("i") "5001000.000,\"name\":\"signal\",\"cat\":"
		     "\"signal\",\"s\":\"t\",\"args\":{\"text\":\"INT\"}}"
		     EVENT("i") "5001000.000,\"name\":\"note\",\"cat\":"
		     "\"note\",\"s\":\"g\",\"args\":{\"text\":\"LOST 2\"}}"
		     EVENT("i") "5001000.000,\"name\":\"exit\",\"cat\":"
		     "\"exit\",\"s\":\"t\",\"args\":{\"signal\":9}}"
		     TAIL_JSON);
}

Test(trace_event, stacks)
{
	static const struct frame frames[] = {
		FRAME("a\"\\\n\xff</script>", "/lib/c", 1),
		FRAME(NULL, NULL, 0x123),
	};
	struct output output = writer_begin(&writer_trace_event);
	struct sample sample = sample_make(EVENT_SIGNAL);
	struct stack *stack = stack_make(2, frames);
	struct text text = TEXT_INIT;

	sample.event.text = "";
	sample.event.stack = stack;
	give(&output, &text, &sample);
	give(&output, &text, &sample);
#define INSTANT \
	EVENT("i") "5001000.000,\"name\":\"signal\",\"cat\":\"signal\"," \
	"\"s\":\"t\",\"args\":{\"text\":\"\"},\"sf\":2}"
	expect_trace(&output, &text, HEAD_JSON NAMES INSTANT INSTANT
		     "\n],\"stackFrames\":{\n"
		     "\"1\":{\"name\":\"0x123\",\"category\":\"\"},\n"
		     "\"2\":{\"name\":\"a\\\"\\\\\\\\\\\\n\\\\377</script>\","
		     "\"category\":\"/lib/c\",\"parent\":1}}}\n");
	free(stack);
}

/* Names anew when they change, and when a number is used again. */
Test(trace_event, names_of_threads)
{
	struct output output = writer_begin(&writer_trace_event);
	struct sample sample = sample_make(EVENT_EXIT);
	struct text text = TEXT_INIT;
	size_t names = 0;

	sample.event.tid = 43;
	for (int i = 0; i < 2; i++) {
		give(&output, &text, &sample);
		sample.event.kind = EVENT_EXIT;
	}
	sample.event.kind = EVENT_SIGNAL;
	sample.event.text = "";
	give(&output, &text, &sample);
	strcpy(sample.event.comm, "\"x\033");
	give(&output, &text, &sample);
	give(&output, &text, &sample);
	for (const char *at = text.bytes; (at = strstr(at, "thread_name"));
	     at++)
		names++;
	cr_expect_eq(names, 4);
	cr_expect_null(strstr(text.bytes, "process_name"));
	cr_expect(strstr(text.bytes, "{\"name\":\"\\\"x\\\\033\"}"));
	writer_end(&output, &text);
	cr_expect_null(json_wrong(text.bytes));
	text_finish(&text);
}
