/* Numbers in columns, whose memory it is, and the chain. */
#include "growth_line.h"

#include <inttypes.h>
#include <string.h>

enum { COLUMN = 10 };

static const uint64_t SECOND = 1000000000;

/* clang-format off */
static const struct {
	const char *one;
	const char *several;
} owner_names[OWNERS] = {
	[OWNER_HEAP] = { "main heap", NULL },
	[OWNER_ARENA] = { "glibc arena", "glibc arenas" },
	[OWNER_STACK] = { "stack of thread", "thread stacks" },
	[OWNER_JIT] = { "JIT code", "JIT code" },
	[OWNER_MAKER] = { NULL, "several allocators" },
	[OWNER_FILE] = { NULL, "files" },
	[OWNER_MEMFD] = { "memfd", "memfds" },
	[OWNER_SHARED] = { "shared memory", "shared memory" },
	[OWNER_NAMED] = { "named", "several names" },
};
/* clang-format on */

void growth_size(struct text *out, uint64_t bytes)
{
	static const char *const units[] = { "KiB", "MiB", "GiB", "TiB" };
	double size = bytes / 1024.0;
	int unit = 0;

	while (size >= 1023.95 && unit < 3) {
		size /= 1024;
		unit++;
	}
	text_printf(out, "%.1f %s", size, units[unit]);
}

static void pad(struct text *out, const struct text *number, size_t width)
{
	if (number->length < width)
		text_fill(out, ' ', width - number->length);
	text_puts(out, text_string(number));
}

void growth_line_change(struct text *out, int64_t change)
{
	text_char(out, change < 0 ? '-' : '+');
	growth_size(out, change < 0 ? -change : change);
}

/* Right-aligned, and with a sign in a column of its own if it is wanted. */
static void add_change(struct text *out, int64_t change, bool sign)
{
	struct text number = TEXT_INIT;

	if (sign || change < 0)
		growth_line_change(&number, change);
	else
		growth_size(&number, change);
	pad(out, &number, COLUMN + sign);
	text_finish(&number);
}

void growth_line_time(struct text *out, uint64_t ns)
{
	uint64_t seconds = ns / SECOND;

	if (seconds < 120)
		text_printf(out, "%" PRIu64 " s", seconds);
	else if (seconds < 120 * 60)
		text_printf(out, "%" PRIu64 " min", seconds / 60);
	else
		text_printf(out, "%" PRIu64 " h", seconds / 3600);
}

static void add_age(struct text *out, uint64_t ns)
{
	struct text number = TEXT_INIT;

	growth_line_time(&number, ns);
	pad(out, &number, 6);
	text_puts(out, " old");
	text_finish(&number);
}

/* That a memfd has no link in any folder says nothing. */
static void add_name(struct text *out, enum growth_owner kind,
		     const char *name)
{
	static const char deleted[] = " (deleted)";
	size_t length = strlen(name), less = strlen(deleted);

	if (length > less && !strcmp(name + length - less, deleted))
		length -= less;
	/* [anon:name] is pointed to within its brackets. */
	if (kind == OWNER_NAMED && length && name[length - 1] == ']')
		length--;
	text_escape(out, name, length, 0);
}

static bool add_owned(struct text *out, enum growth_owner kind,
		      const struct growth_owned *owned)
{
	const char *one = owner_names[kind].one;
	const char *several = owner_names[kind].several;

	if (!owned->pieces || (!one && !several))
		return false;
	text_puts(out, out->length ? ", " : "");
	if (owned->several && several) {
		text_puts(out, several);
		return true;
	}
	text_puts(out, one ? one : "");
	if (owned->name) {
		text_puts(out, one ? " " : "");
		add_name(out, kind, owned->name);
	}
	if (owned->number)
		text_printf(out, " %lu", owned->number);
	return true;
}

static void add_owners(struct text *out, const struct growth_sum *sum)
{
	struct text owners = TEXT_INIT;

	for (int kind = 0; kind < OWNERS; kind++)
		add_owned(&owners, kind, &sum->owned[kind]);
	if (owners.length)
		text_printf(out, "[%s] ", owners.bytes);
	text_finish(&owners);
}

static void add_extras(struct text *out, const struct growth_bytes *bytes)
{
	if (bytes->swapped) {
		text_puts(out, "  ");
		growth_size(out, bytes->swapped);
		text_puts(out, " swapped");
	}
	if (bytes->huge) {
		text_puts(out, "  ");
		growth_size(out, bytes->huge);
		text_puts(out, " in huge pages");
	}
	if (bytes->reserved) {
		text_puts(out, "  ");
		growth_size(out, bytes->reserved);
		text_puts(out, " only reserved");
	}
}

/* The two columns that every line begins with. */
static void add_columns(struct text *out, const struct growth_bytes *bytes,
			const struct growth_bytes *before, bool touched)
{
	bool sign = !touched;

	if (!touched) {
		add_change(out, bytes->mapped - before->mapped, sign);
		text_puts(out, " mapped ");
		sign = false;
	}
	add_change(out, bytes->resident - before->resident, sign);
	text_puts(out, " resident");
}

void growth_line_sum(struct text *out, const struct growth_sum *sum,
		    const struct growth_bytes *before,
		    const struct growth_moment *moment)
{
	add_columns(out, &sum->bytes, before, moment->touched);
	if (!moment->touched) {
		text_printf(out, " %6" PRIu64 " call%s", sum->calls,
			    sum->calls == 1 ? " " : "s");
		add_age(out, moment->now - sum->oldest);
	}
	add_extras(out, &sum->bytes);
	text_puts(out, "  ");
	add_owners(out, sum);
	if (moment->columns)
		growth_chain_wrap(out, sum->chain, moment->columns);
	else
		growth_chain_print(out, sum->chain);
	text_char(out, '\n');
}

void growth_line_other(struct text *out, const struct growth_bytes *bytes,
		     const struct growth_moment *moment, const char *what)
{
	static const struct growth_bytes none;

	add_columns(out, bytes, &none, moment->touched);
	add_extras(out, bytes);
	text_printf(out, "  %s\n", what);
}
