/* ptrail flamegraph: folded files, alone and compared. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "support.h"
#include "support_json.h"

enum { WORDS = 8 };

struct folded {
	char paths[2][64];
};

static void write_file(char *path, const char *text)
{
	int fd = mkstemp(strcpy(path, "/tmp/ptrail-folded-XXXXXX"));

	cr_assert_geq(fd, 0);
	cr_assert_eq(write(fd, text, strlen(text)), (ssize_t)strlen(text));
	close(fd);
}

static void expect_field(const char *page, const char *key, const char *wanted)
{
	const char *data = strstr(page, "id=\"data\">");
	char *value;

	cr_assert(data, "%s", page);
	value = json_get(strchr(data, '>') + 1, key);
	cr_expect_str_eq(value, wanted, "%s: %s, not %s", key, value, wanted);
	free(value);
}

Test(live_formats, two_folded_files_are_compared)
{
	char before[64], after[64], names[200];
	const char *const argv[] = { "@ptrail", "flamegraph", before, after,
				     NULL };
	struct run result;

	write_file(before, "a;main;gone 5\na;main;read_[k] 10\n\n");
	write_file(after, "a;main;read_[k] 30\r\na;main;new <b>_[i] 7\n"
			  "a;main;new <b>_[i] 1\na b 2\n");
	result = run(USER_SELF, argv);
	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	sprintf(names, "[\"%s\",\"%s\"]", before, after);
	expect_field(result.out, "names", names);
	expect_field(result.out, "totals", "[15,40]");
	expect_field(result.out, "labels",
		     "[[\"a\",0,0],[\"main\",0,1],[\"gone\",0,1],"
		     "[\"read\",0,2],[\"new \\u003cb>\",0,3],[\"a b\",0,0]]");
	expect_field(result.out, "nodes",
		     "[1,0,15,38,2,1,15,38,3,2,5,0,3,4,0,8,3,3,10,30,"
		     "1,5,0,2]");
	unlink(before);
	unlink(after);
	run_finish(&result);
}

Test(live_formats, a_folded_file_alone)
{
	char path[64];
	const char *const argv[] = { "@ptrail", "flamegraph", "-o", "@trace",
				     "--", path, NULL };
	struct run result;

	write_file(path, "a\033;b\\\\c 1\n");
	result = run(USER_SELF, argv);
	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	cr_expect_str_empty(result.out);
	expect_field(result.trace, "labels",
		     "[[\"a\\\\033\",0,0],[\"b\\\\\\\\c\",0,1]]");
	expect_field(result.trace, "totals", "[1]");
	unlink(path);
	run_finish(&result);
}

/* A path or what the kernel calls its own, not what else is in parentheses. */
Test(live_formats, folded_files_with_the_files_of_functions)
{
	char path[64];
	const char *const argv[] = { "@ptrail", "flamegraph", path, NULL };
	struct run result;

	write_file(path, "a (/x);f(int) (/lib/a b.so);g (int);h ([kernel])_[k];"
			 "(/x);(/y) 1\n");
	result = run(USER_SELF, argv);
	cr_expect_eq(run_exit_status(&result), 0, "%s", result.err);
	expect_field(result.out, "files",
		     "[\"\",\"/lib/a b.so\",\"[kernel]\"]");
	expect_field(result.out, "labels",
		     "[[\"a (/x)\",0,0],[\"f(int)\",1,1],[\"g (int)\",0,1],"
		     "[\"h\",2,2],[\"(/x)\",0,1],[\"(/y)\",0,1]]");
	unlink(path);
	run_finish(&result);
}

static void expect_refused(const char *const *words, const char *sentence)
{
	const char *argv[WORDS] = { "@ptrail", "flamegraph" };
	struct run result;

	for (int i = 2; words[i - 2]; i++)
		argv[i] = words[i - 2];
	result = run(USER_SELF, argv);
	cr_expect_eq(run_exit_status(&result), 125);
	cr_expect_str_empty(result.out);
	cr_expect(strstr(result.err, sentence), "%s", result.err);
	run_finish(&result);
}

Test(live_formats, words_that_flamegraph_does_not_take)
{
	static const char sentence[] =
		"flamegraph [-o FILE] takes one folded file, or two that are "
		"compared; a command of that name is run by 'ptrail -- "
		"flamegraph'\n";
	char path[64];

	expect_refused((const char *[]){ NULL }, sentence);
	expect_refused((const char *[]){ "a", "b", "c", NULL }, sentence);
	expect_refused((const char *[]){ "-x", NULL }, sentence);
	expect_refused((const char *[]){ "/nowhere/x", NULL },
		       "cannot read '/nowhere/x': No such file");
	expect_refused((const char *[]){ "/", NULL }, "cannot read '/'");
	write_file(path, "a;b 12x\n");
	expect_refused((const char *[]){ path, NULL },
		       "flamegraph reads folded stacks");
	unlink(path);
	write_file(path, "a;b 99999999999999999999\n");
	expect_refused((const char *[]){ path, NULL },
		       "flamegraph reads folded stacks");
	unlink(path);
}

/* Behind -- it is a command. */
Test(live_formats, a_command_called_flamegraph)
{
	const char *const argv[] = { "@ptrail", "--", "flamegraph", NULL };
	struct run result = run(USER_SELF, argv);

	cr_expect_eq(run_exit_status(&result), 127);
	cr_expect(strstr(result.err, "cannot run 'flamegraph'"), "%s",
		  result.err);
	run_finish(&result);
}
