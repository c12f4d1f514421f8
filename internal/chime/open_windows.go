package chime

import (
	"unsafe"

	"golang.org/x/sys/windows"
)

// How PlaySound is asked: a sound in memory, and silence rather than the
// system's own where it cannot be played.
const (
	soundMemory    = 0x4
	soundNoDefault = 0x2
)

// open takes the system's own player.
func open() device {
	play := windows.NewLazySystemDLL("winmm.dll").NewProc("PlaySoundW")
	if play.Find() != nil {
		return device{}
	}
	return device{play: func(u Urgency) {
		sound := wave(u.tones())
		_, _, _ = play.Call(uintptr(unsafe.Pointer(&sound[0])), 0, soundMemory|soundNoDefault)
	}}
}
