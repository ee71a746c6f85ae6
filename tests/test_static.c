/* The binary of "make static" alone with one program and /proc. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support.h"

enum { LARGEST = 4 << 20 };

static void find_binary(char *path, size_t size)
{
	const char *source = getenv("SOURCE");
	struct stat status;

	snprintf(path, size, "%s/build/static/ptrail", source ? source : ".");
	if (stat(path, &status))
		cr_skip_test("no archives to link one file from");
	cr_expect_lt(status.st_size, LARGEST, "%lld bytes",
		     (long long)status.st_size);
}

/* Everything of 'wanted' in that order, each from behind the one before. */
static void expect_all(const char *text, const char *const *wanted)
{
	const char *at = text;

	for (; *wanted; wanted++) {
		at = strstr(at, *wanted);
		cr_assert(at, "no '%s' in:\n%s", *wanted, text);
		at += strlen(*wanted);
	}
}

/* "$0" is empty_root; from "$3" on it is what ptrail gets. */
static const char script[] =
	"mkdir -m 755 root && cp \"$1\" \"$2\" root && root=$0 && shift 2 && "
	"exec \"$root\" root /ptrail \"$@\" -- /all_alone";

static struct run run_alone(const char *option, const char *value)
{
	char path[512];
	struct run result;

	find_binary(path, sizeof(path));
	result = run(USER_SELF,
		     (const char *[]){ "sh", "-c", script, "@bin/empty_root",
				       path, "@bin/all_alone", "--call-graph",
				       value, option, NULL });
	if (run_exit_status(&result) == 125) {
		run_finish(&result);
		cr_skip_test("no other root here");
	}
	cr_assert_eq(run_exit_status(&result), 0, "%d: %s",
		     run_exit_status(&result), result.err);
	return result;
}

Test(static_binary, names_and_chains)
{
	struct run result = run_alone("--syscalls", "dwarf");

	expect_all(result.err,
		   (const char *[]){ "openat(", "\"/no/such\"", "ENOENT",
				     "look_up (/all_alone)",
				     "main (/all_alone)",
				     "_start (/all_alone)", NULL });
	run_finish(&result);
}

/* With everything a system has around it. */
static bool have_faults(void)
{
	struct run result = run(USER_SELF,
				(const char *[]){ "@ptrail", "--pf=min", "-o",
						  "@trace", "true", NULL });
	bool have = !strstr(result.err, "no page faults");

	run_finish(&result);
	return have;
}

static void check_fault(const char *how)
{
	struct run result;

	if (!have_faults())
		cr_skip_test("no page faults from perf here");
	result = run_alone("--pf=min", how);
	expect_all(result.err,
		   (const char *[]){ "minfault [touch+", "touch (/all_alone)",
				     "main (/all_alone)", NULL });
	run_finish(&result);
}

Test(static_binary, faults_by_records)
{
	check_fault("fp");
}

Test(static_binary, faults_by_stops)
{
	check_fault("dwarf");
}

Test(static_binary, debuginfod)
{
	char path[512], *argv[] = { "env",	 "DEBUGINFOD_URLS=x",
				    "PATH=/none", path,
				    "--debuginfod", "--call-graph=dwarf",
				    "/bin/true",  NULL };
	struct run result;

	find_binary(path, sizeof(path));
	result = run(USER_SELF, (const char *const *)argv);
	cr_expect(strstr(result.err, "ptrail: there is no debuginfod-find "),
		  "%s", result.err);
	run_finish(&result);
}

/* Nothing is loaded to look. */
Test(static_binary, users)
{
	char path[512], *argv[] = { path, "--user", "nobody", "true", NULL };
	struct run result;

	find_binary(path, sizeof(path));
	result = run(USER_SELF, (const char *const *)argv);
	if (!can_be_nobody()) {
		run_finish(&result);
		cr_skip_test("only root becomes somebody else");
	}
	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	run_finish(&result);
}
