/*
 * ioctl: what a command's argument points to, one of each kind.
 */
#include "test_decode.h"

#include <sys/mman.h>

#include "arch/i386/i386.h"
#include "arch/x86_64/x86_64.h"
#include "decode/device_structs.h"
#include "decode/layout.h"
#include "low_memory.h"

#define IOCTL(c, p) GIVEN("ioctl", 0, 3, c, P(p))
#define FD3	    "ioctl(fd: 3</tmp/a\\076b\\n>, cmd: "

Test(decode_devices, terminals)
{
	unsigned char termios[36] = { [17] = 3, [18] = 0x1c, [22] = 0 };

	expect_line(FD3 "TCGETS, arg: { .c_iflag: 0, .c_oflag: NL0|CR0|TAB0|"
			"BS0|VT0|FF0, .c_cflag: B0|CS5, .c_lflag: 0, .c_line: "
			"TTY, .c_cc: [INTR: 0x3, QUIT: 0x1c] }) = 0",
		    IOCTL(0x5401, termios));
}

Test(decode_devices, interfaces)
{
	struct {
		char name[16];
		uint64_t start, end;
		uint16_t base;
		unsigned char irq, dma, port;
	} map = { "eth0", 1, 2, 3, 4, 5, 6 };
	char names[32] = "eth0\0...........lan0";

	expect_line(FD3
		    "SIOCGIFMAP, arg: { .ifr_name: \"eth0\", .mem_start: "
		    "0x1, .mem_end: 0x2, .base_addr: 0x3, .irq: 4, .dma: 5, "
		    ".port: 6 }) = 0",
		    IOCTL(0x8970, &map));
	expect_line(FD3 "SIOCSIFNAME, arg: { .ifr_name: \"eth0\", "
			".ifr_newname: \"lan0\" }) = 0",
		    IOCTL(0x8923, names));
}

Test(decode_devices, input)
{
	unsigned char bits[8] = { 0x0b };
	int32_t axis[6] = { 1, 2, 3, 4, 5, 6 };
	int32_t slots[3] = { 0x2f, 1, -1 };
	uint32_t keycode[2] = { 30, 1 };

	expect_line(FD3 "EVIOCGBIT(SYN, 8), arg: [SYN, KEY, ABS]) = 8",
		    GIVEN("ioctl", 8, 3, 0x80084520, P(bits)));
	expect_line(FD3 "EVIOCGBIT(REL, 8), arg: [X, Y, RX]) = 8",
		    GIVEN("ioctl", 8, 3, 0x80084522, P(bits)));
	expect_line(FD3 "EVIOCGKEY(8), arg: [RESERVED, ESC, KEY_2]) = 8",
		    GIVEN("ioctl", 8, 3, 0x80084518, P(bits)));
	expect_line(FD3 "EVIOCGNAME(64), arg: \"a mouse\") = 8",
		    GIVEN("ioctl", 8, 3, 0x80404506, P("a mouse")));
	expect_line(FD3
		    "EVIOCGABS(Y), arg: { .value: 1, .minimum: 2, "
		    ".maximum: 3, .fuzz: 4, .flat: 5, .resolution: 6 }) = 0",
		    IOCTL(0x80184541, axis));
	expect_line(FD3
		    "EVIOCSABS(MT_TOOL_Y), arg: { .value: 1, .minimum: 2, "
		    ".maximum: 3, .fuzz: 4, .flat: 5, .resolution: 6 }) = 0",
		    IOCTL(0x401845fd, axis));
	expect_line(FD3 "EVIOCGMTSLOTS(12), arg: { .code: MT_SLOT, .values: "
			"[1, -1] }) = 0",
		    IOCTL(0x800c450a, slots));
	expect_line(FD3 "EVIOCSKEYCODE, arg: { .scancode: 30, .keycode: ESC }"
			") = 0",
		    IOCTL(0x40084504, keycode));
	expect_line(FD3 "HIDIOCGPHYS(8), arg: \"usb-0\") = 8",
		    GIVEN("ioctl", 8, 3, 0x80084812, P("usb-0")));
}

Test(decode_devices, effects)
{
	struct {
		uint16_t type;
		int16_t id;
		uint16_t direction, button, interval, length, delay, pad;
		int16_t level;
		uint16_t envelope[4], rest[11];
	} effect = { 0x52, -1, 2, 3, 4, 5, 6, 0, -7, { 8, 9, 10, 11 }, { 0 } };

	expect_line(FD3
		    "EVIOCSFF, arg: { .type: CONSTANT, .id: -1, "
		    ".direction: 2, .trigger: { .button: 3, .interval: 4 }, "
		    ".replay: { .length: 5, .delay: 6 }, .effect: { .level: "
		    "-7, .envelope: { .attack_length: 8, .attack_level: 9, "
		    ".fade_length: 10, .fade_level: 0xb } } }) = 0",
		    IOCTL(0x40304580, &effect));
}

Test(decode_devices, consoles)
{
	unsigned char entry[4] = { 0x0c, 5, 6, 0 }, led = 3;
	unsigned char diacritics[4 + 3] = { 1, 0, 0, 0, '`', '\'', 'a' };
	char string[513] = "\x1hello";
	uint16_t map[256] = { 0x41, 0xf015 };

	expect_line(FD3 "KDSETMODE, arg: TEXT) = 0",
		    GIVEN("ioctl", 0, 3, 0x4b3a, 0));
	expect_line(FD3 "KDSKBENT, arg: { .kb_table: CTRL|ALT, .kb_index: "
			"0x5, .kb_value: 0x6 }) = 0",
		    IOCTL(0x4b47, entry));
	expect_line(FD3 "KDGKBENT, arg: { .kb_table: CTRL|ALT, .kb_index: "
			"0x5 }) = -1 EINVAL (Invalid argument)",
		    GIVEN("ioctl", -22, 3, 0x4b46, P(entry)));
	expect_line(FD3 "KDSKBSENT, arg: { .kb_func: F2, .kb_string: "
			"\"hello\" }) = 0",
		    IOCTL(0x4b49, string));
	expect_line(FD3 "KDSKBDIACR, arg: { .kb_cnt: 1, .kbdiacr: [{ .diacr: "
			"'`', .base: '\\'', .result: 'a' }] }) = 0",
		    IOCTL(0x4b4b, diacritics));
	cr_expect(strstr(line_print(IOCTL(0x4b6a, map)).text,
			 "arg: { .map: [0x41, UNI_DIRECT_BASE+0x15, 0x0, "));
	expect_line(FD3 "KDGETLED, arg: [SCR|NUM]) = 0", IOCTL(0x4b31, &led));
	expect_line(FD3 "PIO_CMAP, arg: \"0123456789abcdef0123456789abcdef"
			"0123456789abcdef\") = 0",
		    IOCTL(0x4b71,
			  "0123456789abcdef0123456789abcdef0123456789abcdef"));
}

/* What goes out with a command at the entry, what comes in at the exit. */
Test(decode_devices, scsi)
{
	struct {
		int32_t id, direction;
		unsigned char command_size, sense_size;
		uint16_t vectors;
		uint32_t size;
		const char *data, *command, *sense;
		uint32_t timeout, flags, pack, pad;
		void *user;
		unsigned char status[3], sense_got;
		uint16_t host, driver;
		int32_t missing;
		uint32_t duration, info;
	} io = { .id = 'S',
		 .direction = -2,
		 .command_size = 2,
		 .size = 4,
		 .data = "data",
		 .command = "cm",
		 .sense = "sense" };
	struct given given = { .name = "ioctl",
			       .args = { 3, 0x2285, P(&io) },
			       .unfinished = true };

	cr_expect(strstr(line_print(&given).text,
			 ".interface_id: 'S', .dxfer_direction: TO_DEV"));
	cr_expect(strstr(line_print(&given).text,
			 ".dxferp: \"data\", .cmdp: \"cm\", .sbp: 0x"));
	io.direction = -3;
	cr_expect(strstr(line_print(&given).text, ".dxferp: 0x"));
	given.unfinished = false;
	io.missing = 1;
	io.sense_got = 5;
	cr_expect(strstr(line_print(&given).text,
			 ".dxferp: \"dat\", .cmdp: \"cm\", .sbp: \"sense\""));
}

Test(decode_devices, answers_and_questions)
{
	uint64_t api[3] = { 0xaa, 0, UINT64_C(1) << 63 | 3 };
	uint64_t param[3] = { 2, 1, 0 };
	uint64_t pin[2 + 6 + 51 * 6] = { 1, 0, 11, 12, 21, 22, 31, 32 };
	unsigned char command[4] = { 0xca, 1, 2, 3 };
	struct {
		int32_t entropy, size;
		char bytes[8];
	} pool = { 3, 4, "abcd" };

	expect_line(FD3
		    "UFFDIO_API, arg: { .api: 0xaa, .features: 0 } => { "
		    ".api: 0xaa, .features: 0, .ioctls: REGISTER|UNREGISTER|"
		    "API }) = 0",
		    IOCTL(0xc018aa3f, api));
	expect_line(FD3 "RTC_PARAM_SET, arg: { .param: BACKUP_SWITCH_MODE, "
			".value: DIRECT, .index: 0 }) = 0",
		    IOCTL(0x40187014, param));
	expect_line(FD3
		    "PTP_SYS_OFFSET_EXTENDED, arg: { .n_samples: 1, .ts: "
		    "[{ .ts: [{ .sec: 11, .nsec: 12 }, { .sec: 21, .nsec: 22 "
		    "}, { .sec: 31, .nsec: 32 }] }] }) = 0",
		    IOCTL(0xc4c03d09, pin));
	expect_line(FD3
		    "HDIO_DRIVE_CMD, arg: { .command: WRITE, "
		    ".sector_number: 1, .feature: 2, .sector_count: 3 } => { "
		    ".status: 0xca, .error: 0x1, .nsector: 2, .sector_count: "
		    "3 }) = 0",
		    IOCTL(0x31f, command));
	expect_line(FD3 "RNDADDENTROPY, arg: { .entropy_count: 3, .buf_size: "
			"4, .buf: \"abcd\" }) = 0",
		    IOCTL(0x40085203, &pool));
}

/* A call of another program is named as its own ABI has it. */
Test(decode_devices, supervised_calls)
{
	const struct abi *abi = arch_native->abis[0];
	struct {
		uint64_t id;
		uint32_t pid, flags;
		int32_t call;
		uint32_t arch;
		uint64_t rest[7];
	} notice = { .id = 1, .pid = 42, .arch = abi->audit };
	struct {
		uint64_t id;
		int64_t value;
		int32_t error;
		uint32_t flags;
	} answer = { 1, 0, -13, 0 };
	char expected[64];

	while (!abi->calls[notice.call])
		notice.call++;
	snprintf(expected, sizeof(expected),
		 ".data: { .nr: %s, .arch: ", abi->calls[notice.call]);
	cr_expect(
		strstr(line_print(IOCTL(0xc0502100, &notice)).text, expected));
	expect_line(FD3 "SECCOMP_IOCTL_NOTIF_SEND, arg: { .id: 0x1, .val: 0, "
			".error: -EACCES, .flags: 0 }) = 0",
		    IOCTL(0xc0182101, &answer));
	answer.error = INT32_MIN;
	expect_line(FD3 "SECCOMP_IOCTL_NOTIF_SEND, arg: { .id: 0x1, .val: 0, "
			".error: -2147483648, .flags: 0 }) = 0",
		    IOCTL(0xc0182101, &answer));
}

/* What is in a union behind its type is told as that type has it. */
Test(decode_devices, video_formats)
{
	struct {
		uint32_t type, pad;
		uint32_t width, height;
		char pixels[4];
		uint32_t field, line, image, colors, more[43];
	} format = { 1, 0, 640, 480, "YUYV", 1, 1280, 614400, 8, { 0 } };
	uint32_t planes[2] = { 5, 6 };
	char expected[128];

	expect_line(FD3
		    "VIDIOC_S_FMT, arg: { .type: VIDEO_CAPTURE, .fmt: { "
		    ".width: 640, .height: 480, .pixelformat: \"YUYV\", "
		    ".field: NONE, .bytesperline: 1280, .sizeimage: 614400, "
		    ".colorspace: SRGB } }) = 0",
		    IOCTL(0xc0d05605, &format));
	expect_line(FD3 "VIDIOC_G_FMT, arg: { .type: VIDEO_CAPTURE }) = -1 "
			"EINVAL (Invalid argument)",
		    GIVEN("ioctl", -22, 3, 0xc0d05604, P(&format)));
	format.type = 9;
	format.line = 8;
	memcpy(&format.image, planes, sizeof(planes));
	*((unsigned char *)&format.width + 180) = 1;
	expect_line(FD3
		    "VIDIOC_TRY_FMT, arg: { .type: VIDEO_CAPTURE_MPLANE, "
		    ".fmt: { .width: 640, .height: 480, .pixelformat: "
		    "\"YUYV\", .field: NONE, .colorspace: SRGB, .plane_fmt: "
		    "[{ .sizeimage: 5, .bytesperline: 6 }], .num_planes: 1 } "
		    "}) = 0",
		    IOCTL(0xc0d05640, &format));
	format.type = 13;
	expect_line(FD3 "VIDIOC_S_FMT, arg: { .type: META_CAPTURE, .fmt: { "
			".dataformat: \"\\200\\002\\000\\000\", .buffersize: "
			"480 } }) = 0",
		    IOCTL(0xc0d05605, &format));
	format.type = 99;
	snprintf(expected, sizeof(expected),
		 FD3 "VIDIOC_S_FMT, arg: { .type: 99, .fmt: "
		     "%#lx }) = 0",
		 (unsigned long)P(&format.width));
	expect_line(expected, IOCTL(0xc0d05605, &format));
}

Test(decode_devices, video_controls)
{
	struct __attribute__((packed)) {
		uint32_t id, size, reserved;
		uint64_t value;
	} list[2] = { { 0x980900, 0, 0, 7 }, { 0x98ffff, 3, 0, P("abc") } };
	struct {
		uint32_t class, count, error, pad[2];
		void *controls;
	} controls = { 0x980000, 2, 1, { 0, 0 }, list };
	uint32_t query[17] = { 0x80000000, 0 };

	expect_line(FD3
		    "VIDIOC_S_EXT_CTRLS, arg: { .ctrl_class: USER, "
		    ".count: 2, .error_idx: 1, .controls: [{ .id: BRIGHTNESS, "
		    ".value: 7, .value64: 7 }, { .id: USER+0xffff, .size: 3, "
		    ".value: \"abc\" }] }) = 0",
		    IOCTL(0xc0205648, &controls));
	expect_line(FD3 "VIDIOC_QUERYCTRL, arg: { .id: NEXT_CTRL }) = -1 "
			"EINVAL (Invalid argument)",
		    GIVEN("ioctl", -22, 3, 0xc0445624, P(query)));
}

Test(decode_devices, video_sizes_and_buffers)
{
	uint32_t sizes[11] = { 1, 0x56595559, 1, 640, 480 };
	uint32_t interval[13] = { 2, 0x56595559, 640, 480, 1, 1, 30 };
	struct {
		uint32_t index, type, used, flags, field;
		int64_t time[2];
		uint32_t timecode[4], sequence, memory;
		uint64_t place;
		uint32_t length, reserved, request;
	} buffer = { .type = 1, .flags = 0x2001, .memory = 4, .place = 3 };

	expect_line(FD3 "VIDIOC_ENUM_FRAMESIZES, arg: { .index: 1, "
			".pixel_format: \"YUYV\", .type: DISCRETE, .size: { "
			".width: 640, .height: 480 } }) = 0",
		    IOCTL(0xc02c564a, sizes));
	expect_line(FD3 "VIDIOC_ENUM_FRAMEINTERVALS, arg: { .index: 2, "
			".pixel_format: \"YUYV\", .width: 640, .height: 480, "
			".type: DISCRETE, .interval: { .numerator: 1, "
			".denominator: 30 } }) = 0",
		    IOCTL(0xc034564b, interval));
	expect_line(FD3
		    "VIDIOC_QBUF, arg: { .index: 0, .type: VIDEO_CAPTURE, "
		    ".bytesused: 0, .flags: MAPPED|TIMESTAMP_MONOTONIC|"
		    "TSTAMP_SRC_EOF, .field: ANY, .timestamp: { .tv_sec: 0, "
		    ".tv_usec: 0 }, .sequence: 0, .memory: DMABUF, .m: "
		    "3</tmp/a\\076b\\n>, .length: 0 }) = 0",
		    IOCTL(0xc058560f, &buffer));
}

Test(decode_devices, lists_behind)
{
	struct {
		uint32_t func, session, cancel, ret, origin, count;
		uint64_t params[2][4];
	} invoke = { 1, 2, 3, 4, 5, 2, { { 1, 2, 3, 4 }, { 5, 6, 7, 8 } } };
	uint64_t buffer[2] = { P(&invoke), sizeof(invoke) };

	expect_line(FD3
		    "TEE_IOC_INVOKE, arg: { .buf_ptr: { .func: 1, "
		    ".session: 2, .cancel_id: 3, .ret: 4, .ret_origin: 5, "
		    ".num_params: 2, .params: [{ .attr: VALUE_INPUT, .a: 0x2, "
		    ".b: 0x3, .c: 0x4 }, { .attr: MEMREF_INPUT, .a: 0x6, .b: "
		    "0x7, .c: 0x8 }] }, .buf_len: 88 }) = 0",
		    IOCTL(0x8010a403, buffer));
	invoke.count = 0;
	expect_line(FD3 "TEE_IOC_INVOKE, arg: { .buf_ptr: { .func: 1, "
			".session: 2, .cancel_id: 3, .ret: 4, .ret_origin: 5, "
			".num_params: 0, .params: [] }, .buf_len: 88 }) = 0",
		    IOCTL(0x8010a403, buffer));
}

Test(decode_devices, partitions_and_volumes)
{
	struct {
		int64_t start, length;
		int32_t number;
		char names[2][64];
		int32_t pad;
	} part = { 1, 2, 3, { "a", "b" }, 0 };
	struct {
		int32_t op, flags, size;
		void *data;
	} arg = { 1, 0, 152, &part };
	unsigned char watch[6] = { 2, 1, 3, 4, 6, 7 };

	expect_line(FD3
		    "BLKPG, arg: { .op: ADD_PARTITION, .flags: 0, "
		    ".datalen: 152, .data: { .start: 1, .length: 2, .pno: 3, "
		    ".devname: \"a\", .volname: \"b\" } }) = 0",
		    IOCTL(0x1269, &arg));
	expect_line(FD3 "COUNTER_ADD_WATCH_IOCTL, arg: { .component: { .type: "
			"COUNT, .scope: SIGNAL, .parent: 3, .id: 4 }, .event: "
			"CAPTURE, .channel: 7 }) = 0",
		    IOCTL(0x40063e00, watch));
}

/* Where two drivers gave a command the same number, both are told. */
Test(decode_devices, ambiguous)
{
	uint32_t answer = 5;

	expect_line(FD3 "VFIO_DEVICE_PCI_HOT_RESET or VFIO_IOMMU_MAP_DMA, arg: "
			"0x1000) = 0",
		    GIVEN("ioctl", 0, 3, 0x3b71, 0x1000));
	expect_line(FD3 "HIDIOCGRDESCSIZE or HIDIOCGVERSION, arg: [5]) = 0",
		    IOCTL(0x80044801, &answer));
}

/* Registers of a machine have the layout of the architecture that runs it. */
Test(decode_devices, machines)
{
	uint32_t cpuid[2 + 10] = { 1, 0, 0x80000001, 2, 1, 4, 5, 6, 7 };
	struct given given = { .name = "ioctl",
			       .abi = &wide_abi,
			       .args = { 4, 0xc008ae05, P(cpuid) } };
	struct abi abi = wide_abi;

	expect_line_at("ioctl(fd: 4, cmd: KVM_GET_SUPPORTED_CPUID, arg: %p) = "
		       "0",
		       cpuid, &given);
	abi.parts = &parts_x86_64;
	cr_expect_eq(layout_size(&kvm_regs_layout, &abi), 144);
	cr_expect_eq(layout_size(&kvm_sregs_layout, &abi), 312);
	cr_expect_eq(layout_size(&kvm_regs_layout, &wide_abi), 0);
	given.abi = &abi;
	expect_line("ioctl(fd: 4, cmd: KVM_GET_SUPPORTED_CPUID, arg: { .nent: "
		    "1, .entries: [{ .function: 0x80000001, .index: 2, .flags: "
		    "SIGNIFCANT_INDEX, .eax: 0x4, .ebx: 0x5, .ecx: 0x6, .edx: "
		    "0x7 }] }) = 0",
		    &given);
}

Test(decode_devices, options)
{
	struct {
		uint32_t index;
		uint64_t address[16];
	} group = { 7, { 0x0100007f00000002 } };
	uint16_t cut = 3;
	uint32_t index = 7;

	expect_line("setsockopt(fd: 4, level: IP, optname: MCAST_JOIN_GROUP, "
		    "optval: { .gr_interface: 7 (eth7), .gr_group: { .family: "
		    "INET, port: 0, addr: 127.0.0.1 } }, optlen: 136) = 0",
		    GIVEN("setsockopt", 0, 4, 0, 42, P(&group), 136));
	expect_line("setsockopt(fd: 4, level: SOCKET, optname: BINDTOIFINDEX, "
		    "optval: [7 (eth7)], optlen: 4) = 0",
		    GIVEN("setsockopt", 0, 4, 1, 62, P(&index), 4));
	expect_line("setsockopt(fd: 4, level: TCP, optname: NODELAY, optval: "
		    "\"\\003\\000\", optlen: 2) = 0",
		    GIVEN("setsockopt", 0, 4, 6, 1, P(&cut), 2));
}

Test(decode_devices, futex_and_kcmp)
{
	uint32_t slot[3] = { 3, 4, 5 };

	expect_line("futex(uaddr: 0x10, op: WAKE_OP, val: 1, uaddr2: 0x20, "
		    "val3: ADD<<28|3<<12|CMP_GT<<24|7) = 0",
		    GIVEN("futex", 0, 0x10, 5, 1, 0, 0x20,
			  1u << 28 | 4u << 24 | 3u << 12 | 7));
	expect_line("kcmp(pid1: 42 (sleeper), pid2: 42 (sleeper), type: "
		    "EPOLL_TFD, idx1: 3</tmp/a\\076b\\n>, idx2: { .efd: "
		    "3</tmp/a\\076b\\n>, .tfd: 4, .toff: 5 }) = 0",
		    GIVEN("kcmp", 0, 42, 42, 7, 3, P(slot)));
}

/* A long of x32's programs has four bytes, their structs' as well. */
Test(decode_devices, longs_of_x32)
{
	static const struct abi x32 = { .name = "x32", .word = 4, .slot = 8 };
	struct {
		uint32_t size, list;
	} conf = { 64, 0 };
	struct {
		char name[16];
		uint16_t family, port;
		unsigned char address[12];
	} list[2] = { { "lo", 2, 0, { 127, 0, 0, 1 } },
		      { "eth0", 2, 0, { 10, 0, 0, 2 } } };
	void *low = low_memory(list, sizeof(list));
	void *head = (char *)low + sizeof(list);

	conf.list = (uint32_t)P(low);
	memcpy(head, &conf, sizeof(conf));
	expect_line(FD3 "SIOCGIFCONF, arg: { .ifc_len: 64 } => { .ifc_len: 64, "
			".ifc_buf: [{ .ifr_name: \"lo\", .ifr_addr: { .family: "
			"INET, port: 0, addr: 127.0.0.1 } }, { .ifr_name: "
			"\"eth0\", .ifr_addr: { .family: INET, port: 0, addr: "
			"10.0.0.2 } }] }) = 0",
		    &(struct given){ .name = "ioctl",
				     .abi = &x32,
				     .args = { 3, 0x8912, P(head) } });
	memcpy(head, (uint32_t[2]){ 7, 9 }, 8);
	expect_line(FD3 "BLKGETSIZE, arg: [7]) = 0",
		    &(struct given){ .name = "ioctl",
				     .abi = &x32,
				     .args = { 3, 0x1260, P(head) } });
	munmap(low, 4096);
}
