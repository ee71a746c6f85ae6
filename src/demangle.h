/* C++ and Rust names as their authors wrote them. */
#ifndef PTRAIL_DEMANGLE_H
#define PTRAIL_DEMANGLE_H

#include <stdbool.h>

#include "text.h"

/*
 * Adds the demangled 'name', without parameters, and returns true; false and
 * nothing added when it is not mangled, or mangled to do harm.
 */
bool demangle(struct text *out, const char *name);

#endif
