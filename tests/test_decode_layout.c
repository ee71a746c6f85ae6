/*
 * Sizes of structs in each ABI against the kernel's headers, and fields of
 * one where the ABIs differ.
 */
#include "test_decode.h"

#include <sys/mman.h>
#include <sys/stat.h>

#include "decode/layout.h"
#include "low_memory.h"

static const struct abi abi_i386 = { .name = "32", .word = 4, .align = 4 };
static const struct abi abi_x32 = { .name = "x32", .word = 4, .slot = 8 };

static const struct {
	const char *name;
	const struct layout *layout;
	size_t wide;	/* sizeof() by gcc -m64, .. */
	size_t narrow;	/* .. -m32, .. */
	size_t x32;	/* .. and -mx32 */
} sizes[] = {
#define SIZES(l, wide, narrow, x32) { #l, &(l), wide, narrow, x32 }
	SIZES(extent_layout, 56, 56, 56),
	SIZES(fiemap_layout, 32, 32, 32),
	SIZES(futex_waitv_layout, 24, 24, 24),
	SIZES(ifinfomsg_layout, 16, 16, 16),
	SIZES(io_event_layout, 32, 32, 32),
	SIZES(io_uring_params_layout, 120, 120, 120),
	SIZES(iocb_layout, 64, 64, 64),
	SIZES(itimerspec_layout, 32, 16, 32),
	SIZES(kvm_region_layout, 32, 32, 32),
	SIZES(landlock_path_layout, 12, 12, 12),
	SIZES(loop_config_layout, 304, 304, 304),
	SIZES(loop_info64_layout, 232, 232, 232),
	SIZES(mount_attr_layout, 32, 32, 32),
	SIZES(mq_attr_layout, 64, 32, 64),
	SIZES(msqid_layout, 120, 88, 120),
	SIZES(ndmsg_layout, 12, 12, 12),
	SIZES(rlimit_layout, 16, 8, 16),
	SIZES(robust_list_layout, 24, 12, 12),
	SIZES(rtc_time_layout, 36, 36, 36),
	SIZES(rtmsg_layout, 12, 12, 12),
	SIZES(rusage_layout, 144, 72, 144),
	SIZES(sembuf_layout, 6, 6, 6),
	SIZES(semid_layout, 104, 64, 104),
	SIZES(shmid_layout, 112, 84, 112),
	SIZES(sock_filter_layout, 8, 8, 8),
	SIZES(sock_fprog_layout, 16, 8, 8),
	SIZES(stat_layout, 144, 64, 144),
	SIZES(statfs64_layout, 120, 84, 120),
	SIZES(statfs_layout, 120, 64, 120),
	SIZES(statx_layout, 256, 256, 256),
	SIZES(timex64_layout, 208, 208, 208),
	SIZES(timex_layout, 208, 128, 208),
	SIZES(tms_layout, 32, 16, 32),
	SIZES(uffdio_copy_layout, 40, 40, 40),
	SIZES(uffdio_register_layout, 32, 32, 32),
#undef SIZES
};

Test(decode_layout, sizes)
{
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		const struct layout *layout = sizes[i].layout;

		cr_expect_eq(layout_size(layout, &wide_abi), sizes[i].wide,
			     "%s: %zu", sizes[i].name,
			     layout_size(layout, &wide_abi));
		cr_expect_eq(layout_size(layout, &abi_i386), sizes[i].narrow,
			     "%s, 32 bits: %zu", sizes[i].name,
			     layout_size(layout, &abi_i386));
		cr_expect_eq(layout_size(layout, &abi_x32), sizes[i].x32,
			     "%s, x32: %zu", sizes[i].name,
			     layout_size(layout, &abi_x32));
	}
}

Test(decode_layout, stat_of_64_bits)
{
	struct stat status = { .st_dev = 0x801, .st_ino = 7, .st_nlink = 2,
			       .st_mode = S_IFREG | 04755, .st_uid = 1,
			       .st_size = 9, .st_blksize = 4096 };

	status.st_mtim = (struct timespec){ 5, 6 };
	expect_line("stat(filename: \"f\", statbuf: { .st_dev: 8:1, "
		    ".st_ino: 7, .st_nlink: 2, .st_mode: IFREG|ISUID|0755, "
		    ".st_uid: 1, .st_gid: 0, .st_size: 9, .st_blksize: 4096, "
		    ".st_blocks: 0, .st_atime: 0, .st_atime_nsec: 0, "
		    ".st_mtime: 5, .st_mtime_nsec: 6, .st_ctime: 0, "
		    ".st_ctime_nsec: 0 }) = 0",
		    GIVEN("stat", 0, P("f"), P(&status)));
	/* On failure nothing was filled in. */
	expect_line_at("stat(filename: \"f\", statbuf: %p) = -1 ENOENT "
		       "(No such file or directory)",
		       &status, GIVEN("stat", -2, P("f"), P(&status)));
}

/* sysinfo, whose longs are 4 bytes here and 8 there. */
Test(decode_layout, longs)
{
	uint32_t narrow[16] = { 100, 1, 2, 3, 4096, 5, 6, 7, 8, 9, 11, 12,
				13, 1 };
	uint64_t wide[14] = { 100, 1, 2, 3, 4096, 5, 6, 7, 8, 9, 11, 12,
			      13, 1 };
	static const char line[] =
		"sysinfo(info: { .uptime: 100, .loads: [1, 2, 3], "
		".totalram: 4096, .freeram: 5, .sharedram: 6, .bufferram: 7, "
		".totalswap: 8, .freeswap: 9, .procs: 11, .totalhigh: 12, "
		".freehigh: 13, .mem_unit: 1 }) = 0";
	void *low = low_memory(narrow, sizeof(narrow));

	expect_line(line, &(struct given){ .name = "sysinfo",
					   .abi = &abi_i386,
					   .args = { P(low) } });
	expect_line(line, GIVEN("sysinfo", 0, P(wide)));
	expect_line(line, &(struct given){ .name = "sysinfo",
					   .abi = &abi_x32,
					   .args = { P(wide) } });
	munmap(low, 4096);
}

/* A pointer, a flag and a size: two words of four bytes each on x32. */
Test(decode_layout, words)
{
	uint32_t narrow[3] = { 0x1000, 2, 8192 };
	struct {
		uint64_t sp;
		int32_t flags;
		uint64_t size;
	} wide = { 0x1000, 2, 8192 };
	static const char line[] = "sigaltstack(uss: { .ss_sp: 0x1000, "
				   ".ss_flags: DISABLE, .ss_size: 8192 }) = 0";
	void *low = low_memory(narrow, sizeof(narrow));

	expect_line(line, GIVEN("sigaltstack", 0, P(&wide)));
	expect_line(line, &(struct given){ .name = "sigaltstack",
					   .abi = &abi_i386,
					   .args = { P(low) } });
	expect_line(line, &(struct given){ .name = "sigaltstack",
					   .abi = &abi_x32,
					   .args = { P(low) } });
	munmap(low, 4096);
}

/* 64 bits are aligned to four bytes on i386 alone. */
Test(decode_layout, alignment)
{
	unsigned char narrow[24] = { 1, 0, 0, 0, 5 };
	void *low = low_memory(narrow, sizeof(narrow));

	expect_line("fcntl64(fd: 4, cmd: OFD_SETLK, arg: { .l_type: WRLCK, "
		    ".l_whence: SET, .l_start: 5, .l_len: 0 }) = 0",
		    &(struct given){ .name = "fcntl64",
				     .abi = &abi_i386,
				     .args = { 4, 37, P(low) } });
	munmap(low, 4096);
}

/* What has grown shows as much as the program says it has. */
Test(decode_layout, sized)
{
	uint64_t attr[2] = { 1, 2 };

	expect_line("landlock_create_ruleset(attr: { .handled_access_fs: "
		    "EXECUTE }, size: 8) = 3",
		    GIVEN("landlock_create_ruleset", 3, P(attr), 8));
	expect_line("landlock_create_ruleset(attr: { .handled_access_fs: "
		    "EXECUTE, .handled_access_net: CONNECT_TCP }, size: 16) "
		    "= 3",
		    GIVEN("landlock_create_ruleset", 3, P(attr), 16));
}

Test(decode_layout, line_limit)
{
	char text[400];
	struct given given = { .name = "rename", .args = { P(text), P(text) } };
	struct line line;

	memset(text, 'x', sizeof(text) - 1);
	text[sizeof(text) - 1] = '\0';
	memcpy(text + 97, "\303\244", 2);
	given.style.line_limit = 99;
	line = line_print(&given);
	cr_expect(strlen(line.text) < 160, "%s", line.text);
	/* Not within the two bytes of a character. */
	cr_expect(strstr(line.text, "x..., newname: ...) = 0"), "%s",
		  line.text);
}
