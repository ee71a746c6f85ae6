/*
 * A system call as a row: its arguments' names and how each is printed.
 * calls.c is the table; a call is printed into values, which any writer can
 * put into a line.
 */
#ifndef PTRAIL_DECODE_CALL_H
#define PTRAIL_DECODE_CALL_H

#include "arch.h"
#include "event.h"
#include "memory.h"
#include "text.h"

struct call;
struct call_row;

/* Prints the value of argument 'index' (never its name). */
typedef void print_arg(struct text *out, const struct call *call,
		       unsigned index);

/* Prints the result of a call that did not fail. */
typedef void print_result(struct text *out, const struct call *call);

/* Whether an argument means anything in this call; NULL: always. */
typedef bool arg_shown(const struct call *call, unsigned index);

enum arg_flags {
	ARG_OUT = 1,	/* filled by the kernel: printed at the exit */
	ARG_ZERO = 2,	/* shown when zero, too */
	ARG_HALF = 4,	/* an int: only the lower 32 bits count */
	ARG_PAIR = 8,	/* 64 bits, where a register has 32: two registers */
	ARG_IN = 16,	/* with OUT: printed at the entry, too .. */
	ARG_KEEP = 32,	/* .. and that stays in front of what came out */
	ARG_FAILED = 64,	/* with OUT: filled by a call that fails, too */
	ARG_PLAIN = 128,	/* printed by nothing but the registers */
};

struct arg {
	const char *name;
	print_arg *print;
	const void *param;	/* a flag set, or what the printer takes */
	arg_shown *shown;
	arg_shown *keeps;	/* whether KEEP counts; NULL: always */
	unsigned flags;
	unsigned other;		/* the argument with its size or count */
};

/* What a call changes that a tracer keeps a copy of. */
enum call_effects {
	EFFECT_MAPS = 1,	/* mappings of the address space */
	EFFECT_FDS = 2,		/* what open descriptors stand for: any */
	EFFECT_COMM = 4,	/* may change the thread's name */
	EFFECT_EXEC = 8,
	EFFECT_ENDS = 16,	/* does not return: exit, exit_group */
	EFFECT_SIGRETURN = 32,	/* its result is the interrupted context's */
	EFFECT_RANGE = 64,	/* with MAPS: only [args 0, args 0 + args 1) .. */
	EFFECT_PROT = 128,	/* .. and args 2 is the new protection */
	EFFECT_REAPS = 4096,	/* may wait for a child's end */
	EFFECT_DATA = 2048,	/* with MAPS: never mappings of code */
	EFFECT_CLOSES_0 = 256,	/* the descriptor in args 0, .. */
	EFFECT_RENAMES_0 = EFFECT_CLOSES_0 | 8192,	/* it has another
							   address */
	EFFECT_CLOSES_1 = 512,	/* .. in args 1, .. */
	EFFECT_CLOSES_RANGE = 1024,	/* .. or all from args 0 to args 1 */
	EFFECT_RESTARTS = 1 << 16,	/* continues the call before it */
	EFFECT_RESUMES = 1 << 22,	/* may be so continued */
	EFFECT_CREATES = 1 << 17,	/* a thread or process */
	EFFECT_SECCOMP = 1 << 18,	/* may install a seccomp filter */
	EFFECT_GROUP = 1 << 20,	/* with ENDS: of all threads */
	EFFECT_PAGES = 1 << 21,	/* may drop pages of a mapping that stays */
	EFFECT_TRACES = 1 << 19,	/* may stop other threads */
	EFFECT_STRICT = 1 << 23,	/* seccomp's strict mode lets it pass */
	EFFECT_SERVES = 1 << 24,	/* what the kernel reads for us may have to
					   be served by the program, .. */
	EFFECT_MAY_SERVE = 1 << 25,	/* .. the same, but seldom */
	EFFECT_BRIEF = 1 << 26,	/* returns at once, from where it was called;
				   what it is given, nobody else changes */
};

struct call_row {
	const char *name;
	struct arg args[EVENT_ARGS];	/* ends at the first without a name */
	print_result *result;		/* NULL: a signed decimal */
	unsigned effects;
};

/* Where descriptors and pids get their names from; NULL functions: nowhere. */
struct names {
	/* What 'fd' stands for, unescaped; NULL when unknown. */
	const char *(*fd)(const struct names *names, int fd);
	/* The name of a process or thread; NULL when unknown. */
	const char *(*pid)(const struct names *names, pid_t pid);
	/* Our number for one that the thread, in another pid namespace, calls
	   'pid'; 0: the same, or not known. */
	pid_t (*own_pid)(const struct names *names, pid_t pid);
	/* The network interface of that index; NULL when unknown. */
	const char *(*interface)(const struct names *names, unsigned index);
};

struct decode_style {
	size_t string_limit;	/* bytes of a string shown; 0: all there are,
				   bounded by DECODE_STRING_MAX */
	bool show_zeros;
	bool show_prefix;	/* O_RDONLY rather than RDONLY */
	bool raw;		/* numbers only */
	size_t line_limit;	/* bytes of all arguments together; 0:
				   DECODE_LINE_LIMIT */
};

enum {
	DECODE_LINE_LIMIT = 4096,
	DECODE_STRING_MAX = 65536,
	DECODE_STRING_LIMIT = 64,	/* string_limit's default */
};

struct call {
	const struct call_row *row;	/* NULL: an unknown number */
	const struct abi *abi;
	uint64_t number;		/* index in the ABI's table */
	uint64_t args[EVENT_ARGS];
	uint64_t stack;			/* its pointer; 0: not known */
	bool returned;			/* result and failed are set */
	bool failed;
	int64_t result;			/* -errno when failed */
	const struct memory *memory;
	const struct names *names;	/* may be NULL */
	const struct decode_style *style;
};

/* The row of call 'number' of an ABI, NULL when it has none. */
const struct call_row *call_row(const struct abi *abi, uint64_t number);

/* The row of that name in the table, NULL if there is none. */
const struct call_row *call_row_by_name(const char *name);

/* The table, sorted by name. */
extern const struct call_row call_rows[];
extern const size_t call_rows_count;

/* A call's arguments and result as text. */
struct call_text {
	struct text text;	/* the values one behind the other */
	unsigned count;
	struct event_value values[EVENT_ARGS];	/* in the order of the row */
	struct text result;
};

void call_text_finish(struct call_text *text);

/* At the entry: every argument, those the kernel fills as their address. */
void call_print_entry(const struct call *call, struct call_text *out);

/*
 * At the exit: the arguments that the kernel filled are printed anew, and the
 * result. Takes what call_print_entry() left in 'out'.
 */
void call_print_exit(const struct call *call, struct call_text *out);

/*
 * Whether the one and the other can be done when the thread runs again: they
 * look neither at memory nor at names, or, until the exit, only at what stays.
 */
bool call_entry_can_wait(const struct call *call);
bool call_exit_can_wait(const struct call *call);

#endif
