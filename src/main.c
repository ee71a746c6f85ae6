/* From the command line to a trace and back to an exit status. */
#include <err.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "check.h"
#include "command.h"
#include "exit_status.h"
#include "options.h"
#include "perf_events.h"
#include "trace.h"

/* Above the standard descriptors, whether or not those are open. */
static int open_output(const char *path)
{
	int fd, high;

	if (!path)
		return STDERR_FILENO;
	fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
	high = fd < 0 ? -1 : fcntl(fd, F_DUPFD_CLOEXEC, 3);
	if (high < 0)
		err(EXIT_OWN_FAILURE, "cannot write to '%s'", path);
	close(fd);
	return high;
}

static void add_writers(struct sink *sink, const struct options *options)
{
	if (!options->summary)
		sink_add_writer(sink, &writer_perf, &options->style);
	if (options->summary || options->with_summary)
		sink_add_writer(sink, &writer_summary, &options->style);
}

/* The command at 'path' or, if that is NULL, what runs already. */
static int run(const struct options *options, const char *path)
{
	struct trace_config config = {
		.command = { path, options->command, environ,
			     options->inherit },
		.attach = path ? NULL : &options->attach,
		.complete = options->summary || options->with_summary,
		.until_exit = options->until_exit,
		/* What a filter was given cannot live on untraced. */
		.seccomp = options->seccomp && !options->until_exit,
		.stack = { options->stack, options->max_stack,
			   options->stack_size, options->frames },
		.faults = (options->faults_minor ? PERF_WANT_MINOR : 0) |
			  (options->faults_major ? PERF_WANT_MAJOR : 0),
		.filter = &options->filter,
		.decode = &options->decode,
	};
	struct sink sink = {
		.filter = &options->filter,
		.delay = options->delay,
		.most = options->max_events,
		.fd = open_output(options->output),
	};

	add_writers(&sink, options);
	return trace_run(&config, &sink);
}

static int find_and_run(const struct options *options)
{
	char *path;
	int status;

	if (!options->command[0])
		return run(options, NULL);
	path = command_find(options->command[0]);

	if (!path) {
		warn("cannot run '%s'", options->command[0]);
		return EXIT_NOT_STARTED;
	}
	status = run(options, path);
	free(path);
	return status;
}

int main(int argc, char **argv)
{
	struct options options;
	int status = 0;

	switch (options_parse(&options, argc, argv)) {
	case OPTIONS_RUN:
		status = find_and_run(&options);
		break;
	case OPTIONS_CHECK:
		status = check_place();
		break;
	case OPTIONS_DONE:
		break;
	case OPTIONS_BAD:
		status = EXIT_OWN_FAILURE;
		break;
	}
	options_finish(&options);
	return status;
}
