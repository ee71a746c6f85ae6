/*
 * The process that reads and its caller: an address is asked, the answer is a
 * size and, for each place, a struct answer and the two strings behind it.
 */
#include "source.h"

#include <err.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <elfutils/libdw.h>

#include "alloc.h"
#include "compat/compat.h"
#include "dso_state.h"
#include "source_look.h"
#include "symbols.h"
#include "symbols_elf.h"

enum {
	SECONDS = 5,		 /* for one address */
	MEMORY = 1 << 30,	 /* bytes, beyond what the tracer has */
	ANSWER_MAX = 1 << 20,
	PLACES_MAX = SOURCE_INLINED_MAX + 1,
};

struct source_reader {
	int socket;	/* -1: it has ended */
};

struct answer {
	uint32_t name;	/* bytes with their terminating zero; 0: none */
	uint32_t file;
	int32_t line;
};

const char *const source_lacks;

static bool read_all(int fd, void *bytes, size_t size)
{
	ssize_t got = 0;
	size_t done;

	for (done = 0; done < size; done += got) {
		got = read(fd, (char *)bytes + done, size - done);
		if (got < 0 && errno == EINTR)
			got = 0;
		else if (got <= 0)
			return false;
	}
	return true;
}

static bool send_all(int fd, const void *bytes, size_t size)
{
	ssize_t sent = 0;
	size_t done;

	for (done = 0; done < size; done += sent) {
		sent = send(fd, (const char *)bytes + done, size - done,
			    MSG_NOSIGNAL);
		if (sent < 0 && errno == EINTR)
			sent = 0;
		else if (sent < 0)
			return false;
	}
	return true;
}

static uint32_t length_of(const char *string)
{
	return string ? strlen(string) + 1 : 0;
}

static void put_place(struct text *out, const struct source_place *place)
{
	struct answer answer = {
		.name = length_of(place->name),
		.file = length_of(place->file),
		.line = place->line,
	};

	text_add(out, &answer, sizeof(answer));
	text_add(out, place->name, answer.name);
	text_add(out, place->file, answer.file);
}

/* The size comes first. */
static bool answer(int fd, Dwarf *dwarf, uint64_t address, bool inlined)
{
	struct source_place places[PLACES_MAX];
	struct text out = TEXT_INIT;
	uint32_t size = 0;
	size_t count, i;
	bool sent;

	text_add(&out, &size, sizeof(size));
	count = source_look(dwarf, address, inlined, places, PLACES_MAX);
	for (i = 0; i < count && out.length < ANSWER_MAX; i++)
		put_place(&out, &places[i]);
	size = out.length - sizeof(size);
	memcpy(out.bytes, &size, sizeof(size));
	sent = send_all(fd, out.bytes, out.length);
	text_finish(&out);
	return sent;
}

/* Whatever the reading comes to, it is the end of this process only. */
static void limit_self(void)
{
	struct rlimit none = { 0, 0 }, memory;
	struct sigaction fallback = { .sa_handler = SIG_DFL };
	unsigned long pages = 0;
	FILE *file = fopen("/proc/self/statm", "re");

	prctl(PR_SET_PDEATHSIG, SIGKILL);
	setrlimit(RLIMIT_CORE, &none);
	if (file && fscanf(file, "%lu", &pages) == 1) {
		memory.rlim_cur = pages * sysconf(_SC_PAGESIZE) + MEMORY;
		memory.rlim_max = memory.rlim_cur;
		setrlimit(RLIMIT_AS, &memory);
	}
	if (file)
		fclose(file);
	sigemptyset(&fallback.sa_mask);
	sigaction(SIGALRM, &fallback, NULL);
	/* The terminal's are for ptrail, whose end is this one's. */
	signal(SIGINT, SIG_IGN);
	signal(SIGQUIT, SIG_IGN);
	signal(SIGTERM, SIG_IGN);
	signal(SIGHUP, SIG_IGN);
}

static void __attribute__((noreturn))
serve(int fd, const struct dso *dso, Elf *elf)
{
	bool inlined = dsos_style(dso->dsos)->inlined;
	int kept[] = { fd, dso->fd, dso->debug_fd };
	Dwarf *dwarf;
	uint64_t address;

	limit_self();
	compat_close_others(STDERR_FILENO, kept, sizeof(kept) / sizeof(*kept));
	dwarf = dwarf_begin_elf(elf, DWARF_C_READ, NULL);
	while (dwarf && read_all(fd, &address, sizeof(address))) {
		alarm(SECONDS);
		if (!answer(fd, dwarf, address, inlined))
			break;
		alarm(0);
	}
	_exit(0);
}

/* Whatever has lines: the file itself, or the separate one. */
static Elf *find_elf(struct dso *dso)
{
	GElf_Shdr header;
	Elf *elf = dso->elf;

	if (elf && !elf_find_section(elf, ".debug_line", &header))
		elf = dso_debug_elf(dso);
	return elf && elf_find_section(elf, ".debug_line", &header) ? elf
								    : NULL;
}

static struct source_reader *start(const struct dso *dso, Elf *elf)
{
	struct source_reader *reader;
	int ends[2];
	pid_t pid;

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends))
		return NULL;
	pid = fork();
	if (!pid)
		serve(ends[1], dso, elf);
	close(ends[1]);
	reader = alloc_array(1, sizeof(*reader));
	reader->socket = ends[0];
	return reader;
}

static struct source_reader *get_reader(struct dso *dso)
{
	Elf *elf;

	if (dso->lines_asked)
		return dso->lines;
	dso->lines_asked = true;
	elf = find_elf(dso);
	if (elf)
		dso->lines = start(dso, elf);
	return dso->lines;
}

static void stop(struct source_reader *reader)
{
	if (reader->socket >= 0)
		close(reader->socket);
	reader->socket = -1;
}

void source_close(struct source_reader *reader)
{
	if (!reader)
		return;
	stop(reader);
	free(reader);
}

static void say_misled(struct dso *dso)
{
	struct text name = TEXT_INIT;

	if (dso->dsos->misled)
		return;
	dso->dsos->misled = true;
	text_name(&name, dso->name);
	warnx("lines are missing: libdw failed over the debugging information "
	      "of '%s'", text_string(&name));
	text_finish(&name);
}

/* The answer's bytes; NULL when there is none, or no sense in it. */
static char *ask(struct source_reader *reader, uint64_t address, uint32_t *size)
{
	char *bytes = NULL;

	if (send_all(reader->socket, &address, sizeof(address)) &&
	    read_all(reader->socket, size, sizeof(*size)) &&
	    *size <= 2 * ANSWER_MAX) {
		bytes = alloc_array(*size + 1, 1);
		if (read_all(reader->socket, bytes, *size))
			return bytes;
	}
	free(bytes);
	stop(reader);
	return NULL;
}

/* Takes a string of 'size' bytes off the answer. */
static bool take(const char **at, const char *end, uint32_t size,
		 const char **string)
{
	*string = size ? *at : NULL;
	if (size > (size_t)(end - *at) || (size && (*at)[size - 1]))
		return false;
	*at += size;
	return true;
}

static bool take_place(const char **at, const char *end,
		       struct source_place *place)
{
	struct answer answer;

	if ((size_t)(end - *at) < sizeof(answer))
		return false;
	memcpy(&answer, *at, sizeof(answer));
	*at += sizeof(answer);
	place->line = answer.line;
	return take(at, end, answer.name, &place->name) &&
	       take(at, end, answer.file, &place->file);
}

static void set_line(struct dsos *dsos, struct frame *frame,
		     const struct source_place *place)
{
	if (!dsos_style(dsos)->lines || !place->file)
		return;
	frame->file = dsos_name(dsos, place->file);
	frame->line = place->line;
}

size_t source_find(struct dso *dso, uint64_t address, struct frame *frames,
		   struct frame *frame)
{
	struct source_reader *reader = get_reader(dso);
	struct dsos *dsos = dso->dsos;
	struct source_place place = { .name = NULL };
	const char *at, *end;
	size_t found = 0;
	uint32_t size;
	char *bytes;

	if (!reader || reader->socket < 0)
		return 0;
	bytes = ask(reader, address, &size);
	if (!bytes) {
		say_misled(dso);
		return 0;
	}
	at = bytes;
	end = bytes + size;
	while (take_place(&at, end, &place) && place.name &&
	       found < SOURCE_INLINED_MAX) {
		frames[found] = *frame;
		frames[found].inlined = true;
		frames[found].symbol = symbols_show(dsos, place.name);
		set_line(dsos, &frames[found++], &place);
	}
	if (size && !place.name)
		set_line(dsos, frame, &place);
	free(bytes);
	return found;
}
