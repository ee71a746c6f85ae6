# Tests and measurements; included by the Makefile at the top.
TESTS := $(wildcard tests/test_*.c tests/support*.c)
TESTOBJ := $(TESTS:%.c=$(BUILD)/%.o)
# Each says on its first lines what it shows; CFLAGS of its own: "cflags:".
PROGRAMS := $(patsubst tests/programs/%.c,$(BUILD)/programs/%,\
	$(wildcard tests/programs/*.c))
HELPERS := $(patsubst tests/helpers/%.c,$(BUILD)/helpers/%,\
	$(wildcard tests/helpers/*.c))

.PHONY: check run-check variants check-quick check-includes check-musl \
	check-glibc check-packages check-hostile run-hostile check-flags \
	check-arch check-boot guest programs bench fuzz \
	stress soak analyze

# All architectures are tested on each.
ARCHOBJS := $(patsubst %.c,$(BUILD)/%.o,$(wildcard arch/*.c arch/*/*.c))

$(BUILD)/check$(WITHOUT): $(TESTOBJ) $(OBJ) $(ARCHOBJS)
	$(CC) $(FLAGS) $(LDFLAGS) -o $@ $^ $(LIBS) -lcriterion -lpthread

# The tests without Criterion, which need no library but libc; for STATIC=1.
# GUEST_TESTS are some of them, without those of other architectures.
GUEST := $(patsubst %.c,$(BUILD)/guest/%.o,tests/guest/runner.c $(or \
	$(GUEST_TESTS),$(TESTS)))

$(BUILD)/guest/%.o: %.c
	@mkdir -p $(@D)
	$(CC) -Itests/guest $(FLAGS) -g -MMD -MP -c -o $@ $<

$(BUILD)/guest/check: $(GUEST) $(OBJ) $(if $(GUEST_TESTS),$(ARCHOBJ),$(ARCHOBJS))
	$(CC) $(FLAGS) -no-pie -o $@ $^ -Wl,-Bstatic $(LIBS) -Wl,-Bdynamic

programs: $(PROGRAMS) $(HELPERS)

guest: $(PTRAIL) $(BUILD)/guest/check programs

# Built as a user's program would be: no sanitizers, flags by the source.
define build-program
@mkdir -p $(@D)
$(CC) -std=gnu11 -D_GNU_SOURCE $(WARN) -O1 -g -Itests/programs \
	$(shell sed -n 's/^.*cflags: *//p' $< | tr -d '*/') -o $@ $< -lpthread
endef

$(BUILD)/programs/%: tests/programs/%.c $(wildcard tests/programs/*.h)
	$(build-program)

$(BUILD)/helpers/%: tests/helpers/%.c
	$(build-program)

check: deps
	@$(MAKE) --no-print-directory check-hostile
	@$(MAKE) --no-print-directory run-check

check-quick: CHECK := --filter '!(live*|peers*|slow*)/*'
check-quick: run-check

# Under the sanitizers: what reads programs' files, and a minute of random calls.
HOSTILE := $(foreach t,dso go images jit source,tests/test_$t.c) $(SRC) $(ARCHES)

$(BUILD)/hostile: $(HOSTILE:%.c=$(BUILD)/%.o)
	$(CC) $(FLAGS) $(LDFLAGS) -o $@ $^ $(LIBS) -lcriterion -lpthread

run-hostile: $(BUILD)/hostile $(BUILD)/programs/exit_code
	BUILD=$(abspath $(BUILD)) $(BUILD)/hostile --filter 'hostile*/*'

HAVE_SANITIZERS := echo 'int main(void) { return 0; }' | \
	$(CC) $(SANITIZERS) -x c -o /dev/null - 2>/dev/null
check-hostile:
	@$(if $(SANITIZE)$(STATIC),,if $(HAVE_SANITIZERS); then \
		$(MAKE) --no-print-directory SANITIZE=1 run-hostile stress \
			ARGS=60; else \
		echo 'check-hostile: no sanitizers here'; fi)

# SECONDS for each kind of data, from SEED on, or SEEDS of them.
fuzz: export SECONDS := $(if $(SEEDS),,$(or $(SECONDS),60))
fuzz:
	@$(MAKE) --no-print-directory SANITIZE=1 run-hostile

# What ptrail can be built without, for tests of what it says then.
ALL_WITHOUT := WITHOUT_LIBUNWIND=1 WITHOUT_LIBDW=1 \
	'WITHOUT_LIBUNWIND=1 WITHOUT_LIBDW=1'
variants: $(OBJ)
	@for without in $(ALL_WITHOUT); do \
		$(MAKE) -s --no-print-directory $$without all || exit; done

# Where the archives for it are; its test skips elsewhere.
HAVE_STATIC := $(if $(filter lib%.a,$(foreach l,dw elf z bz2 unwind c,$(shell \
	$(CC) -print-file-name=lib$l.a))),,static)

run-check: check-includes check-musl check-glibc check-packages \
		$(PTRAIL) $(BUILD)/check$(WITHOUT) \
		variants $(PROGRAMS) $(HELPERS) $(HAVE_STATIC)
	PTRAIL=$(abspath $(PTRAIL)) BUILD=$(abspath $(BUILD)) \
		LSAN_OPTIONS=suppressions=$(CURDIR)/tests/lsan.supp:print_suppressions=0 \
		SOURCE=$(CURDIR) $(BUILD)/check$(WITHOUT) $(CHECK)

# At length, outside check: what each takes is said on its first lines.
stress soak: $(PTRAIL) $(HELPERS)
stress soak analyze:
	@CC='$(CC)' MAKE='$(MAKE)' BUILD=$(BUILD) sh tests/$@ $(ARGS)

check-includes:
	@sh tests/check-includes

check-musl: $(PROGRAMS)
	@BUILD=$(BUILD) MAKE='$(MAKE)' sh tests/check-musl

check-glibc: $(PTRAIL)
	@$(if $(SANITIZE),,sh tests/check-glibc $(PTRAIL))

check-packages: $(PTRAIL)
	@$(if $(SANITIZE),,MAKE='$(MAKE)' sh tests/check-packages)

# INCLUDE=folder for the headers of another kernel.
check-flags:
	@sh tests/check-flags

check-arch:
	@ARCH='$(if $(filter command line,$(origin ARCH)),$(ARCH))' \
		KERNEL='$(KERNEL)' MAKE='$(MAKE)' sh tests/check-arch

check-boot:
	@INSTALL='$(INSTALL)' MAKE='$(MAKE)' sh tests/check-boot

bench: all
	@python3 tests/bench/compare $(BENCH) ./ptrail
