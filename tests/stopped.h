/*
 * A child of the test's own binary that runs a function under ptrace, and the
 * moment it is stopped at. For tests of stacks.
 */
#ifndef PTRAIL_TESTS_STOPPED_H
#define PTRAIL_TESTS_STOPPED_H

#include <criterion/criterion.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arch.h"
#include "dso.h"
#include "maps.h"
#include "memory.h"
#include "unwind.h"
#include "unwind_memo.h"

struct stopped {
	pid_t pid;
	struct dsos *dsos;
	struct maps *maps;
	struct registers registers;
	struct memory_thread thread;
	struct moment moment;	/* with a memo of the walks before */
	struct unwind_memo *memo;
};

/* The child stops for the first time when it gives itself SIGSTOP. */
static inline struct stopped *stopped_create(void (*run)(void))
{
	struct stopped *stopped = calloc(1, sizeof(*stopped));

	stopped->pid = fork();
	if (!stopped->pid) {
		ptrace(PTRACE_TRACEME, 0, 0, 0);
		run();
		_exit(0);
	}
	stopped->dsos = dsos_create();
	stopped->maps = maps_create(stopped->dsos);
	memory_thread_init(&stopped->thread, stopped->pid);
	stopped->memo = unwind_memo_create();
	return stopped;
}

static inline void stopped_destroy(struct stopped *stopped)
{
	kill(stopped->pid, SIGKILL);
	waitpid(stopped->pid, NULL, 0);
	unwind_memo_destroy(stopped->memo);
	maps_put(stopped->maps);
	dsos_destroy(stopped->dsos);
	free(stopped);
}

/*
 * Waits for the next stop and returns its signal, SIGTRAP | 0x80 for system
 * calls; 0 when it has ended.
 */
static inline int stopped_wait(struct stopped *stopped)
{
	int status;

	cr_assert_eq(waitpid(stopped->pid, &status, 0), stopped->pid);
	if (!WIFSTOPPED(status))
		return 0;
	cr_assert(arch_registers(stopped->pid, &stopped->registers));
	stopped->moment = (struct moment){
		.tid = stopped->pid,
		.maps = stopped->maps,
		.registers = &stopped->registers,
		.memory = &stopped->thread.memory,
		.memo = stopped->memo,
	};
	return WSTOPSIG(status);
}

/* Lets it run to its next system call stop or signal. */
static inline void stopped_go(struct stopped *stopped, int signal)
{
	ptrace(PTRACE_SETOPTIONS, stopped->pid, 0,
	       PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL);
	ptrace(PTRACE_SYSCALL, stopped->pid, 0, signal);
}

#endif
