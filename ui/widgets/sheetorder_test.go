package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"quickcast/ui/widgets"
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
