/*
 * Recursive descent over
 *	or    = and { "||" and }
 *	and   = not { "&&" not }
 *	not   = "!" not | "(" or ")" | NAME [ OPERATOR value ]
 *	value = NUMBER [ UNIT ] | "STRING" | CONSTANT
 */
#include "expression.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "alloc.h"
#include "decode/call.h"
#include "near.h"

enum { DEPTH_MAX = 100 };

struct parser {
	const char *text;
	const char *at;
	unsigned depth;
	struct expression_error *error;
};

static struct expression *parse_or(struct parser *parser);

static struct expression *fail(struct parser *parser, const char *at,
			       const char *why)
{
	if (!*parser->error->why) {
		parser->error->at = at - parser->text;
		snprintf(parser->error->why, sizeof(parser->error->why), "%s",
			 why);
	}
	return NULL;
}

static bool accept(struct parser *parser, const char *token)
{
	size_t length = strlen(token);

	while (isspace((unsigned char)*parser->at))
		parser->at++;
	if (strncmp(parser->at, token, length))
		return false;
	parser->at += length;
	return true;
}

static char *take_word(struct parser *parser)
{
	const char *start;

	accept(parser, "");
	start = parser->at;
	while (isalnum((unsigned char)*parser->at) || *parser->at == '_')
		parser->at++;
	return alloc_check(strndup(start, parser->at - start));
}

static const char *const properties[] = { "ret", "errno", "dur", "tid",
					  "comm" };

/* Visits every name an operand can have; true when 'visit' says so. */
static bool each_name(bool (*visit)(const char *name, void *context),
		      void *context)
{
	for (size_t i = 0; i < sizeof(properties) / sizeof(*properties); i++)
		if (visit(properties[i], context))
			return true;
	for (size_t i = 0; i < call_rows_count; i++) {
		const struct arg *args = call_rows[i].args;

		for (int j = 0; j < EVENT_ARGS && args[j].name; j++)
			if (visit(args[j].name, context))
				return true;
	}
	return false;
}

static bool is_name(const char *name, void *typed)
{
	return !strcmp(name, typed);
}

struct nearest {
	const char *typed;
	const char *name;
	unsigned distance;
};

static bool is_nearer(const char *name, void *context)
{
	struct nearest *nearest = context;
	unsigned distance = near_distance(nearest->typed, name);

	if (distance < nearest->distance) {
		nearest->distance = distance;
		nearest->name = name;
	}
	return false;
}

static void fail_name(struct parser *parser, const char *at, const char *name)
{
	struct nearest nearest = { name, NULL, UINT_MAX };
	char why[120];

	each_name(is_nearer, &nearest);
	if (near_enough(name, nearest.distance))
		snprintf(why, sizeof(why), "no call has an argument '%.40s' "
			 "(nearest: %.30s)", name, nearest.name);
	else
		snprintf(why, sizeof(why), "no call has an argument '%.40s'",
			 name);
	fail(parser, at, *name ? why : "the name of an argument is missing");
}

static bool take_operator(struct parser *parser,
			  enum expression_operator *operator)
{
	static const struct {
		const char *token;
		enum expression_operator operator;
	} operators[] = {
		{ "==", IS_EQUAL }, { "!=", IS_UNEQUAL }, { "!~", IS_UNLIKE },
		{ "<=", IS_LESS_EQUAL }, { ">=", IS_GREATER_EQUAL },
		{ "<", IS_LESS }, { ">", IS_GREATER }, { "~", IS_LIKE },
	};

	for (size_t i = 0; i < sizeof(operators) / sizeof(*operators); i++) {
		if (!accept(parser, operators[i].token))
			continue;
		*operator = operators[i].operator;
		return true;
	}
	*operator = HAS_BITS;
	/* "&&" joins two comparisons. */
	return strncmp(parser->at, "&&", 2) && accept(parser, "&");
}

static bool take_number(struct parser *parser, struct expression *compare)
{
	static const struct {
		const char *name;
		double ns;
	} units[] = { { "", 1 }, { "ns", 1 }, { "us", 1e3 }, { "ms", 1e6 },
		      { "s", 1e9 } };
	const char *start = parser->at;
	double value = strtod(start, NULL);
	char *end, *unit;
	bool known = false;

	errno = 0;
	compare->number = strtoll(start, &end, 0);
	if (errno == ERANGE)
		compare->number = strtoull(start, &end, 0);
	if (*end == '.')
		strtod(start, &end);
	parser->at = end;
	/* Only what is next to it is its unit. */
	unit = isalnum((unsigned char)*end) ? take_word(parser)
					    : alloc_check(strdup(""));
	for (size_t i = 0; i < sizeof(units) / sizeof(*units); i++) {
		if (strcmp(units[i].name, unit))
			continue;
		known = true;
		if (*unit || strchr(start, '.') == end - 1)
			compare->number = value * units[i].ns;
	}
	free(unit);
	if (!known)
		fail(parser, start, "a number is plain or has one of the "
				    "units ns, us, ms, s");
	return known;
}

static bool take_string(struct parser *parser, struct expression *compare)
{
	const char *start = parser->at, *end = strchr(start, '"');

	compare->operand = OPERAND_STRING;
	if (!end) {
		fail(parser, start - 1, "the string has no end");
		return false;
	}
	compare->text = alloc_check(strndup(start, end - start));
	parser->at = end + 1;
	return true;
}

static bool take_value(struct parser *parser, struct expression *compare)
{
	const char *start;

	accept(parser, "");
	start = parser->at;
	if (isdigit((unsigned char)*start) ||
	    (*start == '-' && isdigit((unsigned char)start[1])))
		return take_number(parser, compare);
	if (accept(parser, "\""))
		return take_string(parser, compare);
	compare->operand = OPERAND_CONSTANT;
	compare->text = take_word(parser);
	if (!*compare->text)
		fail(parser, start, "a number, a \"string\" or the name of a "
				    "constant is missing");
	return *compare->text;
}

/* A string can only be like something, and only a string can. */
static bool fits(struct parser *parser, const char *at,
		 const struct expression *compare)
{
	bool like = compare->operator == IS_LIKE ||
		    compare->operator == IS_UNLIKE;
	bool string = compare->operand == OPERAND_STRING;
	bool order = compare->operator >= IS_LESS &&
		     compare->operator <= IS_GREATER_EQUAL;

	if (like && !string)
		fail(parser, at, "~ takes a pattern in quotes");
	else if (!like && string && compare->operator != IS_EQUAL &&
		 compare->operator != IS_UNEQUAL)
		fail(parser, at, "a string can be compared by ==, !=, ~ and "
				 "!~ only");
	else if (order && compare->operand == OPERAND_CONSTANT)
		fail(parser, at, "a constant can be compared by ==, != and & "
				 "only");
	else
		return true;
	return false;
}

static struct expression *parse_compare(struct parser *parser)
{
	struct expression *compare = alloc_array(1, sizeof(*compare));
	const char *at;

	compare->kind = EXPRESSION_COMPARE;
	accept(parser, "");
	at = parser->at;
	compare->name = take_word(parser);
	if (!each_name(is_name, compare->name)) {
		fail_name(parser, at, compare->name);
	} else if (!take_operator(parser, &compare->operator)) {
		compare->operator = IS_SET;
		return compare;
	} else {
		accept(parser, "");
		at = parser->at;
		if (take_value(parser, compare) && fits(parser, at, compare))
			return compare;
	}
	expression_destroy(compare);
	return NULL;
}

static struct expression *join(enum expression_kind kind,
			       struct expression *left,
			       struct expression *right)
{
	struct expression *joined = alloc_array(1, sizeof(*joined));

	joined->kind = kind;
	joined->left = left;
	joined->right = right;
	if (left && (right || kind == EXPRESSION_NOT))
		return joined;
	expression_destroy(joined);
	return NULL;
}

static struct expression *parse_not(struct parser *parser)
{
	struct expression *inner;
	const char *at = parser->at;

	if (parser->depth++ > DEPTH_MAX)
		return fail(parser, at, "too many parentheses");
	if (accept(parser, "!")) {
		inner = join(EXPRESSION_NOT, parse_not(parser), NULL);
	} else if (accept(parser, "(")) {
		inner = parse_or(parser);
		if (inner && !accept(parser, ")")) {
			expression_destroy(inner);
			inner = fail(parser, parser->at, "')' is missing");
		}
	} else {
		inner = parse_compare(parser);
	}
	parser->depth--;
	return inner;
}

static struct expression *parse_and(struct parser *parser)
{
	struct expression *left = parse_not(parser);

	while (left && accept(parser, "&&"))
		left = join(EXPRESSION_AND, left, parse_not(parser));
	return left;
}

static struct expression *parse_or(struct parser *parser)
{
	struct expression *left = parse_and(parser);

	while (left && accept(parser, "||"))
		left = join(EXPRESSION_OR, left, parse_and(parser));
	return left;
}

struct expression *expression_parse(const char *text,
				    struct expression_error *error)
{
	struct parser parser = { text, text, 0, error };
	struct expression *expression;

	*error = (struct expression_error){ .at = 0 };
	expression = parse_or(&parser);
	accept(&parser, "");
	if (!expression || !*parser.at)
		return expression;
	fail(&parser, parser.at, "an operator, && or || is missing");
	expression_destroy(expression);
	return NULL;
}

void expression_destroy(struct expression *expression)
{
	if (!expression)
		return;
	expression_destroy(expression->left);
	expression_destroy(expression->right);
	free(expression->name);
	free(expression->text);
	free(expression);
}
