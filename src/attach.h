/*
 * Which running threads are to be traced, and why one cannot be. Attaching
 * itself is trace_attach.c's.
 */
#ifndef PTRAIL_ATTACH_H
#define PTRAIL_ATTACH_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "event.h"
#include "text.h"

struct attach {
	pid_t *pids;		/* processes */
	size_t pid_count;
	pid_t *tids;		/* single threads */
	size_t tid_count;
	bool by_user;		/* all processes of 'user' */
	uid_t user;
};

static inline bool attach_wanted(const struct attach *attach)
{
	return attach->pid_count || attach->tid_count || attach->by_user;
}

/* Adds the numbers of "1,2"; false when 'list' is no such list. */
bool attach_add(pid_t **ids, size_t *count, const char *list);
void attach_finish(struct attach *attach);

/*
 * Calls 'visit' for each number in a folder of /proc: its processes, or a
 * process' threads in /proc/PID/task. False when there is no such folder.
 */
bool attach_each(const char *folder, void (*visit)(pid_t id, void *context),
		 void *context);

/* What is known of a thread that cannot be traced. */
struct attach_facts {
	pid_t tid;
	int error;			/* errno of PTRACE_SEIZE */
	char comm[EVENT_COMM_SIZE + 1];
	bool ended;			/* a zombie, or gone */
	bool kernel;			/* a thread of the kernel's */
	pid_t tracer;			/* 0: none */
	char tracer_comm[EVENT_COMM_SIZE + 1];
	uid_t user;
	uid_t own_user;			/* ptrail's */
	int yama;			/* kernel.yama.ptrace_scope, 0: none */
};

struct attach_facts attach_facts_read(pid_t tid, int error);

/* One sentence: the reason and the remedy. */
void attach_explain(const struct attach_facts *facts, struct text *out);

/*
 * Why process 'pid' must not be traced by this one, NULL if it may: it is
 * this one, started it, or traces it.
 */
const char *attach_forbidden(pid_t pid);

/*
 * Whether the process holds what it can serve page faults or files by: they
 * may be waited for by whoever reads its memory, or the files.
 */
bool attach_serves(pid_t pid);

#endif
