/*
 * What ptrail shows of a call's arguments beside what strace shows: each name,
 * string and number of a struct in its line must be in ptrail's. MISSES=1 in
 * the environment lists those that are not.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scripts.h"
#include "support.h"
#include "support_tokens.h"

enum {
	THREADS = 128,
	CALLS = 40000,
	WORDS = 32,
	NAMES = 512,
	AHEAD = 40,
	NEAR = 10
};

struct peer_call {
	char *name;
	char *args;
	bool cut; /* its line is bounded, or another's came between */
};

struct peer_thread {
	int tid;
	size_t count;
	struct peer_call *calls;
	char *begun; /* the arguments of one that is unfinished */
};

struct peer_trace {
	size_t count;
	struct peer_thread threads[THREADS];
};

struct tally {
	char name[64];
	struct recall recall;
};

struct outcome {
	const char *command;
	const struct peer_call *theirs, *ours; /* at hand */
	size_t compared, cut;
	struct recall all;
	size_t count;
	struct tally tallies[NAMES];
};

static struct peer_thread *thread_of(struct peer_trace *trace, int tid)
{
	for (size_t i = 0; i < trace->count; i++)
		if (trace->threads[i].tid == tid)
			return &trace->threads[i];
	cr_assert(trace->count < THREADS);
	trace->threads[trace->count] = (struct peer_thread){
		.tid = tid,
		.calls = calloc(CALLS, sizeof(struct peer_call)),
	};
	return &trace->threads[trace->count++];
}

static void trace_finish(struct peer_trace *trace)
{
	for (size_t i = 0; i < trace->count; i++) {
		struct peer_thread *thread = &trace->threads[i];

		for (size_t c = 0; c < thread->count; c++) {
			free(thread->calls[c].name);
			free(thread->calls[c].args);
		}
		free(thread->calls);
		free(thread->begun);
	}
}

static void add_call(struct peer_thread *thread, const char *name,
		     size_t length, const char *args)
{
	cr_assert(thread->count < CALLS);
	thread->calls[thread->count++] = (struct peer_call){
		.name = strndup(name, length),
		.args = strdup(args),
	};
}

/* What a call gives back is compared elsewhere. */
static void cut_result(char *line)
{
	char *at = line, *last = NULL;

	while ((at = strstr(at, " = "))) {
		last = at;
		at += 3;
	}
	if (last)
		*last = '\0';
}

/* Random bytes, and those of files that tell of the process itself. */
static bool is_random(const char *line)
{
	return !strncmp(line, "getrandom", 9) || strstr(line, "/dev/urandom") ||
	       strstr(line, "</proc/") || strstr(line, ".git/index");
}

static size_t name_length(const char *text)
{
	return strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789_");
}

/* The line from the arguments on; the result counts too, it may name things. */
static void read_strace_line(struct peer_thread *thread, char *rest)
{
	size_t length = name_length(rest);
	char *end = strstr(rest, " <unfinished ...>"), *whole;

	if (!strncmp(rest, "<... ", 5)) {
		length = name_length(rest + 5);
		end = strchr(rest, '>');
		if (!end || !thread->begun ||
		    asprintf(&whole, "%s%s", thread->begun, end + 1) < 0)
			return;
		add_call(thread, rest + 5, length, whole);
		free(whole);
	} else if (length && rest[length] == '(' && end && !strchr(end, ')')) {
		*end = '\0';
		free(thread->begun);
		thread->begun = strdup(rest + length);
	} else if (length && rest[length] == '(') {
		add_call(thread, rest, length, rest + length);
	}
}

static void read_strace(char *text, struct peer_trace *trace)
{
	char *line, *rest;

	while ((line = next_line(&text))) {
		int tid = strtol(line, &rest, 10);

		rest += strspn(rest, " ");
		cut_result(rest);
		read_strace_line(thread_of(trace, tid), rest);
	}
}

static void read_ptrail(char *text, struct peer_trace *trace)
{
	struct line parts;
	char *line;

	while ((line = next_line(&text))) {
		struct peer_thread *thread;
		size_t length;

		if (!parse_line(line, &parts) || !parts.body || !parts.tid)
			continue;
		thread = thread_of(trace, parts.tid);
		length = name_length(parts.body);
		if (!length || parts.body[length] != '(' ||
		    strstr(parts.body, "[continued]"))
			continue;
		add_call(thread, parts.body, length, parts.body + length);
		/* Others' lines have come between, or the line is full. */
		thread->calls[thread->count - 1].cut =
			!strstr(parts.body, " = ") || strlen(line) > 4096;
	}
}

static int by_tid(const void *a, const void *b)
{
	return ((const struct peer_thread *)a)->tid -
	       ((const struct peer_thread *)b)->tid;
}

static struct tally *tally_of(struct outcome *outcome, const char *name)
{
	struct tally *tally;

	for (size_t i = 0; i < outcome->count; i++)
		if (!strcmp(outcome->tallies[i].name, name))
			return &outcome->tallies[i];
	cr_assert(outcome->count < NAMES);
	tally = &outcome->tallies[outcome->count++];
	snprintf(tally->name, sizeof(tally->name), "%s", name);
	return tally;
}

static void print_miss(void *context, const char *token)
{
	const struct outcome *outcome = context;

	printf("MISS %s: %s\n  strace %s%.900s\n  ptrail %s%.900s\n",
	       outcome->command, token, outcome->theirs->name,
	       outcome->theirs->args, outcome->ours->name, outcome->ours->args);
}

static void compare_calls(struct outcome *outcome,
			  const struct peer_call *theirs,
			  const struct peer_call *ours)
{
	struct tally *tally = tally_of(outcome, theirs->name);

	if (is_random(theirs->args) || is_random(theirs->name))
		return;
	if (ours->cut) {
		outcome->cut++;
		return;
	}
	outcome->theirs = theirs;
	outcome->ours = ours;
	outcome->compared++;
	tokens_compare(theirs->args, ours->args, &tally->recall,
		       getenv("MISSES") ? print_miss : NULL, outcome);
}

/* How far ahead the next call of that name is, AHEAD if it is not near. */
static size_t distance(const struct peer_thread *thread, size_t from,
		       const char *name)
{
	size_t i = 0;

	while (i < AHEAD && from + i < thread->count &&
	       strcmp(thread->calls[from + i].name, name))
		i++;
	return from + i < thread->count ? i : AHEAD;
}

static bool is_same(const struct peer_call *theirs,
		    const struct peer_call *ours)
{
	struct recall recall = { 0, 0 };

	if (strcmp(theirs->name, ours->name))
		return false;
	tokens_compare(theirs->args, ours->args, &recall, NULL, NULL);
	return recall.asked == recall.found;
}

/*
 * In which of the two, and how far ahead, the same call is when a signal or a
 * child's end came a little sooner or later.
 */
static void resume(const struct peer_thread *theirs, size_t *a,
		   const struct peer_thread *ours, size_t *b)
{
	for (size_t i = 0; i < NEAR; i++) {
		if (*b + i < ours->count &&
		    is_same(&theirs->calls[*a], &ours->calls[*b + i])) {
			*b += i;
			return;
		}
		if (*a + i < theirs->count &&
		    is_same(&theirs->calls[*a + i], &ours->calls[*b])) {
			*a += i;
			return;
		}
	}
}

/* Both made the same calls, but for what depends on time. */
static void compare_threads(struct outcome *outcome,
			    const struct peer_thread *theirs,
			    const struct peer_thread *ours)
{
	size_t a = 0, b = 0;

	while (a < theirs->count && b < ours->count) {
		const struct peer_call *one, *two;

		resume(theirs, &a, ours, &b);
		one = &theirs->calls[a];
		two = &ours->calls[b];
		if (!strcmp(one->name, two->name)) {
			compare_calls(outcome, one, two);
			a++, b++;
		} else if (distance(ours, b, one->name) <
			   distance(theirs, a, two->name)) {
			b++;
		} else {
			a++;
		}
	}
}

static void report(struct outcome *outcome)
{
	double percent;

	for (size_t i = 0; i < outcome->count; i++) {
		const struct tally *tally = &outcome->tallies[i];

		outcome->all.asked += tally->recall.asked;
		outcome->all.found += tally->recall.found;
		if (tally->recall.found < tally->recall.asked)
			printf("  %-20s %6zu of %6zu\n", tally->name,
			       tally->recall.found, tally->recall.asked);
	}
	percent = 100.0 * outcome->all.found /
		  (outcome->all.asked ? outcome->all.asked : 1);
	printf("recall %s: %zu calls (%zu cut), %zu of %zu: %.2f %%\n",
	       outcome->command, outcome->compared, outcome->cut,
	       outcome->all.found, outcome->all.asked, percent);
	fflush(stdout);
	cr_expect(outcome->all.asked > 50, "%s: nothing was compared",
		  outcome->command);
	cr_expect(percent >= 99.0, "%s: %.2f %% of what strace shows",
		  outcome->command, percent);
}

static struct run run_with(const char *const *tracer, const char *script)
{
	const char *argv[WORDS] = { "setarch",
				    "-R",
				    "env",
				    "PATH=/usr/bin:/bin:/usr/sbin:/sbin",
				    "PYTHONHASHSEED=0",
				    "HOME=/nonexistent",
				    "PYTHONDONTWRITEBYTECODE=1",
				    "GIT_AUTHOR_DATE=2020-02-02T02:02:02Z",
				    "GIT_COMMITTER_DATE=2020-02-02T02:02:02Z" };
	int count = 9;

	while (*tracer)
		argv[count++] = *tracer++;
	argv[count++] = "sh";
	argv[count++] = "-c";
	argv[count++] = script;
	return run(USER_SELF, argv);
}

static void compare(const char *command, const char *script)
{
	static const char *const strace[] = {
		"strace", "-f", "-eabbrev=execve", "-yy", "-s",
		"64",	  "-o", "@trace",	   NULL
	};
	static const char *const ptrail[] = { "@ptrail", "-o", "@trace", NULL };
	static struct peer_trace a, b;
	static struct outcome outcome;
	struct run one, two;
	if (!have_command("strace") || !have_command("setarch"))
		cr_skip_test("strace or setarch is not installed");
	outcome.command = command;
	one = run_with(strace, script);
	two = run_with(ptrail, script);
	read_strace(one.trace, &a);
	read_ptrail(two.trace, &b);
	qsort(a.threads, a.count, sizeof(*a.threads), by_tid);
	qsort(b.threads, b.count, sizeof(*b.threads), by_tid);
	cr_expect_eq(a.count, b.count, "%s: %zu threads, %zu threads; %s%s",
		     command, a.count, b.count, one.err, two.err);
	for (size_t i = 0; i < a.count && i < b.count; i++)
		compare_threads(&outcome, &a.threads[i], &b.threads[i]);
	report(&outcome);
	trace_finish(&a);
	trace_finish(&b);
	run_finish(&one);
	run_finish(&two);
}

static void compare_if(const char *program, const char *script)
{
	if (!have_command(program))
		cr_skip_test("%s is not installed", program);
	compare(program, script);
}

Test(peers, decode_ls)
{
	compare("ls", "ls -l /etc /dev >list; ls -la /proc/self/fd");
}

Test(peers, decode_cp)
{
	compare("cp", "mkdir a && ln -s x a/l && echo a >a/b && "
		      "cp -a a c && cp -r /etc/apt d && rm -r c d");
}

Test(peers, decode_tar)
{
	compare_if("tar", "tar cf t.tar /etc/apt && mkdir x && "
			  "tar xf t.tar -C x && tar tvf t.tar");
}

Test(peers, decode_gzip)
{
	compare_if("gzip", "seq 9999 >s && gzip s && gunzip s.gz");
}

Test(peers, decode_find)
{
	compare_if("find", "find /etc -name '*.conf' -newer /etc/passwd; "
			   "find /usr/include/linux -size +9k | head");
}

Test(peers, decode_git)
{
	compare_if("git", "git init -q r && cd r && echo a >f && git add f && "
			  "git -c user.name=a -c user.email=b commit -qm c && "
			  "echo b >>f && git status && git diff");
}

Test(peers, decode_perl)
{
	compare_if("perl", "perl -MSocket -e '"
			   "socketpair(my $a, my $b, AF_UNIX, SOCK_STREAM, 0);"
			   "syswrite $a, \"hello\"; sysread $b, my $c, 9;"
			   "$SIG{ALRM} = sub {}; alarm 1; select undef, undef,"
			   "undef, 0.01; print stat(\"/etc\"), `id`'");
}

Test(peers, decode_shell)
{
	compare_if("bash", "bash -c 'set -m; sleep 0.05 & jobs; kill %1; wait;"
			   "(exit 3); echo a | cat >f; ulimit -n; umask; "
			   "trap : USR1; kill -USR1 $$; read x <f; cd /; pwd'");
}

Test(peers, decode_gcc)
{
	compare_if("gcc", "echo 'int main(void) { return 0; }' >m.c && "
			  "gcc -O1 m.c -o m && ./m");
}

Test(peers, decode_sqlite)
{
	compare_if("sqlite3", "sqlite3 d.db 'create table t(a, b); "
			      "insert into t values (1, 2); "
			      "select * from t; vacuum;'");
}

Test(peers, decode_python)
{
	compare_if("python3", python_script);
}

Test(peers, decode_curl)
{
	if (!have_command("curl"))
		cr_skip_test("curl is not installed");
	compare_if("python3", curl_script);
}
