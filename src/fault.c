/* From perf's records to events: whose thread, what code, which mapping. */
#include "fault.h"

#include <stdlib.h>
#include <string.h>

#include "alloc.h"
#include "stack_piece.h"
#include "symbols.h"

enum {
	LONGEST_INSTRUCTION = 16,	/* bytes, on any architecture */
	PAGE = 4096,			/* the least there is */
};

/* Where the thread that faulted is now; it may have ended. */
struct place {
	const struct thread *thread;
	struct stack_space space;
};

static bool find_place(const struct fault_maker *maker,
		       const struct perf_sample *sample, struct place *place)
{
	const struct thread *thread =
		threads_find(maker->threads, sample->tid);

	if (!thread)
		thread = threads_of_process(maker->threads, sample->pid);
	if (!thread)
		return false;
	place->thread = thread;
	place->space.maps = thread->process->maps;
	place->space.pid = thread->tid;
	return true;
}

static void name_code(const struct fault_maker *maker, const struct place *place,
		      const struct perf_sample *sample, struct event *event)
{
	struct frame *frame = &event->fault.code;

	if (sample->kernel && maker->kernel)
		frames_kernel(dso_owner(maker->kernel), sample->ip, frame);
	else
		stack_frame(&place->space, sample->ip, frame);
	if (frame->symbol)
		frame->symbol = event_keep(event, frame->symbol,
					   strlen(frame->symbol));
	if (frame->dso)
		frame->dso =
			event_keep(event, frame->dso, strlen(frame->dso));
}

/* Memory that only looks like a file: perf gives its addresses, so do we. */
static bool has_offsets(const struct map *map)
{
	return map->inode && strncmp(map->name, "/dev/zero", 9) &&
	       strncmp(map->name, "/SYSV", 5) &&
	       strncmp(map->name, "/anon_hugepage", 14);
}

static void name_target(const struct place *place, struct event *event)
{
	struct event_fault *fault = &event->fault;
	const struct map *map = maps_find_data(
		place->space.maps, place->space.pid, fault->address);

	if (!map)
		return;
	fault->map = event_keep(event, map->name, strlen(map->name));
	fault->map_offset = fault->address;
	if (has_offsets(map))
		fault->map_offset += map->offset - map->start;
}

/* The fetch of an instruction faults on its first byte or on its next page. */
static bool is_fetch(const struct perf_sample *sample)
{
	uint64_t ahead = sample->address - sample->ip;

	return !sample->kernel &&
	       (!ahead ||
		(ahead < LONGEST_INSTRUCTION && sample->address % PAGE == 0));
}

/* From the registers and the piece of the stack that came with the record. */
static struct stack *copied_chain(const struct fault_maker *maker,
				  const struct place *place,
				  const struct perf_sample *sample)
{
	struct registers registers = { .machine = NULL };
	struct stack_piece piece;
	struct moment moment = {
		.tid = place->space.pid,
		.maps = place->space.maps,
		.registers = &registers,
		.memory = &piece.memory,
		.memo = place->thread->tid == sample->tid ? place->thread->memo
							  : NULL,
	};
	struct stack *stack;
	bool cut;

	arch_perf_registers(sample->narrow && arch_native->narrow ?
				    arch_native->narrow :
				    arch_native->machine,
			    sample->registers, &registers);
	stack_piece_init(&piece, moment.maps, moment.tid, &cut);
	stack_piece_set(&piece, registers.value[registers.machine->sp],
			sample->stack, sample->stack_size);
	stack = stack_capture(maker->stacks, &moment);
	if (stack && cut)
		stack->cut = sample->stack_size;
	return stack;
}

static bool has_piece(const struct perf_sample *sample)
{
	return sample->registers && sample->stack;
}

struct stack *fault_copied_chain(const struct fault_maker *maker,
				 const struct perf_sample *sample)
{
	struct place place;

	if (!has_piece(sample) || !find_place(maker, sample, &place))
		return NULL;
	return copied_chain(maker, &place, sample);
}

static struct stack *recorded_chain(const struct fault_maker *maker,
				   const struct place *place,
				   const struct perf_sample *sample)
{
	struct stack_chain chain = { sample->chain, sample->kernel_count,
				     sample->count - sample->kernel_count };

	if (!maker->chains)
		return NULL;
	if (has_piece(sample) && !sample->kernel)
		return copied_chain(maker, place, sample);
	return stack_from_addresses(maker->stacks, &place->space, &chain);
}

struct event *fault_event(const struct fault_maker *maker,
			  const struct perf_sample *sample, struct stack *stack)
{
	struct event *event;
	struct place place;

	if (!find_place(maker, sample, &place)) {
		free(stack);
		return NULL;
	}
	event = event_create(EVENT_FAULT);
	event->pid = sample->pid;
	event->tid = sample->tid;
	memcpy(event->comm, place.thread->comm, sizeof(event->comm));
	event->begin = event->end = sample->time;
	event->fault.major = sample->major;
	event->fault.kernel = sample->kernel;
	event->fault.address = sample->address;
	event->fault.execute = is_fetch(sample);
	name_code(maker, &place, sample, event);
	name_target(&place, event);
	event->stack = stack ? stack : recorded_chain(maker, &place, sample);
	return event;
}

void fault_set_callers(struct event *event, const struct perf_sample *sample,
		       const struct stack *callers)
{
	size_t kernel = sample->kernel_count, frame = sizeof(struct frame);
	struct stack *own = event->stack, *joined;

	if (!own || !callers || own->count < kernel)
		return;
	joined = alloc_array(1, sizeof(*joined) +
					(kernel + callers->count) * frame);
	joined->count = kernel + callers->count;
	joined->omitted = callers->omitted;
	joined->cut = callers->cut;
	memcpy(joined->frames, own->frames, kernel * frame);
	memcpy(joined->frames + kernel, callers->frames,
	       callers->count * frame);
	free(own);
	event->stack = joined;
}

struct event *fault_lost_event(uint64_t count, const char *what, uint64_t time)
{
	struct event *event = event_create(EVENT_NOTE);
	struct text text = TEXT_INIT;

	text_puts(&text, "LOST ");
	text_unsigned(&text, count);
	text_printf(&text, " %s!", what);
	event->begin = event->end = time;
	event->lost = (struct event_lost){ count, what };
	event->text = event_keep(event, text_string(&text), text.length);
	text_finish(&text);
	return event;
}
