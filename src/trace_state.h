/*
 * What the parts of the tracer share: trace.c (the loop), trace_call.c
 * (system calls) and trace_thread.c (threads that come, exec and go).
 */
#ifndef PTRAIL_TRACE_STATE_H
#define PTRAIL_TRACE_STATE_H

#include <stdbool.h>
#include <stdint.h>

#include "call_kinds.h"
#include "compat/compat.h"
#include "dso.h"
#include "fault.h"
#include "fault_stop.h"
#include "process.h"
#include "seccomp_filter.h"
#include "signals.h"
#include "trace.h"

/* What being traced adds to a call's duration, ns. */
struct calibration {
	uint64_t samples[TRACEE_CALIBRATION_CALLS];
	unsigned count;
	uint64_t untraced;	/* what the cheapest call takes otherwise */
	uint64_t cost;
};

/* What is seldom less, ns; see trace_duration.c. */
struct usual {
	uint64_t time;
	unsigned count;		/* seen, up to a few; 0: not known */
};

/* The times from a resumption and from a stop to its effect, together. */
struct latency {
	struct usual looked;	/* the stop was looked for when it came, .. */
	struct usual slept;	/* .. or it woke the tracer up */
};

struct trace {
	const struct trace_config *config;
	struct sink *sink;
	struct threads *threads;
	struct dsos *dsos;
	struct stack_reader *stacks;
	struct call_kinds *kinds;
	struct perf_events *perf;	/* NULL: refused */
	struct fault_maker fault_maker;
	struct trace_growth *growth;	/* NULL: nobody asks */
	bool fault_stops;	/* threads can stop at faults */
	bool fault_stacks;	/* records of faults have a piece of the stack */
	struct thread *returning;	/* at the exit stop of its call */
	struct stack *returning_stack;	/* its chain, once it was asked for */
	pid_t command;		/* 0: attached to what ran already */
	size_t unsettled;	/* threads that have not stopped yet, to begin
				   with or to be let go */
	int status;		/* of the command, as wait(2) gives it */
	int exec_error;		/* errno of its last exec that failed */
	bool filtered;		/* a seccomp filter lets calls pass */
	bool executed;		/* the command runs: events are shown */
	bool ended;		/* the command has ended */
	uint64_t ended_at;	/* when that was noticed */
	bool strangers;		/* there are children that are not traced */
	size_t amended;		/* threads in calls whose flags were changed */
	bool careful;		/* traced programs may serve page faults */
	bool said_error;	/* said once: that output failed, .. */
	bool said_left;		/* .. what the command has left, .. */
	bool said_untraced;	/* .. CLONE_UNTRACED, .. */
	bool said_set_id;	/* .. a set-user-ID program */
	uint64_t memory_next;	/* when the counters are due, ns */
	bool leaving;		/* detach from everything that stops */
	bool abandoning;	/* not to wait for the command's end */
	bool killing;		/* what cannot be detached from dies with us */
	int left_by;		/* the signal that made ptrail leave, or 0 */
	struct signals_request request;	/* to end, not yet obeyed */
	uint64_t requested;	/* when it came, ns; 0: there is none */
	struct received {
		pid_t sender;
		uint64_t time;
	} received[_NSIG];	/* when the command got each signal last */
	bool ticking;
	uint64_t active;	/* when the last stop was, ns */
	struct calibration calibration;
	struct latency latency;
	struct tracee_batch batch;
	struct compat_calls calls;
	bool stopped;		/* the thread that stopped last still is */
	uint64_t drained;	/* when a drain of the faults began */
	uint64_t settled;	/* the faults before that have been read */
	uint64_t ticked;
};

/* System calls. Each leaves the thread stopped, .. */
void trace_entry(struct trace *trace, struct thread *thread,
		 const struct stop *stop);
void trace_exit(struct trace *trace, struct thread *thread,
		const struct stop *stop);

/*
 * .. and this finishes when it runs again: a thread that is resumed soon finds
 * its CPU awake, which is several times cheaper than to wake that.
 */
void trace_after(struct trace *trace, struct thread *thread);

/* Shows the call that a thread is in as unfinished, if it is to be shown. */
void trace_unfinished(struct trace *trace, struct thread *thread);

/* The thread ended within a call that is or was to be shown. */
void trace_cut_off(struct trace *trace, struct thread *thread);

/*
 * Each thread takes a descriptor, and recorded page faults one for each
 * processor; what bounds the command's time or its files bounds ptrail's no
 * sooner. Not before the command, which inherits the limits.
 */
void trace_raise_limits(void);

/* Seizes what is asked for; what cannot be ends ptrail with a sentence. */
void trace_attach(struct trace *trace);

/*
 * To be called at each stop: what a thread that is attached to was doing, and
 * that it goes on with it although it was interrupted.
 */
void trace_settle(struct trace *trace, struct thread *thread,
		  const struct stop *stop);

/* A call that our interrupt made fail is entered again. */
void trace_mend(struct trace *trace, const struct thread *thread,
		const struct stop *stop);

/*
 * The filter by which only what is to be seen stops; false when that is all
 * there is.
 */
bool trace_filter_make(struct trace *trace, struct sock_fprog *program);

/*
 * CLONE_UNTRACED is taken out of a call that creates, where a filter is. To be
 * called at the entry and the exit, by the event of the creation, and when a
 * new thread stops first.
 */
void trace_untraced_entry(struct trace *trace, struct thread *thread,
			  const struct stop *stop);
void trace_untraced_exit(struct trace *trace, struct thread *thread);
void trace_untraced_create(const struct thread *parent, struct thread *child);
void trace_untraced_begin(struct trace *trace, struct thread *child);

/* After each call that returned: it may have installed a filter. */
void trace_note_filter(struct trace *trace, struct thread *thread);

/* At each stop of a thread in seccomp's strict mode, see enter_strict(). */
void trace_keep_strict(struct trace *trace, const struct thread *thread,
		       const struct stop *stop);
void trace_filter_stop(struct trace *trace, struct thread *thread,
		       const struct stop *stop);

/* Lets a thread run to its next stop that is to be seen. */
void trace_resume(struct trace *trace, struct thread *thread, int signal);

/* The thread of a stop; made if the kernel was faster than its parent's. */
struct thread *trace_thread(struct trace *trace, pid_t tid);

/* It is traced no longer. */
void trace_forget(struct trace *trace, struct thread *thread);

void trace_create(struct trace *trace, struct thread *parent, pid_t child);
struct thread *trace_exec(struct trace *trace, const struct stop *stop);
void trace_signal(struct trace *trace, struct thread *thread,
		  const struct stop *stop);
/* Of the command perhaps, which may have been let go before. */
void trace_note_end(struct trace *trace, const struct stop *stop);
void trace_death(struct trace *trace, struct thread *thread,
		 const struct stop *stop);

/* What trace_special.c says: thread->state is that of the call. */
void trace_special_entry(struct thread *thread, unsigned effects);

/* False when the call did not come to an end that has a result. */
bool trace_special_exit(struct trace *trace, struct thread *thread,
			unsigned effects);

/* What we read may from now on have to be fetched by a traced program. */
void trace_be_careful(struct trace *trace);

/* A program was executed: says once that it would have had privileges. */
void trace_note_set_id(struct trace *trace, pid_t tid);

/* Lets everything go that stops from now on. */
void trace_leave(struct trace *trace);

/* The end, see trace_end.c. Requests to end, as they come: */
void trace_obey_signals(struct trace *trace, uint64_t now);
bool trace_output_failed(struct trace *trace);

/* Whether a message about what still runs is to come, at a later tick. */
bool trace_waits_for_left(struct trace *trace, uint64_t now);

/* Whether ptrail ends only after it. */
bool trace_awaits_command(const struct trace *trace);

/* What ptrail is to exit with, once the command has ended. */
int trace_exit_status(struct trace *trace);

/*
 * Perf's records, of a stopped thread and what it starts. Draining turns those
 * of page faults into events.
 */
void trace_open_records(struct trace *trace, pid_t tid);
void trace_close_records(struct trace *trace);
void trace_drain(struct trace *trace);

/*
 * How long calls take: to be called at the end of an entry stop, at a stop
 * within the call, and at its exit, which gives the time it ended at and
 * corrects that of its begin. See trace_duration.c.
 */
void trace_duration_begin(struct trace *trace, struct thread *thread,
			  const struct stop *stop);
void trace_duration_stop(struct trace *trace, struct thread *thread,
			 const struct stop *stop);
uint64_t trace_duration_end(struct trace *trace, struct thread *thread,
			    const struct stop *stop);

/* How much of that the call was on a CPU; false if it is not known. */
bool trace_on_cpu(const struct trace *trace, const struct thread *thread,
		  uint64_t *time);

/* When the thread's call began to run, as well as it is known now. */
uint64_t trace_begin(const struct trace *trace, const struct thread *thread);

/* One of the calls before the command's exec took 'time'. */
void trace_calibrate(struct trace *trace, const struct thread *thread,
		     uint64_t time);

/* A call took 'time', which is more than what tracing adds to it. */
void trace_correct_calibration(struct trace *trace, uint64_t time);

/* The faults of a thread since its last stop that are in no event. */
struct fault_counts trace_untold_faults(struct trace *trace,
					struct thread *thread,
					const struct stop *stop);
void trace_emit_counts(struct trace *trace, struct thread *thread,
		       const struct stop *stop,
		       const struct fault_counts *counts);

/* The thread may have waited for a child. */
void trace_reaped(struct trace *trace, struct thread *thread,
		  const struct stop *stop);

enum {
	TRACE_STACK_COPIED = 16384,	/* bytes a record .. */
	TRACE_STACK_LEAST = 2048,	/* .. and where many find no room */
};

/* Stops at the faults of a process whose only thread is stopped. */
void trace_watch_faults(struct trace *trace, struct process *process);
/* A record of the process has kept too little of the stack. */
void trace_note_cut(struct trace *trace, struct process *process);
void trace_fault_stop(struct trace *trace, struct thread *thread,
		      const struct stop *stop);

/*
 * The accounts of --growth, if it was asked for. A process' report is made
 * where it is about to end, while its memory is still there.
 */
void trace_growth_open(struct trace *trace);
void trace_growth_close(struct trace *trace);
void trace_growth_entry(struct trace *trace, struct thread *thread);
void trace_growth_exit(struct trace *trace, struct thread *thread);
void trace_growth_attach(struct trace *trace, struct thread *thread);
void trace_growth_exec(struct trace *trace, struct thread *thread);
void trace_growth_create(struct trace *trace, struct thread *parent,
			 struct thread *child);
void trace_growth_touch(struct trace *trace, struct thread *thread,
			uint64_t address, const struct stack *stack);
void trace_growth_ends(struct trace *trace, struct thread *thread, bool group);
void trace_growth_killed(struct trace *trace, struct thread *thread,
			 int signal);
void trace_growth_note_stop(struct trace *trace, const struct stop *stop);
void trace_growth_tick(struct trace *trace, uint64_t now);
void trace_growth_report(struct trace *trace);

/* A process begins or ends: its counter has a value there. */
void trace_memory_note(struct trace *trace, const struct thread *thread);
void trace_memory_tick(struct trace *trace, uint64_t now);

/* Ticks come although nothing stops. */
void trace_keep_ticking(struct trace *trace);

/* The chain of a stopped thread; NULL if none is wanted. */
struct stack *trace_stack(struct trace *trace, struct thread *thread);
struct stack *trace_stack_at(struct trace *trace, struct thread *thread,
			     const struct registers *registers);

/* An event of a thread, with its numbers and name. */
struct event *trace_event(const struct thread *thread, enum event_kind kind,
			  uint64_t begin, uint64_t end);

/* Hands an event on; it comes out once none can come before it any more. */
void trace_emit(struct trace *trace, struct event *event);

#endif
