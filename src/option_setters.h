/* What options with values do: one function each, named after its option. */
#ifndef PTRAIL_OPTION_SETTERS_H
#define PTRAIL_OPTION_SETTERS_H

#include "option_row.h"

/* A decimal number in a range, and nothing else. */
bool option_number(const char *value, unsigned long low, unsigned long high,
		   unsigned long *number);

/*
 * "512K": a number from 1 to 2^20 and a unit, BKMGT, as its power of 1024; -1:
 * there is none.
 */
bool option_size(const char *value, unsigned long *number, int *power);

/* option_value.c: what row->value says, into row->field. */
option_set set_number;
option_set set_word;

/* option_select.c */
option_set set_calls;
option_set set_faults;
option_set set_duration;
option_set set_pids;
option_set set_tids;
option_set set_user;
option_set set_environment;
option_set set_command_user;
option_set set_ring_size;
option_set accept_option;

/* option_filter.c */
option_set set_filter;
option_set set_path;
option_set set_fds;
option_set set_filter_pids;
option_set set_switch_on;
option_set set_switch_off;

/* option_growth.c */
option_set set_growth;
option_set set_stop_at_rss;

/* Chains it needs; lines are shown only if some are asked for. */
void option_growth_conclude(struct options *options);

/* option_show.c */
option_set set_chain;
option_set set_dwarf;
option_set set_output;
option_set set_width;

/* option_format.c */
option_set set_format;
option_set set_weight;

/* What follows from --format, and what contradicts it. */
enum options_outcome option_conclude_format(struct options *options);

#endif
