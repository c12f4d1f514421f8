package widgets

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

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
	widget.BaseWidget
	kit    *Kit
	names  TourNames
	marks  []Mark
	at     int
	veil   *veil
	words  *Paragraph
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
	t := &Tour{kit: k, names: names, marks: marks}
	t.veil = newVeil(k, t.goOn)
	t.veil.clear = true
	t.words = NewParagraph(k, marks[0].Words, Style{Size: theme.Lead})
	t.next = NewPrimary(k, names.Next, t.goOn)
	t.leave = NewIconButton(k, Bare, "close", names.Leave, t.close)
	t.ExtendBaseWidget(t)
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
	t.words.SetText(t.marks[t.at].Words)
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

// CreateRenderer is part of fyne.Widget.
func (t *Tour) CreateRenderer() fyne.WidgetRenderer {
	var around [4]box
	st := &stage{kit: t.kit, owner: t, objects: []fyne.CanvasObject{t.veil}}
	for i := range around {
		around[i] = newBox(0)
		st.objects = append(st.objects, around[i].Rectangle)
	}
	ring, ground, disc := newBox(18), newBox(20), newBox(tourDisc/2)
	number := newText(t.kit, display, theme.Name, theme.OnAccent)
	st.objects = append(st.objects, ring.Rectangle, ground.Rectangle, disc.Rectangle, number.object(), t.words, t.leave, t.next)
	st.paint = func() {
		th := t.kit.Theme
		for _, b := range around {
			b.fill(th.Tone(theme.Scrim), nil, 0)
		}
		ring.fill(nil, th.Tone(theme.Accent), 3)
		ground.fill(th.Tone(theme.Surface), th.Tone(theme.Accent), 1)
		disc.fill(th.Tone(theme.Accent), nil, 0)
		number.write(strconv.Itoa(t.at+1), theme.OnAccent)
	}
	st.min = func() fyne.Size { return fyne.NewSize(200, 200) }
	st.layout = func(a area) {
		w, h := a.size.Width, a.size.Height
		a.put(t.veil, 0, 0, w, h)
		x, y, mw, mh := t.mark(a.size)
		a.put(around[0].Rectangle, 0, 0, w, y)
		a.put(around[1].Rectangle, 0, y+mh, w, h-y-mh)
		a.put(around[2].Rectangle, 0, y, x, mh)
		a.put(around[3].Rectangle, x+mw, y, w-x-mw, mh)
		a.put(ring.Rectangle, x, y, mw, mh)
		pw := min(w-24, tourMost)
		inner := pw - 2*theme.Inset
		text := max(t.words.HeightFor(inner-tourDisc-12), tourDisc)
		ph := text + theme.Target + 10 + 2*theme.Inset
		px, py := (w-pw)/2, y+mh+12
		if y > h-y-mh { // more room above
			py = y - 12 - ph
		}
		py = max(8, min(py, h-ph-8))
		a.put(ground.Rectangle, px, py, pw, ph)
		a.put(disc.Rectangle, px+theme.Inset, py+theme.Inset, tourDisc, tourDisc)
		a.middle(number, px+theme.Inset, tourDisc, py+theme.Inset+tourDisc/2, centre)
		a.put(t.words, px+theme.Inset+tourDisc+12, py+theme.Inset, inner-tourDisc-12, text)
		row := py + theme.Inset + text + 10
		a.put(t.leave, px+theme.Inset-8, row, theme.Target, theme.Target)
		next := max(t.next.MinSize().Width, 140)
		a.put(t.next, px+pw-theme.Inset-next, row, next, theme.Target)
	}
	return st.start()
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
