/*
 * Users by name. glibc asks plug-ins, which it loads while the program runs:
 * not to be had in a program that is one file, which reads /etc/passwd and
 * /etc/group itself.
 */
#include "compat/compat.h"

#include <grp.h>
#include <pwd.h>

#ifdef PTRAIL_STATIC
#include <stdio.h>
#include <string.h>

enum { GROUPS = 1024 };

static const struct passwd *find(const char *name, uid_t id)
{
	FILE *file = fopen("/etc/passwd", "re");
	const struct passwd *user;

	if (!file)
		return NULL;
	do {
		user = fgetpwent(file);
	} while (user &&
		 (name ? strcmp(user->pw_name, name) != 0 : user->pw_uid != id));
	fclose(file);
	return user;
}

const struct passwd *compat_user_by_name(const char *name)
{
	return find(name, 0);
}

const struct passwd *compat_user_by_id(uid_t id)
{
	return find(NULL, id);
}

static bool is_member(const struct group *group, const char *name)
{
	for (char **member = group->gr_mem; *member; member++)
		if (!strcmp(*member, name))
			return true;
	return false;
}

bool compat_user_groups(const char *name, gid_t first)
{
	FILE *file = fopen("/etc/group", "re");
	gid_t groups[GROUPS] = { first };
	const struct group *group;
	size_t count = 1;

	while (file && count < GROUPS && (group = fgetgrent(file)))
		if (group->gr_gid != first && is_member(group, name))
			groups[count++] = group->gr_gid;
	if (file)
		fclose(file);
	return !setgroups(count, groups);
}
#else
const struct passwd *compat_user_by_name(const char *name)
{
	return getpwnam(name);
}

const struct passwd *compat_user_by_id(uid_t id)
{
	return getpwuid(id);
}

bool compat_user_groups(const char *name, gid_t first)
{
	return !initgroups(name, first);
}
#endif
