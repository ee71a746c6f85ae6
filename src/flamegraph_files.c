/* Reads folded stacks, ptrail's or other tools', and has them drawn. */
#include "flamegraph_files.h"

#include <ctype.h>
#include <err.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "exit_status.h"
#include "output/flamegraph.h"
#include "text.h"

enum { FILES = 2 };

struct request {
	const char *files[FILES];
	int count;
	const char *output;	/* NULL: standard output */
};

/* Cuts off the last word, a number; false if there is no such. */
static bool take_weight(char *line, uint64_t *weight)
{
	char *space = strrchr(line, ' '), *end;

	if (!space || space == line || !isdigit((unsigned char)space[1]))
		return false;
	errno = 0;
	*weight = strtoull(space + 1, &end, 10);
	*space = '\0';
	return !errno && !*end;
}

static bool cut_end(struct text *name, const char *end)
{
	size_t length = strlen(end);

	if (name->length <= length ||
	    strcmp(name->bytes + name->length - length, end))
		return false;
	text_truncate(name, name->length - length);
	return true;
}

static enum tree_kind kind_of(struct text *name, bool first)
{
	if (first)
		return TREE_THREAD;
	if (cut_end(name, "_[k]"))
		return TREE_KERNEL;
	return cut_end(name, "_[i]") ? TREE_INLINED : TREE_USER;
}

/* "malloc (/lib/libc.so.6)", as with --verbose; what is no path stays. */
static const char *cut_file(struct text *name)
{
	char *at = name->bytes + name->length, *file;

	if (!name->length || at[-1] != ')')
		return "";
	while (at > name->bytes + 1 && memcmp(at - 2, " (", 2))
		at--;
	if (at <= name->bytes + 2 || (*at != '/' && *at != '['))
		return "";
	file = at;
	name->bytes[name->length - 1] = '\0';
	at[-2] = '\0';
	return file;
}

/* Splits the chain, which loses its separators. */
static uint32_t add_chain(struct tree *tree, char *chain)
{
	uint32_t node = TREE_ROOT;
	struct text name = TEXT_INIT;
	char *part;

	while ((part = strsep(&chain, ";"))) {
		struct tree_label label = { .dso = "" };

		text_reset(&name);
		/* ptrail's own names have been escaped: that changes nothing. */
		text_name(&name, part);
		label.kind = kind_of(&name, node == TREE_ROOT);
		if (label.kind != TREE_THREAD)
			label.dso = cut_file(&name);
		label.name = text_string(&name);
		node = tree_child_or_rest(tree, node, &label);
	}
	text_finish(&name);
	return node;
}

static void add_line(struct tree *tree, int which, char *line)
{
	uint64_t weight;

	if (!take_weight(line, &weight))
		errx(EXIT_OWN_FAILURE,
		     "flamegraph reads folded stacks, lines such as 'main;work "
		     "12', as 'ptrail --format folded' writes them");
	tree_node(tree, add_chain(tree, line))->weight[which] += weight;
}

static void read_file(struct tree *tree, int which, const char *path)
{
	FILE *file = fopen(path, "re");
	char *line = NULL;
	size_t size = 0;
	ssize_t length;

	if (!file)
		err(EXIT_OWN_FAILURE, "cannot read '%s'", path);
	while ((length = getline(&line, &size, file)) > 0) {
		while (length && strchr("\r\n", line[length - 1]))
			line[--length] = '\0';
		if (length)
			add_line(tree, which, line);
	}
	if (ferror(file))
		err(EXIT_OWN_FAILURE, "cannot read '%s'", path);
	free(line);
	fclose(file);
}

static void write_to(FILE *file, const struct text *page)
{
	if (fwrite(page->bytes, 1, page->length, file) != page->length ||
	    fflush(file))
		err(EXIT_OWN_FAILURE, "cannot write the flame graph");
}

static void write_page(const struct request *request, const struct text *page)
{
	FILE *file;

	if (!request->output) {
		write_to(stdout, page);
		return;
	}
	file = fopen(request->output, "we");
	if (!file)
		err(EXIT_OWN_FAILURE, "cannot write the flame graph");
	write_to(file, page);
	fclose(file);
}

static void put_names(struct text *names, const struct request *request)
{
	for (int i = 0; i < request->count; i++) {
		text_name(&names[i], request->files[i]);
		text_puts(&names[FILES], i ? " and " : "");
		text_add(&names[FILES], names[i].bytes, names[i].length);
	}
}

static void draw(const struct request *request)
{
	struct text names[FILES + 1] = { TEXT_INIT }, page = TEXT_INIT;
	struct tree *tree = tree_create();
	struct flamegraph graph = { .tree = tree, .unit = "",
				    .what = "weights of folded stacks" };

	put_names(names, request);
	for (int i = 0; i < request->count; i++) {
		read_file(tree, i, request->files[i]);
		graph.names[i] = text_string(&names[i]);
	}
	graph.title = text_string(&names[FILES]);
	flamegraph_draw(&graph, &page);
	write_page(request, &page);
	text_finish(&page);
	for (int i = 0; i <= FILES; i++)
		text_finish(&names[i]);
	tree_destroy(tree);
}

/* False when the words make no sense. */
static bool parse(struct request *request, char **words)
{
	bool options = true;

	for (; *words; words++) {
		if (options && !strcmp(*words, "--")) {
			options = false;
		} else if (options && !strcmp(*words, "-o") && words[1]) {
			request->output = *++words;
		} else if (options && **words == '-') {
			return false;
		} else {
			if (request->count == FILES)
				return false;
			request->files[request->count++] = *words;
		}
	}
	return request->count > 0;
}

int flamegraph_files(char **words)
{
	struct request request = { .count = 0 };

	if (!parse(&request, words))
		errx(EXIT_OWN_FAILURE,
		     "flamegraph [-o FILE] takes one folded file, or two that "
		     "are compared; a command of that name is run by 'ptrail "
		     "-- flamegraph'");
	draw(&request);
	return 0;
}
