//go:build !js

package ui

// A window has dialogs for files, and no address that others could open.
func pageOpenFile(func(name string, data []byte)) bool { return false }

func pageSaveFile(string, []byte) bool { return false }

func pageLink() func(code string) string { return nil }

func onPageLink(func(code string)) {}
