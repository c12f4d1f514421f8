package widgets

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

// Mark is one of the things a tour leads to: where it stands in the window, and what it
// is.
type Mark struct {
	Target fyne.CanvasObject
	Words  string
}

// TourNames name the buttons of a tour.
type TourNames struct{ Next, Done, Leave string }

// Tour lies over a window and shows one mark after the other. A tap beside its words goes
// on; its cross, Escape or a phone's Back leaves it at any moment.
type Tour struct {
	shown
	names  TourNames
	marks  []Mark
	at     int
	veil   *veil
	next   *Button
	leave  *IconButton
	remove func()    // nil while it does not lie there
	spots  []spotted // where the marks stand in the window
}

// spotted is a place in a window.
type spotted struct {
	at   fyne.Position
	size fyne.Size
}

// NewTour returns a tour that is not shown yet. There must be a mark at least.
func NewTour(k *Kit, names TourNames, marks []Mark) *Tour {
	t := &Tour{names: names, marks: marks}
	t.veil = newVeil(k, t.goOn)
	t.veil.clear = true
	t.name = marks[0].Words
	t.next = NewPrimary(k, names.Next, t.goOn)
	t.leave = NewIconButton(k, Bare, "close", names.Leave, t.close)
	t.shown.show(k, t)
	return t
}

// Open lays the tour over a canvas.
func (t *Tour) Open(c fyne.Canvas) {
	t.look()
	t.remove = LayOver(t.kit, c, t, t.close)
	t.show()
	t.kit.After(tourSettles, t.lookAgain)
}

// lookAgain finds the marks where the window was not drawn yet when the tour began.
func (t *Tour) lookAgain() {
	if t.remove != nil {
		t.look()
		t.Refresh()
	}
}

// look finds the marks. It is done before the tour lies there: the toolkit finds nothing
// while it makes what it draws.
func (t *Tour) look() {
	t.spots = nil
	for _, m := range t.marks {
		t.spots = append(t.spots, spotted{fyne.CurrentApp().Driver().AbsolutePositionForObject(m.Target), m.Target.Size()})
	}
}

// close leaves the tour. Closing twice is no mistake.
func (t *Tour) close() {
	if t.remove != nil {
		t.remove()
		t.remove = nil
	}
}

func (t *Tour) goOn() {
	if t.at == len(t.marks)-1 {
		t.close()
		return
	}
	t.at++
	t.look()
	t.show()
}

func (t *Tour) show() {
	t.name = t.marks[t.at].Words
	label := t.names.Next
	if t.at == len(t.marks)-1 {
		label = t.names.Done
	}
	t.next.SetText(label)
	t.Refresh()
}

// tourSettles is how long a window takes at most to draw what a tour is about.
const tourSettles = 150 * time.Millisecond

// Measures of a tour in dp.
const (
	tourAir  float32 = 6   // around what is shown
	tourMost float32 = 480 // the widest its words become
	tourDisc float32 = 30
)

func (t *Tour) view() part { return byHand{200, 200, t.draw} }

func (t *Tour) draw(p *pen, s space) {
	k := t.kit
	object{t.veil}.draw(p, s)
	x, y, w, h := t.mark(fyne.NewSize(s.w, s.h))
	for _, dark := range []space{{0, 0, s.w, y}, {0, y + h, s.w, s.h - y - h}, {0, y, x, h}, {x + w, y, s.w - x - w, h}} {
		k.filled(0, theme.Scrim).draw(p, dark)
	}
	k.outlined(18, "", theme.Accent, 3).draw(p, space{x, y, w, h})
	number := mid(tourDisc, tourDisc, over{
		k.filled(tourDisc/2, theme.Accent), air(tourDisc, tourDisc),
		sayLine(strconv.Itoa(t.at+1), Style{Display: true, Size: theme.Name, Role: theme.OnAccent, Centre: true}),
	})
	next := atLeast(140, 0, object{t.next})
	words := pad(theme.Inset, theme.Inset, below(10,
		row{12, []part{number, grow(atLeast(0, tourDisc, say(t.name, Style{Size: theme.Lead})))}, true},
		inset(-8, 0, 0, 0, sideBySide(8, object{t.leave}, grow(air(0, 1)), next))))
	wide := min(s.w-24, tourMost)
	high := words.high(k, wide)
	at := y + h + 12
	if y > s.h-y-h { // more room above
		at = y - 12 - high
	}
	over{k.outlined(20, theme.Surface, theme.Accent, 1), words}.draw(p, space{(s.w - wide) / 2, max(8, min(at, s.h-high-8)), wide, high})
}

// mark is where the thing that is shown stands, with some air.
func (t *Tour) mark(size fyne.Size) (x, y, w, h float32) {
	if t.at >= len(t.spots) {
		return 0, 0, 0, 0 // it was not opened
	}
	spot := t.spots[t.at]
	x, y = max(spot.at.X-tourAir, 2), max(spot.at.Y-tourAir, 2)
	w, h = min(spot.size.Width+2*tourAir, size.Width-x-2), min(spot.size.Height+2*tourAir, size.Height-y-2)
	return x, y, max(w, 0), max(h, 0)
}

// Marks are what of a strip a tour can lead to: the button that goes on, and the words.
func (s *Strip) Marks() (next, words fyne.CanvasObject) { return s.next, s.middle }
