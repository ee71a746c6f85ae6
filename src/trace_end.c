/*
 * The command's end and ptrail's: what it leaves behind, a request to end,
 * output that cannot be written.
 */
#include "trace_state.h"

#include <err.h>
#include <errno.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "exit_status.h"
#include "signals.h"

static const uint64_t MS = 1000000, SECOND = 1000000000;	/* ns */

enum { NAMED = 8 };	/* of the processes that are left */

/* Sent to the whole process group, the command has it already. */
static bool command_has(const struct trace *trace)
{
	const struct signals_request *request = &trace->request;
	const struct received *received = &trace->received[request->signal];

	return !request->sender ||
	       (received->sender == request->sender &&
		received->time + SECOND > trace->requested) ||
	       process_has_pending(trace->command, request->signal);
}

/* Nothing is left to pass the request on to, or that was done before. */
static void obey_by_leaving(struct trace *trace)
{
	trace->killing = trace->leaving;
	trace->abandoning = true;
	if (trace->filtered && !trace->leaving)
		warnx("what still runs was started without --no-seccomp and "
		      "cannot live on untraced: another signal ends it");
	trace_leave(trace);
}

/*
 * The first request to end goes to the command, whose end is what everybody
 * wants to see. The second, or one when only descendants are left, lets all of
 * them go; the terminal's keys are the command's as long as it lives.
 */
static void obey(struct trace *trace)
{
	bool leaving = !trace->command || trace->ended || trace->left_by;

	trace->left_by = trace->request.signal;
	trace->requested = 0;
	if (leaving)
		obey_by_leaving(trace);
	else if (!command_has(trace))
		kill(trace->command, trace->request.signal);
}

/* A tick later: the command may just be about to get the same signal. */
void trace_obey_signals(struct trace *trace, uint64_t now)
{
	if (!trace->requested && signals_take(&trace->request)) {
		trace_keep_ticking(trace);
		if (!trace->command || trace->ended || trace->request.sender)
			trace->requested = now;
	}
	if (trace->requested &&
	    now - trace->requested >= SIGNALS_TICK_MS * MS / 2)
		obey(trace);
}

bool trace_output_failed(struct trace *trace)
{
	int error = trace->sink->error;

	/* Who reads no further wants no more; that is no failure. */
	if (error && error != EPIPE && !trace->said_error) {
		progress_clear(&trace->sink->progress);
		warnx("cannot write the output: %s; the command goes on "
		      "untraced", strerror(error));
	}
	trace->said_error = error != 0;
	return error != 0;
}

struct list {
	struct text text;
	unsigned count;
};

static void add_process(struct thread *thread, void *context)
{
	struct list *list = context;

	if (thread->tid != thread->process->pid || ++list->count > NAMED)
		return;
	text_printf(&list->text, "%s%d (", list->count > 1 ? ", " : "",
		    thread->tid);
	text_name(&list->text, thread->comm);
	text_char(&list->text, ')');
}

static void say_left(const struct trace *trace)
{
	struct list list = { TEXT_INIT, 0 };

	progress_clear(&trace->sink->progress);
	threads_each(trace->threads, add_process, &list);
	if (list.count > NAMED)
		text_puts(&list.text, ", ...");
	if (list.count)
		warnx("the command has ended, %u of its processes go on: %s; "
		      "^C lets them go, --until-exit would have", list.count,
		      text_string(&list.text));
	text_finish(&list.text);
}

bool trace_waits_for_left(struct trace *trace, uint64_t now)
{
	if (!trace->ended || trace->leaving || trace->said_left ||
	    !isatty(STDERR_FILENO))
		return false;
	if (now - trace->ended_at < 2 * SECOND)
		return true;
	trace->said_left = true;
	sink_flush(trace->sink);
	say_left(trace);
	return false;
}

bool trace_awaits_command(const struct trace *trace)
{
	return trace->command && !trace->ended && !trace->abandoning;
}

/* Let go, it is still ptrail's child; false when ptrail is to end first. */
static bool await_command(struct trace *trace)
{
	/* A signal that came just before the wait is seen by the next tick. */
	signals_tick(true);
	while (trace_awaits_command(trace)) {
		if (waitpid(trace->command, &trace->status, 0) >= 0)
			trace->ended = true;
		else if (errno != EINTR)
			break;
		else
			trace_obey_signals(trace, clock_now());
	}
	signals_tick(false);
	return trace->ended;
}

static int own_end(const struct trace *trace)
{
	if (trace->left_by)
		return EXIT_SIGNAL_BASE + trace->left_by;
	return EXIT_OWN_FAILURE;
}

int trace_exit_status(struct trace *trace)
{
	bool failed = trace->sink->error && trace->sink->error != EPIPE;
	int status;

	if (trace->config->attach)
		return failed ? EXIT_OWN_FAILURE : 0;
	if (!trace->executed && trace->ended) {
		warnx("cannot run '%s': %s", trace->config->command.path,
		      strerror(trace->exec_error));
		return EXIT_NOT_STARTED;
	}
	if (!await_command(trace))
		return own_end(trace);
	if (failed)
		return EXIT_OWN_FAILURE;
	status = trace->status;
	return WIFSIGNALED(status) ? EXIT_SIGNAL_BASE + WTERMSIG(status)
				   : WEXITSTATUS(status);
}
