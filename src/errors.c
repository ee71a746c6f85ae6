/*
 * Error numbers as names: what errno(3) knows, and the codes that only a
 * tracer sees because the kernel takes them back before the program runs.
 */
#include "errors.h"

#include <errno.h>
#include <stddef.h>
#include <string.h>

#include "text.h"

struct internal_error {
	int error;
	const char *name;
	const char *meaning;
};

static const struct internal_error internal_errors[] = {
	{ 512, "ERESTARTSYS", "To be restarted if SA_RESTART is set" },
	{ 513, "ERESTARTNOINTR", "To be restarted" },
	{ 514, "ERESTARTNOHAND", "To be restarted if no handler" },
	{ 515, "ENOIOCTLCMD", "No ioctl command" },
	{ 516, "ERESTART_RESTARTBLOCK", "Interrupted by signal" },
	{ 517, "EPROBE_DEFER", "Driver requests probe retry" },
	{ 524, "ENOTSUPP", "Operation is not supported" },
	{ 0, NULL, NULL },
};

static const char *const error_names[] = {
	[EPERM] = "EPERM",
	[ENOENT] = "ENOENT",
	[ESRCH] = "ESRCH",
	[EINTR] = "EINTR",
	[EIO] = "EIO",
	[ENXIO] = "ENXIO",
	[E2BIG] = "E2BIG",
	[ENOEXEC] = "ENOEXEC",
	[EBADF] = "EBADF",
	[ECHILD] = "ECHILD",
	[EAGAIN] = "EAGAIN",
	[ENOMEM] = "ENOMEM",
	[EACCES] = "EACCES",
	[EFAULT] = "EFAULT",
	[ENOTBLK] = "ENOTBLK",
	[EBUSY] = "EBUSY",
	[EEXIST] = "EEXIST",
	[EXDEV] = "EXDEV",
	[ENODEV] = "ENODEV",
	[ENOTDIR] = "ENOTDIR",
	[EISDIR] = "EISDIR",
	[EINVAL] = "EINVAL",
	[ENFILE] = "ENFILE",
	[EMFILE] = "EMFILE",
	[ENOTTY] = "ENOTTY",
	[ETXTBSY] = "ETXTBSY",
	[EFBIG] = "EFBIG",
	[ENOSPC] = "ENOSPC",
	[ESPIPE] = "ESPIPE",
	[EROFS] = "EROFS",
	[EMLINK] = "EMLINK",
	[EPIPE] = "EPIPE",
	[EDOM] = "EDOM",
	[ERANGE] = "ERANGE",
	[EDEADLK] = "EDEADLK",
#if EDEADLOCK != EDEADLK
	[EDEADLOCK] = "EDEADLOCK",
#endif
	[ENAMETOOLONG] = "ENAMETOOLONG",
	[ENOLCK] = "ENOLCK",
	[ENOSYS] = "ENOSYS",
	[ENOTEMPTY] = "ENOTEMPTY",
	[ELOOP] = "ELOOP",
	[ENOMSG] = "ENOMSG",
	[EIDRM] = "EIDRM",
	[ECHRNG] = "ECHRNG",
	[EL2NSYNC] = "EL2NSYNC",
	[EL3HLT] = "EL3HLT",
	[EL3RST] = "EL3RST",
	[ELNRNG] = "ELNRNG",
	[EUNATCH] = "EUNATCH",
	[ENOCSI] = "ENOCSI",
	[EL2HLT] = "EL2HLT",
	[EBADE] = "EBADE",
	[EBADR] = "EBADR",
	[EXFULL] = "EXFULL",
	[ENOANO] = "ENOANO",
	[EBADRQC] = "EBADRQC",
	[EBADSLT] = "EBADSLT",
	[EBFONT] = "EBFONT",
	[ENOSTR] = "ENOSTR",
	[ENODATA] = "ENODATA",
	[ETIME] = "ETIME",
	[ENOSR] = "ENOSR",
	[ENONET] = "ENONET",
	[ENOPKG] = "ENOPKG",
	[EREMOTE] = "EREMOTE",
	[ENOLINK] = "ENOLINK",
	[EADV] = "EADV",
	[ESRMNT] = "ESRMNT",
	[ECOMM] = "ECOMM",
	[EPROTO] = "EPROTO",
	[EMULTIHOP] = "EMULTIHOP",
	[EDOTDOT] = "EDOTDOT",
	[EBADMSG] = "EBADMSG",
	[EOVERFLOW] = "EOVERFLOW",
	[ENOTUNIQ] = "ENOTUNIQ",
	[EBADFD] = "EBADFD",
	[EREMCHG] = "EREMCHG",
	[ELIBACC] = "ELIBACC",
	[ELIBBAD] = "ELIBBAD",
	[ELIBSCN] = "ELIBSCN",
	[ELIBMAX] = "ELIBMAX",
	[ELIBEXEC] = "ELIBEXEC",
	[EILSEQ] = "EILSEQ",
	[ERESTART] = "ERESTART",
	[ESTRPIPE] = "ESTRPIPE",
	[EUSERS] = "EUSERS",
	[ENOTSOCK] = "ENOTSOCK",
	[EDESTADDRREQ] = "EDESTADDRREQ",
	[EMSGSIZE] = "EMSGSIZE",
	[EPROTOTYPE] = "EPROTOTYPE",
	[ENOPROTOOPT] = "ENOPROTOOPT",
	[EPROTONOSUPPORT] = "EPROTONOSUPPORT",
	[ESOCKTNOSUPPORT] = "ESOCKTNOSUPPORT",
	[EOPNOTSUPP] = "EOPNOTSUPP",
	[EPFNOSUPPORT] = "EPFNOSUPPORT",
	[EAFNOSUPPORT] = "EAFNOSUPPORT",
	[EADDRINUSE] = "EADDRINUSE",
	[EADDRNOTAVAIL] = "EADDRNOTAVAIL",
	[ENETDOWN] = "ENETDOWN",
	[ENETUNREACH] = "ENETUNREACH",
	[ENETRESET] = "ENETRESET",
	[ECONNABORTED] = "ECONNABORTED",
	[ECONNRESET] = "ECONNRESET",
	[ENOBUFS] = "ENOBUFS",
	[EISCONN] = "EISCONN",
	[ENOTCONN] = "ENOTCONN",
	[ESHUTDOWN] = "ESHUTDOWN",
	[ETOOMANYREFS] = "ETOOMANYREFS",
	[ETIMEDOUT] = "ETIMEDOUT",
	[ECONNREFUSED] = "ECONNREFUSED",
	[EHOSTDOWN] = "EHOSTDOWN",
	[EHOSTUNREACH] = "EHOSTUNREACH",
	[EALREADY] = "EALREADY",
	[EINPROGRESS] = "EINPROGRESS",
	[ESTALE] = "ESTALE",
	[EUCLEAN] = "EUCLEAN",
	[ENOTNAM] = "ENOTNAM",
	[ENAVAIL] = "ENAVAIL",
	[EISNAM] = "EISNAM",
	[EREMOTEIO] = "EREMOTEIO",
	[EDQUOT] = "EDQUOT",
	[ENOMEDIUM] = "ENOMEDIUM",
	[EMEDIUMTYPE] = "EMEDIUMTYPE",
	[ECANCELED] = "ECANCELED",
	[ENOKEY] = "ENOKEY",
	[EKEYEXPIRED] = "EKEYEXPIRED",
	[EKEYREVOKED] = "EKEYREVOKED",
	[EKEYREJECTED] = "EKEYREJECTED",
	[EOWNERDEAD] = "EOWNERDEAD",
	[ENOTRECOVERABLE] = "ENOTRECOVERABLE",
	[ERFKILL] = "ERFKILL",
	[EHWPOISON] = "EHWPOISON",
};

static const struct internal_error *internal(int error)
{
	for (const struct internal_error *i = internal_errors; i->name; i++)
		if (i->error == error)
			return i;
	return NULL;
}

const char *error_name(int error)
{
	size_t count = sizeof(error_names) / sizeof(error_names[0]);
	const struct internal_error *known = internal(error);

	if (known)
		return known->name;
	if (error < 0 || (size_t)error >= count)
		return NULL;
	return error_names[error];
}

void error_print(struct text *out, int error)
{
	const struct internal_error *known = internal(error);
	const char *name = error_name(error);

	text_puts(out, "-1 ");
	if (name)
		text_puts(out, name);
	else
		text_signed(out, error);
	text_puts(out, " (");
	text_puts(out, known ? known->meaning : strerror(error));
	text_char(out, ')');
}
