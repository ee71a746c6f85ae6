/* ptrail --check: what works in this place. */
#ifndef PTRAIL_CHECK_H
#define PTRAIL_CHECK_H

/* Prints a table on standard output; what ptrail is to exit with. */
int check_place(void);

#endif
