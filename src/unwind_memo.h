/*
 * A thread's last walk, for the next one to take up where it meets it: chains
 * mostly share their outer frames. A walk follows from a few registers and
 * words of the stack, so where all of these are as they were, so is the rest.
 * Both the steps and the words are kept; what else a step may have used makes
 * it one that is not taken up.
 */
#ifndef PTRAIL_UNWIND_MEMO_H
#define PTRAIL_UNWIND_MEMO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "unwind.h"
#include "unwind_rules.h"

struct unwind_memo;

struct unwind_memo *unwind_memo_create(void);
void unwind_memo_destroy(struct unwind_memo *memo); /* NULL is fine */

/*
 * In the order of a walk; without a memo in its moment they do nothing. First
 * is begin. Then for each frame meet, which says that the last walk has this
 * frame and all that follow, to be had from replay; or else add before its
 * step, one of the others after it.
 */
void unwind_memo_begin(struct unwind *unwind);
bool unwind_memo_meet(struct unwind *unwind);
void unwind_memo_add(struct unwind *unwind);
void unwind_memo_rule(struct unwind *unwind, const struct rule *rule,
		      uint64_t cfa);
void unwind_memo_fp(struct unwind *unwind);

/* There is no other frame: the rule says so, or the frame pointer. */
void unwind_memo_last(struct unwind *unwind, bool by_fp);

/* Behind the last frame that was stepped from. */
void unwind_memo_end(struct unwind *unwind);

/* The next frame of those that were met; false behind the last. */
bool unwind_memo_replay(struct unwind *unwind, struct unwound *frame);

#endif
