/* What the lines of a growth report are made of. */
#ifndef PTRAIL_GROWTH_LINE_H
#define PTRAIL_GROWTH_LINE_H

#include "growth_report.h"

/* "+1.0 MiB" */
void growth_line_change(struct text *out, int64_t change);

/* "38 s", "5 min" */
void growth_line_time(struct text *out, uint64_t ns);

/* What a chain has, beyond what it had before. */
void growth_line_sum(struct text *out, const struct growth_sum *sum,
		     const struct growth_bytes *before,
		     const struct growth_moment *moment);

/* What no chain has, in the same columns, and in words. */
void growth_line_other(struct text *out, const struct growth_bytes *bytes,
		       const struct growth_moment *moment, const char *what);

#endif
