package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/ui/theme"
)

// NewWayBack returns the line above a page that covers the list it was opened
// from: an arrow, which a screen reader calls by name, and where it leads.
func NewWayBack(k *Kit, name, where string, back func()) fyne.CanvasObject {
	ground := canvas.NewRectangle(k.Theme.Tone(theme.Background))
	return container.NewStack(ground, NewInset(k, 4, 4, theme.Gap, 0, NewLine(k, 0, 1,
		NewIconButton(k, Bare, "back", name, back), NewQuietLine(k, where))))
}
