package page

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/ui/uitest/anew"
)

func TestEveryWidgetDrawsTheSameAgain(t *testing.T) {
	testSplit(t) // starts the app
	boxed := func() fyne.CanvasObject { return container.NewStack(canvas.NewRectangle(color.White)) }
	made := func() *Split {
		s := NewSplit(boxed(), func() fyne.CanvasObject { return boxed() }, func(string, func()) fyne.CanvasObject { return boxed() }, color.White)
		s.open("Bear Strength", boxed())
		return s
	}
	wide, narrow := made(), made()
	samples := anew.Found(t, fyne.NewSize(1200, 800), wide.Object())
	anew.Check(t, append(samples, anew.Found(t, fyne.NewSize(412, 800), narrow.Object())...)...)
}
