/*
 * Random registers and random memory, which is another at each read as if a
 * thread changed it, for every row of every ABI. FUZZ=n in the environment
 * makes it n times as long, SEED=n takes another path.
 */
#include "test_decode.h"

#include "decode/ioctl.h"

#include <stddef.h>
#include <stdlib.h>
#include <time.h>

enum {
#if defined(__SANITIZE_ADDRESS__)
	ROUNDS = 1000000,
#else
	ROUNDS = 5000000,
#endif
	SLACK = 64, /* of a line: the "..." of each value */
};

struct fuzz {
	struct memory memory;
	struct names names;
	uint64_t state;
	const char *only; /* a call's name; NULL: all */
	uint64_t looks;	  /* at memory and for names */
	uint64_t waits;	  /* texts that could have been made later */
};

static uint64_t next(uint64_t *state)
{
	*state ^= *state << 13;
	*state ^= *state >> 7;
	*state ^= *state << 17;
	return *state;
}

/* Numbers that meet the borders of types, of tables and of memory. */
static uint64_t number(uint64_t *state)
{
	uint64_t random = next(state);

	switch (random >> 60) {
	case 0:
	case 1:
	case 2:
		return random & 63;
	case 3:
		return 1ull << (random & 63);
	case 4:
		return (1ull << (random & 63)) - 1;
	case 5:
		return -(random & 255);
	case 6:
		return random & 0xffff;
	case 7:
		return random & 0xffffffff;
	case 8:
		return 0x5400 + (random & 0xff);
	case 9:
		return random;
	default:
		return 0x100000 + (random & 0xffff);
	}
}

static void fill(uint64_t *state, unsigned char *bytes, size_t size)
{
	uint64_t random = next(state);
	size_t at = 0;

	memset(bytes, 0, size);
	if (random % 5 == 0)
		return;
	if (random % 5 == 1) {
		memset(bytes, 'a', size);
		return;
	}
	for (; at + 8 <= size && at < 1024; at += 8) {
		uint64_t value = random % 5 == 2 ? next(state) : number(state);

		memcpy(bytes + at, &value, 8);
	}
	if (at < size)
		memset(bytes + at, random, size - at);
}

static size_t fuzz_read(const struct memory *memory, uint64_t address,
			void *buffer, size_t size)
{
	struct fuzz *fuzz = (struct fuzz *)(uintptr_t)memory;
	uint64_t random = next(&fuzz->state);

	fuzz->looks++;
	if (address < 4096 || random % 16 == 0)
		return 0;
	if (random % 16 == 1)
		size = random / 16 % (size + 1);
	fill(&fuzz->state, buffer, size);
	return size;
}

static void note_look(const struct names *names)
{
	struct fuzz *fuzz = (struct fuzz *)((uintptr_t)names -
					    offsetof(struct fuzz, names));

	fuzz->looks++;
}

static const char *fuzz_fd(const struct names *names, int fd)
{
	static const char *const kinds[] = { "NETLINK:ROUTE:1", "/a>\x1b[1m",
					     "NETLINK:GENERIC:1", "TCP:1->2>3",
					     NULL };

	note_look(names);
	return kinds[(unsigned)fd % 5];
}

static const char *fuzz_pid(const struct names *names, pid_t pid)
{
	note_look(names);
	return test_pid(names, pid);
}

static const char *fuzz_interface(const struct names *names, unsigned index)
{
	note_look(names);
	return test_interface(names, index);
}

static void check_text(const struct call *call, const char *bytes,
		       size_t length)
{
	for (size_t i = 0; i < length; i++)
		cr_assert((unsigned char)bytes[i] >= 0x20 && bytes[i] != 0x7f,
			  "%s: byte %d", call->row->name, bytes[i]);
}

static void check_line(const struct call *call, const struct call_text *out)
{
	size_t total = 0;

	for (unsigned i = 0; i < out->count; i++) {
		const struct event_value *value = &out->values[i];

		cr_assert(value->start + value->length <= out->text.length);
		check_text(call, out->text.bytes + value->start, value->length);
		total += value->length;
	}
	cr_assert(total <= call->style->line_limit + SLACK, "%s: %zu bytes",
		  call->row->name, total);
	check_text(call, text_string(&out->result), out->result.length);
}

static const struct abi *choose_abi(uint64_t random)
{
	unsigned count = 0;

	while (arch_native->abis[count])
		count++;
	return arch_native->abis[random % count];
}

/* A number of a command that has a name, or any. */
static uint64_t command(uint64_t *state)
{
	uint64_t random = next(state);

	if (random % 8 == 0)
		return number(state);
	return ioctl_names[random / 8 % ioctl_names_count].cmd;
}

static uint64_t choose_call(struct fuzz *fuzz, const struct abi *abi)
{
	uint64_t number = next(&fuzz->state) % abi->count;

	if (!fuzz->only)
		return number;
	for (number = 0; number < abi->count; number++)
		if (abi->calls[number] &&
		    !strcmp(abi->calls[number], fuzz->only))
			break;
	return number;
}

/* What is said to be able to wait must not look at what is gone by then. */
static void check_wait(struct fuzz *fuzz, const struct call *call, bool waits,
		       uint64_t before)
{
	fuzz->waits += waits;
	cr_assert(!waits || fuzz->looks == before, "%s: looks %s",
		  call->row->name, call->returned ? "behind" : "within");
}

static void print_entry(struct fuzz *fuzz, const struct call *call,
			struct call_text *out)
{
	bool stays = call->row->effects & EFFECT_BRIEF;
	uint64_t before = fuzz->looks;

	call_print_entry(call, out);
	check_wait(fuzz, call, call_entry_can_wait(call) && !stays, before);
}

static void print_exit(struct fuzz *fuzz, const struct call *call,
		       struct call_text *out)
{
	uint64_t before = fuzz->looks;

	call_print_exit(call, out);
	check_wait(fuzz, call, call_exit_can_wait(call), before);
}

static void print_random(struct fuzz *fuzz, struct call_text *out)
{
	struct decode_style style = {
		.string_limit = next(&fuzz->state) % 64 ? 64 : 0,
		.show_zeros = next(&fuzz->state) % 4 == 0,
		.show_prefix = next(&fuzz->state) % 4 == 0,
		.raw = next(&fuzz->state) % 32 == 0,
		.line_limit = next(&fuzz->state) % 4 ? 4096 : 100,
	};
	struct call call = { .abi = choose_abi(next(&fuzz->state)),
			     .memory = &fuzz->memory,
			     .names = &fuzz->names,
			     .style = &style };

	call.number = choose_call(fuzz, call.abi);
	call.row = call_row(call.abi, call.number);
	if (!call.row)
		return;
	for (unsigned i = 0; i < EVENT_ARGS; i++)
		call.args[i] = number(&fuzz->state);
	if (!strcmp(call.row->name, "ioctl"))
		call.args[1] = command(&fuzz->state);
	print_entry(fuzz, &call, out);
	check_line(&call, out);
	call.returned = next(&fuzz->state) % 8;
	call.result = (int64_t)number(&fuzz->state);
	call.failed = call.result < 0 && call.result > -4096;
	print_exit(fuzz, &call, out);
	check_line(&call, out);
}

static long number_of(const char *name, long otherwise)
{
	const char *value = getenv(name);

	return value ? atol(value) : otherwise;
}

static double seconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec + now.tv_nsec / 1e9;
}

static void print_many(const char *only, long rounds)
{
	struct fuzz fuzz = {
		.memory = { fuzz_read },
		.names = { .fd = fuzz_fd, .pid = fuzz_pid,
			   .interface = fuzz_interface },
		.state = 88172645463325252ull + (uint64_t)number_of("SEED", 0),
		.only = only,
	};
	struct call_text out = { .text = TEXT_INIT, .result = TEXT_INIT };
	double start = seconds();

	rounds *= number_of("FUZZ", 1);
	for (long i = 0; i < rounds; i++)
		print_random(&fuzz, &out);
	printf("decode_fuzz: %ld rows, %.0f a second\n", rounds,
	       rounds / (seconds() - start));
	fflush(stdout);
	if (!only)
		cr_expect_gt((long)fuzz.waits, rounds / 10);
	call_text_finish(&out);
}

Test(decode_fuzz, random_calls)
{
	print_many(NULL, ROUNDS);
}

/* One row for some thousand commands, each of which is a call of its own. */
Test(decode_fuzz, random_ioctls)
{
	print_many("ioctl", ROUNDS / 10);
}
