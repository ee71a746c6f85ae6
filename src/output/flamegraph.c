/*
 * A flame graph: which frames are drawn, and their data for the page's script
 * in flamegraph.html. 'nodes' there is depth, label, weights of each frame.
 */
#include "flamegraph.h"

#include <string.h>

#include "alloc.h"
#include "flamegraph_page.h"
#include "json_text.h"
#include "output.h"
#include "picture.h"

enum {
	PAGE_BYTES = 4500000,	/* of frames and names, at most */
	NODE_BYTES = 48,	/* that a frame takes at most */
	NAME_MAX = 400,		/* bytes of a name that are shown */
};

struct drawing {
	const struct flamegraph *graph;
	const struct tree *tree;
	struct text *out;
	unsigned weights;	/* 1 or 2 */
	uint64_t *totals[2];
	uint64_t *rest[2];	/* of the children that are not drawn */
	uint64_t least;		/* smaller frames are not drawn */
	uint32_t *labels;	/* the number of a label in the page, plus 1 */
	struct tree *files;	/* numbers of files: nodes below its root */
};

static uint64_t size_of(const struct drawing *drawing, uint32_t node)
{
	uint64_t size = drawing->totals[0][node];

	if (drawing->weights > 1 && drawing->totals[1][node] > size)
		size = drawing->totals[1][node];
	return size;
}

static bool is_drawn(const struct drawing *drawing, uint32_t node)
{
	return node == TREE_ROOT || size_of(drawing, node) >= drawing->least;
}

static int compare(const void *one, const void *other, void *context)
{
	uint64_t a = size_of(context, *(const uint32_t *)one);
	uint64_t b = size_of(context, *(const uint32_t *)other);

	return a < b ? 1 : a > b ? -1 : 0;
}

/* What a name takes in the page, escaped. */
static size_t name_bytes(const char *name)
{
	size_t bytes = 0;

	for (size_t i = 0; i < NAME_MAX && name[i]; i++)
		bytes += name[i] == '<'			     ? 6 :
			 name[i] == '"' || name[i] == '\\' ? 2 :
							       1;
	return bytes;
}

static size_t cost_of(struct drawing *drawing, uint32_t node)
{
	uint32_t label = tree_node(drawing->tree, node)->label;
	struct tree_label named = tree_label(drawing->tree, node);

	if (drawing->labels[label])
		return NODE_BYTES;
	drawing->labels[label] = 1;
	/* The file's name as if it were the first of it. */
	return 2 * NODE_BYTES + name_bytes(named.name) + name_bytes(named.dso);
}

/* The largest are drawn, until the page is full. */
static void choose(struct drawing *drawing)
{
	uint32_t count = tree_count(drawing->tree) - 1;
	uint32_t *sorted = alloc_array(count, sizeof(*sorted));
	size_t bytes = 0;

	for (uint32_t i = 0; i < count; i++)
		sorted[i] = i + 1;
	qsort_r(sorted, count, sizeof(*sorted), compare, drawing);
	drawing->least = 1;
	for (uint32_t i = 0; i < count; i++) {
		bytes += cost_of(drawing, sorted[i]);
		if (bytes <= PAGE_BYTES)
			continue;
		/* All of one size, or none: which of them would be chance. */
		drawing->least = size_of(drawing, sorted[i]) + 1;
		break;
	}
	free(sorted);
	memset(drawing->labels, 0,
	       tree_labels(drawing->tree) * sizeof(*drawing->labels));
}

static void sum_rest(struct drawing *drawing)
{
	uint32_t count = tree_count(drawing->tree);

	for (unsigned which = 0; which < drawing->weights; which++) {
		uint64_t *rest = alloc_array(count, sizeof(*rest));

		for (uint32_t i = 1; i < count; i++)
			if (!is_drawn(drawing, i))
				rest[tree_node(drawing->tree, i)->parent] +=
					drawing->totals[which][i];
		drawing->rest[which] = rest;
	}
}

static void begin(struct drawing *drawing, const struct flamegraph *graph,
		  struct text *out)
{
	*drawing = (struct drawing){ .graph = graph, .tree = graph->tree,
				     .out = out };
	drawing->weights = graph->names[1] ? 2 : 1;
	for (unsigned which = 0; which < drawing->weights; which++)
		drawing->totals[which] = tree_totals(graph->tree, which);
	drawing->labels = alloc_array(tree_labels(graph->tree),
				      sizeof(*drawing->labels));
	drawing->files = tree_create();
	choose(drawing);
	sum_rest(drawing);
}

static void finish(struct drawing *drawing)
{
	for (unsigned which = 0; which < 2; which++) {
		free(drawing->totals[which]);
		free(drawing->rest[which]);
	}
	free(drawing->labels);
	tree_destroy(drawing->files);
}

/* Not within a character. */
static size_t cut(const char *name)
{
	size_t length = strlen(name);

	if (length <= NAME_MAX)
		return length;
	length = NAME_MAX;
	while (length && ((unsigned char)name[length] & 0xc0) == 0x80)
		length--;
	return length;
}

static uint32_t file_number(struct drawing *drawing, const char *name)
{
	struct tree_label label = { name, "", TREE_USER };

	return tree_child_or_rest(drawing->files, TREE_ROOT, &label) - 1;
}

static void put_label(struct drawing *drawing, uint32_t node)
{
	struct tree_label label = tree_label(drawing->tree, node);

	json_separate(drawing->out);
	text_char(drawing->out, '[');
	json_string(drawing->out, label.name, cut(label.name));
	text_printf(drawing->out, ",%u,%d]", file_number(drawing, label.dso),
		    label.kind);
}

static void put_labels(struct drawing *drawing)
{
	uint32_t count = 0;

	json_key(drawing->out, "labels");
	text_char(drawing->out, '[');
	for (uint32_t i = 1; i < tree_count(drawing->tree); i++) {
		uint32_t label = tree_node(drawing->tree, i)->label;

		if (drawing->labels[label] || !is_drawn(drawing, i))
			continue;
		drawing->labels[label] = ++count;
		put_label(drawing, i);
	}
	text_char(drawing->out, ']');
}

static void put_files(struct drawing *drawing)
{
	json_key(drawing->out, "files");
	text_char(drawing->out, '[');
	for (uint32_t i = 1; i < tree_count(drawing->files); i++) {
		struct tree_label label = tree_label(drawing->files, i);

		json_separate(drawing->out);
		json_string(drawing->out, label.name, cut(label.name));
	}
	text_char(drawing->out, ']');
}

static void put_node(struct drawing *drawing, unsigned depth, int64_t label,
		     const uint64_t *weights)
{
	json_separate(drawing->out);
	text_unsigned(drawing->out, depth);
	text_char(drawing->out, ',');
	text_signed(drawing->out, label);
	for (unsigned which = 0; which < drawing->weights; which++) {
		text_char(drawing->out, ',');
		text_unsigned(drawing->out, weights[which]);
	}
}

/* The small ones are one frame, where the first of them would be. */
static void put_rest(struct drawing *drawing, unsigned depth, uint32_t parent)
{
	uint64_t weights[2] = { 0, 0 };

	for (unsigned which = 0; which < drawing->weights; which++) {
		weights[which] = drawing->rest[which][parent];
		drawing->rest[which][parent] = 0;
	}
	if (weights[0] || weights[1])
		put_node(drawing, depth, -1, weights);
}

static void put_nodes(struct drawing *drawing)
{
	struct tree_walk walk;

	json_key(drawing->out, "nodes");
	text_char(drawing->out, '[');
	tree_walk_init(&walk, drawing->tree);
	while (tree_walk_next(&walk)) {
		const struct tree_node *node =
			tree_node(drawing->tree, walk.node);
		uint64_t weights[2] = { drawing->totals[0][walk.node] };

		if (drawing->weights > 1)
			weights[1] = drawing->totals[1][walk.node];
		if (is_drawn(drawing, walk.node))
			put_node(drawing, walk.depth,
				 drawing->labels[node->label] - 1, weights);
		else if (is_drawn(drawing, node->parent))
			put_rest(drawing, walk.depth, node->parent);
	}
	tree_walk_finish(&walk);
	text_char(drawing->out, ']');
}

static void put_totals(struct drawing *drawing)
{
	const struct flamegraph *graph = drawing->graph;

	json_key(drawing->out, "totals");
	text_char(drawing->out, '[');
	for (unsigned which = 0; which < drawing->weights; which++) {
		json_separate(drawing->out);
		text_unsigned(drawing->out, drawing->totals[which][TREE_ROOT]);
	}
	text_char(drawing->out, ']');
	if (drawing->weights < 2)
		return;
	json_key(drawing->out, "names");
	text_char(drawing->out, '[');
	json_string(drawing->out, graph->names[0], strlen(graph->names[0]));
	text_char(drawing->out, ',');
	json_string(drawing->out, graph->names[1], strlen(graph->names[1]));
	text_char(drawing->out, ']');
}

static void put_data(const struct flamegraph *graph, struct text *out)
{
	struct drawing drawing;

	begin(&drawing, graph, out);
	text_char(out, '{');
	json_put_string(out, "title", graph->title);
	json_put_string(out, "unit", graph->unit);
	json_put_string(out, "what", graph->what);
	put_totals(&drawing);
	put_labels(&drawing);
	put_files(&drawing);
	put_nodes(&drawing);
	text_char(out, '}');
	finish(&drawing);
}

/* Within <script> nothing may look like its end, within <title> like a tag. */
static void add_harmless(struct text *out, const char *string, bool script)
{
	for (; *string; string++) {
		if (*string == '<')
			text_puts(out, script ? "\\u003c" : "&lt;");
		else if (*string == '&' && !script)
			text_puts(out, "&amp;");
		else
			text_char(out, *string);
	}
}

static const char *add_until(struct text *out, const char *page,
			     const char *mark)
{
	const char *end = strstr(page, mark);

	text_add(out, page, end - page);
	return end + strlen(mark);
}

void flamegraph_draw(const struct flamegraph *graph, struct text *out)
{
	const char *page = flamegraph_page;
	struct text data = TEXT_INIT;

	page = add_until(out, page, "@TITLE@");
	add_harmless(out, graph->title, false);
	page = add_until(out, page, "@DATA@");
	put_data(graph, &data);
	add_harmless(out, text_string(&data), true);
	text_finish(&data);
	text_puts(out, page);
}

static void put_title(struct text *title, char **command)
{
	text_puts(title, "ptrail");
	for (; command && *command; command++) {
		text_char(title, ' ');
		text_name(title, *command);
	}
	text_truncate(title, cut(text_string(title)));
}

static void flamegraph_end(struct output *output, struct text *out)
{
	struct picture *picture = output->state;
	const struct weight *weight = output_weight(output);
	struct text title = TEXT_INIT;
	struct flamegraph graph = {
		.tree = picture->tree,
		.unit = weight->unit,
		.what = weight->title,
	};

	put_title(&title, output->style.command);
	graph.title = text_string(&title);
	flamegraph_draw(&graph, out);
	text_finish(&title);
	picture_destroy(picture);
	output->state = NULL;
}

const struct writer writer_flamegraph = {
	.name = "flamegraph",
	.picture = true,
	.begin = picture_begin,
	.event = picture_event,
	.end = flamegraph_end,
};
