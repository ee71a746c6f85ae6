/*
 * What signals to ptrail leave behind: a request that comes just before a wait
 * is seen by the next tick, so from the request on there is one.
 */
#include <criterion/criterion.h>
#include <sys/time.h>

#include "signals.h"

static bool ticks(void)
{
	struct itimerval timer;

	return !getitimer(ITIMER_REAL, &timer) && timer.it_interval.tv_usec;
}

Test(signals, a_request_starts_the_tick)
{
	struct signals_request request;

	signals_init();
	cr_expect_not(ticks());
	raise(SIGTERM);
	cr_expect(ticks());
	cr_expect(signals_take(&request));
	cr_expect_eq(request.signal, SIGTERM);
}

/* It comes when the tick is about to be stopped. */
Test(signals, a_request_keeps_the_tick)
{
	struct signals_request request;

	signals_init();
	signals_tick(true);
	raise(SIGINT);
	signals_tick(false);
	cr_expect(ticks());
	cr_expect(signals_take(&request));
	signals_tick(false);
	cr_expect_not(ticks());
	cr_expect_not(signals_take(&request));
}
