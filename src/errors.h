/*
 * Error numbers as names and text. errors.c has the names.
 */
#ifndef PTRAIL_ERRORS_H
#define PTRAIL_ERRORS_H

struct text;

/* "ENOENT"; NULL for a number without a name. */
const char *error_name(int error);

/* "-1 ENOENT (No such file or directory)". */
void error_print(struct text *out, int error);

#endif
