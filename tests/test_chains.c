/*
 * Chains of programs that are built in many ways, each by a shell's words. A
 * new way is a row of ways[]; what is not installed is skipped.
 */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

struct way {
	const char *name;  /* "unprivileged, ..": not by root either */
	const char *build; /* makes ./probe; $S is tests/chains */
	const char *run;   /* NULL: ./probe */
	const char *options; /* NULL: --call-graph dwarf */
	const char *frames; /* one below the other, in that order; "/": a later
			       chain; "x!": it is marked as guessed */
};

#define PLAIN "inner middle outer main"
#define REPLACE "cc -O2 $S/replace.c -o probe -ldl && " \
	"cc -O2 -shared -fPIC -DNAME=first $S/library.c -o a.so && " \
	"cc -O2 -shared -fPIC -DNAME=second $S/library.c -o b.so"
#define MOUNTS "unshare -rm true && cc -O2 $S/load.c -o probe -ldl && " \
	"cc -O2 -shared -fPIC -DNAME=first $S/library.c -o a.so && " \
	"cc -O2 -shared -fPIC -DNAME=second $S/library.c -o b.so && " \
	"echo './probe first; unshare -rm sh -c \"mount --bind b.so a.so && " \
	"exec ./probe second\"' > both"
#define GO "export GOCACHE=$PWD/cache GO111MODULE=off CGO_ENABLED=0; "
#define GO_CHAIN "main.inner main.(*widget).middle main.outer main.main " \
	"runtime.main"

static const struct way ways[] = {
	{ "plain", "cc -O2 $S/probe.c -o probe", NULL, NULL, PLAIN },
	{ "not optimized", "cc -O0 $S/probe.c -o probe", NULL, NULL, PLAIN },
	{ "clang", "clang -O2 $S/probe.c -o probe", NULL, NULL, PLAIN },
	{ "branch protection", "cc -O2 -fcf-protection=full $S/probe.c "
	  "-o probe", NULL, NULL, PLAIN },
	{ "static", "cc -O2 -static $S/probe.c -o probe", NULL, NULL, PLAIN },
	{ "static-pie", "cc -O2 -static-pie $S/probe.c -o probe", NULL, NULL, PLAIN },
	{ "no pie", "cc -O2 -no-pie $S/probe.c -o probe", NULL, NULL, PLAIN },
	{ "no .eh_frame_hdr", "cc -O2 -Wl,--no-eh-frame-hdr $S/probe.c "
	  "-o probe", NULL, NULL, PLAIN },
	{ "only .debug_frame", "cc -O2 -g -fno-asynchronous-unwind-tables "
	  "-fno-unwind-tables $S/probe.c -o probe", NULL, NULL, PLAIN },
	{ "packed .debug_frame", "cc -O2 -g -fno-asynchronous-unwind-tables "
	  "-fno-unwind-tables -gz $S/probe.c -o probe", NULL, NULL, PLAIN },
	{ "no section headers", "cc -O2 -rdynamic $S/probe.c -o probe && "
	  "dd if=/dev/zero of=probe bs=1 seek=40 count=8 conv=notrunc && "
	  "dd if=/dev/zero of=probe bs=1 seek=60 count=4 conv=notrunc", NULL,
	  NULL, PLAIN },
	{ "lld", "clang -O2 -fuse-ld=lld $S/probe.c -o probe", NULL, NULL, PLAIN },
	{ "lld, segments not apart", "clang -O2 -fuse-ld=lld "
	  "-Wl,-z,noseparate-code $S/probe.c -o probe", NULL, NULL, PLAIN },
	{ "gold", "cc -O2 -fuse-ld=gold $S/probe.c -o probe", NULL, NULL, PLAIN },
	{ "text elsewhere", "cc -O2 -no-pie -Wl,-Ttext=0x7000000 $S/probe.c "
	  "-o probe", NULL, NULL, PLAIN },
	{ "segments elsewhere", "cc -O2 -no-pie "
	  "-Wl,-Ttext-segment=0x5000000 $S/probe.c -o probe", NULL, NULL, PLAIN },
	{ "musl, static", "musl-gcc -O2 -static $S/probe.c -o probe", NULL,
	  NULL, "inner! middle outer main" },
	{ "musl", "musl-gcc -O2 $S/probe.c -o probe", NULL, NULL, PLAIN },
	{ "musl, a handler", "musl-gcc -O2 -static $S/handler.c -o probe",
	  NULL, NULL, "handler __restore_rt" },
	{ "musl, through a handler", "musl-gcc -O2 -static $S/handler.c "
	  "-o probe", NULL, NULL, "raise inner main" },
	{ "32 bits, through a handler", "cc -O2 -m32 -static $S/handler.c "
	  "-o probe && ./probe", NULL, NULL, "raise inner main" },
	{ "32 bits", "cc -O2 -m32 $S/probe.c -o probe && ./probe", NULL,
	  NULL, PLAIN },
	{ "32 bits, static", "cc -O2 -m32 -static $S/probe.c -o probe && "
	  "./probe", NULL, NULL, PLAIN },
	{ "32 bits, not optimized", "cc -O0 -m32 $S/probe.c -o probe && "
	  "./probe", NULL, NULL, PLAIN },
	{ "symbols packed into it", "cc -O2 $S/probe.c -o probe && "
	  "objcopy -S --keep-symbol=inner --keep-symbol=middle "
	  "--keep-symbol=outer --keep-symbol=main probe mini && "
	  "objcopy --only-keep-debug mini mini.debug && strip probe && "
	  "xz mini.debug && "
	  "objcopy --add-section .gnu_debugdata=mini.debug.xz probe && "
	  "rm mini*", NULL, NULL, PLAIN },
	{ "symbols in a file beside it", "cc -O2 -Wl,--build-id=none "
	  "$S/probe.c -o probe && mkdir .debug && "
	  "objcopy --only-keep-debug probe .debug/probe.debug && "
	  "objcopy -S --add-gnu-debuglink=.debug/probe.debug probe", NULL,
	  NULL, PLAIN },
	{ "another file beside it", "cc -O2 -Wl,--build-id=none "
	  "$S/probe.c -o probe && mkdir .debug && "
	  "objcopy --only-keep-debug probe .debug/probe.debug && "
	  "objcopy -S --add-gnu-debuglink=.debug/probe.debug probe && "
	  "echo >> .debug/probe.debug", NULL, NULL, "[0x*] [0x*] [0x*] [0x*]" },
	{ "symbols from a server", "cc -O2 -g -Wl,--build-id $S/probe.c "
	  "-o probe && objcopy --only-keep-debug probe kept && "
	  "strip probe && echo \"echo $PWD/kept\" > debuginfod-find && "
	  "chmod +x debuginfod-find && export DEBUGINFOD_URLS=http://x/ "
	  "PATH=$PWD:$PATH", NULL, "--call-graph dwarf --debuginfod", PLAIN },
	{ "without asking it", "cc -O2 -g -Wl,--build-id $S/probe.c "
	  "-o probe && objcopy --only-keep-debug probe kept && "
	  "strip probe && echo \"echo $PWD/kept\" > debuginfod-find && "
	  "chmod +x debuginfod-find && export DEBUGINFOD_URLS=http://x/ "
	  "PATH=$PWD:$PATH", NULL, NULL, "[0x*] [0x*] [0x*] [0x*]" },
	{ "fp, musl", "musl-gcc -O2 -fno-omit-frame-pointer $S/probe.c "
	  "-o probe", NULL, "--call-graph fp", PLAIN },
	{ "fp", "cc -O2 -fno-omit-frame-pointer $S/probe.c -o probe", NULL,
	  "--call-graph fp", PLAIN },
	{ "a bomb packed into it", "cc -O2 $S/probe.c -o probe && "
	  "strip probe && head -c 100M /dev/zero | xz -0 > bomb && "
	  "objcopy --add-section .gnu_debugdata=bomb probe", NULL, NULL,
	  "[0x*] [0x*] [0x*] [0x*]" },
	{ "C++", "c++ -O2 $S/probe.cc -o probe", NULL,
	  NULL, "app::Widget<int>::emit app::outer main" },
	{ "Rust", "rustc -O $S/probe.rs -o probe", NULL,
	  NULL, "probe::app::inner probe::app::outer probe::main" },
	{ "Rust, new names", "rustc -O -C symbol-mangling-version=v0 "
	  "$S/probe.rs -o probe", NULL,
	  NULL, "probe::app::inner probe::app::outer probe::main" },
	{ "Go", GO "go build -o probe $S/probe.go", NULL, NULL, GO_CHAIN },
	{ "Go, stripped", GO "go build -ldflags='-s -w' -o probe $S/probe.go",
	  NULL, NULL, GO_CHAIN },
	{ "Go, stripped, pie", GO "go build -buildmode=pie -ldflags='-s -w' "
	  "-o probe $S/probe.go", NULL, NULL, GO_CHAIN },
	{ "Go, stripped, C's linker", GO "export CGO_ENABLED=1; "
	  "go build -ldflags='-s -w -linkmode=external' -o probe $S/probe.go",
	  NULL, NULL, GO_CHAIN },
	{ "Go, stripped, C's linker, pie", GO "export CGO_ENABLED=1; "
	  "go build -buildmode=pie -ldflags='-s -w -linkmode=external' "
	  "-o probe $S/probe.go", NULL, NULL, GO_CHAIN },
	{ "Go, stripped, fp", GO "go build -ldflags='-s -w' -o probe "
	  "$S/probe.go", NULL, "--call-graph fp", GO_CHAIN },
	{ "loaded where another was", "cc -O2 $S/reload.c -o probe -ldl && "
	  "cc -O2 -shared -fPIC -DNAME=first $S/library.c -o a.so && "
	  "cc -O2 -shared -fPIC -DNAME=second $S/library.c -o b.so", NULL,
	  NULL, "first call main / second call main" },
	{ "a library that is gone", "cc -O2 $S/unlinked.c -o probe -ldl && "
	  "cc -O2 -shared -fPIC -DNAME=first $S/library.c -o a.so", NULL,
	  NULL, "first main" },
	{ "in memory", "cc -O2 $S/probe.c -o probe && "
	  "cc -O2 $S/memory.c -o memory", "./memory probe", NULL, PLAIN },
	{ "deleted", "cc -O2 $S/probe.c -o probe", "./probe x", NULL, PLAIN },
	{ "unprivileged, a library that is gone", "cc -O2 $S/unlinked.c "
	  "-o probe -ldl && cc -O2 -shared -fPIC -DNAME=first $S/library.c "
	  "-o a.so", NULL, NULL, "first main" },
	{ "replaced while it is mapped", REPLACE, NULL, NULL,
	  "first call_old main / second call_new main" },
	{ "unprivileged, replaced while it is mapped", REPLACE, NULL, NULL,
	  "first call_old main / second call_new main" },
	{ "the linker's jump", "cc -O1 -fcf-protection=none -Wl,-z,lazy "
	  "$S/plt.c -o probe", NULL, NULL, "__restore_rt getuid@plt main" },
	{ "the linker's jump, branch protection", "cc -O1 "
	  "-fcf-protection=full -Wl,-z,now $S/plt.c -o probe", NULL, NULL,
	  "__restore_rt getuid@plt main" },
	{ "the linker's jump, lld", "clang -O1 -fuse-ld=lld -Wl,-z,lazy "
	  "$S/plt.c -o probe", NULL, NULL, "__restore_rt getuid@plt main" },
	{ "mapped in pieces", "cc -O2 $S/pieces.c -o probe", NULL, NULL,
	  PLAIN },
	{ "a piece moved away", "cc -O2 $S/pieces.c -o probe", "./probe x",
	  NULL, "inner middle outer main / inner main" },
	{ "other mounts", MOUNTS, "sh ./both", NULL,
	  "inside first main / inside second main" },
	{ "unprivileged, other mounts", MOUNTS, "sh ./both", NULL,
	  "inside first main / inside second main" },
	{ "names of made code, numbered anew", "cc -O2 -I$S/../programs "
	  "-fno-omit-frame-pointer $S/../programs/chain_jit.c -o chain_jit && "
	  "unshare -rpf true", "unshare -rpf ./chain_jit", NULL,
	  "callback [0x*] main / callback first*name main / "
	  "callback second*name main" },
	{ "in another root", "[ $(id -u) = 0 ] && "
	  "cc -O2 -static $S/probe.c -o probe && "
	  "cc -O2 $S/memory.c -o other && mkdir -p root/x && "
	  "cp probe root/x/probe && mkdir x && cp other x/probe",
	  "chroot root /x/probe", NULL, PLAIN },
};

enum { WAYS = sizeof(ways) / sizeof(ways[0]), FRAMES = 64, LENGTH = 4096 };

/* The chain below the next line that names getppid. */
static size_t next_chain(char **trace, char **frames)
{
	size_t count = 0;
	struct line line;
	bool found = false;
	char *text;

	while ((text = next_line(trace))) {
		if (!parse_line(text, &line))
			continue;
		if (line.body && found) {
			/* It was split off: put it back for the next. */
			if (*trace)
				(*trace)[-1] = '\n';
			*trace = text;
			break;
		}
		if (line.body)
			found = !strncmp(line.body, "getppid(", 8);
		else if (found && count < FRAMES)
			frames[count++] = (char *)line.chain;
	}
	return count;
}

static bool is_frame(const char *wanted, const char *frame)
{
	bool guessed = wanted[strlen(wanted) - 1] == '!';
	char pattern[LENGTH];

	snprintf(pattern, sizeof(pattern), "%.*s (*%s",
		 (int)strlen(wanted) - guessed, wanted,
		 guessed ? ") [guessed]" : "");
	return matches(pattern, frame);
}

/* Each of the words is the frame below the one before. */
static bool have_frames(char **frames, size_t count, char **words, size_t many)
{
	size_t first, i;

	for (first = 0; first + many <= count; first++) {
		for (i = 0; i < many; i++) {
			if (!is_frame(words[i], frames[first + i]))
				break;
		}
		if (i == many)
			return true;
	}
	return false;
}

static void show_chains(char *trace)
{
	char *frames[FRAMES];
	size_t count, i;

	while ((count = next_chain(&trace, frames))) {
		for (i = 0; i < count; i++)
			fprintf(stderr, "  %s\n", frames[i]);
		fputs("  --\n", stderr);
	}
}

static void check(const struct way *way, char *trace)
{
	char *wanted = strdup(way->frames), *chain, *rest = wanted, *word;
	char *frames[FRAMES], *words[FRAMES], *copy = strdup(trace);
	size_t count, many;

	while ((chain = strsep(&rest, "/"))) {
		many = 0;
		for (word = strtok(chain, " "); word; word = strtok(NULL, " "))
			words[many++] = word;
		do
			count = next_chain(&trace, frames);
		while (count && !have_frames(frames, count, words, many));
		if (count)
			continue;
		cr_expect(false, "%s: not '%s' but:", way->name, way->frames);
		show_chains(copy);
		break;
	}
	free(copy);
	free(wanted);
}

static bool is_unprivileged(const struct way *way)
{
	return matches("unprivileged, *", way->name);
}

static struct run run_way(const struct way *way, const char *options)
{
	const char *source = getenv("SOURCE");
	char script[LENGTH];
	const char *argv[] = { "sh", "-c", script, "@ptrail", "@trace", NULL };

	snprintf(script, sizeof(script),
		 "S='%s/tests/chains'; { %s; } >/dev/null 2>&1 || exit 77; "
		 "exec $0 -o $1 %s %s",
		 source ? source : ".", way->build, options,
		 way->run ? way->run : "./probe");
	return run(is_unprivileged(way) ? USER_NOBODY : USER_SELF, argv);
}

ParameterizedTestParameters(live_chains, ways)
{
	static size_t indices[WAYS];
	size_t i;

	for (i = 0; i < WAYS; i++)
		indices[i] = i;
	return cr_make_param_array(size_t, indices, WAYS);
}

ParameterizedTest(size_t *index, live_chains, ways)
{
	const struct way *way = &ways[*index];
	struct run result;

	if (is_unprivileged(way) && !can_be_nobody())
		cr_skip_test("%s: this is not root", way->name);
	result = run_way(way, way->options ? way->options
					   : "--call-graph dwarf");
	if (run_exit_status(&result) == 77) {
		run_finish(&result);
		cr_skip_test("%s: cannot be built here", way->name);
	}
	cr_expect_eq(run_exit_status(&result), 0, "%s: %d: %s", way->name,
		     run_exit_status(&result), result.err);
	check(way, result.trace);
	run_finish(&result);
}
