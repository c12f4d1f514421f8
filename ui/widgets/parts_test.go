package widgets

import (
	"reflect"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/ui/theme"
)

func TestMarkerSaysItsStateByShapeToo(t *testing.T) {
	k, _ := newKit(t)
	m := NewMarker(k, Round, "quickcast", "quickcast", nil)
	off := draw(m, 52, 52)
	m.Flip(true)
	if !m.On() {
		t.Fatal("the marker did not flip")
	}
	on := draw(m, 52, 52)
	edges := 0 // where one of them has wood and the other has none
	for i := 3; i < len(on.Pix); i += 4 {
		if (on.Pix[i] > 0) != (off.Pix[i] > 0) {
			edges++
		}
	}
	if edges < 40 {
		t.Errorf("the outlines differ in %d pixels only", edges)
	}
}

func TestTapFlipsNothingByItself(t *testing.T) {
	k, _ := newKit(t)
	taps := 0
	m := NewMarker(k, Square, "initiative", "initiative", func() { taps++ })
	test.Tap(m)
	m.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	m.TypedRune(' ')
	if taps != 3 || m.On() {
		t.Errorf("taps %d, on %v; want 3 and still off", taps, m.On())
	}
	m.Disable()
	test.Tap(m)
	if taps != 3 {
		t.Error("a disabled marker answered")
	}
}

func TestChipGrowsWithWhatItShows(t *testing.T) {
	k, _ := newKit(t)
	bare := NewChip(k, ChipFace{Label: "Burn"}, nil).MinSize().Width
	counted := NewConditionChip(k, "burn", "Burn", 2, theme.Harm, nil)
	if counted.MinSize().Width <= bare+18 {
		t.Errorf("with picture and count %v wide, without %v", counted.MinSize().Width, bare)
	}
	if got := counted.AccessibilityLabel(); got != "Burn 2" {
		t.Errorf("read out as %q", got)
	}
}

func TestBarsTellWhichWasTapped(t *testing.T) {
	k, _ := newKit(t)
	got := -1
	b := NewBars(k, func(i int) { got = i })
	b.Set(BarsFace{Bars: make([]Bar, 10), Chosen: -1}, "")
	b.Resize(fyne.NewSize(200, 200))
	for x, want := range map[float32]int{0: 0, 19: 0, 21: 1, 199: 9, 250: 9} {
		b.Tapped(&fyne.PointEvent{Position: fyne.NewPos(x, 20)})
		if got != want {
			t.Errorf("at %v: bar %d, want %d", x, got, want)
		}
	}
	empty := NewBars(k, func(int) { t.Error("a chart without bars was tapped") })
	empty.Tapped(&fyne.PointEvent{})
}

func TestBarsMayBecomeFewer(t *testing.T) {
	k, _ := newKit(t)
	b := NewBars(k, nil)
	b.Set(BarsFace{Bars: make([]Bar, 12), Chosen: -1}, "")
	draw(b, 300, 200)
	b.Set(BarsFace{Bars: []Bar{{Value: 1, Label: "0"}}, Chosen: -1}, "")
	draw(b, 300, 200)
	if got := len(test.WidgetRenderer(b).Objects()); got != 4 {
		t.Errorf("%d primitives for one bar, want the floor, the bar and two texts", got)
	}
}

func TestKeypad(t *testing.T) {
	k, _ := newKit(t)
	for name, c := range map[string]struct {
		keys string
		want int
	}{
		"nothing typed":      {"", 14},
		"first digit begins": {"7", 7},
		"three digits":       {"1234", 123},
		"no leading zero":    {"007", 7},
		"back in the old":    {"<", 1},
		"back to nothing":    {"5<", 0},
		"back and on":        {"12<3", 13},
	} {
		got := -1
		pad := NewKeypad(k, 14, "ok", "back", func(n int) { got = n })
		for _, r := range c.keys {
			if r == '<' {
				pad.TypedKey(&fyne.KeyEvent{Name: fyne.KeyBackspace})
				continue
			}
			pad.TypedRune(r)
		}
		pad.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		if got != c.want {
			t.Errorf("%s: %d, want %d", name, got, c.want)
		}
	}
}

func TestSnackbarGoesByItself(t *testing.T) {
	k, c := newKit(t)
	s := NewSnackbar(k, 0)
	if s.Visible() {
		t.Error("shown before it says anything")
	}
	undone := 0
	s.Say("first", "Undo", func() { undone++ })
	c.pass(4 * time.Second)
	s.Say("second", "Undo", func() { undone++ })
	c.pass(4 * time.Second)
	if !s.Visible() || s.name != "second" {
		t.Error("the second message went with the first one's time")
	}
	c.pass(2 * time.Second)
	if s.Visible() {
		t.Error("still there")
	}
	s.Say("third", "Undo", func() { undone++ })
	test.Tap(s.action)
	if undone != 1 || s.Visible() {
		t.Errorf("undone %d, visible %v", undone, s.Visible())
	}
}

func TestSheetOpensAndCloses(t *testing.T) {
	k, _ := newKit(t)
	w := test.NewTempWindow(t, NewLabel(k, "below", Style{}))
	w.Resize(fyne.NewSize(400, 800))
	closed := 0
	s := NewSheet(k, "Title", "close", NewLabel(k, "words", Style{}), func() { closed++ })
	s.Open(w.Canvas())
	if w.Canvas().Overlays().Top() != fyne.CanvasObject(s) {
		t.Fatal("not on top")
	}
	test.TapCanvas(w.Canvas(), fyne.NewPos(200, 790))
	if closed != 0 {
		t.Error("a tap on the sheet closed it")
	}
	test.TapCanvas(w.Canvas(), fyne.NewPos(200, 20))
	if closed != 1 || w.Canvas().Overlays().Top() != nil {
		t.Errorf("closed %d times after a tap beside it", closed)
	}
	s.Close()
	if closed != 1 {
		t.Error("closed twice")
	}
	s.Open(w.Canvas())
	w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if closed != 2 || w.Canvas().OnTypedKey() != nil {
		t.Error("Escape did not close it, or the window's keys were not given back")
	}
}

func TestConfirmDoesItOnce(t *testing.T) {
	k, _ := newKit(t)
	w := test.NewTempWindow(t, NewLabel(k, "below", Style{}))
	w.Resize(fyne.NewSize(400, 800))
	done := 0
	NewConfirm(k, "End?", "Really?", "End", "Leave", true, func() { done++ }).Open(w.Canvas())
	test.TapCanvas(w.Canvas(), fyne.NewPos(300, 755))
	if done != 1 || w.Canvas().Overlays().Top() != nil {
		t.Errorf("done %d, sheet still open: %v", done, w.Canvas().Overlays().Top() != nil)
	}
}

func TestStepperStaysWithinItsLimits(t *testing.T) {
	k, _ := newKit(t)
	var got []int
	s := NewStepper(k, "Armor", 1, 0, 3, "less", "more", func(n int) { got = append(got, n) })
	for range 4 {
		s.plus.TypedRune(' ')
	}
	s.minus.TypedRune('-')
	if want := []int{2, 3, 2}; !reflect.DeepEqual(got, want) {
		t.Errorf("told %v, want %v", got, want)
	}
	s.Set(-5)
	if s.Value() != 0 || !s.minus.off || s.plus.off {
		t.Errorf("at %d, minus off %v, plus off %v", s.Value(), s.minus.off, s.plus.off)
	}
}

func TestFieldClears(t *testing.T) {
	k, _ := newKit(t)
	var got []string
	f := NewSearchField(k, "Search", "clear", func(s string) { got = append(got, s) })
	w := test.NewTempWindow(t, f)
	w.Resize(fyne.NewSize(400, 60))
	f.Focus()
	test.Type(f.entry, "wo")
	if !f.clear.Visible() {
		t.Error("no cross while there is text")
	}
	test.Tap(f.clear)
	if want := []string{"w", "wo", ""}; !reflect.DeepEqual(got, want) || f.clear.Visible() {
		t.Errorf("told %q, want %q; cross visible %v", got, want, f.clear.Visible())
	}
}

func TestFieldShowsKeysToItsOwnerFirst(t *testing.T) {
	k, _ := newKit(t)
	f := NewSearchField(k, "Search", "clear", nil)
	f.SetText("abc")
	f.OnKey(func(e *fyne.KeyEvent) bool { return e.Name == fyne.KeyBackspace })
	f.entry.CursorColumn = 3
	f.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyBackspace})
	if f.Text() != "abc" {
		t.Errorf("text %q: the key was taken and should not count", f.Text())
	}
}

func TestFieldDoesItsOwnRedo(t *testing.T) {
	k, _ := newKit(t)
	f := NewSearchField(k, "Search", "clear", nil)
	test.NewTempWindow(t, f)
	f.Focus()
	test.Type(f.entry, "wolf")
	f.entry.TypedShortcut(&fyne.ShortcutUndo{})
	if f.Text() == "wolf" {
		t.Fatal("nothing was undone")
	}
	f.entry.TypedShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: fyne.KeyModifierControl | fyne.KeyModifierShift})
	if f.Text() != "wolf" {
		t.Errorf("after undo and redo the text is %q", f.Text())
	}
}

func TestSwitchAndSegments(t *testing.T) {
	k, _ := newKit(t)
	var told []bool
	s := NewSwitch(k, "x", "", false, func(on bool) { told = append(told, on) })
	test.Tap(s)
	s.Set(false)
	test.Tap(s)
	if !reflect.DeepEqual(told, []bool{true, true}) {
		t.Errorf("told %v: only taps are told", told)
	}
	chosen := -1
	g := NewSegmented(k, []string{"a", "b", "c"}, 2, func(i int) { chosen = i })
	test.Tap(g.items[1])
	if chosen != 1 || g.chosen != 1 || g.items[2].on {
		t.Errorf("chosen %d, shown %d", chosen, g.chosen)
	}
}

// What to type gets smaller where it does not fit, and goes when something is typed. A screen
// reader says it whole.
func TestAFieldSaysWhatToTypeInItsRoom(t *testing.T) {
	k, _ := newKit(t)
	f := NewSearchField(k, "Search cards", "clear", nil)
	said := func() (size float32) {
		for _, o := range test.WidgetRenderer(f).Objects() {
			if text, ok := o.(*canvas.Text); ok && text.Visible() && text.Text == "Search cards" {
				size = text.TextSize
			}
		}
		return size
	}
	f.Resize(fyne.NewSize(300, 52))
	wide := said()
	f.Resize(fyne.NewSize(160, 52))
	if narrow := said(); narrow >= wide || narrow == 0 || f.AccessibilityLabel() != "Search cards" {
		t.Errorf("%v dp high where it has room, %v where not", wide, narrow)
	}
	f.SetText("bear")
	if said() != 0 {
		t.Error("it stands below what is typed")
	}
}

func TestNavBarTellsThePlace(t *testing.T) {
	k, _ := newKit(t)
	got := -1
	n := NewNavBar(k, []Place{{"table", "Table"}, {"cards", "Cards"}, {"codex", "Codex"}}, false, func(i int) { got = i })
	test.Tap(n.items[2])
	if got != 2 || n.chosen != 0 {
		t.Errorf("told %d, lit %d; want 2 and still 0 until Choose", got, n.chosen)
	}
	n.Choose(2)
	if !n.items[2].on || n.items[0].on {
		t.Error("the wrong place is lit")
	}
}

// The digits of a clock stand still while it counts.
func TestFiguresDoNotTremble(t *testing.T) {
	k, _ := newKit(t)
	f := newFigures(k, 22)
	widths := map[float32]bool{}
	for _, time := range []string{"41:07", "11:11", "00:00", "48:59"} {
		f.write(time, theme.Ink)
		widths[f.width()] = true
	}
	if len(widths) != 1 {
		t.Errorf("widths %v, want one", widths)
	}
}

func TestSpellReplacesWhatTheFaceLacks(t *testing.T) {
	k, _ := newKit(t)
	body, head := newText(k, plain, theme.Body, theme.Ink), newText(k, display, theme.Body, theme.Ink)
	body.set("−4")
	head.set("−4")
	if body.shown != "–4" || head.shown != "−4" {
		t.Errorf("body %q, display %q", body.shown, head.shown)
	}
}

func TestOverTheLimit(t *testing.T) {
	k, _ := newKit(t)
	bar := NewPointsBar(k)
	for spent, want := range map[int]bool{119: false, 120: false, 121: true} {
		bar.Set(PointsFace{Spent: spent, Limit: 120})
		if bar.face.over() != want {
			t.Errorf("%d of 120: over %v", spent, bar.face.over())
		}
	}
	bar.Set(PointsFace{Spent: 500})
	if bar.face.over() {
		t.Error("without a limit nothing is over it")
	}
}

// What is higher than the window scrolls inside the sheet.
func TestSheetStaysInTheWindow(t *testing.T) {
	k, _ := newKit(t)
	for name, kit := range map[string]*Kit{"upright": k, "turned": k.Turn()} {
		s := NewSheet(kit, "Title", "close", block(100, 3000), nil)
		s.Resize(fyne.NewSize(360, 640))
		test.WidgetRenderer(s).Layout(s.Size())
		top, bottom := s.scroll.Position().Y, s.scroll.Position().Y+s.scroll.Size().Height
		if top < 0 || bottom > 640 || s.scroll.Size().Height < 300 {
			t.Errorf("%s: the content is shown from %v to %v of 640", name, top, bottom)
		}
	}
}

func TestSheetIsNarrowerThanAWideWindow(t *testing.T) {
	k, _ := newKit(t)
	s := NewSheet(k, "Title", "close", block(100, 100), nil)
	s.Resize(fyne.NewSize(1280, 800))
	test.WidgetRenderer(s).Layout(s.Size())
	if w := s.scroll.Size().Width; w > sheetWidth {
		t.Errorf("the content is %v dp wide", w)
	}
	if y := s.scroll.Position().Y; y < 200 {
		t.Errorf("the content stands at %v, want the middle of the window", y)
	}
}

func TestLabelsOfManyBarsMakeRoom(t *testing.T) {
	k, _ := newKit(t)
	b := NewBars(k, nil)
	face := BarsFace{Chosen: -1}
	for i := range 40 {
		face.Bars = append(face.Bars, Bar{Value: 1, Label: number(i)})
	}
	b.Set(face, "")
	draw(b, 320, 200)
	shown := 0
	for i, o := range test.WidgetRenderer(b).Objects() {
		if i%3 == 2 && o.Visible() { // the floor, then bar, label and note of each
			shown++
		}
	}
	if shown != 8 {
		t.Errorf("%d of 40 labels are shown, want every fifth", shown)
	}
}

// A note goes by itself; one that can be left waits for an answer.
func TestANoteThatCanBeLeftWaits(t *testing.T) {
	for leave, stays := range map[string]bool{"": false, "Not now": true} {
		k, c := newKit(t)
		gone := 0
		n := NewNote(k, NewParagraph(k, "something", Style{}), "Do it", leave, func() {}, func() { gone++ })
		c.pass(time.Hour)
		if (gone == 0) != stays {
			t.Errorf("%q: it went %d times", leave, gone)
		}
		if stays {
			n.leave.Tapped(&fyne.PointEvent{})
		}
		if gone != 1 {
			t.Errorf("%q: it went %d times in the end", leave, gone)
		}
	}
}
