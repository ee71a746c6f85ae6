/*
 * Puts b.so in the place of a.so, which stays mapped and is called, and loads
 * and calls what is there now.
 */
#include <dlfcn.h>
#include <stdio.h>

#define NOIPA __attribute__((noinline, noclone))

NOIPA static int call_old(int (*function)(void))
{
	return function() + 1;
}

NOIPA static int call_new(int (*function)(void))
{
	return function() + 2;
}

static void *find(const char *path, const char *name)
{
	void *library = dlopen(path, RTLD_NOW);

	return library ? dlsym(library, name) : NULL;
}

int main(void)
{
	int (*function)(void) = find("./a.so", "first");

	if (!function || rename("./b.so", "./a.so") || !call_old(function))
		return 1;
	/* By another path, or the loader gives what it has. */
	function = find("././a.so", "second");
	return !function || !call_new(function);
}
