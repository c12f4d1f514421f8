// Package background is the one way for slow work to leave the goroutine that
// draws, and to come back to it.
package background

import (
	"context"
	"slices"
	"sync"
	"time"

	"fyne.io/fyne/v2"
)

// patience is how long a job may take before its progress is shown.
const patience = 100 * time.Millisecond

// Job is work done away from the goroutine that draws. It ends early when ctx is
// called off. What it gives, unless nil, is then run on the goroutine that draws.
type Job func(ctx context.Context) (show func())

// Part shows a part of what a job gives while it goes on, unless it was called off.
func Part(ctx context.Context, show func()) {
	fyne.Do(func() {
		if ctx.Err() == nil {
			show()
		}
	})
}

// Lane does jobs one after the other, in the order in which they were given. The
// zero value is ready.
type Lane struct {
	// Busy is told on the goroutine that draws: true when a job has taken longer
	// than a tenth of a second, false when it is over. Nil is fine.
	Busy func(bool)

	mu      sync.Mutex
	waiting []*task
	now     *task   // under way, nil for none
	done    []*task // not yet shown
	idle    *sync.Cond
}

// task is a job on its way.
type task struct {
	job  Job
	ctx  context.Context
	stop context.CancelFunc
	over bool
	told bool // that it is busy
}

// Do gives a job and returns at once. Every job counts.
func (l *Lane) Do(job Job) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.give(job)
}

// Latest gives a job in place of all before it: those are called off, and what they
// give is dropped.
func (l *Lane) Latest(job Job) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.callOff()
	l.give(job)
}

// LatestSoon is Latest for work that is nearly always done at once: the goroutine
// that draws waits for it, so that nothing flickers, but no longer than wait. It
// tells whether all is shown already.
func (l *Lane) LatestSoon(wait time.Duration, job Job) bool {
	ready := make(chan func(), 1) // whoever takes it out shows it
	take := func(show func()) {
		if show != nil {
			show()
		}
	}
	l.Latest(func(ctx context.Context) func() {
		ready <- job(ctx)
		return func() {
			select {
			case show := <-ready:
				take(show)
			default:
			}
		}
	})
	select {
	case show := <-ready:
		take(show)
		return true
	case <-time.After(wait):
		return false
	}
}

// Cancel calls off the job under way and all that wait; what they give is dropped.
func (l *Lane) Cancel() {
	l.mu.Lock()
	now := l.now
	l.callOff()
	l.mu.Unlock()
	if now != nil {
		l.tell(now, false)
	}
}

// Wait returns when all jobs are done and what they gave is on its way to the
// screen; tests and pictures need that.
func (l *Lane) Wait() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.idle == nil {
		l.idle = sync.NewCond(&l.mu)
	}
	for l.now != nil {
		l.idle.Wait()
	}
}

func (l *Lane) give(job Job) {
	ctx, stop := context.WithCancel(context.Background())
	l.waiting = append(l.waiting, &task{job: job, ctx: ctx, stop: stop})
	if l.now == nil {
		l.now = l.next()
		go l.work()
	}
}

func (l *Lane) callOff() {
	if l.now != nil {
		l.now.stop()
	}
	for _, t := range slices.Concat(l.waiting, l.done) {
		t.stop()
	}
	l.waiting = nil
}

// next takes the first job that waits, nil for none.
func (l *Lane) next() *task {
	if len(l.waiting) == 0 {
		return nil
	}
	t := l.waiting[0]
	l.waiting = l.waiting[1:]
	return t
}

// work does all there is and ends.
func (l *Lane) work() {
	for more := true; more; {
		if t := l.now; t.ctx.Err() == nil {
			slow := time.AfterFunc(patience, func() { fyne.Do(func() { l.tell(t, true) }) })
			show := t.job(t.ctx)
			slow.Stop()
			l.did(t)
			fyne.Do(func() { l.finish(t, show) })
		}
		more = l.goOn()
	}
}

// did notes that a job is done and waits to be shown.
func (l *Lane) did(t *task) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.done = append(l.done, t)
}

// goOn takes the next job and tells whether there was one.
func (l *Lane) goOn() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.now = l.next()
	if l.now == nil && l.idle != nil {
		l.idle.Broadcast()
	}
	return l.now != nil
}

// finish shows what a job gave, unless it was called off.
func (l *Lane) finish(t *task, show func()) {
	l.mu.Lock()
	t.over = true
	l.done = slices.DeleteFunc(l.done, func(other *task) bool { return other == t })
	l.mu.Unlock()
	l.tell(t, false)
	if t.ctx.Err() == nil && show != nil {
		show()
	}
	t.stop()
}

// tell tells whether a job is busy, where that is news.
func (l *Lane) tell(t *task, busy bool) {
	l.mu.Lock()
	news := busy != t.told && (!busy || !t.over && t.ctx.Err() == nil)
	if news {
		t.told = busy
	}
	l.mu.Unlock()
	if news && l.Busy != nil {
		l.Busy(busy)
	}
}
