package page

import (
	"context"
	"sync"
	"time"

	"fyne.io/fyne/v2"
)

// patience is how long work may take before its progress is shown.
const patience = 100 * time.Millisecond

// Work runs slow things off the main goroutine, one at a time: starting the
// next cancels the one before, whose result is then dropped. The zero value is
// ready. A Work belongs to one place on a screen, such as a search box.
type Work struct {
	// Busy is called on the main goroutine with true when work has taken longer
	// than a tenth of a second, and with false when that work is over. Nil is
	// fine.
	Busy func(bool)

	mu      sync.Mutex
	cancel  context.CancelFunc
	current int
}

// Start runs do in the background and then, on the main goroutine, done with
// what it returned; done is not called when the work was cancelled.
func Start[T any](w *Work, do func(context.Context) (T, error), done func(T, error)) {
	ctx, number := w.begin()
	slow := time.AfterFunc(patience, func() { w.tell(number, true) })
	go func() {
		result, err := do(ctx)
		slow.Stop()
		fyne.Do(func() {
			if !w.finish(number) {
				return
			}
			if w.Busy != nil {
				w.Busy(false)
			}
			done(result, err)
		})
	}()
}

// Cancel stops the work under way, if any; its result is dropped.
func (w *Work) Cancel() {
	w.mu.Lock()
	if w.cancel != nil {
		w.cancel()
		w.cancel = nil
	}
	w.current++
	w.mu.Unlock()
	if w.Busy != nil {
		w.Busy(false)
	}
}

func (w *Work) begin() (context.Context, int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.cancel != nil {
		w.cancel()
	}
	ctx, cancel := context.WithCancel(context.Background())
	w.cancel = cancel
	w.current++
	return ctx, w.current
}

// finish reports whether the numbered work is still the one that counts, and
// ends it.
func (w *Work) finish(number int) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	if number != w.current || w.cancel == nil {
		return false
	}
	w.cancel()
	w.cancel = nil
	return true
}

func (w *Work) tell(number int, busy bool) {
	fyne.Do(func() {
		w.mu.Lock()
		counts := number == w.current && w.cancel != nil
		w.mu.Unlock()
		if counts && w.Busy != nil {
			w.Busy(busy)
		}
	})
}
