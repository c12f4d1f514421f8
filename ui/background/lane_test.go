package background_test

import (
	"context"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/quickcast/quickcast/ui/background"
	"github.com/quickcast/quickcast/ui/uitest"
)

// settle lets in all that comes back until a lane has nothing left.
func settle(app *uitest.App, l *background.Lane) {
	for l.Wait(); app.Drain(); l.Wait() {
	}
}

func TestEveryJobCountsInItsOrder(t *testing.T) {
	app := uitest.NewTempApp(t)
	var l background.Lane
	var done, shown []int
	for n := range 50 {
		l.Do(func(context.Context) func() {
			done = append(done, n)
			return func() {
				shown = append(shown, n)
				if n == 0 {
					l.Do(func(context.Context) func() { done = append(done, 50); return nil })
				}
			}
		})
	}
	if len(shown) != 0 {
		t.Fatal("shown before the goroutine that draws had time for it")
	}
	settle(app, &l)
	if len(done) != 51 || len(shown) != 50 || !slices.IsSorted(done) || !slices.IsSorted(shown) {
		t.Errorf("done %v, shown %v", done, shown)
	}
}

func TestOnlyTheLatestCounts(t *testing.T) {
	app := uitest.NewTempApp(t)
	var l background.Lane
	under := make(chan struct{})
	var shown []string
	show := func(what string) func() { return func() { shown = append(shown, what) } }
	l.Do(func(ctx context.Context) func() {
		close(under)
		<-ctx.Done()
		return show("the first")
	})
	<-under
	var began atomic.Bool
	l.Do(func(context.Context) func() { began.Store(true); return show("one that waits") })
	l.Latest(func(context.Context) func() { return show("the latest") })
	settle(app, &l)
	if !slices.Equal(shown, []string{"the latest"}) || began.Load() {
		t.Errorf("shown %v; one that waited began: %v", shown, began.Load())
	}
}

func TestCancelled(t *testing.T) {
	app := uitest.NewTempApp(t)
	var l background.Lane
	under := make(chan struct{})
	l.Do(func(ctx context.Context) func() {
		close(under)
		<-ctx.Done()
		return func() { t.Error("what was called off came back") }
	})
	<-under
	l.Cancel()
	settle(app, &l)
	again := false
	l.Do(func(context.Context) func() { return func() { again = true } })
	settle(app, &l)
	if !again {
		t.Error("nothing is done any more")
	}
}

// What is done already and only waits to be shown can still be called off, and is
// overtaken by what is given then.
func TestCalledOffBeforeItIsShown(t *testing.T) {
	app := uitest.NewTempApp(t)
	var l background.Lane
	var shown []int
	give := func(n int) background.Job {
		return func(context.Context) func() { return func() { shown = append(shown, n) } }
	}
	l.Do(give(1))
	l.Wait()
	l.Cancel()
	l.Do(give(2))
	l.Wait()
	l.Latest(give(3))
	l.Do(give(4))
	settle(app, &l)
	if !slices.Equal(shown, []int{3, 4}) {
		t.Errorf("shown %v", shown)
	}
}

func TestWhatIsSoonThereIsWaitedFor(t *testing.T) {
	app := uitest.NewTempApp(t)
	var l background.Lane
	shown := 0
	if !l.LatestSoon(time.Minute, func(context.Context) func() { return func() { shown++ } }) || shown != 1 {
		t.Errorf("it was there at once and is shown %d times", shown)
	}
	settle(app, &l)
	gate := make(chan struct{})
	if l.LatestSoon(time.Millisecond, func(context.Context) func() { <-gate; return func() { shown++ } }) {
		t.Error("shown before it was there")
	}
	close(gate)
	settle(app, &l)
	if shown != 2 {
		t.Errorf("shown %d times, want both once each", shown)
	}
}

func TestSlowWorkSaysThatItIsBusy(t *testing.T) {
	app := uitest.NewTempApp(t)
	said, gate := make(chan bool, 9), make(chan struct{})
	l := background.Lane{Busy: func(busy bool) { said <- busy }}
	wait := func(job background.Job, want ...bool) {
		t.Helper()
		l.Do(job)
		for _, busy := range want {
			for deadline := time.Now().Add(5 * time.Second); ; app.Drain() {
				select {
				case got := <-said:
					if got != busy {
						t.Fatalf("busy %v, want %v", got, busy)
					}
				default:
					if time.Now().Before(deadline) {
						time.Sleep(time.Millisecond)
						continue
					}
					t.Fatalf("nothing is said within five seconds, want busy %v", busy)
				}
				break
			}
			if busy {
				gate <- struct{}{}
			}
		}
		settle(app, &l)
		if len(said) > 0 {
			t.Fatalf("busy %v is said too much", <-said)
		}
	}
	slow := func(context.Context) func() { <-gate; return nil }
	wait(slow, true, false)
	wait(func(context.Context) func() { return nil })
	wait(slow, true, false)
}

func TestCalledOffIsBusyNoMore(t *testing.T) {
	app := uitest.NewTempApp(t)
	var said []bool
	l := background.Lane{Busy: func(busy bool) { said = append(said, busy) }}
	under := make(chan struct{})
	l.Do(func(ctx context.Context) func() { close(under); <-ctx.Done(); return nil })
	<-under
	for deadline := time.Now().Add(5 * time.Second); len(said) == 0 && time.Now().Before(deadline); {
		app.Settle(10 * time.Millisecond)
	}
	l.Cancel()
	if !slices.Equal(said, []bool{true, false}) {
		t.Errorf("said %v at once", said)
	}
	settle(app, &l)
	if len(said) != 2 {
		t.Errorf("said %v in the end", said)
	}
}

func TestTimers(t *testing.T) {
	app := uitest.NewTempApp(t)
	var ran []string
	background.After(time.Millisecond, func() { ran = append(ran, "after") })
	stop := background.After(time.Millisecond, func() { ran = append(ran, "stopped") })
	time.Sleep(20 * time.Millisecond) // both wait to be let in
	stop()
	background.Later(func() { ran = append(ran, "later") })
	if len(ran) != 0 {
		t.Fatalf("%v ran at once", ran)
	}
	for deadline := time.Now().Add(5 * time.Second); len(ran) < 2 && time.Now().Before(deadline); {
		app.Settle(10 * time.Millisecond)
	}
	slices.Sort(ran)
	if !slices.Equal(ran, []string{"after", "later"}) {
		t.Errorf("%v ran", ran)
	}
}
