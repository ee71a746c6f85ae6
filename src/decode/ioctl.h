/* The commands of ioctl. */
#ifndef PTRAIL_DECODE_IOCTL_H
#define PTRAIL_DECODE_IOCTL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Sorted by command. One whose number has another size there is in it twice;
 * what drivers give the same number stands in a row, the likeliest first.
 */
struct ioctl_name {
	uint32_t cmd;
	const char *name;
};

extern const struct ioctl_name ioctl_names[];
extern const size_t ioctl_names_count;

/* The parts of a command, as most architectures have them: ioctl_common(). */
static inline unsigned ioctl_size(uint32_t cmd)
{
	return cmd >> 16 & 0x3fff;
}

/* 1: the program writes, 2: it reads. */
static inline unsigned ioctl_direction(uint32_t cmd)
{
	return cmd >> 30;
}

static inline unsigned ioctl_type(uint32_t cmd)
{
	return cmd >> 8 & 0xff;
}

static inline unsigned ioctl_number(uint32_t cmd)
{
	return cmd & 0xff;
}

/* The 'index'th of the names that have that number; NULL: no more. */
const char *ioctl_name(uint32_t cmd, unsigned index);

enum ioctl_kind {
	IOCTL_STRUCT,
	IOCTL_INT, /* at the address; in a set, if there is one */
	IOCTL_LONG,
	IOCTL_U8,
	IOCTL_U64,
	IOCTL_PID,
	IOCTL_STRING,
	IOCTL_BYTES, /* as many as 'param' */
	IOCTL_PERF,  /* struct perf_event_attr */
	IOCTL_FIEMAP,
	IOCTL_SCSI,   /* of which there are two versions */
	IOCTL_VALUE,  /* the argument itself */
	IOCTL_FD,     /* likewise a descriptor .. */
	IOCTL_SIGNAL, /* .. and a signal */
};

/* KEEP: what went in stays in front of what came out. */
enum { IOCTL_IN = 1, IOCTL_OUT = 2, IOCTL_KEEP = 4 };

struct ioctl_form {
	const char *name; /* of the command, or a pattern */
	unsigned ways;
	enum ioctl_kind kind;
	const void *param;	   /* a layout or a set */
	const struct layout *asks; /* what counts of a struct that goes in, if
				      that is less */
};

extern const struct ioctl_form ioctl_forms[];
extern const size_t ioctl_forms_count;
extern const struct ioctl_form ioctl_patterns[];
extern const size_t ioctl_patterns_count;

struct call;
struct text;

/* ioctl_input.c: of commands that have a number in them. False: it is none. */
bool ioctl_input_name(struct text *out, const struct call *call, uint32_t cmd);
bool ioctl_input_arg(struct text *out, const struct call *call, uint32_t cmd,
		     uint64_t address);

#endif
