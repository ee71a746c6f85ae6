/*
 * Why there are no perf events, for people. Another place or errno that
 * refuses them is one more row.
 */
#include "perf_events.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum { ANY_ERROR = 0 };

/* The level at which mainline still lets everybody see their own programs. */
enum { PARANOID_OWN = 2 };

struct reason {
	enum perf_step step;
	int error;
	void (*why)(struct text *out, int error);
	const char *remedy;
	bool (*holds)(void); /* NULL: always */
};

/* A number from /proc/sys/kernel; false if it cannot be read. */
static bool read_setting(const char *path, long *value)
{
	char digits[32] = "";
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	ssize_t size;

	if (fd < 0)
		return false;
	size = read(fd, digits, sizeof(digits) - 1);
	close(fd);
	*value = strtol(digits, NULL, 10);
	return size > 0;
}

static const char setting[] = "/proc/sys/kernel/perf_event_paranoid";

/* Unless it is known that it does not. */
static bool setting_forbids(void)
{
	long paranoid;

	return !read_setting(setting, &paranoid) || paranoid > PARANOID_OWN;
}

static void why_setting(struct text *out, int error)
{
	long paranoid;

	(void)error;
	if (read_setting(setting, &paranoid))
		text_printf(out, "kernel.perf_event_paranoid is %ld", paranoid);
	else
		text_puts(out, "kernel.perf_event_paranoid or a security "
			       "module forbids perf events");
}

static void why_module(struct text *out, int error)
{
	(void)error;
	text_puts(out, "a security module forbids perf events or the program "
		       "is another user's");
}

static void why_filter(struct text *out, int error)
{
	(void)error;
	text_puts(out, "a seccomp filter, as containers have, forbids perf "
		       "events");
}

static void why_kernel(struct text *out, int error)
{
	(void)error;
	text_puts(out, "this kernel or sandbox has no perf events");
}

static void why_files(struct text *out, int error)
{
	(void)error;
	text_puts(out, "too few files may be open");
}

static void why_locked(struct text *out, int error)
{
	struct rlimit limit = { 0, 0 };
	long shared = 0;

	(void)error;
	getrlimit(RLIMIT_MEMLOCK, &limit);
	read_setting("/proc/sys/kernel/perf_event_mlock_kb", &shared);
	text_printf(out,
		    "the locked memory that perf events need is used up "
		    "(ulimit -l is %llu KiB, kernel.perf_event_mlock_kb %ld)",
		    (unsigned long long)limit.rlim_cur / 1024, shared);
}

static void why_errno(struct text *out, int error)
{
	text_puts(out, strerror(error));
}

static const struct reason reasons[] = {
	{ PERF_STEP_OPEN, EACCES, why_setting,
	  "sysctl -w kernel.perf_event_paranoid=2, or CAP_PERFMON for ptrail",
	  setting_forbids },
	{ PERF_STEP_OPEN, EACCES, why_module,
	  "let that module's policy allow perf_event, or run ptrail as that "
	  "user",
	  NULL },
	{ PERF_STEP_OPEN, EPERM, why_filter,
	  "start the container with --cap-add=PERFMON or --security-opt "
	  "seccomp=unconfined; Kubernetes: seccompProfile type Unconfined",
	  NULL },
	{ PERF_STEP_OPEN, ENOSYS, why_kernel,
	  "a kernel built with CONFIG_PERF_EVENTS",
	  NULL },
	{ PERF_STEP_OPEN, EMFILE, why_files, "raise ulimit -n", NULL },
	{ PERF_STEP_MAP, EPERM, why_locked,
	  "raise ulimit -l or kernel.perf_event_mlock_kb, or end other users "
	  "of perf",
	  NULL },
	{ PERF_STEP_OPEN, ANY_ERROR, why_errno, NULL, NULL },
	{ PERF_STEP_MAP, ANY_ERROR, why_errno, NULL, NULL },
};

static const struct reason *find_reason(const struct perf_failure *failure)
{
	const struct reason *reason = reasons;

	while (reason->step != failure->step ||
	       (reason->error != failure->error &&
		reason->error != ANY_ERROR) ||
	       (reason->holds && !reason->holds()))
		reason++;
	return reason;
}

void perf_failure_why(const struct perf_failure *failure, struct text *out)
{
	text_puts(out, failure->step == PERF_STEP_OPEN ? "perf_event_open: "
						       : "perf ring buffer: ");
	find_reason(failure)->why(out, failure->error);
}

const char *perf_failure_remedy(const struct perf_failure *failure)
{
	return find_reason(failure)->remedy;
}

void perf_failure_explain(const struct perf_failure *failure, struct text *out)
{
	const char *remedy = perf_failure_remedy(failure);

	text_puts(out, "no page faults: ");
	perf_failure_why(failure, out);
	if (remedy)
		text_printf(out, "\nto have them: %s", remedy);
	text_puts(out, "\ntracing goes on; page faults are only counted\n");
}
