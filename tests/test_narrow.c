/*
 * Chains of 32-bit programs, from registers and stack bytes made by hand: no
 * kernel is needed that runs such programs. The code is a file mapped here.
 */
#include <criterion/criterion.h>
#include <elf.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "arch.h"
#include "dso.h"
#include "stack.h"
#include "unwind.h"

enum {
	PAGE = 4096,
	LOADED = 0x8000, /* p_vaddr of the file's start */
	START = 0x200,
	OUTER = 0x240,	/* with a frame pointer */
	MIDDLE = 0x280, /* which no table describes */
	INNER = 0x2c0,	/* 32 bytes on the stack */
	TRAMPOLINE = 0x310, /* behind no function */
	HANDLER = 0x340,
	FRAME = 0x400,	/* .eh_frame */
	SYMBOLS = 0x600,
	STRINGS = 0x700,
	SECTIONS = 0x800,
	CALL_AT = 0x10, /* of each function's call, 5 bytes long */
	RETURN_AT = 0x15,

	/* DWARF's numbers */
	ESP = 4,
	EBP = 5,
	EIP = 8,
};

static const char strings[] = "\0start\0outer\0middle\0inner\0handler\0"
			      ".symtab\0.strtab\0.eh_frame\0.text";

static const struct {
	unsigned name;
	unsigned start;
} symbols[] = {
	{ 1, START }, { 7, OUTER }, { 13, MIDDLE }, { 20, INNER },
	{ 26, HANDLER },
};

/* DW_CFA_def_cfa, and what the function's prologue has done. */
static const uint8_t common[] = {
	0, 0, 0, 0, 1, 'z', 'R', 0, 1, 0x7c, EIP, 1, 0x1b,
	0x0c, ESP, 4, 0x80 | EIP, 1, 0, 0,
};
static const uint8_t with_fp[] = { 0x0c, EBP, 8, 0x80 | EBP, 2 };
static const uint8_t deep[] = { 0x0e, 0x20 };

struct image {
	uint8_t bytes[PAGE];
	size_t frame; /* of .eh_frame, so far */
};

static void put(struct image *image, size_t at, const void *bytes, size_t size)
{
	if (size)
		memcpy(image->bytes + at, bytes, size);
}

static void put_word(struct image *image, size_t at, uint32_t word)
{
	put(image, at, &word, sizeof(word));
}

static void put_call(struct image *image, unsigned from, unsigned to)
{
	image->bytes[from + CALL_AT] = 0xe8;
	put_word(image, from + CALL_AT + 1, to - from - RETURN_AT);
}

static void put_frame(struct image *image, unsigned start,
		      const uint8_t *code, size_t size)
{
	size_t at = FRAME + image->frame;

	/* The length is a multiple of four; zeros are nops. */
	put_word(image, at, 20);
	put_word(image, at + 4, image->frame + 4);
	put_word(image, at + 8, start - (at + 8));
	put_word(image, at + 12, 0x40);
	put(image, at + 17, code, size);
	image->frame += 24;
}

static void put_sections(struct image *image)
{
	Elf32_Shdr sections[] = {
		{ .sh_type = SHT_NULL },
		{ .sh_name = 34, .sh_type = SHT_SYMTAB, .sh_offset = SYMBOLS,
		  .sh_size = 6 * sizeof(Elf32_Sym), .sh_link = 2,
		  .sh_entsize = sizeof(Elf32_Sym) },
		{ .sh_name = 42, .sh_type = SHT_STRTAB, .sh_offset = STRINGS,
		  .sh_size = sizeof(strings) },
		{ .sh_name = 50, .sh_type = SHT_PROGBITS, .sh_offset = FRAME,
		  .sh_addr = LOADED + FRAME, .sh_size = image->frame },
		{ .sh_name = 60, .sh_type = SHT_PROGBITS, .sh_offset = START,
		  .sh_addr = LOADED + START, .sh_size = 0x180,
		  .sh_flags = SHF_ALLOC | SHF_EXECINSTR },
	};

	put(image, SECTIONS, sections, sizeof(sections));
}

static void put_symbols(struct image *image)
{
	Elf32_Sym symbol = { .st_info = ELF32_ST_INFO(STB_LOCAL, STT_FUNC),
			     .st_size = 0x40, .st_shndx = 4 };

	for (size_t i = 0; i < sizeof(symbols) / sizeof(*symbols); i++) {
		symbol.st_name = symbols[i].name;
		symbol.st_value = LOADED + symbols[i].start;
		put(image, SYMBOLS + (i + 1) * sizeof(symbol), &symbol,
		    sizeof(symbol));
	}
	put(image, STRINGS, strings, sizeof(strings));
}

static void put_headers(struct image *image)
{
	Elf32_Ehdr header = {
		.e_ident = { 0x7f, 'E', 'L', 'F', ELFCLASS32, ELFDATA2LSB, 1 },
		.e_type = ET_DYN, .e_machine = arch_native->narrow->elf,
		.e_version = 1, .e_entry = LOADED + START,
		.e_phoff = sizeof(header), .e_shoff = SECTIONS,
		.e_ehsize = sizeof(header), .e_phentsize = sizeof(Elf32_Phdr),
		.e_phnum = 1, .e_shentsize = sizeof(Elf32_Shdr), .e_shnum = 5,
		.e_shstrndx = 2,
	};
	Elf32_Phdr segment = { .p_type = PT_LOAD, .p_vaddr = LOADED,
			       .p_filesz = PAGE, .p_memsz = PAGE,
			       .p_flags = PF_R | PF_X, .p_align = PAGE };

	put(image, 0, &header, sizeof(header));
	put(image, sizeof(header), &segment, sizeof(segment));
}

static void make_image(struct image *image)
{
	const struct trampoline *trampoline = arch_native->narrow->trampolines;

	memset(image, 0, sizeof(*image));
	put_headers(image);
	put_call(image, START, OUTER);
	put_call(image, OUTER, MIDDLE);
	put_call(image, MIDDLE, INNER);
	put(image, TRAMPOLINE, trampoline->code, trampoline->size);
	put_word(image, FRAME, sizeof(common));
	put(image, FRAME + 4, common, sizeof(common));
	image->frame = 4 + sizeof(common);
	put_frame(image, OUTER, with_fp, sizeof(with_fp));
	put_frame(image, INNER, deep, sizeof(deep));
	put_frame(image, HANDLER, NULL, 0);
	put_symbols(image);
	put_sections(image);
}

/* Where 32 bits reach; NULL when it cannot be had. */
static uint8_t *map_low(int fd, int protection)
{
	int flags = MAP_PRIVATE | (fd < 0 ? MAP_ANONYMOUS : 0);
	uint64_t at;
	void *page;

	for (at = 1 << 29; at < 1u << 31; at += 1 << 20) {
		page = mmap((void *)(uintptr_t)at, PAGE, protection, flags, fd,
			    0);
		if (page == (void *)(uintptr_t)at)
			return page;
		if (page != MAP_FAILED)
			munmap(page, PAGE);
	}
	return NULL;
}

struct narrow {
	uint8_t *code;
	uint8_t *stack;
	struct dsos *dsos;
	struct maps *maps;
	struct registers registers;
	struct moment moment;
};

static void map_image(struct narrow *narrow)
{
	char path[] = "/tmp/ptrail-test-XXXXXX";
	int fd = mkstemp(path);
	struct image image;

	make_image(&image);
	cr_assert_eq(write(fd, image.bytes, PAGE), PAGE);
	narrow->code = map_low(fd, PROT_READ | PROT_EXEC);
	narrow->stack = map_low(-1, PROT_READ | PROT_WRITE);
	/* Read by its path as long as it has one. */
	narrow->maps = maps_create(narrow->dsos);
	if (narrow->code)
		maps_dso(narrow->maps, getpid(),
			 maps_find_code(narrow->maps, getpid(),
					(uintptr_t)narrow->code));
	close(fd);
	unlink(path);
}

static void narrow_init(struct narrow *narrow)
{
	const struct machine *machine = arch_native->narrow;

	if (!machine || machine->elf != EM_386)
		cr_skip_test("no 32-bit programs on this processor");
	*narrow = (struct narrow){ .dsos = dsos_create() };
	map_image(narrow);
	if (!narrow->code || !narrow->stack)
		cr_skip_test("no memory where 32 bits reach");
	narrow->registers.machine = machine;
	narrow->moment = (struct moment){
		.tid = getpid(), .maps = narrow->maps, .in_call = true,
		.registers = &narrow->registers, .memory = &memory_self,
	};
}

static void narrow_finish(struct narrow *narrow)
{
	maps_put(narrow->maps);
	dsos_destroy(narrow->dsos);
	munmap(narrow->code, PAGE);
	munmap(narrow->stack, PAGE);
}

static uint32_t code(const struct narrow *narrow, unsigned offset)
{
	return (uintptr_t)narrow->code + offset;
}

static uint32_t stack(const struct narrow *narrow, unsigned offset)
{
	return (uintptr_t)narrow->stack + offset;
}

static void push(struct narrow *narrow, unsigned offset, uint32_t word)
{
	memcpy(narrow->stack + offset, &word, sizeof(word));
}

/* The stack from inner()'s stack pointer on, and what else it takes. */
static void push_chain(struct narrow *narrow, unsigned at)
{
	push(narrow, at + 0x1c, code(narrow, MIDDLE + RETURN_AT));
	/* Points to code, but not behind a call of middle(). */
	push(narrow, at + 0x20, code(narrow, MIDDLE + RETURN_AT));
	push(narrow, at + 0x28, code(narrow, OUTER + RETURN_AT));
	push(narrow, at + 0x40, 0);
	push(narrow, at + 0x44, code(narrow, START + RETURN_AT));
}

static void set(struct narrow *narrow, unsigned pc, unsigned sp, unsigned fp)
{
	narrow->registers.value[EIP] = code(narrow, pc);
	narrow->registers.value[ESP] = stack(narrow, sp);
	narrow->registers.value[EBP] = stack(narrow, fp);
}

static void check_chain(struct narrow *narrow, enum unwind_mode mode,
			const char *const *names)
{
	struct stack_space space = { narrow->maps, getpid() };
	struct unwind unwind;
	struct unwound found;
	struct frame frame;
	size_t i = 0;

	unwind_init(&unwind, &narrow->moment, mode);
	for (; unwind_next(&unwind, &found); i++) {
		cr_assert(names[i], "one frame more: %#lx",
			  (unsigned long)found.pc);
		stack_frame(&space, unwound_lookup(&found), &frame);
		cr_expect_str_eq(frame.symbol ? frame.symbol : "?", names[i],
				 "frame %zu: %s", i, frame.symbol);
		cr_expect_eq(found.guessed, !strcmp(names[i], "outer"));
	}
	cr_expect_null(names[i]);
}

Test(narrow, by_tables_and_a_guess)
{
	static const char *const names[] = { "inner", "middle", "outer",
					     "start", NULL };
	struct narrow narrow;

	narrow_init(&narrow);
	push_chain(&narrow, 0x100);
	set(&narrow, INNER + 0x12, 0x100, 0x140);
	check_chain(&narrow, UNWIND_DWARF, names);
	narrow_finish(&narrow);
}

/* A frame pointer leads from outer() on; the first step needs the table. */
Test(narrow, by_frame_pointers)
{
	static const char *const names[] = { "inner", "middle", "start", NULL };
	struct narrow narrow;

	narrow_init(&narrow);
	push_chain(&narrow, 0x100);
	set(&narrow, INNER + 0x12, 0x100, 0x140);
	check_chain(&narrow, UNWIND_FP, names);
	narrow_finish(&narrow);
}

Test(narrow, through_a_handler)
{
	static const char *const names[] = { "handler", "?", "inner", "middle",
					     "outer", "start", NULL };
	const struct trampoline *trampoline = arch_native->narrow->trampolines;
	struct narrow narrow;

	narrow_init(&narrow);
	push_chain(&narrow, 0x400);
	push(&narrow, 0x100, code(&narrow, TRAMPOLINE));
	push(&narrow, 0x104 + trampoline->offsets[EIP],
	     code(&narrow, INNER + 0x12));
	push(&narrow, 0x104 + trampoline->offsets[ESP], stack(&narrow, 0x400));
	push(&narrow, 0x104 + trampoline->offsets[EBP], stack(&narrow, 0x440));
	set(&narrow, HANDLER + 4, 0x100, 0);
	check_chain(&narrow, UNWIND_DWARF, names);
	narrow_finish(&narrow);
}
