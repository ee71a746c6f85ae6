# make help lists the targets. Sources are found by wildcard: a new file needs
# no line here.
CC ?= cc
CFLAGS ?= -O2 -g
PREFIX ?= /usr/local
MACHINE := $(shell $(CC) -dumpmachine)
# Folders of arch/ have one name where compilers and kernels have several.
ARCH ?= $(patsubst arm%,arm,$(patsubst i%86,i386,$(patsubst \
	powerpc64%,ppc64%,$(firstword $(subst -, ,$(MACHINE))))))
VERSION := 0.1

# Another machine's objects keep to themselves, and so does its ptrail.
BUILD := build$(if $(filter-out $(shell cc -dumpmachine),$(MACHINE)),/$(MACHINE))
SANITIZERS := -fsanitize=address,undefined -fno-omit-frame-pointer \
	-fno-sanitize-recover=undefined
ifeq ($(SANITIZE),1)
BUILD := $(BUILD)/sanitize
EXTRA := $(SANITIZERS)
endif
# A library that is left out changes no object: others stand in for its own.
WITHOUT := $(if $(WITHOUT_LIBUNWIND),-libunwind)$(if $(WITHOUT_LIBDW),-libdw)
WITHOUT := $(if $(WITHOUT),-without$(WITHOUT))
# One file that needs no other. What its archives need, not all of them have.
ifeq ($(STATIC),1)
BUILD := $(BUILD)/static
CFLAGS := -Os -g0
EXTRA := -DPTRAIL_STATIC -ffunction-sections -fdata-sections
LDFLAGS += -static -Wl,--gc-sections
MORE_LIBS = $(foreach l,z bz2 zstd,$(if $(findstring /,$(shell \
	$(CC) -print-file-name=lib$l.a)),-l$l))
endif
PTRAIL := $(if $(findstring /,$(BUILD))$(WITHOUT),$(BUILD)/ptrail$(WITHOUT),ptrail)

# Some tests ask for noipa, of which clang knows a part.
WARN := -Wall -Wextra -Wmissing-prototypes -Wstrict-prototypes \
	$(if $(findstring clang,$(CC)),-Dnoipa=noinline)
FLAGS := -std=gnu11 -D_GNU_SOURCE -DPTRAIL_VERSION='"$(VERSION)"' $(WARN) \
	-Isrc -I. $(CPPFLAGS) $(CFLAGS) $(EXTRA)
LIBS := $(if $(WITHOUT_LIBUNWIND),,-lunwind-generic -lunwind) \
	$(if $(WITHOUT_LIBDW),,-ldw) -lelf -liberty -llzma -lpthread $(MORE_LIBS)

# The architecture, and the one whose programs it runs, too.
PARTS = $(ARCH) $(shell sed -n 's,^.include "arch/\(.*\)/.*,\1,p' arch/$(ARCH)/*.c 2>/dev/null)
ARCHES := $(wildcard arch/*.c $(PARTS:%=arch/%/*.c))
LEFT_OUT := $(if $(WITHOUT_LIBUNWIND),src/unwind_libunwind.c,src/without/libunwind.c) \
	$(if $(WITHOUT_LIBDW),src/source.c src/source_look.c,src/without/libdw.c)
SRC := $(filter-out src/main.c $(LEFT_OUT), \
	$(wildcard src/*.c src/*/*.c compat/*.c))
OBJ := $(SRC:%.c=$(BUILD)/%.o)
ARCHOBJ := $(ARCHES:%.c=$(BUILD)/%.o)
.PHONY: all static help deps demo install uninstall dist deb format \
	numbers clean
all: $(PTRAIL)

static:
	@$(MAKE) --no-print-directory STATIC=1 all

help:
	@echo 'all static demo check check-quick check-boot bench dist deb'
	@echo 'install uninstall DESTDIR= PREFIX='
	@echo 'check-arch fuzz soak stress analyze deps numbers format clean'
	@echo 'SANITIZE=1 builds and checks with sanitizers,'
	@echo 'WITHOUT_LIBUNWIND=1, WITHOUT_LIBDW=1: build/ptrail-without-..'

deps:
	@WITHOUT=$(WITHOUT) sh .ci/deps

$(PTRAIL): $(BUILD)/src/main.o $(OBJ) $(ARCHOBJ)
	$(CC) $(FLAGS) $(LDFLAGS) $(if $(STATIC),-s) -o $@ $^ $(LIBS)

$(BUILD)/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(CC) $(FLAGS) -MMD -MP -c -o $@ $<

$(BUILD)/arch/native.o: FLAGS += -DARCH_NATIVE=arch_$(ARCH)

# What it includes is no header, which -MMD does not see.
$(BUILD)/src/output/flamegraph_page.o: src/output/flamegraph.html

demo: deps
	@$(MAKE) --no-print-directory all
	./ptrail --call-graph dwarf id

# From the kernel headers of the compiler, or those in the folder UAPI.
UAPI ?= /usr/include/$(MACHINE)
numbers:
	@arch/numbers $(ARCH) "$(CC) -I$(UAPI)"

SHARE = $(DESTDIR)$(PREFIX)/share
COMPLETIONS := bash:bash-completion/completions/ptrail zsh:zsh/site-functions/_ptrail fish:fish/vendor_completions.d/ptrail.fish
install: all
	install -D -m 755 $(PTRAIL) $(DESTDIR)$(PREFIX)/bin/ptrail
	install -D -m 644 man/ptrail.1 $(SHARE)/man/man1/ptrail.1
	$(foreach c,$(subst :, ,$(COMPLETIONS)),$(if $(findstring /,$c),$(SHARE)/$c;,./$(PTRAIL) --print-completion $c | install -D -m 644 /dev/stdin))

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/ptrail $(SHARE)/man/man1/ptrail.1 $(foreach c,$(COMPLETIONS),$(SHARE)/$(lastword $(subst :, ,$c)))

DIST ?= build/ptrail-$(VERSION).tar.gz
dist:
	@sh .ci/dist $(VERSION) $(DIST)

DEB ?= build/ptrail_$(VERSION).deb
deb: all
	@rm -rf build/deb*
	@$(MAKE) -s install DESTDIR=build/deb PREFIX=/usr
	@sh .ci/deb $(VERSION) $(PTRAIL) build/deb $(DEB)

# The lines that differ from the last commit: tables are aligned by hand.
format:
	git clang-format -f --extensions c,h -- \
		$$(git ls-files '*.c' '*.h' | grep -v numbers)

clean:
	rm -rf build ptrail

include tests/check.mk

-include $(shell find $(BUILD) -type f -name '*.d' 2>/dev/null)
