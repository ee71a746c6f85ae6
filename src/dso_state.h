/* What dso.c (which there are) and dso_parts.c (what is in them) share. */
#ifndef PTRAIL_DSO_STATE_H
#define PTRAIL_DSO_STATE_H

#include <sys/stat.h>

#include "dso.h"
#include "jit.h"

enum {
	DSO_BUCKETS = 256, /* a power of two */
	DSO_ROOTS_MAX = 64,
	DSO_BYTES_KEPT = 512 << 20, /* more, and another file closes some */
	DSO_BYTES_MAX = 1 << 30,    /* more is not read at all */
};

struct segment {
	uint64_t offset;
	uint64_t size;
	uint64_t address;
	bool execute;
};

struct dso {
	struct dso *next;  /* of all */
	struct dso *chain; /* in its bucket */
	struct dsos *dsos;
	const char *name;
	uint64_t device;
	uint64_t inode;
	uint64_t used;	    /* when, by dsos->clock */
	uint64_t bytes;	    /* that it has taken, about */
	struct stat status; /* when it was opened */
	int root;
	int fd;
	int debug_fd;
	bool closed;
	bool mapped_asked;
	bool cfi_asked;
	bool frame_asked;
	bool go_asked;
	bool debug_asked;
	bool lines_asked;
	Elf *elf;
	Elf *debug;
	struct source_reader *lines; /* and inlined functions */
	struct cfi *cfi;
	struct cfi *frame; /* .debug_frame */
	struct go_table *go;
	char *image;	   /* of what is in no file */
	size_t image_size;
	uint64_t debug_size; /* of the separate one */
	char *debug_image; /* unpacked */
	struct segment *segments;
	size_t segment_count;
	struct symbols *symbols;
	struct unwind_rules *rules;
};

/* A root directory that traced processes have. */
struct root {
	dev_t device;
	ino_t inode;
	int mount; /* which of the places where it is mounted */
	int fd;
};

struct dsos {
	struct dso *all;
	struct dso *buckets[DSO_BUCKETS];
	struct dso *kernel;
	struct names *names;
	struct frame_style style;
	struct root roots[DSO_ROOTS_MAX];
	unsigned root_count;
	unsigned open;	 /* files now */
	unsigned opened; /* files ever */
	uint64_t bytes;	 /* that they have taken */
	bool full;	 /* and that was said */
	bool careful;	 /* traced programs may serve files */
	bool misled;	 /* by debugging information, and that was said */
	struct jit_share jits;
	uint64_t clock;
};

/* An empty one, known to 'dsos'. */
struct dso *dso_create(struct dsos *dsos, const char *name);

void dso_take_segments(struct dso *dso);

/* Makes room for another if there are many: what was used least goes. */
void dsos_make_room(struct dsos *dsos);

#endif
