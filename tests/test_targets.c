/* Where the output goes, and as whom a command is started. */
#include <criterion/criterion.h>
#include <string.h>

#include "support.h"

static void expect_out(const char *text, const char *out)
{
	const char *argv[] = { "sh", "-c", text, "@ptrail", NULL };
	struct run result = run(USER_SELF, argv);

	cr_expect_str_eq(result.out, out, "%s: got\n%s%swanted\n%s", text,
			 result.out, result.err, out);
	run_finish(&result);
}

Test(live_targets, old_file_is_kept)
{
	expect_out("echo before >x; echo old >x.old\n"
		   "$0 -o x true; cat x.old; grep -c execve x\n"
		   ": >x; $0 -o x true; cat x.old",
		   "before\n1\nbefore\n");
}

Test(live_targets, command)
{
	expect_out("$0 -o '|grep -c execve >count; sleep 0.1; echo last' true; "
		   "echo $?; cat count", "last\n0\n1\n");
	expect_out("$0 -o '|true' sh -c 'sleep 0.1; ls / >/dev/null; exit 3'; "
		   "echo $?", "3\n");
}

Test(live_targets, file_of_each_process)
{
	expect_out("$0 -o x.%p sh -c 'echo $$ >pid; cat /dev/null; true'\n"
		   "ls x.* | wc -l; grep -q 'sh/' x.$(cat pid) && echo sh\n"
		   "cat x.* | grep -c 'exited with 0'\n"
		   "grep -l 'cat/' x.$(cat pid)",
		   "2\nsh\n2\n");
}

Test(live_targets, environment)
{
	expect_out("$0 -o /dev/null -E A=b -E HOME sh -c 'echo $A ${HOME-none}'",
		   "b none\n");
}

Test(live_targets, user)
{
	if (!can_be_nobody())
		cr_skip_test("only root can be somebody else");
	expect_out("$0 -o /dev/null --user nobody id -un", "nobody\n");
	expect_out("$0 -o /dev/null -e openat --user nobody id -un",
		   "nobody\n");
}

Test(live_targets, user_is_for_root)
{
	const char *argv[] = { "@ptrail", "--user", "nobody", "id", NULL };
	struct run result;

	if (!can_be_nobody())
		cr_skip_test("only root can be somebody else");
	result = run(USER_NOBODY, argv);
	cr_expect_str_eq(result.err, "ptrail: --user: only root can start a "
				     "command as somebody else\n");
	run_finish(&result);
}
