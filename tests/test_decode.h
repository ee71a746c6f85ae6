/*
 * For the tests of decoding: a call made by hand, printed as one line.
 */
#ifndef PTRAIL_TESTS_TEST_DECODE_H
#define PTRAIL_TESTS_TEST_DECODE_H

#include <criterion/criterion.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "arch.h"
#include "decode/args.h"
#include "decode/call.h"

struct line {
	char text[16384];
};

/* What a test says of a call. Without 'abi' 64-bit registers and words. */
struct given {
	const char *name;
	uint64_t args[EVENT_ARGS];
	int64_t result;
	const struct abi *abi;
	struct decode_style style;
	bool unfinished;
	uint64_t stack;
};

static const struct abi wide_abi = { .name = "wide", .word = 8 };
static const struct abi narrow_abi = { .name = "narrow", .word = 4 };

static inline const char *test_fd(const struct names *names, int fd)
{
	(void)names;
	if (fd == 9)
		return "NETLINK:ROUTE:7";
	if (fd == 10)
		return "NETLINK:SOCK_DIAG:7";
	if (fd == 11)
		return "NETLINK:SELINUX:7";
	if (fd == 12)
		return "NETLINK:KOBJECT_UEVENT:7";
	return fd == 3 ? "/tmp/a>b\n" : NULL;
}

static inline const char *test_pid(const struct names *names, pid_t pid)
{
	(void)names;
	return pid == 42 ? "sleeper" : NULL;
}

static inline const char *test_interface(const struct names *names,
					 unsigned index)
{
	(void)names;
	return index == 7 ? "eth7" : NULL;
}

static inline const struct call_row *given_row(const struct given *given)
{
	const char *calls[] = { given->name };
	struct abi abi = given->abi ? *given->abi : wide_abi;

	abi.calls = calls;
	abi.count = 1;
	return call_row(&abi, 0);
}

static inline void line_add(struct line *line, const char *bytes, size_t size)
{
	size_t used = strlen(line->text);

	snprintf(line->text + used, sizeof(line->text) - used, "%.*s",
		 (int)size, bytes);
}

static inline struct line line_of(const char *name, const struct call_text *out)
{
	struct line line = { "" };

	line_add(&line, name, strlen(name));
	line_add(&line, "(", 1);
	for (unsigned i = 0; i < out->count; i++) {
		const struct event_value *value = &out->values[i];

		line_add(&line, ", ", i ? 2 : 0);
		line_add(&line, value->name, strlen(value->name));
		line_add(&line, ": ", 2);
		line_add(&line, out->text.bytes + value->start, value->length);
	}
	line_add(&line, ") = ", 4);
	line_add(&line, text_string(&out->result), out->result.length);
	return line;
}

static inline struct line line_print(const struct given *given)
{
	static const struct names names = { .fd = test_fd,
					    .pid = test_pid,
					    .interface = test_interface };
	struct decode_style style = given->style;
	struct call call = {
		.row = given_row(given),
		.abi = given->abi ? given->abi : &wide_abi,
		.memory = &memory_self,
		.names = &names,
		.style = &style,
		.stack = given->stack,
	};
	struct call_text out = { .text = TEXT_INIT, .result = TEXT_INIT };
	struct line line;

	if (!style.string_limit)
		style.string_limit = DECODE_STRING_LIMIT;
	memcpy(call.args, given->args, sizeof(call.args));
	call_print_entry(&call, &out);
	call.returned = !given->unfinished;
	call.result = given->result;
	call.failed = given->result < 0;
	call_print_exit(&call, &out);
	line = line_of(given->name, &out);
	call_text_finish(&out);
	return line;
}

#define P(pointer) ((uint64_t)(uintptr_t)(pointer))
#define GIVEN(n, r, ...)                                                       \
	(&(struct given){ .name = n, .result = r, .args = { __VA_ARGS__ } })

#define expect_line(expected, ...)                                             \
	do {                                                                   \
		struct line line_ = line_print(__VA_ARGS__);                   \
		cr_expect_str_eq(line_.text, expected, "%s", line_.text);      \
	} while (0)

/* 'format' has one %p, for a pointer that is not the same in each run. */
#define expect_line_at(format, pointer, ...)                                   \
	do {                                                                   \
		char wanted_[1024];                                            \
		snprintf(wanted_, sizeof(wanted_), format,                     \
			 (void *)(uintptr_t)(pointer));                        \
		expect_line(wanted_, __VA_ARGS__);                             \
	} while (0)

#endif
