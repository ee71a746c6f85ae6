/* What a line begins with, by --time-format. */
#include <stdlib.h>
#include <time.h>

#include "sample.h"

static void expect_time(enum time_format format, const char *line)
{
	struct sample sample = sample_make(EVENT_EXIT);
	struct output output = output_make();

	setenv("TZ", "UTC-2", 1);
	tzset();
	output.style.time = format;
	/* The clock was 0 at that second, and BASE is 5 s. */
	output.style.epoch = 1700000000ull * 1000000000;
	expect(&output, &sample, line);
}

Test(output_time, formats)
{
	expect_time(STAMP_RELATIVE, "     1.000 " BLANK "id/42 exited with 0\n");
	expect_time(STAMP_MONOTONIC, "  5001.000 " BLANK "id/42 exited with 0\n");
	expect_time(STAMP_CLOCK, "00:13:25.001000 " BLANK
		    "id/42 exited with 0\n");
	expect_time(STAMP_ISO, "2023-11-15T00:13:25.001000+0200 " BLANK
		    "id/42 exited with 0\n");
}

Test(output_time, since_the_line_before)
{
	struct sample sample = sample_make(EVENT_EXIT);
	struct output output = output_make();

	output.style.time = STAMP_DELTA;
	expect(&output, &sample, "     1.000 " BLANK "id/42 exited with 0\n");
	sample.event.begin += 2 * MS;
	expect(&output, &sample, "     2.000 " BLANK "id/42 exited with 0\n");
	sample.event.begin = 0;
	expect(&output, &sample, "         ? " BLANK "id/42 exited with 0\n");
	sample.event.begin = BASE + 4 * MS;
	expect(&output, &sample, "     1.000 " BLANK "id/42 exited with 0\n");
}
