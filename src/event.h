/*
 * What the tracer makes and the writers read: one event a line of output.
 * An event is whole and immutable: it needs no traced thread any more.
 */
#ifndef PTRAIL_EVENT_H
#define PTRAIL_EVENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/types.h>

#include "text.h"

enum event_kind {
	EVENT_CALL,	/* a system call */
	EVENT_FAULT,	/* a page fault */
	EVENT_SIGNAL,	/* a signal is about to be delivered */
	EVENT_EXIT,	/* a thread ended */
	EVENT_MEMORY,	/* how much there is of a process */
	EVENT_GROWTH,	/* who made a part of that */
	EVENT_NOTE,	/* something the reader must know, such as lost records */
};

enum {
	EVENT_COMM_SIZE = 16,	/* TASK_COMM_LEN */
	EVENT_ARGS = 6,
};

/*
 * A code address, named. The strings belong to the dso cache, which outlives
 * the events. They are foreign text and not yet escaped.
 */
struct frame {
	const char *symbol;	/* demangled; NULL when there is none */
	const char *dso;	/* path, "[vdso]", "//anon"; NULL: nothing mapped */
	uint64_t offset;	/* in the dso's file; the address where no file is */
	uint64_t symbol_offset;	/* from the symbol's start */
	const char *file;	/* of the source; NULL: not known or asked for */
	unsigned line;
	bool inlined;		/* into the function of the next frame */
	bool guessed;		/* found by its likeness to a call */
	const char *shown;	/* what frame_print() makes of it; NULL: it has
				   to be asked */
	size_t shown_length;
};

/*
 * A frame as chains show it, escaped: "symbol (dso)", "[0xoffset] (dso)",
 * "symbol (inlined)", with the source's file and line behind if known. With
 * 'addresses' also how far it is behind the symbol's start.
 */
void frame_print(struct text *out, const struct frame *frame, bool addresses);

/* A call chain, innermost frame first. */
struct stack {
	size_t count;
	size_t omitted;		/* outer frames left out by a depth limit */
	size_t cut;		/* the chain goes on beyond so many bytes of the
				   stack, which is all that was kept; 0: no */
	struct frame frames[];
};

/* One argument: its name, and where its value stands in call.text. */
struct event_value {
	const char *name;
	uint32_t start;
	uint32_t length;
	bool late;	/* only known since the call has ended */
};

enum call_state {
	CALL_WHOLE,
	CALL_UNFINISHED,	/* still running: prints "..." */
	CALL_RESUMED,		/* the end of one that was printed unfinished */
};

struct event_call {
	const char *name;
	enum call_state state;
	unsigned count;
	struct event_value values[EVENT_ARGS];
	uint64_t args[EVENT_ARGS];
	const char *text;	/* the values, escaped already */
	const char *result;	/* "3", "-1 ENOENT (No such ..)", "?" */
	int64_t returned;	/* the raw result; negative errno when failed */
	bool failed;
	bool on_cpu_known;
	uint64_t on_cpu;	/* ns of its duration that it ran on a CPU */
	uint64_t faults;	/* that it took and no line tells of */
};

struct event_fault {
	uint64_t counted;	/* not 0: so many, of which only that is known */
	bool major;
	bool kernel;		/* taken in kernel mode */
	bool execute;		/* an instruction fetch */
	struct frame code;	/* who faulted; code.offset is the ip if unmapped */
	uint64_t address;	/* what was touched */
	const char *map;	/* NULL: nothing is mapped there */
	uint64_t map_offset;	/* file offset, or address where no file is */
};

struct event_exit {
	int status;		/* as wait(2) gives it */
	bool group;		/* the whole process ended with it */
};

/* Bytes, as the kernel counts them. */
struct event_memory {
	uint64_t size;		/* VmSize; 0: not asked for */
	uint64_t resident;	/* VmRSS */
};

/* What is still there of what calls with one chain made, in bytes. */
struct event_growth {
	const char *what;	/* a call's name, or what is no call's; NULL: it
				   was touched by the chain */
	bool call;		/* 'what' is a call */
	bool last;		/* no later report has this process */
	uint64_t mapped;
	uint64_t reserved;
	uint64_t resident;
	uint64_t swapped;
	uint64_t huge;		/* resident in huge pages */
	uint64_t calls;
	uint64_t age;		/* ns since the first of them */
};

/* Of a note: records that are missing. */
struct event_lost {
	uint64_t count;		/* 0: it tells of something else */
	const char *what;	/* static */
};

struct event {
	enum event_kind kind;
	pid_t pid;
	pid_t tid;
	char comm[EVENT_COMM_SIZE];
	uint64_t begin;		/* CLOCK_MONOTONIC, ns; 0: not known */
	uint64_t end;
	const char *text;	/* of signals and notes; escaped already */
	union {
		struct event_call call;
		struct event_fault fault;
		struct event_exit exit;
		struct event_memory memory;
		struct event_growth growth;
		struct event_lost lost;
	};
	struct stack *stack;	/* NULL: none was asked for */

	/* Where event_keep() puts strings. */
	char *room;
	size_t room_size;
	struct event_block *blocks;
};

/* Not so for one that still runs, or ended its thread: its result is "?". */
static inline bool event_call_returned(const struct event_call *call)
{
	return call->state != CALL_UNFINISHED && call->result &&
	       strcmp(call->result, "?");
}

/* Whether the time from 'begin' to 'end' is one that was spent in it. */
static inline bool event_has_duration(const struct event *event)
{
	if (!event->begin || event->end < event->begin)
		return false;
	return event->kind == EVENT_FAULT ||
	       (event->kind == EVENT_CALL && event_call_returned(&event->call));
}

/* An event owns its stack and the strings put into it by event_keep(). */
struct event *event_create(enum event_kind kind);
void event_destroy(struct event *event);

/* A copy of 'length' bytes, zero-terminated, that lives as long as the event. */
const char *event_keep(struct event *event, const char *bytes, size_t length);

#endif
