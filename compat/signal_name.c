/* Names of signals for C libraries without sigabbrev_np(3). */
#include "compat/compat.h"

static const char *const names[] = {
	[SIGHUP] = "HUP",
	[SIGINT] = "INT",
	[SIGQUIT] = "QUIT",
	[SIGILL] = "ILL",
	[SIGTRAP] = "TRAP",
	[SIGABRT] = "ABRT",
	[SIGBUS] = "BUS",
	[SIGFPE] = "FPE",
	[SIGKILL] = "KILL",
	[SIGUSR1] = "USR1",
	[SIGSEGV] = "SEGV",
	[SIGUSR2] = "USR2",
	[SIGPIPE] = "PIPE",
	[SIGALRM] = "ALRM",
	[SIGTERM] = "TERM",
#ifdef SIGSTKFLT
	[SIGSTKFLT] = "STKFLT",
#endif
	[SIGCHLD] = "CHLD",
	[SIGCONT] = "CONT",
	[SIGSTOP] = "STOP",
	[SIGTSTP] = "TSTP",
	[SIGTTIN] = "TTIN",
	[SIGTTOU] = "TTOU",
	[SIGURG] = "URG",
	[SIGXCPU] = "XCPU",
	[SIGXFSZ] = "XFSZ",
	[SIGVTALRM] = "VTALRM",
	[SIGPROF] = "PROF",
	[SIGWINCH] = "WINCH",
	[SIGPOLL] = "POLL",
	[SIGPWR] = "PWR",
	[SIGSYS] = "SYS",
};

const char *compat_signal_name(int signal)
{
	size_t count = sizeof(names) / sizeof(names[0]);

	return signal > 0 && (size_t)signal < count ? names[signal] : NULL;
}
