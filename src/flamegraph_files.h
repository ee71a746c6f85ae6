/* ptrail flamegraph: a page from one folded file, or two that are compared. */
#ifndef PTRAIL_FLAMEGRAPH_FILES_H
#define PTRAIL_FLAMEGRAPH_FILES_H

/* The words behind "flamegraph", NULL-terminated. Gives the exit status. */
int flamegraph_files(char **words);

#endif
