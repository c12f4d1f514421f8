//go:build !accessibility && !js

package ui

// OpenReader gives nothing: only a page, and a build with the tag accessibility, tell
// screen readers anything.
func OpenReader() Reader { return nil }
