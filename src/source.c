/*
 * Debugging information is large and is read only on request. It is the traced
 * program's own: whoever asks for lines trusts libdw with it.
 */
#include "source.h"

#include <dwarf.h>
#include <stdlib.h>

#include <elfutils/libdw.h>

#include "dso_state.h"
#include "symbols.h"
#include "symbols_elf.h"

const char *const source_lacks;

void source_close(struct Dwarf *dwarf)
{
	dwarf_end(dwarf);
}

static bool has_lines(Elf *elf)
{
	GElf_Shdr header;

	return elf_find_section(elf, ".debug_line", &header);
}

/* Whatever has lines: the file itself, or the separate one. */
static Dwarf *open_dwarf(struct dso *dso)
{
	Elf *debug;

	if (dso->dwarf_asked || !dso->elf)
		return dso->dwarf;
	dso->dwarf_asked = true;
	dso->dwarf = dwarf_begin_elf(dso->elf, DWARF_C_READ, NULL);
	if (dso->dwarf && has_lines(dso->elf))
		return dso->dwarf;
	dwarf_end(dso->dwarf);
	debug = dso_debug_elf(dso);
	dso->dwarf = debug ? dwarf_begin_elf(debug, DWARF_C_READ, NULL) : NULL;
	return dso->dwarf;
}

static bool has_address(Dwarf_Die *unit, uint64_t address)
{
	return dwarf_haspc(unit, address) > 0;
}

/* By .debug_aranges, which not all compilers write, or one by one. */
static bool find_unit(Dwarf *dwarf, uint64_t address, Dwarf_Die *unit)
{
	Dwarf_Off offset = 0, next;
	size_t size;

	if (dwarf_addrdie(dwarf, address, unit))
		return true;
	while (!dwarf_nextcu(dwarf, offset, &next, &size, NULL, NULL, NULL)) {
		if (dwarf_offdie(dwarf, offset + size, unit) &&
		    has_address(unit, address))
			return true;
		offset = next;
	}
	return false;
}

static const char *function_name(Dwarf_Die *function)
{
	static const unsigned attributes[] = { DW_AT_linkage_name,
					       DW_AT_MIPS_linkage_name };
	Dwarf_Attribute attribute;
	size_t i;

	for (i = 0; i < sizeof(attributes) / sizeof(attributes[0]); i++) {
		if (dwarf_attr_integrate(function, attributes[i], &attribute))
			return dwarf_formstring(&attribute);
	}
	return dwarf_diename(function);
}

/* A place in the source that is handed outwards, frame by frame. */
struct place {
	const char *file;
	int line;
};

static void set_line(struct dso *dso, struct frame *frame,
		     const struct place *place)
{
	struct dsos *dsos = dso_owner(dso);

	if (!dsos_style(dsos)->lines || !place->file)
		return;
	frame->file = dsos_name(dsos, place->file);
	frame->line = place->line;
}

static struct place line_at(Dwarf_Die *unit, uint64_t address)
{
	Dwarf_Line *line = dwarf_getsrc_die(unit, address);
	struct place place = { NULL, 0 };

	if (!line)
		return place;
	place.file = dwarf_linesrc(line, NULL, NULL);
	dwarf_lineno(line, &place.line);
	return place;
}

/* Where an inlined function was called. */
static struct place call_of(Dwarf_Die *unit, Dwarf_Die *function)
{
	struct place place = { NULL, 0 };
	Dwarf_Attribute attribute;
	Dwarf_Files *files;
	Dwarf_Word number;
	size_t count;

	if (dwarf_getsrcfiles(unit, &files, &count) ||
	    dwarf_formudata(dwarf_attr(function, DW_AT_call_file, &attribute),
			    &number))
		return place;
	place.file = dwarf_filesrc(files, number, NULL, NULL);
	if (!dwarf_formudata(dwarf_attr(function, DW_AT_call_line, &attribute),
			     &number))
		place.line = number;
	return place;
}

static int find_scopes(Dwarf_Die *unit, uint64_t address, Dwarf_Die **scopes)
{
	Dwarf_Die innermost, *found;
	int count = dwarf_getscopes(unit, address, &found);

	if (count <= 0)
		return 0;
	/* Those are the scopes of names; we want those of the code. */
	innermost = found[0];
	free(found);
	count = dwarf_getscopes_die(&innermost, scopes);
	return count > 0 ? count : 0;
}

size_t source_find(struct dso *dso, uint64_t address, struct frame *frames,
		   struct frame *frame)
{
	const struct frame_style *style = dsos_style(dso_owner(dso));
	Dwarf *dwarf = open_dwarf(dso);
	Dwarf_Die unit, *scopes = NULL;
	struct place place;
	const char *name;
	size_t found = 0;
	int count = 0, i;

	if (!dwarf || !find_unit(dwarf, address, &unit))
		return 0;
	place = line_at(&unit, address);
	if (style->inlined)
		count = find_scopes(&unit, address, &scopes);
	for (i = 0; i < count && found < SOURCE_INLINED_MAX; i++) {
		if (dwarf_tag(&scopes[i]) != DW_TAG_inlined_subroutine)
			continue;
		name = function_name(&scopes[i]);
		frames[found] = *frame;
		frames[found].inlined = true;
		frames[found].symbol =
			symbols_show(dso_owner(dso), name ? name : "?");
		set_line(dso, &frames[found++], &place);
		place = call_of(&unit, &scopes[i]);
	}
	free(scopes);
	set_line(dso, frame, &place);
	return found;
}
