/* Go's table of functions: in each of its layouts, and read without trust. */
#include <criterion/criterion.h>
#include <elf.h>
#include <string.h>

#include "cfi.h"
#include "go_program.h"
#include "go_table.h"
#include "seeds.h"
#include "symbols.h"

enum {
	GO_12 = 0xfb,
	GO_116 = 0xfa,
	GO_118 = 0xf0,
	GO_120 = 0xf1,
	TEXT = 0x401000,
	FUNCTIONS = 3,
	CODE_SIZE = 0x1000,
};

/* What the linker writes, piece by piece. */
struct written {
	uint8_t bytes[1024];
	size_t size;
	unsigned word;
};

static void put(struct written *out, uint64_t value, unsigned size)
{
	memcpy(out->bytes + out->size, &value, size);
	out->size += size;
}

static void put_text(struct written *out, const char *bytes, size_t size)
{
	memcpy(out->bytes + out->size, bytes, size);
	out->size += size;
}

static void set_word(struct written *out, unsigned index, uint64_t value)
{
	memcpy(out->bytes + 8 + index * out->word, &value, out->word);
}

static const struct {
	uint32_t start;
	const char *name;
	uint32_t named;		/* the name's place */
	uint32_t depths;	/* place of the numbers */
} functions[FUNCTIONS] = {
	{ 0x000, "_rt0_x_linux", 1, 1 },
	{ 0x020, "main.main", 14, 4 },
	{ 0x100, "main.(*widget).middle", 24, 1 },
};

static const char names[] =
	"\0_rt0_x_linux\0main.main\0main.(*widget).middle";

/* All of the code 0 deep; 16 bytes 0 deep, then 56 deep to the end. */
static const char depths[] = "\0"
			     "\x02\x80\x20"
			     "\x02\x10\x70\x80\x20";

#define LAST_ADDRESS 0x180

static unsigned header_words(unsigned magic)
{
	return magic == GO_12 ? 1 : magic == GO_116 ? 7 : 8;
}

static void put_functions(struct written *out, unsigned magic, size_t base,
			  size_t shift)
{
	bool relative = magic == GO_118 || magic == GO_120;
	unsigned field = relative ? 4 : out->word, i;
	uint64_t text = relative ? 0 : TEXT;
	size_t record = out->size - base + (2 * FUNCTIONS + 1) * field;

	for (i = 0; i < FUNCTIONS; i++) {
		put(out, text + functions[i].start, field);
		put(out, record + i * (field + 20), field);
	}
	put(out, text + LAST_ADDRESS, field);
	for (i = 0; i < FUNCTIONS; i++) {
		put(out, text + functions[i].start, field);
		put(out, functions[i].named + shift, 4);
		put(out, 0, 4);
		put(out, 0, 4);
		put(out, functions[i].depths +
			 (shift ? shift + sizeof(names) : 0), 4);
		put(out, 0, 4);
	}
}

/* One table for all: its parts lie behind the functions. */
static void write_12(struct written *out)
{
	size_t records = 8 + out->word + (2 * FUNCTIONS + 1) * out->word +
			 FUNCTIONS * (out->word + 20);

	set_word(out, 0, FUNCTIONS);
	put_functions(out, GO_12, 0, records);
	cr_assert_eq(out->size, records);
	put_text(out, names, sizeof(names));
	put_text(out, depths, sizeof(depths) - 1);
}

static void write_later(struct written *out, unsigned magic)
{
	unsigned base = magic == GO_116 ? 2 : 3;

	set_word(out, 0, FUNCTIONS);
	if (magic != GO_116)
		set_word(out, 2, TEXT);
	set_word(out, base, out->size);
	put_text(out, names, sizeof(names));
	set_word(out, base + 3, out->size);
	put_text(out, depths, sizeof(depths) - 1);
	out->size = (out->size + 7) & ~7;
	set_word(out, base + 4, out->size);
	put_functions(out, magic, out->size, 0);
}

static struct written write_table(unsigned magic, unsigned word)
{
	struct written out = { .word = word };

	put(&out, 0xffffff00 | magic, 4);
	put(&out, 0, 2);
	put(&out, 1, 1);
	put(&out, word, 1);
	out.size += header_words(magic) * word;
	if (magic == GO_12)
		write_12(&out);
	else
		write_later(&out, magic);
	cr_assert_leq(out.size, sizeof(out.bytes));
	return out;
}

static void check_function(const struct go_table *table, size_t index)
{
	struct go_function function;
	uint64_t end = index + 1 < FUNCTIONS ? functions[index + 1].start
					     : LAST_ADDRESS;

	cr_assert(go_table_function(table, index, &function));
	cr_expect_eq(function.start, TEXT + functions[index].start);
	cr_expect_eq(function.end, TEXT + end);
	cr_expect_str_eq(function.name, functions[index].name);
	cr_expect(go_table_find(table, function.start, &function));
	cr_expect_str_eq(function.name, functions[index].name);
	cr_expect(go_table_find(table, function.end - 1, &function));
	cr_expect_str_eq(function.name, functions[index].name);
}

static void check_depth(const struct go_table *table, uint64_t address,
			int64_t wanted)
{
	struct go_function function;
	int64_t depth = -1;

	cr_assert(go_table_find(table, address, &function));
	cr_expect(go_table_depth(table, &function, address, &depth));
	cr_expect_eq(depth, wanted, "%#lx: %ld", (long)address, (long)depth);
}

static void check_layout(unsigned magic, unsigned word)
{
	struct written out = write_table(magic, word);
	struct go_table *table = go_table_create(out.bytes, out.size, word);
	struct go_function function;
	size_t i;

	cr_assert(table, "%#x with words of %u", magic, word);
	cr_assert_eq(go_table_count(table), FUNCTIONS);
	for (i = 0; i < FUNCTIONS; i++)
		check_function(table, i);
	cr_expect(!go_table_find(table, TEXT - 1, &function));
	cr_expect(!go_table_find(table, TEXT + LAST_ADDRESS, &function));
	check_depth(table, TEXT, 0);
	check_depth(table, TEXT + 0x2f, 0);
	check_depth(table, TEXT + 0x30, 56);
	go_table_destroy(table);
}

Test(go, layouts)
{
	static const unsigned magics[] = { GO_12, GO_116, GO_118, GO_120 };

	for (size_t i = 0; i < 4; i++) {
		check_layout(magics[i], 8);
		check_layout(magics[i], 4);
	}
}

Test(go, what_is_no_table)
{
	struct written out = write_table(GO_120, 8);
	uint64_t many = UINT64_MAX / 8;

	cr_expect_null(go_table_create(out.bytes, out.size, 4));
	cr_expect_null(go_table_create(out.bytes, 7, 8));
	cr_expect_null(go_table_create(out.bytes, 0, 8));
	set_word(&out, 0, many);
	cr_expect_null(go_table_create(out.bytes, out.size, 8));
	out = write_table(GO_120, 8);
	set_word(&out, 7, many);
	cr_expect_null(go_table_create(out.bytes, out.size, 8));
	out = write_table(0xf2, 8);
	cr_expect_null(go_table_create(out.bytes, out.size, 8));
}

/* An executable with the table and nothing that says where it is. */
struct program {
	Elf64_Ehdr header;
	Elf64_Phdr segments[3];
	uint8_t note[24];
	uint8_t code[CODE_SIZE];
	uint64_t table[128];
};

static void add_segment(Elf64_Phdr *segment, uint32_t type, uint32_t flags,
			size_t offset, size_t size)
{
	*segment = (Elf64_Phdr){ .p_type = type, .p_flags = flags,
				 .p_offset = offset, .p_filesz = size,
				 .p_memsz = size, .p_align = 4 };
}

static void make_program(struct program *program, const struct written *table)
{
	static const uint16_t one = 1;

	memset(program, 0, sizeof(*program));
	program->header = (Elf64_Ehdr){
		.e_ident = { 0x7f, 'E', 'L', 'F', ELFCLASS64,
			     *(const uint8_t *)&one ? ELFDATA2LSB : ELFDATA2MSB,
			     EV_CURRENT },
		.e_type = ET_EXEC, .e_machine = arch_native->machine->elf,
		.e_version = EV_CURRENT, .e_entry = TEXT,
		.e_phoff = offsetof(struct program, segments),
		.e_ehsize = sizeof(Elf64_Ehdr),
		.e_phentsize = sizeof(Elf64_Phdr), .e_phnum = 3,
	};
	add_segment(&program->segments[0], PT_LOAD, PF_R | PF_X,
		    offsetof(struct program, code), CODE_SIZE);
	program->segments[0].p_vaddr = TEXT;
	add_segment(&program->segments[1], PT_LOAD, PF_R,
		    offsetof(struct program, table), sizeof(program->table));
	program->segments[1].p_vaddr = 0x500000;
	add_segment(&program->segments[2], PT_NOTE, PF_R,
		    offsetof(struct program, note), sizeof(program->note));
	memcpy(program->note, (uint32_t[]){ 4, 8, 4 }, 12);
	memcpy(program->note + 12, "Go", 2);
	memcpy((char *)program->table + 64, table->bytes,
	       sizeof(program->table) - 64);
}

static Elf *open_program(struct program *program)
{
	elf_version(EV_CURRENT);
	return elf_memory((char *)program, sizeof(*program));
}

static void check_names(struct program *program)
{
	Elf *elf = open_program(program);
	struct go_table *table = go_program_table(elf);
	struct symbols *symbols = symbols_create();
	struct symbol *symbol;

	cr_assert(table);
	go_program_symbols(table, symbols);
	symbols_sort(symbols);
	symbol = symbols_lookup(symbols, TEXT + 0x25);
	cr_expect(symbol && !strcmp(symbol->name, "main.main"));
	cr_expect_null(symbols_lookup(symbols, TEXT + LAST_ADDRESS));
	symbols_destroy(symbols);
	go_table_destroy(table);
	elf_end(elf);
}

Test(go, found_without_sections)
{
	static struct program program;
	struct written table = write_table(GO_120, 8);

	make_program(&program, &table);
	check_names(&program);
	/* The loader fills the text's start in, or nobody does. */
	set_word(&table, 2, 0);
	make_program(&program, &table);
	check_names(&program);
}

static bool has_table(struct program *program)
{
	Elf *elf = open_program(program);
	struct go_table *table = go_program_table(elf);

	go_table_destroy(table);
	elf_end(elf);
	return table;
}

/* Names that may be wrong are none. */
Test(go, an_unknown_start_gives_no_names)
{
	static struct program program;
	struct written table = write_table(GO_118, 8);

	set_word(&table, 2, 0);
	make_program(&program, &table);
	cr_expect(has_table(&program));
	program.header.e_entry = 0x10;
	cr_expect(!has_table(&program));
	make_program(&program, &table);
	program.note[12] = 'X';
	cr_expect(!has_table(&program));
}

Test(go, unwinding)
{
	static struct program program;
	struct written bytes = write_table(GO_116, 8);
	const struct machine *machine = arch_native->machine;
	struct go_table *table;
	struct cfi_row row;
	Elf *elf;

	if (!machine->call)
		cr_skip_test("calls push no address here");
	make_program(&program, &bytes);
	elf = open_program(&program);
	table = go_program_table(elf);
	cr_assert(table);
	cr_assert(go_program_find_cfi(table, machine, TEXT + 0x40, &row));
	cr_expect_eq(row.cfa.kind, CFI_REGISTER);
	cr_expect_eq(row.cfa.base, machine->sp);
	cr_expect_eq(row.cfa.number, 56 + (int)machine->word);
	cr_expect_eq(row.places[row.column].kind, CFI_OFFSET);
	cr_expect_eq(row.places[row.column].number, -(int)machine->word);
	cr_expect(!go_program_find_cfi(table, machine, TEXT - 1, &row));
	go_table_destroy(table);
	elf_end(elf);
}

/* Whatever can be asked. */
static void exercise(struct program *program)
{
	Elf *elf = open_program(program);
	struct go_table *table = elf ? go_program_table(elf) : NULL;
	struct symbols *symbols = symbols_create();
	struct cfi_row row;
	uint64_t address;

	if (table)
		go_program_symbols(table, symbols);
	symbols_sort(symbols);
	for (address = TEXT; table && address < TEXT + 0x200; address += 13) {
		symbols_lookup(symbols, address);
		go_program_find_cfi(table, arch_native->machine, address, &row);
	}
	symbols_destroy(symbols);
	go_table_destroy(table);
	elf_end(elf);
}

Test(hostile, tables_of_go, .timeout = 36000)
{
	static const unsigned magics[] = { GO_12, GO_116, GO_118, GO_120 };
	static const uint8_t special[] = { 0, 1, 0x7f, 0x80, 0xff, 0xfe };
	struct program *program = malloc(sizeof(*program));
	struct seeds seeds = seeds_all("tables of Go");
	uint64_t seed, state;
	struct written table;
	unsigned i;

	while (seeds_next(&seeds, &seed)) {
		state = seed * 2 + 1;
		table = write_table(magics[seed % 4], 8);
		for (i = 0; i <= seed / 4 % 6; i++)
			table.bytes[random_next(&state) % table.size] =
				i % 2 ? (int)random_next(&state)
				      : special[random_next(&state) % 6];
		make_program(program, &table);
		/* Its end is that of the memory, which sanitizers watch. */
		if (seed % 3 == 0)
			program->segments[1].p_filesz =
				64 + random_next(&state) % table.size;
		exercise(program);
	}
	free(program);
}
