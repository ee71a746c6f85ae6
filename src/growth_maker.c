/* The table: a new allocator or runtime is a row. */
#include "growth_maker.h"

#include <stddef.h>
#include <string.h>

static const struct growth_maker makers[] = {
	{ "Go", "runtime.", NULL, true },
	{ "jemalloc", "je_", NULL, true },
	{ "jemalloc", "_rjem_je_", NULL, true },
	{ "jemalloc", NULL, "libjemalloc", true },
	{ "tcmalloc", "tcmalloc::", NULL, true },
	{ "tcmalloc", "TCMalloc_", NULL, true },
	{ "tcmalloc", NULL, "libtcmalloc", true },
	{ "mimalloc", "_mi_", NULL, true },
	{ "mimalloc", "mi_os_", NULL, true },
	{ "mimalloc", NULL, "libmimalloc", true },
	{ "V8", "v8::", NULL, false },
	{ "V8", NULL, "libv8", false },
	{ "Java", NULL, "libjvm", false },
	{ ".NET", NULL, "libcoreclr", false },
	{ ".NET", NULL, "libclrgc", false },
	{ "LuaJIT", "lj_", NULL, false },
	{ "LuaJIT", NULL, "luajit", false },
	{ "LuaJIT", NULL, "libluajit", false },
	{ "Python", "_PyObject_Arena", NULL, false },
	{ "Python", "_PyMem_Arena", NULL, false },
};

static bool begins(const char *name, const char *with)
{
	return !strncmp(name, with, strlen(with));
}

static bool is_of(const struct growth_maker *maker, const struct frame *frame)
{
	const char *slash = frame->dso ? strrchr(frame->dso, '/') : NULL;

	if (maker->file)
		return slash && begins(slash + 1, maker->file);
	return frame->symbol && begins(frame->symbol, maker->symbol);
}

const struct growth_maker *growth_maker_of(const struct frame *frame)
{
	for (size_t i = 0; i < sizeof(makers) / sizeof(*makers); i++)
		if (is_of(&makers[i], frame))
			return &makers[i];
	return NULL;
}
