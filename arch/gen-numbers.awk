# Makes an ABI's table of call numbers, for the inside of an array:
#	awk -f arch/gen-numbers.awk arch/numbers-new.txt macros
# The first file lists calls that the kernel's headers, which win, may not have
# yet; the second has the macros of asm/unistd.h, as 'cc -E -dM' gives them.

NR == FNR {
	if ($1 ~ /^[0-9]+$/)
		add($1, $2)
	next
}

$1 == "#define" && $2 ~ /^__NR/ {
	value = $0
	sub(/^[^_]*[A-Za-z0-9_]+[ \t]+/, "", value)
	gsub(/[() \t]/, "", value)
	# Some ABIs have a base or a bit in all numbers.
	sub(/^[A-Za-z_0-9]+\+/, "", value)
	macros[$2] = value
}

# __NR_fcntl is __NR3264_fcntl where that is one call for all widths.
function number_of(name)
{
	while (name in macros)
		name = macros[name]
	return name
}

function add(number, name)
{
	number += 0
	if (name in numbers)
		delete names[numbers[name]]
	if (number in names)
		delete numbers[names[number]]
	names[number] = name
	numbers[name] = number
	if (number > last)
		last = number
}

END {
	for (macro in macros) {
		number = number_of(macro)
		if (macro ~ /^__NR_[a-z_]/ && number ~ /^[0-9]+$/ &&
		    !(macro ~ /^__NR_(syscalls|arch_specific_syscall|syscall_max)$/))
			add(number, substr(macro, 6))
	}
	print "/*"
	print " * Call names by number, made by arch/gen-numbers.awk:" \
	      " see 'make numbers'."
	print " */"
	for (number = 0; number <= last; number++)
		if (number in names)
			printf "[%d] = \"%s\",\n", number, names[number]
}
