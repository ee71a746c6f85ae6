/*
 * Programs that people use: what they print, their exit status and the files
 * they make are the same with and without ptrail. A new one is a row of
 * programs[]; one that is not installed is skipped.
 */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

struct program {
	char name[16];		/* what must be installed */
	char script[900];	/* run by sh in an empty folder */
};

/* Says everything that a run has left behind, with modes and links. */
static const char surround[] =
	"mkdir w; cd w; $0 $1 sh -c \"$2\" >../o 2>../e; echo $?; cd ..; "
	"cat o; echo --; cat e; echo --; "
	"find w -type f ! -path '*/.git/*' | sort | xargs -r cksum; "
	"find w ! -path '*/.git/*' | sort | xargs stat -c '%A %h %N'";

static const struct program programs[] = {
	{ "seq", "seq 20000 | sort -n | awk '{ s += $1 } END { print s }'; "
		 "yes | head -1000 | wc -l; false | true; "
		 "{ echo a; echo b >&2; } | tr a-z A-Z; (exit 3)" },
	{ "make", "for i in 1 2 3 4 5 6 7 8; do printf "
		  "'int f%d(void) { return %d; }\\n' $i $i >f$i.c; done; "
		  "echo 'int main(void) { return 0; }' >main.c; "
		  "printf 'O := main.o f1.o f2.o f3.o f4.o f5.o f6.o f7.o f8.o\\n"
		  "all: prog\\nprog: $(O)\\n\\tcc -o $@ $(O)\\n' >Makefile; "
		  "make -j4 >log 2>&1; s=$?; rm log; ./prog && exit $s" },
	{ "python3", "python3 -c 'import subprocess, threading\n"
		     "out = [0] * 8\n"
		     "def work(i):\n"
		     "    out[i] = subprocess.run([\"echo\", str(i)], "
		     "capture_output=True, text=True).stdout\n"
		     "ts = [threading.Thread(target=work, args=(i,)) "
		     "for i in range(8)]\n"
		     "for t in ts: t.start()\n"
		     "for t in ts: t.join()\n"
		     "print(out); raise SystemExit(4)'" },
	{ "git", "export HOME=$PWD GIT_CONFIG_NOSYSTEM=1 "
		 "GIT_AUTHOR_DATE=@1000000000+0000 "
		 "GIT_COMMITTER_DATE=@1000000000+0000; git init -q -b main; "
		 "git config user.name a; git config user.email a@b; "
		 "for i in 1 2 3; do echo $i >f$i; git add f$i; "
		 "git commit -qm $i; done; git log --stat; git gc -q; "
		 "git clone -q . copy; git -C copy rev-parse HEAD; "
		 "git -C copy checkout -q nothing" },
	{ "tar", "mkdir a; for i in 1 2 3; do seq $i 1000 >a/$i; done; "
		 "tar --mtime=@0 --owner=0 --group=0 -czf a.tar.gz a; "
		 "mkdir b; tar -xf a.tar.gz -C b; tar -tf a.tar.gz; "
		 "rm a.tar.gz; tar -tf nothing" },
	{ "ssh-keygen", "ssh-keygen -q -t ed25519 -N '' -C c -f key; "
			"ssh-keygen -y -f key | cut -d' ' -f1; "
			"ssh-keygen -l -f nothing; rm key key.pub" },
	{ "openssl", "seq 1000 >f; openssl dgst -sha256 f; "
		     "openssl enc -aes-256-cbc -K 00 -iv 00 -in f -out g; "
		     "openssl speed -seconds 1 -bytes 16 md5 >/dev/null "
		     "2>&1; echo $?; openssl nothing 2>/dev/null" },
	{ "perl", "perl -e '$| = 1; use IO::Socket::INET; my $s = "
		  "IO::Socket::INET->new(Listen => 5, LocalAddr => "
		  "\"127.0.0.1\"); for my $i (1 .. 5) { if (!fork) { my $c = "
		  "IO::Socket::INET->new(PeerAddr => \"127.0.0.1\", PeerPort "
		  "=> $s->sockport); print $c \"$i\\n\"; print scalar <$c>; "
		  "exit $i } my $c = $s->accept; if (!fork) { print $c 10 * "
		  "<$c>, \"\\n\"; exit } close $c; wait; wait } exit 6'" },
	{ "bash", "bash -mc 'sleep 0.1 & sleep 100 & jobs -r | wc -l; "
		  "kill %2; wait %2; echo $?; wait %1; echo $?; "
		  "trap \"echo usr1\" USR1; kill -USR1 $$; "
		  "{ kill -STOP $BASHPID; echo on; } & p=$!; until "
		  "grep -qi \"^State:.t\" /proc/$p/status; do sleep 0.05; "
		  "done; kill -CONT $p; wait $p; echo $?; coproc cat; echo x >&${COPROC[1]}; "
		  "read y <&${COPROC[0]}; echo $y; exit 9' 2>/dev/null" },
	{ "python3", "python3 -c 'import http.server, threading, "
		     "urllib.request\n"
		     "class H(http.server.BaseHTTPRequestHandler):\n"
		     "    def do_GET(self):\n"
		     "        self.send_response(200); self.end_headers()\n"
		     "        self.wfile.write(self.path.encode() * 1000)\n"
		     "    def log_message(self, *a): pass\n"
		     "s = http.server.ThreadingHTTPServer((\"127.0.0.1\", 0), H)\n"
		     "threading.Thread(target=s.serve_forever).start()\n"
		     "for i in range(20):\n"
		     "    u = \"http://127.0.0.1:%d/%d\" % (s.server_port, i)\n"
		     "    print(i, len(urllib.request.urlopen(u).read()))\n"
		     "s.shutdown()'" },
	{ "tmux", "export TMUX_TMPDIR=$PWD; unset TMUX; tmux -f /dev/null "
		  "new-session -d -s t 'echo hello >made; exec sleep 60'; "
		  "until test -s made; do sleep 0.1; done; cat made; "
		  "tmux list-sessions -F '#{session_name}'; "
		  "tmux kill-server; tmux has-session 2>/dev/null; s=$?; "
		  "rm -rf tmux-*; exit $s" },
	{ "sqlite3", "sqlite3 db 'create table t (a, b); with recursive c(i) "
		     "as (select 1 union all select i + 1 from c where i < "
		     "1000) insert into t select i, i * i from c; select "
		     "sum(b) from t;'; sqlite3 db 'select nothing'; rm db" },
	{ "gdb", "gdb --version; gdb -nx -batch -ex 'print 6 * 7'" },
	{ "cmake", "echo 'cmake_minimum_required(VERSION 3.5)\nproject(p NONE)\n"
		   "file(WRITE ${CMAKE_BINARY_DIR}/made x)' >CMakeLists.txt; "
		   "cmake -S . -B build >/dev/null; cat build/made; "
		   "rm -r build; cmake -S nowhere >/dev/null 2>&1" },
	{ "node", "node -e 'const { Worker } = require(\"worker_threads\"); "
		  "const { execFileSync } = require(\"child_process\"); "
		  "console.log(String(execFileSync(\"echo\", [\"a\"]))); "
		  "new Worker(\"require(\\\"worker_threads\\\").parentPort."
		  "postMessage(5)\", { eval: true }).on(\"message\", m => { "
		  "console.log(m); process.exitCode = m })'" },
};

/* Lines only; all that there is, of a few calls that a filter lets stop. */
static const char *const manners[] = {
	"-o/dev/null",
	"-o/dev/null -g --pf all -e openat,wait4,futex",
};

/* 'under' is split into words: "env" where there is no ptrail. */
static struct run run_script(const struct program *program, const char *under,
			     const char *options)
{
	const char *argv[] = { "sh", "-c", surround, under, options,
			       program->script, NULL };

	return run(USER_SELF, argv);
}

static void check_same(const struct program *program, const struct run *plain,
		       const char *options)
{
	struct run traced = run_script(program, "@ptrail", options);

	cr_expect_str_eq(plain->out, traced.out, "%s: %s, but with %s: %s",
			 program->name, plain->out, options, traced.out);
	cr_expect_str_eq(plain->err, traced.err, "%s", program->name);
	run_finish(&traced);
}

ParameterizedTestParameters(live_real, programs)
{
	return cr_make_param_array(const struct program, programs,
				   sizeof(programs) / sizeof(*programs));
}

ParameterizedTest(const struct program *program, live_real, programs)
{
	struct run plain;

	if (!have_command(program->name))
		cr_skip_test("%s is not installed", program->name);
	plain = run_script(program, "env", "--");
	cr_expect(strlen(plain.out) > 8, "%s", plain.out);
	for (size_t i = 0; i < sizeof(manners) / sizeof(*manners); i++)
		check_same(program, &plain, manners[i]);
	run_finish(&plain);
}
