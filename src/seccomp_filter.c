/*
 * The filter is a list of runs of numbers with one verdict each. Its length
 * hardly matters: the kernel (5.11) finds out once which calls always pass,
 * and does not run it for them.
 */
#include "seccomp_filter.h"

#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "alloc.h"

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

static void add_runs(struct sock_fprog *program, const bool *stops,
		     size_t count)
{
	size_t start, end;

	for (start = 0; start < count; start = end) {
		for (end = start + 1; end < count; end++)
			if (stops[end] != stops[start])
				break;
		add(program, (struct sock_filter)BPF_JUMP(
				     BPF_JMP | BPF_JGE | BPF_K, end, 1, 0));
		add_return(program, stops[start]);
	}
}

struct sock_fprog seccomp_filter_make(const struct abi *abi, const bool *stops)
{
	struct sock_fprog program = {
		.filter = alloc_array(2 * abi->count + 5,
				      sizeof(struct sock_filter)),
	};

	add_load(&program, offsetof(struct seccomp_data, arch));
	add(&program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K,
						   abi->audit, 1, 0));
	add_return(&program, true);
	add_load(&program, offsetof(struct seccomp_data, nr));
	add_runs(&program, stops, abi->count);
	add_return(&program, true);
	return program;
}

void seccomp_filter_finish(struct sock_fprog *program)
{
	free(program->filter);
	program->filter = NULL;
}

bool seccomp_filter_install(const struct sock_fprog *program)
{
	if (!syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, program))
		return true;
	/* Without CAP_SYS_ADMIN; an unprivileged tracer's programs cannot gain
	   privileges anyway. */
	return !prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) &&
	       !syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, program);
}
