/* Flame graphs: their data, and what Chromium makes of them when installed. */
#include "pictures.h"

#include <stdio.h>
#include <unistd.h>

#include "output/flamegraph.h"
#include "support.h"
#include "support_json.h"

static uint32_t add(struct tree *tree, uint32_t parent, const char *name,
		    uint64_t weight)
{
	struct tree_label label = { name, "", TREE_USER };
	uint32_t node = tree_child_or_rest(tree, parent, &label);

	tree_node(tree, node)->weight[0] += weight;
	return node;
}

/* The data within a page; to be freed. */
static char *data_of(const char *page)
{
	static const char mark[] = "<script type=\"application/json\" "
				   "id=\"data\">";
	const char *start = strstr(page, mark), *end;

	cr_assert(start);
	start += strlen(mark);
	end = strstr(start, "</script>");
	cr_assert(end);
	return strndup(start, end - start);
}

static void expect_field(const char *data, const char *key, const char *wanted)
{
	char *value = json_get(data, key);

	cr_expect_str_eq(value, wanted, "%s: %s, not %s", key, value, wanted);
	free(value);
}

static void draw(struct output *output, struct text *text)
{
	writer_end(output, text);
	cr_expect(!strncmp(text_string(text), "<!DOCTYPE html>", 15));
	cr_expect_null(strstr(text_string(text), "http://"));
	cr_expect_null(strstr(text_string(text), "https://"));
	cr_expect_null(strstr(text_string(text), "@DATA@"));
	cr_expect_null(strstr(text_string(text), "@TITLE@"));
}

/* Two reads from main (kernel below), one close without a chain. */
static struct output begin_drawing(struct text *text)
{
	static const struct frame frames[] = {
		FRAME("do_read", "[kernel.kallsyms]", 1),
		FRAME("main", "/bin/app", 2),
	};
	struct output output = writer_begin(&writer_flamegraph);
	struct stack *stack = stack_make(2, frames);
	struct sample read = call_make("read", "1");
	struct sample close = call_make("close", "0");

	read.event.stack = stack;
	give(&output, text, &read);
	give(&output, text, &read);
	give(&output, text, &close);
	free(stack);
	return output;
}

Test(flamegraph, data)
{
	char *command[] = { "sh", "-c", "</title>&\033", NULL };
	struct text text = TEXT_INIT;
	struct output output = begin_drawing(&text);
	char *data;

	output.style.command = command;
	draw(&output, &text);
	cr_expect(strstr(text.bytes, "<title>ptrail sh -c "
				     "&lt;/title>&amp;\\033</title>"));
	data = data_of(text.bytes);
	cr_expect_null(json_wrong(data), "%s", json_wrong(data));
	expect_field(data, "title", "\"ptrail sh -c \\u003c/title>&\\\\033\"");
	expect_field(data, "unit", "\"events\"");
	expect_field(data, "totals", "[3]");
	expect_field(data, "files",
		     "[\"\",\"/bin/app\",\"[kernel.kallsyms]\"]");
	expect_field(data, "labels",
		     "[[\"id\",0,0],[\"main\",1,1],[\"do_read\",2,2],"
		     "[\"read\",0,4],[\"close\",0,4]]");
	expect_field(data, "nodes", "[1,0,3,2,4,1,2,1,2,3,2,2,4,3,2]");
	free(data);
	text_finish(&text);
}

Test(flamegraph, nothing_happened)
{
	struct output output = writer_begin(&writer_flamegraph);
	struct text text = TEXT_INIT;
	char *data;

	draw(&output, &text);
	data = data_of(text.bytes);
	cr_expect_null(json_wrong(data), "%s", json_wrong(data));
	expect_field(data, "totals", "[0]");
	expect_field(data, "nodes", "[]");
	free(data);
	text_finish(&text);
}

static const char hostile[] =
	"</script><script>document.title='owned'</script><!--\"'&\\\n\033\xff";

Test(flamegraph, hostile_names_stay_text)
{
	const struct frame frames[] = { FRAME(hostile, hostile, 1) };
	char *command[] = { (char *)hostile, NULL };
	struct output output = writer_begin(&writer_flamegraph);
	struct stack *stack = stack_make(1, frames);
	struct sample sample = call_make("read", "1");
	struct text text = TEXT_INIT;
	const char *at;
	size_t scripts = 0;
	char *data;

	output.style.command = command;
	sample.event.stack = stack;
	strcpy(sample.event.comm, "<b>\"\n");
	give(&output, &text, &sample);
	draw(&output, &text);
	for (at = text.bytes; (at = strstr(at, "<script")); at++)
		scripts++;
	cr_expect_eq(scripts, 2, "the page's own");
	cr_expect_null(strstr(text.bytes, "<b>\""));
	cr_expect_null(strchr(text.bytes, '\033'));
	data = data_of(text.bytes);
	cr_expect_null(json_wrong(data), "%s", json_wrong(data));
	cr_expect_null(strchr(data, '<'));
	free(data);
	free(stack);
	text_finish(&text);
}

/* A name is cut within a page, not within a character. */
Test(flamegraph, long_names_are_cut)
{
	struct output output = writer_begin(&writer_flamegraph);
	struct sample sample = call_make("read", "1");
	struct text text = TEXT_INIT;
	struct stack *stack;
	char name[2001] = "x", *data;

	for (int i = 1; i < 1999; i += 2)
		memcpy(name + i, "\303\244", 2);
	stack = stack_make(1, &(struct frame)FRAME(name, "/a", 1));
	sample.event.stack = stack;
	give(&output, &text, &sample);
	draw(&output, &text);
	data = data_of(text.bytes);
	cr_expect_null(json_wrong(data), "%s", json_wrong(data));
	cr_expect_lt(strlen(data), 700);
	cr_expect_null(strstr(data, "\\\\303"));
	free(data);
	free(stack);
	text_finish(&text);
}

/* The folded file's sum, the graph's and the number of events are one. */
Test(flamegraph, sums_are_the_lines)
{
	static const char *const names[] = { "count", "time", "oncpu",
					     "faults" };
	static const char *const wanted[] = { "[30]", "[360000]", "[4350]",
					      "[43]" };

	for (int w = 0; w < 4; w++) {
		struct output output = writer_begin(&writer_flamegraph);
		struct text text = TEXT_INIT;
		char *data;

		output.style.weight = weight_find(names[w]);
		for (int i = 0; i < 30; i++) {
			struct sample sample = call_make("read", "1");

			sprintf(sample.event.comm, "t%d", i % 7);
			sample.event.call.faults = i % 4;
			sample.event.call.on_cpu_known = true;
			sample.event.call.on_cpu = i * 10;
			give(&output, &text, &sample);
		}
		draw(&output, &text);
		data = data_of(text.bytes);
		expect_field(data, "totals", wanted[w]);
		free(data);
		text_finish(&text);
	}
}

/* Sums over a page that leaves out small frames are the whole's. */
Test(slow_formats, small_frames_are_one)
{
	struct tree *tree = tree_create();
	struct flamegraph graph = { .tree = tree, .title = "t", .unit = "",
				    .what = "" };
	struct text text = TEXT_INIT;
	uint64_t total = 0, sum = 0;
	char name[100], *data, *nodes, *at;

	for (int i = 0; i < 200000; i++) {
		uint32_t large;

		sprintf(name, "a<rather>_long_name_of_a_function_%d", i % 300);
		large = add(tree, TREE_ROOT, name, 5);
		sprintf(name, "std::vector<std::pair<int, int>>::f<%d>()", i);
		add(tree, large, name, i % 3000);
		total += 5 + i % 3000;
	}
	flamegraph_draw(&graph, &text);
	cr_expect_lt(text.length, 5000000);
	cr_expect_gt(text.length, 1000000, "it uses what there is");
	data = data_of(text.bytes);
	cr_expect_null(json_wrong(data));
	sprintf(name, "[%lu]", (unsigned long)total);
	expect_field(data, "totals", name);
	nodes = json_get(data, "nodes");
	cr_expect(strstr(nodes, ",2,-1,"), "what is left out");
	for (at = nodes; *at && *at != ']';) {
		unsigned long depth = strtoul(at + 1, &at, 10);
		long label = strtol(at + 1, &at, 10);
		unsigned long weight = strtoul(at + 1, &at, 10);

		cr_expect_lt(label, 200300);
		sum += depth == 1 ? weight : 0;
	}
	cr_expect_eq(sum, total);
	free(nodes);
	free(data);
	tree_destroy(tree);
	text_finish(&text);
}
