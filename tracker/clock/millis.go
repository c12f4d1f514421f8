package clock

import "time"

// Millis is a span of time in whole milliseconds. All time in this package is
// counted in it, so that JSON brings back exactly what was written.
type Millis int64

// Spans to count with.
const (
	Second Millis = 1000
	Minute        = 60 * Second
	Hour          = 60 * Minute
)

// Most is the longest span anything here may be set to.
const Most = 1000 * Hour

// end is where table time ends, a thousand years on: sums stay far from the
// limits of an integer, and whoever leaves a table open finds it so.
const end = 1000 * 365 * 24 * Hour

// of gives a duration in milliseconds, cut.
func of(d time.Duration) Millis { return Millis(d.Milliseconds()) }

// Duration gives the span as the standard library counts it.
func (m Millis) Duration() time.Duration { return time.Duration(m) * time.Millisecond }

// within tells whether a span is from low to high.
func (m Millis) within(low, high Millis) bool { return low <= m && m <= high }
