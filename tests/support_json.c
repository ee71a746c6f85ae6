/* A validator of JSON that forgives nothing, for what ptrail writes. */
#include "support_json.h"

#include <criterion/criterion.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "support.h"

enum { KEYS = 64, DEPTH_MAX = 64 };

static const char *value(const char *at, int depth, const char **wrong);

static const char *fail(const char *at, const char **wrong)
{
	if (!*wrong)
		*wrong = at;
	return at;
}

static const char *blanks(const char *at)
{
	return at + strspn(at, " \t\r\n");
}

static long hex4(const char *at)
{
	char digits[5] = "";

	for (int i = 0; i < 4; i++) {
		if (!at[i] || !strchr("0123456789abcdefABCDEF", at[i]))
			return -1;
		digits[i] = at[i];
	}
	return strtol(digits, NULL, 16);
}

static const char *escape(const char *at, const char **wrong)
{
	long code, low;

	if (*at && strchr("\"\\/bfnrt", *at))
		return at + 1;
	code = *at == 'u' ? hex4(at + 1) : -1;
	if (code < 0 || (code >= 0xdc00 && code <= 0xdfff))
		return fail(at, wrong);
	if (code < 0xd800 || code > 0xdfff)
		return at + 5;
	low = at[5] == '\\' && at[6] == 'u' ? hex4(at + 7) : -1;
	return low >= 0xdc00 && low <= 0xdfff ? at + 11 : fail(at, wrong);
}

/* One character of more than one byte. */
static const char *multibyte(const char *at, const char **wrong)
{
	const unsigned char *bytes = (const unsigned char *)at;
	int length = bytes[0] >= 0xf0 ? 4 : bytes[0] >= 0xe0 ? 3 : 2;
	uint32_t code = bytes[0] & (0x7f >> length);

	if (bytes[0] < 0xc2 || bytes[0] > 0xf4)
		return fail(at, wrong);
	for (int i = 1; i < length; i++) {
		if ((bytes[i] & 0xc0) != 0x80)
			return fail(at, wrong);
		code = code << 6 | (bytes[i] & 0x3f);
	}
	if ((length == 3 && code < 0x800) || (length == 4 && code < 0x10000) ||
	    code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff))
		return fail(at, wrong);
	return at + length;
}

static const char *string(const char *at, const char **wrong)
{
	if (*at != '"')
		return fail(at, wrong);
	for (at++; !*wrong && *at != '"';) {
		if ((unsigned char)*at < 0x20)
			return fail(at, wrong);
		if (*at == '\\')
			at = escape(at + 1, wrong);
		else if ((unsigned char)*at >= 0x80)
			at = multibyte(at, wrong);
		else
			at++;
	}
	return *wrong ? at : at + 1;
}

static const char *digits(const char *at, const char **wrong)
{
	size_t count = strspn(at, "0123456789");

	return count ? at + count : fail(at, wrong);
}

static const char *number(const char *at, const char **wrong)
{
	at += *at == '-';
	if (*at == '0' && at[1] >= '0' && at[1] <= '9')
		return fail(at, wrong);
	at = digits(at, wrong);
	if (!*wrong && *at == '.')
		at = digits(at + 1, wrong);
	if (!*wrong && (*at == 'e' || *at == 'E')) {
		at++;
		at = digits(at + (*at == '-' || *at == '+'), wrong);
	}
	return at;
}

static const char *array(const char *at, int depth, const char **wrong)
{
	at = blanks(at + 1);
	if (*at == ']')
		return at + 1;
	for (;;) {
		at = blanks(value(blanks(at), depth + 1, wrong));
		if (*wrong)
			return at;
		if (*at == ']')
			return at + 1;
		if (*at++ != ',')
			return fail(at - 1, wrong);
	}
}

static bool is_known(const char *const *keys, int count, const char *key)
{
	for (int i = 0; i < count; i++) {
		const char *wrong = NULL;
		size_t length = string(keys[i], &wrong) - keys[i];

		if (!strncmp(keys[i], key, length))
			return true;
	}
	return false;
}

/* Large objects, which are dictionaries, are not searched for doubles. */
static const char *object(const char *at, int depth, const char **wrong)
{
	const char *keys[KEYS];
	int count = 0;

	at = blanks(at + 1);
	if (*at == '}')
		return at + 1;
	for (;;) {
		if (*at == '"' && is_known(keys, count, at))
			return fail(at, wrong);
		if (count < KEYS)
			keys[count++] = at;
		at = blanks(string(at, wrong));
		if (*wrong || *at++ != ':')
			return fail(at, wrong);
		at = blanks(value(blanks(at), depth + 1, wrong));
		if (*wrong || *at == '}')
			return at + 1;
		if (*at++ != ',')
			return fail(at - 1, wrong);
		at = blanks(at);
	}
}

static const char *value(const char *at, int depth, const char **wrong)
{
	static const char *const words[] = { "true", "false", "null" };

	if (depth > DEPTH_MAX)
		return fail(at, wrong);
	if (*at == '{')
		return object(at, depth, wrong);
	if (*at == '[')
		return array(at, depth, wrong);
	if (*at == '"')
		return string(at, wrong);
	for (int i = 0; i < 3; i++)
		if (!strncmp(at, words[i], strlen(words[i])))
			return at + strlen(words[i]);
	return number(at, wrong);
}

const char *json_wrong(const char *text)
{
	const char *wrong = NULL;
	const char *end = blanks(value(blanks(text), 0, &wrong));

	return wrong ? wrong : *end ? end : NULL;
}

char *json_get(const char *text, const char *key)
{
	const char *wrong = NULL, *at = blanks(blanks(text) + 1), *end;

	while (*at == '"') {
		bool found;

		end = string(at, &wrong);
		found = (size_t)(end - at) == strlen(key) + 2 &&
			!strncmp(at + 1, key, strlen(key));
		at = blanks(blanks(end) + 1);
		end = value(at, 0, &wrong);
		if (found)
			return strndup(at, end - at);
		at = blanks(end);
		at = blanks(at + (*at == ','));
	}
	return strdup("");
}

double json_get_number(const char *text, const char *key)
{
	char *raw = json_get(text, key);
	double result = strtod(raw, NULL);

	free(raw);
	return result;
}

void json_expect_lines(const char *text)
{
	char *copy = strdup(text), *rest = copy, *line;

	cr_expect(!*text || text[strlen(text) - 1] == '\n');
	while ((line = next_line(&rest))) {
		const char *wrong = json_wrong(line);

		cr_expect_null(wrong, "%s\nis wrong at: %s", line, wrong);
	}
	free(copy);
}

static char *read_all(FILE *file)
{
	char *text = NULL;
	size_t length = 0, size = 0;

	do {
		text = realloc(text, size += 65536);
		length += fread(text + length, 1, size - length - 1, file);
	} while (length == size - 1);
	text[length] = '\0';
	return text;
}

char *json_by_others(const char *text)
{
	static const char python[] =
		"python3 -c 'import json, sys\n"
		"for line in sys.stdin:\n"
		"  print(json.dumps(json.loads(line)))'";
	bool jq = have_command("jq");
	char name[] = "/tmp/ptrail-json-XXXXXX", command[300], *result;
	int fd = jq || have_command("python3") ? mkstemp(name) : -1;
	FILE *file;

	if (fd < 0)
		return NULL;
	file = fdopen(fd, "w");
	fputs(text, file);
	fclose(file);
	snprintf(command, sizeof(command), "%s < %s 2>&1",
		 jq ? "jq -c ." : python, name);
	file = popen(command, "r");
	result = read_all(file);
	cr_expect_eq(pclose(file), 0, "%s", result);
	unlink(name);
	return result;
}
