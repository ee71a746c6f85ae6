/* What --top shows of a process, as text of a given width. */
#include "growth_report.h"

#include <inttypes.h>
#include <string.h>

static const uint64_t MINUTE = 60000000000, SECOND = 1000000000;

enum { SIZE_COLUMN = 10, RATE_COLUMN = 11 };

/* The line begun at 'start' is cut where the screen ends. */
static void end_line(struct text *out, size_t start, unsigned columns)
{
	while (columns &&
	       text_columns(out->bytes + start, out->length - start) > columns)
		text_truncate(out, out->length - 1);
	/* Not within a character. */
	while (out->length > start && columns &&
	       text_columns(out->bytes + start, out->length - start) ==
		       columns &&
	       (out->bytes[out->length - 1] & 0xc0) == 0xc0)
		text_truncate(out, out->length - 1);
	text_char(out, '\n');
}

static void add_padded(struct text *out, const struct text *number,
		       size_t width)
{
	if (number->length < width)
		text_fill(out, ' ', width - number->length);
	text_puts(out, text_string(number));
}

static void add_size(struct text *out, uint64_t bytes, size_t width)
{
	struct text number = TEXT_INIT;

	growth_size(&number, bytes);
	add_padded(out, &number, width);
	text_finish(&number);
}

/* What a change since the mark is in a minute; "-" while that is too new. */
static void add_rate(struct text *out, int64_t change,
		     const struct growth_moment *moment, size_t width)
{
	uint64_t time = moment->mark ? moment->now - moment->mark->time : 0;
	struct text number = TEXT_INIT;
	double rate;

	if (time < SECOND / 2) {
		text_char(&number, '-');
	} else {
		rate = (double)change * MINUTE / time;
		text_char(&number, rate < 0 ? '-' : '+');
		growth_size(&number, rate < 0 ? -rate : rate);
	}
	add_padded(out, &number, width);
	text_finish(&number);
}

static void add_process(struct text *out, const struct growth_view *view,
			const struct growth_moment *moment)
{
	uint64_t before = moment->mark ? moment->mark->rss : 0;

	text_name(out, moment->comm);
	text_printf(out, "/%d  ", moment->pid);
	add_size(out, moment->rss, 0);
	text_puts(out, " resident, ");
	add_rate(out, moment->rss - before, moment, 0);
	text_printf(out, " per minute, %u thread%s", moment->threads,
		    moment->threads == 1 ? "" : "s");
	if (view->total.swapped) {
		text_puts(out, ", ");
		add_size(out, view->total.swapped, 0);
		text_puts(out, " swapped");
	}
}

static int64_t there(const struct growth_bytes *bytes)
{
	return bytes->resident + bytes->swapped;
}

static void add_chain(struct text *out, const struct growth_sum *sum,
		      const struct growth_moment *moment)
{
	const struct growth_bytes *before = growth_mark_of(moment->mark, sum);

	add_size(out, there(&sum->bytes), SIZE_COLUMN);
	text_char(out, ' ');
	add_rate(out, there(&sum->bytes) - there(before), moment, RATE_COLUMN);
	text_puts(out, "/min  ");
	growth_chain_brief(out, sum->chain);
}

static void add_rest(struct text *out, const struct growth_view *view,
		     size_t shown)
{
	struct growth_bytes rest = view->total;

	for (size_t i = 0; i < shown; i++) {
		rest.resident -= view->sums[i].bytes.resident;
		rest.swapped -= view->sums[i].bytes.swapped;
	}
	add_size(out, there(&rest), SIZE_COLUMN);
	text_fill(out, ' ', RATE_COLUMN + 7);
	if (shown < view->count)
		text_printf(out, "%zu more chain%s, and ", view->count - shown,
			    view->count - shown == 1 ? "" : "s");
	text_puts(out, "what no chain is known of");
}

void growth_top(struct text *out, const struct growth_view *view,
		const struct growth_moment *moment)
{
	size_t shown = 0, start = out->length;

	add_process(out, view, moment);
	end_line(out, start, moment->columns);
	for (; shown < view->count && shown < moment->lines; shown++) {
		start = out->length;
		add_chain(out, &view->sums[shown], moment);
		end_line(out, start, moment->columns);
	}
	start = out->length;
	add_rest(out, view, shown);
	end_line(out, start, moment->columns);
}

void growth_top_line(struct text *out, const struct growth_view *view,
		     const struct growth_moment *moment)
{
	text_printf(out, "%6" PRIu64 " s  ", moment->age / SECOND);
	add_process(out, view, moment);
	if (view->count) {
		text_puts(out, "; most: ");
		add_size(out, there(&view->sums[0].bytes), 0);
		text_char(out, ' ');
		growth_chain_print(out, view->sums[0].chain);
	}
	text_char(out, '\n');
}
