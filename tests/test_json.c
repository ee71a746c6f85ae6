/* JSON Lines from events made by hand: exact lines, hostile names. */
#include "pictures.h"

#include <signal.h>
#include <stdint.h>

#include "output/json_text.h"
#include "support_json.h"

#define START "{\"type\":\"start\",\"version\":1,\"clock\":\"5000000000\"}\n"
#define THREAD "\"pid\":42,\"tid\":42,\"comm\":\"id\""
#define TIMES "\"time\":1000000,\"duration\":12000,"

static void expect_json(struct sample *sample, const char *lines)
{
	struct output output = writer_begin(&writer_json);
	struct text text = TEXT_INIT;

	give(&output, &text, sample);
	writer_end(&output, &text);
	json_expect_lines(text_string(&text));
	cr_expect(!strncmp(text_string(&text), START, strlen(START)));
	cr_expect_str_eq(text_string(&text) + strlen(START), lines,
			 "got\n%swanted\n%s", text_string(&text), lines);
	text_finish(&text);
}

Test(json, call)
{
	struct sample sample = call_make("read", "-1 EINTR (..)");

	sample.event.call.failed = true;
	sample.event.call.returned = -4;
	sample.event.call.on_cpu_known = true;
	sample.event.call.on_cpu = 7000;
	sample.event.call.faults = 3;
	add_value(&sample, "fd", "3</a\\\\b>");
	add_value(&sample, "buf", "\"\\177\\\"\"...");
	sample.event.call.args[0] = 3;
	sample.event.call.args[1] = UINT64_MAX;
	expect_json(&sample,
		    "{\"type\":\"call\"," TIMES THREAD
		    ",\"state\":\"whole\",\"name\":\"read\",\"arguments\":"
		    "{\"fd\":\"3</a\\\\\\\\b>\","
		    "\"buf\":\"\\\"\\\\177\\\\\\\"\\\"...\"},"
		    "\"raw\":[\"0x3\",\"0xffffffffffffffff\",\"0x0\",\"0x0\","
		    "\"0x0\",\"0x0\"],\"result\":\"-1 EINTR (..)\","
		    "\"returned\":\"-4\",\"failed\":true,\"on_cpu\":7000,"
		    "\"faults\":3}\n");
}

#define NO_ARGUMENTS \
	"\"arguments\":{},\"raw\":[\"0x0\",\"0x0\",\"0x0\",\"0x0\",\"0x0\"," \
	"\"0x0\"]"

Test(json, unfinished_and_resumed)
{
	struct sample sample = call_make("wait4", "43");

	sample.event.call.state = CALL_UNFINISHED;
	expect_json(&sample,
		    "{\"type\":\"call\",\"time\":1000000," THREAD
		    ",\"state\":\"unfinished\",\"name\":\"wait4\","
		    NO_ARGUMENTS "}\n");
	sample.event.call.state = CALL_RESUMED;
	sample.event.call.returned = INT64_MIN;
	sample.event.begin = 0;
	expect_json(&sample,
		    "{\"type\":\"call\"," THREAD
		    ",\"state\":\"resumed\",\"name\":\"wait4\","
		    NO_ARGUMENTS ",\"result\":\"43\",\"returned\":"
		    "\"-9223372036854775808\",\"failed\":false}\n");
}

Test(json, call_that_does_not_return)
{
	struct sample sample = call_make("exit_group", "?");

	sample.event.begin = BASE - 500;
	expect_json(&sample,
		    "{\"type\":\"call\",\"time\":-500," THREAD
		    ",\"state\":\"whole\",\"name\":\"exit_group\","
		    NO_ARGUMENTS ",\"result\":\"?\"}\n");
}

Test(json, faults)
{
	struct sample sample = sample_make(EVENT_FAULT);

	sample.event.fault = (struct event_fault){
		.code = FRAME("memset", "/lib/c", 0x9001a),
		.address = 0xffffffffffffff00,
		.map = "//anon",
		.map_offset = 0x7f0000000000,
	};
	expect_json(&sample,
		    "{\"type\":\"fault\"," TIMES THREAD
		    ",\"major\":false,\"count\":1,\"counted\":false,"
		    "\"kernel\":false,\"execute\":false,\"code\":{\"symbol\":"
		    "\"memset\",\"dso\":\"/lib/c\",\"offset\":\"0x9001a\","
		    "\"symbol_offset\":\"0x0\"},\"address\":"
		    "\"0xffffffffffffff00\",\"map\":\"//anon\","
		    "\"map_offset\":\"0x7f0000000000\"}\n");
	sample.event.fault.counted = 12;
	sample.event.fault.major = true;
	expect_json(&sample,
		    "{\"type\":\"fault\"," TIMES THREAD
		    ",\"major\":true,\"count\":12,\"counted\":true}\n");
}

Test(json, signals_ends_and_notes)
{
	struct sample sample = sample_make(EVENT_SIGNAL);

	sample.event.text = "SEGV (MAPERR, addr: 0x10)";
	expect_json(&sample, "{\"type\":\"signal\",\"time\":1000000," THREAD
			     ",\"text\":\"SEGV (MAPERR, addr: 0x10)\"}\n");
	sample.event.kind = EVENT_NOTE;
	sample.event.text = "LOST 12 events!";
	expect_json(&sample, "{\"type\":\"note\",\"time\":1000000,"
			     "\"text\":\"LOST 12 events!\"}\n");
	sample = sample_make(EVENT_EXIT);
	sample.event.exit.status = 3 << 8;
	expect_json(&sample, "{\"type\":\"exit\",\"time\":1000000," THREAD
			     ",\"status\":3,\"group\":false}\n");
	sample.event.exit.status = SIGSEGV | 0x80;
	sample.event.exit.group = true;
	expect_json(&sample, "{\"type\":\"exit\",\"time\":1000000," THREAD
			     ",\"signal\":11,\"core\":true,\"group\":true}\n");
}

/* The second event with a chain has only its number. */
Test(json, stacks_by_id)
{
	static const struct frame frames[] = {
		{ .symbol = "f", .dso = "/bin/a", .offset = 1,
		  .symbol_offset = 2, .file = "a.c", .line = 3,
		  .inlined = true, .guessed = true },
		FRAME(NULL, NULL, 0x7f0012345678),
	};
	struct output output = writer_begin(&writer_json);
	struct sample sample = sample_make(EVENT_SIGNAL);
	struct stack *stack = stack_make(2, frames);
	struct text text = TEXT_INIT;

	sample.event.text = "";
	sample.event.stack = stack;
	give(&output, &text, &sample);
	give(&output, &text, &sample);
	stack->omitted = 9;
	give(&output, &text, &sample);
	writer_end(&output, &text);
	json_expect_lines(text_string(&text));
#define SIGNAL "{\"type\":\"signal\",\"time\":1000000," THREAD ",\"text\":\"\""
#define FRAMES \
	"\"frames\":[{\"symbol\":\"f\",\"dso\":\"/bin/a\",\"offset\":\"0x1\"," \
	"\"symbol_offset\":\"0x2\",\"file\":\"a.c\",\"line\":3," \
	"\"inlined\":true,\"guessed\":true},{\"symbol\":null,\"dso\":null," \
	"\"offset\":\"0x7f0012345678\",\"symbol_offset\":\"0x0\"}]"
	expect_text(&text, START
		    "{\"type\":\"stack\",\"id\":3," FRAMES "}\n"
		    SIGNAL ",\"stack\":3}\n" SIGNAL ",\"stack\":3}\n"
		    "{\"type\":\"stack\",\"id\":6," FRAMES ",\"omitted\":9}\n"
		    SIGNAL ",\"stack\":6}\n");
	free(stack);
}

/* Names are as in the lines, their backslashes doubled: no byte is lost. */
Test(json, hostile_names)
{
	static const char *const names[][2] = {
		{ "\xff\x80", "\"\\\\377\\\\200\"" },
		{ "\"</script>\\", "\"\\\"</script>\\\\\\\\\"" },
		{ "\n\033\x01\x7f", "\"\\\\n\\\\033\\\\001\\\\177\"" },
		{ "\303\244\xe2\x80\xae", "\"\303\244\\\\342\\\\200\\\\256\"" },
		{ "\xed\xa0\x80", "\"\\\\355\\\\240\\\\200\"" },
		{ "", "\"\"" },
	};

	for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++) {
		struct text text = TEXT_INIT;

		json_name(&text, names[i][0]);
		cr_expect_null(json_wrong(text_string(&text)));
		expect_text(&text, names[i][1]);
	}
}

Test(json, comm_that_is_full)
{
	struct output output = writer_begin(&writer_json);
	struct sample sample = sample_make(EVENT_SIGNAL);
	struct text text = TEXT_INIT;

	memset(sample.event.comm, '"', EVENT_COMM_SIZE);
	sample.event.text = "a cut \303";
	give(&output, &text, &sample);
	writer_end(&output, &text);
	json_expect_lines(text_string(&text));
	cr_expect(strstr(text_string(&text), "\"a cut \\\\303\""));
	text_finish(&text);
}

Test(json, validator_is_strict)
{
	static const char *const bad[] = {
		"", "{", "{}x", "{\"a\":1,}", "{\"a\" 1}", "[1,]", "01", "1.",
		"-", "+1", "\"\n\"", "\"\xff\"", "\"\\x\"", "\"\\u12\"",
		"\"\\ud800\"", "\"\xed\xa0\x80\"", "{\"a\":1,\"a\":2}", "nul",
		"{a:1}", "'a'", "NaN",
	};
	static const char *const good[] = {
		"{}", "[]", "-0.5e+10", "\"\\ud83d\\ude00\"",
		" { \"a\" : [ 1 , {\"b\":null} ] } ", "\"\303\244\"",
	};

	for (size_t i = 0; i < sizeof(bad) / sizeof(*bad); i++)
		cr_expect(json_wrong(bad[i]), "%s", bad[i]);
	for (size_t i = 0; i < sizeof(good) / sizeof(*good); i++)
		cr_expect_null(json_wrong(good[i]), "%s", good[i]);
}
