/* Setters of the options that leave events out. */
#include "option_setters.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "alloc.h"

/* The set that the last -e named; NULL: there was none. */
static struct call_set *last_set(const struct options *options)
{
	struct call_set *set;
	const char *near;
	char *bad;

	if (!options->last_calls)
		return NULL;
	set = call_set_create();
	/* It was good when it was added to all calls. */
	call_set_add(set, options->last_calls, &bad, &near);
	return set;
}

enum options_outcome set_filter(struct options *options,
				const struct option_row *row,
				const char *value)
{
	struct expression_error error;
	struct expression *expression = expression_parse(value, &error);

	if (!expression)
		return option_bad("--%s '%s': column %zu: %s", row->name, value,
				  error.at + 1, error.why);
	filter_add_rule(&options->filter, last_set(options), expression);
	return OPTIONS_RUN;
}

enum options_outcome set_path(struct options *options,
			      const struct option_row *row,
			      const char *value)
{
	if (!*value)
		return option_bad("--%s takes a path, not ''", row->name);
	filter_add_path(&options->filter, value);
	return OPTIONS_RUN;
}

static bool add_fd(struct filter *filter, const char *text, size_t length)
{
	char *word = alloc_check(strndup(text, length));
	unsigned long fd;
	bool good = option_number(word, 0, INT_MAX, &fd);

	free(word);
	if (!good)
		return false;
	filter->fds = alloc_resize(filter->fds, filter->fd_count + 1,
				   sizeof(*filter->fds));
	filter->fds[filter->fd_count++] = fd;
	return true;
}

enum options_outcome set_fds(struct options *options,
			     const struct option_row *row,
			     const char *value)
{
	const char *at = value;

	for (;;) {
		size_t length = strcspn(at, ",");

		if (!add_fd(&options->filter, at, length))
			return option_bad("--%s takes numbers of descriptors, "
					  "separated by commas, not '%s'",
					  row->name, value);
		if (!at[length])
			return OPTIONS_RUN;
		at += length + 1;
	}
}

enum options_outcome set_filter_pids(struct options *options,
				     const struct option_row *row,
				     const char *value)
{
	struct filter *filter = &options->filter;

	if (attach_add(&filter->pids, &filter->pid_count, value))
		return OPTIONS_RUN;
	return option_bad("--%s takes numbers of processes, separated by "
			  "commas, not '%s'", row->name, value);
}

static enum options_outcome read_switch(const struct option_row *row,
					const char *value, const char **name)
{
	if (!call_row_by_name(value))
		return option_bad("--%s: no system call is named '%s'",
				  row->name, value);
	*name = value;
	return OPTIONS_RUN;
}

enum options_outcome set_switch_on(struct options *options,
				   const struct option_row *row,
				   const char *value)
{
	return read_switch(row, value, &options->filter.switch_on);
}

enum options_outcome set_switch_off(struct options *options,
				    const struct option_row *row,
				    const char *value)
{
	return read_switch(row, value, &options->filter.switch_off);
}
