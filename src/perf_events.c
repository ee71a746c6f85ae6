/*
 * Opens page-fault events and a ring on every CPU. perf_read.c reads the rings,
 * perf_failure.c knows the reasons for a refusal.
 */
#include "perf_events.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "alloc.h"
#include "arch.h"
#include "compat/compat.h"
#include "compat/uapi.h"
#include "cpus.h"
#include "perf_events_state.h"
#include "perf_watch.h"

enum {
	CPUS_MAX = 8192, /* as the kernel's NR_CPUS */
	RING_FIRST = 4 << 20, /* bytes; the size that is tried first */
	RING_ALL = 64 << 20,  /* what all rings may take together */
	RING_LEAST_PAGES = 8,
	RING_WAKES = 4, /* signals per ring's size */
	ROOM_LEAST = 40, /* faults' records in half a ring, rather than stack */
};

static bool failed(struct perf_failure *failure, enum perf_step step)
{
	failure->step = step;
	failure->error = errno;
	return false;
}

/* What the events that share a ring must agree on. */
static struct perf_event_attr ring_attr(const struct perf_events *events)
{
	return (struct perf_event_attr){
		.type = PERF_TYPE_SOFTWARE,
		.size = sizeof(struct perf_event_attr),
		.config = UAPI_COUNT_SW_DUMMY,
		.exclude_kernel = 1,
		.exclude_hv = 1,
		.watermark = 1,
		.wakeup_watermark = events->ring_size / RING_WAKES,
		.use_clockid = 1,
		.clockid = CLOCK_MONOTONIC,
	};
}

static bool is_fault(uint64_t config)
{
	return config != UAPI_COUNT_SW_DUMMY;
}

static struct perf_event_attr event_attr(const struct perf_events *events,
					 uint64_t config)
{
	struct perf_event_attr attr = ring_attr(events);
	bool now = events->config.want & PERF_WANT_NOW;

	attr.config = config;
	attr.sample_period = is_fault(config);
	attr.context_switch = !is_fault(config);
	attr.sample_type = PERF_RING_SAMPLE_TYPE;
	attr.read_format = PERF_FORMAT_ID;
	if (events->config.want & PERF_WANT_CHAIN)
		attr.sample_type |= PERF_SAMPLE_CALLCHAIN;
	if (events->config.stack_size && is_fault(config)) {
		attr.sample_type |=
			PERF_SAMPLE_REGS_USER | PERF_SAMPLE_STACK_USER;
		attr.sample_regs_user = arch_native->perf_mask;
		attr.sample_stack_user = (events->config.stack_size + 7) & ~7u;
	}
	attr.sample_id_all = 1;
	attr.inherit = 1;
	attr.disabled = !now;
	attr.enable_on_exec = !now;
	attr.exclude_kernel = !is_fault(config) || !events->kernel;
	attr.exclude_callchain_kernel = !events->kernel;
	return attr;
}

static bool map_ring(struct cpu_ring *cpu, size_t size)
{
	size_t page = sysconf(_SC_PAGESIZE);
	void *base = mmap(NULL, page + size, PROT_READ | PROT_WRITE, MAP_SHARED,
			  cpu->fd, 0);

	if (base == MAP_FAILED)
		return false;
	cpu->ring.page = base;
	cpu->ring.data = (const char *)base + page;
	cpu->ring.size = size;
	return true;
}

static bool open_ring(struct perf_events *events, struct cpu_ring *cpu,
		      struct perf_failure *failure)
{
	struct perf_event_attr attr = ring_attr(events);

	cpu->fd =
		compat_perf_event_open(&attr, perf_watch_tid(events->watch), cpu->cpu);
	if (cpu->fd < 0)
		return errno == ENODEV || failed(failure, PERF_STEP_OPEN);
	return map_ring(cpu, events->ring_size) ||
	       failed(failure, PERF_STEP_MAP);
}

static void close_rings(struct perf_events *events)
{
	size_t page = sysconf(_SC_PAGESIZE);
	struct cpu_ring *cpu = events->cpus;

	for (; cpu < events->cpus + events->count; cpu++) {
		if (cpu->ring.page)
			munmap(cpu->ring.page, page + cpu->ring.size);
		if (cpu->fd >= 0)
			close(cpu->fd);
		cpu->ring.page = NULL;
		cpu->fd = -1;
	}
}

static bool open_rings(struct perf_events *events, struct perf_failure *failure)
{
	size_t i;

	for (i = 0; i < events->count; i++) {
		if (!open_ring(events, &events->cpus[i], failure)) {
			close_rings(events);
			return false;
		}
	}
	return true;
}

static size_t least_ring(void)
{
	return RING_LEAST_PAGES * sysconf(_SC_PAGESIZE);
}

static size_t first_ring(size_t cpus, size_t pages)
{
	size_t size = RING_FIRST;

	if (pages)
		return pages * sysconf(_SC_PAGESIZE);
	while (size * cpus > RING_ALL && size > least_ring())
		size /= 2;
	return size;
}

/* The largest rings that are permitted. */
static bool open_rings_of_any_size(struct perf_events *events,
				   struct perf_failure *failure)
{
	events->ring_size = first_ring(events->count, events->config.ring_pages);
	while (!open_rings(events, failure)) {
		if (failure->step != PERF_STEP_MAP ||
		    (failure->error != EPERM && failure->error != ENOMEM))
			return false;
		events->ring_size /= 2;
		if (events->ring_size < least_ring())
			return false;
	}
	return true;
}

static void fit_stack(struct perf_events *events)
{
	struct perf_config *config = &events->config;

	while (perf_events_room(events) < ROOM_LEAST &&
	       config->stack_size / 2 >= config->stack_least &&
	       config->stack_least)
		config->stack_size /= 2;
}

/* The kernel's part is given up if that is what was refused. */
static int open_event(struct perf_events *events, pid_t tid, int cpu,
		      uint64_t config)
{
	struct perf_event_attr attr = event_attr(events, config);
	int fd = compat_perf_event_open(&attr, tid, cpu);

	if (fd >= 0 || !events->kernel || (errno != EACCES && errno != EPERM))
		return fd;
	attr.exclude_kernel = 1;
	attr.exclude_callchain_kernel = 1;
	fd = compat_perf_event_open(&attr, tid, cpu);
	if (fd >= 0)
		events->kernel = false;
	return fd;
}

static bool note_major(struct perf_events *events, int fd)
{
	size_t count = events->major_count;
	struct counted counted;

	if (read(fd, &counted, sizeof(counted)) != sizeof(counted))
		return false;
	events->majors =
		alloc_resize(events->majors, count + 1, sizeof(uint64_t));
	events->majors[count] = counted.id;
	events->major_count++;
	return true;
}

static bool add_event(struct perf_events *events, const struct cpu_ring *cpu,
		      pid_t tid, uint64_t config)
{
	int fd = open_event(events, tid, cpu->cpu, config);

	if (fd < 0)
		return false;
	events->fds =
		alloc_resize(events->fds, events->fd_count + 1, sizeof(fd));
	events->fds[events->fd_count++] = fd;
	if (ioctl(fd, PERF_EVENT_IOC_SET_OUTPUT, cpu->fd) < 0)
		return false;
	return config != PERF_COUNT_SW_PAGE_FAULTS_MAJ ||
	       note_major(events, fd);
}

/* Linux 4.3 brought them; faults are worth having without. */
static bool add_switches(struct perf_events *events, const struct cpu_ring *cpu,
			 pid_t tid)
{
	if (add_event(events, cpu, tid, UAPI_COUNT_SW_DUMMY))
		return true;
	if (!(events->config.want & (PERF_WANT_MINOR | PERF_WANT_MAJOR)))
		return false;
	events->config.want &= ~PERF_WANT_SWITCHES;
	return true;
}

static bool add_events(struct perf_events *events, pid_t tid)
{
	const struct cpu_ring *cpu = events->cpus;
	bool good = true;

	for (; good && cpu < events->cpus + events->count; cpu++) {
		if (!cpu->ring.page)
			continue;
		if (events->config.want & PERF_WANT_MINOR)
			good = add_event(events, cpu, tid,
					 PERF_COUNT_SW_PAGE_FAULTS_MIN);
		if (good && (events->config.want & PERF_WANT_MAJOR))
			good = add_event(events, cpu, tid,
					 PERF_COUNT_SW_PAGE_FAULTS_MAJ);
		if (good && (events->config.want & PERF_WANT_SWITCHES))
			good = add_switches(events, cpu, tid);
	}
	return good;
}

bool perf_events_add(struct perf_events *events, pid_t tid,
		     struct perf_failure *failure)
{
	size_t count = events->fd_count;

	if (add_events(events, tid))
		return true;
	failed(failure, PERF_STEP_OPEN);
	while (events->fd_count > count)
		close(events->fds[--events->fd_count]);
	return false;
}

static struct perf_events *events_create(const struct perf_config *config)
{
	int cpus[CPUS_MAX];
	size_t count = cpus_online(cpus, CPUS_MAX), i;
	struct perf_events *events = alloc_array(
		1, sizeof(*events) + count * sizeof(*events->cpus));

	events->config = *config;
	events->kernel = true;
	events->count = count;
	for (i = 0; i < events->count; i++) {
		events->cpus[i].cpu = cpus[i];
		events->cpus[i].fd = -1;
	}
	return events;
}

static void watch_rings(struct perf_events *events)
{
	int *fds = alloc_array(events->count, sizeof(*fds));
	size_t i;

	for (i = 0; i < events->count; i++)
		fds[i] = events->cpus[i].fd;
	perf_watch_rings(events->watch, fds, events->count);
	free(fds);
}

/* Of whose clock the records' times are, before the rings take all there is. */
static void look_at_clock(struct perf_events *events)
{
	struct perf_event_attr attr = ring_attr(events);
	int fd = compat_perf_event_open(&attr, 0, -1);

	if (fd < 0)
		return;
	close(fd);
	if (!attr.use_clockid)
		events->clock = compat_perf_clock_open();
}

static bool open_all(struct perf_events *events, pid_t tid,
		     struct perf_failure *failure)
{
	events->watch = perf_watch_start(events->config.signal);
	if (!events->watch)
		return failed(failure, PERF_STEP_OPEN);
	look_at_clock(events);
	if (!open_rings_of_any_size(events, failure))
		return false;
	fit_stack(events);
	if (!perf_events_add(events, tid, failure))
		return false;
	watch_rings(events);
	return true;
}

struct perf_events *perf_events_open(pid_t tid,
				     const struct perf_config *config,
				     struct perf_failure *failure)
{
	struct perf_events *events = events_create(config);

	if (open_all(events, tid, failure))
		return events;
	perf_events_close(events);
	return NULL;
}

void perf_events_close(struct perf_events *events)
{
	if (!events)
		return;
	perf_watch_stop(events->watch);
	compat_perf_clock_close(events->clock);
	while (events->fd_count)
		close(events->fds[--events->fd_count]);
	close_rings(events);
	free(events->majors);
	free(events->fds);
	free(events);
}

bool perf_events_kernel(const struct perf_events *events)
{
	return events->kernel;
}
