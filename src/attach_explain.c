/* Why PTRACE_SEIZE was refused: the kernel says only EPERM. */
#include "attach.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "compat/compat.h"
#include "process.h"

static int read_yama(void)
{
	FILE *file = fopen("/proc/sys/kernel/yama/ptrace_scope", "re");
	int scope = 0;

	if (file) {
		if (fscanf(file, "%d", &scope) != 1)
			scope = 0;
		fclose(file);
	}
	return scope;
}

struct attach_facts attach_facts_read(pid_t tid, int error)
{
	struct attach_facts facts = {
		.tid = tid,
		.error = error,
		.own_user = geteuid(),
		.yama = read_yama(),
	};
	long user = thread_read_status(tid, "Uid");
	long tracer = thread_read_status(tid, "TracerPid");

	thread_name(tid, facts.comm);
	facts.user = user < 0 ? facts.own_user : (uid_t)user;
	facts.tracer = tracer > 0 ? tracer : 0;
	if (facts.tracer)
		thread_name(facts.tracer, facts.tracer_comm);
	/* Neither has an address space; only the kernel's may run on. */
	facts.kernel = thread_read_status(tid, "VmSize") < 0 &&
		       (tid == 2 || thread_read_status(tid, "PPid") == 2);
	facts.ended = error == ESRCH ||
		      (thread_read_status(tid, "VmSize") < 0 && !facts.kernel);
	return facts;
}

static void explain_user(const struct attach_facts *facts, struct text *out)
{
	const struct passwd *user = compat_user_by_id(facts->user);

	text_puts(out, "belongs to user ");
	if (user)
		text_name(out, user->pw_name);
	else
		text_unsigned(out, facts->user);
	text_puts(out, ": run ptrail as that user or as root");
}

static void explain_yama(const struct attach_facts *facts, struct text *out)
{
	text_printf(out, "may not be traced, as kernel.yama.ptrace_scope is %d",
		    facts->yama);
	if (facts->yama == 1)
		text_puts(out, ": start it with ptrail, run ptrail as root, or "
			       "have root do 'sysctl "
			       "kernel.yama.ptrace_scope=0'");
	else if (facts->yama == 2)
		text_puts(out, ": run ptrail as root");
	else
		text_puts(out, ", which forbids all tracing until the next "
			       "boot");
}

static void explain_tracer(const struct attach_facts *facts, struct text *out)
{
	text_printf(out, "is traced already, by %d (", facts->tracer);
	text_name(out, facts->tracer_comm);
	text_puts(out, "), and there can be only one tracer: end that first");
}

void attach_explain(const struct attach_facts *facts, struct text *out)
{
	text_printf(out, "cannot trace %d", facts->tid);
	if (!*facts->comm && facts->ended) {
		text_puts(out, ": there is no such process or thread");
		return;
	}
	text_puts(out, " (");
	text_name(out, facts->comm);
	text_puts(out, "): it ");
	if (facts->ended)
		text_puts(out, "has ended");
	else if (facts->kernel)
		text_puts(out, "is a part of the kernel, which makes no "
			       "system calls");
	else if (facts->tracer)
		explain_tracer(facts, out);
	else if (facts->own_user && facts->user != facts->own_user)
		explain_user(facts, out);
	else if (facts->yama > 2 || (facts->yama && facts->own_user))
		explain_yama(facts, out);
	else if (facts->own_user)
		text_puts(out, "does not let itself be traced, having changed "
			       "its user or asked for that with prctl(2): run "
			       "ptrail as root");
	else
		text_printf(out, "is refused by the kernel (%s): by a seccomp "
			    "filter or a security module?",
			    strerror(facts->error));
}
