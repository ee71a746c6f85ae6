/*
 * Takes strace's arguments apart and looks each piece up in ptrail's line. A
 * name that the two spell differently is one more row in spellings[], a field
 * whose number is another in each run one in changing[].
 */
#include "support_tokens.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PIECE = 8192, ADDRESSES = 0x10000000 };

static const char *const spellings[][2] = {
	{ "AT_FDCWD", "CWD" },
	{ "AF_UNIX", "LOCAL" },
	{ "RTMIN", "RT_0" },
	{ "STATX_ALL", "BASIC_STATS" },
	{ "WIFEXITED", "EXITED" },
	{ "WEXITSTATUS", "EXITED" },
	{ "WIFSIGNALED", "KILLED" },
	{ "WTERMSIG", "KILLED" },
	{ "WIFSTOPPED", "STOPPED" },
	{ "WSTOPSIG", "STOPPED" },
	{ "WIFCONTINUED", "CONTINUED" },
	{ "WCOREDUMP", "CORE" },
	{ "SCHED_OTHER", "NORMAL" },
	{ "WSTOPPED", "UNTRACED" },
	{ "BTRFS_IOC_CLONE", "FICLONE" },
	{ "FUTEX_32", "SIZE_U32" },
	{ "FUTEX_PRIVATE_FLAG", "PRIVATE" },
	{ "XTABS", "TAB3" },
	{ "PTRACE_PEEKUSER", "PEEKUSR" },
	{ "PTRACE_POKEUSER", "POKEUSR" },
	{ "SO_GET_FILTER", "ATTACH_FILTER" },
	{ "SO_RCVTIMEO_OLD", "RCVTIMEO" },
	{ "SO_SNDTIMEO_OLD", "SNDTIMEO" },
	{ "SO_TIMESTAMP_OLD", "TIMESTAMP" },
	{ "SO_TIMESTAMPNS_OLD", "TIMESTAMPNS" },
	{ "SO_TIMESTAMPING_OLD", "TIMESTAMPING" },
};

/* Names that begin with a word of the set rather than with one and a '_'. */
static const char *const prefixes[] = { "EPOLL", "POLL",  "SIG",
					"W",	 "UTIME", "V" };

static const char *const changing[] = {
	"tv_sec",	 "tv_nsec",	 "tv_usec",	  "st_atime",
	"st_mtime",	 "st_ctime",	 "st_atime_nsec", "st_mtime_nsec",
	"st_ctime_nsec", "st_ino",	 "d_ino",	  "stx_ino",
	"d_off",	 "si_pid",	 "pid",		  "l_pid",
	"si_utime",	 "si_stime",	 "ru_maxrss",	  "ru_minflt",
	"ru_nvcsw",	 "ru_nivcsw",	 "ru_inblock",	  "ru_oublock",
	"f_bfree",	 "f_bavail",	 "f_ffree",	  "uptime",
	"loads",	 "freeram",	 "sharedram",	  "bufferram",
	"procs",	 "cpu_id_start", "cpu_id",	  "nl_pid",
	"nlmsg_pid",	 "nlmsg_seq",	 "actime",	  "modtime",
	"si_uid",	 "parent_tid",	 "child_tid",	  "tls",
	"stack",	 "st_blocks",	 "sin_port",	  "sin6_port",
	"si_value",	 "tcpi_rtt",	 "tcpi_rttvar",
};

/* The line taken apart, and its bytes with the escapes undone. */
struct search {
	const char *line;
	char *bytes;
	size_t size;
};

static bool is_word(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

static bool has_word(const char *line, const char *word, size_t length)
{
	const char *at = line;

	while ((at = strstr(at, word))) {
		if ((at == line || !is_word(at[-1])) && !is_word(at[length]))
			return true;
		at++;
	}
	return false;
}

static bool has_spelling(const char *line, const char *name)
{
	for (size_t i = 0; i < sizeof(spellings) / sizeof(*spellings); i++)
		if (!strcmp(spellings[i][0], name))
			return has_word(line, spellings[i][1],
					strlen(spellings[i][1]));
	return false;
}

/* R_OK and the like stand as "R", "RW", .. */
static bool has_access(const char *line, const char *name)
{
	const char *at = strstr(line, "mode: ");

	if (strlen(name) != 4 || strcmp(name + 1, "_OK") || !at)
		return false;
	at += 6;
	return memchr(at, *name, strspn(at, "RWXF_OK"));
}

/* The name, or what is left of it behind any '_'. */
static bool has_name(const char *line, const char *name)
{
	char shorter[128];

	if (has_word(line, name, strlen(name)))
		return true;
	for (const char *at = name; at && *at; at = strchr(at, '_')) {
		at += strspn(at, "_");
		if (*at && has_word(line, at, strlen(at)))
			return true;
	}
	for (size_t i = 0; i < sizeof(prefixes) / sizeof(*prefixes); i++) {
		size_t length = strlen(prefixes[i]);

		if (!strncmp(name, prefixes[i], length) &&
		    has_word(line, name + length, strlen(name + length)))
			return true;
	}
	/* FUTEX_WAIT_PRIVATE is WAIT|PRIVATE_FLAG. */
	snprintf(shorter, sizeof(shorter), "%s", name);
	if (strlen(name) > 8 && !strcmp(name + strlen(name) - 8, "_PRIVATE")) {
		shorter[strlen(name) - 8] = '\0';
		return has_name(line, shorter);
	}
	return has_spelling(line, name) || has_access(line, name);
}

static bool has_number(const char *line, uint64_t number)
{
	const char *at = line;

	while (*at) {
		char *end;
		uint64_t value;

		if (!isdigit((unsigned char)*at) ||
		    (at > line && is_word(at[-1]))) {
			at++;
			continue;
		}
		value = strtoull(at, &end, 0);
		if (at > line && at[-1] == '-')
			value = -value;
		if (value == number || (uint32_t)value == (uint32_t)number)
			return true;
		at = end > at ? end : at + 1;
	}
	return false;
}

static int digit(char c)
{
	return c >= '0' && c <= '7' ? c - '0' : -1;
}

static size_t undo_octal(const char *at, char *out)
{
	size_t length = 0;
	int value = 0;

	while (length < 3 && digit(at[length]) >= 0)
		value = value * 8 + digit(at[length++]);
	*out = (char)value;
	return length;
}

static size_t undo_hex(const char *at, char *out)
{
	char digits[3] = { at[0], at[1], '\0' };

	*out = (char)strtol(digits, NULL, 16);
	return strspn(digits, "0123456789abcdef");
}

/* The bytes that an escaped piece stands for; both escape as C does. */
static size_t undo(const char *text, size_t length, char *out)
{
	static const char names[] = "t\tn\nv\vf\fr\r\"\"\\\\''``";
	size_t size = 0, i = 0;

	while (i < length) {
		const char *name;

		if (text[i] != '\\' || i + 1 >= length) {
			out[size++] = text[i++];
			continue;
		}
		i++;
		name = strchr(names, text[i]);
		if (digit(text[i]) >= 0) {
			i += undo_octal(text + i, out + size++);
		} else if (text[i] == 'x' && i + 2 < length) {
			i++;
			i += undo_hex(text + i, out + size++);
		} else {
			out[size++] = name ? name[1] : text[i];
			i++;
		}
	}
	return size;
}

/* What has a name of its own in each run. */
static bool is_temporary(const char *bytes, size_t size)
{
	return memmem(bytes, size, "/tmp/", 5) ||
	       memmem(bytes, size, "/proc/", 6) ||
	       memmem(bytes, size, "tmp_obj_", 8);
}

static bool has_string(const struct search *in, const char *text, size_t length)
{
	char bytes[PIECE];
	size_t size;

	if (length >= sizeof(bytes))
		length = sizeof(bytes) - 1;
	size = undo(text, length, bytes);
	return !size || is_temporary(bytes, size) ||
	       memmem(in->bytes, in->size, bytes, size);
}

struct scan {
	const char *start; /* of what is scanned */
	struct search in;
	struct recall *recall;
	void (*miss)(void *context, const char *token);
	void *context;
	unsigned depth; /* of braces */
	char field[64]; /* whose value is next */
};

static void count(struct scan *scan, bool found, const char *token,
		  size_t length)
{
	char copy[PIECE];

	scan->recall->asked++;
	scan->recall->found += found;
	if (found || !scan->miss)
		return;
	snprintf(copy, sizeof(copy), "%s%s%.*s", scan->field,
		 *scan->field ? "=" : "", (int)length, token);
	scan->miss(scan->context, copy);
}

static const char *take_string(struct scan *scan, const char *at)
{
	const char *end = at + 1;

	while (*end && *end != '"')
		end += *end == '\\' && end[1] ? 2 : 1;
	count(scan, has_string(&scan->in, at + 1, end - at - 1), at + 1,
	      end - at - 1);
	return *end ? end + 1 : end;
}

static const char *take_word(struct scan *scan, const char *at)
{
	size_t length = 0, upper = 0;
	char word[128];

	while (is_word(at[length]))
		upper += isupper((unsigned char)at[length++]) != 0;
	snprintf(word, sizeof(word), "%.*s", (int)length, at);
	if (at[length] == '=')
		snprintf(scan->field, sizeof(scan->field), "%.60s", word);
	else if (upper > 1 && !strpbrk(word, "abcdefghijklmnopqrstuvwxyz") &&
		 strcmp(word, "NULL") && strcmp(word, "_IOC") &&
		 strcmp(word, "AT_STATX_SYNC_AS_STAT"))
		count(scan, has_name(scan->in.line, word), at, length);
	return at + length;
}

static bool is_changing(const char *field)
{
	for (size_t i = 0; i < sizeof(changing) / sizeof(*changing); i++)
		if (!strcmp(changing[i], field))
			return true;
	return false;
}

static bool is_bit(const struct scan *scan)
{
	return *scan->field && has_word(scan->in.line, scan->field,
					strlen(scan->field));
}

static const char *take_number(struct scan *scan, const char *at)
{
	const char *start = at;
	char *end;
	uint64_t value = strtoull(at, &end, 0);

	if (*end == '*' && isdigit((unsigned char)end[1]))
		value *= strtoull(end + 1, &end, 0);
	/* A zero may be what is not shown, a one the name of a bit, 1<<NAME is
	   NAME. */
	if (value && strncmp(end, "<<", 2) && scan->depth &&
	    !is_changing(scan->field) &&
	    (value < ADDRESSES || start[1] != 'x'))
		count(scan,
		      has_number(scan->in.line, value) ||
			      (value == 1 && is_bit(scan)),
		      start, end - start);
	while (is_word(*end))
		end++;
	return end;
}

/* 'x', '\\x0d': a character, which may stand in a string or be a number. */
static const char *take_char(struct scan *scan, const char *at)
{
	const char *end = at + 1;
	char byte[4];

	while (*end && *end != '\'')
		end += *end == '\\' && end[1] ? 2 : 1;
	if (!*end || end - at > 6 || undo(at + 1, end - at - 1, byte) != 1)
		return at + 1;
	count(scan,
	      memchr(scan->in.bytes, *byte, scan->in.size) ||
		      has_number(scan->in.line, (unsigned char)*byte),
	      at, end + 1 - at);
	return end + 1;
}

/* The name of a descriptor; a socket's is another's matter. */
static const char *take_name(struct scan *scan, const char *at)
{
	const char *end = at + 1;
	size_t deep = 1;

	for (; *end && deep; end++)
		deep += (*end == '<') - (*end == '>' && end[-1] != '-');
	if (at[1] == '/' && end - at > 2) {
		size_t length = strcspn(at + 1, "<>");

		if (scan->in.line &&
		    (at < scan->start + 5 || strncmp(at - 5, "FDCWD", 5)))
			count(scan, has_string(&scan->in, at + 1, length),
			      at + 1, length);
	}
	return end;
}

static const char *take_comment(const char *at)
{
	const char *end = strstr(at, "*/");

	return end ? end + 2 : at + strlen(at);
}

static const char *take(struct scan *scan, const char *at)
{
	if (*at == '"')
		return take_string(scan, at);
	if (*at == '\'')
		return take_char(scan, at);
	if (*at == '<')
		return take_name(scan, at);
	if (*at == '/' && at[1] == '*')
		return take_comment(at);
	if (isdigit((unsigned char)*at) ||
	    (*at == '-' && isdigit((unsigned char)at[1])))
		return take_number(scan, at);
	if (is_word(*at))
		return take_word(scan, at);
	if (*at == '{')
		scan->depth++;
	else if (*at == '}' && scan->depth)
		scan->depth--;
	if (*at == '}')
		*scan->field = '\0';
	return at + 1;
}

void tokens_compare(const char *theirs, const char *ours, struct recall *recall,
		    void (*miss)(void *context, const char *token),
		    void *context)
{
	struct scan scan = { .start = theirs,
			     .recall = recall,
			     .miss = miss,
			     .context = context };

	scan.in.line = ours;
	scan.in.bytes = malloc(strlen(ours) + 1);
	scan.in.size = undo(ours, strlen(ours), scan.in.bytes);
	while (*theirs)
		theirs = take(&scan, theirs);
	free(scan.in.bytes);
}
