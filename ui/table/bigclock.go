package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// bigClock is the clock alone, over the whole window, to be read across a room:
// the round, the game's time, the players' times, and what happens at time. A
// tap or Escape puts it away.
type bigClock struct {
	screen  *Screen
	title   *widgets.Label
	game    *widgets.Clock
	window  *widgets.Clock
	players []*widgets.Clock
	words   *widgets.Paragraph
	size    fyne.Size
}

const (
	bigTitle float32    = 56  // height of the line above
	bigMost  theme.Type = 900 // no window is so large
	bigEdge  float32    = 16
)

// openBigClock fills the window with the clock.
func (s *Screen) openBigClock() {
	k := s.needs.Kit
	b := &bigClock{screen: s}
	b.title = widgets.NewLabel(k, "", widgets.Style{Display: true, Size: theme.Title, Centre: true, Role: theme.Quiet})
	b.game, b.window = widgets.NewClock(k, bigMost, nil), widgets.NewClock(k, bigMost, nil)
	size := pick.Either(s.canvas().Size().Width >= theme.Wide, theme.Title, theme.Lead)
	b.words = widgets.NewParagraph(k, "", widgets.Style{Size: size, Centre: true, Most: 3})
	parts := []fyne.CanvasObject{b.title, b.game, b.window, b.words}
	for i := range s.seen.View.Seats {
		b.players = append(b.players, widgets.NewClock(k, bigMost, nil))
		parts = append(parts, b.players[i])
	}
	s.openCover(b, true, b.changed, parts...)
}

func (b *bigClock) layout(size fyne.Size) {
	b.size = size
	put, w := widgets.NewPlacing(b.screen.needs.Kit, size), size.Width-2*bigEdge
	put(b.title, bigEdge, 8, w, bigTitle-8)
	words := b.words.HeightFor(w)
	put(b.words, bigEdge, size.Height-words-bigEdge, w, words)
	shareOut(put, b.shown(), bigEdge, bigTitle, w, size.Height-bigTitle-words-2*bigEdge)
}

// shown are the clocks: the game's, and the short timer while it is open, else the players'.
func (b *bigClock) shown() []*widgets.Clock {
	return slices.DeleteFunc(append([]*widgets.Clock{b.game, b.window}, b.players...), func(c *widgets.Clock) bool { return !c.Visible() })
}

// changed shows the clock as it stands. What the room should know stands below it: that it
// stands, or what happens at time and who is ahead.
func (b *bigClock) changed() {
	s, t := b.screen, &b.screen.timing
	before, words := len(b.shown()), ""
	b.title.SetText(s.roundTitle(s.seen.View))
	game := t.gameFace()
	game.Alarm = t.band()
	b.game.Set(game)
	open := t.view.WindowKind != clock.NoWindowOpen
	if widgets.Show(b.window, open); open {
		b.window.Set(t.windowFace())
	}
	for i, p := range b.players {
		show := t.paced() && !open && i < len(s.seen.View.Seats)
		if widgets.Show(p, show); show {
			face := t.captioned(s.seen.View.Seats[i])
			face.Icon, face.Quiet = "", t.view.Turn != clock.Seat(s.seen.View.Seats[i].Seat) // all of one size
			p.Set(face)
		}
	}
	switch {
	case t.view.Game.TimeUp():
		words = t.standing()
	case !t.state.Running:
		words = s.T("clockStands")
	}
	changed := b.words.AccessibilityLabel() != words
	if b.words.SetText(words); changed || before != len(b.shown()) {
		b.layout(b.size)
	}
}
