/* From the command line to a trace and back to an exit status. */
#include <err.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "check.h"
#include "command.h"
#include "exit_status.h"
#include "flamegraph_files.h"
#include "options.h"
#include "output_open.h"
#include "perf_events.h"
#include "process.h"
#include "source.h"
#include "trace.h"
#include "unwind_libunwind.h"

static int open_output(const struct options *options, int *ended)
{
	const char *target = options->output;
	int fd = output_open(output_is_split(target) ? NULL : target, ended);

	if (fd < 0)
		err(EXIT_OWN_FAILURE, "cannot write to '%s'", target);
	return fd;
}

static void add_writers(struct sink *sink, const struct options *options)
{
	if (!options->summary && options->lines)
		sink_add_writer(sink, options->writer, &options->style);
	if (options->summary || options->with_summary)
		sink_add_writer(sink, options->summary_writer,
				&options->style);
}

/* The command at 'path' or, if that is NULL, what runs already. */
static int run(const struct options *options, const char *path, int *ended)
{
	struct trace_config config = {
		.command = {
			.path = path,
			.argv = options->command,
			.envp = environ,
			.follow = options->inherit,
			.endings = options->growth,
			.user = options->user,
		},
		.attach = path ? NULL : &options->attach,
		.complete = options->summary || options->with_summary,
		.until_exit = options->until_exit,
		/* What a filter was given cannot live on untraced. */
		.seccomp = options->seccomp && !options->until_exit,
		.stack = { options->stack, options->max_stack,
			   options->stack_size, options->frames },
		.faults = (options->faults_minor ? PERF_WANT_MINOR : 0) |
			  (options->faults_major ? PERF_WANT_MAJOR : 0),
		.ring_size = options->ring_size,
		.filter = &options->filter,
		.decode = &options->decode,
		.growth = { options->growth, options->growth_touched,
			    options->growth_mark, options->growth_top,
			    options->growth_rows, options->growth_every },
		.stop_at_rss = options->stop_at_rss,
		.memory = options->lines && options->writer &&
			  options->writer->counters,
	};
	int status;
	struct sink sink = {
		.files.target = output_is_split(options->output)
					? options->output : NULL,
		.filter = &options->filter,
		.progress.wanted = (options->summary || options->output) &&
				   !options->growth_top &&
				   isatty(STDERR_FILENO),
		.delay = options->delay,
		.most = options->max_events,
		.fd = open_output(options, ended),
	};

	add_writers(&sink, options);
	status = trace_run(&config, &sink);
	close(sink.fd);
	return status;
}

/* What /proc says of a number would be true of another process. */
static bool proc_is_usable(void)
{
	switch (process_proc_kind()) {
	case PROC_FOREIGN:
		warnx("/proc shows the processes of another pid namespace; "
		      "mount that of this one: unshare --mount-proc, or mount "
		      "-t proc proc /proc");
		return false;
	case PROC_MISSING:
		warnx("/proc is not mounted: files, mappings and threads have "
		      "no names");
		return true;
	default:
		return true;
	}
}

/* What was asked for and this build cannot do. */
static void say_lacks(const struct options *options)
{
	if (source_lacks && (options->frames.lines || options->frames.inlined))
		warnx("built without libdw: %s", source_lacks);
	if (libunwind_lacks && options->stack == STACK_DWARF)
		warnx("built without libunwind: %s", libunwind_lacks);
}

static int find_and_run(const struct options *options, int *ended)
{
	char *path;
	int status;

	if (!proc_is_usable())
		return EXIT_OWN_FAILURE;
	say_lacks(options);
	if (!options->command[0])
		return run(options, NULL, ended);
	path = command_find(options->command[0]);
	if (!path) {
		warn("cannot run '%s'", options->command[0]);
		return EXIT_NOT_STARTED;
	}
	status = run(options, path, ended);
	free(path);
	return status;
}

/*
 * A file of ours in the place of one that is closed would be taken for it, and
 * get the lines or the messages. The command finds it closed as it was.
 */
static void hold_standard_files(void)
{
	int fd;

	do
		fd = open("/dev/null", O_RDWR | O_CLOEXEC);
	while (fd >= 0 && fd <= STDERR_FILENO);
	close(fd);
}

int main(int argc, char **argv)
{
	struct options options;
	int status = 0, ended = -1;

	hold_standard_files();
	if (argc > 1 && !strcmp(argv[1], "flamegraph"))
		return flamegraph_files(argv + 2);
	switch (options_parse(&options, argc, argv)) {
	case OPTIONS_RUN:
		status = find_and_run(&options, &ended);
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
	output_wait_and_exit(ended, status);
}
