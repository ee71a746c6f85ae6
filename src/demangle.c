/*
 * Demangling by libiberty, bounded: substitutions let a name of a hundred
 * bytes stand for gigabytes. A callback cannot say "enough", so it jumps.
 */
#include "demangle.h"

#include <setjmp.h>
#include <string.h>

#include <libiberty/demangle.h>

enum {
	MANGLED_MAX = 4096,
	DEMANGLED_MAX = 65536,
};

struct sink {
	struct text *out;
	size_t start;
	jmp_buf enough;
};

static void take(const char *bytes, size_t size, void *opaque)
{
	struct sink *sink = opaque;

	if (sink->out->length - sink->start + size > DEMANGLED_MAX)
		longjmp(sink->enough, 1);
	text_add(sink->out, bytes, size);
}

/* Rust's older mangling is C++'s with a hash: it has to be tried first. */
static bool demangle_into(struct sink *sink, const char *name)
{
	if (rust_demangle_callback(name, DMGL_ANSI, take, sink))
		return true;
	text_truncate(sink->out, sink->start);
	return cplus_demangle_v3_callback(name, DMGL_ANSI, take, sink);
}

bool demangle(struct text *out, const char *name)
{
	struct sink sink = { .out = out, .start = out->length };

	if (name[0] != '_' || (name[1] != 'Z' && name[1] != 'R'))
		return false;
	if (strnlen(name, MANGLED_MAX + 1) > MANGLED_MAX)
		return false;
	/* Nothing is allocated in between but by Rust's punycode. */
	if (!setjmp(sink.enough) && demangle_into(&sink, name))
		return true;
	text_truncate(out, sink.start);
	return false;
}
