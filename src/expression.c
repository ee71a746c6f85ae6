/* What an expression says of an event. */
#include "expression.h"

#include <errno.h>
#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "decode/args.h"
#include "errors.h"

/* An operand as the event has it. */
struct value {
	int64_t number;
	const char *text;	/* NULL: none; without quotes */
	size_t length;
	const struct flag_set *set;	/* its constants, NULL: not known */
};

static void value_of_comm(const struct event *event, struct value *value)
{
	value->text = event->comm;
	value->length = strnlen(event->comm, EVENT_COMM_SIZE);
}

static bool find_property(const struct event *event, const char *name,
			  struct value *value)
{
	const struct event_call *call = &event->call;
	bool returned = event_call_returned(call);

	if (!strcmp(name, "comm"))
		value_of_comm(event, value);
	else if (!strcmp(name, "tid"))
		value->number = event->tid;
	else if (!strcmp(name, "ret") && returned)
		value->number = call->failed ? -1 : call->returned;
	else if (!strcmp(name, "errno") && returned)
		value->number = call->failed ? -call->returned : 0;
	else if (!strcmp(name, "dur") && event_has_duration(event))
		value->number = event->end - event->begin;
	else
		return false;
	return true;
}

/* Takes off quotes, or what a descriptor has around its path. */
static void strip(struct value *value)
{
	const char *open = memchr(value->text, '<', value->length);

	if (value->length && value->text[value->length - 1] == '>' && open) {
		value->length -= open + 2 - value->text;
		value->text = open + 1;
	} else if (value->length > 1 && *value->text == '"') {
		value->text++;
		value->length -= 2;
	}
}

static void find_text(const struct event_call *call, const char *name,
		      struct value *value)
{
	for (unsigned i = 0; i < call->count; i++) {
		if (strcmp(call->values[i].name, name))
			continue;
		value->text = call->text + call->values[i].start;
		value->length = call->values[i].length;
		strip(value);
	}
}

static bool find_arg(const struct event_call *call, const char *name,
		     struct value *value)
{
	const struct call_row *row = call_row_by_name(call->name);

	for (int i = 0; row && i < EVENT_ARGS && row->args[i].name; i++) {
		const struct arg *arg = &row->args[i];

		if (strcmp(arg->name, name))
			continue;
		value->number = arg->flags & ARG_HALF
					? (int32_t)call->args[i]
					: (int64_t)call->args[i];
		if (arg->print == print_flags)
			value->set = arg->param;
		find_text(call, name, value);
		return true;
	}
	return false;
}

/* With or without a prefix on either side: O_CREAT, CREAT. */
static bool same_constant(const char *one, size_t length, const char *other)
{
	size_t other_length = strlen(other);
	const char *longer = length > other_length ? one : other;
	size_t more = length > other_length ? length - other_length
					    : other_length - length;

	if (strncmp(one + (longer == one ? more : 0),
		    other + (longer == other ? more : 0),
		    length < other_length ? length : other_length))
		return false;
	return !more || longer[more - 1] == '_';
}

static const struct flag *find_constant(const struct flag_set *set,
					const char *name)
{
	for (size_t i = 0; set && i < set->count; i++)
		if (same_constant(set->flags[i].name,
				  strlen(set->flags[i].name), name))
			return &set->flags[i];
	return NULL;
}

static bool has_word(const struct value *value, const char *word, bool alone)
{
	const char *at = value->text;
	const char *end = at + value->length;

	while (at < end) {
		const char *bar = memchr(at, '|', end - at);
		size_t length = (bar ? bar : end) - at;

		if (same_constant(at, length, word))
			return !alone || length == value->length;
		at += length + 1;
	}
	return false;
}

static int64_t error_number(const char *name)
{
	for (int error = 1; error < 256; error++) {
		const char *known = error_name(error);

		if (known && !strcmp(known, name))
			return error;
	}
	return -1;
}

static bool equals_constant(const struct expression *compare,
			    const struct value *value)
{
	const struct flag *flag = find_constant(value->set, compare->text);

	if (!strcmp(compare->name, "errno"))
		return value->number == error_number(compare->text);
	if (flag)
		return flag->value == (uint64_t)value->number ||
		       (uint32_t)flag->value == (uint64_t)value->number;
	return value->text && has_word(value, compare->text, true);
}

static bool has_constant(const struct expression *compare,
			 const struct value *value)
{
	const struct flag *flag = find_constant(value->set, compare->text);
	uint64_t mask = flag ? flag->mask | flag->value : 0;

	if (flag && flag->value)
		return (value->number & mask) == flag->value;
	return value->text && has_word(value, compare->text, false);
}

static bool equals(const struct expression *compare, const struct value *value)
{
	if (compare->operand == OPERAND_CONSTANT)
		return equals_constant(compare, value);
	if (compare->operand == OPERAND_NUMBER)
		return value->number == compare->number;
	return value->text && value->length == strlen(compare->text) &&
	       !memcmp(value->text, compare->text, value->length);
}

static bool is_like(const struct expression *compare, const struct value *value)
{
	char *text = value->text ? strndup(value->text, value->length) : NULL;
	bool like = text && !fnmatch(compare->text, text, 0);

	free(text);
	return like;
}

static bool compare_value(const struct expression *compare,
			  const struct value *value)
{
	switch (compare->operator) {
	case IS_SET:
		return value->number || value->length;
	case IS_EQUAL:
		return equals(compare, value);
	case IS_UNEQUAL:
		return !equals(compare, value);
	case IS_LESS:
		return value->number < compare->number;
	case IS_LESS_EQUAL:
		return value->number <= compare->number;
	case IS_GREATER:
		return value->number > compare->number;
	case IS_GREATER_EQUAL:
		return value->number >= compare->number;
	case HAS_BITS:
		return compare->operand == OPERAND_CONSTANT
			       ? has_constant(compare, value)
			       : value->number & compare->number;
	case IS_LIKE:
		return is_like(compare, value);
	case IS_UNLIKE:
		return !is_like(compare, value);
	}
	return false;
}

bool expression_holds(const struct expression *expression,
		      const struct event *event)
{
	struct value value = { .number = 0 };

	switch (expression->kind) {
	case EXPRESSION_AND:
		return expression_holds(expression->left, event) &&
		       expression_holds(expression->right, event);
	case EXPRESSION_OR:
		return expression_holds(expression->left, event) ||
		       expression_holds(expression->right, event);
	case EXPRESSION_NOT:
		return !expression_holds(expression->left, event);
	case EXPRESSION_COMPARE:
		break;
	}
	return (find_arg(&event->call, expression->name, &value) ||
		find_property(event, expression->name, &value)) &&
	       compare_value(expression, &value);
}
