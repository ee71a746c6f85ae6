/* Edit distance over three rows of the usual table. */
#include "near.h"

#include <string.h>

enum { WORD_MAX = 63 };

static unsigned least(unsigned a, unsigned b)
{
	return a < b ? a : b;
}

unsigned near_distance(const char *one, const char *other)
{
	size_t width = strnlen(other, WORD_MAX);
	unsigned rows[3][WORD_MAX + 1];
	unsigned *before = rows[0], *above = rows[1], *row = rows[2];

	for (size_t j = 0; j <= width; j++)
		above[j] = j;
	for (size_t i = 1; i <= WORD_MAX && one[i - 1]; i++) {
		unsigned *spare = before;

		row[0] = i;
		for (size_t j = 1; j <= width; j++) {
			bool same = one[i - 1] == other[j - 1];

			row[j] = least(above[j], row[j - 1]) + 1;
			row[j] = least(row[j], above[j - 1] + !same);
			if (i > 1 && j > 1 && one[i - 1] == other[j - 2] &&
			    one[i - 2] == other[j - 1])
				row[j] = least(row[j], before[j - 2] + 1);
		}
		before = above;
		above = row;
		row = spare;
	}
	return above[width];
}

bool near_enough(const char *typed, unsigned distance)
{
	size_t length = strlen(typed);

	if (length < 6)
		return distance <= (length < 4 ? 1 : 2) && distance < length;
	return distance <= length / 3;
}
