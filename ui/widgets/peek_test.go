package widgets

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
)

func TestAPeekShowsItsFaceOnlyWhilePressed(t *testing.T) {
	k, _ := newKit(t)
	down, up := PickFace{Title: "Hidden"}, PickFace{Title: "Bear Strength", Line: "reveal 4"}
	p := NewPeek(k, down, up)
	for name, press := range map[string][2]func(){
		"finger":        {func() { p.TouchDown(&mobile.TouchEvent{}) }, func() { p.TouchUp(&mobile.TouchEvent{}) }},
		"finger slides": {func() { p.TouchDown(&mobile.TouchEvent{}) }, func() { p.TouchCancel(&mobile.TouchEvent{}) }},
		"pointer":       {func() { p.MouseDown(&desktop.MouseEvent{}) }, func() { p.MouseUp(&desktop.MouseEvent{}) }},
		"pointer gone":  {func() { p.MouseDown(&desktop.MouseEvent{}) }, p.MouseOut},
		"keyboard":      {func() { p.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}) }, p.FocusLost},
	} {
		if p.open() || p.AccessibilityLabel() != "Hidden" {
			t.Fatalf("%s: the card lies open before", name)
		}
		press[0]()
		if !p.open() {
			t.Errorf("%s: a press does not show it", name)
		}
		press[1]()
		if p.open() {
			t.Errorf("%s: it stays open", name)
		}
	}
}

func TestAPeekDoesNotGrowWhenLookedAt(t *testing.T) {
	k, _ := newKit(t)
	p := NewPeek(k, PickFace{Title: "Hidden"}, PickFace{Title: "Bear Strength", Line: "reveal 4"})
	before := p.HeightFor(300)
	p.TouchDown(&mobile.TouchEvent{})
	if got := p.HeightFor(300); got != before {
		t.Errorf("%v high when looked at, %v before", got, before)
	}
}
