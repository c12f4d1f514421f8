package page

import (
	"context"
	"errors"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"
)

func TestWorkBringsItsResult(t *testing.T) {
	test.NewTempApp(t)
	var w Work
	got := make(chan int, 1)
	Start(&w, func(context.Context) (int, error) { return 42, nil }, func(n int, err error) {
		if err != nil {
			t.Error(err)
		}
		got <- n
	})
	if n := receive(t, got); n != 42 {
		t.Errorf("got %d, want 42", n)
	}
}

func TestWorkKeepsOnlyTheLast(t *testing.T) {
	test.NewTempApp(t)
	var w Work
	first := make(chan struct{})
	got := make(chan string, 2)
	Start(&w, func(ctx context.Context) (string, error) {
		<-ctx.Done()
		close(first)
		return "first", ctx.Err()
	}, func(s string, _ error) { got <- s })
	Start(&w, func(context.Context) (string, error) {
		<-first
		return "second", nil
	}, func(s string, _ error) { got <- s })
	if s := receive(t, got); s != "second" {
		t.Errorf("got %q, want the second alone", s)
	}
	select {
	case s := <-got:
		t.Errorf("work that was overtaken still came back with %q", s)
	case <-time.After(20 * time.Millisecond):
	}
}

func TestWorkCancelled(t *testing.T) {
	test.NewTempApp(t)
	var w Work
	ended := make(chan error, 1)
	Start(&w, func(ctx context.Context) (int, error) {
		<-ctx.Done()
		ended <- ctx.Err()
		return 0, ctx.Err()
	}, func(int, error) { t.Error("cancelled work must not come back") })
	w.Cancel()
	if err := receive(t, ended); !errors.Is(err, context.Canceled) {
		t.Errorf("the work saw %v, want it cancelled", err)
	}
}

func TestWorkShowsWhenItIsSlow(t *testing.T) {
	test.NewTempApp(t)
	busy := make(chan bool, 4)
	w := Work{Busy: func(b bool) { busy <- b }}
	release := make(chan struct{})
	Start(&w, func(context.Context) (int, error) { <-release; return 1, nil }, func(int, error) {})
	if !receive(t, busy) {
		t.Error("slow work must first say that it is busy")
	}
	close(release)
	if receive(t, busy) {
		t.Error("work that is over must say so")
	}
}

func receive[T any](t *testing.T, c chan T) T {
	t.Helper()
	select {
	case v := <-c:
		return v
	case <-time.After(5 * time.Second):
		t.Fatal("nothing came within five seconds")
		panic("unreachable")
	}
}
