/* Events own the strings that are put into them. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "event.h"

Test(event, is_empty_when_made)
{
	struct event *event = event_create(EVENT_FAULT);

	cr_assert_eq(event->kind, EVENT_FAULT);
	cr_assert_eq(event->begin, 0);
	cr_assert_eq(event->fault.address, 0);
	cr_assert_null(event->text);
	cr_assert_null(event->stack);
	event_destroy(event);
	event_destroy(NULL);
}

Test(event, keeps_copies)
{
	struct event *event = event_create(EVENT_CALL);
	char bytes[] = "abcdef";
	const char *first = event_keep(event, bytes, 3);
	const char *none = event_keep(event, NULL, 0);

	memset(bytes, 'x', sizeof(bytes));
	cr_assert_str_eq(first, "abc");
	cr_assert_str_eq(none, "");
	event_destroy(event);
}

enum { MANY = 300 };

Test(event, keeps_many_of_any_length)
{
	struct event *event = event_create(EVENT_CALL);
	const char *kept[MANY];
	char bytes[MANY];
	size_t i;

	for (i = 0; i < MANY; i++) {
		memset(bytes, 'a' + i % 26, i);
		kept[i] = event_keep(event, bytes, i);
	}
	for (i = 0; i < MANY; i++) {
		memset(bytes, 'a' + i % 26, i);
		cr_assert_eq(strlen(kept[i]), i);
		cr_assert_eq(memcmp(kept[i], bytes, i), 0);
	}
	event_destroy(event);
}

Test(event, owns_its_stack)
{
	struct event *event = event_create(EVENT_CALL);

	event->stack = calloc(1, sizeof(*event->stack));
	event_destroy(event);
}

/* Events made by hand, as the writers' tests have them, keep strings too. */
Test(event, one_made_by_hand_keeps_strings)
{
	static struct event event = { .kind = EVENT_NOTE };

	cr_assert_str_eq(event_keep(&event, "LOST 3 events!", 14),
			 "LOST 3 events!");
}
