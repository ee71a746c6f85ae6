/*
 * A return address that is in a register all the time, as processors with a
 * link register have it in functions that call no other.
 * ptrail: --call-graph dwarf -e getppid
 */
#include "expect.h"

#ifdef __x86_64__
__asm__(".text\n"
	".type leaf, %function\n"
	"leaf:\n"
	".cfi_startproc simple\n"
	".cfi_return_column 3\n"
	".cfi_def_cfa 7, 0\n"
	"mov $110, %eax\n"	/* getppid */
	"syscall\n"
	"jmp *%rbx\n"
	".cfi_endproc\n"
	".size leaf, .-leaf\n");
#endif

__attribute__((noipa)) static int caller(void)
{
	long result = 0;

#ifdef __x86_64__
	__asm__ volatile("lea 1f(%%rip), %%rbx\n"
			 "jmp leaf\n"
			 "1:\n"
			 : "=a"(result) : : "rbx", "rcx", "r11", "memory");
#else
	result = syscall(SYS_getppid);
#endif
	return result > 0;
}

int main(void)
{
	expect("getppid() = *");
#ifdef __x86_64__
	expect("> leaf (*chain_return_register)");
#endif
	expect("> caller (*chain_return_register)");
	expect("> main (*chain_return_register)");
	return caller() - 1;
}
