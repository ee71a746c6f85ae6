/*
 * JSON Lines: an object a line, for programs. The man page has its schema: a
 * change of what there is raises VERSION. A kind of event is in body().
 */
#include "output.h"

#include <sys/wait.h>

#include "alloc.h"
#include "json_text.h"
#include "tree.h"

enum { VERSION = 1 };

/* Stacks by id: nodes of a tree, that is marked when it has been printed. */
struct json {
	bool begun;
	struct tree *tree;
	uint64_t forgotten;	/* ids of the trees before this one */
	struct text key;
};

static void json_begin(struct output *output)
{
	struct json *json = alloc_array(1, sizeof(*json));

	json->tree = tree_create();
	output->state = json;
}

static void put_start(struct text *out, const struct output *output)
{
	text_char(out, '{');
	json_put_string(out, "type", "start");
	json_put_number(out, "version", VERSION);
	json_put_decimal(out, "clock", output->base);
	text_puts(out, "}\n");
}

static void put_place(struct text *out, const struct frame *frame)
{
	json_put_name(out, "symbol", frame->symbol);
	json_put_name(out, "dso", frame->dso);
	json_put_hex(out, "offset", frame->offset);
	json_put_hex(out, "symbol_offset", frame->symbol_offset);
}

static void put_frame(struct text *out, const struct frame *frame)
{
	text_char(out, '{');
	put_place(out, frame);
	if (frame->file) {
		json_put_name(out, "file", frame->file);
		json_put_number(out, "line", frame->line);
	}
	if (frame->inlined)
		json_put_bool(out, "inlined", true);
	if (frame->guessed)
		json_put_bool(out, "guessed", true);
	text_char(out, '}');
}

/* All that tells a frame from others; printing it would cost ten times more. */
static void set_key(struct text *key, const struct frame *frame)
{
	text_reset(key);
	text_hex(key, frame->offset);
	text_hex(key, frame->symbol_offset);
	text_char(key, frame->inlined ? 'i' : ' ');
	text_char(key, frame->guessed ? 'g' : ' ');
	text_char(key, frame->dso ? 'd' : ' ');
	if (frame->file) {
		text_hex(key, frame->line);
		text_unsigned(key, strlen(frame->file));
		text_char(key, ' ');
		text_puts(key, frame->file);
	}
	if (frame->symbol) {
		text_char(key, 's');
		text_puts(key, frame->symbol);
	}
}

static uint32_t child(struct json *json, uint32_t parent, const char *dso)
{
	struct tree_label label = { text_string(&json->key), dso ? dso : "",
				    TREE_USER };

	return tree_child(json->tree, parent, &label);
}

/* TREE_NONE when the tree is full. */
static uint32_t find_stack(struct json *json, const struct stack *stack)
{
	uint32_t node;

	text_reset(&json->key);
	text_unsigned(&json->key, stack->omitted);
	text_char(&json->key, ' ');
	text_unsigned(&json->key, stack->cut);
	node = child(json, TREE_ROOT, NULL);
	for (size_t i = stack->count; i-- > 0 && node != TREE_NONE;) {
		set_key(&json->key, &stack->frames[i]);
		node = child(json, node, stack->frames[i].dso);
	}
	return node;
}

/* A chain longer than a tree is one of nodes that are not to be found again. */
static uint32_t find_stack_anew(struct json *json, const struct stack *stack)
{
	json->forgotten += tree_count(json->tree);
	tree_destroy(json->tree);
	json->tree = tree_create();
	return find_stack(json, stack);
}

static void put_stack(struct text *out, const struct stack *stack, uint64_t id)
{
	text_char(out, '{');
	json_put_string(out, "type", "stack");
	json_put_number(out, "id", id);
	json_key(out, "frames");
	text_char(out, '[');
	for (size_t i = 0; i < stack->count; i++) {
		json_separate(out);
		put_frame(out, &stack->frames[i]);
	}
	text_char(out, ']');
	if (stack->omitted)
		json_put_number(out, "omitted", stack->omitted);
	if (stack->cut)
		json_put_number(out, "cut", stack->cut);
	text_puts(out, "}\n");
}

/* The stack's id, 0 for none; printed before its first event. */
static uint64_t stack_id(struct json *json, struct text *out,
			 const struct stack *stack)
{
	uint32_t node;
	uint64_t id;

	if (!stack)
		return 0;
	node = find_stack(json, stack);
	if (node == TREE_NONE)
		node = find_stack_anew(json, stack);
	if (node == TREE_NONE)
		return 0;
	id = json->forgotten + node;
	if (!tree_node(json->tree, node)->marked)
		put_stack(out, stack, id);
	tree_node(json->tree, node)->marked = true;
	return id;
}

static void put_thread(struct text *out, const struct event *event)
{
	char comm[EVENT_COMM_SIZE + 1] = "";

	memcpy(comm, event->comm, EVENT_COMM_SIZE);
	json_put_number(out, "pid", event->pid);
	json_put_number(out, "tid", event->tid);
	json_put_name(out, "comm", comm);
}

static void put_times(struct text *out, const struct output *output,
		      const struct event *event)
{
	if (event->begin)
		json_put_number(out, "time",
				(int64_t)(event->begin - output->base));
	if (event_has_duration(event))
		json_put_number(out, "duration", event->end - event->begin);
}

static void put_arguments(struct text *out, const struct event_call *call)
{
	json_key(out, "arguments");
	text_char(out, '{');
	for (unsigned i = 0; i < call->count; i++) {
		const struct event_value *value = &call->values[i];

		json_key(out, value->name);
		json_string(out, call->text + value->start, value->length);
	}
	text_char(out, '}');
	json_key(out, "raw");
	text_char(out, '[');
	for (unsigned i = 0; i < EVENT_ARGS; i++) {
		text_puts(out, i ? ",\"" : "\"");
		text_hex(out, call->args[i]);
		text_char(out, '"');
	}
	text_char(out, ']');
}

static void put_result(struct text *out, const struct event_call *call)
{
	json_put_string(out, "result", call->result ? call->result : "?");
	if (!event_call_returned(call))
		return;
	json_put_decimal(out, "returned", call->returned);
	json_put_bool(out, "failed", call->failed);
	if (call->on_cpu_known)
		json_put_number(out, "on_cpu", call->on_cpu);
	if (call->faults)
		json_put_number(out, "faults", call->faults);
}

static void put_call(struct text *out, const struct event_call *call)
{
	static const char *const states[] = {
		[CALL_WHOLE] = "whole",
		[CALL_UNFINISHED] = "unfinished",
		[CALL_RESUMED] = "resumed",
	};

	json_put_string(out, "state", states[call->state]);
	json_put_name(out, "name", call->name);
	put_arguments(out, call);
	if (call->state != CALL_UNFINISHED)
		put_result(out, call);
}

static void put_fault(struct text *out, const struct event_fault *fault)
{
	json_put_bool(out, "major", fault->major);
	json_put_number(out, "count", fault->counted ? fault->counted : 1);
	json_put_bool(out, "counted", fault->counted);
	if (fault->counted)
		return;
	json_put_bool(out, "kernel", fault->kernel);
	json_put_bool(out, "execute", fault->execute);
	json_key(out, "code");
	put_frame(out, &fault->code);
	json_put_hex(out, "address", fault->address);
	json_put_name(out, "map", fault->map);
	if (fault->map)
		json_put_hex(out, "map_offset", fault->map_offset);
}

static void put_exit(struct text *out, const struct event_exit *exit)
{
	if (WIFSIGNALED(exit->status)) {
		json_put_number(out, "signal", WTERMSIG(exit->status));
		json_put_bool(out, "core", WCOREDUMP(exit->status));
	} else {
		json_put_number(out, "status", WEXITSTATUS(exit->status));
	}
	json_put_bool(out, "group", exit->group);
}

static void put_memory(struct text *out, const struct event_memory *memory)
{
	if (memory->size)
		json_put_number(out, "size", memory->size);
	json_put_number(out, "resident", memory->resident);
}

static void put_growth(struct text *out, const struct event_growth *growth)
{
	if (growth->what)
		json_put_name(out, growth->call ? "call" : "what", growth->what);
	json_put_bool(out, "last", growth->last);
	json_put_number(out, "mapped", growth->mapped);
	json_put_number(out, "reserved", growth->reserved);
	json_put_number(out, "resident", growth->resident);
	json_put_number(out, "swapped", growth->swapped);
	json_put_number(out, "huge", growth->huge);
	if (!growth->calls)
		return;
	json_put_number(out, "calls", growth->calls);
	json_put_number(out, "age", growth->age);
}

static void put_body(struct text *out, const struct event *event)
{
	switch (event->kind) {
	case EVENT_CALL:
		put_call(out, &event->call);
		break;
	case EVENT_FAULT:
		put_fault(out, &event->fault);
		break;
	case EVENT_EXIT:
		put_exit(out, &event->exit);
		break;
	case EVENT_MEMORY:
		put_memory(out, &event->memory);
		break;
	case EVENT_GROWTH:
		put_growth(out, &event->growth);
		break;
	case EVENT_SIGNAL:
	case EVENT_NOTE:
		json_put_string(out, "text", event->text);
		break;
	}
}

static const char *type_of(const struct event *event)
{
	static const char *const types[] = {
		[EVENT_CALL] = "call", [EVENT_FAULT] = "fault",
		[EVENT_SIGNAL] = "signal", [EVENT_EXIT] = "exit",
		[EVENT_NOTE] = "note", [EVENT_MEMORY] = "memory",
		[EVENT_GROWTH] = "growth",
	};

	return types[event->kind];
}

static void json_event(struct output *output, struct text *out,
		       const struct event *event)
{
	struct json *json = output->state;
	uint64_t stack;

	if (!json->begun)
		put_start(out, output);
	json->begun = true;
	stack = stack_id(json, out, event->stack);
	text_char(out, '{');
	json_put_string(out, "type", type_of(event));
	put_times(out, output, event);
	if (event->kind != EVENT_NOTE)
		put_thread(out, event);
	put_body(out, event);
	if (stack)
		json_put_number(out, "stack", stack);
	text_puts(out, "}\n");
}

static void json_end(struct output *output, struct text *out)
{
	struct json *json = output->state;

	(void)out;
	tree_destroy(json->tree);
	text_finish(&json->key);
	free(json);
	output->state = NULL;
}

const struct writer writer_json = {
	.name = "json",
	.begin = json_begin,
	.event = json_event,
	.end = json_end,
};
