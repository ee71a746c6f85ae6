/*
 * Arguments of a program that means harm or is broken: wild pointers, lengths
 * of half the address space, strings that run into a hole.
 */
#include "test_decode.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/* The last 'size' bytes before a page that cannot be read. */
static char *edge(const void *bytes, size_t size)
{
	size_t page = sysconf(_SC_PAGESIZE);
	char *pages = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE,
			   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	cr_assert_neq(pages, MAP_FAILED);
	cr_assert_eq(mprotect(pages + page, page, PROT_NONE), 0);
	memcpy(pages + page - size, bytes, size);
	return pages + page - size;
}

Test(decode_hostile, unreadable_is_an_address)
{
	expect_line("chdir(filename: 0x1) = -1 EFAULT (Bad address)",
		    GIVEN("chdir", -14, 1));
	expect_line("chdir(filename: 0xffffffffffffffff) = 0",
		    GIVEN("chdir", 0, UINT64_MAX));
	expect_line("write(fd: 1, buf: 0x1, count: 5) = 0",
		    GIVEN("write", 0, 1, 1, 5));
	expect_line("execve(filename: 0x1, argv: 0x1, envp: 0x1) = 0",
		    GIVEN("execve", 0, 1, 1, 1));
	expect_line("nanosleep(rqtp: 0x1) = 0", GIVEN("nanosleep", 0, 1));
}

Test(decode_hostile, strings_at_a_hole)
{
	char *end = edge("abc", 3);
	char *whole = edge("abc", 4);

	expect_line("chdir(filename: \"abc\"...) = 0",
		    GIVEN("chdir", 0, P(end)));
	expect_line("chdir(filename: \"abc\") = 0",
		    GIVEN("chdir", 0, P(whole)));
	expect_line_at("chdir(filename: %p) = 0", end + 3,
		       GIVEN("chdir", 0, P(end + 3)));
	expect_line("write(fd: 1, buf: \"abc\"..., count: 10) = 3",
		    GIVEN("write", 3, 1, P(end), 10));
}

Test(decode_hostile, huge_lengths)
{
	char *end = edge("abc", 3);
	struct given given = { .name = "read",
			       .result = INT64_MAX,
			       .args = { 1, P(end), UINT64_MAX } };

	expect_line("write(fd: 1, buf: \"abc\"..., count: 9223372036854775808)"
		    " = 3",
		    GIVEN("write", 3, 1, P(end), 1ull << 63));
	expect_line("read(fd: 1, buf: \"abc\"..., count: 18446744073709551615) "
		    "= 9223372036854775807",
		    &given);
	given.style.string_limit = SIZE_MAX;
	expect_line("read(fd: 1, buf: \"abc\"..., count: 18446744073709551615) "
		    "= 9223372036854775807",
		    &given);
	expect_line_at("bind(fd: 4, umyaddr: %p, addrlen: -1) = 0", end,
		       GIVEN("bind", 0, 4, P(end), -1));
}

Test(decode_hostile, arrays_at_a_hole)
{
	uint64_t words[2] = { P("x"), P("y") };
	char *argv = edge(words, sizeof(words));

	expect_line("execve(argv: [\"x\", \"y\", ...], "
		    "envp: [\"x\", \"y\", ...] /* 2 vars */) = 0",
		    GIVEN("execve", 0, 0, P(argv), P(argv)));
	expect_line_at("execve(argv: %p) = 0", argv + 12,
		       GIVEN("execve", 0, 0, P(argv + 12)));
	cr_expect(strstr(
		line_print(GIVEN("writev", 0, 1, P(argv), UINT64_MAX)).text,
		", ...], vlen"));
	cr_expect(strstr(line_print(GIVEN("poll", 0, P(argv), UINT32_MAX)).text,
			 ", ...], nfds"));
}

Test(decode_hostile, half_a_struct)
{
	int64_t seconds = 1;
	char *end = edge(&seconds, sizeof(seconds));

	expect_line_at("nanosleep(rqtp: %p) = 0", end,
		       GIVEN("nanosleep", 0, P(end)));
	expect_line_at("pipe(fildes: %p) = 0", end + 4,
		       GIVEN("pipe", 0, P(end + 4)));
	expect_line_at("rt_sigaction(sig: HUP, act: %p) = 0", end,
		       GIVEN("rt_sigaction", 0, 1, P(end)));
}

Test(decode_hostile, address_in_two_halves)
{
	char family = 1;
	char *end = edge(&family, 1);

	expect_line_at("connect(fd: 4, uservaddr: %p, addrlen: 1) = 0", end,
		       GIVEN("connect", 0, 4, P(end), 1));
	expect_line_at("connect(fd: 4, uservaddr: %p, addrlen: 16) = 0", end,
		       GIVEN("connect", 0, 4, P(end), 16));
}

static const uint64_t wild[] = {
	0,	    1,		0x1000,	    0x7fffffffffff,	1ull << 63,
	UINT64_MAX, UINT32_MAX, 0x80000000, 0xffffffffffffff9c,
};

enum { WILD = sizeof(wild) / sizeof(wild[0]) };

static void print_wildly(const struct call_row *row, const struct abi *abi,
			 unsigned turn)
{
	struct given given = { .name = row->name, .abi = abi };

	for (unsigned i = 0; i < EVENT_ARGS; i++)
		given.args[i] = wild[(turn + i * (turn / WILD + 1)) % WILD];
	given.style.show_zeros = turn % 2;
	given.style.show_prefix = turn % 3 == 0;
	given.style.raw = turn % 7 == 0;
	given.result = (int64_t)wild[turn % WILD];
	line_print(&given);
}

/* With the sanitizers this is where a wrong shift or length shows. */
Test(decode_hostile, every_call_takes_anything)
{
	for (size_t i = 0; i < call_rows_count; i++)
		for (unsigned turn = 0; turn < WILD * WILD; turn++) {
			print_wildly(&call_rows[i], &wide_abi, turn);
			print_wildly(&call_rows[i], &narrow_abi, turn);
		}
}

/* A struct that has grown: what is in front of the hole is still shown. */
Test(decode_hostile, sized_at_a_hole)
{
	uint64_t attr[2] = { 1, 2 };
	char *start = edge(attr, 8);

	expect_line("landlock_create_ruleset(attr: { .handled_access_fs: "
		    "EXECUTE, ... }, size: 12) = -1 EFAULT (Bad address)",
		    GIVEN("landlock_create_ruleset", -14, P(start), 12));
	expect_line("landlock_create_ruleset(attr: { .handled_access_fs: "
		    "EXECUTE }, size: 8) = 3",
		    GIVEN("landlock_create_ruleset", 3, P(start), 8));
	expect_line_at("landlock_create_ruleset(attr: %p, size: 24) = -1 "
		       "EFAULT (Bad address)",
		       start + 4,
		       GIVEN("landlock_create_ruleset", -14, P(start + 4), 24));
}
