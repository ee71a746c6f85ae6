/* Which events are shown: sets of calls, durations, failures. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "filter.h"
#include "near.h"

#define MS 1000000ull

static void set_add(struct call_set *set, const char *list)
{
	const char *near = NULL;
	char *bad = NULL;

	cr_expect(call_set_add(set, list, &bad, &near), "%s: bad '%s'", list,
		  bad);
	free(bad);
}

/* Whether the set made of up to two lists has a call. */
static bool has(const char *list, const char *second, const char *name)
{
	struct call_set *set = call_set_create();
	bool result;

	set_add(set, list);
	if (second)
		set_add(set, second);
	result = call_set_has(set, name);
	call_set_destroy(set);
	return result;
}

Test(filter, names)
{
	cr_expect(has("open", NULL, "open"));
	cr_expect_not(has("open", NULL, "openat"));
	cr_expect(has("open,read,close", NULL, "close"));
	cr_expect_not(has("open,read,close", NULL, "write"));
	cr_expect(has("open,,close,", NULL, "close"), "empty items");
}

Test(filter, globs)
{
	cr_expect(has("open*", NULL, "openat2"));
	cr_expect(has("open*", NULL, "open"));
	cr_expect_not(has("open*", NULL, "close"));
	cr_expect(has("dup[23]", NULL, "dup3"));
	cr_expect_not(has("dup[23]", NULL, "dup"));
	cr_expect(has("dup?", NULL, "dup2"));
	cr_expect(has("read,*stat*", NULL, "newfstatat"));
}

Test(filter, groups)
{
	static const char *const members[][2] = {
		{ "file", "openat" }, { "%file", "getcwd" },
		{ "string", "fsetxattr" }, { "desc", "read" },
		{ "desc", "pipe2" }, { "desc", "newfstatat" },
		{ "%network", "recvmsg" }, { "memory", "mmap" },
		{ "memory", "munlockall" }, { "process", "clone3" },
		{ "signal", "rt_sigaction" }, { "ipc", "semop" },
		{ "time", "nanosleep" }, { "creds", "setresuid" },
		{ "creds", "getgroups" }, { "clock", "clock_gettime" },
	};

	for (size_t i = 0; i < sizeof(members) / sizeof(*members); i++)
		cr_expect(has(members[i][0], NULL, members[i][1]), "%s: %s",
			  members[i][0], members[i][1]);
	cr_expect_not(has("file", NULL, "read"));
	cr_expect_not(has("file", NULL, "syscall_0x3e7"));
	cr_expect_not(has("clock", NULL, "nanosleep"));
	cr_expect_not(has("!%file,read", NULL, "openat"));
	cr_expect(has("!%file,read", NULL, "write"));
	cr_expect(has("ipc,getppid", "network", "getppid"));
	cr_expect_not(has("memory", NULL, "arch_prctl"));
}

Test(filter, regular_expressions)
{
	cr_expect(has("/^(open|close)$/", NULL, "close"));
	cr_expect_not(has("/^(open|close)$/", NULL, "openat"));
	cr_expect(has("/stat/", NULL, "newfstatat"));
	cr_expect(has("/^p[a-z]{2,4}64$/,write", NULL, "write"), "a comma");
	cr_expect_not(has("!/^open/", NULL, "openat"));
}

Test(filter, negated_list)
{
	cr_expect_not(has("!mmap,brk", NULL, "mmap"));
	cr_expect_not(has("!mmap,brk", NULL, "brk"));
	cr_expect(has("!mmap,brk", NULL, "read"));
	cr_expect(has("!", NULL, "read"));
}

Test(filter, empty_list_is_everything)
{
	cr_expect(has("", NULL, "read"));
	cr_expect(has("", NULL, "syscall_0x3e7"));
	cr_expect(has(",", NULL, "read"));
}

Test(filter, lists_add_up)
{
	cr_expect(has("open", "close", "open"));
	cr_expect(has("open", "close", "close"));
	cr_expect_not(has("open", "close", "read"));
	cr_expect(has("open*", "!openat2", "openat"));
	cr_expect_not(has("open*", "!openat2", "openat2"));
	cr_expect_not(has("!openat2", "open*", "openat2"), "in any order");
	cr_expect_not(has("open*", "!openat2", "read"));
	cr_expect_not(has("!read", "!write", "read"));
	cr_expect(has("!read", "!write", "close"));
}

Test(filter, other_names_of_calls)
{
	cr_expect(has("newfstat", NULL, "fstat"));
	cr_expect(has("pread", NULL, "pread64"));
	cr_expect_not(has("pread", NULL, "preadv"));
	cr_expect(has("pwrite", NULL, "pwrite64"));
	cr_expect(has("newstat", NULL, "stat"));
	cr_expect(has("newuname", NULL, "uname"));
	cr_expect(has("sendfile64", NULL, "sendfile"));
	cr_expect_not(has("!pread", NULL, "pread64"));
}

Test(filter, unknown_calls_are_in_no_named_set)
{
	cr_expect_not(has("open", NULL, "syscall_0x3e7"));
	cr_expect_not(has("*", NULL, "syscall_0x3e7"));
	cr_expect(has("!open", NULL, "syscall_0x3e7"));
	cr_expect_not(has("open", "!close", "syscall_0x3e7"));
}

static void expect_bad(const char *list, const char *item, const char *nearest)
{
	struct call_set *set = call_set_create();
	const char *near = NULL;
	char *bad = NULL;

	cr_assert_not(call_set_add(set, list, &bad, &near), "%s", list);
	cr_expect_str_eq(bad, item);
	if (nearest)
		cr_expect_str_eq(near ? near : "(none)", nearest);
	else
		cr_expect_null(near, "%s", near);
	free(bad);
	call_set_destroy(set);
}

Test(filter, bad_items)
{
	expect_bad("opne", "opne", "open");
	expect_bad("read,clsoe,nosuch", "clsoe", "close");
	expect_bad("!raed", "raed", "read");
	expect_bad("close,!openat", "!openat", "openat");
	expect_bad("Open", "Open", "open");
	expect_bad("completely-different", "completely-different", NULL);
	expect_bad("zz*", "zz*", NULL);
	expect_bad("open ", "open ", "open");
	expect_bad("%fiel", "%fiel", NULL);
	expect_bad("/(/", "/(/", NULL);
	expect_bad("read,/zz/", "/zz/", NULL);
}

Test(filter, distance_of_words)
{
	cr_expect_eq(near_distance("", ""), 0);
	cr_expect_eq(near_distance("open", "open"), 0);
	cr_expect_eq(near_distance("", "open"), 4);
	cr_expect_eq(near_distance("open", ""), 4);
	cr_expect_eq(near_distance("opne", "open"), 1, "swapped");
	cr_expect_eq(near_distance("oopen", "open"), 1, "one more");
	cr_expect_eq(near_distance("opn", "open"), 1, "one less");
	cr_expect_eq(near_distance("opin", "open"), 1, "another");
	cr_expect_eq(near_distance("kitten", "sitting"), 3);
}

Test(filter, distance_of_endless_words)
{
	char word[1000];

	memset(word, 'x', sizeof(word) - 1);
	word[sizeof(word) - 1] = '\0';
	cr_expect_gt(near_distance(word, "open"), 20);
	cr_expect_gt(near_distance("open", word), 20);
}

Test(filter, near_enough_to_be_meant)
{
	cr_expect_not(near_enough("", 0));
	cr_expect_not(near_enough("x", 1));
	cr_expect(near_enough("brl", 1));
	cr_expect_not(near_enough("foo", 2));
	cr_expect(near_enough("opme", 2));
	cr_expect_not(near_enough("opmee", 3));
	cr_expect(near_enough("sigaction", 3));
	cr_expect_not(near_enough("sigaction", 4));
}

static struct event call_of(const char *name, uint64_t duration)
{
	return (struct event){
		.kind = EVENT_CALL, .begin = 1000, .end = 1000 + duration,
		.call = { .name = name, .result = "0" },
	};
}

Test(filter, nothing_asked_shows_calls)
{
	struct filter filter = { .calls = NULL };
	struct event event = call_of("read", 5);

	cr_expect(filter_event(&filter, &event));
	cr_expect(filter_call(&filter, "read"));
	cr_expect(filter_call(&filter, "syscall_0x3e7"));
}

Test(filter, calls_of_a_set)
{
	struct call_set *set = call_set_create();
	struct filter filter = { .calls = set };
	struct event event = call_of("read", 5);

	set_add(set, "close");
	cr_expect_not(filter_event(&filter, &event));
	cr_expect_not(filter_call(&filter, "read"));
	event.call.name = "close";
	cr_expect(filter_event(&filter, &event));
	cr_expect(filter_call(&filter, "close"));
	call_set_destroy(set);
}

Test(filter, no_calls)
{
	struct filter filter = { .no_calls = true };
	struct event event = call_of("read", 5);

	cr_expect_not(filter_event(&filter, &event));
	cr_expect_not(filter_call(&filter, "read"));
}

Test(filter, duration)
{
	struct filter filter = { .duration = MS };
	struct event event = call_of("read", MS - 1);

	cr_expect_not(filter_line(&filter, &event));
	event = call_of("read", MS);
	cr_expect(filter_line(&filter, &event));
	event.call.state = CALL_RESUMED;
	cr_expect(filter_line(&filter, &event));
	cr_expect(filter_call(&filter, "read"), "not known before its end");
	event.begin = 0;
	cr_expect_not(filter_line(&filter, &event), "not known");
	event = call_of("read", MS);
	event.call.state = CALL_UNFINISHED;
	cr_expect_not(filter_line(&filter, &event));
	event = call_of("exit", MS);
	event.call.result = "?";
	cr_expect_not(filter_line(&filter, &event));
}

Test(filter, failure)
{
	struct filter filter = { .failed = true };
	struct event event = call_of("read", 5);

	cr_expect_not(filter_line(&filter, &event));
	event.call.failed = true;
	cr_expect(filter_line(&filter, &event));
	event.call.state = CALL_UNFINISHED;
	cr_expect_not(filter_line(&filter, &event));
}

Test(filter, faults_signals_and_notes)
{
	struct filter filter = { .duration = MS, .failed = true };
	struct event event = { .kind = EVENT_FAULT };

	cr_expect_not(filter_event(&filter, &event));
	filter.faults = true;
	cr_expect(filter_event(&filter, &event), "whatever the duration");
	event.kind = EVENT_SIGNAL;
	cr_expect_not(filter_event(&filter, &event));
	event.kind = EVENT_EXIT;
	cr_expect_not(filter_event(&filter, &event));
	filter.signals = true;
	cr_expect(filter_event(&filter, &event));
	event.kind = EVENT_SIGNAL;
	cr_expect(filter_event(&filter, &event));
	event.kind = EVENT_NOTE;
	cr_expect(filter_event(&(struct filter){ .calls = NULL }, &event));
}
