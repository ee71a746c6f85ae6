/* What the comparison with strace runs that is longer than a line. */
#ifndef PTRAIL_TESTS_SCRIPTS_H
#define PTRAIL_TESTS_SCRIPTS_H

/* Written to a file, since a line of the shell's would be all quotes. */
static const char python_script[] =
	"cat >p.py <<'END'\n"
	"import os, select, signal, socket, threading, time, resource, mmap\n"
	"s = socket.socket()\n"
	"s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)\n"
	"s.bind(('127.0.0.1', 0)); s.listen(5)\n"
	"def serve():\n"
	"    c, a = s.accept(); c.sendall(c.recv(99).upper()); c.close()\n"
	"t = threading.Thread(target=serve); t.start()\n"
	"c = socket.create_connection(s.getsockname())\n"
	"c.settimeout(5); c.sendall(b'hello'); print(c.recv(99)); t.join()\n"
	"u = socket.socket(socket.AF_INET6, socket.SOCK_DGRAM)\n"
	"try: u.connect(('::1', 9))\n"
	"except OSError: pass\n"
	"a, b = socket.socketpair()\n"
	"socket.send_fds(a, [b'x'], [0, 1]); print(socket.recv_fds(b, 9, 2))\n"
	"e = select.epoll(); e.register(a, select.EPOLLIN); b.send(b'z')\n"
	"print(len(e.poll(1)))\n"
	"p = select.poll(); p.register(a, select.POLLIN); p.poll(1)\n"
	"select.select([a], [b], [], 0.1)\n"
	"print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss > 0)\n"
	"print(os.uname().sysname, os.statvfs('/').f_bsize)\n"
	"signal.signal(signal.SIGUSR1, lambda *x: None)\n"
	"os.kill(os.getpid(), signal.SIGUSR1)\n"
	"signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR2])\n"
	"signal.setitimer(signal.ITIMER_REAL, 100); time.sleep(0.01)\n"
	"os.sched_getaffinity(0); os.sched_setaffinity(0, {0})\n"
	"print(os.listdir('/usr/lib')[:0], os.sched_getscheduler(0))\n"
	"m = mmap.mmap(-1, 4096); m.close(); os.pipe(); os.times()\n"
	"r = os.fork()\n"
	"if r == 0: os._exit(3)\n"
	"print(os.waitid(os.P_PID, r, os.WEXITED).si_status)\n"
	"d = socket.socket(); d.setsockopt(6, socket.TCP_NODELAY, 1)\n"
	"d.setsockopt(1, socket.SO_LINGER, b'\\1\\0\\0\\0\\5\\0\\0\\0')\n"
	"print(d.getsockopt(1, socket.SO_LINGER, 8))\n"
	"n = socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 0)\n"
	"n.bind((0, 0)); print(len(socket.if_nameindex()) > 0)\n"
	"END\n"
	"python3 p.py";

/* The port differs in each run: the header that would name it is fixed. */
static const char curl_script[] =
	"cat >c.py <<'END'\n"
	"import os, socket\n"
	"s = socket.socket(); s.bind(('127.0.0.1', 0)); s.listen(1)\n"
	"url = 'http://127.0.0.1:%d/x' % s.getsockname()[1]\n"
	"r = os.fork()\n"
	"if r == 0:\n"
	"    s.close()\n"
	"    os.execvp('curl', ['curl', '-qs', '-H', 'Host: a', url])\n"
	"c, a = s.accept(); c.recv(4096)\n"
	"c.sendall(b'HTTP/1.0 200 OK\\r\\nContent-Length: 3\\r\\n\\r\\nhi\\n')\n"
	"c.close(); os.waitpid(r, 0)\n"
	"END\n"
	"python3 c.py";

#endif
