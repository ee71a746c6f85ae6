/*
 * ptrail as it can be built without a library: make has put these builds
 * beside the tests. They do the rest, and say what they cannot.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

#define LACKS_LIBDW "built without libdw: --srcline and --inline"
#define LACKS_LIBUNWIND "built without libunwind: chains of dwarf mode"

static const struct build {
	const char *name;
	bool libdw;
	bool libunwind;
} builds[] = {
	{ "ptrail-without-libdw", false, true },
	{ "ptrail-without-libunwind", true, false },
	{ "ptrail-without-libunwind-libdw", false, false },
};

static struct run run_build(const struct build *build, const char *const *words)
{
	const char *argv[16], *folder = getenv("BUILD");
	char path[512];
	size_t count = 1;

	snprintf(path, sizeof(path), "%s/%s", folder ? folder : "build",
		 build->name);
	argv[0] = path;
	while ((argv[count] = words[count - 1]))
		count++;
	return run(USER_SELF, argv);
}

static void expect_lacks(const struct build *build, const char *said)
{
	cr_expect_eq(!strstr(said, LACKS_LIBDW), build->libdw, "%s: %s",
		     build->name, said);
	cr_expect_eq(!strstr(said, LACKS_LIBUNWIND), build->libunwind, "%s: %s",
		     build->name, said);
}

static void check_version(const struct build *build)
{
	const char *words[] = { "--version", NULL };
	struct run result = run_build(build, words);

	cr_expect_eq(run_exit_status(&result), 0);
	cr_expect(!strncmp(result.out, "ptrail ", 7), "%s", result.out);
	expect_lacks(build, result.out);
	run_finish(&result);
}

static void check_place(const struct build *build)
{
	const char *words[] = { "--check", NULL };
	struct run result = run_build(build, words);

	cr_expect_eq(!strstr(result.out, "libdw                 no"),
		     build->libdw, "%s", result.out);
	cr_expect_eq(!strstr(result.out, "libunwind             no"),
		     build->libunwind, "%s", result.out);
	run_finish(&result);
}

/* Said only to who asks for what is missing. */
static void check_plain(const struct build *build)
{
	const char *words[] = { "-o", "@trace", "--call-graph", "fp",
				"cat", "/etc/hostname", NULL };
	struct run result = run_build(build, words);

	cr_expect_str_eq(result.err, "", "%s", build->name);
	cr_expect(strstr(result.trace, "filename: \"/etc/hostname\""), "%s",
		  result.trace);
	run_finish(&result);
}

static void check_chains(const struct build *build)
{
	const char *words[] = { "-o",	     "@trace",
				"--srcline", "--call-graph",
				"dwarf",     "@bin/chain_inline",
				NULL };
	struct run result = run_build(build, words);

	expect_lacks(build, result.err);
	cr_expect(strstr(result.trace, " outer (") &&
			  strstr(result.trace, " main ("),
		  "%s: %s", build->name, result.trace);
	cr_expect_eq(!!strstr(result.trace, "/chain_inline.c:"), build->libdw,
		     "%s: %s", build->name, result.trace);
	run_finish(&result);
}

Test(live_builds, without_libraries, .timeout = 60)
{
	for (size_t i = 0; i < sizeof(builds) / sizeof(builds[0]); i++) {
		check_version(&builds[i]);
		check_place(&builds[i]);
		check_plain(&builds[i]);
		check_chains(&builds[i]);
	}
}
