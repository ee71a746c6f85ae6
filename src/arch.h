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

enum {
	ARCH_REGISTERS = 72,
	ARCH_NUMBER_SIZE = 7,	/* code that loads a number and calls the kernel */
	ARCH_CALL_SIZE = 8,	/* no call is longer */
	ARCH_JUMP_SIZE = 16,	/* no entry of a PLT is longer up to its jump */
};

/* User registers, indexed by DWARF number; machine.pc is in it as well. */
struct registers {
	uint64_t value[ARCH_REGISTERS];
	const struct machine *machine;
};

/*
 * Code that a signal handler returns to, for where no call frame information
 * describes it: how it reads, and where it finds the interrupted registers.
 */
struct trampoline {
	const uint8_t *code;
	unsigned size;
	const int16_t *offsets;	/* from the stack pointer at its start, by DWARF
				   number up to the pc's; 0: not there */
};

/* A kind of code that the processor runs, wide or narrow. */
struct machine {
	uint16_t elf;			/* EM_ */
	unsigned word;			/* bytes that a call pushes */
	unsigned pc;			/* indices in struct registers */
	unsigned sp;
	unsigned fp;			/* the frame pointer */
	const struct trampoline *trampolines;
	size_t trampoline_count;

	/*
	 * Of ARCH_CALL_SIZE bytes of code right before 'address': whether they
	 * end in a call, and of what. NULL where calls push no address.
	 */
	bool (*call)(const uint8_t *code, uint64_t address, uint64_t *target);

	/* Of ARCH_JUMP_SIZE bytes of code at 'address': whether it only jumps
	   to where the word at 'slot' says. */
	bool (*jump)(const uint8_t *code, uint64_t address, uint64_t *slot);
};

/* A way to call the kernel: a table of numbers and a size of words. */
struct abi {
	const char *name;
	uint32_t audit;			/* AUDIT_ARCH_*, as seccomp has it */
	unsigned word;			/* bytes in a long and a pointer */
	const char *const *calls;	/* names by number, NULL in gaps */
	size_t count;
	unsigned slot;			/* bytes in an argument's register;
					   0: as many as in a word */
	unsigned align;			/* of 64-bit numbers in structs; 0: 8 */
};

/* A call by the registers of its thread. */
struct interrupted {
	const struct abi *abi;
	uint64_t number;	/* index in the ABI's table */
	uint64_t args[6];
	int64_t result;		/* as the kernel has it now; -errno */
	bool failed;
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

	/* Of a thread that is stopped at a call; false with errno. */
	bool (*call)(pid_t tid, struct interrupted *call);

	/* Of a stopped thread; false when it is in no call. */
	bool (*interrupted)(pid_t tid, struct interrupted *call);

	/*
	 * Of ARCH_NUMBER_SIZE bytes of code right before where a call of the
	 * kernel returns to: the number that they load; -1 when they do not.
	 */
	int64_t (*number_loaded)(const struct abi *abi, const uint8_t *code);

	/* Makes the call that a stopped thread is in return this. */
	bool (*set_result)(pid_t tid, int64_t result);

	/* The first argument of a call that is about to begin, or the register
	   it was in. */
	bool (*set_argument)(pid_t tid, const struct abi *abi, uint64_t value);

	/* Makes a call that is about to begin fail with ENOSYS instead. */
	bool (*skip_call)(pid_t tid);

	/* Registers as PERF_SAMPLE_REGS_USER gives them, by perf_mask. */
	void (*perf_registers)(const uint64_t *sampled,
			       struct registers *registers);
	uint64_t perf_mask;

	const struct machine *machine;	/* of native programs */
	const struct machine *narrow;	/* of 32-bit ones; NULL: none */
	const char *vdso;		/* its name in /proc/PID/maps */
};

extern const struct arch *const arch_native;

static inline bool arch_call(pid_t tid, struct interrupted *call)
{
	return arch_native->call(tid, call);
}

/* The machine of an ELF file's e_machine, the native one if none is known. */
static inline const struct machine *arch_machine(uint16_t elf)
{
	if (arch_native->narrow && arch_native->narrow->elf == elf)
		return arch_native->narrow;
	return arch_native->machine;
}

#endif
