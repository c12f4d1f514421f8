package widgets_test

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/widgets"
)

// A sheet that was opened from another stays when that one goes, and Escape closes it then.
func TestASheetOutlivesTheOneBelow(t *testing.T) {
	k, c := shown(t)
	var closed []string
	open := func(name string) *widgets.Sheet {
		s := widgets.NewSheet(k, name, "Close", widgets.NewLabel(k, name, widgets.Style{}), func() { closed = append(closed, name) })
		s.Open(c)
		return s
	}
	lower, upper := open("lower"), open("upper")
	lower.Close()
	if tops := c.Overlays().List(); len(tops) != 1 || tops[0] != fyne.CanvasObject(upper) {
		t.Fatalf("%d sheets lie there", len(tops))
	}
	if c.OnTypedKey() != nil {
		c.OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	}
	if len(c.Overlays().List()) != 0 || len(closed) != 2 {
		t.Errorf("closed: %v", closed)
	}
}

func shown(t *testing.T) (*widgets.Kit, fyne.Canvas) {
	t.Helper()
	w := test.NewTempWindow(t, nil)
	w.Resize(fyne.NewSize(412, 915))
	k := stillKit(t, 1)
	k.Canvas = w.Canvas()
	return k, w.Canvas()
}

// pointed is told of the pointer and the wheel, as what lies on a board is.
type pointed struct {
	widget.BaseWidget
	told int
}

func (p *pointed) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}
func (p *pointed) MouseIn(*desktop.MouseEvent)    { p.told++ }
func (p *pointed) MouseMoved(*desktop.MouseEvent) { p.told++ }
func (p *pointed) MouseOut()                      {}
func (p *pointed) Scrolled(*fyne.ScrollEvent)     { p.told++ }

// Neither pointer nor wheel reaches through a sheet, or the dark beside it, to what lies
// below, in whichever part of a window it is laid.
func TestNothingIsPointedAtThroughASheet(t *testing.T) {
	k, c := shown(t)
	below := &pointed{}
	below.ExtendBaseWidget(below)
	layer := container.NewStack()
	c.SetContent(container.NewStack(below, layer))
	sheet := widgets.NewSheet(k, "upper", "Close", widgets.NewLabel(k, "words", widgets.Style{}), nil)
	sheet.OpenIn(c, layer)
	for y := float32(10); y < 915; y += 50 {
		at := fyne.NewPos(200, y)
		test.MoveMouse(c, at)
		test.Scroll(c, at, 0, 10)
	}
	if below.told != 0 {
		t.Errorf("what lies below was told %d times", below.told)
	}
	sheet.Close()
	test.MoveMouse(c, fyne.NewPos(200, 200))
	if below.told == 0 {
		t.Error("nothing is pointed at without a sheet")
	}
}
