package page

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// footMost is how wide in dp the buttons below a page get.
const footMost float32 = 480

// Footed is a page with buttons that stay below it while it scrolls, if there are any.
func Footed(k *widgets.Kit, scroll fyne.CanvasObject, buttons []fyne.CanvasObject) fyne.CanvasObject {
	if len(buttons) == 0 {
		return scroll
	}
	foot := widgets.NewMargins(k, footMost, widgets.NewEqual(k, 10, buttons...))
	return container.NewBorder(nil, widgets.NewInset(k, 0, 8, 0, theme.Gap, foot), nil, nil, scroll)
}
