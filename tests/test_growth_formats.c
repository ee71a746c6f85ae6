/* Reports of --growth in machine formats: their sums are the kernel's. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"
#include "support_json.h"

static struct run grow(const char *format, const char *way)
{
	const char *const argv[] = { "@ptrail", "--growth", "--format", format,
				     "-o", "@trace", "@bin/growth", way, NULL };
	struct run result = run(USER_SELF, argv);

	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	cr_expect_str_empty(run_said(&result), "%s", result.err);
	return result;
}

static bool is_type(const char *line, const char *type)
{
	char *found = json_get(line, "type");
	bool same = !strncmp(found + (*found == '"'), type, strlen(type));

	free(found);
	return same;
}

/* Bytes: of the parts that reports tell of, and of the kernel's sums. */
struct sums {
	double mapped;
	double resident;
	double size;
	double rss;
};

static struct sums add_up(const char *trace)
{
	struct sums sums = { 0, 0, 0, 0 };
	char *copy = strdup(trace), *rest = copy, *line;

	while ((line = next_line(&rest))) {
		double resident = json_get_number(line, "resident");

		if (is_type(line, "growth")) {
			sums.resident += resident;
			sums.mapped += json_get_number(line, "mapped") +
				       json_get_number(line, "reserved");
		} else if (is_type(line, "memory")) {
			sums.rss += resident;
			sums.size += json_get_number(line, "size");
		}
	}
	free(copy);
	return sums;
}

Test(live_growth, json_adds_up_to_what_the_kernel_says)
{
	static const char *const ways[] = { "mmap", "holes", "brk", "memfd",
					    "threads", "mprotect", "child" };

	for (size_t i = 0; i < sizeof(ways) / sizeof(*ways); i++) {
		struct run result = grow("json", ways[i]);

		struct sums sums = add_up(result.trace);

		json_expect_lines(result.trace);
		cr_expect_gt(sums.rss, 100000);
		cr_expect_eq(sums.resident, sums.rss, "%s: %.0f of %.0f",
			     ways[i], sums.resident, sums.rss);
		cr_expect_eq(sums.mapped, sums.size, "%s: %.0f of %.0f",
			     ways[i], sums.mapped, sums.size);
		cr_expect_not(strstr(result.trace, "still mapped"));
		run_finish(&result);
	}
}

Test(live_growth, folded_by_bytes)
{
	struct run result = grow("folded", "mmap");

	cr_expect(strstr(result.trace, ";main;grow_by_mmap;map_anonymous;"),
		  "%s", result.trace);
	cr_expect(strstr(result.trace, "mmap;mmap 380928\n"));
	cr_expect(strstr(result.trace, "growth;mapped by exec "));
	run_finish(&result);
}

Test(live_growth, flamegraph_by_bytes)
{
	struct run result = grow("flamegraph", "mmap");

	cr_expect(strstr(result.trace, "grow_by_mmap"));
	cr_expect(strstr(result.trace, "\"unit\":\"bytes\""));
	run_finish(&result);
}

/* At its exec, at its end and now and again. */
Test(live_growth, counter_of_a_process)
{
	const char *const argv[] = { "@ptrail", "--format", "trace-event", "-o",
				     "@trace", "-e", "nanosleep", "@bin/growth",
				     "mmap", NULL };
	struct run result = run(USER_SELF, argv);
	char *rest = result.trace, *line;
	double first = 0, last = 0;

	cr_expect_null(json_wrong(result.trace));
	while ((line = next_line(&rest))) {
		char *args = json_get(line, "args");

		if (strstr(line, "\"ph\":\"C\"")) {
			last = json_get_number(args, "bytes");
			first = first ? first : last;
		}
		free(args);
	}
	cr_expect(first > 0 && last > first, "%g, %g", first, last);
	run_finish(&result);
}

Test(live_growth, lets_go_at_a_size)
{
	const char *const argv[] = { "@ptrail", "--stop-at-rss", "40M", "-o",
				     "@trace", "@bin/growth", "eat", NULL };
	struct run result = run(USER_SELF, argv);

	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	cr_expect(matches("ptrail: growth/* has * MiB resident: this is what "
			  "there is, and ptrail lets go\n", run_said(&result)),
		  "%s", result.err);
	cr_expect(strstr(result.trace, "eat_slowly < main\n"), "%s",
		  result.trace);
	cr_expect_not(strstr(result.trace, "at its end"));
	cr_expect(strstr(result.out, "Rss:"), "it went on");
	run_finish(&result);
}
