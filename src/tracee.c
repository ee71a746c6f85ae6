/*
 * Starting, classifying, resuming. A new kind of stop is a line in enum
 * stop_kind and one in tracee_classify().
 */
#include "tracee.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "compat/compat.h"
#include "compat/uapi.h"
#include "seccomp_filter.h"

enum { PENDING = 16 };	/* siginfos read at once */

static unsigned long trace_options(const struct tracee_command *command)
{
	unsigned long options = PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACEEXEC;

	if (command->follow)
		options |= PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK |
			   PTRACE_O_TRACECLONE;
	if (command->endings)
		options |= PTRACE_O_TRACEEXIT;
	return options;
}

static unsigned long command_options(const struct tracee_command *command,
				     bool filtered)
{
	unsigned long options = trace_options(command);

	if (filtered)
		options |= PTRACE_O_TRACESECCOMP | PTRACE_O_EXITKILL;
	return options;
}

uint64_t clock_now(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec * UINT64_C(1000000000) + now.tv_nsec;
}

static bool become(const char *name)
{
	const struct passwd *user = compat_user_by_name(name);

	return user && compat_user_groups(name, user->pw_gid) &&
	       !setgid(user->pw_gid) && !setuid(user->pw_uid);
}

/* In the child: waits until it is traced, and becomes the command. */
static void __attribute__((noreturn))
run(const struct tracee_command *command, int gate)
{
	char *shell[] = { "sh", (char *)command->path, NULL };
	char byte;

	while (read(gate, &byte, 1) < 0 && errno == EINTR)
		;
	for (int i = 0; i < TRACEE_CALIBRATION_CALLS; i++)
		syscall(SYS_getppid);
	/* The tracer sees whether it could be. */
	if (command->filter)
		seccomp_filter_install(command->filter);
	if (command->user && !become(command->user))
		_exit(127);
	execve(command->path, command->argv, command->envp);
	/* A script without #! goes to the shell, as execvp(3) does. */
	if (errno == ENOEXEC && !command->argv[1])
		execve("/bin/sh", shell, command->envp);
	_exit(127);
}

/* Seizes the child and has it stopped. */
static bool seize(pid_t pid, const struct tracee_command *command,
		  const char **what)
{
	unsigned long options =
		command_options(command, command->filter) | PTRACE_O_EXITKILL;
	int status;

	*what = "PTRACE_SEIZE";
	if (ptrace(PTRACE_SEIZE, pid, 0, options))
		return false;
	/* A seized thread reports calls only after a restart from a stop. */
	*what = "PTRACE_INTERRUPT";
	if (ptrace(PTRACE_INTERRUPT, pid, 0, 0))
		return false;
	*what = "wait4";
	return waitpid(pid, &status, __WALL) == pid && WIFSTOPPED(status);
}

pid_t tracee_start(const struct tracee_command *command, const char **what)
{
	int gate[2], error;
	pid_t pid;

	*what = "pipe2";
	if (pipe2(gate, O_CLOEXEC))
		return -1;
	*what = "fork";
	pid = fork();
	if (pid == 0) {
		close(gate[1]);
		run(command, gate[0]);
	}
	close(gate[0]);
	if (pid > 0 && !seize(pid, command, what)) {
		error = errno;
		kill(pid, SIGKILL);
		waitpid(pid, NULL, __WALL);
		errno = error;
		pid = -1;
	}
	error = errno;
	close(gate[1]);
	errno = error;
	return pid;
}

void tracee_started(pid_t pid, const struct tracee_command *command,
		    bool filtered)
{
	ptrace(PTRACE_SETOPTIONS, pid, 0, command_options(command, filtered));
}

int tracee_seize(pid_t tid, const struct tracee_command *command)
{
	return ptrace(PTRACE_SEIZE, tid, 0, trace_options(command)) ? errno : 0;
}

bool tracee_restarts(int64_t result)
{
	return result == -RESTART_SYS || result == -RESTART_NOINTR ||
	       result == -RESTART_NOHAND || result == -RESTART_BLOCK;
}

static unsigned long event_message(pid_t tid)
{
	unsigned long message = 0;

	ptrace(PTRACE_GETEVENTMSG, tid, 0, &message);
	return message;
}

static enum stop_kind classify_entry(struct stop *stop,
				     const struct ptrace_syscall_info *info)
{
	stop->abi = arch_native->abi(info->arch, info->entry.nr, &stop->number);
	for (int i = 0; i < STOP_ARGS; i++)
		stop->args[i] = info->entry.args[i];
	return STOP_ENTRY;
}

/* The fields of entry are the first of seccomp, too. */
static enum stop_kind classify_seccomp(struct stop *stop,
				       const struct ptrace_syscall_info *info)
{
	classify_entry(stop, info);
	stop->data = info->seccomp.ret_data;
	return STOP_SECCOMP;
}

/* Most call chains need no other register until they are deep. */
static void take_place(struct stop *stop,
		       const struct ptrace_syscall_info *info)
{
	uint64_t index;

	stop->pc = stop->sp = 0;
	stop->stack = info->stack_pointer;
	if (arch_native->abi(info->arch, 0, &index) != arch_native->abis[0])
		return;
	stop->pc = info->instruction_pointer;
	stop->sp = info->stack_pointer;
}

/* Kernels before 5.3 have only the registers to look at. */
static enum stop_kind classify_by_registers(struct stop *stop)
{
	struct interrupted call;

	if (!arch_call(stop->tid, &call))
		return STOP_GONE;
	stop->pc = stop->sp = 0;
	stop->stack = call.stack;
	stop->abi = call.abi;
	stop->number = call.number;
	memcpy(stop->args, call.args, sizeof(stop->args));
	stop->result = call.result;
	stop->failed = call.failed;
	if (stop->status >> 16 != PTRACE_EVENT_SECCOMP)
		return STOP_CALL;
	stop->data = event_message(stop->tid);
	return STOP_SECCOMP;
}

static enum stop_kind classify_call(struct stop *stop)
{
	/* valgrind does not know that this request fills it. */
	struct ptrace_syscall_info info = { .op = 0 };

	if (ptrace(PTRACE_GET_SYSCALL_INFO, stop->tid, sizeof(info), &info) < 0)
		return errno == ESRCH ? STOP_GONE
				      : classify_by_registers(stop);
	take_place(stop, &info);
	if (info.op == PTRACE_SYSCALL_INFO_ENTRY)
		return classify_entry(stop, &info);
	if (info.op == PTRACE_SYSCALL_INFO_SECCOMP)
		return classify_seccomp(stop, &info);
	if (info.op != PTRACE_SYSCALL_INFO_EXIT)
		return STOP_GONE;
	stop->result = info.exit.rval;
	stop->failed = info.exit.is_error;
	return STOP_EXIT;
}

static enum stop_kind classify_signal(struct stop *stop)
{
	stop->info.si_signo = stop->signal;
	stop->info.si_code = 0;
	if (ptrace(PTRACE_GETSIGINFO, stop->tid, 0, &stop->info) &&
	    errno == ESRCH)
		return STOP_GONE;
	return stop->info.si_signo == stop->signal ? STOP_SIGNAL : STOP_GONE;
}

enum stop_kind tracee_classify(struct stop *stop)
{
	if (!WIFSTOPPED(stop->status))
		return STOP_DEATH;
	stop->signal = WSTOPSIG(stop->status);
	switch (stop->status >> 16) {
	case 0:
		return stop->signal == (SIGTRAP | 0x80) ? classify_call(stop)
							: classify_signal(stop);
	case PTRACE_EVENT_STOP:
		return stop->signal == SIGTRAP ? STOP_NOTICE : STOP_GROUP;
	case PTRACE_EVENT_SECCOMP:
		return classify_call(stop);
	case PTRACE_EVENT_EXEC:
		stop->other = event_message(stop->tid);
		return STOP_EXEC;
	case PTRACE_EVENT_FORK:
	case PTRACE_EVENT_VFORK:
	case PTRACE_EVENT_CLONE:
		stop->other = event_message(stop->tid);
		return STOP_CREATE;
	case PTRACE_EVENT_EXIT:
		stop->signal = WTERMSIG((int)event_message(stop->tid));
		return STOP_ENDING;
	}
	return STOP_OTHER;
}

void tracee_resume(pid_t tid, int signal)
{
	ptrace(PTRACE_SYSCALL, tid, 0, signal);
}

void tracee_continue(pid_t tid, int signal)
{
	ptrace(PTRACE_CONT, tid, 0, signal);
}

void tracee_listen(pid_t tid)
{
	ptrace(PTRACE_LISTEN, tid, 0, 0);
}

void tracee_interrupt(pid_t tid)
{
	ptrace(PTRACE_INTERRUPT, tid, 0, 0);
}

bool tracee_has_pending(pid_t tid, int signal, int code)
{
	struct uapi_peeksiginfo_args args = { .nr = PENDING };
	siginfo_t pending[PENDING];
	long count;

	do {
		count = ptrace(PTRACE_PEEKSIGINFO, tid, &args, pending);
		for (long i = 0; i < count; i++)
			if (pending[i].si_signo == signal &&
			    (!code || pending[i].si_code == code))
				return true;
		args.off += PENDING;
	} while (count == PENDING);
	return false;
}

void tracee_detach(pid_t tid, int signal)
{
	ptrace(PTRACE_DETACH, tid, 0, signal);
}
