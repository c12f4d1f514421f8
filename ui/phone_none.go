//go:build !android && !ios

package ui

import "github.com/quickcast/quickcast/ui/books"

// Only phones have dialogs for files that the toolkit opens.
func (*App) phoneOpenFile(func(name string, data []byte)) bool { return false }

func (*App) phoneOpenFolder(func([]books.File)) bool { return false }

func (*App) phoneSaveFile(string, []byte, func(string)) bool { return false }
