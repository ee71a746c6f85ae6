/*
 * Stands in for libelf, liblzma and libiberty where they are not to be had for
 * a C library, see tests/check-musl: no file can be read, so nobody asks more.
 */
#include <stddef.h>

void *elf_begin(int fd, int command, void *other);
void *elf_memory(char *image, size_t size);
unsigned elf_version(unsigned version);
int elf_end(void *elf);
int lzma_stream_decoder(void *stream, unsigned long long limit, unsigned flags);
int cplus_demangle_v3_callback(const char *name, int options, void *callback,
			       void *context);
int rust_demangle_callback(const char *name, int options, void *callback,
			   void *context);

void *elf_begin(int fd, int command, void *other)
{
	(void)fd;
	(void)command;
	(void)other;
	return NULL;
}

void *elf_memory(char *image, size_t size)
{
	(void)image;
	(void)size;
	return NULL;
}

unsigned elf_version(unsigned version)
{
	return version;
}

int elf_end(void *elf)
{
	(void)elf;
	return 0;
}

int lzma_stream_decoder(void *stream, unsigned long long limit, unsigned flags)
{
	enum { FAILED = 1 };

	(void)stream;
	(void)limit;
	(void)flags;
	return FAILED;
}

int cplus_demangle_v3_callback(const char *name, int options, void *callback,
			       void *context)
{
	(void)name;
	(void)options;
	(void)callback;
	(void)context;
	return 0;
}

int rust_demangle_callback(const char *name, int options, void *callback,
			   void *context)
{
	return cplus_demangle_v3_callback(name, options, callback, context);
}
