/* Folded stacks from events made by hand. */
#include "pictures.h"

static const struct frame chain[] = {
	FRAME("write", "/lib/libc.so.6", 0x10),
	FRAME("emit", "/bin/app", 0x20),
	FRAME("main", "/bin/app", 0x30),
};

/* Two writes, one of them failed, a read without a chain, and a fault. */
static void give_events(struct output *output)
{
	struct stack *stack = stack_make(3, chain);
	struct sample write = call_make("write", "1");
	struct sample read = call_make("read", "1");
	struct sample fault = sample_make(EVENT_FAULT);
	struct text text = TEXT_INIT;

	write.event.stack = stack;
	write.event.call.on_cpu_known = true;
	write.event.call.on_cpu = 5000;
	give(output, &text, &write);
	write.event.end += 1000;
	write.event.call.failed = true;
	give(output, &text, &write);
	read.event.call.faults = 7;
	give(output, &text, &read);
	fault.event.end = fault.event.begin;
	fault.event.fault.code = chain[1];
	give(output, &text, &fault);
	fault.event.fault.major = true;
	fault.event.fault.counted = 4;
	give(output, &text, &fault);
	cr_expect_eq(text.length, 0, "nothing before the end");
	text_finish(&text);
	free(stack);
}

static void expect_folded(const char *weight, const char *lines)
{
	struct output output = writer_begin(&writer_folded);
	struct text text = TEXT_INIT;

	output.style.weight = weight_find(weight);
	give_events(&output);
	writer_end(&output, &text);
	expect_text(&text, lines);
}

Test(folded, by_count)
{
	expect_folded("count", "id;emit;minfault 1\n"
			       "id;main;emit;write;write 2\n"
			       "id;majfault 4\n"
			       "id;read 1\n");
}

Test(folded, by_time)
{
	expect_folded("time", "id;main;emit;write;write 25000\n"
			      "id;read 12000\n");
}

Test(folded, by_time_on_a_cpu)
{
	expect_folded("oncpu", "id;main;emit;write;write 10000\n");
}

Test(folded, by_faults)
{
	expect_folded("faults", "id;emit;minfault 1\n"
				"id;majfault 4\n"
				"id;read 7\n");
}

Test(folded, nothing_happened)
{
	struct output output = writer_begin(&writer_folded);
	struct text text = TEXT_INIT;

	writer_end(&output, &text);
	expect_text(&text, "");
}

/* The end of such a call comes by itself, and counts alone. */
Test(folded, unfinished_calls_count_once)
{
	struct output output = writer_begin(&writer_folded);
	struct sample call = call_make("wait4", "0");
	struct text text = TEXT_INIT;

	call.event.call.state = CALL_UNFINISHED;
	give(&output, &text, &call);
	call.event.call.state = CALL_RESUMED;
	give(&output, &text, &call);
	writer_end(&output, &text);
	expect_text(&text, "id;wait4 1\n");
}

Test(folded, signals_ends_and_notes_are_none)
{
	struct output output = writer_begin(&writer_folded);
	struct text text = TEXT_INIT;

	for (enum event_kind kind = EVENT_SIGNAL; kind <= EVENT_NOTE; kind++) {
		struct sample sample = sample_make(kind);

		sample.event.text = "text";
		give(&output, &text, &sample);
	}
	writer_end(&output, &text);
	expect_text(&text, "");
}

Test(folded, kinds_of_frames)
{
	static const struct frame frames[] = {
		FRAME("do_syscall_64", "[kernel.kallsyms]", 1),
		{ .symbol = "fast", .dso = "/bin/app", .inlined = true },
		FRAME(NULL, "/opt/a dir/li;b\n.so", 0x12),
		FRAME(NULL, "//anon", 0x7f0000000000),
		FRAME(NULL, NULL, 0x7f0000000000),
		FRAME(NULL, "[vdso]", 0x10),
		FRAME("a;b \\c\n\xff", "/bin/app", 1),
	};
	struct output output = writer_begin(&writer_folded);
	struct sample call = call_make("read", "1");
	struct stack *stack = stack_make(7, frames);
	struct text text = TEXT_INIT;

	stack->omitted = 2;
	call.event.stack = stack;
	strcpy(call.event.comm, "a;\033\xe2\x80\xae");
	give(&output, &text, &call);
	writer_end(&output, &text);
	expect_text(&text, "a\\073\\033\\342\\200\\256;[outer frames];"
			   "a\\073b \\\\c\\n\\377;[[vdso]+0x10];[unknown];"
			   "[unknown];[li\\073b\\n.so+0x12];fast_[i];"
			   "do_syscall_64_[k];read 1\n");
	free(stack);
}

/* Behind each function, where 'ptrail flamegraph' looks for it. */
Test(folded, files_of_functions)
{
	static const struct frame frames[] = {
		FRAME("do_syscall_64", "[kernel.kallsyms]", 1),
		FRAME("work", "/opt/a dir/li;b\n.so", 0x12),
		FRAME(NULL, NULL, 0x7f0000000000),
	};
	struct output output = writer_begin(&writer_folded);
	struct sample call = call_make("read", "1");
	struct stack *stack = stack_make(3, frames);
	struct text text = TEXT_INIT;

	output.style.verbose = true;
	call.event.stack = stack;
	strcpy(call.event.comm, "a");
	give(&output, &text, &call);
	writer_end(&output, &text);
	expect_text(&text, "a;[unknown];work (/opt/a dir/li\\073b\\n.so);"
			   "do_syscall_64 ([kernel.kallsyms])_[k];read 1\n");
	free(stack);
}

Test(weights, have_names)
{
	struct text names = TEXT_INIT;

	weight_names(&names);
	expect_text(&names, "count, time, oncpu, faults or bytes");
	cr_expect_eq(weight_find("count"), weights);
	cr_expect_null(weight_find("counts"));
	cr_expect_null(weight_find(""));
}
