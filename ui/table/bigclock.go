package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/tracker/clock"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
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
	touch   fyne.CanvasObject
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
	b := &bigClock{screen: s, touch: s.anywhere()}
	b.title = widgets.NewLabel(k, "", widgets.Style{Display: true, Size: theme.Title, Centre: true, Role: theme.Quiet})
	b.game, b.window = widgets.NewClock(k, bigMost, nil), widgets.NewClock(k, bigMost, nil)
	size := theme.Lead
	if s.canvas().Size().Width >= theme.Wide {
		size = theme.Title
	}
	b.words = widgets.NewParagraph(k, "", widgets.Style{Size: size, Centre: true, Most: 3})
	for range s.seen.View.Seats {
		b.players = append(b.players, widgets.NewClock(k, bigMost, nil))
	}
	s.openCover(b)
}

func (b *bigClock) parts() []fyne.CanvasObject {
	all := []fyne.CanvasObject{b.title, b.game, b.window}
	for _, player := range b.players {
		all = append(all, player)
	}
	return append(all, b.words, b.touch)
}

// layout puts the clocks beside each other where the window is broad, one below the
// other where it is high.
func (b *bigClock) layout(size fyne.Size) {
	b.size = size
	put := widgets.NewPlacing(b.screen.needs.Kit, size)
	put(b.touch, 0, 0, size.Width, size.Height)
	w := size.Width - 2*bigEdge
	put(b.title, bigEdge, 8, w, bigTitle-8)
	words := b.words.HeightFor(w)
	put(b.words, bigEdge, size.Height-words-bigEdge, w, words)
	room := size.Height - bigTitle - words - 2*bigEdge
	small := b.small()
	main, n := room, float32(len(small))
	switch across := size.Width > size.Height; {
	case n == 0:
	case across:
		main = room * 0.6
		for i, o := range small {
			put(o, 2*bigEdge+float32(i)*w/n, bigTitle+main, w/n-2*bigEdge, room-main)
		}
	default:
		main = room / (1 + 0.8*n)
		for i, o := range small {
			put(o, bigEdge, bigTitle+main+float32(i)*(room-main)/n, w, (room-main)/n)
		}
	}
	put(b.game, bigEdge, bigTitle, w, main)
}

// small are the clocks beside the game's: the short timer while it is open, else
// the players'.
func (b *bigClock) small() []*widgets.Clock {
	return slices.DeleteFunc(append([]*widgets.Clock{b.window}, b.players...), func(c *widgets.Clock) bool { return !c.Visible() })
}

func (b *bigClock) ticked() { b.changed() }

// changed shows the clock as it stands. What the room should know stands below it: that it
// stands, or what happens at time and who is ahead.
func (b *bigClock) changed() {
	s, t := b.screen, &b.screen.timing
	before, words := len(b.small()), ""
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
	if b.words.SetText(words); changed || before != len(b.small()) {
		b.layout(b.size)
	}
}
