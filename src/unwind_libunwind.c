/*
 * libunwind's remote unwinding with accessors of our own. It finds its tables
 * in the traced memory (.eh_frame_hdr), never by opening files by name.
 */
#include "unwind_libunwind.h"

#include <string.h>

#include <gelf.h>
#include <libunwind.h>

#include "dso.h"

enum {
	HEADER_VERSION = 1,
	TABLE_OF_INT32 = 0x3b, /* DW_EH_PE_datarel | DW_EH_PE_sdata4 */
	UDATA4 = 0x03,
};

/* Exported by libunwind for remote unwinders, but in no header of its. */
int UNW_OBJ(dwarf_search_unwind_table)(unw_addr_space_t space, unw_word_t ip,
				       unw_dyn_info_t *table,
				       unw_proc_info_t *info, int need,
				       void *argument);

/* Some of its machines have one number for the pc and the link register. */
#define IP_IS_LINK ((unsigned)UNW_REG_IP == arch_native->machine->link)

const char *const libunwind_lacks;

struct header {
	uint8_t version;
	uint8_t frame_encoding;
	uint8_t count_encoding;
	uint8_t table_encoding;
	uint32_t frame;
	uint32_t count;
};

static bool find_header(struct dso *dso, uint64_t *address)
{
	GElf_Phdr header;
	size_t count, i;

	if (!dso_elf(dso) || elf_getphdrnum(dso_elf(dso), &count))
		return false;
	for (i = 0; i < count; i++) {
		if (gelf_getphdr(dso_elf(dso), i, &header) &&
		    header.p_type == PT_GNU_EH_FRAME) {
			*address = header.p_vaddr;
			return true;
		}
	}
	return false;
}

/* Where the .eh_frame_hdr of the code at 'ip' is in memory. */
static bool locate(const struct moment *moment, uint64_t ip,
		   unw_dyn_info_t *table)
{
	const struct map *map = maps_find_code(moment->maps, moment->tid, ip);
	struct dso *dso = map ? maps_dso(moment->maps, moment->tid, map) : NULL;
	uint64_t own, header;

	if (!dso || !find_header(dso, &header) ||
	    !dso_address(dso, ip - map->start + map->offset, &own))
		return false;
	table->start_ip = map->start;
	table->end_ip = map->end;
	table->u.rti.segbase = header + (ip - own);
	return true;
}

static int find_proc_info(unw_addr_space_t space, unw_word_t ip,
			  unw_proc_info_t *info, int need, void *argument)
{
	const struct moment *moment = argument;
	unw_dyn_info_t table = { .format = UNW_INFO_FORMAT_REMOTE_TABLE };
	struct header header;

	if (!locate(moment, ip, &table) ||
	    !memory_get(moment->memory, table.u.rti.segbase, &header,
			sizeof(header)))
		return -UNW_ENOINFO;
	if (header.version != HEADER_VERSION ||
	    header.count_encoding != UDATA4 ||
	    header.table_encoding != TABLE_OF_INT32)
		return -UNW_ENOINFO;
	table.u.rti.table_data = table.u.rti.segbase + sizeof(header);
	table.u.rti.table_len = (uint64_t)header.count * 8 / sizeof(unw_word_t);
	return UNW_OBJ(dwarf_search_unwind_table)(space, ip, &table, info, need,
						  argument);
}

static void put_unwind_info(unw_addr_space_t space, unw_proc_info_t *info,
			    void *argument)
{
	(void)space, (void)info, (void)argument;
}

static int no_dynamic_list(unw_addr_space_t space, unw_word_t *address,
			   void *argument)
{
	(void)space, (void)address, (void)argument;
	return -UNW_ENOINFO;
}

static int access_memory(unw_addr_space_t space, unw_word_t address,
			 unw_word_t *value, int write, void *argument)
{
	const struct moment *moment = argument;

	(void)space;
	if (write ||
	    !memory_get(moment->memory, address, value, sizeof(*value)))
		return -UNW_EINVAL;
	return 0;
}

/* DWARF's number of a register of libunwind's, or -1. */
static int dwarf_number(unw_regnum_t number)
{
	const struct machine *machine = arch_native->machine;

	/* It may have one of its own where DWARF has none. */
	if (number == UNW_REG_IP && !IP_IS_LINK)
		return machine->pc;
	if (number < 0 || number >= ARCH_REGISTERS)
		return -1;
	if (!machine->libunwind)
		return number;
	return (size_t)number < machine->libunwind_count
		       ? machine->libunwind[number]
		       : -1;
}

static int access_register(unw_addr_space_t space, unw_regnum_t number,
			   unw_word_t *value, int write, void *argument)
{
	const struct moment *moment = argument;
	int own = dwarf_number(number);

	(void)space;
	if (write)
		return -UNW_EREADONLYREG;
	if (own < 0)
		return -UNW_EBADREG;
	*value = moment->registers->value[own];
	return 0;
}

static int no_float(unw_addr_space_t space, unw_regnum_t number,
		    unw_fpreg_t *value, int write, void *argument)
{
	(void)space, (void)number, (void)value, (void)write, (void)argument;
	return -UNW_EBADREG;
}

static int no_resume(unw_addr_space_t space, unw_cursor_t *cursor,
		     void *argument)
{
	(void)space, (void)cursor, (void)argument;
	return -UNW_EINVAL;
}

static int no_name(unw_addr_space_t space, unw_word_t address, char *name,
		   size_t size, unw_word_t *offset, void *argument)
{
	(void)space, (void)address, (void)name, (void)size, (void)offset;
	(void)argument;
	return -UNW_ENOINFO;
}

static bool begin(const struct moment *moment, unw_addr_space_t *space,
		  unw_cursor_t *cursor)
{
	unw_accessors_t accessors = {
		.find_proc_info = find_proc_info,
		.put_unwind_info = put_unwind_info,
		.get_dyn_info_list_addr = no_dynamic_list,
		.access_mem = access_memory,
		.access_reg = access_register,
		.access_fpreg = no_float,
		.resume = no_resume,
		.get_proc_name = no_name,
	};

	*space = unw_create_addr_space(&accessors, 0);
	if (!*space)
		return false;
	unw_set_caching_policy(*space, UNW_CACHE_NONE);
	if (!unw_init_remote(cursor, *space, (void *)moment))
		return true;
	unw_destroy_addr_space(*space);
	return false;
}

/* Where its number is the pc's. A register that was not saved is as it was. */
static void take_link(const struct moment *moment, unw_cursor_t *cursor,
		      uint64_t *link)
{
	unsigned number = arch_native->machine->link;
	unw_save_loc_t place;
	unw_word_t value;

	if (!unw_get_save_loc(cursor, number, &place) &&
	    place.type == UNW_SLT_MEMORY &&
	    memory_get(moment->memory, place.u.addr, &value, sizeof(value)))
		*link = value;
}

static void take_registers(const struct moment *moment, unw_cursor_t *cursor,
			   struct registers *registers)
{
	uint64_t *link = &registers->value[arch_native->machine->link];
	uint64_t before = *link;
	unw_word_t value;
	int i;

	for (i = 0; i <= UNW_REG_LAST && i < ARCH_REGISTERS; i++) {
		if (dwarf_number(i) >= 0 && !unw_is_fpreg(i) &&
		    !unw_get_reg(cursor, i, &value))
			registers->value[dwarf_number(i)] = value;
	}
	if (IP_IS_LINK) {
		*link = before;
		take_link(moment, cursor, link);
	}
	if (!unw_get_reg(cursor, UNW_REG_IP, &value))
		registers->value[arch_native->machine->pc] = value;
	if (!unw_get_reg(cursor, UNW_REG_SP, &value))
		registers->value[arch_native->machine->sp] = value;
}

/* To the caller, and whether a signal has interrupted it. */
static bool step(unw_cursor_t *cursor, bool *interrupted)
{
	const struct machine *machine = arch_native->machine;
	bool at_trampoline = unw_is_signal_frame(cursor) > 0;

	*interrupted = at_trampoline;
	if (at_trampoline && machine->libunwind_reads_self)
		return false;
	if (unw_step(cursor) <= 0)
		return false;
	if (!machine->libunwind_names_trampoline)
		*interrupted = unw_is_signal_frame(cursor) > 0;
	return true;
}

bool libunwind_step(const struct moment *moment, struct registers *registers,
		    bool *signal)
{
	unw_addr_space_t space;
	unw_cursor_t cursor;
	bool stepped;

	if (registers->machine != arch_native->machine)
		return false;
	if (!begin(moment, &space, &cursor))
		return false;
	stepped = step(&cursor, signal);
	if (stepped)
		take_registers(moment, &cursor, registers);
	unw_destroy_addr_space(space);
	return stepped;
}

size_t unwind_libunwind(const struct moment *moment, struct unwound *frames,
			size_t max)
{
	unw_addr_space_t space;
	unw_cursor_t cursor;
	unw_word_t pc;
	bool interrupted = true;
	size_t count = 0;

	if (!begin(moment, &space, &cursor))
		return 0;
	while (count < max && !unw_get_reg(&cursor, UNW_REG_IP, &pc) && pc) {
		frames[count].pc = pc;
		frames[count++].interrupted = interrupted;
		if (!step(&cursor, &interrupted))
			break;
	}
	unw_destroy_addr_space(space);
	return count;
}
