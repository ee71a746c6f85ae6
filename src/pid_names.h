/*
 * Threads by the numbers that a thread in another pid namespace knows them
 * by. What /proc says of a thread's numbers is read once.
 */
#ifndef PTRAIL_PID_NAMES_H
#define PTRAIL_PID_NAMES_H

#include <sys/types.h>

struct thread;
struct threads;

enum { PID_LEVELS = 32 }; /* as many as the kernel nests */

/*
 * The thread that 'self' calls 'pid', NULL if it is not traced. 'foreign' says
 * whether that number is another than ours.
 */
struct thread *pid_names_find(struct thread *self, pid_t pid, int *foreign);

#endif
