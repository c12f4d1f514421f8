package widgets_test

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/uitest"
	. "github.com/quickcast/quickcast/ui/widgets"
)

// Arrows go where one looks: down and up in a pane, to what lies beside, and of things that
// are one stop for Tab to each.
func TestArrowsGoWhereOneLooks(t *testing.T) {
	k := stillKit(t, 1)
	chips := []fyne.CanvasObject{}
	for _, name := range []string{"one", "two", "three"} {
		chips = append(chips, NewChip(k, ChipFace{Label: name}, func() {}))
	}
	OneStop(chips...)
	rows := []fyne.CanvasObject{}
	for _, name := range []string{"a", "b", "c", "d", "e", "f", "g", "h", "i", "j"} {
		rows = append(rows, NewListRow(k, ListFace{Title: name}, func() {}))
	}
	scroll := NewVScroll(NewColumn(k, 0, rows...))
	w := test.NewTempWindow(t, NewHeaded(k, fyne.NewSize(100, 100), NewLine(k, 8, -1, chips...), scroll))
	w.Resize(fyne.NewSize(400, 300))
	c := w.Canvas()
	k.Canvas = c
	now := func() string { return c.Focused().(fyne.Accessible).AccessibilityLabel() }
	c.Focus(chips[0].(fyne.Focusable))
	for _, step := range []struct {
		key  fyne.KeyName
		want string
	}{
		{fyne.KeyRight, "two"}, {fyne.KeyRight, "three"}, {fyne.KeyRight, "three"}, {fyne.KeyLeft, "two"},
	} {
		if c.Focused().TypedKey(&fyne.KeyEvent{Name: step.key}); now() != step.want {
			t.Errorf("%s leads to %s, want %s", step.key, now(), step.want)
		}
	}
	c.FocusNext()
	if now() != "a" {
		t.Errorf("Tab leads from the chips to %s, want the first row", now())
	}
	c.FocusPrevious()
	if now() != "two" {
		t.Errorf("Tab leads back to %s, want the chip it came from", now())
	}
	c.FocusNext()
	for range 20 {
		c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	}
	if now() != "j" || scroll.Offset.Y == 0 {
		t.Errorf("Down ends on %s, scrolled by %v", now(), scroll.Offset.Y)
	}
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	if now() != "i" {
		t.Errorf("Up leads to %s", now())
	}
}

// On a sheet Enter does what its golden button does, and arrows come to its rows, though
// nothing has the focus yet.
func TestASheetTakesKeysAtOnce(t *testing.T) {
	k := stillKit(t, 1)
	w := test.NewTempWindow(t, NewColumn(k, 0))
	w.Resize(fyne.NewSize(800, 600))
	k.Canvas = w.Canvas()
	did := ""
	NewSheet(k, "Restore", "close", NewColumn(k, 8,
		NewListRow(k, ListFace{Title: "first"}, func() { did = "first" }),
		NewPrimary(k, "Restore", func() { did = "restored" })), nil).Open(w.Canvas())
	key := func(name fyne.KeyName) { w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: name}) }
	if key(fyne.KeyReturn); did != "restored" {
		t.Errorf("Enter did %q", did)
	}
	if key(fyne.KeyDown); w.Canvas().Focused() == nil {
		t.Fatal("Down must come to the first row")
	}
	w.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if did != "first" {
		t.Errorf("Enter on the row did %q", did)
	}
}

// A chip that is chosen shows the focus as much as another: its ring differs from its outline.
func TestAChosenChipShowsItsFocus(t *testing.T) {
	k := stillKit(t, 1)
	c := NewChip(k, ChipFace{Label: "x", Selected: true}, func() {})
	test.NewTempWindow(t, c).Canvas().Focus(c)
	lines := map[color.Color]bool{}
	uitest.Walk(c, func(o fyne.CanvasObject) {
		if box, ok := o.(*canvas.Rectangle); ok && box.StrokeWidth > 0 {
			lines[box.StrokeColor] = true
		}
	})
	if len(lines) != 2 {
		t.Errorf("%d colours of lines, want one of the outline and another of the ring", len(lines))
	}
}

// The other button of the mouse opens the menu of a row where the pointer is; the key for it,
// which has no place, in the middle. A tip tells the key that does the same.
func TestAMenuOpensAtThePointer(t *testing.T) {
	k := stillKit(t, 1)
	row := NewListRow(k, ListFace{Title: "row"}, func() {})
	undo := NewIconButton(k, Bare, "undo", "Undo", func() {}).Key(keys.Undo)
	w := test.NewTempWindow(t, NewColumn(k, 0, row, undo))
	w.Resize(fyne.NewSize(1200, 800))
	k.Canvas = w.Canvas()
	item := NewListRow(k, ListFace{Title: "item"}, func() {})
	var sheet *Sheet
	row.OnMenu(func() {
		sheet = NewSheet(k, "row", "close", NewColumn(k, 0, item), nil)
		sheet.Open(w.Canvas())
	})
	at := func() fyne.Position { return fyne.CurrentApp().Driver().AbsolutePositionForObject(item) }
	row.TappedSecondary(&fyne.PointEvent{AbsolutePosition: fyne.NewPos(200, 120)})
	if got := at(); got.X < 200 || got.X > 230 || got.Y < 120 || got.Y > 200 {
		t.Errorf("the menu of a click at 200, 120 has its first row at %v", got)
	}
	sheet.Close()
	row.TappedSecondary(&fyne.PointEvent{AbsolutePosition: fyne.NewPos(1190, 790)})
	if got := at(); got.X+item.Size().Width > 1200 || got.Y+item.Size().Height > 800 {
		t.Errorf("the menu at the corner leaves the window: %v", got)
	}
	sheet.Close()
	row.TypedKey(&fyne.KeyEvent{Name: fyne.KeyF10})
	if got := at(); got.X < 300 {
		t.Errorf("the menu of the key is at %v, want the middle", got)
	}
	sheet.Close()
	k.Tip.Keys = func(act keys.Act, _ int) string { return "Ctrl+" + string(act) }
	undo.TappedSecondary(&fyne.PointEvent{})
	if got := k.Tip.Words(); got != "Undo (Ctrl+undo)" {
		t.Errorf("the tip says %q", got)
	}
}
