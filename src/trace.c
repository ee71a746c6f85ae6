/* The loop: stops become events, the clock's ticks keep them flowing. */
#include "trace_state.h"

#include <err.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "exit_status.h"
#include "signals.h"

static const uint64_t MS = 1000000;
enum {
	QUIET_MS = 200,	  /* without a stop: running calls are shown */
	LEAVE_MS = 2000,  /* waited for threads to stop, to be let go */
};

void trace_emit(struct trace *trace, struct event *event)
{
	sink_add(trace->sink, event);
}

/* Lets out what ended before anything that is still to come. */
static void release(struct trace *trace)
{
	uint64_t until = trace->batch.complete;

	if (!tracee_batch_done(&trace->batch))
		return;
	if (trace->perf && trace->config->faults && trace->settled < until)
		until = trace->settled;
	sink_release(trace->sink, until);
}

static void show_running(struct thread *thread, void *context)
{
	trace_unfinished(context, thread);
}

static void show_quiet(struct trace *trace, uint64_t now)
{
	if (now - trace->active < QUIET_MS * MS)
		return;
	threads_each(trace->threads, show_running, trace);
	/* All that there was before can come out now. */
	trace_drain(trace);
	trace->settled = now;
	trace->ticking = trace_waits_for_left(trace, now);
	signals_tick(trace->ticking);
}

/*
 * The end of a trace sets free also what ptrail did not start. Only who is at
 * the beginning of a call would not be as before: the call would fail with
 * EINTR. Who is in a call already is not disturbed for that.
 */
static bool may_stay(const struct trace *trace, const struct thread *thread)
{
	return trace->config->attach &&
	       (thread->attached || thread->state != THREAD_IN_USER);
}

static void interrupt_thread(struct thread *thread, void *context)
{
	struct trace *trace = context;

	if (may_stay(trace, thread))
		return;
	thread->leaving = true;
	trace->unsettled++;
	tracee_interrupt(thread->tid);
}

void trace_leave(struct trace *trace)
{
	if (trace->leaving)
		return;
	trace_growth_report(trace);
	trace->leaving = true;
	trace->active = clock_now();
	/* Untraced, calls that a filter stops would fail: those run on under
	   trace. */
	if (!trace->filtered)
		threads_each(trace->threads, interrupt_thread, trace);
	signals_tick(true);
	trace->ticking = true;
}

void trace_keep_ticking(struct trace *trace)
{
	if (!trace->ticking)
		signals_tick(true);
	trace->ticking = true;
}

static void tick(struct trace *trace, uint64_t now)
{
	trace->ticked = now;
	trace_drain(trace);
	trace_obey_signals(trace, now);
	if (trace->ticking && !trace->requested)
		show_quiet(trace, now);
	trace_growth_tick(trace, now);
	trace_memory_tick(trace, now);
	release(trace);
	sink_flush(trace->sink);
	progress_show(&trace->sink->progress, now, trace->sink->written,
		      threads_count(trace->threads));
	if (trace_output_failed(trace) || sink_full(trace->sink))
		trace_leave(trace);
}

static void let_go(struct trace *trace, struct thread *thread,
		   const struct stop *stop)
{
	bool fault = stop->kind == STOP_SIGNAL && fault_stop_is(&stop->info);

	if (stop->kind == STOP_EXIT)
		trace_mend(trace, thread, stop);
	process_close_stops(thread->process);
	/* Let go here, its call would fail with EINTR; it ends by that, too,
	   but then begins anew. */
	if (stop->kind == STOP_ENTRY) {
		tracee_resume(thread->tid, 0);
		return;
	}
	/* A trap of ours that is still to come would kill it untraced. */
	if (!fault && tracee_has_pending(thread->tid, SIGTRAP, 0)) {
		tracee_resume(thread->tid,
			      stop->kind == STOP_SIGNAL ? stop->signal : 0);
		return;
	}
	tracee_detach(thread->tid, stop->kind == STOP_SIGNAL && !fault
					   ? stop->signal
					   : 0);
	trace_forget(trace, thread);
}

/* Ended only by the interrupt that is to let its thread go. */
static bool cut_short(const struct trace *trace, const struct stop *stop)
{
	return trace->leaving &&
	       (stop->result == -EINTR || tracee_restarts(stop->result));
}

/* What the program would notice without it. */
static void keep_up(struct trace *trace, struct thread *thread,
		    const struct stop *stop)
{
	if (stop->kind == STOP_SECCOMP && stop->data != SECCOMP_FILTER_DATA)
		arch_skip_call(stop->tid);
	else if (stop->kind == STOP_SECCOMP || stop->kind == STOP_ENTRY)
		trace_untraced_entry(trace, thread, stop);
	else if (stop->kind == STOP_EXIT)
		trace_untraced_exit(trace, thread);
	else if (stop->kind == STOP_CREATE)
		trace_untraced_create(thread, trace_thread(trace, stop->other));
	else if (stop->kind == STOP_NOTICE)
		trace_untraced_begin(trace, thread);
}

/* Nothing is shown any more, but the filter needs its tracer. */
static void run_on(struct trace *trace, struct thread *thread,
		   const struct stop *stop)
{
	bool signal = stop->kind == STOP_SIGNAL && !fault_stop_is(&stop->info);

	keep_up(trace, thread, stop);
	if (stop->kind == STOP_GROUP)
		tracee_listen(thread->tid);
	else if (thread->amended.abi || thread->strict)
		tracee_resume(thread->tid, signal ? stop->signal : 0);
	else
		tracee_continue(thread->tid, signal ? stop->signal : 0);
}

/* The signal to deliver: none if it was only to stop at a fault. */
static int on_signal(struct trace *trace, struct thread *thread,
		     const struct stop *stop)
{
	if (fault_stop_is(&stop->info)) {
		trace_fault_stop(trace, thread, stop);
		return 0;
	}
	trace_signal(trace, thread, stop);
	return stop->signal;
}

/* Makes events of a stop; false when the thread was resumed or let go. */
static void handle(struct trace *trace, struct thread *thread,
		   const struct stop *stop)
{
	int signal = 0;

	thread->pc = stop->pc;
	thread->sp = stop->sp;
	if (thread->strict)
		trace_keep_strict(trace, thread, stop);
	trace_settle(trace, thread, stop);
	if (stop->kind != STOP_ENTRY && stop->kind != STOP_EXIT)
		trace_duration_stop(trace, thread, stop);
	if (trace->leaving && trace->filtered) {
		run_on(trace, thread, stop);
		return;
	}
	switch (stop->kind) {
	case STOP_ENTRY:
		trace_entry(trace, thread, stop);
		break;
	case STOP_EXIT:
		if (!cut_short(trace, stop))
			trace_exit(trace, thread, stop);
		break;
	case STOP_SECCOMP:
		trace_filter_stop(trace, thread, stop);
		break;
	case STOP_SIGNAL:
		signal = on_signal(trace, thread, stop);
		break;
	case STOP_CREATE:
		trace_create(trace, thread, stop->other);
		break;
	case STOP_GROUP:
		if (trace->leaving)
			break;
		tracee_listen(thread->tid);
		return;
	case STOP_ENDING:
		trace_growth_killed(trace, thread, stop->signal);
		break;
	case STOP_NOTICE:
		trace_untraced_begin(trace, thread);
		trace_watch_faults(trace, thread->process);
		break;
	default:
		break;
	}
	if (!trace->leaving)
		trace_resume(trace, thread, signal);
	trace_after(trace, thread);
	if (trace->leaving)
		let_go(trace, thread, stop);
}

/* On which side of its call a thread stops, where the kernel does not say. */
static enum stop_kind side_of(struct trace *trace, struct thread *thread,
			      const struct stop *stop)
{
	bool filter_stop = thread->filter_stop;

	thread->filter_stop = false;
	if (thread->state == THREAD_IN_USER)
		return STOP_ENTRY;
	if (filter_stop && compat_entry_again(&trace->calls, stop->result))
		return STOP_OTHER;
	return STOP_EXIT;
}

static void on_stop(struct trace *trace, struct stop *stop)
{
	struct thread *thread;

	if (stop->kind == STOP_GONE)
		return;
	if (stop->kind == STOP_DEATH) {
		thread = threads_find(trace->threads, stop->tid);
		if (thread)
			trace_death(trace, thread, stop);
		else
			trace_note_end(trace, stop);
		return;
	}
	thread = stop->kind == STOP_EXEC ? trace_exec(trace, stop)
					 : trace_thread(trace, stop->tid);
	if (stop->kind == STOP_CALL)
		stop->kind = side_of(trace, thread, stop);
	handle(trace, thread, stop);
}

static void note_stop(struct trace *trace, struct stop *stop)
{
	trace->active = stop->time;
	trace_keep_ticking(trace);
	trace->stopped = true;
	on_stop(trace, stop);
	trace->stopped = false;
	trace_growth_note_stop(trace, stop);
	if (tracee_batch_done(&trace->batch))
		release(trace);
	if (sink_full(trace->sink) ||
	    (trace->ended && trace->config->until_exit))
		trace_leave(trace);
}

/*
 * Children that ptrail was started with are waited for by nobody. A thread that
 * comes to no stop is waited for as long as the command is, and ptrail's end
 * sets it free.
 */
static bool has_left(const struct trace *trace, uint64_t now)
{
	size_t left = trace->config->attach ? trace->unsettled
					    : threads_count(trace->threads);

	if (trace->strangers && !threads_count(trace->threads))
		return true;
	if (trace->filtered)
		return trace->killing;
	if (!trace->leaving || !tracee_batch_done(&trace->batch))
		return false;
	return !left || (!trace_awaits_command(trace) &&
			 now > trace->active + LEAVE_MS * MS);
}

static void loop(struct trace *trace)
{
	enum wait_outcome outcome;
	struct stop stop;

	do {
		outcome = tracee_wait(&trace->batch,
				      threads_count(trace->threads), &stop);
		if (outcome == WAIT_STOP)
			note_stop(trace, &stop);
		if (outcome == WAIT_INTERRUPTED ||
		    stop.time - trace->ticked >= SIGNALS_TICK_MS * MS)
			tick(trace, stop.time);
	} while (outcome != WAIT_OVER && !has_left(trace, stop.time));
}

/* The command's input and output are not ptrail's to hold open. */
static void release_standard_files(void)
{
	int null = open("/dev/null", O_RDWR | O_CLOEXEC);

	for (int fd = 0; null >= 0 && fd < 2; fd++)
		dup3(null, fd, O_CLOEXEC);
	if (null > 2)
		close(null);
}

static void start(struct trace *trace)
{
	struct tracee_command command = trace->config->command;
	struct sock_fprog filter = { .filter = NULL };
	struct thread *thread;
	const char *what;

	if (trace->config->seccomp && command.follow &&
	    trace_filter_make(trace, &filter))
		command.filter = &filter;
	trace->command = tracee_start(&command, &what);
	seccomp_filter_finish(&filter);
	if (trace->command < 0)
		err(EXIT_OWN_FAILURE,
		    "cannot trace a child of its own: %s refused (a seccomp "
		    "filter or a security module?)",
		    what);
	signals_init();
	release_standard_files();
	thread = threads_add_process(trace->threads, trace->command,
				     maps_create(trace->dsos),
				     fd_names_create());
	thread_read_comm(thread);
}

void trace_raise_limits(void)
{
	static const int limits[] = { RLIMIT_NOFILE, RLIMIT_CPU, RLIMIT_FSIZE,
				      RLIMIT_AS, RLIMIT_DATA };
	struct rlimit limit;

	for (size_t i = 0; i < sizeof(limits) / sizeof(*limits); i++) {
		if (getrlimit(limits[i], &limit))
			continue;
		limit.rlim_cur = limit.rlim_max;
		setrlimit(limits[i], &limit);
	}
}

static void start_command(struct trace *trace)
{
	start(trace);
	trace_raise_limits();
	trace_open_records(trace, trace->command);
	tracee_resume(trace->command, 0);
}

static void start_attached(struct trace *trace)
{
	signals_init();
	trace_attach(trace);
	signals_tick(true);
	trace->ticking = true;
	trace->active = clock_now();
}

int trace_run(const struct trace_config *config, struct sink *sink)
{
	struct trace trace = {
		.config = config,
		.sink = sink,
		.threads = threads_create(),
		.dsos = dsos_create(),
		.kinds = call_kinds_create(config->filter),
	};
	siginfo_t info;
	int status;

	/* Those that read lines end only with ptrail. */
	trace.strangers = config->stack.frames.lines ||
			  config->stack.frames.inlined ||
			  !waitid(P_ALL, 0, &info, WEXITED | WNOHANG |
						   WNOWAIT | __WALL);
	trace.stacks = stack_reader_create(trace.dsos, &config->stack);
	trace_growth_open(&trace);
	if (config->attach)
		start_attached(&trace);
	else
		start_command(&trace);
	loop(&trace);
	signals_tick(false);
	trace_close_records(&trace);
	trace_growth_close(&trace);
	sink_finish(sink);
	status = trace_exit_status(&trace);
	threads_destroy(trace.threads);
	tracee_batch_finish(&trace.batch);
	stack_reader_destroy(trace.stacks);
	call_kinds_destroy(trace.kinds);
	dsos_destroy(trace.dsos);
	return status;
}
