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

#include <string.h>
#include <sys/utsname.h>

/* A 64-bit kernel's own walk of 32-bit ARM code finds no frame: it expects an
   older form than compilers make. */
__attribute__((unused)) static int kernel_finds_callers(void)
{
#ifdef __arm__
	struct utsname name;

	return !uname(&name) && strncmp(name.machine, "aarch64", 7);
#else
	return 1;
#endif
}

#endif
