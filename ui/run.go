// Package ui is everything a person sees and touches.
package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Deps are what the window needs from the program around it.
type Deps struct {
	App fyne.App
}

// Run opens the window, stays until it is closed and returns the exit status.
func Run(deps Deps) int {
	window := deps.App.NewWindow("Quickcast")
	window.SetContent(widget.NewLabel("Quickcast"))
	window.ShowAndRun()
	return 0
}
