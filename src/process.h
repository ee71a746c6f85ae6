/*
 * The threads under trace and what each is doing. Threads of a process share
 * its mappings and descriptors, and so do processes that were cloned so.
 */
#ifndef PTRAIL_PROCESS_H
#define PTRAIL_PROCESS_H

#include <net/if.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "asleep.h"
#include "decode/call.h"
#include "event.h"
#include "fd_names.h"
#include "maps.h"
#include "memory.h"
#include "run_time.h"

/* What stops a process at its page faults, see trace_fault_stops.c. */
struct fault_stops {
	int *events;		/* perf events, of so many of its threads */
	size_t count;
	unsigned period;	/* they stop it at every such fault */
	unsigned shallow;	/* such stops in a row with a small stack */
	bool deep;		/* records have kept too little of it */
};

struct process {
	pid_t pid;
	unsigned threads;	/* that are alive */
	struct maps *maps;
	struct fd_names *fds;
	struct fault_stops stops;
	bool had_threads;	/* more than one at some time */
	uint64_t waited_minor;	/* faults of children that it has waited for */
	uint64_t waited_major;
	bool own_filter;	/* has, or had a parent with, a seccomp filter */
};

/* How far the thread's current system call has got. */
enum thread_call {
	THREAD_IN_USER,
	THREAD_IN_CALL,		/* between its entry and its exit */
	THREAD_CALL_SHOWN,	/* the same, and printed as unfinished */
	THREAD_CALL_HIDDEN,	/* the same, of a call that is not shown */
};

/* When the thread was on a CPU since its call was resumed, ns; 0: never. */
struct thread_run {
	uint64_t first_in;
	uint64_t last_in;
	uint64_t last_out;
	uint64_t on_cpu;
	bool lost;	/* there may have been more than is known */
};

/*
 * The same by the scheduler's statistics, where records are not read: of the
 * runs since then, each from a resumption to the next stop.
 */
struct thread_runs {
	struct run_time_file file;
	struct run_time last;	/* at the last stop, .. */
	bool read;		/* .. if it was read there */
	unsigned unread;	/* stops since, of whose runs only 'on_cpu' was */
	bool in_call;
	uint64_t resumed;	/* when that ended, ns */
	unsigned count;
	uint64_t time;		/* ns, with what being traced adds to each */
	uint64_t on_cpu;
	bool known;		/* how much that is */
};

/* The thread's page faults since its last stop in a call, and at it. */
struct thread_faults {
	uint64_t minor;		/* all there were up to the last stop */
	uint64_t major;
	uint64_t told_minor;	/* events made since */
	uint64_t told_major;
	bool stopped;		/* stopped at one: its record is to come */
	uint64_t ip;
	uint64_t address;
	struct stack *stack;
};

/* What is left to do of a stop when its thread has been resumed. */
struct thread_due {
	bool entry;		/* the call's entry is to be printed, .. */
	bool exit;		/* .. its exit, .. */
	struct event *event;	/* .. which this is the event of; or NULL */
};

/* The flags of a call that creates, while ptrail has changed them. */
struct amendment {
	const struct abi *abi;	/* NULL: it has not */
	uint64_t number;	/* of the call */
	uint64_t argument;	/* the first one, as it is now */
	uint64_t flags;		/* as the program gave them */
	bool pointed;		/* they are where the argument points */
};

struct thread {
	struct threads *threads;	/* it is in */
	pid_t tid;
	struct process *process;
	char comm[EVENT_COMM_SIZE];
	bool orphan;		/* its first stop came before its parent's */
	bool attached;		/* it ran before, and has not stopped yet */
	bool leaving;		/* interrupted, to be let go */
	struct asleep asleep;	/* in what, when it was attached to */
	const char *asleep_in;	/* likewise, or NULL */
	bool watched;		/* its page faults are recorded */
	uint64_t continued;	/* number of a call that began unseen and will
				   be entered again, plus one; 0: none */
	uint64_t restarted;	/* the same of the call that restart_syscall
				   continues */
	bool filter_stop;	/* its last stop was a filter's, taken for an entry */
	enum thread_call state;
	uint64_t begin;		/* of the call: when it was resumed, ns */
	const char *call_name;
	char unknown_name[32];	/* what call_name points to if it has no row */
	bool refused;		/* the call was not let through */
	bool strict;		/* in seccomp's strict mode, kept up by ptrail */
	struct amendment amended;	/* in its call */
	struct amendment owed;	/* its creator's, to be mended in its copy */
	struct call call;
	struct call_text text;
	struct thread_due due;
	uint64_t pc;		/* at its last stop, in a native call; or 0 */
	uint64_t sp;
	uint64_t stack_reach;	/* how much of the stack its last chain took */
	struct unwind_memo *memo; /* of that chain; NULL: there was none */
	struct stack *stack;	/* taken at the entry, for some calls */
	struct thread_run run;
	struct thread_runs runs;
	struct thread_faults faults;
	struct growth_space *freed;	/* by its call, while that runs */
	struct memory_thread memory;
	struct names names;
	unsigned char pid_level;	/* of its pid namespace: 1 is ours, 0
					   not known yet */
	pid_t pid_number;	/* its number there */
	char interface[IF_NAMESIZE];	/* the last that was named */
	struct thread *next;	/* in its bucket */
};

struct threads;

struct threads *threads_create(void);
void threads_destroy(struct threads *threads);
size_t threads_count(const struct threads *threads);

/* NULL when there is none of that number. */
struct thread *threads_find(const struct threads *threads, pid_t tid);

/* A thread of an existing process, or of a new one (fill in what it shares). */
struct thread *threads_add(struct threads *threads, pid_t tid,
			   struct process *process);
struct thread *threads_add_process(struct threads *threads, pid_t tid,
				   struct maps *maps, struct fd_names *fds);

/* Without any it no longer stops. */
void process_close_stops(struct process *process);

/* Forgets a thread; with the last one of its process that as well. */
void threads_remove(struct threads *threads, struct thread *thread);

/* An exec by 'thread': it takes the number of its process. */
void threads_rename(struct threads *threads, struct thread *thread, pid_t tid);

/* Any live thread of process 'pid', NULL if there is none. */
struct thread *threads_of_process(const struct threads *threads, pid_t pid);

/* Calls 'visit' for each; it must not add or remove any. */
void threads_each(const struct threads *threads,
		  void (*visit)(struct thread *thread, void *context),
		  void *context);

/*
 * Their memory is from now on read only where it is present: the rest may have
 * to be fetched by one of them, which could not while it is stopped.
 */
void threads_be_careful(struct threads *threads);

/* Whose processes /proc shows. */
enum proc_kind {
	PROC_OWN,
	PROC_FOREIGN,	/* another pid namespace's: its numbers are others */
	PROC_MISSING,
};

enum proc_kind process_proc_kind(void);

/* What stands behind a field ("Uid") in the text of a status; NULL: nothing. */
const char *status_field(const char *status, const char *field);

/*
 * The first number of a field ("Uid") of /proc/TID/status; -1 when the thread
 * is gone or the field is not there.
 */
long thread_read_status(pid_t tid, const char *field);

/*
 * /proc/TID/NAME as a string, cut to 'size'; 0 and an empty one when it cannot
 * be read.
 */
size_t thread_read_file(pid_t tid, const char *name, char *buffer, size_t size);

/* The process a thread belongs to, as the kernel says; 0 when it is gone. */
pid_t thread_read_tgid(pid_t tid);

/* A thread's name, "" when it is gone. */
void thread_name(pid_t tid, char comm[EVENT_COMM_SIZE + 1]);

/* Whether a signal sent to process 'pid' waits to be delivered to it. */
bool process_has_pending(pid_t pid, int signal);

/* The thread's own faults so far; false when it is gone. */
bool thread_read_faults(const struct thread *thread, uint64_t *minor,
			uint64_t *major);

/* Takes the thread's name anew from the kernel; keeps the old if it is gone. */
void thread_read_comm(struct thread *thread);

#endif
