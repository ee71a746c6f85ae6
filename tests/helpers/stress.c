/*
 * stress SEED ROUNDS FOLDER: in each round, processes with threads that make
 * random calls with random arguments, get random signals, map and unmap. They
 * live in namespaces of their own, with FOLDER as root and as a user without
 * any right. A round ends by itself or is killed; ends with 77 where the
 * kernel gives no namespaces.
 */
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
	CALLS = 300,		/* of each thread */
	THREADS = 3,
	PROCESSES = 2,
	HIGHEST = 480,		/* a little more than there are */
	ROUND_MS = 1500,
	NO_NAMESPACES = 77,
};

static const char *const paths[] = { "a", "b/c", ".", "", "/", "b", "/proc",
				     "\n\033[1m", "fifo" };

static char area[65536] __attribute__((aligned(4096)));

static uint64_t next(uint64_t *state)
{
	*state ^= *state << 13;
	*state ^= *state >> 7;
	*state ^= *state << 17;
	return *state;
}

static uint64_t pick_pointer(uint64_t *state)
{
	uint64_t random = next(state);

	switch (random % 6) {
	case 0:
		return 0;
	case 1:
		return random >> 8;
	case 2:
		/* Ends at what is not mapped. */
		return (uintptr_t)area + sizeof(area) - (random >> 8) % 64;
	case 3:
		return (uintptr_t)paths[(random >> 8) %
					(sizeof(paths) / sizeof(*paths))];
	default:
		return (uintptr_t)area + ((random >> 8) % 8192) * 8;
	}
}

static uint64_t pick_argument(uint64_t *state)
{
	uint64_t random = next(state);

	switch (random % 8) {
	case 0:
		return (random >> 8) % 16;
	case 1:
		return (random >> 8) % 4096;
	case 2:
		return UINT64_C(1) << (random >> 8) % 64;
	case 3:
		return -(int64_t)((random >> 8) % 4096);
	case 4:
		return random;
	default:
		return pick_pointer(state);
	}
}

/* What would only wait, or take the rest of the round with it, is rare. */
static bool unwelcome(long number, uint64_t random)
{
	static const long ends[] = {
		SYS_exit_group, SYS_exit, SYS_rt_sigsuspend, SYS_rt_sigreturn,
		SYS_clone, SYS_munmap, SYS_seccomp, SYS_execve,
		SYS_rt_sigtimedwait, SYS_pselect6, SYS_ppoll, SYS_nanosleep,
		SYS_clock_nanosleep,
#ifdef SYS_pause /* newer architectures have none of these */
		SYS_pause, SYS_vfork, SYS_fork, SYS_poll,
#endif
#ifdef SYS_select
		SYS_select,
#endif
	};

	for (size_t i = 0; i < sizeof(ends) / sizeof(*ends); i++)
		if (ends[i] == number)
			return random % 16;
	return false;
}

static long pick_number(uint64_t *state)
{
	uint64_t random = next(state);
	long number = (random >> 8) % HIGHEST;

	if (random % 64 == 0)
		return random;
	if (random % 64 == 1)
		return number | 0x40000000;
	return number;
}

static void call(uint64_t *state)
{
	long number = pick_number(state);
	uint64_t args[6];

	for (int i = 0; i < 6; i++)
		args[i] = pick_argument(state);
	if (unwelcome(number, next(state)))
		return;
#ifdef __x86_64__
	if (next(state) % 32 == 0) {
		long result;

		__asm__ volatile("int $0x80"
				 : "=a"(result)
				 : "a"(number), "b"(args[0]), "c"(args[1]),
				   "d"(args[2]), "S"(args[3]), "D"(args[4])
				 : "memory");
		return;
	}
#endif
	syscall(number, args[0], args[1], args[2], args[3], args[4], args[5]);
}

static void touch(uint64_t *state)
{
	size_t size = (1 + next(state) % 16) * 4096;
	char *pages = mmap(NULL, size, PROT_READ | PROT_WRITE | PROT_EXEC,
			   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (pages == MAP_FAILED)
		return;
	memset(pages, next(state), size);
	mprotect(pages, 4096, next(state) % 8);
	munmap(pages, size);
}

static void *live(void *arg)
{
	uint64_t state = (uintptr_t)arg;

	for (int i = 0; i < CALLS; i++) {
		switch (next(&state) % 16) {
		case 0:
			touch(&state);
			break;
		case 1:
			kill(0, 1 + next(&state) % 64);
			break;
		default:
			call(&state);
		}
	}
	return NULL;
}

static void handle(int signal)
{
	(void)signal;
}

static void set_handlers(uint64_t *state)
{
	for (int signal = 1; signal < 65; signal++) {
		struct sigaction action = {
			.sa_handler = next(state) % 4 ? handle : SIG_IGN,
			.sa_flags = next(state) % 2 ? SA_RESTART : SA_NODEFER,
		};

		if (signal != SIGSEGV && signal != SIGBUS &&
		    signal != SIGILL && signal != SIGFPE)
			sigaction(signal, &action, NULL);
	}
}

static void live_in_threads(uint64_t state)
{
	pthread_t threads[THREADS];

	setpgid(0, 0);
	set_handlers(&state);
	for (size_t i = 0; i < sizeof(area); i++)
		area[i] = next(&state);
	for (int i = 0; i < THREADS; i++)
		if (pthread_create(&threads[i], NULL, live,
				   (void *)(uintptr_t)(next(&state) | 1)))
			_exit(1);
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	_exit(0);
}

static void limit(int resource, rlim_t most)
{
	struct rlimit both = { most, most };

	setrlimit(resource, &both);
}

/*
 * What was inherited, a terminal or a device, is not to be changed: a root's
 * fchmod(2) in a namespace still goes for the files of root.
 */
static void forget_descriptors(void)
{
	if (syscall(SYS_close_range, 0, ~0U, 0))
		for (int fd = 0; fd < 4096; fd++)
			close(fd);
	for (int fd = 0; fd < 3; fd++)
		if (open("own", O_RDWR | O_CREAT, 0600) != fd)
			_exit(1);
}

/* Before anything random happens, and for good. */
static void drop_privileges(void)
{
	enum { NOBODY = 65534 };

	if (geteuid() == 0 &&
	    (setgroups(0, NULL) || setresgid(NOBODY, NOBODY, NOBODY) ||
	     setresuid(NOBODY, NOBODY, NOBODY)))
		_exit(NO_NAMESPACES);
}

/* The first process of the namespace: with it all the others end. */
static void govern(uint64_t state, const char *folder)
{
	if (chdir(folder) || chroot("."))
		_exit(1);
	forget_descriptors();
	limit(RLIMIT_NPROC, 64);
	limit(RLIMIT_AS, 1 << 30);
	limit(RLIMIT_FSIZE, 1 << 20);
	limit(RLIMIT_CORE, 0);
	limit(RLIMIT_CPU, 2);
	for (int i = 0; i < PROCESSES; i++)
		if (fork() == 0)
			live_in_threads(next(&state) | 1);
	while (wait(NULL) > 0)
		;
	_exit(0);
}

static void kill_late(pid_t pid)
{
	struct timespec ms = { 0, 1000000 };

	for (int i = 0; i < ROUND_MS; i++) {
		if (waitpid(pid, NULL, WNOHANG) == pid)
			return;
		nanosleep(&ms, NULL);
	}
	kill(pid, SIGKILL);
	waitpid(pid, NULL, 0);
}

static void run_round(uint64_t state, const char *folder)
{
	pid_t pid;

	if (unshare(CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWNET |
		    CLONE_NEWIPC | CLONE_NEWUTS))
		_exit(NO_NAMESPACES);
	pid = fork();
	if (pid == 0)
		govern(state, folder);
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	kill_late(pid);
	_exit(pid < 0);
}

int main(int argc, char **argv)
{
	uint64_t state = argc > 3 ? strtoull(argv[1], NULL, 0) * 2 + 1 : 1;
	long rounds = argc > 3 ? atol(argv[2]) : 0;
	int status;

	drop_privileges();
	for (long i = 0; i < rounds; i++) {
		uint64_t seed = next(&state) | 1;
		pid_t pid = fork();

		if (pid == 0)
			run_round(seed, argv[3]);
		if (waitpid(pid, &status, 0) != pid || !WIFEXITED(status))
			return 1;
		if (WEXITSTATUS(status))
			return WEXITSTATUS(status);
	}
	return 0;
}
