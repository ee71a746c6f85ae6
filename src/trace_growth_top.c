/*
 * --top: once a second what grows, on the terminal, where q leaves and s saves
 * a report, or as lines of the output. Keys are taken only where no command of
 * ours reads the terminal.
 */
#include "trace_growth_state.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "alloc.h"

static const uint64_t SECOND = 1000000000;

enum {
	LEAST_LINES = 3,	/* of a process: heading, a chain, the rest */
	WINDOW = 60,		/* seconds, at least, of which growth is told */
};

/* Two moments of a process, so that one is always a while ago. */
struct watched {
	pid_t pid;
	struct growth_mark *older;	/* NULL: there is only the newer */
	struct growth_mark *newer;
	bool seen;		/* in this round */
};

/* What a process has to show in this round. */
struct block {
	uint64_t rss;
	struct text text;
};

struct growth_screen {
	bool drawn;		/* on a terminal, rather than in lines */
	bool shown;		/* that is, it has begun to be */
	bool read_by_command;	/* the terminal's keys are the command's */
	int keys;		/* of the terminal; -1: they are not ours */
	struct termios before;
	unsigned rows;
	unsigned columns;
	uint64_t next;
	struct watched *watched;
	size_t watched_count;
	struct block *blocks;
	size_t block_count;
	char said[96];		/* of what was saved */
};

static void write_all(const char *bytes, size_t length)
{
	while (length) {
		ssize_t done = write(STDERR_FILENO, bytes, length);

		if (done < 0 && errno != EINTR)
			return;
		if (done > 0) {
			bytes += done;
			length -= done;
		}
	}
}

static void say(const char *sequence)
{
	write_all(sequence, strlen(sequence));
}

/* -1 where a command may read them, or in the background. */
static int open_keys(struct termios *before)
{
	int fd = open("/dev/tty", O_RDWR | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
	struct termios raw;

	if (fd < 0)
		return -1;
	if (tcgetpgrp(fd) != getpgrp() || tcgetattr(fd, before)) {
		close(fd);
		return -1;
	}
	raw = *before;
	raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
	tcsetattr(fd, TCSANOW, &raw);
	return fd;
}

void trace_growth_top_open(struct trace *trace)
{
	struct growth_screen *screen;

	if (!trace->config->growth.top)
		return;
	screen = trace->growth->screen = alloc_array(1, sizeof(*screen));
	screen->drawn = isatty(STDERR_FILENO) && !trace->config->growth.rows;
	screen->read_by_command = !trace->config->attach &&
				  isatty(STDIN_FILENO);
	screen->keys = -1;
	screen->next = clock_now();
}

/* Not before all has begun: a failure would leave the screen so. */
static void show(struct trace *trace, struct growth_screen *screen)
{
	if (screen->shown || !screen->drawn)
		return;
	screen->shown = true;
	if (!screen->read_by_command)
		screen->keys = open_keys(&screen->before);
	/* Reports of processes that end meanwhile come when it is closed. */
	trace->sink->held = trace->sink->fd == STDERR_FILENO;
	say("\033[?1049h\033[H\033[2J");
}

void trace_growth_top_close(struct trace *trace)
{
	struct growth_screen *screen = trace->growth->screen;

	if (!screen)
		return;
	trace->growth->screen = NULL;
	if (screen->shown)
		say("\033[?1049l");
	if (screen->keys >= 0) {
		tcsetattr(screen->keys, TCSANOW, &screen->before);
		close(screen->keys);
	}
	trace->sink->held = false;
	for (size_t i = 0; i < screen->watched_count; i++) {
		growth_mark_destroy(screen->watched[i].older);
		growth_mark_destroy(screen->watched[i].newer);
	}
	free(screen->watched);
	free(screen->blocks);
	free(screen);
}

static struct watched *find_watched(struct growth_screen *screen, pid_t pid)
{
	struct watched *watched = screen->watched;
	size_t count = screen->watched_count;

	for (size_t i = 0; i < count; i++)
		if (watched[i].pid == pid)
			return &watched[i];
	screen->watched =
		alloc_resize(watched, count + 1, sizeof(*screen->watched));
	screen->watched[count] = (struct watched){ .pid = pid };
	screen->watched_count++;
	return &screen->watched[count];
}

/* The mark to compare with; the view becomes one when it is due. */
static const struct growth_mark *mark_of(struct watched *watched,
					 const struct growth_view *view,
					 const struct growth_moment *moment)
{
	if (!watched->newer) {
		watched->newer = growth_mark_create(view, moment);
	} else if (moment->now - watched->newer->time >= WINDOW * SECOND) {
		growth_mark_destroy(watched->older);
		watched->older = watched->newer;
		watched->newer = growth_mark_create(view, moment);
	}
	return watched->older ? watched->older : watched->newer;
}

/* As many lines as there is room for; the largest are drawn first. */
static unsigned lines_of(const struct growth_screen *screen, size_t processes)
{
	unsigned rows = screen->rows > 3 ? screen->rows - 2 : 1;
	unsigned each = processes ? rows / processes : rows;

	return each > LEAST_LINES ? each - 2 : LEAST_LINES - 2;
}

void trace_growth_top_add(struct trace *trace, const struct thread *thread,
			  const struct growth_view *view,
			  struct growth_moment *moment)
{
	struct growth_screen *screen = trace->growth->screen;
	struct watched *watched = find_watched(screen, moment->pid);
	struct text text = TEXT_INIT;

	watched->seen = true;
	moment->mark = mark_of(watched, view, moment);
	moment->threads = thread->process->threads;
	moment->columns = screen->columns;
	moment->lines = lines_of(screen, screen->watched_count);
	if (!screen->drawn) {
		growth_top_line(&text, view, moment);
		sink_puts(trace->sink, &text);
		text_finish(&text);
		return;
	}
	growth_top(&text, view, moment);
	screen->blocks =
		alloc_resize(screen->blocks, screen->block_count + 1,
			     sizeof(*screen->blocks));
	screen->blocks[screen->block_count++] =
		(struct block){ moment->rss, text };
}

static void forget_ended(struct growth_screen *screen)
{
	size_t kept = 0;

	for (size_t i = 0; i < screen->watched_count; i++) {
		struct watched *watched = &screen->watched[i];

		if (watched->seen) {
			watched->seen = false;
			screen->watched[kept++] = *watched;
			continue;
		}
		growth_mark_destroy(watched->older);
		growth_mark_destroy(watched->newer);
	}
	screen->watched_count = kept;
}

static int compare_blocks(const void *one, const void *other)
{
	const struct block *a = one, *b = other;

	return a->rss < b->rss ? 1 : a->rss > b->rss ? -1 : 0;
}

static void measure(struct growth_screen *screen)
{
	struct winsize size;

	screen->rows = 24;
	screen->columns = 80;
	if (!ioctl(STDERR_FILENO, TIOCGWINSZ, &size) && size.ws_row &&
	    size.ws_col) {
		screen->rows = size.ws_row;
		screen->columns = size.ws_col;
	}
}

/* Line by line, each cleared behind its end: no flicker. */
static void add_lines(struct text *out, const char *lines, unsigned *left)
{
	while (*lines && *left) {
		size_t length = strcspn(lines, "\n");

		text_add(out, lines, length);
		text_puts(out, "\033[K\r\n");
		lines += length + (lines[length] == '\n');
		--*left;
	}
}

static void draw(struct trace *trace, uint64_t now)
{
	struct growth_screen *screen = trace->growth->screen;
	unsigned left = screen->rows - 2;
	struct text out = TEXT_INIT;

	if (screen->block_count)
		qsort(screen->blocks, screen->block_count,
		      sizeof(*screen->blocks), compare_blocks);
	text_printf(&out, "\033[H\033[7mptrail --top, %u s.%s %s\033[0m\033[K"
		    "\r\n",
		    (unsigned)((now - trace->growth->begin) / SECOND),
		    screen->keys >= 0 ? " q quits, s saves." : " ^C quits.",
		    *screen->said ? screen->said
				  : "Still there, by who made it:");
	for (size_t i = 0; i < screen->block_count; i++) {
		add_lines(&out, text_string(&screen->blocks[i].text), &left);
		text_finish(&screen->blocks[i].text);
	}
	screen->block_count = 0;
	text_puts(&out, "\033[J");
	write_all(out.bytes, out.length);
	text_finish(&out);
}

/* A new file in the folder ptrail was started in. */
static void save(struct trace *trace)
{
	struct growth_screen *screen = trace->growth->screen;
	struct text *text = &trace->growth->saved;
	char name[64];
	int fd;

	snprintf(name, sizeof(name), "ptrail-growth-%lld.txt",
		 (long long)time(NULL));
	trace_growth_look(trace, LOOK_SAVE);
	fd = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
	if (fd < 0 || write(fd, text_string(text), text->length) !=
			      (ssize_t)text->length)
		snprintf(screen->said, sizeof(screen->said), "%s: %s", name,
			 strerror(errno));
	else
		snprintf(screen->said, sizeof(screen->said), "Saved in %s.",
			 name);
	if (fd >= 0)
		close(fd);
	text_reset(text);
}

/* False when ptrail is to leave. */
static bool obey_keys(struct trace *trace)
{
	struct growth_screen *screen = trace->growth->screen;
	char key;

	while (screen->keys >= 0 && read(screen->keys, &key, 1) == 1) {
		if (key == 'q')
			return false;
		if (key != 's')
			continue;
		save(trace);
		screen->next = 0;
	}
	return true;
}

/* Who is traced waits meanwhile: a tenth of the time is enough to look. */
static uint64_t next_after(uint64_t taken)
{
	return taken * 10 > SECOND ? taken * 10 : SECOND;
}

void trace_growth_top_tick(struct trace *trace, uint64_t now)
{
	struct growth_screen *screen = trace->growth->screen;

	if (!screen || !trace->executed || trace->leaving)
		return;
	show(trace, screen);
	if (!obey_keys(trace)) {
		trace->abandoning = true;
		trace_leave(trace);
		return;
	}
	if (now < screen->next)
		return;
	measure(screen);
	trace_growth_look(trace, LOOK_TOP);
	forget_ended(screen);
	if (screen->drawn)
		draw(trace, now);
	screen->next = now + next_after(clock_now() - now);
}
