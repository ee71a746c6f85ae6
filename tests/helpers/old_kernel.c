/*
 * old_kernel VERSION CMD..: executes CMD, to which the kernel answers as Linux
 * VERSION did: what is younger is refused as that refused it. A seccomp filter
 * knows system calls and their arguments; what is in struct perf_event_attr is
 * read by this process, which is asked for every perf_event_open().
 */
#include <errno.h>
#include <linux/filter.h>
#include <linux/perf_event.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#define VERSION(major, minor) ((major) * 1000 + (minor))
#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

enum { ANY = -1, CALLS_MAX = 64 };

static const struct rule {
	int since;
	int call;
	int argument;	/* ANY, or the index of the one that is 'value' */
	uint32_t value;
	int error;
} rules[] = {
	{ VERSION(5, 3), SYS_ptrace, 0, 0x420e /* GET_SYSCALL_INFO */, EIO },
	{ VERSION(3, 17), SYS_seccomp, ANY, 0, ENOSYS },
	{ VERSION(3, 17), SYS_memfd_create, ANY, 0, ENOSYS },
	{ VERSION(3, 17), SYS_getrandom, ANY, 0, ENOSYS },
	{ VERSION(4, 11), SYS_statx, ANY, 0, ENOSYS },
	{ VERSION(5, 3), 434 /* pidfd_open */, ANY, 0, ENOSYS },
	{ VERSION(5, 3), 435 /* clone3 */, ANY, 0, ENOSYS },
	{ VERSION(5, 6), 437 /* openat2 */, ANY, 0, ENOSYS },
	{ VERSION(5, 6), 438 /* pidfd_getfd */, ANY, 0, ENOSYS },
	{ VERSION(5, 9), 436 /* close_range */, ANY, 0, ENOSYS },
	{ VERSION(3, 12), SYS_ioctl, 1, PERF_EVENT_IOC_ID, ENOTTY },
	{ VERSION(6, 7), SYS_ioctl, 1, 0xc0606610 /* PAGEMAP_SCAN */, ENOTTY },
	{ VERSION(3, 14), SYS_perf_event_open, 4, PERF_FLAG_FD_CLOEXEC,
	  EINVAL },
};

static int version;

static size_t add(struct sock_filter *filter, size_t at, uint16_t code,
		  uint32_t k)
{
	filter[at] = (struct sock_filter)BPF_STMT(code, k);
	return at + 1;
}

static size_t add_jump(struct sock_filter *filter, size_t at, uint32_t value,
		       uint8_t otherwise)
{
	filter[at] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K,
						  value, 0, otherwise);
	return at + 1;
}

static size_t add_rule(struct sock_filter *filter, size_t at,
		       const struct rule *rule)
{
	uint32_t argument = offsetof(struct seccomp_data, args) +
			    8 * rule->argument;

	at = add(filter, at, BPF_LD | BPF_W | BPF_ABS,
		 offsetof(struct seccomp_data, nr));
	at = add_jump(filter, at, rule->call, rule->argument == ANY ? 1 : 3);
	if (rule->argument != ANY) {
		at = add(filter, at, BPF_LD | BPF_W | BPF_ABS, argument);
		at = add_jump(filter, at, rule->value, 1);
	}
	return add(filter, at, BPF_RET | BPF_K,
		   SECCOMP_RET_ERRNO | rule->error);
}

/* The listener, with which perf_event_open() waits for an answer. */
static int install(void)
{
	struct sock_filter filter[5 * COUNT(rules) + 8];
	struct sock_fprog program = { .filter = filter };
	size_t at = 0;

	for (size_t i = 0; i < COUNT(rules); i++)
		if (version < rules[i].since)
			at = add_rule(filter, at, &rules[i]);
	at = add(filter, at, BPF_LD | BPF_W | BPF_ABS,
		 offsetof(struct seccomp_data, nr));
	at = add_jump(filter, at, SYS_perf_event_open, 1);
	at = add(filter, at, BPF_RET | BPF_K, SECCOMP_RET_USER_NOTIF);
	at = add(filter, at, BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
	program.len = at;
	prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
	return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER,
		       SECCOMP_FILTER_FLAG_NEW_LISTENER, &program);
}

/* What that version says of an event; 0: it knows all of it. */
static int judge(const struct perf_event_attr *attr)
{
	if (version < VERSION(3, 12) && attr->type == PERF_TYPE_SOFTWARE &&
	    attr->config == PERF_COUNT_SW_DUMMY)
		return ENOENT;
	if (version < VERSION(3, 12) &&
	    attr->sample_type & PERF_SAMPLE_IDENTIFIER)
		return EINVAL;
	if (version < VERSION(4, 1) && attr->use_clockid)
		return EINVAL;
	if (version < VERSION(4, 3) && attr->context_switch)
		return EINVAL;
	/* Behind what it knows of the struct there must be zeros. */
	if (version < VERSION(4, 1) && attr->clockid)
		return E2BIG;
	if (version < VERSION(5, 13) &&
	    (attr->sigtrap || attr->remove_on_exec || attr->inherit_thread))
		return EINVAL;
	if (version < VERSION(5, 13) && attr->sig_data)
		return E2BIG;
	return 0;
}

static void answer(int listener)
{
	struct seccomp_notif request;
	struct seccomp_notif_resp response = { .error = 0 };
	struct perf_event_attr attr;
	struct iovec local = { &attr, sizeof(attr) }, remote;

	memset(&request, 0, sizeof(request));
	memset(&attr, 0, sizeof(attr));
	if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &request))
		return;
	remote.iov_base = (void *)(uintptr_t)request.data.args[0];
	remote.iov_len = sizeof(attr);
	if (process_vm_readv(request.pid, &local, 1, &remote, 1, 0) > 0)
		response.error = -judge(&attr);
	response.id = request.id;
	if (!response.error)
		response.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
	ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &response);
}

static void send_descriptor(int socket, int fd)
{
	char byte = 0, room[CMSG_SPACE(sizeof(fd))];
	struct iovec data = { &byte, 1 };
	struct msghdr message = { .msg_iov = &data, .msg_iovlen = 1,
				  .msg_control = room,
				  .msg_controllen = sizeof(room) };
	struct cmsghdr *header = CMSG_FIRSTHDR(&message);

	header->cmsg_level = SOL_SOCKET;
	header->cmsg_type = SCM_RIGHTS;
	header->cmsg_len = CMSG_LEN(sizeof(fd));
	memcpy(CMSG_DATA(header), &fd, sizeof(fd));
	if (sendmsg(socket, &message, 0) != 1)
		_exit(125);
}

static int receive_descriptor(int socket)
{
	char byte, room[CMSG_SPACE(sizeof(int))];
	struct iovec data = { &byte, 1 };
	struct msghdr message = { .msg_iov = &data, .msg_iovlen = 1,
				  .msg_control = room,
				  .msg_controllen = sizeof(room) };
	int fd = -1;

	if (recvmsg(socket, &message, 0) == 1 && CMSG_FIRSTHDR(&message))
		memcpy(&fd, CMSG_DATA(CMSG_FIRSTHDR(&message)), sizeof(fd));
	return fd;
}

static void run(char **argv, const int *sockets)
{
	int listener = install();

	if (listener < 0) {
		fprintf(stderr, "old_kernel: no user notification here\n");
		_exit(125);
	}
	send_descriptor(sockets[1], listener);
	close(listener);
	close(sockets[0]);
	close(sockets[1]);
	execvp(argv[0], argv);
	_exit(126);
}

/*
 * Until none is left that the filter applies to, of which older kernels count
 * one that has ended until it was waited for. Its status.
 */
static int serve(int listener, pid_t pid)
{
	struct pollfd ready = { .fd = listener, .events = POLLIN };
	int status = 0, count;

	do {
		if (pid && waitpid(pid, &status, WNOHANG) == pid)
			pid = 0;
		count = poll(&ready, 1, pid ? 20 : -1);
		if (count > 0 && ready.revents & POLLIN)
			answer(listener);
	} while (count == 0 || ready.revents & POLLIN);
	if (pid)
		waitpid(pid, &status, 0);
	return status;
}

int main(int argc, char **argv)
{
	int major, minor, status, sockets[2];
	pid_t pid;

	if (argc < 3 || sscanf(argv[1], "%d.%d", &major, &minor) != 2 ||
	    socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets))
		return 125;
	version = VERSION(major, minor);
	pid = fork();
	if (pid == 0)
		run(argv + 2, sockets);
	close(sockets[1]);
	status = serve(receive_descriptor(sockets[0]), pid);
	return WIFEXITED(status) ? WEXITSTATUS(status)
				 : 128 + WTERMSIG(status);
}
