/* flamegraph.html, which has the page's looks and its script, as a string. */
#include "flamegraph_page.h"

__asm__(".pushsection .rodata\n"
	".global flamegraph_page\n"
	"flamegraph_page:\n"
	".incbin \"src/output/flamegraph.html\"\n"
	".byte 0\n"
	".popsection\n");
