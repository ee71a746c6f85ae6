/*
 * perf_event_open(2): page faults of a process and all it starts, one ring
 * buffer per CPU. This file knows the kernel's interface; fault.h gives the
 * records a meaning.
 */
#ifndef PTRAIL_PERF_EVENTS_H
#define PTRAIL_PERF_EVENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "text.h"

enum {
	PERF_WANT_MINOR = 1,
	PERF_WANT_MAJOR = 2,
	PERF_WANT_CHAIN = 4,	/* user (and kernel) call chains by fp */
	PERF_WANT_NOW = 8,	/* from now on, not from the next exec on */
	PERF_WANT_SWITCHES = 16, /* when threads begin and cease to run */
};

struct perf_config {
	unsigned want;
	int signal;		/* for the calling thread when a ring has filled
				   by a quarter */
	unsigned stack_size;	/* bytes of the user's stack, with its registers,
				   that each fault in user mode comes with;
				   less than 64 KiB, 0: none */
	unsigned stack_least;	/* as few of them may come where the rings are
				   small, for more faults to find room there */
	size_t ring_pages;	/* of a CPU's ring, a power of two; 0: as many
				   as are good and permitted */
};

/* What went wrong in perf_events_open(), for a message to the user. */
enum perf_step { PERF_STEP_OPEN, PERF_STEP_MAP };

struct perf_failure {
	enum perf_step step;
	int error;		/* errno */
};

/* Who refused and why, and what can be done about it (NULL: not known). */
void perf_failure_why(const struct perf_failure *failure, struct text *out);
const char *perf_failure_remedy(const struct perf_failure *failure);

/* At most three whole lines: what is missing, why, and the remedy. */
void perf_failure_explain(const struct perf_failure *failure,
			  struct text *out);

struct perf_events;

/*
 * Opens them on a stopped thread, inherited by what it starts, disabled until
 * its next exec. The kernel's part is included if that is permitted. NULL with
 * '*failure' set when the kernel refuses.
 */
struct perf_events *perf_events_open(pid_t tid,
				     const struct perf_config *config,
				     struct perf_failure *failure);
void perf_events_close(struct perf_events *events);

/*
 * The same for one more stopped thread, into the same rings: those that run
 * already when a process is attached to. False leaves the thread out.
 */
bool perf_events_add(struct perf_events *events, pid_t tid,
		     struct perf_failure *failure);

/* How many records of faults a ring has room for, to half of it. */
size_t perf_events_room(const struct perf_events *events);

/* Whether faults taken in kernel mode are included. */
bool perf_events_kernel(const struct perf_events *events);

enum { PERF_CHAIN_MAX = 127 };

struct perf_sample {
	pid_t pid;
	pid_t tid;
	uint64_t time;		/* CLOCK_MONOTONIC, ns */
	uint64_t ip;
	uint64_t address;
	bool major;
	bool kernel;		/* taken in kernel mode */
	/* Innermost first: 'kernel_count' kernel addresses, then the user's. */
	size_t count;
	size_t kernel_count;
	uint64_t chain[PERF_CHAIN_MAX];
	/*
	 * With a stack_size, in user mode: the registers of arch's perf_mask,
	 * and what was on the stack from its pointer on. They are gone with the
	 * call of the reader. NULL if there are none.
	 */
	const uint64_t *registers;
	bool narrow;		/* they are those of a 32-bit program */
	const void *stack;
	size_t stack_size;
};

/* A thread began to run on a CPU, or ceased to ('out'). */
struct perf_switch {
	pid_t tid;
	bool out;
	uint64_t time;		/* CLOCK_MONOTONIC, ns */
};

struct perf_reader {
	void (*sample)(struct perf_reader *reader,
		       const struct perf_sample *sample);
	void (*lost)(struct perf_reader *reader, uint64_t count, uint64_t time);
	void (*switched)(struct perf_reader *reader,
			 const struct perf_switch *change);
};

/* Hands on all records there are, each ring in its own order. */
void perf_events_read(struct perf_events *events, struct perf_reader *reader);

/* Of the ring that is filled most; costs no system call. */
struct perf_pressure {
	bool hungry;	/* more than half full */
	bool full;	/* no room for a record: there may be lost ones */
};

struct perf_pressure perf_events_pressure(const struct perf_events *events);

/* No more records from now on, whatever runs. */
void perf_events_stop(struct perf_events *events);

/*
 * Once they are stopped and the rings are read: faults the kernel counted but
 * neither recorded nor reported as lost. It reports lost records with the next
 * one that fits, and the last may have none.
 */
uint64_t perf_events_unreported(const struct perf_events *events);

#endif
