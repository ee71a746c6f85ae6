/*
 * What ptrail must know about a processor. One 'const struct arch' lives in
 * arch/<name>/arch.c; nothing outside arch/ names an architecture.
 */
#ifndef PTRAIL_ARCH_H
#define PTRAIL_ARCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

enum { ARCH_REGISTERS = 72 };

/* User registers, indexed by DWARF number; arch.pc is in it as well. */
struct registers {
	uint64_t value[ARCH_REGISTERS];
};

/* A way to call the kernel: a table of numbers and a size of words. */
struct abi {
	const char *name;
	unsigned word;			/* bytes in a long and a pointer */
	const char *const *calls;	/* names by number, NULL in gaps */
	size_t count;
	unsigned slot;			/* bytes in an argument's register;
					   0: as many as in a word */
	unsigned align;			/* of 64-bit numbers in structs; 0: 8 */
};

struct arch {
	const char *name;
	const struct abi *const *abis;	/* NULL-terminated; first is native */

	/*
	 * The ABI of a call from its AUDIT_ARCH_* and number, and the number's
	 * index in that ABI's table. NULL when this architecture has no such.
	 */
	const struct abi *(*abi)(uint32_t audit, uint64_t number,
				 uint64_t *index);

	/* Of a ptrace-stopped thread; false with errno. */
	bool (*registers)(pid_t tid, struct registers *registers);

	/* Registers as PERF_SAMPLE_REGS_USER gives them, by perf_mask. */
	void (*perf_registers)(const uint64_t *sampled,
			       struct registers *registers);
	uint64_t perf_mask;

	unsigned pc;			/* index in struct registers */
	unsigned sp;
	unsigned fp;			/* the frame pointer */
	const char *vdso;		/* its name in /proc/PID/maps */
};

extern const struct arch *const arch_native;

#endif
