//go:build !js

package ui

import "github.com/quickcast/quickcast/ui/books"

// A window has dialogs for files, and no address that others could open.
func pageOpenFile(func(name string, data []byte)) bool { return false }

func pageOpenFolder(func([]books.File)) bool { return false }

func pageSaveFile(string, []byte) bool { return false }

func pageLink() func(code string) string { return nil }

func onPageLink(func(code string)) {}
