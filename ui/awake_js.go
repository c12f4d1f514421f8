package ui

import (
	"syscall/js"

	"fyne.io/fyne/v2"
)

// awake asks the page to keep the screen from going dark, or to let it again.
// A page without the means for it changes nothing.
func awake(_ fyne.App, on bool) {
	if ask := js.Global().Get("quickcastAwake"); ask.Type() == js.TypeFunction {
		ask.Invoke(on)
	}
}
