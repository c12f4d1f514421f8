package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/ui/uitest/anew"
	"github.com/quickcast/quickcast/ui/widgets"
)

// boxedScreen is a screen as they all are: no primitive by itself.
type boxedScreen struct {
	*fakeScreen
	box *fyne.Container
}

func (s *boxedScreen) Object() fyne.CanvasObject { return s.box }

func TestEveryWidgetDrawsTheSameAgain(t *testing.T) {
	for _, width := range []float32{412, 1280} {
		shell, fakes, w := testShell(t, width, 900)
		boxed := &boxedScreen{fakes[0], container.NewStack(fakes[0].object)}
		shell.places[0].Screen = func() screen { return boxed }
		shell.Refresh()
		shell.say("Saved", "Undo", nil)
		shell.warn(widgets.BannerFace{Title: "3 actions are not saved", Line: "The disk is full.", Do: "Try again"}, nil, nil)
		anew.Check(t, anew.Seen(w)...)
	}
}
