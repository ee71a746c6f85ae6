/* One event a process, inherited by its threads. */
#include "fault_stop.h"

#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "compat/compat.h"
#include "compat/uapi.h"
#include "perf_events.h"

/* Tells our SIGTRAPs from those of events that the program has opened. */
static const uint64_t OURS = UINT64_C(0x70747261696c7066);

enum { CODE_TRAP_PERF = 6 };

static uint64_t config_of(unsigned want)
{
	if (!(want & PERF_WANT_MAJOR))
		return PERF_COUNT_SW_PAGE_FAULTS_MIN;
	if (!(want & PERF_WANT_MINOR))
		return PERF_COUNT_SW_PAGE_FAULTS_MAJ;
	return PERF_COUNT_SW_PAGE_FAULTS;
}

int fault_stop_open(pid_t tid, unsigned want, unsigned period)
{
	struct perf_event_attr attr = {
		.type = PERF_TYPE_SOFTWARE,
		.size = sizeof(attr),
		.config = config_of(want),
		.sample_period = period,
		.sample_type = PERF_SAMPLE_ADDR,
		.exclude_kernel = 1,
		.exclude_hv = 1,
		.inherit = 1,
		.inherit_thread = 1,
		.sigtrap = 1,
		.remove_on_exec = 1,
		.sig_data = OURS,
	};

	return syscall(SYS_perf_event_open, &attr, tid, -1, -1,
		       PERF_FLAG_FD_CLOEXEC);
}

bool fault_stop_is(const siginfo_t *info)
{
	return info->si_signo == SIGTRAP && info->si_code == CODE_TRAP_PERF &&
	       compat_siginfo_perf_data(info) == (unsigned long)OURS;
}
