// Package uptime reads a clock that goes on while the device sleeps, where the
// system has one: how long it is up, and which start of it that was. With both,
// time is measured right over sleep, over a killed process and over a wall
// clock that was set.
//
// Go's own monotonic clock will not do: on many systems it stands still during
// sleep, and it ends with the process.
package uptime

import (
	"strconv"
	"strings"
	"time"
)

// Clock reads the system. The zero value has no clock; use Open.
type Clock struct {
	up    func() (time.Duration, bool) // since the system started, sleep included
	start string                       // names that start; "" where it does not say
}

// system is what one kind of system says of itself; a function it lacks is nil.
type system struct {
	up    func() (time.Duration, bool)
	start func() string
}

// Open finds the clock of this system. One without is no mistake: Read says so.
func Open() Clock { return open(here()) }

func open(s system) Clock {
	c := Clock{up: s.up}
	if s.start != nil {
		c.start = s.start()
	}
	return c
}

// Read gives the time since the system started, sleep included; false where the
// system does not say. The name of that start is "" where it has none: then two
// readings can be compared within this process only.
func (c Clock) Read() (sinceStart time.Duration, start string, ok bool) {
	if c.up == nil {
		return 0, "", false
	}
	up, ok := c.up()
	if !ok || up < 0 {
		return 0, "", false
	}
	return up, c.start, true
}

// named is the name of a start as Linux and macOS give it: a random number they
// draw at every start.
func named(raw string) string { return strings.TrimSpace(raw) }

// startedAt names a start by its moment, in units of 100 ns since 1601 as Windows
// counts. Setting the wall clock moves the moment that Windows tells, and the bias
// by as much: their difference is of this start alone.
func startedAt(moment, bias int64) string {
	if moment == 0 {
		return ""
	}
	return "w" + strconv.FormatInt(moment-bias, 36)
}
