/* See criterion.h beside this one. */
#include "criterion.h"
