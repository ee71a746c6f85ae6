/*
 * How long a thread has run, by the scheduler's statistics in
 * /proc/TID/schedstat: see Documentation/scheduler/sched-stats.rst of Linux.
 * They are exact while the thread is off its CPU, as a ptrace stop has it.
 */
#ifndef PTRAIL_RUN_TIME_H
#define PTRAIL_RUN_TIME_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

struct run_time {
	uint64_t on_cpu;	/* ns */
	uint64_t waited;	/* ns that it could run and had no CPU */
	uint64_t switches_in;	/* times it was given a CPU */
};

/* The file, kept open from one reading to the next. */
struct run_time_file {
	int fd;		/* -1: not opened yet */
	bool refused;
};

void run_time_init(struct run_time_file *file);

/*
 * False where the kernel keeps none, the thread is gone, or so many files are
 * open that others might have no room.
 */
bool run_time_read(struct run_time_file *file, pid_t tid,
		   struct run_time *time);

/*
 * The same 'on_cpu' of a process that never had a second thread, in half the
 * time. False if there is no such process.
 */
bool run_time_of_process(pid_t pid, uint64_t *on_cpu);

/* Whether there are statistics of that thread. */
bool run_time_is_kept(pid_t tid);

void run_time_finish(struct run_time_file *file);

#endif
