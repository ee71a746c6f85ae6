/*
 * As much of Criterion as the tests use, for where there is no Criterion: a
 * static program in an initramfs, an architecture without it, musl. A failed
 * cr_expect is noted, a failed cr_assert ends the test; each test runs in a
 * process of its own. runner.c has the other half.
 */
#ifndef PTRAIL_TESTS_GUEST_CRITERION_H
#define PTRAIL_TESTS_GUEST_CRITERION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A check without a message has an empty format. */
#pragma GCC diagnostic ignored "-Wformat-zero-length"

struct guest_params {
	size_t size;
	void *params;
	size_t count;
};

/* In the order of .timeout and .signal after a Test's name. */
struct guest_test {
	const char *suite;
	const char *name;
	void (*run)(void *param);
	struct guest_params (*params)(void); /* NULL without any */
	double timeout;
	int signal;
};

struct guest_options {
	double timeout; /* seconds */
	int signal;	/* that ends it */
};

void guest_register(struct guest_test *test);
void guest_fail(const char *file, int line, const char *what, bool end);
__attribute__((noreturn)) void guest_skip(void);
/* What is printed goes before the next failure or skip. */
__attribute__((format(printf, 1, 2))) void guest_say(const char *format, ...);

#define GUEST_TEST(suite_, name_, params_, ...)                                \
	static struct guest_test suite_##_##name_##_test;                      \
	__attribute__((constructor)) static void                               \
	suite_##_##name_##_register(void)                                      \
	{                                                                      \
		struct guest_options options = { __VA_ARGS__ };                \
		suite_##_##name_##_test = (struct guest_test){                 \
			#suite_,       #name_,		suite_##_##name_##_run, \
			params_,       options.timeout, options.signal,        \
		};                                                             \
		guest_register(&suite_##_##name_##_test);                      \
	}

#define Test(suite_, name_, ...)                                               \
	static void suite_##_##name_##_impl(void);                                    \
	static void suite_##_##name_##_run(void *none)                         \
	{                                                                      \
		(void)none;                                                    \
		suite_##_##name_##_impl();                                            \
	}                                                                      \
	GUEST_TEST(suite_, name_, NULL, __VA_ARGS__)                           \
	static void suite_##_##name_##_impl(void)

#define ParameterizedTestParameters(suite_, name_)                             \
	static struct guest_params suite_##_##name_##_params(void)

#define ParameterizedTest(type_, suite_, name_, ...)                           \
	static void suite_##_##name_##_impl(type_);                                   \
	static void suite_##_##name_##_run(void *param)                        \
	{                                                                      \
		suite_##_##name_##_impl(param);                                       \
	}                                                                      \
	GUEST_TEST(suite_, name_, suite_##_##name_##_params, __VA_ARGS__)      \
	static void suite_##_##name_##_impl(type_)

#define criterion_test_params guest_params

#define cr_make_param_array(type_, array_, count_)                             \
	((struct guest_params){ sizeof(type_), (void *)(array_), (count_) })

/* The message, if there is one, begins with its format. */
#define GUEST_CHECK(condition_, end_, ...)                                     \
	do {                                                                   \
		if (!(condition_)) {                                           \
			guest_say("" __VA_ARGS__);                             \
			guest_fail(__FILE__, __LINE__, #condition_, end_);     \
		}                                                              \
	} while (0)

#define cr_skip_test(...) (guest_say("" __VA_ARGS__), guest_skip())

#define cr_expect(c_, ...) GUEST_CHECK(c_, false, __VA_ARGS__)
#define cr_assert(c_, ...) GUEST_CHECK(c_, true, __VA_ARGS__)
#define cr_expect_not(c_, ...) GUEST_CHECK(!(c_), false, __VA_ARGS__)
#define cr_assert_not(c_, ...) GUEST_CHECK(!(c_), true, __VA_ARGS__)
#define cr_expect_null(p_, ...) GUEST_CHECK((p_) == NULL, false, __VA_ARGS__)
#define cr_assert_null(p_, ...) GUEST_CHECK((p_) == NULL, true, __VA_ARGS__)
#define cr_expect_not_null(p_, ...)                                            \
	GUEST_CHECK((p_) != NULL, false, __VA_ARGS__)
#define cr_assert_not_null(p_, ...) GUEST_CHECK((p_) != NULL, true, __VA_ARGS__)
#define cr_expect_eq(a_, b_, ...) GUEST_CHECK((a_) == (b_), false, __VA_ARGS__)
#define cr_assert_eq(a_, b_, ...) GUEST_CHECK((a_) == (b_), true, __VA_ARGS__)
#define cr_expect_neq(a_, b_, ...) GUEST_CHECK((a_) != (b_), false, __VA_ARGS__)
#define cr_assert_neq(a_, b_, ...) GUEST_CHECK((a_) != (b_), true, __VA_ARGS__)
#define cr_expect_lt(a_, b_, ...) GUEST_CHECK((a_) < (b_), false, __VA_ARGS__)
#define cr_assert_lt(a_, b_, ...) GUEST_CHECK((a_) < (b_), true, __VA_ARGS__)
#define cr_expect_leq(a_, b_, ...) GUEST_CHECK((a_) <= (b_), false, __VA_ARGS__)
#define cr_assert_leq(a_, b_, ...) GUEST_CHECK((a_) <= (b_), true, __VA_ARGS__)
#define cr_expect_gt(a_, b_, ...) GUEST_CHECK((a_) > (b_), false, __VA_ARGS__)
#define cr_assert_gt(a_, b_, ...) GUEST_CHECK((a_) > (b_), true, __VA_ARGS__)
#define cr_expect_geq(a_, b_, ...) GUEST_CHECK((a_) >= (b_), false, __VA_ARGS__)
#define cr_assert_geq(a_, b_, ...) GUEST_CHECK((a_) >= (b_), true, __VA_ARGS__)

#define GUEST_TEXTS(a_, op_, b_, end_, ...)                                    \
	do {                                                                   \
		const char *guest_got_ = (a_), *guest_wanted_ = (b_);                      \
		if (!(strcmp(guest_got_, guest_wanted_) op_ 0)) {                          \
			guest_say("'%s' and '%s': ", guest_got_, guest_wanted_);           \
			guest_say("" __VA_ARGS__);                             \
			guest_fail(__FILE__, __LINE__, #a_ " " #op_ " " #b_,   \
				   end_);                                      \
		}                                                              \
	} while (0)

#define cr_expect_str_eq(a_, b_, ...)                                          \
	GUEST_TEXTS(a_, ==, b_, false, __VA_ARGS__)
#define cr_assert_str_eq(a_, b_, ...) GUEST_TEXTS(a_, ==, b_, true, __VA_ARGS__)
#define cr_expect_str_neq(a_, b_, ...)                                         \
	GUEST_TEXTS(a_, !=, b_, false, __VA_ARGS__)
#define cr_expect_str_empty(a_, ...)                                           \
	GUEST_TEXTS(a_, ==, "", false, __VA_ARGS__)

#endif
