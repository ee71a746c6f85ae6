/*
 * ptrace(2): starting a command under trace, waiting for stops and saying
 * what each is, resuming. Knows nothing of what a call means. A thread that
 * vanished is an ordinary outcome of everything here.
 */
#ifndef PTRAIL_TRACEE_H
#define PTRAIL_TRACEE_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "arch.h"

enum stop_kind {
	STOP_ENTRY,	/* of a system call */
	STOP_EXIT,	/* of a system call */
	STOP_CALL,	/* of a system call: the kernel does not say which */
	STOP_SECCOMP,	/* a seccomp filter says so; otherwise as STOP_ENTRY */
	STOP_SIGNAL,	/* 'signal' is about to be delivered */
	STOP_GROUP,	/* stopped by a stop signal: tracee_listen() */
	STOP_EXEC,	/* a new program; 'other' is who called exec */
	STOP_CREATE,	/* 'other' was created by fork, vfork or clone */
	STOP_NOTICE,	/* a new thread's first stop, or an interrupt's */
	STOP_ENDING,	/* about to end, its memory is still there: 'signal' kills
			   it, 0: none does */
	STOP_DEATH,	/* ended, with 'status'; the tid is free again */
	STOP_OTHER,	/* nothing to say; to be resumed */
	STOP_GONE,	/* a kill or another thread's exec has ended it */
};

enum { STOP_ARGS = 6 };

/* Page faults as getrusage(2) counts them. */
struct fault_counts {
	uint64_t minor;
	uint64_t major;
};

struct stop {
	pid_t tid;
	enum stop_kind kind;
	uint64_t time;		/* CLOCK_MONOTONIC, ns */
	bool slept;		/* until then the tracer did */
	int status;		/* as wait(2) gave it */
	struct fault_counts faults;	/* of its process, and of those that has
				   waited for; zero unless asked for */
	int signal;		/* STOP_SIGNAL, STOP_GROUP, STOP_ENDING */
	siginfo_t info;		/* STOP_SIGNAL */
	pid_t other;		/* STOP_EXEC, STOP_CREATE */
	const struct abi *abi;	/* STOP_ENTRY; NULL: none that is known */
	uint64_t number;	/* STOP_ENTRY: index in the ABI's table */
	uint64_t args[STOP_ARGS];	/* STOP_ENTRY */
	uint32_t data;		/* STOP_SECCOMP: of SECCOMP_RET_TRACE */
	uint64_t pc;		/* of a native call; 0: not known */
	uint64_t sp;
	uint64_t stack;		/* sp of whatever ABI; 0: not known */
	int64_t result;		/* STOP_EXIT */
	bool failed;		/* STOP_EXIT */
};

enum wait_outcome {
	WAIT_STOP,		/* '*stop' is filled */
	WAIT_INTERRUPTED,	/* by a signal to the tracer */
	WAIT_OVER,		/* there is no tracee any more */
};

/* What tracee_start() needs to know. */
struct tracee_command {
	const char *path;	/* the file to execute */
	char *const *argv;
	char *const *envp;
	const char *user;	/* whose rights it has; NULL: ptrail's */
	bool follow;		/* trace its threads and children as well */
	bool endings;		/* STOP_ENDING is wanted */
	const struct sock_fprog *filter; /* installed before; NULL: none */
};

/* getppid(2), which the child makes before its exec: see trace_calibrate.c. */
enum { TRACEE_CALIBRATION_CALLS = 15 };

/*
 * Forks a child that will execute the command, seized and stopped before that,
 * to be killed if the tracer dies; tracee_started() ends that unless there is
 * a filter, with which a program cannot live on untraced. -1 with errno when the kernel refuses; '*what' then says which request.
 */
pid_t tracee_start(const struct tracee_command *command, const char **what);
void tracee_started(pid_t pid, const struct tracee_command *command,
		    bool filtered);

/*
 * Becomes the tracer of a running thread, which goes on; 0 or errno. What it
 * wants of it is as for a command.
 */
int tracee_seize(pid_t tid, const struct tracee_command *command);

/* What the kernel calls ERESTART..: results that no program ever sees. */
enum {
	RESTART_SYS = 512,
	RESTART_NOINTR = 513,
	RESTART_NOHAND = 514,	/* begins anew if no signal handler runs */
	RESTART_BLOCK = 516,	/* goes on by restart_syscall(2) */
};

/* Whether a call that returned 'result' will be entered again. */
bool tracee_restarts(int64_t result);

/*
 * The stops that were there at one moment. Taking them all before the next
 * wait is fair to all threads, and orders what they did.
 */
struct tracee_batch {
	struct tracee_status {
		pid_t tid;	/* 0: over, a later one in the batch says how */
		int status;
		uint64_t time;
		bool slept;
		struct fault_counts faults;
	} *items;
	bool count_faults;	/* ask for them at each stop */
	size_t count;
	size_t size;
	size_t next;
	uint64_t complete;	/* every stop before that time is in it, ns */
	size_t unswept;		/* stops taken singly since the last sweep */
	bool settled;		/* none is left unseen, the next one signals */
	unsigned calm;		/* sweeps in a row that found nothing */
	struct tracee_look {
		uint64_t until;	/* the present look's end; 0: there is none */
		unsigned rest;	/* twice the waits without one after the last in vain, */
		unsigned skip;	/* .. and those that are left of them */
		bool hopeful;	/* the last wait ended with a stop */
	} look;
};

void tracee_batch_finish(struct tracee_batch *batch);

/*
 * Gives the next stop of the batch; with none left waits for a new one or,
 * interrupted by a signal, says so. 'tracees' is how many threads there are:
 * with one there is nothing to look for but its stop, and with many the walk
 * of all that wait4(2) takes is avoided. SIGCHLD must be blocked.
 */
enum wait_outcome tracee_wait(struct tracee_batch *batch, size_t tracees,
			      struct stop *stop);

/* What kind of stop 'status' is; fills in the rest. */
enum stop_kind tracee_classify(struct stop *stop);

/* Whether that was the last stop of its batch. */
static inline bool tracee_batch_done(const struct tracee_batch *batch)
{
	return batch->next >= batch->count;
}

/* Lets a stopped thread run to its next stop, delivering 'signal' (0: none). */
void tracee_resume(pid_t tid, int signal);

/* The same, but calls do not stop it unless a seccomp filter says so. */
void tracee_continue(pid_t tid, int signal);

/* Leaves a thread in its group stop and waits for its end. */
void tracee_listen(pid_t tid);

/* Asks a running thread for a stop. */
void tracee_interrupt(pid_t tid);

/* Lets a stopped thread go for good, delivering 'signal'. */
void tracee_detach(pid_t tid, int signal);

/* Whether a signal waits that was sent to a stopped thread itself, with that
   si_code; 0: any. */
bool tracee_has_pending(pid_t tid, int signal, int code);

uint64_t clock_now(void);	/* CLOCK_MONOTONIC, ns */

#endif
