/*
 * The kernel's own symbols, from /proc/kallsyms: all addresses are zero there
 * for whoever may not know them (kernel.kptr_restrict), and then it is as if
 * it were empty.
 */
#include "symbols.h"

#include <elf.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "alloc.h"

enum {
	READ_SIZE = 1 << 20,
	FUNCTION_MAX = 1 << 20, /* sizes are not told; something has to end the
				   last one before a hole */
};

static char *read_text(void)
{
	int fd = open("/proc/kallsyms", O_RDONLY | O_CLOEXEC);
	size_t size = READ_SIZE, length = 0;
	char *text = alloc_resize(NULL, size, 1);
	ssize_t got;

	while (fd >= 0 &&
	       (got = read(fd, text + length, size - length - 1)) > 0) {
		length += got;
		if (size - length < READ_SIZE / 2)
			text = alloc_resize(text, size *= 2, 1);
	}
	if (fd >= 0)
		close(fd);
	text[length] = 0;
	return text;
}

/* "ffffffff81000000 T _stext" and, of a module's, "\t[module]". */
static bool parse_line(char *line, struct symbol *symbol)
{
	char *end;

	*symbol = (struct symbol){ .start = strtoull(line, &end, 16) };
	symbol->limit = symbol->start + FUNCTION_MAX;
	if (!symbol->start || end[0] != ' ' || !end[1] || end[2] != ' ')
		return false;
	if (!strchr("tTwW", end[1]))
		return false;
	symbol->binding = end[1] == 't'	  ? STB_LOCAL
			  : end[1] == 'T' ? STB_GLOBAL
					  : STB_WEAK;
	symbol->name = end + 3;
	end += 3 + strcspn(end + 3, "\t");
	if (*end) {
		*end = 0;
		symbol->module = end + 1;
	}
	return *symbol->name;
}

struct symbols *kallsyms_parse(char *text)
{
	struct symbols *symbols = symbols_create();
	struct symbol symbol;
	char *end;

	symbols_own(symbols, text);
	for (; *text; text = end) {
		end = strchrnul(text, '\n');
		if (*end)
			*end++ = 0;
		if (parse_line(text, &symbol))
			symbols_add(symbols, &symbol);
	}
	symbols_sort(symbols);
	return symbols;
}

struct symbols *kallsyms_read(void)
{
	return kallsyms_parse(read_text());
}
