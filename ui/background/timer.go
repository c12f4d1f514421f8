package background

import (
	"time"

	"fyne.io/fyne/v2"
)

// After runs f on the goroutine that draws once d is over, unless it is stopped
// before. Stop is for that goroutine too.
func After(d time.Duration, f func()) (stop func()) {
	stopped := false // on the goroutine that draws only, like f itself
	timer := time.AfterFunc(d, func() {
		fyne.Do(func() {
			if !stopped {
				f()
			}
		})
	})
	return func() {
		stopped = true
		timer.Stop()
	}
}

// Later runs f on the goroutine that draws after what it is doing now.
func Later(f func()) { go fyne.Do(f) }
