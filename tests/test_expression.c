/* --filter: what is understood, what is refused where, what holds. */
#include <criterion/criterion.h>
#include <fcntl.h>
#include <string.h>

#include "expression.h"
#include "filter.h"

#define MS 1000000ull

/* openat(dfd: CWD, filename: "/etc/x", flags: .., mode: ..) = result */
static struct event opened(uint64_t flags, int64_t result)
{
	static const char text[] = "CWD\"/etc/x\"WRONLY|CREAT";
	struct event event = {
		.kind = EVENT_CALL, .pid = 7, .tid = 8, .comm = "id",
		.begin = 5 * MS, .end = 7 * MS,
		.call = {
			.name = "openat", .count = 3, .text = text,
			.args = { (uint32_t)AT_FDCWD, 0x1000, flags, 0644 },
			.result = "x", .returned = result,
			.failed = result < 0,
			.values = { { "dfd", 0, 3, false },
				    { "filename", 3, 8, false },
				    { "flags", 11, 12, false } },
		},
	};

	return event;
}

static bool holds_of(const char *text, const struct event *event)
{
	struct expression_error error;
	struct expression *expression = expression_parse(text, &error);
	bool result;

	cr_assert(expression, "%s: %zu: %s", text, error.at, error.why);
	result = expression_holds(expression, event);
	expression_destroy(expression);
	return result;
}

static void expect_holds(const char *text, bool wanted)
{
	struct event event = opened(O_WRONLY | O_CREAT, -2);

	cr_expect_eq(holds_of(text, &event), wanted, "%s", text);
}

Test(expression, what_holds)
{
	static const char *const good[] = {
		"flags & CREAT", "flags & O_CREAT", "flags == 0x41",
		"flags & WRONLY", "ret < 0", "ret == -1", "errno == ENOENT",
		"errno == 2", "filename ~ \"/etc/*\"", "filename == \"/etc/x\"",
		"filename !~ \"/usr/*\"", "dur >= 2ms", "dur > 1.5ms",
		"dur == 2000us", "dur < 1s", "tid == 8", "comm == \"id\"",
		"dfd == CWD", "dfd == -100", "mode == 0644", "flags",
		"flags & 1 && ret < 0", "ret > 0 || errno", "!(ret >= 0)",
		"ret>0||errno==2&&tid==8", "! ret == 0", "count < 5 || tid",
		"!(count < 5)",
	};

	for (size_t i = 0; i < sizeof(good) / sizeof(*good); i++)
		expect_holds(good[i], true);
}

Test(expression, what_does_not_hold)
{
	static const char *const bad[] = {
		"flags & EXCL", "flags == CREAT", "ret >= 0", "errno == EPERM",
		"filename ~ \"/usr/*\"", "filename == \"/etc\"", "dur > 2ms",
		"dur > 1s", "tid == 7", "count < 5", "count == 0",
		"flags & RDWR", "!flags", "ret > 0 && errno", "fd == 3",
		"filename == \"\"",
	};

	for (size_t i = 0; i < sizeof(bad) / sizeof(*bad); i++)
		expect_holds(bad[i], false);
}

Test(expression, zero_has_a_name)
{
	struct event event = opened(O_RDONLY, 3);

	cr_expect(holds_of("flags == RDONLY", &event));
	event.call.returned = 0;
	event.call.state = CALL_UNFINISHED;
	cr_expect_not(holds_of("ret == 0", &event), "no result yet");
	cr_expect_not(holds_of("dur >= 0", &event));
}

static void expect_error(const char *text, size_t at, const char *why)
{
	struct expression_error error;

	cr_expect_null(expression_parse(text, &error), "%s", text);
	cr_expect_eq(error.at, at, "%s: at %zu", text, error.at);
	cr_expect_str_eq(error.why, why);
}

Test(expression, what_is_refused)
{
	expect_error("", 0, "the name of an argument is missing");
	expect_error("flags &", 7, "a number, a \"string\" or the name of a "
				   "constant is missing");
	expect_error("ret < 0 &&", 10, "the name of an argument is missing");
	expect_error("xyzzyxyzzy", 0, "no call has an argument 'xyzzyxyzzy'");
	expect_error("ret < 0 ret", 8, "an operator, && or || is missing");
	expect_error("(ret", 4, "')' is missing");
	expect_error("dur > 1h", 6, "a number is plain or has one of the units "
				    "ns, us, ms, s");
	expect_error("comm == \"x", 8, "the string has no end");
	expect_error("comm ~ x", 7, "~ takes a pattern in quotes");
	expect_error("comm < \"x\"", 7, "a string can be compared by ==, !=, ~ "
					"and !~ only");
	expect_error("flags < CREAT", 8, "a constant can be compared by ==, != "
					 "and & only");
}

Test(expression, endless_nesting)
{
	struct expression_error error;
	char text[10001];

	memset(text, '(', 10000);
	text[10000] = '\0';
	cr_expect_null(expression_parse(text, &error));
	cr_expect_str_eq(error.why, "too many parentheses");
	memset(text, '!', 10000);
	cr_expect_null(expression_parse(text, &error));
}

/* Hidden from the lines, not from the table. */
Test(filter, lines_and_selection)
{
	struct event event = opened(O_RDONLY, 3);
	struct filter filter = { .succeeded = true };

	cr_expect(filter_event(&filter, &event) &&
		  filter_line(&filter, &event));
	filter = (struct filter){ .failed = true };
	cr_expect(filter_event(&filter, &event));
	cr_expect_not(filter_line(&filter, &event));
	filter = (struct filter){ .duration = 3 * MS };
	cr_expect(filter_event(&filter, &event));
	cr_expect_not(filter_line(&filter, &event));
	filter = (struct filter){ .min_stack = 1 };
	cr_expect(filter_event(&filter, &event));
	cr_expect_not(filter_line(&filter, &event));
}

Test(filter, processes_left_out)
{
	struct event event = opened(O_RDONLY, 3);
	pid_t pids[] = { 5, 7 };
	struct filter filter = { .pids = pids, .pid_count = 2 };

	cr_expect_not(filter_event(&filter, &event));
	filter.pid_count = 1;
	cr_expect(filter_event(&filter, &event));
	pids[0] = 8;
	cr_expect_not(filter_event(&filter, &event), "by its thread");
}
