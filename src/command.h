/* Finding the file that a command's name stands for. */
#ifndef PTRAIL_COMMAND_H
#define PTRAIL_COMMAND_H

/*
 * The path to execute for 'name', searched in PATH as a shell would; to be
 * freed. NULL with errno when there is none that could be executed.
 */
char *command_find(const char *name);

#endif
