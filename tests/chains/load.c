/* Calls the function of a.so that it is told. */
#include <dlfcn.h>
#include <stddef.h>

int main(int argc, char **argv)
{
	void *library = dlopen("./a.so", RTLD_NOW);
	int (*function)(void) = library ? dlsym(library, argv[argc - 1]) : NULL;

	return !function || function() == -1;
}
