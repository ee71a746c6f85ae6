/*
 * What the parts of --growth share: trace_growth.c keeps the accounts,
 * trace_growth_look.c looks at them and reports.
 */
#ifndef PTRAIL_TRACE_GROWTH_STATE_H
#define PTRAIL_TRACE_GROWTH_STATE_H

#include "growth_calls.h"
#include "growth_report.h"
#include "trace_state.h"

struct trace_growth {
	struct growth_chains *chains;
	const struct growth_call **calls; /* by index in call_rows[] */
	uint64_t serial;		  /* of the call accounted last */
	uint64_t begin;
	uint64_t next;	/* when the next report of --every is due */
	unsigned small; /* processes that ended and were not shown */
	struct marked {
		pid_t pid;
		struct growth_mark *mark;
	} * marks;
	size_t mark_count;
	uint64_t stops;		      /* while attached, .. */
	uint64_t held;		      /* .. and how long they lasted, ns */
	struct growth_screen *screen; /* of --top; NULL: none */
	struct text saved;	      /* reports to be put into a file */
	char *reserve; /* memory to look at who is killed for lack of it */
};

/* Why a process is looked at. */
enum look {
	LOOK_REPORT = 1,
	LOOK_MARK = 2,
	LOOK_END = 4,
	LOOK_LAST = 8, /* ptrail leaves it */
	LOOK_TOP = 16,
	LOOK_SAVE = 32,
};

/* The account of the thread's address space; begun if there is none. */
struct growth_space *trace_growth_space(struct trace *trace,
					const struct thread *thread);

/* The view as events, which the machine formats show. */
void trace_growth_events(struct trace *trace, const struct thread *thread,
			 const struct growth_view *view,
			 const struct growth_moment *moment);

/* Looks at each process of which a thread is left. */
void trace_growth_look(struct trace *trace, unsigned look);

/* --top, in trace_growth_top.c. Closed, the screen is as it was before. */
void trace_growth_top_open(struct trace *trace);
void trace_growth_top_tick(struct trace *trace, uint64_t now);
void trace_growth_top_close(struct trace *trace);

/* One process' part of it. */
void trace_growth_top_add(struct trace *trace, const struct thread *thread,
			  const struct growth_view *view,
			  struct growth_moment *moment);

/*
 * In a memory cgroup that is full ptrail would wait for pages until those of
 * the killed process are gone: it keeps some to give back then.
 */
void trace_growth_reserve(struct trace_growth *growth);
void trace_growth_reserve_free(struct trace_growth *growth);

void trace_growth_look_close(struct trace *trace);

#endif
