// Package steady reads a clock that goes on while the device sleeps, where the
// system has one: how long it is up, and which start of it that was. With both,
// time is measured right over sleep, over a killed process and over a wall
// clock that was set.
package steady

import "time"

// Clock reads the system. The zero value has no clock; use Open.
type Clock struct {
	boot string // names the start of the system; "" where it does not say
	up   func() (time.Duration, bool)
}

// Open finds the clock of this system. One without is no mistake: Read says so.
func Open() Clock { return Clock{boot: bootID(), up: sinceBoot} }

// Read gives the time since the system started, sleep included, and the name of
// that start; false where the system does not say both.
func (c Clock) Read() (sinceStart time.Duration, start string, ok bool) {
	if c.up == nil || c.boot == "" {
		return 0, "", false
	}
	up, ok := c.up()
	return up, c.boot, ok
}
