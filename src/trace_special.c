/*
 * Calls that are more than they look: a filter of the program's trapped it,
 * it makes a child that nobody may trace, or it would stop ptrail itself, which
 * nobody could resume then; or have it wait for what a stopped thread serves.
 */
#include "trace_state.h"

#include <err.h>
#include <errno.h>
#include <sched.h>
#include <stdio.h>
#include <sys/ptrace.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "compat/uapi.h"
#include "decode/clone.h"
#include "decode/serves.h"

/* The tracer waits for the tracee's next stop, which waits for the tracer. */
static bool attaches_to_us(const struct call *call)
{
	return (call->args[0] == PTRACE_ATTACH ||
		call->args[0] == PTRACE_SEIZE) &&
	       (pid_t)call->args[1] == getpid();
}

void trace_special_entry(struct thread *thread, unsigned effects)
{
	if (effects & EFFECT_TRACES && attaches_to_us(&thread->call))
		thread->refused = arch_skip_call(thread->tid);
}

static void refuse(struct thread *thread)
{
	thread->refused = false;
	if (arch_set_result(thread->tid, -EPERM))
		thread->call.result = -EPERM;
}

static void note_untraced(struct trace *trace, const struct thread *thread)
{
	uint64_t flags;

	if (trace->filtered || !trace->config->command.follow)
		return;
	flags = call_clone_flags(&thread->call);
	if (!(flags & CLONE_UNTRACED))
		return;
	thread->process->had_threads |= (flags & CLONE_THREAD) != 0;
	if (trace->said_untraced)
		return;
	trace->said_untraced = true;
	warnx("a child was created with CLONE_UNTRACED: it is not traced");
}

/*
 * SECCOMP_RET_TRAP and _KILL leave where a result would be what was there: the
 * number, or on most processors the first argument; or ENOSYS, as without a
 * filter.
 */
static bool trapped(const struct thread *thread)
{
	const struct call *call = &thread->call;
	uint64_t number = call->number | call->abi->mark;

	return ((!call->failed && (uint64_t)call->result == number) ||
		(uint64_t)call->result == call->args[0] ||
		call->result == -ENOSYS) &&
	       tracee_has_pending(thread->tid, SIGSYS, SYS_SECCOMP);
}

void trace_be_careful(struct trace *trace)
{
	trace->careful = true;
	threads_be_careful(trace->threads);
	dsos_be_careful(trace->dsos);
}

bool trace_special_exit(struct trace *trace, struct thread *thread,
			unsigned effects)
{
	const struct call *call = &thread->call;

	if (thread->refused)
		refuse(thread);
	if (effects & EFFECT_CREATES && !call->failed)
		note_untraced(trace, thread);
	if (effects & (EFFECT_SERVES | EFFECT_MAY_SERVE) && !call->failed &&
	    call_serves(call))
		trace_be_careful(trace);
	return !trapped(thread);
}

/* A root's tracee keeps the privileges, and some mounts give none. */
static bool gains_nothing(const char *path, const struct stat *status)
{
	bool user = status->st_mode & S_ISUID && status->st_uid != geteuid();
	bool group = status->st_mode & S_ISGID && status->st_mode & S_IXGRP &&
		     status->st_gid != getegid();
	struct statvfs mount;

	return !geteuid() || (!user && !group) ||
	       (!statvfs(path, &mount) && mount.f_flag & ST_NOSUID);
}

void trace_note_set_id(struct trace *trace, pid_t tid)
{
	struct stat status;
	char path[64];

	snprintf(path, sizeof(path), "/proc/%d/exe", tid);
	if (trace->said_set_id || trace->careful || stat(path, &status) ||
	    gains_nothing(path, &status))
		return;
	trace->said_set_id = true;
	warnx("process %d executes a set-user-ID program: being traced, it "
	      "runs without that privilege", tid);
}
