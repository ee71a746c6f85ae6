/*
 * What a line of strace's says, as pieces that a line of ptrail's must have
 * too: names of constants, strings, numbers in structs.
 */
#ifndef PTRAIL_TESTS_SUPPORT_TOKENS_H
#define PTRAIL_TESTS_SUPPORT_TOKENS_H

#include <stddef.h>

struct recall {
	size_t asked;	/* pieces that strace shows */
	size_t found;	/* of them in ptrail's line as well */
};

/*
 * Counts the pieces of 'theirs', the arguments of a call by strace -yy -v, in
 * 'ours', ptrail's. 'miss' is called with each that is not there, may be NULL.
 */
void tokens_compare(const char *theirs, const char *ours,
		    struct recall *recall,
		    void (*miss)(void *context, const char *token),
		    void *context);

#endif
