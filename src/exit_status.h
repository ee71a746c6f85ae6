/* ptrail's own exit statuses; otherwise it ends as the command did. */
#ifndef PTRAIL_EXIT_STATUS_H
#define PTRAIL_EXIT_STATUS_H

enum {
	EXIT_OWN_FAILURE = 125,		/* ptrail itself failed */
	EXIT_NOT_STARTED = 127,		/* the command could not be executed */
	EXIT_SIGNAL_BASE = 128,		/* plus the signal that killed it */
};

#endif
