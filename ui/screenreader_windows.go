//go:build accessibility

package ui

import (
	"syscall"
	"unsafe"
)

// screenReaderRuns asks Windows, which every screen reader tells that it has begun: for
// all others nothing is gathered that nobody hears.
func screenReaderRuns() bool {
	const getScreenReader = 0x0046
	var runs int32
	ask := syscall.NewLazyDLL("user32.dll").NewProc("SystemParametersInfoW")
	ok, _, _ := ask.Call(getScreenReader, 0, uintptr(unsafe.Pointer(&runs)), 0)
	return ok == 0 || runs != 0 // rather once too often
}
