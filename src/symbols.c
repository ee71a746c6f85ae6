/*
 * The table of symbols of a file. Sorting turns them into edges: at each
 * address where the innermost symbol changes, the one that holds from there,
 * so that a look-up is one binary search whatever overlaps.
 */
#include "symbols.h"

#include <elf.h>
#include <string.h>

#include "alloc.h"
#include "demangle.h"
#include "go_program.h"
#include "text.h"

struct edge {
	uint64_t address;
	struct symbol *symbol; /* NULL: none */
};

/*
 * Millions of symbols may share a string of megabytes, each from a byte of its
 * own, as only hostile files have it.
 */
static const uint64_t NAMES_LENGTH = UINT64_C(4) << 30;

enum { NAME_LONGEST = 1 << 20 };

struct symbols {
	struct symbol *list;
	size_t count;
	size_t room;
	struct edge *edges;
	size_t edge_count;
	uint64_t length; /* of all names, as far as they were read */
	char *text;
};

struct symbols *symbols_create(void)
{
	return alloc_array(1, sizeof(struct symbols));
}

void symbols_destroy(struct symbols *symbols)
{
	if (!symbols)
		return;
	free(symbols->list);
	free(symbols->edges);
	free(symbols->text);
	free(symbols);
}

void symbols_own(struct symbols *symbols, char *text)
{
	symbols->text = text;
}

void symbols_add(struct symbols *symbols, const struct symbol *symbol)
{
	size_t length;

	if (symbols->length > NAMES_LENGTH)
		return;
	length = strnlen(symbol->name, NAME_LONGEST + 1);
	symbols->length += length;
	if (length > NAME_LONGEST)
		return;
	if (symbols->count == symbols->room) {
		symbols->room = symbols->room ? 2 * symbols->room : 256;
		symbols->list = alloc_resize(symbols->list, symbols->room,
					     sizeof(*symbols->list));
	}
	symbols->list[symbols->count] = *symbol;
	symbols->list[symbols->count++].length = length;
}

static int binding_rank(const struct symbol *symbol)
{
	switch (symbol->binding) {
	case STB_WEAK:
		return 1;
	case STB_LOCAL:
		return 2;
	default:
		return 0;
	}
}

/* glibc's names for its own use of what it exports. */
static bool is_internal(const struct symbol *symbol)
{
	return !strncmp(symbol->name, "__GI_", 5);
}

static int compare_names(const struct symbol *a, const struct symbol *b)
{
	if (a->length != b->length)
		return a->length < b->length ? -1 : 1;
	return a->name == b->name ? 0 : strcmp(a->name, b->name);
}

/* By address; at the same one, the better name first. */
static int compare(const void *left, const void *right)
{
	const struct symbol *a = left, *b = right;

	if (a->start != b->start)
		return a->start < b->start ? -1 : 1;
	if (!a->size != !b->size)
		return a->size ? -1 : 1;
	if (binding_rank(a) != binding_rank(b))
		return binding_rank(a) - binding_rank(b);
	if (is_internal(a) != is_internal(b))
		return is_internal(a) - is_internal(b);
	return compare_names(a, b);
}

static uint64_t symbol_end(const struct symbol *symbol)
{
	uint64_t end = symbol->start + symbol->size;

	return end < symbol->start ? UINT64_MAX : end;
}

static size_t group_end(const struct symbols *symbols, size_t first)
{
	size_t i = first + 1;

	while (i < symbols->count &&
	       symbols->list[i].start == symbols->list[first].start)
		i++;
	return i;
}

/*
 * Symbols without a size get one, up to the next; inside of another (labels in
 * hand-written code) they stay without and are left out.
 */
static void measure(struct symbols *symbols)
{
	uint64_t covered = 0, next;
	struct symbol *symbol;
	size_t i, k, end;

	for (i = 0; i < symbols->count; i = end) {
		end = group_end(symbols, i);
		next = end < symbols->count ? symbols->list[end].start
					    : UINT64_MAX;
		for (k = i; k < end; k++) {
			symbol = &symbols->list[k];
			if (!symbol->size && symbol->start >= covered) {
				if (symbol->limit < next)
					next = symbol->limit;
				if (next > symbol->start)
					symbol->size = next - symbol->start;
			} else if (symbol_end(symbol) > covered) {
				covered = symbol_end(symbol);
			}
		}
	}
}

/* The sweep: the symbols that hold at an address, the innermost last. */
struct sweep {
	struct symbols *symbols;
	struct symbol **open;
	size_t depth;
};

static struct symbol *innermost(const struct sweep *sweep)
{
	return sweep->depth ? sweep->open[sweep->depth - 1] : NULL;
}

static void add_edge(struct sweep *sweep, uint64_t address)
{
	struct symbols *symbols = sweep->symbols;
	size_t i = symbols->edge_count;

	if (i && symbols->edges[i - 1].address == address)
		i--;
	symbols->edges[i].address = address;
	symbols->edges[i].symbol = innermost(sweep);
	symbols->edge_count = i + 1;
}

static void close_until(struct sweep *sweep, uint64_t address)
{
	uint64_t end;

	while (sweep->depth && symbol_end(innermost(sweep)) <= address) {
		end = symbol_end(innermost(sweep));
		while (sweep->depth && symbol_end(innermost(sweep)) <= end)
			sweep->depth--;
		add_edge(sweep, end);
	}
}

/* The best of a group comes first and is opened last. */
static void open_group(struct sweep *sweep, size_t first, size_t end)
{
	struct symbol *list = sweep->symbols->list;
	size_t i;

	close_until(sweep, list[first].start);
	for (i = end; i-- > first;) {
		if (list[i].size)
			sweep->open[sweep->depth++] = &list[i];
	}
	add_edge(sweep, list[first].start);
}

void symbols_sort(struct symbols *symbols)
{
	struct sweep sweep = { .symbols = symbols };
	size_t i, end;

	if (!symbols->count)
		return;
	qsort(symbols->list, symbols->count, sizeof(*symbols->list), compare);
	measure(symbols);
	sweep.open = alloc_array(symbols->count, sizeof(*sweep.open));
	symbols->edges =
		alloc_array(2 * symbols->count, sizeof(*symbols->edges));
	for (i = 0; i < symbols->count; i = end) {
		end = group_end(symbols, i);
		open_group(&sweep, i, end);
	}
	close_until(&sweep, UINT64_MAX);
	free(sweep.open);
}

struct symbol *symbols_lookup(const struct symbols *symbols, uint64_t address)
{
	size_t low = 0, high = symbols->edge_count, middle;

	while (low < high) {
		middle = low + (high - low) / 2;
		if (symbols->edges[middle].address <= address)
			low = middle + 1;
		else
			high = middle;
	}
	return low ? symbols->edges[low - 1].symbol : NULL;
}

const char *symbols_show(struct dsos *dsos, const char *name)
{
	struct text text = TEXT_INIT;
	const char *shown = name;

	if (dsos_style(dsos)->demangle && demangle(&text, name))
		shown = text_string(&text);
	shown = dsos_name(dsos, shown);
	text_finish(&text);
	return shown;
}

static const char *show(struct dso *dso, const struct symbol *symbol)
{
	struct dsos *dsos = dso_owner(dso);
	const char *shown = symbols_show(dsos, symbol->name);
	struct text text = TEXT_INIT;

	if (!symbol->plt || !shown)
		return shown;
	text_printf(&text, "%s@plt", shown);
	shown = dsos_name(dsos, text_string(&text));
	text_finish(&text);
	return shown;
}

static bool add_static(struct dso *dso, struct symbols *symbols, Elf *elf)
{
	return elf && dso_take_of(dso, elf, symbols_cost(elf, SHT_SYMTAB)) &&
	       symbols_add_static(symbols, elf);
}

static struct symbols *read_symbols(struct dso *dso)
{
	struct symbols *symbols = symbols_create();
	Elf *elf = dso_elf(dso);
	bool found;

	if (elf) {
		found = add_static(dso, symbols, elf) ||
			add_static(dso, symbols, dso_debug_elf(dso));
		if (!found && dso_go(dso))
			go_program_symbols(dso_go(dso), symbols);
		if (dso_take_of(dso, elf, symbols_cost(elf, SHT_DYNSYM)))
			symbols_add_dynamic(symbols, elf, !found);
	}
	symbols_sort(symbols);
	return symbols;
}

const struct symbols *symbols_of(struct dso *dso)
{
	struct symbols **symbols = dso_symbols(dso);

	if (!*symbols)
		*symbols = dso_is_kernel(dso) ? kallsyms_read()
					      : read_symbols(dso);
	return *symbols;
}

const char *symbols_find(struct dso *dso, uint64_t address, uint64_t *start)
{
	struct symbol *symbol;

	symbol = symbols_lookup(symbols_of(dso), address);
	if (!symbol)
		return NULL;
	if (!symbol->shown)
		symbol->shown = show(dso, symbol);
	*start = symbol->start;
	return symbol->shown;
}
