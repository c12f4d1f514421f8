package whole

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/uitest/furnish"
	"github.com/quickcast/quickcast/ui/widgets"
)

// beyond are ways from the furnished table to what lies over it.
func beyond() [][]string {
	return [][]string{
		{},
		{"Menu"},
		{"Menu", "Log"},
		{"Menu", "Clock"},
		{"Clock"},
		{"Clock", "Large"},
		{"Menu", "From afar"},
		{"What can be done now"},
		{"Timber Wolf"},
		{"Timber Wolf", "Attack"},
		{"Next", "Next", "What can be done now", "Cast"},
		{"condition"},
		{"Menu", "Leave"},
		{"Menu", "Leave", "Mage Wars Arena"},
		{"Menu", "Leave", "Archmage", "Begin"},
		{"Menu", "Leave", "Wizard", "Begin"},
	}
}

// spot is a place of a window that can be tapped, and what lies there.
type spot struct {
	at   fyne.Position
	on   fyne.CanvasObject
	name string
	from fyne.Position
	size fyne.Size
}

func (w *Window) spot(at fyne.Position) spot {
	s := spot{at: at, on: uitest.Hit(w.Fyne.Canvas(), at)}
	if s.on != nil {
		s.from, s.size = fyne.CurrentApp().Driver().AbsolutePositionForObject(s.on), s.on.Size()
	}
	if named, ok := s.on.(fyne.Accessible); ok {
		s.name = named.AccessibilityLabel()
	}
	return s
}

// is tells whether what lies there is what lay there, made anew or not.
func (s spot) is(before spot) bool {
	return s.on == before.on || s.name == before.name && s.from == before.from && s.size == before.size
}

// logged tells whether a row of the log lies there: the toolkit taps it without saying where,
// and all it does is fold a round.
func (s spot) logged() bool { return fmt.Sprintf("%T", s.on) == "*widget.listItem" }

// spots are all places in the middle of something that can be tapped, and one beside it.
func (w *Window) spots(rolls *rand.Rand) (all []fyne.Position) {
	c := w.Fyne.Canvas()
	top := c.Content()
	if over := c.Overlays().Top(); over != nil {
		top = over
	}
	uitest.Walk(top, func(o fyne.CanvasObject) {
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
		at = at.AddXY(o.Size().Width*rolls.Float32(), o.Size().Height*rolls.Float32())
		if uitest.Hit(c, at) == o {
			all = append(all, at)
		}
	})
	return all
}

// lasting is what a screen reader can say of the window beside messages, which go by themselves.
func (w *Window) lasting() string {
	var said strings.Builder
	var read func(o fyne.CanvasObject)
	read = func(o fyne.CanvasObject) {
		if _, message := o.(*widgets.Snackbar); message || !o.Visible() {
			return
		}
		if named, ok := o.(fyne.Accessible); ok {
			said.WriteString(named.AccessibilityLabel() + "\n")
		}
		for _, part := range uitest.Parts(o) {
			read(part)
		}
	}
	for _, top := range w.tops() {
		read(top)
	}
	return said.String()
}

// Of two quick taps at one place the second does nothing but what was at that place before the
// first: on every place and sheet, whatever the first one opened, closed or moved.
func TestASecondTapFindsWhatTheFirstDid(t *testing.T) {
	times := 25
	if testing.Short() {
		times = 15
	}
	for seed, size := range []fyne.Size{uitest.Phone(), uitest.Small(), uitest.Desk()} {
		rolls := rand.New(rand.NewPCG(uint64(seed), 1))
		files := store.NewMemory()
		book, err := furnish.Store(files)
		if err != nil {
			t.Fatal(err)
		}
		now := furnish.Evening()
		w := Open(t, files, Clothes{Lang: config.English, Size: size, Taps: func() time.Time { return now }})
		stops, ways, other := furnish.Stops(book), beyond(), 0
		for range times {
			for w.App.Back() {
			}
			way := ways[rolls.IntN(len(ways))]
			if stop := stops[rolls.IntN(len(stops))]; rolls.IntN(2) == 0 {
				stop.Visit(w.App)
				way = nil
			}
			w.Settle()
			for _, name := range way {
				now = now.Add(time.Second)
				for _, top := range w.tops() {
					uitest.TapIn(top, name)
				}
				w.Settle()
			}
			now = now.Add(time.Second)
			spots := w.spots(rolls)
			if len(spots) == 0 {
				continue
			}
			before := w.spot(spots[rolls.IntN(len(spots))])
			uitest.TapAt(w.Fyne.Canvas(), before.at)
			w.Settle()
			now = now.Add(200 * time.Millisecond)
			after, said := w.spot(before.at), w.lasting()
			if after.is(before) || after.on == nil || after.logged() {
				continue
			}
			other++
			uitest.TapAt(w.Fyne.Canvas(), before.at)
			w.Settle()
			if then := w.lasting(); then != said {
				t.Fatalf("%v, %v: where %q (%T) was tapped, %q (%T) took the second tap:\n%s\n\nis now\n%s", size, way, before.name, before.on, after.name, after.on, said, then)
			}
		}
		if other < times/10 {
			t.Errorf("%v: of %d taps %d had something else below them", size, times, other)
		}
	}
}
