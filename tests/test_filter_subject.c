/* -P and --fd: what a call touches. */
#include <criterion/criterion.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "filter.h"
#include "filter_subject.h"
#include "support.h"

static struct call call_of(const char *name)
{
	return (struct call){
		.row = call_row_by_name(name),
		.abi = arch_native->abis[0],
		.memory = &memory_self,
	};
}

static bool touches(const struct filter *filter, struct call call,
		    const char *path, int dirfd)
{
	int at = call.row->args[0].flags & ARG_ZERO ? 1 : 0;

	call.args[0] = at ? (uint64_t)dirfd : (uintptr_t)path;
	if (at)
		call.args[1] = (uintptr_t)path;
	return filter_subject(filter, &call, getpid());
}

/* A folder with a file, a link to it and one to the folder. */
static void make_place(char *folder)
{
	cr_assert(mkdtemp(folder) && !chdir(folder));
	cr_assert(!mkdir("sub", 0700) && !symlink("file", "sub/link") &&
		  !symlink("sub", "other"));
	close(open("sub/file", O_CREAT | O_WRONLY, 0600));
}

static void remove_place(const char *folder)
{
	unlink("sub/file");
	unlink("sub/link");
	unlink("other");
	rmdir("sub");
	cr_assert(!chdir("/") && !rmdir(folder));
}

static void check_paths(const struct filter *filter)
{
	struct call opens = call_of("open"), opens_at = call_of("openat");
	int folder = open("sub", O_PATH | O_DIRECTORY);

	cr_expect(touches(filter, opens, "sub/file", 0));
	cr_expect(touches(filter, opens, "sub/../other/./file", 0));
	cr_expect(touches(filter, opens, "sub/link", 0));
	cr_expect(touches(filter, opens_at, "file", folder));
	cr_expect(touches(filter, opens_at, "other/link", AT_FDCWD));
	cr_expect_not(touches(filter, opens_at, "file", AT_FDCWD));
	cr_expect_not(touches(filter, opens, "sub", 0));
	cr_expect_not(touches(filter, opens, "sub/none", 0));
	cr_expect_not(touches(filter, opens, "", 0));
	cr_expect_not(touches(filter, opens, NULL, 0));
	close(folder);
}

Test(filter_subject, paths_lead_to_the_file)
{
	char folder[] = "/tmp/ptrail-subject-XXXXXX", whole[64];
	struct filter filter = { .calls = NULL };

	make_place(folder);
	filter_add_path(&filter, "other/file");
	check_paths(&filter);
	filter_finish(&filter);
	snprintf(whole, sizeof(whole), "%s/sub/file", folder);
	filter_add_path(&filter, whole);
	check_paths(&filter);
	filter_finish(&filter);
	remove_place(folder);
}

/* What is not there yet, and a link that is meant itself. */
Test(filter_subject, files_to_be_made_and_links)
{
	char folder[] = "/tmp/ptrail-subject-XXXXXX";
	struct filter filter = { .calls = NULL };
	struct call unlinking = call_of("unlink");

	make_place(folder);
	filter_add_path(&filter, "sub/new");
	cr_expect(touches(&filter, call_of("open"), "other/new", 0));
	filter_finish(&filter);
	filter_add_path(&filter, "sub/link");
	cr_expect(touches(&filter, unlinking, "other/link", 0));
	cr_expect(touches(&filter, unlinking, "sub/file", 0),
		  "where the link leads");
	filter_finish(&filter);
	filter_add_path(&filter, "/nowhere/at/all");
	cr_expect(touches(&filter, unlinking, "/nowhere/at/all", 0));
	filter_finish(&filter);
	remove_place(folder);
}

static const char *name_of(const struct names *names, int fd)
{
	(void)names;
	return fd == 3 ? "/etc/x" : NULL;
}

Test(filter_subject, descriptors)
{
	const struct names names = { .fd = name_of };
	struct call reading = call_of("read");
	struct filter filter = { .calls = NULL };
	int fds[] = { 5 };

	reading.names = &names;
	reading.args[0] = 3;
	cr_expect(filter_subject(&filter, &reading, getpid()));
	filter_add_path(&filter, "/etc/x");
	cr_expect(filter_subject(&filter, &reading, getpid()));
	reading.args[0] = 4;
	cr_expect_not(filter_subject(&filter, &reading, getpid()));
	filter_finish(&filter);
	filter = (struct filter){ .fds = fds, .fd_count = 1 };
	cr_expect_not(filter_subject(&filter, &reading, getpid()));
	reading.args[0] = 5;
	cr_expect(filter_subject(&filter, &reading, getpid()));
}

Test(filter_subject, calls_that_can_touch_none)
{
	int fds[] = { 5 };
	struct filter filter = { .fds = fds, .fd_count = 1 };

	cr_expect(filter_call(&filter, "read"));
	cr_expect_not(filter_call(&filter, "access"));
	cr_expect_not(filter_call(&filter, "getppid"));
	cr_expect_eq(filter_subject_fds(&filter, call_row_by_name("dup2")), 3);
	filter = (struct filter){ .calls = NULL };
	filter_add_path(&filter, "/etc/x");
	cr_expect(filter_call(&filter, "access"));
	cr_expect_not(filter_call(&filter, "getppid"));
	filter_finish(&filter);
}
