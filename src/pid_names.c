/* Numbers of threads in pid namespaces, from the line NSpid of their status. */
#include "pid_names.h"

#include <stdlib.h>
#include <string.h>

#include "process.h"

/* The numbers of a thread, ours first; how many there are. */
static unsigned read_numbers(pid_t tid, pid_t numbers[PID_LEVELS])
{
	char status[4096];
	const char *at;
	unsigned count = 0;

	if (!thread_read_file(tid, "status", status, sizeof(status)))
		return 0;
	at = status_field(status, "NSpid");
	while (at && *at == '\t' && count < PID_LEVELS) {
		char *end;

		numbers[count++] = (pid_t)strtol(at + 1, &end, 10);
		at = end;
	}
	return count;
}

/* How deep below ours a thread's namespace is, and its number there. */
static void learn(struct thread *thread)
{
	pid_t numbers[PID_LEVELS];
	unsigned count;

	if (thread->pid_level)
		return;
	count = read_numbers(thread->tid, numbers);
	thread->pid_level = count ? count : 1;
	thread->pid_number = count ? numbers[count - 1] : thread->tid;
}

struct search {
	struct thread *self;
	pid_t pid;
	struct thread *found;
};

/*
 * Of those deeper than 'self' the number at its level is not kept, since few
 * are ever named from outside: they are read again.
 */
static void compare(struct thread *thread, void *context)
{
	struct search *search = context;
	unsigned level = search->self->pid_level;
	pid_t numbers[PID_LEVELS];

	if (search->found)
		return;
	learn(thread);
	if (thread->pid_level == level && thread->pid_number == search->pid)
		search->found = thread;
	else if (thread->pid_level > level &&
		 read_numbers(thread->tid, numbers) > level &&
		 numbers[level - 1] == search->pid)
		search->found = thread;
}

struct thread *pid_names_find(struct thread *self, pid_t pid, int *foreign)
{
	struct search search = { self, pid, NULL };

	*foreign = 0;
	learn(self);
	if (self->pid_level <= 1)
		return threads_find(self->threads, pid);
	*foreign = 1;
	threads_each(self->threads, compare, &search);
	return search.found;
}
