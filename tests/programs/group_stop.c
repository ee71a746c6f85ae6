/* Stop and continue signals, and what the parent of the stopped sees. */
#include <errno.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>

#include "expect.h"

static volatile struct shared {
	long count;
	int continued;
	int ready;
} *shared;

static volatile int last_code, last_status;

static void on_child(int signal, siginfo_t *info, void *context)
{
	(void)signal, (void)context;
	last_code = info->si_code;
	last_status = info->si_status;
}

static void on_continue(int signal)
{
	(void)signal;
	shared->continued++;
}

static void *spin(void *arg)
{
	for (;;) {
		shared->count++;
		syscall(SYS_getppid);
	}
	return arg;
}

static void live(void)
{
	pthread_t thread;

	signal(SIGCONT, on_continue);
	pthread_create(&thread, NULL, spin, NULL);
	while (!shared->count)
		;
	shared->ready = 1;
	spin(NULL);
}

static int wait_for(pid_t child, int options)
{
	int status = 0;

	while (waitpid(child, &status, options) < 0 && errno == EINTR)
		;
	return status;
}

static void check_stop(pid_t child, int signal)
{
	int status;
	long before;

	kill(child, signal);
	status = wait_for(child, WUNTRACED);
	need(WIFSTOPPED(status) && WSTOPSIG(status) == signal);
	need(last_code == CLD_STOPPED && last_status == signal);
	before = shared->count;
	usleep(20000);
	need(shared->count == before);
	expect("signal CHLD (STOPPED, pid: %d, status: %s)", child,
	       signal == SIGSTOP ? "STOP" :
	       signal == SIGTSTP ? "TSTP" : "TTIN");
}

static void check_continue(pid_t child, int handled)
{
	long before = shared->count;

	kill(child, SIGCONT);
	need(WIFCONTINUED(wait_for(child, WCONTINUED)));
	while (shared->count == before || shared->continued != handled)
		usleep(1000);
	expect("signal CHLD (CONTINUED, pid: %d, status: CONT)", child);
}

int main(void)
{
	struct sigaction action = { .sa_sigaction = on_child,
				    .sa_flags = SA_SIGINFO };
	pid_t child;
	int status;

	shared = mmap(NULL, 4096, PROT_READ | PROT_WRITE,
		      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	sigaction(SIGCHLD, &action, NULL);
	child = fork();
	if (child == 0) {
		setpgid(0, 0);
		live();
	}
	while (!shared->ready)
		usleep(1000);
	/* TSTP and TTIN do not stop an orphaned group. This is none. */
	check_stop(child, SIGSTOP);
	check_continue(child, 1);
	check_stop(child, SIGTSTP);
	check_continue(child, 2);
	check_stop(child, SIGTTIN);
	kill(child, SIGKILL);
	status = wait_for(child, 0);
	need(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
	expect_of(child, "killed by KILL");
	expect("exited with 0");
	return 0;
}
