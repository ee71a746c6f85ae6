/*
 * To be included first by programs whose frames are linked: with
 * -fno-omit-frame-pointer alone not all machines' code has such frames.
 */
#ifndef PTRAIL_TESTS_FRAMES_H
#define PTRAIL_TESTS_FRAMES_H

#ifdef __s390x__
#pragma GCC target("backchain")
#endif
#ifdef __thumb__
#pragma GCC target("arm")
#endif

#endif
