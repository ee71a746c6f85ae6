/* perf's lines of page faults, signals, ends and notes, and call chains. */
#include <criterion/criterion.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "sample.h"

#define FRAME(symbol_, dso_, offset_, behind)                 \
	{ .symbol = symbol_, .dso = dso_, .offset = offset_,   \
	  .symbol_offset = behind }

static struct stack *stack_make(size_t count, const struct frame *frames)
{
	struct stack *stack =
		calloc(1, sizeof(*stack) + count * sizeof(*frames));

	stack->count = count;
	memcpy(stack->frames, frames, count * sizeof(*frames));
	return stack;
}

Test(output, chain)
{
		static const struct frame frames[] = {
		FRAME("app::emit<int>", "/home/u/app", 0x1234, 4),
		FRAME("start\n\033", "/tmp/\xe2\x80\xae" "exe", 0x99, 9),
		FRAME(NULL, "/lib/libc.so.6", 0x3c04f, 0),
		FRAME(NULL, NULL, 0x7f0012345678, 0),
		FRAME("jitted", NULL, 0x7f0012345678, 0),
	};
	struct output output = output_make();
	struct sample sample = call_make("getpid", "42");
	struct stack *stack = stack_make(5, frames);

	output.style.alignment = 0;
	sample.event.stack = stack;
	stack->omitted = 3;
#define INDENT "                                       "
	expect(&output, &sample, HEAD "getpid() = 42\n"
	       INDENT "app::emit<int> (/home/u/app)\n"
	       INDENT "start\\n\\033 (/tmp/\\342\\200\\256exe)\n"
	       INDENT "[0x3c04f] (/lib/libc.so.6)\n"
	       INDENT "[0x7f0012345678] ([unknown])\n"
	       INDENT "jitted ([unknown])\n"
	       INDENT "... 3 more frames\n");
	stack->count = 0;
	stack->omitted = 1;
	expect(&output, &sample, HEAD "getpid() = 42\n"
	       INDENT "... 1 more frame\n");
	free(stack);
}

static struct sample fault_make(void)
{
	struct sample sample = sample_make(EVENT_FAULT);

	sample.event.end = sample.event.begin;
	sample.event.fault = (struct event_fault){
		.code = FRAME("memset", "/lib/libc.so.6", 0x9001a, 0x1a),
		.address = 0x7f6fb05df005,
		.map = "//anon",
		.map_offset = 0x7f6fb05df005,
	};
	return sample;
}

#define FAULT_HEAD "     1.000 ( 0.000 ms): id/42 "

Test(output, minor_fault)
{
	expect_line(fault_make(), FAULT_HEAD "minfault [memset+0x1a] => "
		    "//anon@0x7f6fb05df005 (d.)\n");
}

Test(output, major_fault_of_an_instruction)
{
	struct sample sample = fault_make();

	sample.event.fault.major = true;
	sample.event.fault.execute = true;
	sample.event.fault.map = "/usr/bin/gdb";
	sample.event.fault.map_offset = 0x11234;
	sample.event.fault.code.symbol_offset = 0;
	expect_line(sample, FAULT_HEAD "majfault [memset+0x0] => "
		    "/usr/bin/gdb@0x11234 (x.)\n");
}

Test(output, fault_in_kernel_mode)
{
	struct sample sample = fault_make();

	sample.event.fault.kernel = true;
	sample.event.fault.code = (struct frame)
		FRAME("_copy_to_user", "[kernel.kallsyms]", 0xffffffff81000028,
		      0x28);
	sample.event.fault.map = "[stack]";
	sample.event.fault.map_offset = 0x7fff24a1c9f9;
	expect_line(sample, FAULT_HEAD "minfault [_copy_to_user+0x28] => "
		    "[stack]@0x7fff24a1c9f9 (dk)\n");
}

Test(output, fault_of_code_without_symbol)
{
	struct sample sample = fault_make();

	sample.event.fault.code =
		(struct frame)FRAME(NULL, "/usr/bin/true", 0x23d0, 0);
	sample.event.fault.map = NULL;
	expect_line(sample, FAULT_HEAD "minfault [0x23d0] => "
		    "0x7f6fb05df005 (?.)\n");
}

Test(output, verbose_faults)
{
	struct output output = output_make();
	struct sample sample = fault_make();

	output.style.verbose = true;
	expect(&output, &sample, FAULT_HEAD
	       "minfault [/lib/libc.so.6@memset+0x1a] => "
	       "//anon@0x7f6fb05df005 (d.)\n");
	sample.event.fault.code.symbol = NULL;
	expect(&output, &sample, FAULT_HEAD
	       "minfault [/lib/libc.so.6@0x9001a] => "
	       "//anon@0x7f6fb05df005 (d.)\n");
	sample.event.fault.code.dso = NULL;
	expect(&output, &sample, FAULT_HEAD "minfault [0x9001a] => "
	       "//anon@0x7f6fb05df005 (d.)\n");
}

Test(output, hostile_names_in_faults)
{
	struct output output = output_make();
	struct sample sample = fault_make();

	output.style.verbose = true;
	sample.event.fault.code.symbol = "\a";
	sample.event.fault.code.dso = "/a\nb";
	sample.event.fault.map = "/c\033d";
	expect(&output, &sample, FAULT_HEAD
	       "minfault [/a\\nb@\\007+0x1a] => /c\\033d@0x7f6fb05df005 (d.)\n");
}

Test(output, signal)
{
	struct sample sample = sample_make(EVENT_SIGNAL);

	sample.event.text = "SEGV (MAPERR, addr: 0x10)";
	expect_line(sample, "     1.000 " BLANK
		    "id/42 signal SEGV (MAPERR, addr: 0x10)\n");
}

static void expect_exit(int status, const char *line)
{
	struct sample sample = sample_make(EVENT_EXIT);

	sample.event.exit.status = status;
	expect_line(sample, line);
}

Test(output, ends)
{
	expect_exit(3 << 8, "     1.000 " BLANK "id/42 exited with 3\n");
	expect_exit(SIGKILL, "     1.000 " BLANK "id/42 killed by KILL\n");
	expect_exit(SIGSEGV | 0x80, "     1.000 " BLANK
		    "id/42 killed by SEGV (core dumped)\n");
	expect_exit(SIGRTMIN + 2, "     1.000 " BLANK
		    "id/42 killed by RTMIN+2\n");
}

Test(output, note)
{
	struct sample sample = sample_make(EVENT_NOTE);
	struct output output = output_make();

	sample.event.text = "LOST 12 events!";
	expect(&output, &sample, "     1.000 " BLANK "LOST 12 events!\n");
	output.style.color = true;
	expect(&output, &sample, "     1.000 " BLANK
	       "\033[31mLOST 12 events!\033[m\n");
}

Test(output, counted_faults)
{
	struct sample sample = sample_make(EVENT_FAULT);

	sample.event.fault.counted = 12;
	expect_line(sample, HEAD "minfault ~12 (counted)\n");
	sample.event.fault.major = true;
	expect_line(sample, HEAD "majfault ~12 (counted)\n");
}

Test(output, faults_within_a_call)
{
	struct sample sample = call_make("read", "4096");

	sample.event.call.faults = 256;
	expect_line(sample, HEAD
		    "read()                                          "
		    "                      = 4096 faults: ~256\n");
}

Test(output, time_on_a_cpu)
{
	struct sample sample = call_make("read", "4096");
	struct output output = output_make();

	output.style.time_split = true;
	expect(&output, &sample, HEAD
	       "read()                                          "
	       "                      = 4096\n");
	sample.event.call.on_cpu_known = true;
	sample.event.call.on_cpu = 4000;
	expect(&output, &sample,
	       "     1.000 ( 0.012 ms, 0.004 on cpu): id/42 "
	       "read()                                          "
	       "                      = 4096\n");
}
