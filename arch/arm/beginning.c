/*
 * What a function of 32-bit ARM has put on the stack, by its first
 * instructions, for the many of C libraries that say nothing: those that push,
 * and make room, up to the first that takes something off again or goes away.
 * "Arm Architecture Reference Manual", A and R edition of version 7.
 */
#include "arch/arm/arm.h"

#include "cfi.h"

enum {
	LR_MASK = 1 << ARM_LR,
	PUSHABLE = 0x5fff,	/* all but the stack pointer and the pc */
};

/* What one instruction does to a frame. */
enum effect { NOTHING, CALLS, LEAVES, CONFUSES };

struct frame_made {
	struct cfi_row *row;
	int64_t depth;
	bool saved;		/* the return address */
};

static void save(struct frame_made *made, unsigned number, int64_t from_cfa)
{
	struct cfi_place *place = &made->row->places[number];

	if (place->kind == CFI_SAME)
		*place = (struct cfi_place){ .kind = CFI_OFFSET,
					     .number = from_cfa };
	made->saved |= number == ARM_LR;
}

static enum effect push(struct frame_made *made, unsigned mask)
{
	int64_t at;

	made->depth += 4 * __builtin_popcount(mask & PUSHABLE);
	at = -made->depth;
	for (unsigned i = 0; i < 15; i++) {
		if (!(mask & PUSHABLE & 1u << i))
			continue;
		save(made, i, at);
		at += 4;
	}
	return NOTHING;
}

static enum effect make_room(struct frame_made *made, unsigned bytes)
{
	made->depth += bytes;
	return NOTHING;
}

static enum effect take_narrow(struct frame_made *made, unsigned code)
{
	if ((code & 0xfe00) == 0xb400)
		return push(made, (code & 0xff) | (code & 0x100 ? LR_MASK : 0));
	if ((code & 0xff80) == 0xb080)
		return make_room(made, 4 * (code & 0x7f));
	if ((code & 0xff87) == 0x4685)	/* mov sp,.. */
		return CONFUSES;
	if ((code & 0xff80) == 0x4780)	/* blx */
		return CALLS;
	/* pop, add sp, bx, b */
	if ((code & 0xfe00) == 0xbc00 || (code & 0xff80) == 0xb000 ||
	    (code & 0xff80) == 0x4700 || (code & 0xf800) == 0xe000)
		return LEAVES;
	return NOTHING;
}

static uint32_t turned(uint32_t value, unsigned turn)
{
	return turn ? value >> turn | value << (32 - turn) : value;
}

/* Thumb's form of a number: bytes side by side, or one that is turned. */
static uint32_t expand(unsigned number)
{
	uint32_t byte = number & 0xff;

	switch (number >> 8) {
	case 0:
		return byte;
	case 1:
		return byte | byte << 16;
	case 2:
		return byte << 8 | byte << 24;
	case 3:
		return byte * 0x01010101;
	default:
		return turned(0x80 | (number & 0x7f), number >> 7);
	}
}

/* sub.w and subw, add.w and addw, of and to the stack pointer. */
static enum effect move_sp(struct frame_made *made, unsigned first,
			   unsigned second)
{
	unsigned number = (first >> 10 & 1) << 11 | (second >> 12 & 7) << 8 |
			  (second & 0xff);

	switch (first & 0xfbff) {
	case 0xf1ad:
		return make_room(made, expand(number));
	case 0xf2ad:
		return make_room(made, number);
	case 0xf10d:
	case 0xf20d:
		return LEAVES;
	default:
		return first == 0xebad ? CONFUSES : NOTHING;
	}
}

static enum effect branch(unsigned second)
{
	if ((second & 0xd000) == 0xd000 || (second & 0xd001) == 0xc000)
		return CALLS;
	return (second & 0xd000) == 0x9000 ? LEAVES : NOTHING;
}

static enum effect push_pair(struct frame_made *made, unsigned second)
{
	made->depth += 4 * (second & 0xff);
	save(made, second >> 12, -made->depth);
	save(made, second >> 8 & 15, 4 - made->depth);
	return NOTHING;
}

static enum effect take_wide(struct frame_made *made, unsigned first,
			     unsigned second)
{
	bool table = (first & 0xfff0) == 0xe8d0 && (second & 0xffe0) == 0xf000;

	if (first == 0xe92d)
		return push(made, second);
	if (first == 0xf84d && (second & 0x0fff) == 0x0d04)
		return push(made, 1u << (second >> 12));
	if (first == 0xe96d)
		return push_pair(made, second);
	if (first == 0xed2d)
		return make_room(made, 4 * (second & 0xff));
	/* pop, ldr pc,[sp],#.., a table of jumps */
	if (first == 0xe8bd || (first == 0xf85d && second >> 12 == 15) || table)
		return LEAVES;
	if ((first & 0xf800) == 0xf000 && second >> 15)
		return branch(second);
	return (second & 0x8f00) == 0x0d00 ? move_sp(made, first, second) :
					     NOTHING;
}

static enum effect take_arm(struct frame_made *made, uint32_t code)
{
	if ((code & 0xffff0000) == 0xe92d0000)
		return push(made, code & 0xffff);
	if ((code & 0xffff0fff) == 0xe52d0004)
		return push(made, 1u << (code >> 12 & 15));
	if ((code & 0xfffff000) == 0xe24dd000)
		return make_room(made, turned(code & 0xff,
					      2 * (code >> 8 & 15)));
	if ((code & 0xffff0000) == 0xed2d0000)
		return make_room(made, 4 * (code & 0xff));
	if ((code & 0xff000000) == 0xeb000000 ||
	    (code & 0xfffffff0) == 0xe12fff30)
		return CALLS;
	if ((code & 0xffff0000) == 0xe8bd0000 ||
	    (code & 0xff000000) == 0xea000000 ||
	    (code & 0xfffffff0) == 0xe12fff10 ||
	    (code & 0xfffff000) == 0xe28dd000)
		return LEAVES;
	return (code & 0x0ffff000) == 0x01a0d000 ||
			       (code & 0x0ffff000) == 0x004dd000 ?
		       CONFUSES :
		       NOTHING;
}

/* Unconditional instructions at first: Thumb's would be rare ones. */
static bool is_arm(const uint8_t *code, size_t size)
{
	return size >= 8 && code[3] >> 4 == 0xe && code[7] >> 4 == 0xe;
}

static unsigned half(const uint8_t *code)
{
	return code[0] | code[1] << 8;
}

static size_t length(const uint8_t *code, bool arm)
{
	return arm || half(code) >> 11 >= 0x1d ? 4 : 2;
}

static enum effect take(struct frame_made *made, const uint8_t *code, bool arm)
{
	if (arm)
		return take_arm(made, code_little(code));
	if (length(code, false) == 2)
		return take_narrow(made, half(code));
	return take_wide(made, half(code), half(code + 2));
}

/* All up to 'at', which may be within one; false when that is in doubt. */
static bool run(struct frame_made *made, const uint8_t *code, size_t size,
		size_t at)
{
	bool arm = is_arm(code, size);
	struct cfi_row ignored = { .signal = false };
	struct frame_made beyond = { .row = &ignored };
	enum effect effect;
	size_t next = 0, long_enough = 4;

	while (next + long_enough <= size &&
	       next + length(code + next, arm) <= at) {
		effect = take(made, code + next, arm);
		if (effect == CONFUSES || (effect == CALLS && !made->saved))
			return false;
		if (effect == LEAVES)
			return made->saved;
		next += length(code + next, arm);
	}
	if (next + long_enough > size || made->saved)
		return made->saved;
	/* What is called from here has overwritten the link register. */
	return take(&beyond, code + next, arm) != CALLS;
}

bool arm_beginning_row(const uint8_t *code, size_t size, size_t at,
		       struct cfi_row *row)
{
	struct frame_made made = { .row = row };

	memset(row, 0, sizeof(*row));
	row->column = ARM_LR;
	if (!run(&made, code, size, at))
		return false;
	row->cfa = (struct cfi_place){
		.kind = CFI_REGISTER,
		.base = ARM_SP,
		.number = made.depth,
	};
	return true;
}
