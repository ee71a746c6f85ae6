/*
 * struct siginfo: a head, and behind it what the signal's origin filled in.
 * What goes with which si_code is in kinds[]. Likewise struct sigevent.
 */
#include <signal.h>

#include "decode/args.h"
#include "decode/layout.h"
#include "decode/siginfo.h"

enum { SIGINFO_SIZE = 128 };

/* clang-format off */

static void field_code(struct text *out, const struct view *view)
{
	const char *name = siginfo_code_name(
		(int)view_number(view, "si_signo"), (int)view->value);

	if (name)
		text_puts(out, name);
	else
		text_signed(out, (int64_t)view->value);
}

static const struct field head_fields[] = {
	F(S32, si_signo, AS(field_signal)),
	F(S32, si_errno, AS(field_error), QUIET),
	F(S32, si_code, AS(field_code)),
};
static LAYOUT(head);

static const struct field killed_fields[] = {
	F(S32, si_pid, AS(field_pid)),
	F(U32, si_uid),
};
static LAYOUT(killed);

static const struct field queued_fields[] = {
	F(S32, si_pid, AS(field_pid)),
	F(U32, si_uid),
	F(POINTER, si_value),
};
static LAYOUT(queued);

static const struct field timer_fields[] = {
	F(S32, si_timerid),
	F(S32, si_overrun),
	F(POINTER, si_value),
};
static LAYOUT(timer);

static const struct field exited_fields[] = {
	F(S32, si_pid, AS(field_pid)),
	F(U32, si_uid),
	F(S32, si_status),
	F(LONG, si_utime),
	F(LONG, si_stime),
};
static LAYOUT(exited);

/* Its status is the signal that killed, stopped or continued it. */
static const struct field child_fields[] = {
	F(S32, si_pid, AS(field_pid)),
	F(U32, si_uid),
	F(S32, si_status, AS(field_signal)),
	F(LONG, si_utime),
	F(LONG, si_stime),
};
static LAYOUT(child);

static const struct field fault_fields[] = {
	F(POINTER, si_addr),
};
static LAYOUT(fault);

static const struct field memory_fields[] = {
	F(POINTER, si_addr),
	F(U16, si_addr_lsb, AS(field_hex)),
};
static LAYOUT(memory);

static const struct field bound_fields[] = {
	F(POINTER, si_addr),
	PAD(ULONG, 1),
	F(POINTER, si_lower),
	F(POINTER, si_upper),
};
static LAYOUT(bound);

static const struct field keyed_fields[] = {
	F(POINTER, si_addr),
	PAD(ULONG, 1),
	F(U32, si_pkey),
};
static LAYOUT(keyed);

static const struct field polled_fields[] = {
	F(LONG, si_band),
	F(S32, si_fd, AS(field_fd)),
};
static LAYOUT(polled);

static const struct field forbidden_fields[] = {
	F(POINTER, si_call_addr),
	F(S32, si_syscall),
	F(U32, si_arch, AS(field_hex)),
};
static LAYOUT(forbidden);

/* clang-format on */

static const struct layout *own_layout(int signal, int code)
{
	enum { BNDERR = 3, PKUERR = 4, MCEERR_AR = 4, MCEERR_AO = 5 };

	switch (signal) {
	case SIGCHLD:
		return code == CLD_EXITED ? &exited : &child;
	case SIGSEGV:
		if (code == BNDERR)
			return &bound;
		return code == PKUERR ? &keyed : &fault;
	case SIGBUS:
		return code == MCEERR_AR || code == MCEERR_AO ? &memory
							      : &fault;
	case SIGILL:
	case SIGFPE:
	case SIGTRAP:
		return &fault;
	case SIGPOLL:
		return &polled;
	case SIGSYS:
		return &forbidden;
	default:
		return &killed;
	}
}

static const struct layout *rest_layout(int signal, int code)
{
	if (code == SI_TIMER)
		return &timer;
	if (code == SI_USER || code == SI_TKILL)
		return &killed;
	if (code < 0)
		return &queued;
	return code == SI_KERNEL ? &killed : own_layout(signal, code);
}

static void print_info(struct text *out, const struct call *call,
		       const unsigned char *bytes)
{
	int32_t numbers[3] = { load(bytes, 4), load(bytes + 4, 4),
			       load(bytes + 8, 4) };
	size_t start = call->abi->word == 8 ? 16 : 12;
	struct piece first = { bytes, 12, 0, 0 };
	struct piece rest = { bytes + start, SIGINFO_SIZE - start, 0, 0 };
	struct view view = { .call = call, .layout = &head, .piece = &first };
	bool begins = true;

	layout_print_fields(out, &view, &begins);
	view.layout = rest_layout(numbers[0], numbers[2]);
	view.piece = &rest;
	layout_print_fields(out, &view, &begins);
	text_puts(out, " }");
}

/* waitid gives an empty one when there is no child to report. */
void print_siginfo(struct text *out, const struct call *call, unsigned index)
{
	unsigned char bytes[SIGINFO_SIZE];

	if (!read_or_hex(out, call, arg_value(call, index), bytes,
			 sizeof(bytes)))
		return;
	if (load(bytes, 4))
		print_info(out, call, bytes);
	else
		text_puts(out, "{}");
}

/* clang-format off */

static const struct field sigevent_fields[] = {
	F(POINTER, sigev_value),
	F(S32, sigev_signo, AS(field_signal)),
	F(S32, sigev_notify, IN_SET(sigev_notifies)),
	F(S32, sigev_notify_thread_id, AS(field_pid), QUIET),
};
static LAYOUT(sigevent);

/* clang-format on */

void print_sigevent(struct text *out, const struct call *call, unsigned index)
{
	layout_print_at(out, call, &sigevent, arg_value(call, index));
}
