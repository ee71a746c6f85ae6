/* A library of one function, which is called NAME, and one that only its
   .symtab knows, which is not loaded. */
#include <unistd.h>

int NAME(void);

__attribute__((noinline, noclone)) static int inside(void)
{
	return getppid() + 1;
}

int NAME(void)
{
	return inside() + 1;
}
