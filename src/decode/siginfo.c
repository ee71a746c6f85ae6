/* Signals with their si_code, see sigaction(2): a code is a line below. */
#include "decode/siginfo.h"

#include <stdbool.h>
#include <stdint.h>

#include "decode/flags.h"

enum { FIRST_RT = 32, LAST_RT = 64 };

struct code {
	int signal; /* 0: of any */
	int code;
	const char *name;
};

static const struct code codes[] = {
	{ 0, SI_USER, "USER" },
	{ 0, SI_KERNEL, "KERNEL" },
	{ 0, SI_QUEUE, "QUEUE" },
	{ 0, SI_TIMER, "TIMER" },
	{ 0, SI_MESGQ, "MESGQ" },
	{ 0, SI_ASYNCIO, "ASYNCIO" },
	{ 0, SI_SIGIO, "SIGIO" },
	{ 0, SI_TKILL, "TKILL" },
	{ SIGILL, ILL_ILLOPC, "ILLOPC" },
	{ SIGILL, ILL_ILLOPN, "ILLOPN" },
	{ SIGILL, ILL_ILLADR, "ILLADR" },
	{ SIGILL, ILL_ILLTRP, "ILLTRP" },
	{ SIGILL, ILL_PRVOPC, "PRVOPC" },
	{ SIGILL, ILL_PRVREG, "PRVREG" },
	{ SIGILL, ILL_COPROC, "COPROC" },
	{ SIGILL, ILL_BADSTK, "BADSTK" },
	{ SIGFPE, FPE_INTDIV, "INTDIV" },
	{ SIGFPE, FPE_INTOVF, "INTOVF" },
	{ SIGFPE, FPE_FLTDIV, "FLTDIV" },
	{ SIGFPE, FPE_FLTOVF, "FLTOVF" },
	{ SIGFPE, FPE_FLTUND, "FLTUND" },
	{ SIGFPE, FPE_FLTRES, "FLTRES" },
	{ SIGFPE, FPE_FLTINV, "FLTINV" },
	{ SIGFPE, FPE_FLTSUB, "FLTSUB" },
	{ SIGSEGV, SEGV_MAPERR, "MAPERR" },
	{ SIGSEGV, SEGV_ACCERR, "ACCERR" },
	{ SIGSEGV, 3, "BNDERR" },
	{ SIGSEGV, 4, "PKUERR" },
	{ SIGSEGV, 5, "ACCADI" },
	{ SIGSEGV, 6, "ADIDERR" },
	{ SIGSEGV, 7, "ADIPERR" },
	{ SIGSEGV, 8, "MTEAERR" },
	{ SIGSEGV, 9, "MTESERR" },
	{ SIGSEGV, 10, "CPERR" },
	{ SIGBUS, BUS_ADRALN, "ADRALN" },
	{ SIGBUS, BUS_ADRERR, "ADRERR" },
	{ SIGBUS, BUS_OBJERR, "OBJERR" },
	{ SIGBUS, 4, "MCEERR_AR" },
	{ SIGBUS, 5, "MCEERR_AO" },
	{ SIGTRAP, TRAP_BRKPT, "BRKPT" },
	{ SIGTRAP, TRAP_TRACE, "TRACE" },
	{ SIGTRAP, 3, "BRANCH" },
	{ SIGTRAP, 4, "HWBKPT" },
	{ SIGTRAP, 5, "UNK" },
	{ SIGTRAP, 6, "PERF" },
	{ SIGCHLD, CLD_EXITED, "EXITED" },
	{ SIGCHLD, CLD_KILLED, "KILLED" },
	{ SIGCHLD, CLD_DUMPED, "DUMPED" },
	{ SIGCHLD, CLD_TRAPPED, "TRAPPED" },
	{ SIGCHLD, CLD_STOPPED, "STOPPED" },
	{ SIGCHLD, CLD_CONTINUED, "CONTINUED" },
	{ SIGPOLL, POLL_IN, "IN" },
	{ SIGPOLL, POLL_OUT, "OUT" },
	{ SIGPOLL, POLL_MSG, "MSG" },
	{ SIGPOLL, POLL_ERR, "ERR" },
	{ SIGPOLL, POLL_PRI, "PRI" },
	{ SIGPOLL, POLL_HUP, "HUP" },
	{ SIGSYS, 1, "SECCOMP" },
	{ SIGSYS, 2, "USER_DISPATCH" },
};

void signal_name(struct text *out, int signal)
{
	const char *name = flags_name(&signals, signal);

	if (name) {
		text_puts(out, name);
	} else if (signal >= FIRST_RT && signal <= LAST_RT) {
		text_puts(out, "RT_");
		text_unsigned(out, signal - FIRST_RT);
	} else {
		text_signed(out, signal);
	}
}

const char *siginfo_code_name(int signal, int code)
{
	for (size_t i = 0; i < sizeof(codes) / sizeof(*codes); i++)
		if (codes[i].code == code &&
		    (codes[i].signal == signal || !codes[i].signal))
			return codes[i].name;
	return NULL;
}

static void print_code(struct text *out, int signal, int code)
{
	const char *name = siginfo_code_name(signal, code);

	if (name) {
		text_puts(out, name);
		return;
	}
	text_puts(out, "code: ");
	text_signed(out, code);
}

static void print_field(struct text *out, const char *name, int64_t value)
{
	text_puts(out, name);
	text_signed(out, value);
}

static void print_address(struct text *out, const siginfo_t *info)
{
	text_puts(out, ", addr: ");
	text_hex(out, (uintptr_t)info->si_addr);
}

static void print_child(struct text *out, const siginfo_t *info)
{
	print_field(out, ", pid: ", info->si_pid);
	if (info->si_code == CLD_EXITED) {
		print_field(out, ", status: ", info->si_status);
		return;
	}
	text_puts(out, ", status: ");
	signal_name(out, info->si_status);
}

/* Made by the kernel for an event of that signal, which fills other fields. */
static void print_own(struct text *out, int signal, const siginfo_t *info)
{
	switch (signal) {
	case SIGSEGV:
	case SIGBUS:
	case SIGILL:
	case SIGFPE:
	case SIGTRAP:
		print_address(out, info);
		break;
	case SIGCHLD:
		print_child(out, info);
		break;
	case SIGSYS:
		print_field(out, ", call: ", info->si_syscall);
		break;
	case SIGPOLL:
		print_field(out, ", fd: ", info->si_fd);
		break;
	}
}

void siginfo_print(struct text *out, int signal, const siginfo_t *info)
{
	signal_name(out, signal);
	text_puts(out, " (");
	print_code(out, signal, info->si_code);
	if (info->si_code > 0 && info->si_code != SI_KERNEL) {
		print_own(out, signal, info);
	} else if (info->si_code == SI_USER || info->si_code == SI_TKILL ||
		   info->si_code == SI_QUEUE) {
		print_field(out, ", pid: ", info->si_pid);
		print_field(out, ", uid: ", info->si_uid);
	} else if (info->si_code == SI_TIMER) {
		print_field(out, ", timer: ", info->si_timerid);
	}
	text_char(out, ')');
}
