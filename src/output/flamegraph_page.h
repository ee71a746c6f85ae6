/* The page with @TITLE@ and @DATA@ where those belong. */
#ifndef PTRAIL_FLAMEGRAPH_PAGE_H
#define PTRAIL_FLAMEGRAPH_PAGE_H

extern const char flamegraph_page[];

#endif
