package background

import (
	"bytes"
	"runtime"
	"slices"
	"time"

	"fyne.io/fyne/v2"
)

// The watcher looks once in a while, so that it costs no battery, and reports who has
// missed so many looks, one after the other.
const (
	look       = time.Second
	mostMissed = 2
	mostStacks = 1 << 20 // bytes
)

// Watch has late called, on a goroutine of its own, when the one that draws has not come round
// for two seconds: once each time, with where all of them stand, the one that draws first.
func Watch(late func(stacks []byte)) (stop func()) {
	ended := make(chan struct{})
	go func() {
		var p pulse
		round := make(chan struct{}, 1)
		for asked := false; ; {
			if !asked {
				fyne.Do(func() { round <- struct{}{} })
			}
			before := time.Now()
			select {
			case <-ended:
				return
			case <-time.After(look):
			}
			slept := time.Since(before)
			select {
			case <-round:
				asked = false
			default:
				asked = true
			}
			if p.missed(slept, asked) {
				if s := stacks(); !inSystem(s) {
					late(s)
				}
			}
		}
	}()
	return func() { close(ended) }
}

// pulse counts how often the goroutine that draws was looked for in vain.
type pulse struct{ count int }

// missed counts a look that came so long after the last one, and tells whether it is time to
// report. After a look that came far too late it begins anew: the device slept, or had
// no time for anybody.
func (p *pulse) missed(slept time.Duration, missed bool) bool {
	if !missed || slept > 2*look {
		p.count = 0
		return false
	}
	p.count++
	return p.count == mostMissed
}

// stacks is where all goroutines stand, the first one before all others: it draws.
func stacks() []byte {
	text := make([]byte, mostStacks)
	all := bytes.Split(text[:runtime.Stack(text, true)], []byte("\n\n"))
	if i := slices.IndexFunc(all, func(s []byte) bool { return bytes.HasPrefix(s, []byte("goroutine 1 [")) }); i > 0 {
		first := all[i]
		all = slices.Insert(slices.Delete(all, i, i+1), 0, first)
	}
	return bytes.Join(all, []byte("\n\n"))
}

// inSystem tells whether the goroutine that draws waits within the system for what happens next:
// while a window is dragged some systems let nobody else do anything. Above that call stand its
// state and the way into C; anything more is what the system called back.
func inSystem(stacks []byte) bool {
	first, _, _ := bytes.Cut(stacks, []byte("\n\n"))
	above, _, waits := bytes.Cut(first, []byte("glfw._Cfunc_glfwPollEvents"))
	return waits && bytes.Count(above, []byte("\n")) <= 3
}
