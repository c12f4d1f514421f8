package clock

import (
	"strconv"
	"time"
)

// Reading is what the device's clocks showed at one moment.
type Reading struct {
	Wall        Millis `json:"wall"`             // since 1970, UTC
	Mono        Millis `json:"mono,omitempty"`   // on the monotonic clock of Run
	Run         string `json:"run,omitempty"`    // names the life of that clock; empty: there is none
	CountsSleep bool   `json:"steady,omitempty"` // it goes on while the device sleeps
}

// WallReading is a reading without a monotonic clock.
func WallReading(now time.Time) Reading { return Reading{Wall: Millis(now.UnixMilli())} }

// UptimeReading is a reading of a clock that goes on during sleep and counts
// from the start of the system (CLOCK_BOOTTIME), whose run is named by boot.
// With it, rule 1 holds over killed processes too.
func UptimeReading(now time.Time, sinceBoot time.Duration, boot string) Reading {
	return Reading{Wall: Millis(now.UnixMilli()), Mono: of(sinceBoot), Run: boot, CountsSleep: boot != ""}
}

// Run is the life of one process, whose times share a monotonic clock.
type Run struct {
	start time.Time
	name  string
}

// NewRun begins a run. Start is what time.Now gave when the process started;
// a time that has lost its monotonic part makes a run without one.
func NewRun(start time.Time) Run {
	if !monotonic(start) {
		return Run{start: start}
	}
	return Run{start: start, name: strconv.FormatInt(start.UnixNano(), 36)}
}

// At reads both clocks out of a time of this run. A time that has lost its
// monotonic part gives a reading of the wall clock alone.
func (r Run) At(now time.Time) Reading {
	reading := WallReading(now)
	if r.name != "" && monotonic(now) {
		reading.Mono, reading.Run = of(now.Sub(r.start)), r.name
	}
	return reading
}

// AtUptime is UptimeReading in this run: where the start of the system has no name,
// the reading counts for this run alone.
func (r Run) AtUptime(now time.Time, sinceBoot time.Duration, boot string) Reading {
	if boot == "" && r.name != "" {
		boot = r.name + "-up" // At counts from elsewhere
	}
	return UptimeReading(now, sinceBoot, boot)
}

// monotonic tells whether a time carries a monotonic reading. Round(0) strips
// it, and == (unlike Equal) sees the difference.
func monotonic(t time.Time) bool { return t != t.Round(0) }
