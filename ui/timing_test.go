package ui

import (
	"testing"
	"time"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker/clock"
)

// upClock is a system's clock under the test's hand.
type upClock struct {
	up   time.Duration
	boot string
}

func (c *upClock) Read() (time.Duration, string, bool) { return c.up, c.boot, c.up > 0 }

func TestTheDeviceSleptAndTheClockWentOn(t *testing.T) {
	now := time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC)
	system := &upClock{time.Hour, "first start"}
	read := readClock(system, clock.NewRun(now), func() time.Time { return now })
	watch, _ := clock.Watch{}.See(read())
	now, system.up = now.Add(-2*time.Hour), system.up+90*time.Minute // it slept, and the wall clock was set back
	watch, step := watch.See(read())
	if watch.At() != 90*clock.Minute || step.Doubtful() {
		t.Errorf("%v counted, %+v; want 90 minutes beyond doubt", watch.At(), step)
	}
	system.boot, system.up = "second start", time.Minute
	now = now.Add(5 * time.Minute)
	if watch, step = watch.See(read()); watch.At() != 95*clock.Minute || !step.Doubtful() {
		t.Errorf("%v counted over a new start, %+v; want the wall's five minutes more, in doubt", watch.At(), step)
	}
}

// A phone that hides which start of the system this is goes on during sleep all the
// same, within one process; the next process knows only the wall clock.
func TestASleepWithoutANameForTheStart(t *testing.T) {
	now, real := time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC), time.Now()
	system := &upClock{up: time.Hour}
	read := readClock(system, clock.NewRun(real), func() time.Time { return now })
	watch, _ := clock.Watch{}.See(read())
	now, system.up = now.Add(-time.Hour), system.up+40*time.Minute
	watch, step := watch.See(read())
	if watch.At() != 40*clock.Minute || step.Doubtful() {
		t.Errorf("%v counted, %+v; want 40 minutes beyond doubt", watch.At(), step)
	}
	next := readClock(system, clock.NewRun(real.Add(time.Second)), func() time.Time { return now })
	now, system.up = now.Add(3*time.Minute), system.up+4*time.Minute
	if watch, step = watch.See(next()); watch.At() != 43*clock.Minute || !step.Doubtful() {
		t.Errorf("%v counted in the next process, %+v; want the wall's three minutes more, in doubt", watch.At(), step)
	}
}

func TestWithoutSuchAClockTheProcessHasItsOwn(t *testing.T) {
	now := time.Now()
	read := readClock(&upClock{}, clock.NewRun(now), func() time.Time { return now })
	if r := read(); r.CountsSleep || r.Run == "" {
		t.Errorf("read %+v, want the clock of this process", r)
	}
}

func TestSettingsLeaveTheWarningsAlone(t *testing.T) {
	settings, _ := config.Open(store.NewMemory())
	a := &App{deps: Deps{Settings: settings}}
	if err := a.keepWarnings(false, true); err != nil {
		t.Fatal(err)
	}
	if now := settings.Settings(); now.Sound || !now.Vibration || !a.timing().Vibration || a.timing().Sound {
		t.Errorf("kept %+v", now)
	}
}
