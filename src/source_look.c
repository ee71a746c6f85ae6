/*
 * Debugging information is large and is read only on request: the unit of an
 * address, the line there, and the functions that were inlined around it.
 */
#include "source_look.h"

#include <dwarf.h>
#include <stdlib.h>

#include <elfutils/libdw.h>

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

static struct source_place line_at(Dwarf_Die *unit, uint64_t address)
{
	Dwarf_Line *line = dwarf_getsrc_die(unit, address);
	struct source_place place = { .line = 0 };

	if (!line)
		return place;
	place.file = dwarf_linesrc(line, NULL, NULL);
	dwarf_lineno(line, &place.line);
	return place;
}

/* Where an inlined function was called. */
static struct source_place call_of(Dwarf_Die *unit, Dwarf_Die *function)
{
	struct source_place place = { .line = 0 };
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

size_t source_look(struct Dwarf *dwarf, uint64_t address, bool inlined,
		   struct source_place *places, size_t size)
{
	Dwarf_Die unit, *scopes = NULL;
	struct source_place place;
	size_t found = 0;
	int count = 0, i;

	if (!find_unit(dwarf, address, &unit))
		return 0;
	place = line_at(&unit, address);
	if (inlined)
		count = find_scopes(&unit, address, &scopes);
	for (i = 0; i < count && found + 1 < size; i++) {
		if (dwarf_tag(&scopes[i]) != DW_TAG_inlined_subroutine)
			continue;
		place.name = function_name(&scopes[i]);
		if (!place.name)
			place.name = "?";
		places[found++] = place;
		/* Where it was called is a place in the next one. */
		place = call_of(&unit, &scopes[i]);
	}
	free(scopes);
	places[found++] = place;
	return found;
}
