/*
 * What ptrail must know about a processor. One 'const struct arch' lives in
 * each arch/<name>/; nothing outside arch/ names an architecture. All of them
 * are data and pure functions that compile anywhere, so that each is tested
 * everywhere; arch/regset.c alone talks to the kernel.
 */
#ifndef PTRAIL_ARCH_H
#define PTRAIL_ARCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct Elf;
struct cfi_row;

enum {
	ARCH_REGISTERS = 72,
	ARCH_CALL_SIZE = 8,	/* no call is longer */
	ARCH_JUMP_SIZE = 24,	/* no entry of a PLT is longer up to its jump */
	ARCH_REGSET_SIZE = 512,	/* no NT_PRSTATUS is larger */
	ARCH_NUMBER_SIZE = 8,	/* code that loads a number and calls the kernel */
	ARCH_CODE_SIZE = 8,	/* bytes around the pc that are looked at */
	ARCH_NO_REGISTER = 0xff,
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
	unsigned pops;		/* bytes that its first instruction takes off
				   the stack */
};

/* How frames that keep a frame pointer are linked. */
struct frame_chain {
	int16_t caller;		/* from it to the caller's frame pointer */
	int16_t pc;		/* from it to the return address; .. */
	bool backchain;		/* .. from the caller's frame pointer instead */
	int16_t sp;		/* likewise to the caller's stack pointer */
};

/* A kind of code that the processor runs, wide or narrow. */
struct machine {
	uint16_t elf;			/* EM_ */
	unsigned word;			/* bytes in a register */
	unsigned pc;			/* indices in struct registers */
	unsigned sp;
	unsigned fp;			/* the frame pointer */
	struct frame_chain frames;

	/* From the canonical frame address to the caller's stack pointer, where
	   call frame information does not say it. */
	int16_t caller_sp;

	/*
	 * Where calls keep the return address in a register at first, that
	 * register; 0: they push it.
	 */
	unsigned link;

	/*
	 * What of a return address is the address: the rest may be a mode or a
	 * signature. Tried in turn until one leads to code; ends with 0. NULL:
	 * all of it.
	 */
	const uint64_t *masks;

	/* What of a symbol's value is an address; 0: all of it. */
	uint64_t symbol_mask;

	/* The trampolines are known better than their call frame information. */
	bool trampolines_first;
	const struct trampoline *trampolines;
	size_t trampoline_count;

	/*
	 * Of ARCH_CALL_SIZE bytes of code right before 'address': whether they
	 * end in a call, and of what. With a link register calls by a pointer
	 * are among them: of 0.
	 */
	bool (*call)(const uint8_t *code, uint64_t address, uint64_t *target);

	/*
	 * Where functions without call frame information keep the return
	 * address, from the stack pointer of the caller; 0: anywhere.
	 */
	int16_t return_at;

	/* Of ARCH_JUMP_SIZE bytes of code at 'address': whether it only jumps
	   to where the word at 'slot' says. NULL: there are none such. */
	bool (*jump)(const uint8_t *code, uint64_t address, uint64_t *slot);
	unsigned plt_header;		/* bytes of a .plt before its entries */

	/* Unwind information of a form of its own; NULL: there is none. */
	bool (*row)(struct Elf *elf, uint64_t address, struct cfi_row *row);

	/* Where there is none: by what 'size' bytes of a function's code do up
	   to 'at', from its start on. NULL: nobody knows. */
	bool (*beginning)(const uint8_t *code, size_t size, size_t at,
			  struct cfi_row *row);

	/* By position in what perf samples by the architecture's perf_mask:
	   the DWARF number, or ARCH_NO_REGISTER. */
	const uint8_t *perf;

	/* By libunwind's number of a register: DWARF's. NULL: the same. */
	const uint8_t *libunwind;
	size_t libunwind_count;
	/* What it calls a signal's frame is the trampoline's, not the one that
	   was interrupted. */
	bool libunwind_names_trampoline;
	/* From a trampoline's frame it takes the traced program's memory for
	   its own: it must not step there. */
	bool libunwind_reads_self;
};

struct abi_parts;

/* A way to call the kernel: a table of numbers and a size of words. */
struct abi {
	const char *name;
	uint32_t audit;			/* AUDIT_ARCH_*, as seccomp has it */
	unsigned word;			/* bytes in a long and a pointer */
	const char *const *calls;	/* names by number, NULL in gaps */
	size_t count;
	uint64_t mark;			/* what its numbers have beside that */
	unsigned slot;			/* bytes in an argument's register;
					   0: as many as in a word */
	unsigned align;			/* of 64-bit numbers in structs; 0: 8 */
	unsigned clone_flags;		/* clone's argument with the flags; the
					   stack is the other of the first */
	unsigned sigreturn_mask;	/* of rt_sigreturn: bytes from the stack
					   pointer to the signal mask; 0: not
					   known */
	unsigned old_sigreturn_mask[2];	/* the same of sigreturn, of the halves
					   for the lower 32 signals and for
					   the others */
	bool clone_result;		/* clone's result is where the flags
					   were */
	bool pairs_even;		/* a 64-bit argument in two registers
					   begins at one with an even index */
	const struct abi_parts *parts;	/* what its kernel defines otherwise
					   than most: decode/parts.h; NULL */
};

/* NT_PRSTATUS of a stopped thread as the kernel gives it, and some more. */
struct regset {
	unsigned char bytes[ARCH_REGSET_SIZE];
	size_t size;
	int32_t call;		/* arch.call_note's number, if there is one .. */
	bool has_call;		/* .. and the kernel knows it */
	unsigned char before[ARCH_CODE_SIZE];	/* code up to the pc, .. */
	unsigned char after[ARCH_CODE_SIZE];	/* .. and from there on */
	size_t changed;		/* bytes to be written back */
	bool call_changed;
};

/* A call by the registers of its thread. */
struct interrupted {
	const struct abi *abi;
	uint64_t number;	/* index in the ABI's table */
	uint64_t args[6];	/* the first is lost at the end of some calls */
	int64_t result;		/* as the kernel has it now; -errno */
	bool failed;
	uint64_t stack;		/* the stack pointer at a stop for a call */
	uint8_t ahead;		/* how far behind the pc it returns to, where
				   the pc was set back to begin it anew */
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

	/* All but the machine is zero before; false for an unknown size. */
	bool (*registers)(const struct regset *regset,
			  struct registers *registers);

	/* At a stop for a call: the call. False when it is in none. */
	bool (*call)(const struct regset *regset, struct interrupted *call);

	/*
	 * At a stop for a signal or an interrupt: the call that it came in.
	 * A result of -ERESTART* (512 and up): it is about to begin anew.
	 */
	bool (*interrupted)(const struct regset *regset,
			    struct interrupted *call);

	/* Makes the call in 'interrupted' begin anew. With 'forgets_first' the
	   kernel does not tell its first argument any more. */
	void (*restart)(struct regset *regset, uint64_t first);
	bool forgets_first;

	/*
	 * Of ARCH_NUMBER_SIZE bytes of code right before where a call of the
	 * kernel returns to: the number that they load; -1 when they do not.
	 */
	int64_t (*number_loaded)(const struct abi *abi, const uint8_t *code);

	/* The flags of a clone() that is about to begin, or the register they
	   were in. */
	void (*set_argument)(struct regset *regset, const struct abi *abi,
			     uint64_t value);

	/* At the end of a call: makes it return -errno or a number. */
	void (*set_result)(struct regset *regset, int64_t result);

	/* Makes a call that is about to begin fail with ENOSYS instead. */
	void (*skip_call)(struct regset *regset);

	uint32_t call_note;		/* NT_* of the call's number; 0 */
	uint32_t call_request;		/* of ptrace to set it, where no register
					   set has it; 0 */
	uint64_t perf_mask;		/* what PERF_SAMPLE_REGS_USER is asked */

	/* perf's chains of user code are not those of its frames: the kernel
	   walks none, expects frames that compilers do not make, or takes what
	   is in the link register for the caller, even when that is over. */
	bool perf_strays;

	const struct machine *machine;	/* of native programs */
	const struct machine *narrow;	/* of 32-bit ones; NULL: none */
	const char *vdso;		/* its name in /proc/PID/maps */
};

extern const struct arch *const arch_native;

/* Of a ptrace-stopped thread, by the native architecture; false with errno. */
bool arch_registers(pid_t tid, struct registers *registers);
bool arch_call(pid_t tid, struct interrupted *call);
bool arch_interrupted(pid_t tid, struct interrupted *call);
bool arch_restart(pid_t tid, uint64_t first);
bool arch_set_argument(pid_t tid, const struct abi *abi, uint64_t value);
bool arch_set_result(pid_t tid, int64_t result);
bool arch_skip_call(pid_t tid);

/* Registers as PERF_SAMPLE_REGS_USER gives them, by perf_mask. */
void arch_perf_registers(const struct machine *machine, const uint64_t *sampled,
			 struct registers *registers);

/* The machine of an ELF file's e_machine, the native one if none is known. */
static inline const struct machine *arch_machine(uint16_t elf)
{
	if (arch_native->narrow && arch_native->narrow->elf == elf)
		return arch_native->narrow;
	return arch_native->machine;
}

#endif
