/*
 * Processes and threads: clone, wait, prctl, limits.
 */
#include "decode/args.h"

#include <sys/wait.h>

enum { EXIT_SIGNAL = 0xff }; /* CSIGNAL: the low byte of clone's flags */

void print_clone_flags(struct text *out, const struct call *call,
		       unsigned index)
{
	uint64_t value = arg_value(call, index);
	uint64_t flags = value & ~(uint64_t)EXIT_SIGNAL;
	int sig = (int)(value & EXIT_SIGNAL);

	if (flags)
		flags_print(out, call->style, &clone_flags, flags);
	if (flags && sig)
		text_char(out, '|');
	if (sig)
		print_signal_value(out, call, sig);
	if (!value)
		text_char(out, '0');
}

bool clone_has_arg(const struct call *call, unsigned index)
{
	return call->args[0] & (uintptr_t)call->row->args[index].param;
}

static void print_status(struct text *out, const struct call *call, int status)
{
	if (WIFEXITED(status)) {
		text_puts(out, "EXITED ");
		text_signed(out, WEXITSTATUS(status));
	} else if (WIFSTOPPED(status)) {
		text_puts(out, "STOPPED ");
		/* A ptrace event is above the signal. */
		print_signal_value(out, call, WSTOPSIG(status) & 0x7f);
	} else if (WIFCONTINUED(status)) {
		text_puts(out, "CONTINUED");
	} else {
		text_puts(out, "KILLED ");
		print_signal_value(out, call, WTERMSIG(status));
	}
	if (WIFSIGNALED(status) && WCOREDUMP(status))
		text_puts(out, " CORE");
}

/* Without a child to report the status is left as it was. */
void print_wait_status(struct text *out, const struct call *call,
		       unsigned index)
{
	uint64_t address = arg_value(call, index);
	int32_t status;

	if (call->result == 0) {
		text_hex(out, address);
		return;
	}
	if (!read_or_hex(out, call, address, &status, sizeof(status)))
		return;
	text_char(out, '[');
	print_status(out, call, status);
	text_char(out, ']');
}

enum prctl_kind {
	PRCTL_ADDRESS,
	PRCTL_NUMBER,
	PRCTL_SIGNAL,
	PRCTL_STRING,
};

struct prctl {
	unsigned option;
	unsigned used;	      /* arguments behind the option */
	enum prctl_kind kind; /* of arg2 */
};

/* clang-format off */

/* What is not in here shows all its arguments, in hex. */
static const struct prctl prctls[] = {
	{ 1, 1, PRCTL_SIGNAL },		/* SET_PDEATHSIG */
	{ 2, 1, PRCTL_ADDRESS },	/* GET_PDEATHSIG */
	{ 3, 0, PRCTL_NUMBER },		/* GET_DUMPABLE */
	{ 4, 1, PRCTL_NUMBER },		/* SET_DUMPABLE */
	{ 7, 0, PRCTL_NUMBER },		/* GET_KEEPCAPS */
	{ 8, 1, PRCTL_NUMBER },		/* SET_KEEPCAPS */
	{ 13, 0, PRCTL_NUMBER },	/* GET_TIMING */
	{ 14, 1, PRCTL_NUMBER },	/* SET_TIMING */
	{ 15, 1, PRCTL_STRING },	/* SET_NAME */
	{ 16, 1, PRCTL_ADDRESS },	/* GET_NAME */
	{ 21, 0, PRCTL_NUMBER },	/* GET_SECCOMP */
	{ 22, 2, PRCTL_NUMBER },	/* SET_SECCOMP */
	{ 23, 1, PRCTL_NUMBER },	/* CAPBSET_READ */
	{ 24, 1, PRCTL_NUMBER },	/* CAPBSET_DROP */
	{ 25, 1, PRCTL_ADDRESS },	/* GET_TSC */
	{ 26, 1, PRCTL_NUMBER },	/* SET_TSC */
	{ 27, 0, PRCTL_NUMBER },	/* GET_SECUREBITS */
	{ 28, 1, PRCTL_ADDRESS },	/* SET_SECUREBITS */
	{ 29, 1, PRCTL_NUMBER },	/* SET_TIMERSLACK */
	{ 30, 0, PRCTL_NUMBER },	/* GET_TIMERSLACK */
	{ 31, 0, PRCTL_NUMBER },	/* TASK_PERF_EVENTS_DISABLE */
	{ 32, 0, PRCTL_NUMBER },	/* TASK_PERF_EVENTS_ENABLE */
	{ 34, 0, PRCTL_NUMBER },	/* MCE_KILL_GET */
	{ 36, 1, PRCTL_NUMBER },	/* SET_CHILD_SUBREAPER */
	{ 37, 1, PRCTL_ADDRESS },	/* GET_CHILD_SUBREAPER */
	{ 38, 1, PRCTL_NUMBER },	/* SET_NO_NEW_PRIVS */
	{ 39, 0, PRCTL_NUMBER },	/* GET_NO_NEW_PRIVS */
	{ 40, 1, PRCTL_ADDRESS },	/* GET_TID_ADDRESS */
	{ 41, 1, PRCTL_NUMBER },	/* SET_THP_DISABLE */
	{ 42, 0, PRCTL_NUMBER },	/* GET_THP_DISABLE */
	{ 47, 2, PRCTL_NUMBER },	/* CAP_AMBIENT */
	{ 52, 1, PRCTL_NUMBER },	/* GET_SPECULATION_CTRL */
	{ 53, 2, PRCTL_NUMBER },	/* SET_SPECULATION_CTRL */
	{ 57, 1, PRCTL_NUMBER },	/* SET_IO_FLUSHER */
	{ 58, 0, PRCTL_NUMBER },	/* GET_IO_FLUSHER */
	{ 65, 1, PRCTL_ADDRESS },	/* SET_MDWE */
	{ 66, 0, PRCTL_NUMBER },	/* GET_MDWE */
	{ 0, 0, PRCTL_NUMBER },
};

/* clang-format on */

static const struct prctl *find_prctl(const struct call *call)
{
	uint32_t option = (uint32_t)call->args[0];

	for (const struct prctl *p = prctls; p->option; p++)
		if (p->option == option)
			return p;
	return NULL;
}

bool prctl_has_arg(const struct call *call, unsigned index)
{
	const struct prctl *known = find_prctl(call);

	return !known || index <= known->used;
}

void print_prctl_arg2(struct text *out, const struct call *call, unsigned index)
{
	const struct prctl *known = find_prctl(call);
	enum prctl_kind kind = known ? known->kind : PRCTL_ADDRESS;
	uint64_t value = arg_value(call, index);

	if (kind == PRCTL_STRING)
		print_string_at(out, call, value, EVENT_COMM_SIZE - 1);
	else if (kind == PRCTL_SIGNAL)
		print_signal_value(out, call, (int)value);
	else if (kind == PRCTL_NUMBER)
		text_unsigned(out, value);
	else
		text_hex(out, value);
}

bool kcmp_has_idx(const struct call *call, unsigned index)
{
	enum { KCMP_TYPE = 2, TYPE_FILE = 0, TYPE_EPOLL_TFD = 7 };
	uint64_t type = arg_value(call, KCMP_TYPE);

	(void)index;
	return type == TYPE_FILE || type == TYPE_EPOLL_TFD;
}
