/*
 * Processes and threads: clone, wait, prctl, limits.
 */
#include "decode/args.h"
#include "decode/layout.h"

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

/* The child's number, or a descriptor for it. */
void print_clone_out(struct text *out, const struct call *call, unsigned index)
{
	enum { PIDFD = 0x1000 };
	int32_t value;

	if (!read_or_hex(out, call, arg_value(call, index), &value,
			 sizeof(value)))
		return;
	text_char(out, '[');
	if (call->args[0] & PIDFD)
		print_fd_value(out, call, value);
	else
		print_pid_value(out, call, value);
	text_char(out, ']');
}

/* An address, or a descriptor of a segment that begins there. */
void print_tls(struct text *out, const struct call *call, unsigned index)
{
	layout_print_at(out, call, &tls_layout, arg_value(call, index));
}

bool clone_has_arg(const struct call *call, unsigned index)
{
	return call->args[call->abi->clone_flags] &
	       (uintptr_t)call->row->args[index].param;
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

bool kcmp_has_idx(const struct call *call, unsigned index)
{
	enum { KCMP_TYPE = 2, TYPE_FILE = 0, TYPE_EPOLL_TFD = 7 };
	uint64_t type = arg_value(call, KCMP_TYPE);

	(void)index;
	return type == TYPE_FILE || type == TYPE_EPOLL_TFD;
}

/*
 * Descriptors of two processes, which are mostly the caller's own and shown as
 * those. Of an epoll instance the second is a struct that names one of its
 * files.
 */
void print_kcmp_idx(struct text *out, const struct call *call, unsigned index)
{
	enum { PID1 = 0, KCMP_TYPE = 2, IDX2 = 4, TYPE_EPOLL_TFD = 7 };
	bool same = arg_value(call, PID1) == arg_value(call, PID1 + 1);

	if (index == IDX2 && arg_value(call, KCMP_TYPE) == TYPE_EPOLL_TFD)
		layout_print_at(out, call, &kcmp_slot_layout,
				arg_value(call, index));
	else if (same && arg_value(call, index) <= INT32_MAX)
		print_fd_value(out, call, (int)arg_value(call, index));
	else
		print_ulong(out, call, index);
}
