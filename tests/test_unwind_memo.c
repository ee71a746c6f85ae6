/*
 * What a walk takes over from the last one: at every single instruction of
 * some code, with and without that, the frames are the same.
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>

#include "stopped.h"

#define NOINLINE __attribute__((noipa))

enum { FRAMES_MAX = 400, STEPS = 20000, STEPS_LEAST = 3000 };

static volatile int sink;

NOINLINE static void leaf(int number)
{
	sink += number;
}

/* One whose frame's size is known only by its frame pointer. */
NOINLINE static void varying(int number)
{
	volatile char room[number * 16 + 1];

	room[0] = number;
	leaf(room[0]);
}

NOINLINE static void by_pointer(void (*function)(int), int number)
{
	function(number);
	leaf(number);
}

NOINLINE static int recurse(int depth)
{
	if (depth % 3 == 1)
		varying(depth);
	if (depth)
		by_pointer(depth % 2 ? leaf : varying, recurse(depth - 1));
	return depth + sink % 2;
}

/* The same places, with other callers. */
NOINLINE static void one(void)
{
	recurse(6);
	leaf(1);
}

NOINLINE static void other(void)
{
	recurse(6);
	leaf(2);
}

static void handler(int signal)
{
	(void)signal;
	recurse(3);
}

static void run(void)
{
	struct sigaction action = { .sa_handler = handler };
	char *libc_too;

	sigaction(SIGUSR1, &action, NULL);
	raise(SIGSTOP);
	for (int i = 0; i < 6; i++) {
		if (i % 2)
			one();
		else
			other();
		libc_too = strdup("a string");
		free(libc_too);
	}
	raise(SIGUSR1);
	one();
}

static size_t walk(const struct moment *moment, enum unwind_mode mode,
		   struct unwound *frames)
{
	struct unwind unwind;
	size_t count = 0;

	unwind_init(&unwind, moment, mode);
	while (count < FRAMES_MAX && unwind_next(&unwind, &frames[count]))
		count++;
	return count;
}

static bool same(const struct unwound *a, const struct unwound *b)
{
	return a->pc == b->pc && a->interrupted == b->interrupted &&
	       a->handlers_end == b->handlers_end && a->guessed == b->guessed;
}

/* 'partial' and 'in_call' as at the stops of calls. */
static void check_moment(struct moment moment, enum unwind_mode mode,
			 unsigned step)
{
	static struct unwound seen[FRAMES_MAX], plain[FRAMES_MAX];
	size_t count = walk(&moment, mode, seen), i;

	moment.memo = NULL;
	cr_assert_eq(walk(&moment, mode, plain), count, "%zu frames at %u",
		     count, step);
	for (i = 0; i < count; i++)
		cr_assert(same(&seen[i], &plain[i]), "frame %zu at %u", i,
			  step);
}

/* With all registers, or with only those that a call's stop tells. */
static void check_steps(enum unwind_mode mode, bool partial)
{
	struct stopped *stopped = stopped_create(run);
	unsigned steps = 0;
	int signal = stopped_wait(stopped);

	cr_assert_eq(signal, SIGSTOP);
	ptrace(PTRACE_SETOPTIONS, stopped->pid, 0, PTRACE_O_EXITKILL);
	while (signal && steps++ < STEPS) {
		stopped->moment.partial = partial;
		stopped->moment.in_call = partial && steps % 5 == 0;
		check_moment(stopped->moment, mode, steps);
		ptrace(PTRACE_SINGLESTEP, stopped->pid, 0,
		       signal == SIGUSR1 ? signal : 0);
		signal = stopped_wait(stopped);
	}
	cr_expect_gt(steps, STEPS_LEAST);
	stopped_destroy(stopped);
}

Test(unwind_memo, dwarf)
{
	check_steps(UNWIND_DWARF, false);
}

Test(unwind_memo, dwarf_with_few_registers)
{
	check_steps(UNWIND_DWARF, true);
}

Test(unwind_memo, frame_pointers)
{
	check_steps(UNWIND_FP, true);
}

Test(unwind_memo, strict_frame_pointers)
{
	check_steps(UNWIND_FP_STRICT, false);
}
