/*
 * The filter is a list of runs of numbers with one verdict each. Its length
 * hardly matters: the kernel (5.11) finds out once which calls always pass,
 * and does not run it for them.
 */
#include "seccomp_filter.h"

#include <errno.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "alloc.h"
#include "compat/uapi.h"

enum {
	ARGUMENTS = 6,
	MASKS = 1 << ARGUMENTS,
};

static const uint32_t STOP = SECCOMP_RET_TRACE | SECCOMP_FILTER_DATA;

static void add(struct sock_fprog *program, struct sock_filter instruction)
{
	program->filter[program->len++] = instruction;
}

static void add_return(struct sock_fprog *program, bool stop)
{
	add(program, (struct sock_filter)BPF_STMT(
			     BPF_RET | BPF_K,
			     stop ? STOP : SECCOMP_RET_ALLOW));
}

static void add_load(struct sock_fprog *program, uint32_t offset)
{
	add(program, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
						  offset));
}

/* An int argument: the lower half of its register. */
static uint32_t offset_of_int(unsigned index)
{
	bool behind = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__;

	return offsetof(struct seccomp_data, args) + 8 * index + 4 * behind;
}

/* For calls that stop if one of the arguments in 'mask' is a descriptor. */
static void add_comparison(struct sock_fprog *program,
			   const struct seccomp_wish *wish, unsigned mask)
{
	for (unsigned index = 0; mask >> index; index++) {
		if (!(mask >> index & 1))
			continue;
		add_load(program, offset_of_int(index));
		for (size_t i = 0; i < wish->fd_count; i++) {
			add(program, (struct sock_filter)BPF_JUMP(
				     BPF_JMP | BPF_JEQ | BPF_K, wish->fds[i],
				     0, 1));
			add_return(program, true);
		}
	}
	add_return(program, false);
}

/* Jumps to where the comparison for 'mask' will be; until then that is k. */
static void add_run(struct sock_fprog *program, uint32_t end, uint8_t verdict)
{
	add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K,
						  end, 1, 0));
	if (verdict == SECCOMP_PASS || verdict == SECCOMP_STOP)
		add_return(program, verdict == SECCOMP_STOP);
	else
		add(program, (struct sock_filter)BPF_STMT(BPF_JMP | BPF_JA,
							  verdict));
}

static void add_runs(struct sock_fprog *program,
		     const struct seccomp_wish *wish)
{
	const uint8_t *verdicts = wish->verdicts;
	size_t start, end, count = wish->abi->count;

	for (start = 0; start < count; start = end) {
		for (end = start + 1; end < count; end++)
			if (verdicts[end] != verdicts[start])
				break;
		add_run(program, end, verdicts[start]);
	}
}

/* One for each mask, behind all else. */
static void add_comparisons(struct sock_fprog *program,
			    const struct seccomp_wish *wish)
{
	unsigned short blocks[MASKS] = { 0 };
	unsigned short end = program->len;

	for (unsigned short at = 0; at < end; at++) {
		struct sock_filter *jump = &program->filter[at];
		unsigned mask = jump->k;

		if (jump->code != (BPF_JMP | BPF_JA))
			continue;
		if (!blocks[mask]) {
			blocks[mask] = program->len;
			add_comparison(program, wish, mask);
		}
		jump->k = blocks[mask] - at - 1;
	}
}

struct sock_fprog seccomp_filter_make(const struct seccomp_wish *wish)
{
	size_t comparison = ARGUMENTS * (1 + 2 * wish->fd_count) + 1;
	struct sock_fprog program = {
		.filter = alloc_array(2 * wish->abi->count + 5 +
					      MASKS * comparison,
				      sizeof(struct sock_filter)),
	};

	add_load(&program, offsetof(struct seccomp_data, arch));
	add(&program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K,
						   wish->abi->audit, 1, 0));
	add_return(&program, true);
	add_load(&program, offsetof(struct seccomp_data, nr));
	add_runs(&program, wish);
	add_return(&program, true);
	add_comparisons(&program, wish);
	return program;
}

void seccomp_filter_finish(struct sock_fprog *program)
{
	free(program->filter);
	program->filter = NULL;
}

/* seccomp(2) is of Linux 3.17; what it does here prctl(2) did before. */
static bool install(const struct sock_fprog *program)
{
	return !syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, program) ||
	       !prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, program);
}

bool seccomp_filter_possible(void)
{
	return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, NULL) < 0 &&
	       errno == EFAULT;
}

bool seccomp_filter_install(const struct sock_fprog *program)
{
	if (install(program))
		return true;
	/* Without CAP_SYS_ADMIN; an unprivileged tracer's programs cannot gain
	   privileges anyway. */
	return !prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) && install(program);
}
