/*
 * Conditions on events: "flags & CREAT && ret < 0". expression_parse.c has
 * the grammar, expression.c what its operators mean.
 */
#ifndef PTRAIL_EXPRESSION_H
#define PTRAIL_EXPRESSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "event.h"

struct expression;

struct expression_error {
	size_t at;		/* where in the text, from 0 */
	char why[160];
};

/*
 * An operand is the name of an argument, or ret, errno, dur, tid, comm; it is
 * compared (== != < <= > >= & ~ !~) with a number, a time (1ms), a string or
 * the name of a constant, or stands alone and must not be zero. NULL with
 * '*error' set when the text makes no sense.
 */
struct expression *expression_parse(const char *text,
				    struct expression_error *error);
void expression_destroy(struct expression *expression);	/* NULL is fine */

/* Of a call; a comparison with an argument that it does not have is false. */
bool expression_holds(const struct expression *expression,
		      const struct event *event);

/* What the parser makes. */
enum expression_kind { EXPRESSION_AND, EXPRESSION_OR, EXPRESSION_NOT,
		       EXPRESSION_COMPARE };

enum expression_operator {
	IS_SET, IS_EQUAL, IS_UNEQUAL, IS_LESS, IS_LESS_EQUAL, IS_GREATER,
	IS_GREATER_EQUAL, HAS_BITS, IS_LIKE, IS_UNLIKE,
};

enum operand_kind { OPERAND_NUMBER, OPERAND_STRING, OPERAND_CONSTANT };

struct expression {
	enum expression_kind kind;
	struct expression *left;	/* AND, OR, NOT */
	struct expression *right;	/* AND, OR */
	char *name;			/* COMPARE: the rest, too */
	enum expression_operator operator;
	enum operand_kind operand;
	int64_t number;
	char *text;			/* STRING, CONSTANT */
};

#endif
