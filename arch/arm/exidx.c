/* Unwind information of .ARM.exidx. */
#include "arch/arm/arm.h"

bool arm_exidx_row(struct Elf *elf, uint64_t address, struct cfi_row *row)
{
	(void)elf, (void)address, (void)row;
	return false;
}
