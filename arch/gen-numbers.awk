# Makes an ABI's table of call numbers, for the inside of an array:
#	awk -f arch/gen-numbers.awk arch/numbers-new.txt asm/unistd_64.h
# The first file lists calls that the header, which wins, may not have yet.

NR == FNR {
	if ($1 ~ /^[0-9]+$/)
		add($1, $2)
	next
}

# x32's numbers are written (__X32_SYSCALL_BIT + 437).
$1 == "#define" && $2 ~ /^__NR_/ {
	number = $0
	sub(/^[^_]*__NR_[a-z0-9_]+[ \t]+/, "", number)
	sub(/[ \t]*\/\*.*$/, "", number)
	gsub(/[() \t]/, "", number)
	sub(/^__X32_SYSCALL_BIT\+/, "", number)
	if (number ~ /^[0-9]+$/)
		add(number, substr($2, 6))
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
	print "/*"
	print " * Call names by number, made by arch/gen-numbers.awk:" \
	      " see 'make numbers'."
	print " */"
	for (number = 0; number <= last; number++)
		if (number in names)
			printf "[%d] = \"%s\",\n", number, names[number]
}
