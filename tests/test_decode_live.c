/*
 * A whole program of 32 bits under the real ptrail, and how often it looks
 * into /proc for the names of descriptors.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

enum { CANNOT = 77 };

static const char narrow_program[] =
	"cat >p.c <<'END'\n"
	"#include <fcntl.h>\n"
	"#include <sys/stat.h>\n"
	"#include <sys/resource.h>\n"
	"#include <sys/uio.h>\n"
	"#include <unistd.h>\n"
	"int main(void)\n"
	"{\n"
	"	struct iovec v[2] = { { \"ab\", 2 }, { \"c\", 1 } };\n"
	"	struct flock l = { .l_type = F_WRLCK, .l_start = 7 };\n"
	"	int fd = open(\"f\", O_RDWR | O_CREAT, 0600);\n"
	"	writev(fd, v, 2);\n"
	"	fcntl(fd, F_SETLK, &l);\n"
	"	ftruncate64(fd, 0x100000002);\n"
	"	return 0;\n"
	"}\n"
	"END\n"
	"cc -m32 -D_GNU_SOURCE p.c -o p 2>/dev/null && ./p 2>/dev/null || exit "
	"77\n"
	"exec \"$0\" -o \"$1\" ./p\n";

static bool has_line(const char *trace, const char *pattern)
{
	char *copy = strdup(trace), *rest = copy, *line;
	struct line parts;
	bool found = false;

	while (!found && (line = next_line(&rest)))
		found = parse_line(line, &parts) && parts.body &&
			matches(pattern, parts.body);
	free(copy);
	return found;
}

Test(live, whole_program_of_32_bits)
{
	const char *argv[] = { "sh",	  "-c",	    narrow_program,
			       "@ptrail", "@trace", NULL };
	struct run result = run(USER_SELF, argv);

	if (run_exit_status(&result) == CANNOT) {
		run_finish(&result);
		cr_skip_test("no 32-bit programs can be built or run here");
	}
	cr_expect(
		has_line(result.trace,
			 "openat(dfd: CWD, filename: \"f\", flags: RDWR|CREAT*"
			 ", mode: IRUSR|IWUSR) = 3"));
	cr_expect(has_line(result.trace,
			   "writev(fd: 3</*f>, vec: [{ .iov_base: \"ab\", "
			   ".iov_len: 2 }, { .iov_base: \"c\", .iov_len: 1 }], "
			   "vlen: 2) = 3"));
	cr_expect(has_line(result.trace,
			   "fcntl64(fd: 3</*f>, cmd: SETLK*, arg: { .l_type: "
			   "WRLCK, .l_whence: SET, .l_start: 7, .l_len: 0 }) "
			   "= 0"));
	cr_expect(has_line(result.trace,
			   "ftruncate64(fd: 3</*f>, length: 4294967298) = *"));
	run_finish(&result);
}

static size_t count_of(const char *text, const char *needle)
{
	size_t count = 0;

	while ((text = strstr(text, needle))) {
		count++;
		text++;
	}
	return count;
}

/* ptrail by strace: a descriptor's link is read once, however often used. */
Test(live, descriptors_are_named_once)
{
	static const char script[] =
		"strace -e trace=readlink,process_vm_readv -o s \"$0\" "
		"-o \"$1\" dd if=/dev/zero of=/dev/null bs=1 count=500 "
		"2>/dev/null; cat s >&2";
	const char *argv[] = { "sh", "-c", script, "@ptrail", "@trace", NULL };
	size_t lines, links, reads;
	struct run result;

	if (!have_command("strace"))
		cr_skip_test("strace is not installed");
	result = run(USER_SELF, argv);
	lines = count_of(result.trace, " read(fd: 0</dev/zero>");
	links = count_of(result.err, "readlink(\"/proc/");
	reads = count_of(result.err, "process_vm_readv(");
	if (!links) {
		run_finish(&result);
		cr_skip_test("strace cannot trace ptrail here");
	}
	cr_expect_eq(lines, 500, "%zu lines", lines);
	cr_expect(links < 40, "%zu links were read", links);
	/* One for each read and write, and what starting dd takes. */
	cr_expect(reads < 2 * lines + 200, "%zu reads of memory", reads);
	run_finish(&result);
}
