package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// For the keyboard a list is one thing: arrows move its ring, Return acts on the ringed row,
// the rows themselves are passed by, and keys it has no use for go on to the window.
func TestAListIsOneThingForTheKeyboard(t *testing.T) {
	k, _ := newKit(t)
	opened, passed := -1, ""
	list := NewList(func() int { return 100 },
		func() fyne.CanvasObject { return NewListRow(k, ListFace{Line: " "}, func() {}) },
		func(i int, o fyne.CanvasObject) {
			row := o.(*ListRow)
			row.Set(ListFace{Title: number(i), Line: " "})
			row.OnTap(func() { opened = i })
			row.OnMenu(func() { opened = 1000 + i })
		})
	w := test.NewTempWindow(t, list)
	w.Resize(fyne.NewSize(412, 600))
	k.Canvas = w.Canvas()
	w.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { passed = string(e.Name) })
	w.Canvas().FocusNext()
	if w.Canvas().Focused() != fyne.Focusable(list) {
		t.Fatalf("%T has the focus", w.Canvas().Focused())
	}
	w.Canvas().FocusNext()
	if w.Canvas().Focused() != fyne.Focusable(list) {
		t.Fatalf("the rows of a list are no stops, but %T has the focus", w.Canvas().Focused())
	}
	press := func(names ...fyne.KeyName) {
		for _, name := range names {
			list.TypedKey(&fyne.KeyEvent{Name: name})
		}
	}
	press(fyne.KeyDown, fyne.KeyDown, fyne.KeyUp, fyne.KeyReturn)
	if opened != 1 {
		t.Errorf("opened %d, want the second", opened)
	}
	if p := list.pointed(); p == nil || !p.focused {
		t.Error("the row is not ringed")
	}
	press(fyne.KeyEnd, fyne.KeyReturn)
	if opened != 99 {
		t.Errorf("opened %d, want the last", opened)
	}
	press(fyne.KeyPageUp, fyne.KeyReturn)
	if opened >= 99 || opened < 80 {
		t.Errorf("a page up opened %d", opened)
	}
	press(fyne.KeyHome, fyne.KeyF10)
	if opened != 1000 {
		t.Errorf("the key of the menu opened %d", opened)
	}
	if press(fyne.KeyEscape); passed != "Escape" {
		t.Errorf("the window heard %q", passed)
	}
}

// A notch of the wheel moves 80 dp.
func TestTheWheelMovesAsFarAsElsewhere(t *testing.T) {
	k, _ := newKit(t)
	list := NewList(func() int { return 100 }, func() fyne.CanvasObject { return NewListRow(k, ListFace{Line: " "}, nil) }, func(int, fyne.CanvasObject) {})
	scroll := NewVScroll(NewGlyph(k, "burn", "", 2000))
	for _, o := range []fyne.CanvasObject{list, scroll} {
		w := test.NewTempWindow(t, o)
		w.Resize(fyne.NewSize(412, 600))
		test.Scroll(w.Canvas(), fyne.NewPos(200, 200), 0, -25)
	}
	if got, want := list.GetScrollOffset(), 25*wheelRate(); got != want {
		t.Errorf("the list moved %v dp, want %v", got, want)
	}
	if got, want := scroll.Offset.Y, 25*wheelRate(); got != want {
		t.Errorf("the page moved %v dp, want %v", got, want)
	}
}
