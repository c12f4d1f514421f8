//go:build accessibility && !windows && !js

package ui

// screenReaderRuns is not known: the toolkit has no way to ask.
func screenReaderRuns() bool { return true }
