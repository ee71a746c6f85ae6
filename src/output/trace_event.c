/*
 * Chrome's trace events, which Perfetto and others show: a track per thread,
 * calls as slices, faults and signals as instants. The format is described in
 * "Trace Event Format" of the Chromium project.
 */
#include "output.h"

#include <inttypes.h>
#include <sys/wait.h>

#include "alloc.h"
#include "json_text.h"
#include "tree.h"

enum {
	BUCKETS = 1024,
	FRAMES_AT_ONCE = 1024,
};

/* A thread that lives, as far as its track is concerned. */
struct track {
	struct track *next;
	pid_t tid;
	bool open;		/* a slice has begun and not ended */
	char comm[EVENT_COMM_SIZE + 1];
};

struct trace_event {
	bool begun;
	struct track *tracks[BUCKETS];
	struct tree *frames;
	uint32_t next;		/* of 'frames' to be printed, at the end */
	struct text name;
	struct text dso;
};

static void trace_event_begin(struct output *output)
{
	struct trace_event *state = alloc_array(1, sizeof(*state));

	state->frames = tree_create();
	output->state = state;
}

static struct track **find_track(struct trace_event *state, pid_t tid)
{
	struct track **at = &state->tracks[(unsigned)tid % BUCKETS];

	while (*at && (*at)->tid != tid)
		at = &(*at)->next;
	if (!*at) {
		*at = alloc_array(1, sizeof(**at));
		(*at)->tid = tid;
	}
	return at;
}

/* Ends may come in any order; a number that comes again is a new thread's. */
static void remove_track(struct trace_event *state, pid_t tid)
{
	struct track **at = find_track(state, tid);
	struct track *track = *at;

	*at = track->next;
	free(track);
}

/* Up to its arguments; the caller closes both objects. */
static void put_head(struct text *out, const struct event *event,
		     const char *phase)
{
	text_puts(out, "{");
	json_put_string(out, "ph", phase);
	json_put_number(out, "pid", event->pid);
	json_put_number(out, "tid", event->tid);
}

/* The line before has no comma yet: it might have been the last. */
static void put_line(struct trace_event *state, struct text *out)
{
	text_puts(out, state->begun ? ",\n" :
		  "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n");
	state->begun = true;
}

static void put_us(struct text *out, const char *key, uint64_t ns)
{
	json_key(out, key);
	text_printf(out, "%" PRIu64 ".%03u", ns / 1000, (unsigned)(ns % 1000));
}

static void put_name(struct text *out, const struct event *event,
		     const char *what, const char *comm)
{
	put_head(out, event, "M");
	json_put_string(out, "name", what);
	json_key(out, "args");
	text_char(out, '{');
	json_put_name(out, "name", comm);
	text_puts(out, "}}");
}

/* A track has its name from the first event on and again when it changes. */
static struct track *name_track(struct trace_event *state, struct text *out,
				const struct event *event)
{
	struct track *track = *find_track(state, event->tid);
	char comm[EVENT_COMM_SIZE + 1] = "";

	memcpy(comm, event->comm, EVENT_COMM_SIZE);
	if (!strcmp(comm, track->comm))
		return track;
	memcpy(track->comm, comm, sizeof(comm));
	put_line(state, out);
	put_name(out, event, "thread_name", comm);
	if (event->tid == event->pid) {
		put_line(state, out);
		put_name(out, event, "process_name", comm);
	}
	return track;
}

static void set_label(struct trace_event *state, const struct frame *frame)
{
	text_reset(&state->name);
	text_reset(&state->dso);
	if (frame->symbol) {
		text_escape(&state->name, frame->symbol, strlen(frame->symbol),
			    '\\');
	} else {
		text_hex(&state->name, frame->offset);
	}
	if (frame->dso)
		text_escape(&state->dso, frame->dso, strlen(frame->dso), '\\');
}

static uint32_t find_stack(struct trace_event *state,
			   const struct stack *stack)
{
	uint32_t node = TREE_ROOT;

	for (size_t i = stack->count; i-- > 0 && node != TREE_NONE;) {
		struct tree_label label = { .kind = TREE_USER };

		set_label(state, &stack->frames[i]);
		label.name = text_string(&state->name);
		label.dso = text_string(&state->dso);
		node = tree_child(state->frames, node, &label);
	}
	return node;
}

/* As a number into stackFrames, or, once those are too many, in full. */
static void put_stack(struct trace_event *state, struct text *out,
		      const struct stack *stack)
{
	uint32_t node;

	if (!stack || !stack->count)
		return;
	node = find_stack(state, stack);
	if (node != TREE_NONE) {
		json_put_number(out, "sf", node);
		return;
	}
	json_key(out, "stack");
	text_char(out, '[');
	for (size_t i = stack->count; i-- > 0;) {
		set_label(state, &stack->frames[i]);
		json_separate(out);
		json_string(out, state->name.bytes, state->name.length);
	}
	text_char(out, ']');
}

static void put_values(struct text *out, const struct event_call *call)
{
	for (unsigned i = 0; i < call->count; i++) {
		const struct event_value *value = &call->values[i];

		if (call->state == CALL_RESUMED && !value->late)
			continue;
		json_key(out, value->name);
		json_string(out, call->text + value->start, value->length);
	}
}

static void put_call_args(struct text *out, const struct event_call *call)
{
	json_key(out, "args");
	text_char(out, '{');
	put_values(out, call);
	if (call->state != CALL_UNFINISHED)
		json_put_string(out, "(result)",
				call->result ? call->result : "?");
	if (call->on_cpu_known)
		json_put_number(out, "(on cpu, ns)", call->on_cpu);
	if (call->faults)
		json_put_number(out, "(faults)", call->faults);
	text_char(out, '}');
}

static void put_slice_times(struct text *out, const struct event *event,
			    enum call_state state)
{
	uint64_t end = event->end > event->begin ? event->end : event->begin;

	if (state == CALL_UNFINISHED) {
		put_us(out, "ts", event->begin);
	} else if (state == CALL_RESUMED || !event->begin) {
		put_us(out, "ts", end);
	} else {
		put_us(out, "ts", event->begin);
		put_us(out, "dur", end - event->begin);
	}
}

/*
 * A call is one slice, or one that is begun when the call is shown unfinished
 * and ended by its end. Of a call whose begin nobody saw, the end is left.
 */
static const char *phase_of(const struct event *event,
			    const struct track *track)
{
	enum call_state state = event->call.state;

	if (!event->begin || (state == CALL_RESUMED && !track->open))
		return "i";
	return state == CALL_UNFINISHED ? "B" :
	       state == CALL_RESUMED	? "E" :
					  "X";
}

static void put_call(struct trace_event *state, struct text *out,
		     const struct event *event, struct track *track)
{
	const struct event_call *call = &event->call;
	const char *phase = phase_of(event, track);

	put_head(out, event, phase);
	put_slice_times(out, event, call->state);
	json_put_name(out, "name", call->name);
	json_put_string(out, "cat", call->failed ? "call,failed" : "call");
	if (*phase == 'i')
		json_put_string(out, "s", "t");
	put_call_args(out, call);
	put_stack(state, out, event->stack);
	track->open = *phase == 'B';
}

static void put_fault_args(struct text *out, const struct event_fault *fault)
{
	if (fault->counted) {
		json_put_number(out, "counted", fault->counted);
		return;
	}
	json_put_name(out, "code", fault->code.symbol);
	json_put_name(out, "dso", fault->code.dso);
	json_put_hex(out, "offset", fault->code.offset);
	json_put_hex(out, "address", fault->address);
	json_put_name(out, "map", fault->map);
	json_put_bool(out, "kernel", fault->kernel);
	json_put_bool(out, "execute", fault->execute);
}

static void put_exit_args(struct text *out, const struct event_exit *exit)
{
	if (WIFSIGNALED(exit->status))
		json_put_number(out, "signal", WTERMSIG(exit->status));
	else
		json_put_number(out, "status", WEXITSTATUS(exit->status));
}

static const char *name_of(const struct event *event)
{
	switch (event->kind) {
	case EVENT_FAULT:
		return event->fault.major ? "majfault" : "minfault";
	case EVENT_SIGNAL:
		return "signal";
	case EVENT_EXIT:
		return "exit";
	default:
		return "note";
	}
}

static void put_instant(struct trace_event *state, struct text *out,
			const struct event *event)
{
	put_head(out, event, "i");
	put_us(out, "ts", event->begin ? event->begin : event->end);
	json_put_string(out, "name", name_of(event));
	json_put_string(out, "cat", name_of(event));
	json_put_string(out, "s", event->kind == EVENT_NOTE ? "g" : "t");
	json_key(out, "args");
	text_char(out, '{');
	if (event->kind == EVENT_FAULT)
		put_fault_args(out, &event->fault);
	else if (event->kind == EVENT_EXIT)
		put_exit_args(out, &event->exit);
	else
		json_put_string(out, "text", event->text);
	text_char(out, '}');
	put_stack(state, out, event->stack);
}

/* A counter beside the tracks of the process. */
static void put_memory(struct text *out, const struct event *event)
{
	put_head(out, event, "C");
	put_us(out, "ts", event->end);
	json_put_string(out, "name", "resident memory");
	json_key(out, "args");
	text_char(out, '{');
	json_put_number(out, "bytes", event->memory.resident);
	text_char(out, '}');
}

static void trace_event_event(struct output *output, struct text *out,
			      const struct event *event)
{
	struct trace_event *state = output->state;
	struct track *track = NULL;

	if (event->kind == EVENT_GROWTH)
		return;
	if (event->kind != EVENT_NOTE)
		track = name_track(state, out, event);
	put_line(state, out);
	if (event->kind == EVENT_CALL)
		put_call(state, out, event, track);
	else if (event->kind == EVENT_MEMORY)
		put_memory(out, event);
	else
		put_instant(state, out, event);
	text_char(out, '}');
	if (event->kind == EVENT_EXIT)
		remove_track(state, event->tid);
}

static void put_frame(struct text *out, const struct tree *tree, uint32_t node)
{
	struct tree_label label = tree_label(tree, node);
	uint32_t parent = tree_node(tree, node)->parent;

	text_puts(out, node > 1 ? ",\n\"" : "\n\"");
	text_unsigned(out, node);
	text_puts(out, "\":{");
	json_put_string(out, "name", label.name);
	json_put_string(out, "category", label.dso);
	if (parent != TREE_ROOT)
		json_put_number(out, "parent", parent);
	text_char(out, '}');
}

static bool trace_event_more(struct output *output, struct text *out)
{
	struct trace_event *state = output->state;
	uint32_t count = tree_count(state->frames);

	if (!state->begun)
		put_line(state, out);
	if (!state->next) {
		text_puts(out, "\n],\"stackFrames\":{");
		state->next = 1;
	}
	for (int i = 0; i < FRAMES_AT_ONCE && state->next < count; i++)
		put_frame(out, state->frames, state->next++);
	return state->next < count;
}

static void trace_event_end(struct output *output, struct text *out)
{
	struct trace_event *state = output->state;

	text_puts(out, "}}\n");
	for (int i = 0; i < BUCKETS; i++) {
		while (state->tracks[i]) {
			struct track *track = state->tracks[i];

			state->tracks[i] = track->next;
			free(track);
		}
	}
	tree_destroy(state->frames);
	text_finish(&state->name);
	text_finish(&state->dso);
	free(state);
	output->state = NULL;
}

const struct writer writer_trace_event = {
	.name = "trace-event",
	.counters = true,
	.begin = trace_event_begin,
	.event = trace_event_event,
	.more = trace_event_more,
	.end = trace_event_end,
};
