// Package release says which Quickcast this is.
package release

// Version is the version of Quickcast: three numbers, which packagers, stores and the
// changes repeat (internal/house compares them).
const Version = "0.1.0"

// Day is when it was given out.
const Day = "2026-11-26"
