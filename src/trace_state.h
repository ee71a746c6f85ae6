/*
 * What the parts of the tracer share: trace.c (the loop), trace_call.c
 * (system calls) and trace_thread.c (threads that come, exec and go).
 */
#ifndef PTRAIL_TRACE_STATE_H
#define PTRAIL_TRACE_STATE_H

#include <stdbool.h>
#include <stdint.h>

#include "call_kinds.h"
#include "dso.h"
#include "fault.h"
#include "process.h"
#include "trace.h"

struct trace {
	const struct trace_config *config;
	struct sink *sink;
	struct threads *threads;
	struct dsos *dsos;
	struct stack_reader *stacks;
	struct call_kinds *kinds;
	struct faults *faults;	/* NULL: none wanted, or refused */
	pid_t command;
	int status;		/* of the command, as wait(2) gives it */
	int exec_error;		/* errno of its last exec that failed */
	bool executed;		/* the command runs: events are shown */
	bool ended;		/* the command has ended */
	bool leaving;		/* detach from everything that stops */
	int left_by;		/* the signal that made ptrail leave, or 0 */
	siginfo_t received;	/* the signal that the command got last */
	bool ticking;
	uint64_t active;	/* when the last stop was, ns */
	struct tracee_batch batch;
	uint64_t drained;	/* when the last drain of the faults began */
	uint64_t settled;	/* when the one before that began */
	uint64_t ticked;
};

/* System calls. Each leaves the thread stopped. */
void trace_entry(struct trace *trace, struct thread *thread,
		 const struct stop *stop);
void trace_exit(struct trace *trace, struct thread *thread,
		const struct stop *stop);

/* Shows the call that a thread is in as unfinished, if it is to be shown. */
void trace_unfinished(struct trace *trace, struct thread *thread);

/* The thread ended within a call that is or was to be shown. */
void trace_cut_off(struct trace *trace, struct thread *thread);

/* The thread of a stop; made if the kernel was faster than its parent's. */
struct thread *trace_thread(struct trace *trace, pid_t tid);

void trace_create(struct trace *trace, struct thread *parent, pid_t child);
struct thread *trace_exec(struct trace *trace, const struct stop *stop);
void trace_signal(struct trace *trace, struct thread *thread,
		  const struct stop *stop);
void trace_death(struct trace *trace, struct thread *thread,
		 const struct stop *stop);

/* Turns the records of page faults that there are into events. */
void trace_drain(struct trace *trace);

/* An event of a thread, with its numbers and name. */
struct event *trace_event(const struct thread *thread, enum event_kind kind,
			  uint64_t begin, uint64_t end);

/* Hands an event on; it comes out once none can come before it any more. */
void trace_emit(struct trace *trace, struct event *event);

#endif
