/* How far apart two words are, to name what was probably meant. */
#ifndef PTRAIL_NEAR_H
#define PTRAIL_NEAR_H

#include <stdbool.h>

/*
 * The least number of bytes added, left out, changed or swapped with their
 * neighbour that makes one word the other (Damerau and Levenshtein).
 */
unsigned near_distance(const char *one, const char *other);

/* Whether a word that far off is likely to be a slip of 'typed'. */
bool near_enough(const char *typed, unsigned distance);

#endif
