/* Filters of the program: an error, a trap, a kill, an answer by another.
   needs: new-kernel */
#include <errno.h>
#include <signal.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include "expect.h"

static volatile int trapped;

static void on_trap(int signal, siginfo_t *info, void *context)
{
	(void)signal, (void)context;
	trapped = info->si_syscall;
}

static int filter(long number, unsigned action, unsigned flags)
{
	struct sock_filter code[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
			 offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, action),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};
	struct sock_fprog program = { sizeof(code) / sizeof(*code), code };

	return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program);
}

static void die_of(long number)
{
	struct rlimit none = { 0, 0 };

	setrlimit(RLIMIT_CORE, &none);
	filter(number, SECCOMP_RET_KILL_PROCESS, 0);
	syscall(number);
	_exit(0);
}

/* One that waits is of another call, if of any. */
static void check_blocked(void)
{
	sigset_t set, old;

	sigemptyset(&set);
	sigaddset(&set, SIGSYS);
	sigprocmask(SIG_BLOCK, &set, &old);
	raise(SIGSYS);
	need(syscall(10000) == -1 && errno == ENOSYS);
	expect("syscall_0x2710(*) = -1 ENOSYS (*)");
	signal(SIGSYS, SIG_IGN);
	sigprocmask(SIG_SETMASK, &old, NULL);
	signal(SIGSYS, SIG_DFL);
}

/* Answers one call of another process with 77. */
static void serve(int listener)
{
	struct seccomp_notif request = { 0 };
	struct seccomp_notif_resp response = { 0 };

	need(!ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &request));
	response.id = request.id;
	response.val = 77;
	need(!ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &response));
}

static void check_kill(void)
{
	int status;
	pid_t child = fork();

	if (child == 0)
		die_of(SYS_getuid);
	need(waitpid(child, &status, 0) == child);
	need(WIFSIGNALED(status) && WTERMSIG(status) == SIGSYS);
	expect_of(child, "getuid() = ?");
	expect_of(child, "killed by SYS");
}

static void *serve_thread(void *listener)
{
	serve((int)(long)listener);
	return NULL;
}

static void check_notified(void)
{
	pthread_t thread;
	int listener = filter(SYS_getegid, SECCOMP_RET_USER_NOTIF,
			      SECCOMP_FILTER_FLAG_NEW_LISTENER);

	need(listener >= 0);
	/* The filter is its own, and does not stop the thread that serves. */
	pthread_create(&thread, NULL, serve_thread, (void *)(long)listener);
	need(syscall(SYS_getegid) == 77);
	expect("*getegid() = 77");
	pthread_join(thread, NULL);
}

int main(void)
{
	struct sigaction action = { .sa_sigaction = on_trap,
				    .sa_flags = SA_SIGINFO };

	need(!prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0));
	check_blocked();
	check_kill();
	need(!filter(SYS_getuid, SECCOMP_RET_ERRNO | ENOTTY, 0));
	need(syscall(SYS_getuid) == -1 && errno == ENOTTY);
	expect("getuid() = -1 ENOTTY (*)");
	sigaction(SIGSYS, &action, NULL);
	need(!filter(SYS_getgid, SECCOMP_RET_TRAP, 0));
	syscall(SYS_getgid);
	need(trapped == SYS_getgid);
	expect("getgid() = ?");
	expect("signal SYS (SECCOMP, *");
	need(!filter(SYS_geteuid, SECCOMP_RET_TRACE, 0));
	need(syscall(SYS_geteuid) == -1 && errno == ENOSYS);
	expect("geteuid() = -1 ENOSYS (*)");
	check_notified();
	return 0;
}
