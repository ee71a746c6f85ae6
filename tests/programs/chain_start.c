/* From the first instructions of a process. ptrail: --call-graph dwarf */
#include "expect.h"

int main(void)
{
	expect("brk() = *");
	expect("> * (*/ld-linux*)");
	expect("mmap*(*");
	expect("> * (*/ld-linux*)");
	expect("> * (*/ld-linux*)");
	return 0;
}
