package background

import (
	"os"
	"os/signal"
	"syscall"
	"time"
)

// grace is how long the program may take to end once it is asked to: less than the second
// after which people and systems lose patience.
const grace = 700 * time.Millisecond

// EndWhenAsked ends the program when the system asks it to, at the latest after a moment,
// and has finish called before, on a goroutine of its own. The toolkit by itself would wait for the
// goroutine that draws, which may stand still.
func EndWhenAsked(finish func()) {
	asked := make(chan os.Signal, 1)
	signal.Notify(asked, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-asked
		time.AfterFunc(grace, func() { os.Exit(0) })
		finish()
	}()
}

// Finish does what is left to do at the end, for no longer than a moment.
func Finish(finish func()) {
	done := make(chan struct{})
	go func() {
		finish()
		close(done)
	}()
	select {
	case <-done:
	case <-time.After(grace):
	}
}
