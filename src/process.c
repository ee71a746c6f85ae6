/* The table of threads: a hash of tids with chained buckets that doubles. */
#include "process.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "alloc.h"
#include "growth.h"
#include "pid_names.h"
#include "unwind_memo.h"

struct threads {
	bool careful;
	size_t count;
	size_t size;	/* of buckets, a power of two */
	struct thread **buckets;
};

struct threads *threads_create(void)
{
	struct threads *threads = alloc_array(1, sizeof(*threads));

	threads->size = 64;
	threads->buckets = alloc_array(threads->size, sizeof(*threads->buckets));
	return threads;
}

size_t threads_count(const struct threads *threads)
{
	return threads->count;
}

static struct thread **bucket(const struct threads *threads, pid_t tid)
{
	return &threads->buckets[(size_t)tid & (threads->size - 1)];
}

struct thread *threads_find(const struct threads *threads, pid_t tid)
{
	struct thread *thread = *bucket(threads, tid);

	while (thread && thread->tid != tid)
		thread = thread->next;
	return thread;
}

static void insert(struct threads *threads, struct thread *thread)
{
	struct thread **head = bucket(threads, thread->tid);

	thread->next = *head;
	*head = thread;
}

static void unlink_thread(struct threads *threads, struct thread *thread)
{
	struct thread **at = bucket(threads, thread->tid);

	while (*at != thread)
		at = &(*at)->next;
	*at = thread->next;
}

static void grow(struct threads *threads)
{
	struct threads old = *threads;

	threads->size *= 2;
	threads->buckets = alloc_array(threads->size, sizeof(*threads->buckets));
	for (size_t i = 0; i < old.size; i++) {
		struct thread *thread = old.buckets[i], *next;

		for (; thread; thread = next) {
			next = thread->next;
			insert(threads, thread);
		}
	}
	free(old.buckets);
}

static struct thread *thread_of_names(const struct names *names)
{
	return (struct thread *)((char *)names -
				 offsetof(struct thread, names));
}

static const char *find_fd(const struct names *names, int fd)
{
	struct thread *thread = thread_of_names(names);

	return fd_names_find(thread->process->fds, thread->tid, fd);
}

static const char *find_comm(const struct names *names, pid_t pid)
{
	struct thread *thread;
	int foreign;

	thread = pid_names_find(thread_of_names(names), pid, &foreign);
	return thread ? thread->comm : NULL;
}

static pid_t find_own_pid(const struct names *names, pid_t pid)
{
	struct thread *thread;
	int foreign;

	thread = pid_names_find(thread_of_names(names), pid, &foreign);
	return thread && foreign ? thread->tid : 0;
}

/* Interfaces have their numbers in a network namespace; ours alone is seen. */
static bool shares_network(const struct thread *thread)
{
	struct stat theirs, ours;
	char path[64];

	snprintf(path, sizeof(path), "/proc/%d/ns/net", thread->tid);
	return !stat(path, &theirs) && !stat("/proc/self/ns/net", &ours) &&
	       theirs.st_ino == ours.st_ino;
}

static const char *find_interface(const struct names *names, unsigned index)
{
	struct thread *thread = thread_of_names(names);

	if (!shares_network(thread))
		return NULL;
	return if_indextoname(index, thread->interface);
}

struct thread *threads_add(struct threads *threads, pid_t tid,
			   struct process *process)
{
	struct thread *thread = alloc_array(1, sizeof(*thread));

	if (threads->count++ >= threads->size)
		grow(threads);
	thread->tid = tid;
	thread->process = process;
	process->threads++;
	process->had_threads |= process->threads > 1;
	thread->threads = threads;
	thread->names.fd = find_fd;
	thread->names.pid = find_comm;
	thread->names.own_pid = find_own_pid;
	thread->names.interface = find_interface;
	memory_thread_init(&thread->memory, tid);
	thread->memory.careful = threads->careful;
	run_time_init(&thread->runs.file);
	insert(threads, thread);
	return thread;
}

struct thread *threads_add_process(struct threads *threads, pid_t tid,
				   struct maps *maps, struct fd_names *fds)
{
	struct process *process = alloc_array(1, sizeof(*process));

	process->pid = tid;
	process->maps = maps;
	process->fds = fds;
	return threads_add(threads, tid, process);
}

void process_close_stops(struct process *process)
{
	struct fault_stops *stops = &process->stops;

	while (stops->count)
		close(stops->events[--stops->count]);
	free(stops->events);
	stops->events = NULL;
}

static void release_process(struct process *process)
{
	if (--process->threads)
		return;
	maps_put(process->maps);
	fd_names_put(process->fds);
	process_close_stops(process);
	free(process);
}

static void destroy_thread(struct thread *thread)
{
	release_process(thread->process);
	call_text_finish(&thread->text);
	free(thread->stack);
	unwind_memo_destroy(thread->memo);
	free(thread->faults.stack);
	growth_space_destroy(thread->freed);
	run_time_finish(&thread->runs.file);
	free(thread);
}

void threads_remove(struct threads *threads, struct thread *thread)
{
	unlink_thread(threads, thread);
	threads->count--;
	destroy_thread(thread);
}

void threads_rename(struct threads *threads, struct thread *thread, pid_t tid)
{
	unlink_thread(threads, thread);
	thread->tid = tid;
	thread->memory.tid = tid;
	insert(threads, thread);
}

struct thread *threads_of_process(const struct threads *threads, pid_t pid)
{
	struct thread *leader = threads_find(threads, pid);

	if (leader)
		return leader;
	/* The leader ended before the others: rare, so the walk may cost. */
	for (size_t i = 0; i < threads->size; i++) {
		struct thread *thread = threads->buckets[i];

		for (; thread; thread = thread->next)
			if (thread->process->pid == pid)
				return thread;
	}
	return NULL;
}

void threads_each(const struct threads *threads,
		  void (*visit)(struct thread *thread, void *context),
		  void *context)
{
	for (size_t i = 0; i < threads->size; i++) {
		struct thread *thread = threads->buckets[i];

		for (; thread; thread = thread->next)
			visit(thread, context);
	}
}

static void be_careful(struct thread *thread, void *context)
{
	(void)context;
	thread->memory.careful = true;
}

void threads_be_careful(struct threads *threads)
{
	threads->careful = true;
	threads_each(threads, be_careful, NULL);
}

void threads_destroy(struct threads *threads)
{
	for (size_t i = 0; threads && i < threads->size; i++) {
		struct thread *thread = threads->buckets[i], *next;

		for (; thread; thread = next) {
			next = thread->next;
			destroy_thread(thread);
		}
	}
	if (threads)
		free(threads->buckets);
	free(threads);
}

enum proc_kind process_proc_kind(void)
{
	char number[32];
	ssize_t length =
		readlink("/proc/self", number, sizeof(number) - 1);

	/* It has no number for those of outer namespaces, and no link then. */
	if (length < 0)
		return access("/proc/sys", F_OK) ? PROC_MISSING : PROC_FOREIGN;
	number[length] = '\0';
	return atol(number) == getpid() ? PROC_OWN : PROC_FOREIGN;
}

/* Reads a small file of /proc/TID; the length, 0 when it is gone. */
size_t thread_read_file(pid_t tid, const char *name, char *buffer, size_t size)
{
	char path[96];
	ssize_t length;
	int fd;

	*buffer = '\0';
	snprintf(path, sizeof(path), "/proc/%d/%s", tid, name);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return 0;
	length = read(fd, buffer, size - 1);
	close(fd);
	if (length < 0)
		length = 0;
	buffer[length] = '\0';
	return length;
}

/* A comm cannot fake the line: the kernel escapes newlines in it. */
const char *status_field(const char *status, const char *field)
{
	char start[32];
	const char *line;

	snprintf(start, sizeof(start), "\n%s:", field);
	line = strstr(status, start);
	return line ? line + strlen(start) : NULL;
}

long thread_read_status(pid_t tid, const char *field)
{
	char status[4096];
	const char *line;

	if (!thread_read_file(tid, "status", status, sizeof(status)))
		return -1;
	line = status_field(status, field);
	return line ? strtol(line, NULL, 10) : -1;
}

pid_t thread_read_tgid(pid_t tid)
{
	long tgid = thread_read_status(tid, "Tgid");

	return tgid > 0 ? tgid : 0;
}

void thread_name(pid_t tid, char comm[EVENT_COMM_SIZE + 1])
{
	size_t length = thread_read_file(tid, "comm", comm, EVENT_COMM_SIZE + 1);

	if (length && comm[length - 1] == '\n')
		length--;
	comm[length] = '\0';
}

bool thread_read_faults(const struct thread *thread, uint64_t *minor,
			uint64_t *major)
{
	char name[32], stat[1024], *fields;
	unsigned long long min, maj;

	snprintf(name, sizeof(name), "task/%d/stat", thread->tid);
	thread_read_file(thread->process->pid, name, stat, sizeof(stat));
	/* The comm before may hold anything, parentheses and blanks too. */
	fields = strrchr(stat, ')');
	if (!fields || sscanf(fields + 1,
			      " %*c %*d %*d %*d %*d %*d %*u %llu %*u %llu",
			      &min, &maj) != 2)
		return false;
	*minor = min;
	*major = maj;
	return true;
}

bool process_has_pending(pid_t pid, int signal)
{
	char status[4096];
	const char *line;

	thread_read_file(pid, "status", status, sizeof(status));
	line = status_field(status, "ShdPnd");
	return line && (strtoull(line, NULL, 16) >> (signal - 1)) & 1;
}

void thread_read_comm(struct thread *thread)
{
	char comm[EVENT_COMM_SIZE + 1];
	size_t length = thread_read_file(thread->tid, "comm", comm, sizeof(comm));

	if (!length)
		return;
	if (comm[length - 1] == '\n' || length == sizeof(thread->comm))
		length--;
	memcpy(thread->comm, comm, length);
	memset(thread->comm + length, 0, sizeof(thread->comm) - length);
}
