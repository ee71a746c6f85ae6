/*
 * ioctl: what a command's argument points to, one of each kind.
 */
#include "test_decode.h"

#include "arch/i386/i386.h"
#include "arch/x86_64/x86_64.h"
#include "decode/device_structs.h"
#include "decode/layout.h"

#define IOCTL(c, p) GIVEN("ioctl", 0, 3, c, P(p))
#define FD3 "ioctl(fd: 3</tmp/a\\076b\\n>, cmd: "

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

	expect_line(FD3 "SIOCGIFMAP, arg: { .ifr_name: \"eth0\", .mem_start: "
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

	expect_line(FD3 "EVIOCGBIT(SYN, 8), arg: [SYN, KEY, ABS]) = 8",
		    GIVEN("ioctl", 8, 3, 0x80084520, P(bits)));
	expect_line(FD3 "EVIOCGKEY(8), arg: [0, 1, 3]) = 8",
		    GIVEN("ioctl", 8, 3, 0x80084518, P(bits)));
	expect_line(FD3 "EVIOCGNAME(64), arg: \"a mouse\") = 8",
		    GIVEN("ioctl", 8, 3, 0x80404506, P("a mouse")));
	expect_line(FD3 "EVIOCGABS(0x1), arg: { .value: 1, .minimum: 2, "
		    ".maximum: 3, .fuzz: 4, .flat: 5, .resolution: 6 }) = 0",
		    IOCTL(0x80184541, axis));
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

	expect_line(FD3 "VIDIOC_S_FMT, arg: { .type: VIDEO_CAPTURE, .fmt: { "
		    ".width: 640, .height: 480, .pixelformat: \"YUYV\", "
		    ".field: NONE, .bytesperline: 1280, .sizeimage: 614400, "
		    ".colorspace: SRGB } }) = 0",
		    IOCTL(0xc0d05605, &format));
	expect_line(FD3 "VIDIOC_G_FMT, arg: { .type: VIDEO_CAPTURE }) = -1 "
		    "EBUSY (Device or resource busy)",
		    GIVEN("ioctl", -16, 3, 0xc0d05604, P(&format)));
	format.type = 9;
	format.line = 8;
	memcpy(&format.image, planes, sizeof(planes));
	*((unsigned char *)&format.width + 180) = 1;
	expect_line(FD3 "VIDIOC_TRY_FMT, arg: { .type: VIDEO_CAPTURE_MPLANE, "
		    ".fmt: { .width: 640, .height: 480, .pixelformat: "
		    "\"YUYV\", .field: NONE, .colorspace: SRGB, .plane_fmt: "
		    "[{ .sizeimage: 5, .bytesperline: 6 }], .num_planes: 1 } "
		    "}) = 0",
		    IOCTL(0xc0d05640, &format));
	format.type = 13;
	expect_line(FD3 "VIDIOC_S_FMT, arg: { .type: META_CAPTURE, .fmt: { "
		    ".dataformat: \"\\200\\002\\000\\000\", .buffersize: 480 } }) = 0",
		    IOCTL(0xc0d05605, &format));
	format.type = 99;
	snprintf(expected, sizeof(expected),
		 FD3 "VIDIOC_S_FMT, arg: { .type: 99, .fmt: "
		 "%#lx }) = 0", (unsigned long)P(&format.width));
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

	expect_line(FD3 "VIDIOC_S_EXT_CTRLS, arg: { .ctrl_class: USER, "
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
	expect_line(FD3 "VIDIOC_QBUF, arg: { .index: 0, .type: VIDEO_CAPTURE, "
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

	expect_line(FD3 "TEE_IOC_INVOKE, arg: { .buf_ptr: { .func: 1, "
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

	expect_line(FD3 "BLKPG, arg: { .op: ADD_PARTITION, .flags: 0, "
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
		       "0", cpuid, &given);
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
