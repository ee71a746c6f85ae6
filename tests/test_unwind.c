/*
 * Walks of live children whose chains are known, and the same chains by
 * libunwind at every system call and signal of theirs.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <ucontext.h>

#include <linux/ptrace.h>

#include "stack.h"
#include "stopped.h"
#include "unwind_libunwind.h"

enum {
	FRAMES_MAX = 30000,
	DEPTH = 20000,
	STACK = 65536,
};

#define NOINLINE __attribute__((noinline))

/* Keeps a call from being the last thing its function does. */
static void barrier(void)
{
	__asm__ volatile("" ::: "memory");
}

NOINLINE static void stop_here(void)
{
	raise(SIGSTOP);
	barrier();
}

NOINLINE static int recurse(int depth)
{
	volatile int here = depth;

	if (depth)
		here += recurse(depth - 1);
	else
		stop_here();
	return here;
}

static void run_recursion(void)
{
	recurse(10);
	barrier();
}

static void run_deep(void)
{
	recurse(DEPTH);
	barrier();
}

NOINLINE static void run_large(void)
{
	volatile char large[200000];

	large[0] = large[sizeof(large) - 1] = 1;
	stop_here();
	large[1] = large[0];
}

NOINLINE static void run_aligned(void)
{
	volatile int aligned[16] __attribute__((aligned(128)));

	aligned[0] = 1;
	stop_here();
	aligned[1] = aligned[0];
}

static void handler(int signal)
{
	(void)signal;
	stop_here();
	barrier();
}

/* Does not return, so the call of it is its caller's last instruction. */
__attribute__((noinline, noreturn)) static void interrupted(void)
{
	static volatile int *volatile nowhere;

	*nowhere = 1;
	__builtin_unreachable();
}

static void run_handler(void)
{
	struct sigaction action = { .sa_handler = handler };

	sigaction(SIGSEGV, &action, NULL);
	interrupted();
}

static void run_alternate(void)
{
	stack_t stack = { .ss_sp = malloc(STACK), .ss_size = STACK };
	struct sigaction action = { .sa_handler = handler,
				    .sa_flags = SA_ONSTACK };

	sigaltstack(&stack, NULL);
	sigaction(SIGSEGV, &action, NULL);
	interrupted();
}

/* Counts a frame of 'symbol', by its name in this program. */
static size_t count_named(struct stopped *stopped, const char *symbol)
{
	struct stack_space space = { stopped->maps, stopped->pid };
	struct unwind unwind;
	struct unwound frame;
	struct frame named;
	size_t count = 0;

	unwind_init(&unwind, &stopped->moment, UNWIND_DWARF);
	while (unwind_next(&unwind, &frame)) {
		stack_frame(&space, unwound_lookup(&frame), &named);
		if (named.symbol && !strcmp(named.symbol, symbol))
			count++;
	}
	return count;
}

/* The first stop that is the child's own. */
static void wait_for_stop(struct stopped *stopped)
{
	int signal;

	while ((signal = stopped_wait(stopped)) && signal != SIGSTOP)
		stopped_go(stopped, signal & 0x80 ? 0 : signal);
	cr_assert_eq(signal, SIGSTOP);
}

NOINLINE static void check_count(void (*run)(void), const char *symbol,
				 size_t count)
{
	struct stopped *stopped = stopped_create(run);

	wait_for_stop(stopped);
	cr_expect_eq(count_named(stopped, "stop_here"), 1);
	cr_expect_eq(count_named(stopped, symbol), count, "%s: %zu", symbol,
		     count_named(stopped, symbol));
	cr_expect_eq(count_named(stopped, "check_count"), 1);
	stopped_destroy(stopped);
}

Test(unwind, recursion)
{
	check_count(run_recursion, "recurse", 11);
}

Test(unwind, deep_recursion)
{
	check_count(run_deep, "recurse", DEPTH + 1);
}

Test(unwind, a_large_frame)
{
	check_count(run_large, "run_large", 1);
}

Test(unwind, an_aligned_frame)
{
	check_count(run_aligned, "run_aligned", 1);
}

Test(unwind, through_a_handler)
{
	check_count(run_handler, "interrupted", 1);
	check_count(run_handler, "handler", 1);
}

Test(unwind, from_an_alternate_stack)
{
	check_count(run_alternate, "interrupted", 1);
	check_count(run_alternate, "handler", 1);
}

/*
 * Where no table has the outermost function it takes for the caller's what is
 * in the link register: there again, behind the last call it made, or what the
 * program before this one has left, which leads nowhere.
 */
static bool is_left_in_link(const struct moment *moment,
			    const struct unwound *last)
{
	unsigned link = arch_native->machine->link;

	return link && (last->pc == last[-1].pc ||
			(last->pc == moment->registers->value[link] &&
			 !maps_has_code(moment->maps, last->pc - 1, 1)));
}

/* Whether both say the same; a frame that libunwind lacks does no harm. */
static bool same_chain(const struct moment *moment, struct unwound *frames)
{
	size_t count = unwind_libunwind(moment, frames, FRAMES_MAX), i;
	struct unwind unwind;
	struct unwound frame;

	unwind_init(&unwind, moment, UNWIND_DWARF);
	for (i = 0; unwind_next(&unwind, &frame); i++) {
		if (i < count && (frame.pc != frames[i].pc ||
				  frame.interrupted != frames[i].interrupted)) {
			fprintf(stderr, "%zu: %#jx, libunwind has %#jx\n", i,
				(uintmax_t)frame.pc, (uintmax_t)frames[i].pc);
			return false;
		}
	}
	if (i && i + 1 == count && is_left_in_link(moment, &frames[i]))
		return true;
	if (i < count)
		fprintf(stderr, "%zu frames, libunwind has %zu\n", i, count);
	return i >= count;
}

/*
 * The return from a signal handler is its trampoline's last instruction: with
 * the pc behind it libunwind finds nothing there, and follows whatever is in
 * the frame pointer.
 */
static bool returns_from_handler(const struct stopped *stopped)
{
	struct ptrace_syscall_info info = { .op = PTRACE_SYSCALL_INFO_NONE };

	ptrace(PTRACE_GET_SYSCALL_INFO, stopped->pid, sizeof(info), &info);
	if (info.op != PTRACE_SYSCALL_INFO_ENTRY)
		return false;
#ifdef SYS_sigreturn
	if (info.entry.nr == SYS_sigreturn)
		return true;
#endif
	return info.entry.nr == SYS_rt_sigreturn;
}

static void need_libunwind(void)
{
	if (libunwind_lacks)
		cr_skip_test("built without libunwind");
}

/* At every system call and signal until the child ends. */
static void check_all(void (*run)(void))
{
	struct unwound *frames = calloc(FRAMES_MAX, sizeof(*frames));
	struct stopped *stopped = stopped_create(run);
	unsigned stops = 0;
	int signal;

	while ((signal = stopped_wait(stopped))) {
		maps_stale(stopped->maps, true);
		cr_expect(returns_from_handler(stopped) ||
				  same_chain(&stopped->moment, frames),
			  "stop %u by %d", stops, signal);
		stops++;
		if (signal == SIGSTOP || signal == SIGTRAP || signal & 0x80)
			signal = 0;
		stopped_go(stopped, signal);
		if (signal == SIGSEGV && stops > 50)
			break;
	}
	cr_expect_gt(stops, 3);
	stopped_destroy(stopped);
	free(frames);
}

/* Of some processors' programs it reads no tables. */
static bool leaves_one_frame(const struct stopped *stopped)
{
	struct unwound frames[2];

	return unwind_libunwind(&stopped->moment, frames, 2) == 2;
}

static bool agrees(struct stopped *stopped)
{
	struct registers registers = stopped->registers;
	struct moment moment = stopped->moment;
	struct unwind unwind;
	struct unwound frame;
	bool interrupted = true;

	moment.registers = &registers;
	unwind_init(&unwind, &stopped->moment, UNWIND_DWARF);
	do {
		if (!unwind_next(&unwind, &frame) ||
		    frame.pc != registers.value[arch_native->machine->pc] ||
		    frame.interrupted != interrupted)
			return false;
		registers.value[arch_native->machine->pc] =
			unwound_lookup(&frame);
	} while (libunwind_step(&moment, &registers, &interrupted));
	return arch_native->machine->libunwind_reads_self ||
	       !unwind_next(&unwind, &frame);
}

/* What stands in for a rule takes up and leaves the walk anywhere. */
Test(unwind, by_single_steps_of_libunwind)
{
	struct stopped *stopped;

	need_libunwind();
	stopped = stopped_create(run_alternate);
	wait_for_stop(stopped);
	if (!leaves_one_frame(stopped)) {
		stopped_destroy(stopped);
		cr_skip_test("libunwind finds nothing");
	}
	cr_expect(agrees(stopped));
	stopped_destroy(stopped);
}

static void run_many(void)
{
	stack_t stack = { .ss_sp = malloc(STACK), .ss_size = STACK };
	struct sigaction action = { .sa_handler = handler,
				    .sa_flags = SA_ONSTACK };
	char path[1024];

	recurse(100);
	run_large();
	run_aligned();
	sigaltstack(&stack, NULL);
	sigaction(SIGUSR1, &action, NULL);
	raise(SIGUSR1);
	action.sa_flags = 0;
	sigaction(SIGUSR1, &action, NULL);
	raise(SIGUSR1);
	free(stack.ss_sp);
	snprintf(path, sizeof(path), "%s/helpers/touch_pages", getenv("BUILD"));
	execl(path, path, NULL);
}

Test(unwind, as_libunwind_does)
{
	need_libunwind();
	check_all(run_many);
}

static void run_python(void)
{
	execl("/usr/bin/python3", "python3", "-c", "import json, threading",
	      NULL);
}

static void run_perl(void)
{
	execl("/usr/bin/perl", "perl", "-e", "print STDERR sort 1..0", NULL);
}

static void run_shell(void)
{
	execl("/bin/sh", "sh", "-c", "x=$(echo a); trap : USR1; kill -USR1 $$",
	      NULL);
}

/* Every stop of a real program; a shell makes one for the rest. */
NOINLINE static void check_program(const char *path, void (*run)(void))
{
	need_libunwind();
	if (access(path, X_OK))
		cr_skip_test("%s is not installed", path);
	check_all(run);
}

Test(unwind, python_as_libunwind_does, .timeout = 120)
{
	check_program("/usr/bin/python3", run_python);
}

Test(unwind, perl_as_libunwind_does, .timeout = 120)
{
	check_program("/usr/bin/perl", run_perl);
}

/* libunwind finds nothing in one without a table of its rules. */
Test(unwind, shell_as_libunwind_does, .timeout = 120)
{
	char target[100] = "";

	if (readlink("/bin/sh", target, sizeof(target) - 1) > 0 &&
	    strstr(target, "busybox"))
		cr_skip_test("/bin/sh is busybox");
	check_program("/bin/sh", run_shell);
}

/* Built when it is needed, in a folder that is the child's as well. */
static char built[] = "/tmp/ptrail-test-XXXXXX";

static void run_built(void)
{
	chdir(built);
	execl("./probe", "probe", NULL);
}

static void check_built(const char *options)
{
	const char *source = getenv("SOURCE");
	char command[512];

	need_libunwind();
	cr_assert(mkdtemp(built));
	snprintf(command, sizeof(command),
		 "cd %s/tests/chains && c++ %s -o %s/probe 2>/dev/null",
		 source ? source : ".", options, built);
	if (system(command)) {
		rmdir(built);
		cr_skip_test("no C++ compiler");
	}
	check_all(run_built);
	snprintf(command, sizeof(command), "rm -r %s", built);
	cr_expect_eq(system(command), 0);
}

Test(unwind, cxx_as_libunwind_does, .timeout = 60)
{
	check_built("-O2 probe.cc");
}

Test(unwind, position_dependent_as_libunwind_does, .timeout = 60)
{
	check_built("-O2 -no-pie probe.cc");
}

/* Without that table libunwind takes to guessing. */
Test(unwind, static_as_libunwind_does, .timeout = 60)
{
	check_built("-O2 -static -Wl,--eh-frame-hdr probe.cc");
}

#ifdef __GLIBC__ /* musl has no such calls */
/* Contexts switched by hand. */
struct contexts {
	ucontext_t main;
	ucontext_t other;
};

NOINLINE static void other_context(void)
{
	stop_here();
	barrier();
}

static void run_context(void)
{
	struct contexts contexts;
	char *stack = malloc(STACK);

	getcontext(&contexts.other);
	contexts.other.uc_stack.ss_sp = stack;
	contexts.other.uc_stack.ss_size = STACK;
	contexts.other.uc_link = &contexts.main;
	makecontext(&contexts.other, other_context, 0);
	swapcontext(&contexts.main, &contexts.other);
}

Test(unwind, ends_where_a_context_does)
{
	struct stopped *stopped = stopped_create(run_context);

	wait_for_stop(stopped);
	cr_expect_eq(count_named(stopped, "other_context"), 1);
	cr_expect_eq(count_named(stopped, "run_context"), 0);
	stopped_destroy(stopped);
}
#endif

static size_t count_frames(const struct moment *moment, enum unwind_mode mode)
{
	struct unwind unwind;
	struct unwound frame;
	size_t count = 0;

	unwind_init(&unwind, moment, mode);
	while (count < FRAMES_MAX && unwind_next(&unwind, &frame))
		count++;
	return count;
}

/* A stack of frame pointers, made by hand, in our own memory. */
struct made {
	struct dsos *dsos;
	struct maps *maps;
	struct registers registers;
	struct moment moment;
	uint64_t words[96];
};

static uint64_t address_of(const void *pointer)
{
	return (uintptr_t)pointer;
}

/* As the machine has them; each is larger than any of its parts' place. */
static uint64_t *frame_at(struct made *made, unsigned frame)
{
	return &made->words[24 * frame + 4];
}

static struct made *made_create(void)
{
	struct made *made = calloc(1, sizeof(*made));

	made->dsos = dsos_create();
	made->maps = maps_create(made->dsos);
	made->registers.value[arch_native->machine->pc] = address_of(stop_here);
	made->registers.value[arch_native->machine->sp] =
		address_of(made->words);
	made->registers.value[arch_native->machine->fp] =
		address_of(frame_at(made, 0));
	made->moment = (struct moment){
		.tid = getpid(),
		.maps = made->maps,
		.registers = &made->registers,
		.memory = &memory_self,
	};
	return made;
}

static void made_destroy(struct made *made)
{
	maps_put(made->maps);
	dsos_destroy(made->dsos);
	free(made);
}

static void put_word(uint64_t *frame, int16_t offset, uint64_t word)
{
	memcpy((char *)frame + offset, &word, arch_native->machine->word);
}

static void link_frame(struct made *made, unsigned frame, unsigned next)
{
	const struct frame_chain *chain = &arch_native->machine->frames;
	uint64_t *from = frame_at(made, frame), *to = frame_at(made, next);

	put_word(from, chain->caller, address_of(to));
	put_word(chain->backchain ? to : from, chain->pc,
		 address_of(abort) + 1);
}

static void end_frames(struct made *made, unsigned frame)
{
	const struct frame_chain *chain = &arch_native->machine->frames;

	put_word(frame_at(made, frame), chain->caller, 0);
	if (!chain->backchain)
		put_word(frame_at(made, frame), chain->pc, 0);
}

Test(unwind, frame_pointers)
{
	struct made *made = made_create();

	link_frame(made, 0, 1);
	link_frame(made, 1, 2);
	end_frames(made, 2);
	cr_expect_eq(count_frames(&made->moment, UNWIND_FP_STRICT), 3);
	made_destroy(made);
}

Test(unwind, frame_pointers_in_a_circle)
{
	struct made *made = made_create();

	link_frame(made, 0, 1);
	link_frame(made, 1, 2);
	link_frame(made, 2, 0);
	cr_expect_lt(count_frames(&made->moment, UNWIND_FP_STRICT), 1000);
	cr_expect_lt(count_frames(&made->moment, UNWIND_FP), 1000);
	made_destroy(made);
}

Test(unwind, no_stack_at_all)
{
	struct made *made = made_create();

	made->registers.value[arch_native->machine->sp] = 0;
	made->registers.value[arch_native->machine->fp] = 0;
	made->registers.value[arch_native->machine->pc] = 0;
	cr_expect_eq(count_frames(&made->moment, UNWIND_DWARF), 1);
	cr_expect_eq(count_frames(&made->moment, UNWIND_FP), 1);
	made->registers.value[arch_native->machine->fp] = UINT64_MAX - 3;
	made->registers.value[arch_native->machine->sp] = UINT64_MAX;
	made->registers.value[arch_native->machine->pc] = address_of(abort);
	cr_expect_eq(count_frames(&made->moment, UNWIND_DWARF), 1);
	cr_expect_eq(count_frames(&made->moment, UNWIND_FP_STRICT), 1);
	made_destroy(made);
}
