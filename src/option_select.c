/* Setters of the options that say what to trace and which events to show. */
#include "option_setters.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "compat/compat.h"

enum options_outcome set_calls(struct options *options,
			       const struct option_row *row,
			       const char *value)
{
	enum options_outcome outcome;
	const char *near;
	char *bad;

	if (!options->call_set)
		options->call_set = call_set_create();
	options->last_calls = value;
	if (call_set_add(options->call_set, value, &bad, &near))
		return OPTIONS_RUN;
	if (strchr(bad, ':'))
		outcome = option_bad("--%s: '%s' is a tracepoint, which only "
				     "root's 'perf trace -e %s' can show",
				     row->name, bad, bad);
	else if (near)
		outcome = option_bad("--%s: no system call is named '%s' "
				     "(nearest: %s)",
				     row->name, bad, near);
	else if (*bad == '/')
		outcome = option_bad("--%s: no system call matches '%s', or it "
				     "is no regular expression", row->name,
				     bad);
	else
		outcome = option_bad("--%s: no system call is named '%s'; "
				     "names, globs, groups and /expressions/ "
				     "are accepted, separated by commas",
				     row->name, bad);
	free(bad);
	return outcome;
}

enum options_outcome set_faults(struct options *options,
				const struct option_row *row,
				const char *value)
{
	bool all = !strcmp(value, "all");
	bool minor = !strcmp(value, "min");
	bool major = !strcmp(value, "maj");

	if (!all && !minor && !major)
		return option_bad("--%s takes all, min or maj, not '%s'",
				  row->name, value);
	options->faults_minor |= all || minor;
	options->faults_major |= all || major;
	return OPTIONS_RUN;
}

enum options_outcome set_duration(struct options *options,
				  const struct option_row *row,
				  const char *value)
{
	char *end;
	double ms;

	ms = strtod(value, &end);
	/* strtod() would take blanks, signs, infinities and hexadecimal. */
	if (value[strspn(value, "0123456789.")] || *end || end == value ||
	    ms > 1e12)
		return option_bad("--%s takes milliseconds such as 0.5, "
				  "not '%s'",
				  row->name, value);
	options->filter.duration = ms * 1e6 + 0.5;
	return OPTIONS_RUN;
}

enum options_outcome set_pids(struct options *options,
			      const struct option_row *row,
			      const char *value)
{
	struct attach *attach = &options->attach;

	if (attach_add(&attach->pids, &attach->pid_count, value))
		return OPTIONS_RUN;
	return option_bad("--%s takes numbers of processes, separated by "
			  "commas, not '%s'", row->name, value);
}

enum options_outcome set_tids(struct options *options,
			      const struct option_row *row,
			      const char *value)
{
	struct attach *attach = &options->attach;

	if (attach_add(&attach->tids, &attach->tid_count, value))
		return OPTIONS_RUN;
	return option_bad("--%s takes numbers of threads, separated by "
			  "commas, not '%s'", row->name, value);
}

enum options_outcome set_user(struct options *options,
			      const struct option_row *row,
			      const char *value)
{
	const struct passwd *user = compat_user_by_name(value);
	unsigned long number;

	options->attach.by_user = true;
	if (user)
		options->attach.user = user->pw_uid;
	else if (option_number(value, 0, UINT32_MAX - 1, &number))
		options->attach.user = number;
	else
		return option_bad("--%s takes a user's name or number, and "
				  "there is no user '%s'", row->name, value);
	return OPTIONS_RUN;
}

enum options_outcome set_environment(struct options *options,
				     const struct option_row *row,
				     const char *value)
{
	(void)options;
	if (!*value || *value == '=')
		return option_bad("--%s takes VAR=VALUE or VAR, not '%s'",
				  row->name, value);
	if (strchr(value, '='))
		putenv((char *)value);
	else
		unsetenv(value);
	return OPTIONS_RUN;
}

enum options_outcome set_command_user(struct options *options,
				      const struct option_row *row,
				      const char *value)
{
	if (!compat_user_by_name(value))
		return option_bad("--%s: there is no user '%s'", row->name,
				  value);
	if (geteuid())
		return option_bad("--%s: only root can start a command as "
				  "somebody else", row->name);
	options->user = value;
	return OPTIONS_RUN;
}

enum options_outcome set_ring_size(struct options *options,
				   const struct option_row *row,
				   const char *value)
{
	unsigned long number;
	int power;

	if (!option_size(value, &number, &power) || power > 3)
		return option_bad("--%s takes a number of pages or a size "
				  "such as 512K, not '%s'", row->name, value);
	options->ring_size = sysconf(_SC_PAGESIZE);
	number = power < 0 ? number * options->ring_size
			   : number << 10 * power;
	/* The kernel takes only powers of two. */
	while (options->ring_size < number)
		options->ring_size *= 2;
	return OPTIONS_RUN;
}

/* What perf must be asked for is always so. */
enum options_outcome accept_option(struct options *options,
				   const struct option_row *row,
				   const char *value)
{
	(void)options;
	(void)row;
	(void)value;
	return OPTIONS_RUN;
}
