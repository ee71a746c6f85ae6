/* A view as text for people: "still mapped", never "leak". */
#ifndef PTRAIL_GROWTH_REPORT_H
#define PTRAIL_GROWTH_REPORT_H

#include <stdint.h>

#include "growth_view.h"
#include "text.h"

/* What the report says beyond the view. */
struct growth_moment {
	const char *comm;
	pid_t pid;
	uint64_t now;  /* ns */
	uint64_t age;  /* of the process, as far as it was seen, ns */
	uint64_t size; /* VmSize, bytes; 0: not known */
	uint64_t rss;  /* VmRSS */
	uint64_t peak; /* VmHWM: the most that VmRSS has been */
	uint64_t swap; /* VmSwap */
	bool touched;
	bool ending; /* the process is about to end */
	bool last;   /* .. or to be let go */
	struct growth_malloc malloc;
	uint64_t stops;	  /* of all that is traced; 0: no matter */
	uint64_t held;	  /* .. which took so long, ns */
	size_t lines;	  /* of chains at most */
	unsigned threads; /* of --top */
	unsigned columns; /* of the terminal; 0: it is none */
	unsigned rows;	  /* .. that chains may take */
	const struct growth_mark *mark; /* NULL: all since the start */
};

/* How much there was of each chain at an earlier moment. */
struct growth_mark {
	uint64_t time;
	uint64_t rss;
	struct growth_bytes total;
	struct growth_sum *sums;
	size_t count;
};

struct growth_mark *growth_mark_create(const struct growth_view *view,
				       const struct growth_moment *moment);
void growth_mark_destroy(struct growth_mark *mark);

/*
 * What --top shows of a process: a heading and the chains that hold most, each
 * with its growth in a minute since the mark. As a plain line: all in one.
 */
void growth_top(struct text *out, const struct growth_view *view,
		const struct growth_moment *moment);
void growth_top_line(struct text *out, const struct growth_view *view,
		     const struct growth_moment *moment);

/* What a chain had at the mark; nothing without one. */
const struct growth_bytes *growth_mark_of(const struct growth_mark *mark,
					  const struct growth_sum *sum);

void growth_report(struct text *out, const struct growth_view *view,
		   const struct growth_moment *moment);

extern const char *const growth_unseen_names[UNSEENS];

/* "398.1 MiB" */
void growth_size(struct text *out, uint64_t bytes);

#endif
