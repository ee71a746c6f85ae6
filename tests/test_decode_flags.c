/*
 * Sets of flags: that names are unique and reachable, and that the literal
 * numbers are those of the headers.
 */
#include "test_decode.h"

#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "errors.h"
#include "decode/ioctl.h"

static char *flags_text(const struct flag_set *set, uint64_t value)
{
	static char copy[4096];
	struct decode_style style = { 0 };
	struct text text = TEXT_INIT;

	flags_print(&text, &style, set, value);
	snprintf(copy, sizeof(copy), "%s", text_string(&text));
	text_finish(&text);
	return copy;
}

#define expect_flags(expected, set, value)                                     \
	cr_expect_str_eq(flags_text(&(set), value), expected, "%s",            \
			 flags_text(&(set), value))

Test(decode_flags, sets)
{
	expect_flags("SHARED", map_flags, MAP_SHARED);
	expect_flags("SHARED_VALIDATE|SYNC", map_flags, 0x80003);
	expect_flags("PRIVATE|0x80000000", map_flags, 0x80000002);
	expect_flags("PRIVATE|ANONYMOUS|HUGETLB|HUGE_2MB", map_flags,
		     MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB | 21 << 26);
	expect_flags("NONE", prot_flags, 0);
	expect_flags("0x100", prot_flags, 0x100);
	expect_flags("0", msg_flags, 0);
	expect_flags("ACCMODE", open_flags, 3);
	expect_flags("STREAM|CLOEXEC|NONBLOCK", socket_types,
		     SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK);
	expect_flags("NORMAL", sched_policies, 0);
	expect_flags("QUERY", membarrier_cmds, 0);
	expect_flags("PRIVATE_EXPEDITED", membarrier_cmds, 8);
	expect_flags("SIZE_U32|PRIVATE", futex2_flags, 0x82);
	expect_flags("BASIC_STATS|BTIME", statx_masks, 0xfff);
	expect_flags("0xffffffff00000000", seals, 0xffffffff00000000);
}

Test(decode_flags, choices)
{
	expect_flags("CUR", seek_whences, 1);
	expect_flags("9", seek_whences, 9);
	expect_flags("-7", seek_whences, (uint32_t)-7);
	expect_flags("-7", ptrace_requests, (uint64_t)-7);
	expect_flags("SEIZE", ptrace_requests, 0x4206);
	expect_flags("THREAD", rusage_whos, 1);
	expect_flags("CHILDREN", rusage_whos, (uint32_t)-1);
	expect_flags("SET_VMA", prctl_options, 0x53564d41);
}

struct fact {
	const struct flag_set *set;
	uint64_t value;
	const char *name;
};

#define FACT(set, prefix, name)                                                \
	{                                                                      \
		&(set), (uint32_t)(prefix##name), #name                        \
	}

static const struct fact facts[] = {
	FACT(open_flags, O_, CLOEXEC),
	FACT(seek_whences, SEEK_, HOLE),
	FACT(fcntl_cmds, F_, DUPFD_CLOEXEC),
	FACT(fcntl_cmds, F_, OFD_SETLKW),
	FACT(flock_ops, LOCK_, UN),
	FACT(clone_flags, CLONE_, NEWNET),
	FACT(signals, SIG, SYS),
	FACT(clocks, CLOCK_, TAI),
	FACT(msg_flags, MSG_, CMSG_CLOEXEC),
	FACT(socket_families, AF_, VSOCK),
	FACT(socket_options, SO_, REUSEPORT),
	FACT(socket_levels, SOL_, PACKET),
	FACT(rlimit_resources, RLIMIT_, RTTIME),
	FACT(prctl_options, PR_, SET_NO_NEW_PRIVS),
	FACT(epoll_events, EPOLL, ET),
	FACT(poll_events, POLL, RDHUP),
	FACT(inotify_masks, IN_, ONESHOT),
	FACT(waitid_options, W, NOWAIT),
	FACT(mremap_flags, MREMAP_, FIXED),
	FACT(splice_flags, SPLICE_F_, GIFT),
	FACT(at_flags, AT_, EMPTY_PATH),
	FACT(sigaction_flags, SA_, RESETHAND),
	FACT(madvise_advices, , MADV_DONTDUMP),
};

Test(decode_flags, numbers_of_the_headers)
{
	for (size_t i = 0; i < sizeof(facts) / sizeof(facts[0]); i++) {
		const char *name = flags_name(facts[i].set, facts[i].value);

		cr_expect(name && !strcmp(name, facts[i].name), "%s: %s",
			  facts[i].name, name ? name : "none");
	}
}

Test(decode_flags, ioctl_names)
{
	for (size_t i = 1; i < ioctl_names_count; i++)
		cr_expect(ioctl_names[i - 1].cmd <= ioctl_names[i].cmd, "%s",
			  ioctl_names[i].name);
	cr_expect_str_eq(ioctl_name(TIOCGWINSZ, 0), "TIOCGWINSZ");
	cr_expect_str_eq(ioctl_name(FIONREAD, 0), "FIONREAD");
	/* FS_IOC_GETFLAGS of a program with longs of 32 bits. */
	cr_expect_str_eq(ioctl_name(0x80046601, 0), "FS_IOC_GETFLAGS");
	/* A struct with times, of x32. */
	cr_expect_str_eq(ioctl_name(0xc050560f, 0), "VIDIOC_QBUF");
	cr_expect_null(ioctl_name(0xfffffff1, 0));
	cr_expect_str_eq(ioctl_name(0x3b71, 1), "VFIO_IOMMU_MAP_DMA");
	cr_expect_null(ioctl_name(0x3b71, 2));
}

static bool is_command(const char *name)
{
	for (size_t i = 0; i < ioctl_names_count; i++)
		if (!strcmp(ioctl_names[i].name, name))
			return true;
	return false;
}

/* A form is found by a command's name, among those in order. */
Test(decode_flags, ioctl_forms)
{
	for (size_t i = 0; i < ioctl_forms_count; i++) {
		const char *name = ioctl_forms[i].name;

		cr_expect(is_command(name), "%s", name);
		cr_expect(!i || strcmp(ioctl_forms[i - 1].name, name) < 0, "%s",
			  name);
	}
	for (size_t i = 0; i < ioctl_patterns_count; i++)
		cr_expect(strchr(ioctl_patterns[i].name, '*'), "%s",
			  ioctl_patterns[i].name);
}

Test(decode_flags, errors)
{
	cr_expect_str_eq(error_name(2), "ENOENT");
	cr_expect_str_eq(error_name(133), "EHWPOISON");
	cr_expect_str_eq(error_name(514), "ERESTARTNOHAND");
	cr_expect_null(error_name(41));
	cr_expect_null(error_name(0));
	cr_expect_null(error_name(-1));
	cr_expect_null(error_name(INT32_MAX));
}
