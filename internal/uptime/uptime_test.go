package uptime

import (
	"runtime"
	"testing"
	"time"
)

func TestTheClockGoesOnAndKeepsItsName(t *testing.T) {
	first, start, ok := Open().Read()
	if known := runtime.GOOS == "linux" || runtime.GOOS == "darwin" || runtime.GOOS == "windows"; !ok {
		if known {
			t.Fatalf("%s has such a clock", runtime.GOOS)
		}
		return
	}
	again, same, _ := Open().Read()
	if start == "" || same != start || again < first || first <= 0 {
		t.Errorf("read %v of %q, then %v of %q", first, start, again, same)
	}
}

// device is a system under the test's hand.
type device struct {
	up       time.Duration
	silent   bool
	start    string
	asked    int
	noStarts bool
}

func (d *device) system() system {
	s := system{up: func() (time.Duration, bool) { return d.up, !d.silent }}
	if !d.noStarts {
		s.start = func() string { d.asked++; return d.start }
	}
	return s
}

func TestWhatASystemSaysIsRead(t *testing.T) {
	d := &device{up: time.Hour, start: "first"}
	c := open(d.system())
	d.up += 8 * time.Hour // it slept
	if up, start, ok := c.Read(); up != 9*time.Hour || start != "first" || !ok {
		t.Errorf("read %v of %q, %v", up, start, ok)
	}
	d.start = "second" // only a new process can see that
	if _, start, _ := c.Read(); start != "first" || d.asked != 1 {
		t.Errorf("the start is %q, asked for %d times", start, d.asked)
	}
}

// A clock that is silent or counts backwards from the start is none; one whose
// start has no name is good for this process.
func TestWhatASystemDoesNotSay(t *testing.T) {
	for name, c := range map[string]struct {
		device device
		ok     bool
	}{
		"silent":           {device{silent: true, start: "s"}, false},
		"before its start": {device{up: -1, start: "s"}, false},
		"a hidden start":   {device{up: time.Second}, true},
		"no starts":        {device{up: time.Second, noStarts: true}, true},
	} {
		if up, start, ok := open(c.device.system()).Read(); ok != c.ok || ok && (up != time.Second || start != "") {
			t.Errorf("%s: read %v of %q, %v", name, up, start, ok)
		}
	}
	if _, _, ok := (Clock{}).Read(); ok {
		t.Error("the zero value has no clock")
	}
	if _, _, ok := open(system{}).Read(); ok {
		t.Error("a system without one has no clock")
	}
}

// A start keeps its name when the wall clock is set, and shares it with no other.
func TestNamesOfStarts(t *testing.T) {
	const moment, hour = 133_700_000_000_000_000, 36_000_000_000
	first := startedAt(moment, 0)
	if set := startedAt(moment-3*hour, -3*hour); set != first {
		t.Errorf("set back it is %q, before %q", set, first)
	}
	if set := startedAt(moment+hour, hour); set != first {
		t.Errorf("set forward it is %q, before %q", set, first)
	}
	if other := startedAt(moment+1, 0); other == first || startedAt(0, 0) != "" {
		t.Errorf("%q and %q", first, other)
	}
	if got := named(" 5E6FFEBE-0000\n"); got != "5E6FFEBE-0000" {
		t.Errorf("named %q", got)
	}
}
