/*
 * Options that are set before the command line is read: the [trace] section
 * of a file as perf's, and PTRAIL_OPTIONS.
 */
#ifndef PTRAIL_OPTION_DEFAULTS_H
#define PTRAIL_OPTION_DEFAULTS_H

#include "options.h"

/* What they point into is kept in options->defaults. */
enum options_outcome option_defaults(struct options *options);
void option_defaults_finish(struct options *options);

#endif
