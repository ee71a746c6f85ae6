/*
 * The signals ptrail itself gets while it traces. Handlers only note them;
 * they interrupt tracee_wait(), and a periodic tick makes sure that one which
 * came just before the wait is seen by the next tick.
 */
#ifndef PTRAIL_SIGNALS_H
#define PTRAIL_SIGNALS_H

#include <signal.h>
#include <stdbool.h>
#include <sys/types.h>

enum { SIGNALS_TICK_MS = 50 };

/* The signal that a filling ring buffer is to send. */
extern const int signals_ring;

/*
 * To be called after the command was forked, which must get the signal
 * dispositions that ptrail was started with.
 */
void signals_init(void);

/* Starts or stops the tick. A request starts it, and one not taken keeps it. */
void signals_tick(bool on);

/* A signal by which somebody wants ptrail to end. */
struct signals_request {
	int signal;
	pid_t sender;	/* 0: the terminal, which sends it to the command too */
};

/* Each is given once; false when there is none. */
bool signals_take(struct signals_request *request);

/*
 * From then on SIGUSR1 and SIGUSR2 are noted; signals_moment() gives each one
 * that came once, 0 when there is none.
 */
void signals_watch_moments(void);
int signals_moment(void);

#endif
