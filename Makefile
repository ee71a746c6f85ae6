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
LIBS := -lunwind-ptrace -lunwind-generic -lunwind -ldw -lelf -liberty -llzma \
	-lpthread

ARCHES := arch/$(ARCH)/arch.c
SRC := $(filter-out src/main.c,$(wildcard src/*.c src/*/*.c compat/*.c)) \
	$(ARCHES)
OBJ := $(SRC:%.c=$(BUILD)/%.o)
.PHONY: all help deps demo install uninstall format numbers clean
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

demo: deps
	@$(MAKE) --no-print-directory all
	./ptrail --call-graph dwarf id

# arch/ARCH/numbers_X.h is made from asm/unistd_X.h of this machine's kernel.
UAPI ?= /usr/include/$(MACHINE)/asm
numbers:
	for abi in $(patsubst arch/$(ARCH)/numbers_%.h,%,$(wildcard \
			arch/$(ARCH)/numbers_*.h)); do \
		awk -f arch/gen-numbers.awk arch/numbers-new.txt \
			$(UAPI)/unistd_$$abi.h > arch/$(ARCH)/numbers_$$abi.h; \
	done

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

include tests/check.mk

-include $(shell find $(BUILD) -name '*.d' 2>/dev/null)
