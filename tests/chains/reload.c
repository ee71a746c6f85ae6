/*
 * Loads a.so, unloads it, loads b.so, which then is at the same address, and
 * calls each: their functions have other names.
 */
#include <dlfcn.h>
#include <stdio.h>

static int call(const char *path, const char *name)
{
	void *library = dlopen(path, RTLD_NOW);
	int (*function)(void) = library ? dlsym(library, name) : NULL;
	int result;

	if (!function)
		return 1;
	result = function();
	dlclose(library);
	return result == -1;
}

int main(void)
{
	return call("./a.so", "first") || call("./b.so", "second");
}
