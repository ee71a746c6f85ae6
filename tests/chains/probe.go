// The same in Go, from a method.
package main

import (
	"os"
	"syscall"
)

type widget struct{ n int }

//go:noinline
func inner(n int) int {
	return syscall.Getppid() + n
}

//go:noinline
func (w *widget) middle(n int) int {
	var room [3000]byte

	room[n] = byte(n)
	return inner(n) + int(room[n+1]) + w.n
}

//go:noinline
func outer(n int) int {
	w := widget{n}

	return w.middle(n) + 2
}

func main() {
	if outer(1) == -1 {
		os.Exit(1)
	}
}
