/* Offsets in the table may be anything: all are checked when they are used. */
#include "go_table.h"

#include <string.h>

#include "alloc.h"
#include "bytes.h"

enum {
	FUNCTIONS_MAX = 4 << 20,
	STEPS_MAX = 65536, /* changes of the depth in one function */
	HEADER = 8,	   /* what all versions begin with */
};

/* Where the header's words are that lead to the parts; 0: at the start. */
struct layout {
	uint32_t magic;
	bool relative; /* addresses are 32 bits behind the text's start */
	unsigned text;
	unsigned names;
	unsigned depths;
	unsigned functions;
};

static const struct layout layouts[] = {
	{ 0xfffffffb, false, 0, 0, 0, 0 }, /* 1.2 */
	{ 0xfffffffa, false, 0, 2, 5, 6 }, /* 1.16 */
	{ 0xfffffff0, true, 2, 3, 6, 7 },  /* 1.18 */
	{ 0xfffffff1, true, 2, 3, 6, 7 },  /* 1.20 */
};

struct go_table {
	const struct layout *layout;
	struct bytes names; /* up to the last zero */
	struct bytes depths;
	struct bytes functions; /* what a function's record is counted from */
	struct bytes index;	/* pairs of an address and a record's place */
	size_t count;
	unsigned field; /* bytes of each of a pair */
	unsigned entry; /* bytes that a record begins with */
	unsigned quantum;
	uint64_t text;
};

static struct bytes from(const struct bytes *bytes, uint64_t offset)
{
	struct bytes part = *bytes;

	bytes_skip(&part, offset);
	return part;
}

static uint64_t header_word(const struct bytes *bytes, unsigned word,
			    unsigned index)
{
	struct bytes at = from(bytes, HEADER + index * word);

	return bytes_unsigned(&at, word);
}

/* The part that a word of the header leads to. */
static struct bytes part(const struct bytes *bytes, unsigned word,
			 unsigned index)
{
	return from(bytes, index ? header_word(bytes, word, index) : 0);
}

static const struct layout *find_layout(struct bytes bytes, unsigned word,
					unsigned *quantum)
{
	uint32_t magic = bytes_unsigned(&bytes, 4);
	uint64_t zeros = bytes_unsigned(&bytes, 2);
	size_t i;

	*quantum = bytes_unsigned(&bytes, 1);
	if (bytes_unsigned(&bytes, 1) != word || zeros || bytes.bad ||
	    (*quantum != 1 && *quantum != 2 && *quantum != 4))
		return NULL;
	for (i = 0; i < sizeof(layouts) / sizeof(layouts[0]); i++) {
		if (layouts[i].magic == magic)
			return &layouts[i];
	}
	return NULL;
}

/* Any place in it then is a string that ends. */
static void end_with_zero(struct bytes *names)
{
	const uint8_t *last = memrchr(names->at, 0, names->end - names->at);

	names->end = last ? last + 1 : names->at;
}

static bool take_parts(struct go_table *table, const struct bytes *bytes,
		       unsigned word)
{
	const struct layout *layout = table->layout;
	uint64_t count = header_word(bytes, word, 0);

	table->field = table->entry = layout->relative ? 4 : word;
	table->names = part(bytes, word, layout->names);
	table->depths = part(bytes, word, layout->depths);
	table->functions = part(bytes, word, layout->functions);
	/* Before 1.16 it comes right behind the count. */
	table->index = layout->functions ? table->functions
					 : from(bytes, HEADER + word);
	if (table->names.bad || table->depths.bad || table->index.bad ||
	    !count || count > FUNCTIONS_MAX ||
	    (2 * count + 1) * table->field >
		    (uint64_t)(table->index.end - table->index.at))
		return false;
	table->count = count;
	if (layout->text)
		table->text = header_word(bytes, word, layout->text);
	end_with_zero(&table->names);
	return true;
}

struct go_table *go_table_create(const void *data, size_t size, unsigned word)
{
	struct bytes bytes = { data, (const uint8_t *)data + size, false };
	struct go_table *table = alloc_array(1, sizeof(*table));

	table->layout = find_layout(bytes, word, &table->quantum);
	if (table->layout && take_parts(table, &bytes, word))
		return table;
	free(table);
	return NULL;
}

void go_table_destroy(struct go_table *table)
{
	free(table);
}

uint64_t go_table_text(const struct go_table *table)
{
	return table->text;
}

void go_table_set_text(struct go_table *table, uint64_t text)
{
	table->text = text;
}

bool go_table_is_relative(const struct go_table *table)
{
	return table->layout->relative;
}

size_t go_table_count(const struct go_table *table)
{
	return table->count;
}

static uint64_t field(const struct go_table *table, size_t index)
{
	struct bytes at = from(&table->index, index * table->field);

	return bytes_unsigned(&at, table->field);
}

/* One more than there are functions: where the last of them ends. */
static uint64_t start_of(const struct go_table *table, size_t index)
{
	uint64_t start = field(table, 2 * index);

	return table->layout->relative ? start + table->text : start;
}

static const char *name_at(const struct go_table *table, uint64_t offset)
{
	struct bytes name = from(&table->names, offset);

	return name.at < name.end ? (const char *)name.at : "";
}

bool go_table_function(const struct go_table *table, size_t index,
		       struct go_function *function)
{
	struct bytes record =
		from(&table->functions, field(table, 2 * index + 1));

	bytes_skip(&record, table->entry);
	function->start = start_of(table, index);
	function->end = start_of(table, index + 1);
	function->name = name_at(table, bytes_unsigned(&record, 4));
	bytes_skip(&record, 8); /* arguments, deferred calls */
	function->depths = bytes_unsigned(&record, 4);
	return !record.bad && function->start < function->end;
}

bool go_table_find(const struct go_table *table, uint64_t address,
		   struct go_function *function)
{
	size_t low = 0, high = table->count, middle;

	while (low < high) {
		middle = low + (high - low) / 2;
		if (start_of(table, middle) <= address)
			low = middle + 1;
		else
			high = middle;
	}
	return low && go_table_function(table, low - 1, function) &&
	       address < function->end;
}

/* Small numbers of either sign: 0, -1, 1, -2, 2 .. */
static int32_t signed_delta(uint64_t value)
{
	uint32_t half = (uint32_t)value >> 1;

	return value & 1 ? ~half : half;
}

/* Pairs of by how much the depth changes, and for how much code it holds. */
bool go_table_depth(const struct go_table *table,
		    const struct go_function *function, uint64_t address,
		    int64_t *depth)
{
	struct bytes at = from(&table->depths, function->depths);
	uint64_t end = function->start, delta;
	int32_t value = -1;
	unsigned i;

	for (i = 0; i < STEPS_MAX; i++) {
		delta = bytes_uleb(&at);
		if (at.bad || (i && !delta))
			return false;
		value += (uint32_t)signed_delta(delta);
		end += bytes_uleb(&at) * table->quantum;
		if (address < end) {
			*depth = value;
			return !at.bad && value >= 0;
		}
	}
	return false;
}
