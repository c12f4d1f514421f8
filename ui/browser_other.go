//go:build !js

package ui

// OpenBrowser gives nothing: the app is no page of a browser.
func OpenBrowser() Browser { return nil }
