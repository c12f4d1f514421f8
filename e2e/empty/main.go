//go:build cgo || js || ci || windows

// Command empty is the toolkit with nothing in it but a word, to compare the
// app's start with.
package main

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/widget"
)

func main() {
	window := app.NewWithID("io.github.quickcast.quickcast.empty").NewWindow("Quickcast")
	window.SetContent(widget.NewLabel("empty"))
	window.Resize(fyne.NewSize(412, 915))
	window.ShowAndRun()
}
