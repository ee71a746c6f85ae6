/*
 * Structs of times, clocks and resources used. *64: as the calls have it that
 * take 64 bits everywhere.
 */
#include "decode/args.h"
#include "decode/layout.h"

/* clang-format off */

static const struct field timespec_layout_fields[] = {
	F(LONG, tv_sec),
	F(LONG, tv_nsec),
};
LAYOUT(timespec_layout);

static const struct field timespec64_layout_fields[] = {
	F(S64, tv_sec),
	F(S64, tv_nsec),
};
LAYOUT(timespec64_layout);

static const struct field timeval_layout_fields[] = {
	F(LONG, tv_sec),
	F(LONG, tv_usec),
};
LAYOUT(timeval_layout);

static const struct field timeval64_layout_fields[] = {
	F(S64, tv_sec),
	F(S64, tv_usec),
};
LAYOUT(timeval64_layout);

static void field_utime(struct text *out, const struct view *view)
{
	enum { NOW = 0x3fffffff, OMIT = 0x3ffffffe };
	const char *prefix = view->call->style->show_prefix ? "UTIME_" : "";

	if (view->value != NOW && view->value != OMIT) {
		text_signed(out, (int64_t)view->value);
		return;
	}
	text_puts(out, prefix);
	text_puts(out, view->value == NOW ? "NOW" : "OMIT");
}

static const struct field utime_layout_fields[] = {
	F(LONG, tv_sec),
	F(LONG, tv_nsec, AS(field_utime)),
};
LAYOUT(utime_layout);

static const struct field utime64_layout_fields[] = {
	F(S64, tv_sec),
	F(S64, tv_nsec, AS(field_utime)),
};
LAYOUT(utime64_layout);

static const struct field utimbuf_layout_fields[] = {
	F(LONG, actime),
	F(LONG, modtime),
};
LAYOUT(utimbuf_layout);

static const struct field itimerspec_layout_fields[] = {
	STRUCT_F(it_interval, timespec_layout),
	STRUCT_F(it_value, timespec_layout),
};
LAYOUT(itimerspec_layout);

static const struct field itimerspec64_layout_fields[] = {
	STRUCT_F(it_interval, timespec64_layout),
	STRUCT_F(it_value, timespec64_layout),
};
LAYOUT(itimerspec64_layout);

static const struct field itimerval_layout_fields[] = {
	STRUCT_F(it_interval, timeval_layout),
	STRUCT_F(it_value, timeval_layout),
};
LAYOUT(itimerval_layout);

static const struct field timezone_layout_fields[] = {
	F(S32, tz_minuteswest),
	F(S32, tz_dsttime),
};
LAYOUT(timezone_layout);

static const struct field tms_layout_fields[] = {
	F(LONG, tms_utime),
	F(LONG, tms_stime),
	F(LONG, tms_cutime),
	F(LONG, tms_cstime),
};
LAYOUT(tms_layout);

static const struct field timex_layout_fields[] = {
	F(U32, modes, IN_SET(timex_modes)),
	F(LONG, offset),
	F(LONG, freq),
	F(LONG, maxerror),
	F(LONG, esterror),
	F(S32, status, IN_SET(timex_states)),
	F(LONG, constant),
	F(LONG, precision),
	F(LONG, tolerance),
	STRUCT_F(time, timeval_layout),
	F(LONG, tick),
	F(LONG, ppsfreq),
	F(LONG, jitter),
	F(S32, shift),
	F(LONG, stabil),
	F(LONG, jitcnt),
	F(LONG, calcnt),
	F(LONG, errcnt),
	F(LONG, stbcnt),
	F(S32, tai),
	PAD(S32, 11),
};
LAYOUT(timex_layout);

static const struct field timex64_layout_fields[] = {
	F(U32, modes, IN_SET(timex_modes)),
	PAD(S32, 1),
	F(S64, offset),
	F(S64, freq),
	F(S64, maxerror),
	F(S64, esterror),
	F(S32, status, IN_SET(timex_states)),
	PAD(S32, 1),
	F(S64, constant),
	F(S64, precision),
	F(S64, tolerance),
	STRUCT_F(time, timeval64_layout),
	F(S64, tick),
	F(S64, ppsfreq),
	F(S64, jitter),
	F(S32, shift),
	PAD(S32, 1),
	F(S64, stabil),
	F(S64, jitcnt),
	F(S64, calcnt),
	F(S64, errcnt),
	F(S64, stbcnt),
	F(S32, tai),
	PAD(S32, 11),
};
LAYOUT(timex64_layout);

static const struct field rusage_layout_fields[] = {
	STRUCT_F(ru_utime, timeval_layout),
	STRUCT_F(ru_stime, timeval_layout),
	F(LONG, ru_maxrss),
	F(LONG, ru_ixrss),
	F(LONG, ru_idrss),
	F(LONG, ru_isrss),
	F(LONG, ru_minflt),
	F(LONG, ru_majflt),
	F(LONG, ru_nswap),
	F(LONG, ru_inblock),
	F(LONG, ru_oublock),
	F(LONG, ru_msgsnd),
	F(LONG, ru_msgrcv),
	F(LONG, ru_nsignals),
	F(LONG, ru_nvcsw),
	F(LONG, ru_nivcsw),
};
LAYOUT(rusage_layout);

static const struct field rlimit_layout_fields[] = {
	F(ULONG, rlim_cur, AS(field_limit)),
	F(ULONG, rlim_max, AS(field_limit)),
};
LAYOUT(rlimit_layout);

static const struct field rlimit64_layout_fields[] = {
	F(U64, rlim_cur, AS(field_limit)),
	F(U64, rlim_max, AS(field_limit)),
};
LAYOUT(rlimit64_layout);
