# make help lists the targets. Sources are found by wildcard: a new file needs
# no line here.
CC ?= cc
CFLAGS ?= -O2 -g
PREFIX ?= /usr/local
MACHINE := $(shell $(CC) -dumpmachine)
ARCH ?= $(firstword $(subst -, ,$(MACHINE)))
VERSION := 0.1

BUILD := build
SANITIZERS := -fsanitize=address,undefined -fno-omit-frame-pointer \
	-fno-sanitize-recover=undefined
ifeq ($(SANITIZE),1)
BUILD := build/sanitize
EXTRA := $(SANITIZERS)
endif
PTRAIL := $(if $(SANITIZE),$(BUILD)/ptrail,ptrail)

WARN := -Wall -Wextra -Wmissing-prototypes -Wstrict-prototypes
FLAGS := -std=gnu11 -D_GNU_SOURCE -DPTRAIL_VERSION='"$(VERSION)"' $(WARN) \
	-Isrc -I. $(CPPFLAGS) $(CFLAGS) $(EXTRA)
LIBS := -lunwind-ptrace -lunwind-generic -lunwind -ldw -lelf -liberty -llzma

ARCHES := arch/$(ARCH)/arch.c
SRC := $(filter-out src/main.c,$(wildcard src/*.c src/*/*.c compat/*.c)) \
	$(ARCHES)
OBJ := $(SRC:%.c=$(BUILD)/%.o)
TESTS := $(wildcard tests/test_*.c tests/support*.c)
TESTOBJ := $(TESTS:%.c=$(BUILD)/%.o)
# Each says on its first lines what it shows; CFLAGS of its own: "cflags:".
PROGRAMS := $(patsubst tests/programs/%.c,$(BUILD)/programs/%,\
	$(wildcard tests/programs/*.c))
HELPERS := $(patsubst tests/helpers/%.c,$(BUILD)/helpers/%,\
	$(wildcard tests/helpers/*.c))

.PHONY: all help deps demo check run-check check-quick check-includes \
	check-flags bench fuzz stress soak analyze install uninstall format \
	numbers clean
all: $(PTRAIL)

help:
	@echo 'all demo check check-quick bench install DESTDIR= PREFIX= format'
	@echo 'fuzz soak stress analyze deps numbers clean'
	@echo 'SANITIZE=1 builds and checks with sanitizers'

deps:
	@sh .ci/deps

$(PTRAIL): $(BUILD)/src/main.o $(OBJ)
	$(CC) $(FLAGS) $(LDFLAGS) -o $@ $^ $(LIBS)

$(BUILD)/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(CC) $(FLAGS) -MMD -MP -c -o $@ $<

# What it includes is no header, which -MMD does not see.
$(BUILD)/src/output/flamegraph_page.o: src/output/flamegraph.html

$(BUILD)/check: $(TESTOBJ) $(OBJ)
	$(CC) $(FLAGS) $(LDFLAGS) -o $@ $^ $(LIBS) -lcriterion -lpthread

# Built as a user's program would be: no sanitizers, flags by the source.
define build-program
@mkdir -p $(@D)
$(CC) -std=gnu11 -D_GNU_SOURCE $(WARN) -O1 -g -Itests/programs \
	$(shell sed -n 's/^.*cflags: *//p' $< | tr -d '*/') -o $@ $< -lpthread
endef

$(BUILD)/programs/%: tests/programs/%.c tests/programs/expect.h
	$(build-program)

$(BUILD)/helpers/%: tests/helpers/%.c
	$(build-program)

demo: deps
	@$(MAKE) --no-print-directory all
	./ptrail --call-graph dwarf id

check: deps
	@$(MAKE) --no-print-directory run-check

check-quick: CHECK := --filter '!(live*|peers*|slow*)/*'
check-quick: run-check

fuzz: export SEEDS ?= 100000
fuzz:
	@$(MAKE) SANITIZE=1 CHECK="--filter 'hostile*/*'" run-check

run-check: check-includes $(PTRAIL) $(BUILD)/check $(PROGRAMS) $(HELPERS)
	PTRAIL=$(abspath $(PTRAIL)) BUILD=$(abspath $(BUILD)) \
		LSAN_OPTIONS=suppressions=$(CURDIR)/tests/lsan.supp:print_suppressions=0 \
		SOURCE=$(CURDIR) $(BUILD)/check $(CHECK)

# At length, outside check: what each takes is said on its first lines.
stress soak: $(PTRAIL) $(HELPERS)
stress soak analyze:
	@CC='$(CC)' MAKE='$(MAKE)' BUILD=$(BUILD) sh tests/$@ $(ARGS)

check-includes:
	@sh tests/check-includes

# INCLUDE=folder for the headers of another kernel.
check-flags:
	@sh tests/check-flags

# arch/ARCH/numbers_X.h is made from asm/unistd_X.h of this machine's kernel.
UAPI ?= /usr/include/$(MACHINE)/asm
numbers:
	for abi in $(patsubst arch/$(ARCH)/numbers_%.h,%,$(wildcard \
			arch/$(ARCH)/numbers_*.h)); do \
		awk -f arch/gen-numbers.awk arch/numbers-new.txt \
			$(UAPI)/unistd_$$abi.h > arch/$(ARCH)/numbers_$$abi.h; \
	done

bench: all
	@python3 tests/bench/compare $(BENCH) ./ptrail

SHARE = $(DESTDIR)$(PREFIX)/share
COMPLETIONS := bash:bash-completion/completions/ptrail zsh:zsh/site-functions/_ptrail fish:fish/vendor_completions.d/ptrail.fish
install: all
	install -D -m 755 ptrail $(DESTDIR)$(PREFIX)/bin/ptrail
	install -D -m 644 man/ptrail.1 $(SHARE)/man/man1/ptrail.1
	$(foreach c,$(subst :, ,$(COMPLETIONS)),$(if $(findstring /,$c),$(SHARE)/$c;,./ptrail --print-completion $c | install -D -m 644 /dev/stdin))

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/ptrail $(SHARE)/man/man1/ptrail.1 $(foreach c,$(COMPLETIONS),$(SHARE)/$(lastword $(subst :, ,$c)))

format:
	clang-format -i $$(git ls-files '*.c' '*.h' | grep -v numbers)

clean:
	rm -rf build ptrail

-include $(shell find $(BUILD) -name '*.d' 2>/dev/null)
