/* The growing string: what it escapes, how it grows and prints numbers. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "text.h"

static void expect(const char *bytes, size_t size, char quote,
		   const char *wanted)
{
	struct text text = TEXT_INIT;

	text_escape(&text, bytes, size, quote);
	cr_expect_str_eq(text_string(&text), wanted, "%s, not %s",
			 text_string(&text), wanted);
	cr_expect_eq(text.length, strlen(wanted));
	text_finish(&text);
}

struct row {
	const char *bytes;
	const char *wanted;
};

static void expect_rows(const struct row *rows, size_t count, char quote)
{
	size_t i;

	for (i = 0; i < count; i++)
		expect(rows[i].bytes, strlen(rows[i].bytes), quote,
		       rows[i].wanted);
}

#define EXPECT_ROWS(rows, quote)                                               \
	expect_rows(rows, sizeof(rows) / sizeof(*(rows)), quote)

Test(text, escape_shows_what_is_printable)
{
	static const struct row rows[] = {
		{ "", "" },
		{ "/etc/passwd", "/etc/passwd" },
		{ " ~", " ~" },
		{ "a\"b'c\\d", "a\"b'c\\d" },
		{ "gr\xc3\xbc\xc3\x9f", "gr\xc3\xbc\xc3\x9f" },
		{ "\xc2\xa0", "\xc2\xa0" },
		{ "\xe2\x82\xac", "\xe2\x82\xac" },
		{ "\xed\x9f\xbf", "\xed\x9f\xbf" },
		{ "\xee\x80\x80", "\xee\x80\x80" },
		{ "\xf0\x9f\x98\x80", "\xf0\x9f\x98\x80" },
		{ "\xf3\xa1\x80\x80", "\xf3\xa1\x80\x80" },
		{ "\xf4\x8f\xbf\xbf", "\xf4\x8f\xbf\xbf" },
	};

	EXPECT_ROWS(rows, '\0');
}

Test(text, escape_names_controls_or_gives_octal)
{
	static const struct row rows[] = {
		{ "\n\t\r\v\f", "\\n\\t\\r\\v\\f" },
		{ "\033[31m", "\\033[31m" },
		{ "\a\b", "\\007\\010" },
		{ "\177", "\\177" },
		{ "\001"
		  "7",
		  "\\0017" },
	};

	EXPECT_ROWS(rows, '\0');
	expect("a\0b", 3, '\0', "a\\000b");
	expect("\0", 1, '"', "\\000");
}

Test(text, escape_refuses_invalid_utf8_byte_by_byte)
{
	static const struct row rows[] = {
		{ "\x80", "\\200" },
		{ "\xff", "\\377" },
		{ "a\xc3", "a\\303" },
		{ "\xc3(", "\\303(" },
		{ "\xe2\x82", "\\342\\202" },
		{ "\xe2\x82\xe2\x82\xac", "\\342\\202\xe2\x82\xac" },
		{ "\xc0\xaf", "\\300\\257" },
		{ "\xc1\xbf", "\\301\\277" },
		{ "\xe0\x80\xaf", "\\340\\200\\257" },
		{ "\xe0\x9f\xbf", "\\340\\237\\277" },
		{ "\xf0\x80\x80\xaf", "\\360\\200\\200\\257" },
		{ "\xf0\x8f\xbf\xbf", "\\360\\217\\277\\277" },
		{ "\xed\xa0\x80", "\\355\\240\\200" },
		{ "\xed\xbf\xbf", "\\355\\277\\277" },
		{ "\xf4\x90\x80\x80", "\\364\\220\\200\\200" },
		{ "\xf8\x88\x80\x80\x80", "\\370\\210\\200\\200\\200" },
	};

	EXPECT_ROWS(rows, '\0');
	EXPECT_ROWS(rows, '"');
}

Test(text, escape_refuses_what_reorders_or_hides)
{
	static const struct row rows[] = {
		{ "\xc2\x80", "\\302\\200" },	       /* U+0080 */
		{ "\xc2\x9b", "\\302\\233" },	       /* U+009B, CSI */
		{ "\xc2\x9f", "\\302\\237" },	       /* U+009F */
		{ "\xd8\x9c", "\\330\\234" },	       /* U+061C */
		{ "\xe2\x80\x8a", "\xe2\x80\x8a" },    /* U+200A is seen */
		{ "\xe2\x80\x8b", "\\342\\200\\213" }, /* U+200B */
		{ "\xe2\x80\x8d", "\\342\\200\\215" }, /* U+200D */
		{ "\xe2\x80\x8e", "\\342\\200\\216" }, /* U+200E */
		{ "\xe2\x80\x8f", "\\342\\200\\217" }, /* U+200F */
		{ "\xe2\x80\x90", "\xe2\x80\x90" },    /* U+2010, hyphen */
		{ "\xe2\x80\xa8", "\\342\\200\\250" }, /* U+2028 */
		{ "\xe2\x80\xae", "\\342\\200\\256" }, /* U+202E */
		{ "\xe2\x80\xaf", "\xe2\x80\xaf" },    /* U+202F is seen */
		{ "\xe2\x81\xa6", "\\342\\201\\246" }, /* U+2066 */
		{ "\xe2\x81\xa9", "\\342\\201\\251" }, /* U+2069 */
		{ "\xef\xbb\xbf", "\\357\\273\\277" }, /* U+FEFF */
		{ "\xf3\xa0\x81\x81", "\\363\\240\\201\\201" }, /* U+E0041 */
	};

	EXPECT_ROWS(rows, '\0');
}

Test(text, escape_quotes)
{
	static const struct row rows[] = {
		{ "a\"b", "a\\\"b" },	{ "a'b", "a'b" },
		{ "C:\\n", "C:\\\\n" }, { "\n", "\\n" },
		{ "\\\"", "\\\\\\\"" },
	};

	EXPECT_ROWS(rows, '"');
	expect("a'b\"", 4, '\'', "a\\'b\"");
	expect("a|b", 3, '|', "a\\174b");
}

/* Whatever comes in, a terminal gets only characters that it shows. */
Test(text, escape_of_any_pair_of_bytes_is_tame)
{
	struct text text = TEXT_INIT;
	unsigned char pair[2];
	unsigned i;
	size_t at;

	for (i = 0; i < 0x10000; i++) {
		pair[0] = i >> 8;
		pair[1] = i;
		text_reset(&text);
		text_escape(&text, pair, 2, '"');
		for (at = 0; at < text.length; at++)
			cr_assert((unsigned char)text.bytes[at] >= 0x20 &&
				  text.bytes[at] != 0x7f);
		if (text.length == 2 && pair[0] >= 0x80)
			cr_assert(pair[0] >= 0xc2 && pair[0] <= 0xdf &&
				  (pair[1] & 0xc0) == 0x80);
	}
	text_finish(&text);
}

Test(text, name_is_escaped)
{
	struct text text = TEXT_INIT;

	text_name(&text, "my\nprogram\\");
	cr_assert_str_eq(text_string(&text), "my\\nprogram\\");
	text_finish(&text);
}

Test(text, empty_is_a_string)
{
	struct text text = TEXT_INIT;

	cr_assert_str_eq(text_string(&text), "");
	text_reset(&text);
	text_add(&text, NULL, 0);
	cr_assert_str_eq(text_string(&text), "");
	text_finish(&text);
	text_finish(&text);
}

Test(text, grows_and_is_cut_back)
{
	struct text text = TEXT_INIT;
	size_t i;

	for (i = 0; i < 100000; i++)
		text_char(&text, 'a' + i % 26);
	cr_assert_eq(text.length, 100000);
	for (i = 0; i < 100000; i++)
		cr_assert_eq(text.bytes[i], 'a' + (char)(i % 26));
	cr_assert_eq(text.bytes[100000], '\0');
	text_truncate(&text, 3);
	text_puts(&text, "-");
	text_fill(&text, '.', 4);
	cr_assert_str_eq(text_string(&text), "abc-....");
	text_reset(&text);
	cr_assert_str_eq(text_string(&text), "");
	text_finish(&text);
	cr_assert_null(text.bytes);
}

Test(text, printf_of_any_length)
{
	struct text text = TEXT_INIT;
	int width;

	for (width = 1; width < 1000; width++) {
		text_reset(&text);
		text_printf(&text, "%*d|%s", width, 7, "x");
		cr_assert_eq(text.length, (size_t)width + 2);
		cr_assert_str_eq(text.bytes + width - 1, "7|x");
	}
	text_finish(&text);
}

static const uint64_t numbers[] = {
	0,	    1,	       9,	   10,	       99,
	100,	    4096,      0x7fffffff, 0x80000000, 0xffffffff,
	1ull << 53, INT64_MAX, 1ull << 63, UINT64_MAX,
};

Test(text, numbers_as_printf_gives_them)
{
	struct text text = TEXT_INIT;
	char wanted[128];
	size_t i;

	for (i = 0; i < sizeof(numbers) / sizeof(*numbers); i++) {
		text_reset(&text);
		text_unsigned(&text, numbers[i]);
		text_char(&text, ' ');
		text_signed(&text, numbers[i]);
		text_char(&text, ' ');
		text_hex(&text, numbers[i]);
		snprintf(wanted, sizeof(wanted), "%llu %lld 0x%llx",
			 (unsigned long long)numbers[i], (long long)numbers[i],
			 (unsigned long long)numbers[i]);
		cr_assert_str_eq(text_string(&text), wanted);
	}
	text_finish(&text);
}

static void expect_ms(struct text *text, uint64_t ns, unsigned width)
{
	char wanted[64];

	text_reset(text);
	text_ms(text, ns, width);
	snprintf(wanted, sizeof(wanted), "%*.3f", (int)width, ns / 1e6);
	cr_assert_str_eq(text_string(text), wanted, "%llu ns: %s, not %s",
			 (unsigned long long)ns, text_string(text), wanted);
}

Test(text, ms_as_printf_rounds_it)
{
	struct text text = TEXT_INIT;
	uint64_t ns = 1;
	uint64_t i;

	for (i = 0; i < 70000; i++)
		expect_ms(&text, i, 6);
	/* Every tie, and the two values beside it. */
	for (i = 500; i < 20000000; i += 1000)
		expect_ms(&text, i - 1 + i / 1000 % 3, 9);
	for (i = 500; i < 5000000; i += 1000)
		expect_ms(&text, i + 123456000000000, 0);
	for (i = 0; i < 200000; i++) {
		ns = ns * 6364136223846793005u + 1442695040888963407u;
		expect_ms(&text, ns >> (12 + i % 50), i % 20);
	}
	text_finish(&text);
}
