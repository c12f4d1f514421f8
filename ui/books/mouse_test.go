package books

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
)

// mouse is a hand that has nothing but a mouse: it clicks at places of the window and counts.
type mouse struct {
	*stand
	clicks int
}

// named are the places in sight of what can be clicked and has a name that begins so, from top
// to bottom.
func (m *mouse) named(name string) (places []fyne.Position) {
	canvas := m.Window.Canvas()
	root := canvas.Content()
	if top := canvas.Overlays().Top(); top != nil {
		root = top
	}
	uitest.Walk(root, func(o fyne.CanvasObject) {
		said, ok := o.(fyne.Accessible)
		if _, taps := o.(fyne.Tappable); !ok || !taps || !strings.HasPrefix(said.AccessibilityLabel(), name) {
			return
		}
		at := m.App.Driver().AbsolutePositionForObject(o).AddXY(o.Size().Width/2, o.Size().Height/2)
		if uitest.Hit(canvas, at) == o {
			places = append(places, at)
		}
	})
	slices.SortFunc(places, func(a, b fyne.Position) int { return cmp.Compare(a.Y, b.Y) })
	return places
}

func (m *mouse) click(at fyne.Position) {
	m.clicks++
	uitest.TapAt(m.Window.Canvas(), at)
	m.App.Drain()
}

func (m *mouse) clickOn(name string) {
	m.T.Helper()
	places := m.named(name)
	if len(places) == 0 {
		m.T.Fatalf("nothing in sight is called %q", name)
	}
	m.click(places[0])
}

// A Wizard's book of 120 points is built from nothing by the mouse alone.
func TestABookIsBuiltByTheMouseAlone(t *testing.T) {
	const most = 150
	st := newStand(t, desk, "en", theme.Dark)
	m, s := &mouse{stand: st}, st.screen
	m.clickOn("New book")
	m.clickOn("Wizard, Sortilege")
	for s.review.Left() > 0 && m.clicks < most {
		before := s.review.Cards
		for _, plus := range m.named(s.w.T("booksscreen.add")) {
			if s.review.Left() > 0 && m.clicks < most {
				m.click(plus)
			}
		}
		if s.review.Left() < 0 {
			m.clickOn(s.w.T("booksscreen.undo"))
		}
		if s.review.Cards <= before { // nothing more of these: only what still fits
			m.clickOn("up to")
		}
	}
	if s.review.Points != 120 || !s.review.Legal() {
		t.Errorf("after %d clicks the book has %d points, legal: %v", m.clicks, s.review.Points, s.review.Legal())
	}
	t.Logf("%d clicks for %d cards", m.clicks, s.review.Cards)
}
