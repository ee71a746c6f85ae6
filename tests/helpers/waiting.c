/*
 * waiting [ms]: threads that wait again and again, each time for that long or
 * for 300 ms, in all the ways that a tracer's interrupt could make fail. Says
 * "ready", and ends when its input does: with the number of calls that failed
 * with EINTR.
 */
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/ipc.h>
#include <sys/sem.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static volatile int interrupted;
static int semaphore, ms = 300;

static int wait_epoll(void)
{
	static int epoll = -1;
	struct epoll_event event;

	if (epoll < 0)
		epoll = epoll_create1(0);
	return epoll_wait(epoll, &event, 1, ms);
}

static int wait_semaphore(void)
{
	struct timespec time = { 0, ms * 1000000 };
	struct sembuf down = { 0, -1, 0 };

	return semtimedop(semaphore, &down, 1, &time);
}

static int wait_signal(void)
{
	struct timespec time = { 0, ms * 1000000 };
	sigset_t set;

	sigemptyset(&set);
	sigaddset(&set, SIGUSR1);
	return sigtimedwait(&set, NULL, &time);
}

static int wait_message(void)
{
	struct timeval time = { 0, ms * 1000 };
	static int ends[2];
	char byte;

	if (!ends[0] && socketpair(AF_UNIX, SOCK_STREAM, 0, ends))
		return -1;
	setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &time, sizeof(time));
	return recv(ends[0], &byte, 1, 0);
}

static int wait_time(void)
{
	struct timespec time = { 0, ms * 1000000 };

	return nanosleep(&time, NULL);
}

/* By a function that is passed the number. */
static int wait_by_number(void)
{
	struct timespec time = { 0, ms * 1000000 };

	return syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &time, NULL);
}

static int wait_poll(void)
{
	return poll(NULL, 0, ms);
}

static void *wait_again(void *context)
{
	int (*const *wait)(void) = context;

	for (;;)
		if ((*wait)() < 0 && errno == EINTR)
			interrupted++;
	return NULL;
}

int main(int argc, char **argv)
{
	static int (*const ways[])(void) = {
		wait_epoll, wait_semaphore, wait_signal,
		wait_message, wait_time, wait_poll,
		wait_by_number,
	};
	pthread_t thread;
	char byte;

	if (argc > 1)
		ms = atoi(argv[1]);
	semaphore = semget(IPC_PRIVATE, 1, 0600);
	for (size_t i = 0; i < sizeof(ways) / sizeof(*ways); i++)
		pthread_create(&thread, NULL, wait_again, (void *)&ways[i]);
	puts("ready");
	fflush(stdout);
	while (read(0, &byte, 1) > 0)
		;
	semctl(semaphore, 0, IPC_RMID);
	return interrupted < 100 ? interrupted : 100;
}
