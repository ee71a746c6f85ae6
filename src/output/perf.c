/*
 * perf trace's lines: when, how long, who, what, and the call chain below.
 * A new kind of event is a function here and its line in body().
 */
#include "output.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>

#include "compat/compat.h"

#define RED	"\033[31m"
#define YELLOW	"\033[33m"
#define PLAIN	"\033[m"

enum {
	TIME_WIDTH = 10,
	DURATION_WIDTH = 6,
	COMM_WIDTH = 14,
	CHAIN_INDENT = 39,

	DOTS = 3,		/* at the end of a line that was cut */

	LONG_NS = 1000000,	/* red from here on */
	MEDIUM_NS = 10000,	/* yellow */
};

static const char *color(const struct output *output, const char *sequence)
{
	return output->style.color ? sequence : "";
}

static void add_date(const struct output *output, struct text *out,
		     uint64_t when)
{
	uint64_t ns = when + output->style.epoch;
	time_t seconds = ns / 1000000000;
	bool iso = output->style.time == STAMP_ISO;
	char text[40], zone[8] = "";
	struct tm date;

	localtime_r(&seconds, &date);
	strftime(text, sizeof(text), iso ? "%Y-%m-%dT%H:%M:%S" : "%H:%M:%S",
		 &date);
	if (iso)
		strftime(zone, sizeof(zone), "%z", &date);
	text_printf(out, "%s.%06u%s ", text,
		    (unsigned)(ns % 1000000000 / 1000), zone);
}

/* What a line's time is counted from. */
static uint64_t time_base(const struct output *output)
{
	if (output->style.time == STAMP_MONOTONIC)
		return 0;
	if (output->style.time == STAMP_DELTA && output->last)
		return output->last;
	return output->base;
}

static void add_time(const struct output *output, struct text *out,
		     uint64_t when)
{
	uint64_t base = time_base(output);

	if (when && output->style.time >= STAMP_CLOCK) {
		add_date(output, out, when);
		return;
	}
	if (!when)
		text_puts(out, "         ?");
	else if (when >= base)
		text_ms(out, when - base, TIME_WIDTH);
	else
		text_printf(out, "%*.3f", TIME_WIDTH, -((base - when) / 1e6));
	text_char(out, ' ');
}

static void add_on_cpu(struct text *out, const struct event *event)
{
	text_puts(out, ", ");
	text_ms(out, event->call.on_cpu, 0);
	text_puts(out, " on cpu");
}

static void add_duration(const struct output *output, struct text *out,
			 const struct event *event)
{
	uint64_t ns = event->end - event->begin;
	bool colored = output->style.color && ns >= MEDIUM_NS;

	text_char(out, '(');
	if (colored)
		text_puts(out, ns >= LONG_NS ? RED : YELLOW);
	text_ms(out, ns, DURATION_WIDTH);
	text_puts(out, " ms");
	if (colored)
		text_puts(out, PLAIN);
	if (output->style.time_split && event->kind == EVENT_CALL &&
	    event->call.on_cpu_known)
		add_on_cpu(out, event);
	text_puts(out, "): ");
}

static bool continues_character(char c)
{
	return ((unsigned char)c & 0xc0) == 0x80;
}

static void add_thread(const struct output *output, struct text *out,
		       const struct event *event)
{
	size_t length = strnlen(event->comm, COMM_WIDTH);

	if (output->style.comm) {
		/* Half a character would come out as octal numbers. */
		for (int i = 0; i < 3 && length; i++)
			if (continues_character(event->comm[length]))
				length--;
		text_escape(out, event->comm, length, 0);
		text_char(out, '/');
	}
	text_signed(out, event->tid);
	text_char(out, ' ');
}

static void add_head(const struct output *output, struct text *out,
		     const struct event *event)
{
	add_time(output, out, event->begin);
	if (event_has_duration(event))
		add_duration(output, out, event);
	else
		text_puts(out, "(         ): ");
	if (event->kind != EVENT_NOTE)
		add_thread(output, out, event);
}

/* Columns taken since 'start', counted no further than 'enough'. */
static size_t columns(const struct text *out, size_t start, size_t enough)
{
	const char *at = out->bytes + start, *end = out->bytes + out->length;
	const char *colour;
	size_t count = 0;

	while (at < end && count < enough) {
		colour = memchr(at, '\033', end - at);
		count += text_columns(at, (colour ? colour : end) - at);
		at = colour ? colour + strcspn(colour, "m") + 1 : end;
	}
	return count < enough ? count : enough;
}

static void pad(struct text *out, size_t start, size_t column)
{
	text_fill(out, ' ', column - columns(out, start, column));
}

/* The line before a resumed call's has those that it began with. */
static bool is_shown(const struct event_call *call,
		     const struct event_value *value)
{
	return call->state != CALL_RESUMED || value->late;
}

static void add_values(const struct output *output, struct text *out,
		       const struct event_call *call)
{
	size_t start = out->length;

	for (unsigned i = 0; i < call->count; i++) {
		const struct event_value *value = &call->values[i];

		if (!is_shown(call, value))
			continue;
		if (out->length > start)
			text_puts(out, ", ");
		if (output->style.arg_names) {
			text_puts(out, value->name);
			text_puts(out, ": ");
		}
		text_add(out, call->text + value->start, value->length);
	}
}

static void add_call(const struct output *output, struct text *out,
		     const struct event_call *call)
{
	unsigned alignment = output->style.alignment;
	size_t start = out->length;

	if (call->state == CALL_RESUMED) {
		text_puts(out, " ... [");
		text_puts(out, color(output, YELLOW));
		text_puts(out, "continued");
		text_puts(out, color(output, PLAIN));
		text_puts(out, "]: ");
	}
	text_puts(out, call->name);
	text_char(out, '(');
	add_values(output, out, call);
	text_char(out, ')');
	if (call->state == CALL_UNFINISHED) {
		/* The dots end where the '=' would stand. */
		pad(out, start, alignment > 4 ? alignment - 4 : 0);
		text_puts(out, " ...");
		return;
	}
	text_char(out, ' ');
	pad(out, start, alignment);
	text_puts(out, "= ");
	text_puts(out, call->result ? call->result : "?");
	if (call->faults) {
		text_puts(out, " faults: ~");
		text_unsigned(out, call->faults);
	}
}

static void add_code(const struct output *output, struct text *out,
		     const struct frame *code)
{
	if (output->style.verbose && code->dso) {
		text_name(out, code->dso);
		text_char(out, '@');
	}
	if (code->symbol) {
		text_name(out, code->symbol);
		text_char(out, '+');
		text_hex(out, code->symbol_offset);
	} else {
		text_hex(out, code->offset);
	}
}

static void add_fault(const struct output *output, struct text *out,
		      const struct event_fault *fault)
{
	text_puts(out, fault->major ? "majfault " : "minfault ");
	if (fault->counted) {
		text_char(out, '~');
		text_unsigned(out, fault->counted);
		text_puts(out, " (counted)");
		return;
	}
	text_char(out, '[');
	add_code(output, out, &fault->code);
	text_puts(out, "] => ");
	if (fault->map) {
		text_name(out, fault->map);
		text_char(out, '@');
	}
	text_hex(out, fault->map ? fault->map_offset : fault->address);
	text_puts(out, " (");
	text_char(out, !fault->map ? '?' : fault->execute ? 'x' : 'd');
	text_puts(out, fault->kernel ? "k)" : ".)");
}

/* The C library keeps two real-time signals; the rest count from RTMIN. */
static void add_signal_name(struct text *out, int signal)
{
	const char *name = compat_signal_name(signal);

	if (name) {
		text_puts(out, name);
	} else if (signal >= SIGRTMIN && signal <= SIGRTMAX) {
		text_puts(out, "RTMIN+");
		text_signed(out, signal - SIGRTMIN);
	} else {
		text_signed(out, signal);
	}
}

static void add_exit(struct text *out, int status)
{
	if (WIFSIGNALED(status)) {
		text_puts(out, "killed by ");
		add_signal_name(out, WTERMSIG(status));
		if (WCOREDUMP(status))
			text_puts(out, " (core dumped)");
		return;
	}
	text_puts(out, "exited with ");
	text_signed(out, WEXITSTATUS(status));
}

static void add_note(const struct output *output, struct text *out,
		     const struct event *event)
{
	text_puts(out, color(output, RED));
	text_puts(out, event->text);
	text_puts(out, color(output, PLAIN));
}

static void add_body(const struct output *output, struct text *out,
		     const struct event *event)
{
	switch (event->kind) {
	case EVENT_CALL:
		add_call(output, out, &event->call);
		break;
	case EVENT_FAULT:
		add_fault(output, out, &event->fault);
		break;
	case EVENT_SIGNAL:
		text_puts(out, "signal ");
		text_puts(out, event->text);
		break;
	case EVENT_EXIT:
		add_exit(out, event->exit.status);
		break;
	case EVENT_NOTE:
		add_note(output, out, event);
		break;
	case EVENT_MEMORY:
	case EVENT_GROWTH:
		break;
	}
}

static void add_frame(struct text *out, const struct frame *frame)
{
	if (frame->shown && !frame->guessed) {
		text_line(out, CHAIN_INDENT, frame->shown, frame->shown_length);
		return;
	}
	text_fill(out, ' ', CHAIN_INDENT);
	if (frame->shown)
		text_add(out, frame->shown, frame->shown_length);
	else
		frame_print(out, frame, false);
	if (frame->guessed)
		text_puts(out, " [guessed]");
	text_char(out, '\n');
}

static void add_chain(struct text *out, const struct stack *stack)
{
	for (size_t i = 0; i < stack->count; i++)
		add_frame(out, &stack->frames[i]);
	if (stack->omitted) {
		text_fill(out, ' ', CHAIN_INDENT);
		text_puts(out, "... ");
		text_unsigned(out, stack->omitted);
		text_puts(out, stack->omitted == 1 ? " more frame\n" :
						     " more frames\n");
	}
	if (stack->cut) {
		text_fill(out, ' ', CHAIN_INDENT);
		text_puts(out, "... beyond the ");
		text_unsigned(out, stack->cut);
		text_puts(out, " bytes of stack that were kept\n");
	}
}

/* Where a column begins in a line, and whether what is there is colored. */
static const char *find_column(const char *at, const char *end, size_t column,
			       bool *colored)
{
	*colored = false;
	for (; at < end; at++) {
		if (*at == '\033') {
			*colored = at[sizeof(PLAIN) - 2] != 'm';
			at += strcspn(at, "m");
		} else if (!continues_character(*at) && !column--) {
			break;
		}
	}
	return at;
}

/* Gives the length of what is left, at 'to', which may overlap the line. */
static size_t cut_line(char *to, const char *line, size_t size, size_t width)
{
	const char *end = line + size, *at;
	bool colored;

	at = find_column(line, end, width, &colored);
	if (at == end) {
		memmove(to, line, size);
		return size;
	}
	at = find_column(line, end, width - DOTS, &colored);
	size = at - line;
	memmove(to, line, size);
	memcpy(to + size, "...", DOTS);
	size += DOTS;
	if (!colored)
		return size;
	memcpy(to + size, PLAIN, sizeof(PLAIN) - 1);
	return size + sizeof(PLAIN) - 1;
}

/* What is behind 'start' are whole lines, and they can only become shorter. */
static void cut_lines(struct text *out, size_t start, size_t width)
{
	char *to = out->bytes + start, *line = to, *next;

	for (; line < out->bytes + out->length; line = next + 1) {
		next = strchr(line, '\n');
		to += cut_line(to, line, next - line, width);
		*to++ = '\n';
	}
	text_truncate(out, to - out->bytes);
}

static void perf_event(struct output *output, struct text *out,
		       const struct event *event)
{
	size_t start = out->length;

	add_head(output, out, event);
	add_body(output, out, event);
	text_char(out, '\n');
	if (event->begin)
		output->last = event->begin;
	if (event->stack)
		add_chain(out, event->stack);
	if (output->style.width)
		cut_lines(out, start, output->style.width);
}

const struct writer writer_perf = {
	.name = "perf",
	.event = perf_event,
};
