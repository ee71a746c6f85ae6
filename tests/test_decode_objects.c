/*
 * System V objects, keys, the states of children: what commands take and give.
 */
#include "test_decode.h"

#include <signal.h>

Test(decode_objects, ipc_keys_and_sizes)
{
	expect_line("shmget(key: PRIVATE, size: 4096, "
		    "shmflg: CREAT|HUGETLB|HUGE_2MB|IRUSR|IWUSR) = 3",
		    GIVEN("shmget", 3, 0, 4096, 01000 | 04000 | 21 << 26 | 0600));
	expect_line("semget(key: 0x7, nsems: 2, semflg: EXCL|IRUSR|IWUSR) = 3",
		    GIVEN("semget", 3, 7, 2, 02000 | 0600));
	expect_line("msgget(key: PRIVATE, msgflg: CREAT|IRUGO|IWUSR) = 3",
		    GIVEN("msgget", 3, 0, 01000 | 0644));
	expect_line("memfd_create(uname: \"m\", flags: HUGETLB|HUGE_16GB) = 3",
		    GIVEN("memfd_create", 3, P("m"), 4 | 34u << 26));
}

Test(decode_objects, ipc_limits)
{
	int32_t queue[8] = { 1, 2, 3, 4, 5, 6, 7, 8 };
	int32_t sems[10] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 };
	uint64_t limits[9] = { 1, 2, 3, 4, 5 };
	uint64_t used[6] = { 1, 2, 3, 4, 5, 6 };

	expect_line("msgctl(cmd: IPC_INFO, buf: { .msgpool: 1, .msgmap: 2, "
		    ".msgmax: 3, .msgmnb: 4, .msgmni: 5, .msgssz: 6, .msgtql: "
		    "7, .msgseg: 8 }) = 0",
		    GIVEN("msgctl", 0, 0, 3, P(queue)));
	expect_line("semctl(cmd: SEM_INFO, arg: { .semmap: 1, .semmni: 2, "
		    ".semmns: 3, .semmnu: 4, .semmsl: 5, .semopm: 6, .semume: "
		    "7, .semusz: 8, .semvmx: 9, .semaem: 10 }) = 0",
		    GIVEN("semctl", 0, 0, 0, 19, P(sems)));
	expect_line("semctl(semnum: 1, cmd: SETVAL, arg: -5) = 0",
		    GIVEN("semctl", 0, 0, 1, 16, (uint32_t)-5));
	expect_line("shmctl(cmd: IPC_INFO, buf: { .shmmax: 1, .shmmin: 2, "
		    ".shmmni: 3, .shmseg: 4, .shmall: 5 }) = 0",
		    GIVEN("shmctl", 0, 0, 3, P(limits)));
	expect_line("shmctl(cmd: SHM_INFO, buf: { .used_ids: 1, .shm_tot: 2, "
		    ".shm_rss: 3, .shm_swp: 4, .swap_attempts: 5, "
		    ".swap_successes: 6 }) = 0",
		    GIVEN("shmctl", 0, 0, 14, P(used)));
	/* Which is one number before that of shared memory. */
	expect_line("msgctl(cmd: MSG_STAT, buf: 0x10) = 0",
		    GIVEN("msgctl", 0, 0, 11, 0x10));
}

Test(decode_objects, keys)
{
	int32_t params[3] = { 1, 2, 3 };
	char text[] = "keyring;0;0;3f030000;_ses";

	expect_line("keyctl(option: SETPERM, arg2: SESSION_KEYRING, arg3: "
		    "POS_VIEW|USR_READ|0x40) = 0",
		    GIVEN("keyctl", 0, 5, (uint32_t)-3, 0x01020040));
	expect_line("keyctl(option: DESCRIBE, arg2: 7, arg3: "
		    "\"keyring;0;0;3f030000;_ses\", arg4: 64) = 25",
		    GIVEN("keyctl", 25, 6, 7, P(text), 64));
	expect_line("keyctl(option: SET_REQKEY_KEYRING, arg2: "
		    "SESSION_KEYRING) = 0",
		    GIVEN("keyctl", 0, 14, 3));
	expect_line("keyctl(option: REJECT, arg2: 7, arg3: 60, arg4: "
		    "EKEYREJECTED, arg5: 9) = 0",
		    GIVEN("keyctl", 0, 19, 7, 60, 129, 9));
	expect_line("keyctl(option: DH_COMPUTE, arg2: { .private: 1, .prime: "
		    "2, .base: 3 }, arg3: 0x10, arg4: 0, arg5: 0x0) = -1 EINVAL "
		    "(Invalid argument)",
		    &(struct given){ .name = "keyctl",
				     .args = { 23, P(params), 0x10 },
				     .result = -22,
				     .style.show_zeros = true });
	expect_line("keyctl(option: MOVE, arg2: 1, arg3: 2, arg4: 3, arg5: "
		    "EXCL) = 0",
		    GIVEN("keyctl", 0, 30, 1, 2, 3, 1));
}

Test(decode_objects, children)
{
	siginfo_t info = { .si_signo = SIGCHLD, .si_code = CLD_KILLED };

	info.si_pid = 42;
	info.si_status = SIGUSR1;
	expect_line("waitid(which: ALL, infop: { .si_signo: CHLD, .si_code: "
		    "KILLED, .si_pid: 42 (sleeper), .si_uid: 0, .si_status: "
		    "USR1, .si_utime: 0, .si_stime: 0 }, options: EXITED) = 0",
		    GIVEN("waitid", 0, 0, 0, P(&info), 4));
	info.si_code = CLD_EXITED;
	expect_line("waitid(which: ALL, infop: { .si_signo: CHLD, .si_code: "
		    "EXITED, .si_pid: 42 (sleeper), .si_uid: 0, .si_status: "
		    "10, .si_utime: 0, .si_stime: 0 }, options: EXITED) = 0",
		    GIVEN("waitid", 0, 0, 0, P(&info), 4));
}

/* What a signal of the memory's own kinds tells. */
Test(decode_objects, memory_faults)
{
	siginfo_t info = { .si_signo = SIGSEGV, .si_code = 9 };
	struct given given = { .name = "ptrace",
			       .args = { 0x4203, 42, 0, P(&info) } };

	info.si_addr = (void *)0x1000;
	expect_line("ptrace(request: SETSIGINFO, pid: 42 (sleeper), data: { "
		    ".si_signo: SEGV, .si_code: MTESERR, "
		    ".si_addr: 0x1000 }) = 0",
		    &given);
	info.si_signo = SIGBUS;
	info.si_code = 4;
	info.si_addr_lsb = (short)0xdead;
	expect_line("ptrace(request: SETSIGINFO, pid: 42 (sleeper), data: { "
		    ".si_signo: BUS, .si_code: MCEERR_AR, "
		    ".si_addr: 0x1000, .si_addr_lsb: 0xdead }) = 0",
		    &given);
}

Test(decode_objects, peeks)
{
	struct {
		uint64_t off;
		uint32_t flags;
		int32_t nr;
	} peek = { 1, 1, 4 };
	uint64_t metadata[2] = { 3, 2 };

	expect_line("ptrace(request: PEEKSIGINFO, pid: 42 (sleeper), addr: { "
		    ".off: 1, .flags: SHARED, .nr: 4 }, data: 0x1000) = 0",
		    GIVEN("ptrace", 0, 0x4209, 42, P(&peek), 0x1000));
	expect_line("ptrace(request: SECCOMP_GET_METADATA, pid: 42 (sleeper), "
		    "addr: 16, data: { .filter_off: 3, .flags: LOG }) = 16",
		    GIVEN("ptrace", 16, 0x420d, 42, 16, P(metadata)));
	expect_line("ptrace(request: SECCOMP_GET_METADATA, pid: 42 (sleeper), "
		    "addr: 8, data: { .filter_off: 3 }) = 8",
		    GIVEN("ptrace", 8, 0x420d, 42, 8, P(metadata)));
}
