/* Lines of chains, what is no chain's, sums, and hints that are sure. */
#include "growth_report.h"

#include <inttypes.h>
#include <string.h>

#include "alloc.h"
#include "growth_line.h"

enum {
	ARENAS_MANY = 4,
	ROWS_LEAST = 6,
	SLIGHT = 500, /* that share of all is not worth a line */
};

static const uint64_t SECOND = 1000000000;

/* clang-format off */
const char *const growth_unseen_names[UNSEENS] = {
	[UNSEEN_PROGRAM] = "mapped by exec",
	[UNSEEN_HEAP] = "heap that exec gave",
	[UNSEEN_STACK] = "main stack",
	[UNSEEN_KERNEL] = "vdso",
	[UNSEEN_OTHER] = "of no call seen",
	[UNSEEN_BEFORE + UNSEEN_PROGRAM] = "files before ptrail",
	[UNSEEN_BEFORE + UNSEEN_HEAP] = "heap before ptrail",
	[UNSEEN_BEFORE + UNSEEN_STACK] = "main stack before ptrail",
	[UNSEEN_BEFORE + UNSEEN_KERNEL] = "vdso before ptrail",
	[UNSEEN_BEFORE + UNSEEN_OTHER] = "anonymous before ptrail",
	[UNSEEN_TOUCHED] = "touched within calls, around faults, or before",
};

/* clang-format on */

const struct growth_bytes *growth_mark_of(const struct growth_mark *mark,
					  const struct growth_sum *sum)
{
	static const struct growth_bytes none;

	for (size_t i = 0; mark && i < mark->count; i++)
		if (mark->sums[i].chain == sum->chain)
			return &mark->sums[i].bytes;
	return &none;
}

static void add_to(struct growth_bytes *sum, const struct growth_bytes *more)
{
	sum->mapped += more->mapped;
	sum->reserved += more->reserved;
	sum->resident += more->resident;
	sum->swapped += more->swapped;
	sum->huge += more->huge;
}

static bool is_zero(const struct growth_bytes *bytes)
{
	return !bytes->mapped && !bytes->reserved && !bytes->resident &&
	       !bytes->swapped;
}

/* What nobody would miss on a screen. */
static bool is_slight(const struct growth_view *view,
		      const struct growth_bytes *bytes)
{
	const struct growth_bytes *all = &view->total;

	return (bytes->resident + bytes->swapped) * SLIGHT <
		       all->resident + all->swapped &&
	       bytes->mapped * SLIGHT < all->mapped &&
	       bytes->reserved * SLIGHT <= all->reserved;
}

/* The first few chains are worth a screen that scrolls. */
static bool has_room(const struct text *out, size_t start,
		     const struct growth_moment *moment)
{
	unsigned rows = moment->rows > ROWS_LEAST ? moment->rows : ROWS_LEAST;

	if (!moment->columns)
		return true;
	for (size_t i = start; i < out->length && rows; i++)
		rows -= out->bytes[i] == '\n';
	return rows != 0;
}

static void add_sums(struct text *out, const struct growth_view *view,
		     const struct growth_moment *moment)
{
	static const struct growth_bytes none;
	struct growth_bytes rest = { 0, 0, 0, 0, 0 };
	struct text what = TEXT_INIT;
	size_t shown = 0, start = out->length;

	for (size_t i = 0; i < view->count; i++) {
		const struct growth_sum *sum = &view->sums[i];

		if (shown < moment->lines && has_room(out, start, moment) &&
		    !is_slight(view, &sum->bytes)) {
			growth_line_sum(out, sum, &none, moment);
			shown++;
		} else {
			add_to(&rest, &sum->bytes);
		}
	}
	if (shown == view->count)
		return;
	text_printf(&what, "%zu more chain%s", view->count - shown,
		    view->count - shown == 1 ? "" : "s");
	growth_line_other(out, &rest, moment, what.bytes);
	text_finish(&what);
}

/* How a chain has changed since the mark. */
struct change {
	const struct growth_sum *sum;
	const struct growth_bytes *before;
	int64_t resident;
	int64_t mapped;
};

static int compare_changes(const void *one, const void *other)
{
	const struct change *a = one, *b = other;

	if (a->resident != b->resident)
		return a->resident < b->resident ? 1 : -1;
	return a->mapped < b->mapped ? 1 : a->mapped > b->mapped ? -1 : 0;
}

static void add_changes(struct text *out, const struct growth_view *view,
			const struct growth_moment *moment)
{
	struct change *changes = alloc_array(view->count, sizeof(*changes));
	size_t shown = 0, start = out->length;

	for (size_t i = 0; i < view->count; i++) {
		const struct growth_sum *sum = &view->sums[i];
		const struct growth_bytes *before =
			growth_mark_of(moment->mark, sum);

		changes[i] = (struct change){
			.sum = sum,
			.before = before,
			.resident = sum->bytes.resident + sum->bytes.swapped -
				    before->resident - before->swapped,
			.mapped = sum->bytes.mapped - before->mapped,
		};
	}
	if (view->count)
		qsort(changes, view->count, sizeof(*changes), compare_changes);
	for (size_t i = 0; i < view->count && shown < moment->lines &&
			   has_room(out, start, moment);
	     i++) {
		if (changes[i].resident <= 0 && changes[i].mapped <= 0)
			continue;
		growth_line_sum(out, changes[i].sum, changes[i].before, moment);
		shown++;
	}
	if (!shown)
		text_puts(out, "no chain has more than at the mark\n");
	free(changes);
}

static void add_unseen(struct text *out, const struct growth_view *view,
		       const struct growth_moment *moment)
{
	struct growth_bytes sum = { 0, 0, 0, 0, 0 };
	struct text what = TEXT_INIT;

	text_puts(&what, "no chain's:");
	for (int kind = 0; kind < UNSEENS; kind++) {
		const struct growth_bytes *bytes = &view->unseen[kind];

		if (is_zero(bytes))
			continue;
		text_puts(&what, what.length > 11 ? ", " : " ");
		growth_size(&what,
			    moment->touched ? bytes->resident : bytes->mapped);
		text_printf(&what, " %s", growth_unseen_names[kind]);
		add_to(&sum, bytes);
	}
	if (!is_zero(&sum))
		growth_line_other(out, &sum, moment, what.bytes);
	text_finish(&what);
}

/* What was there earlier and is not, as a collected heap. */
static void add_more_sizes(struct text *out, const struct growth_moment *moment)
{
	if (moment->swap) {
		text_puts(out, ", VmSwap ");
		growth_size(out, moment->swap);
	}
	if (moment->peak - moment->peak / 8 > moment->rss) {
		text_puts(out, ", at its highest ");
		growth_size(out, moment->peak);
	}
}

static void add_total(struct text *out, const struct growth_view *view,
		      const struct growth_moment *moment)
{
	struct growth_bytes total = view->total;
	struct text what = TEXT_INIT;

	text_puts(&what, "all there is");
	if (moment->size) {
		/* VmSize has what is only reserved in it. */
		text_puts(&what, "; the kernel says VmSize ");
		growth_size(&what, moment->size);
		text_puts(&what, ", VmRSS ");
		growth_size(&what, moment->rss);
		add_more_sizes(&what, moment);
	}
	if (!view->exact)
		text_puts(&what, " (pages of zeros count here)");
	growth_line_other(out, &total, moment, what.bytes);
	text_finish(&what);
}

static void add_ages(struct text *out, const struct growth_view *view)
{
	bool first = true;

	text_puts(out, "resident by age of its call:");
	for (int i = 0; i < GROWTH_AGES; i++) {
		if (!view->ages[i])
			continue;
		text_puts(out, first ? " " : ", ");
		first = false;
		growth_size(out, view->ages[i]);
		text_puts(out, i < GROWTH_AGES - 1 ? " under " : " older");
		if (i < GROWTH_AGES - 1)
			growth_line_time(out, growth_ages[i]);
	}
	text_puts(out, first ? " none\n" : "\n");
}

static bool is_much(const struct growth_view *view, uint64_t bytes)
{
	return bytes * 4 >= view->total.resident + view->total.swapped;
}

static void add_threshold_hint(struct text *out, const struct growth_view *view,
			       const struct growth_malloc *malloc)
{
	if (!malloc->grown || !is_much(view, view->heaps))
		return;
	text_puts(out, "hint: free() of a block of ");
	growth_size(out, malloc->unmapped);
	text_puts(out, " raised malloc's mmap threshold; heaps have since "
		       "grown by ");
	growth_size(out, malloc->grown);
	text_puts(out, " for blocks that were mapped by themselves before, and "
		       "shrink only at their ends; "
		       "MALLOC_MMAP_THRESHOLD_=131072 in the environment keeps "
		       "such blocks apart\n");
}

/* Its pages are taken from a victim that does not end at once. */
static void add_reaped_hint(struct text *out,
			    const struct growth_moment *moment)
{
	if (moment->size && !moment->rss)
		text_puts(out, "hint: the out-of-memory killer has taken the "
			       "pages before ptrail could look, which had to "
			       "wait for memory too; --stop-at-rss reports "
			       "earlier\n");
}

static void add_arenas_hint(struct text *out, const struct growth_view *view)
{
	uint64_t arenas = view->arenas.resident + view->arenas.swapped;

	if (view->arena_count < ARENAS_MANY || !is_much(view, arenas))
		return;
	text_printf(out, "hint: %zu glibc arenas hold ", view->arena_count);
	growth_size(out, arenas);
	text_puts(out, "; MALLOC_ARENA_MAX=2 in the environment limits them\n");
}

/* Attached, there is no filter that lets calls pass. */
static void add_cost(struct text *out, const struct growth_moment *moment)
{
	if (!moment->stops)
		return;
	text_printf(out,
		    "attached, each call stops twice: %" PRIu64 " stops "
		    "so far have held threads for %" PRIu64 " ms, that is "
		    "%.1f us each\n",
		    moment->stops, moment->held / 1000000,
		    moment->held / 1000.0 / moment->stops);
}

static void add_per_minute(struct text *out, int64_t change, uint64_t ns)
{
	double minutes = ns / (60.0 * SECOND);
	int64_t rate = minutes > 0 ? change / minutes : 0;

	text_puts(out, "resident ");
	growth_line_change(out, change);
	text_puts(out, ", that is ");
	growth_line_change(out, rate);
	text_puts(out, " per minute");
}

static void add_heading(struct text *out, const struct growth_moment *moment)
{
	const struct growth_mark *mark = moment->mark;

	text_name(out, moment->comm);
	text_printf(out, "/%d ", moment->pid);
	text_puts(out, moment->ending ? "at its end, after " : "after ");
	growth_line_time(out, moment->age);
	if (mark) {
		text_puts(out, ", since the mark ");
		growth_line_time(out, moment->now - mark->time);
		text_puts(out, " ago: ");
		add_per_minute(out, moment->rss - mark->rss,
			       moment->now - mark->time);
	}
	text_puts(out, mark ? "; still mapped:\n" : ", still mapped:\n");
}

void growth_report(struct text *out, const struct growth_view *view,
		   const struct growth_moment *moment)
{
	add_heading(out, moment);
	if (moment->mark)
		add_changes(out, view, moment);
	else
		add_sums(out, view, moment);
	add_unseen(out, view, moment);
	add_total(out, view, moment);
	if (!moment->touched)
		add_ages(out, view);
	/* Only what is certain to help is said. */
	add_reaped_hint(out, moment);
	add_arenas_hint(out, view);
	add_threshold_hint(out, view, &moment->malloc);
	add_cost(out, moment);
	text_char(out, '\n');
}

struct growth_mark *growth_mark_create(const struct growth_view *view,
				       const struct growth_moment *moment)
{
	struct growth_mark *mark = alloc_array(1, sizeof(*mark));

	mark->time = moment->now;
	mark->rss = moment->rss;
	mark->total = view->total;
	mark->count = view->count;
	mark->sums = alloc_array(view->count, sizeof(*mark->sums));
	if (view->count)
		memcpy(mark->sums, view->sums,
		       view->count * sizeof(*mark->sums));
	return mark;
}

void growth_mark_destroy(struct growth_mark *mark)
{
	if (mark)
		free(mark->sums);
	free(mark);
}
