/* Calls a library whose file is gone since. */
#include <dlfcn.h>
#include <unistd.h>

int main(void)
{
	void *library = dlopen("./a.so", RTLD_NOW);
	int (*function)(void) = library ? dlsym(library, "first") : NULL;

	unlink("./a.so");
	return !function || function() == -1;
}
