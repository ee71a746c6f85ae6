/* The commands of ioctl. */
#ifndef PTRAIL_DECODE_IOCTL_H
#define PTRAIL_DECODE_IOCTL_H

#include <stddef.h>
#include <stdint.h>

/* Sorted by command. One whose number has another size there is in it twice. */
struct ioctl_name {
	uint32_t cmd;
	const char *name;
};

extern const struct ioctl_name ioctl_names[];
extern const size_t ioctl_names_count;

/* NULL when it has none. */
const char *ioctl_name(uint32_t cmd);

#endif
