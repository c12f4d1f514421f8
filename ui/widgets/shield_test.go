package widgets

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// shielded is a window with a kit whose taps come when a test says so.
func shielded(t *testing.T) (*Kit, fyne.Window, *time.Time) {
	k, _ := newKit(t)
	now := time.Date(2026, 11, 24, 20, 0, 0, 0, time.UTC)
	k.Still, k.Shield.Now = true, func() time.Time { return now }
	w := test.NewTempWindow(t, nil)
	w.Resize(fyne.NewSize(400, 400))
	k.Canvas = w.Canvas()
	return k, w, &now
}

// What has just come takes no tap for half a second, and neither does what lay below that
// which has just gone. Keys are never kept from anything.
func TestNothingIsTappedThatHasJustCome(t *testing.T) {
	k, w, now := shielded(t)
	below, above := 0, 0
	ground := NewButton(k, Primary, "ground", "", func() { below++ })
	w.SetContent(ground)
	do := NewButton(k, Primary, "do", "", func() { above++ })
	for _, wait := range []time.Duration{0, 200 * time.Millisecond, shieldTime - 1, shieldTime} {
		past := 0
		if wait == shieldTime {
			past = 1
		}
		below, above = 0, 0
		sheet := NewSheet(k, "sheet", "close", do, nil)
		sheet.Open(w.Canvas())
		*now = now.Add(wait)
		test.TapAt(do, fyne.NewPos(20, 20))
		if above != past {
			t.Errorf("%v after a sheet came a tap on it counts %d times", wait, above)
		}
		do.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		if above != past+1 {
			t.Errorf("%v after a sheet came Return does nothing", wait)
		}
		sheet.Close()
		*now = now.Add(wait)
		test.TapAt(ground, fyne.NewPos(20, 20))
		if below != past {
			t.Errorf("%v after a sheet went a tap below it counts %d times", wait, below)
		}
		*now = now.Add(time.Minute)
	}
}

// Of two taps at one place the second counts where the first did, on the same or on what was
// made anew in its place, and on a neighbour; not on what has moved there.
func TestASecondTapCountsWhereTheFirstDid(t *testing.T) {
	k, w, now := shielded(t)
	var taps []string
	chip := func(name string) *CountChip {
		return NewCountChip(k, ChipFace{Label: name, Name: name}, "less", func(int) { taps = append(taps, name) }, nil)
	}
	row := container.NewWithoutLayout()
	w.SetContent(row)
	w.SetPadded(false)
	lay := func(names ...string) {
		row.Objects = nil
		for i, name := range names {
			c := chip(name)
			c.Resize(fyne.NewSize(120, 48))
			c.Move(fyne.NewPos(float32(i)*120, 0))
			row.Add(c)
		}
	}
	at := func(x float32) {
		test.TapCanvas(w.Canvas(), fyne.NewPos(x, 20))
		*now = now.Add(100 * time.Millisecond)
	}
	for name, c := range map[string]struct {
		then   []string
		second float32
		want   int
	}{
		"the same again":       {nil, 110, 2},
		"made anew":            {[]string{"a", "b"}, 110, 2},
		"another in its place": {[]string{"b", "a"}, 110, 1},
		"its neighbour":        {nil, 230, 2},
	} {
		taps = nil
		*now = now.Add(time.Minute)
		lay("a", "b")
		at(110)
		if c.then != nil {
			lay(c.then...)
		}
		at(c.second)
		if len(taps) != c.want {
			t.Errorf("%s: %v were tapped, want %d", name, taps, c.want)
		}
	}
	held := chip("held") // a press that is held counts as a tap does
	row.Objects = []fyne.CanvasObject{held}
	*now = now.Add(time.Minute)
	k.Shield.Came(held.minus)
	held.Resize(fyne.NewSize(120, 48))
	held.Set(ChipFace{Label: "held", Count: 2})
	press := &desktop.MouseEvent{PointEvent: fyne.PointEvent{AbsolutePosition: fyne.NewPos(10, 10), Position: fyne.NewPos(10, 10)}, Button: desktop.MouseButtonPrimary}
	taps = nil
	held.minus.MouseDown(press)
	held.minus.MouseUp(press)
	*now = now.Add(time.Minute)
	held.minus.MouseDown(press)
	held.minus.MouseUp(press)
	if len(taps) != 1 {
		t.Errorf("of a press at once and one later %d count", len(taps))
	}
}

// A tap on what calls something off, which comes when there is nothing more to call off, hits
// nothing else.
func TestATapOnWhatWasBusyHitsNothingElse(t *testing.T) {
	k, w, now := shielded(t)
	below, stopped := 0, 0
	ground := NewButton(k, Primary, "ground", "", func() { below++ })
	busy := NewBusy(k, "stop", func() { stopped++ })
	w.SetContent(container.NewStack(ground, busy.CanvasObject))
	busy.Set(true)
	stop := fyne.NewPos(w.Canvas().Size().Width-30, w.Canvas().Size().Height/2)
	if test.TapCanvas(w.Canvas(), stop); stopped != 1 || below != 0 {
		t.Fatalf("it is called off %d times, and what lies below is tapped %d times", stopped, below)
	}
	*now = now.Add(time.Minute)
	busy.Set(false)
	if test.TapCanvas(w.Canvas(), stop); below != 0 {
		t.Error("a late tap hits what lies below")
	}
	*now = now.Add(shieldTime)
	if test.TapCanvas(w.Canvas(), stop); below != 1 {
		t.Error("what lies below is never tapped again")
	}
}
