package background

import (
	"testing"
	"time"
)

// A report comes once each time the goroutine that draws stands still, and never because the
// device slept.
func TestWhoStandsStillIsReportedOnce(t *testing.T) {
	const missed, came = true, false
	type turn struct {
		slept  time.Duration
		missed bool
		report bool
	}
	for name, turns := range map[string][]turn{
		"it comes round":             {{look, came, false}, {look, came, false}, {look, came, false}},
		"a short while":              {{look, missed, false}, {look, came, false}, {look, missed, false}, {look, came, false}},
		"once, however long":         {{look, missed, false}, {look, missed, true}, {look, missed, false}, {look, missed, false}},
		"and again":                  {{look, missed, false}, {look, missed, true}, {look, came, false}, {look, missed, false}, {look, missed, true}},
		"the device slept":           {{time.Hour, missed, false}, {look, missed, false}, {look, came, false}},
		"it slept in the midst":      {{look, missed, false}, {time.Hour, missed, false}, {look, missed, false}, {look, missed, true}},
		"nobody had time for anyone": {{3 * look, missed, false}, {3 * look, missed, false}, {3 * look, missed, false}},
	} {
		var p pulse
		for i, at := range turns {
			if got := p.missed(at.slept, at.missed); got != at.report {
				t.Errorf("%s: look %d reports %t", name, i+1, got)
			}
		}
	}
}

// While a window is dragged some systems keep the goroutine that draws to themselves; what they
// call back is the program's own work.
func TestWaitingWithinTheSystemIsNoStandingStill(t *testing.T) {
	const poll = "runtime.cgocall(0x1)\n\t/go/cgocall.go:185\ngithub.com/go-gl/glfw/v3.4/glfw._Cfunc_glfwPollEvents()\n\t_cgo_gotypes.go:1\nmain.main()\n"
	const waits = "goroutine 1 [syscall, locked to thread]:\n" + poll
	const called = "goroutine 1 [syscall, locked to thread]:\nos.OpenFile()\n\t/go/file.go:1\nglfw.goMouseButtonCB(0x1)\n\tinput.go:341\n" + poll
	const works = "goroutine 1 [select]:\nmain.slow()\n\n" + waits
	for text, want := range map[string]bool{waits: true, waits + "\n\n" + called: true, called: false, works: false} {
		if got := inSystem([]byte(text)); got != want {
			t.Errorf("%t for\n%s", got, text)
		}
	}
}
