/* From the first instructions of a process. ptrail: --call-graph dwarf */
#include "expect.h"

int main(void)
{
	expect("brk() = *");
	expect("> * (*/ld*.so*)");
	expect("mmap*(*");
	expect("> * (*/ld*.so*)");
	expect("> * (*/ld*.so*)");
	return 0;
}
