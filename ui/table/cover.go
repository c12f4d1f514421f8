package table

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"quickcast/tracker/clock"
	"quickcast/ui/keys"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// cover lies over the whole window until it is put away, by Escape or by what its page
// offers.
type cover struct {
	page   coverPage
	on     fyne.Canvas
	oldKey func(*fyne.KeyEvent)
	object *fyne.Container
}

// coverPage is what a cover shows: the clock alone, the log for a judge, the seats to be
// read from afar.
type coverPage interface {
	parts() []fyne.CanvasObject // what it is made of, from the lowest to the topmost
	layout(size fyne.Size)
	changed() // after a change of the table
	ticked()  // after the clock has gone on
}

// openCover fills the window with a page; one lies there at a time.
func (s *Screen) openCover(page coverPage) {
	if s.cover != nil {
		return
	}
	on := s.canvas()
	ground := canvas.NewRectangle(s.needs.Kit.Theme.Tone(theme.Background))
	c := &cover{page: page, on: on, oldKey: on.OnTypedKey()}
	c.object = arrange(sized(200, 200), func(size fyne.Size) {
		ground.Resize(size)
		page.layout(size)
	}, append([]fyne.CanvasObject{ground}, page.parts()...)...)
	s.cover = c
	page.changed()
	on.SetOnTypedKey(func(e *fyne.KeyEvent) {
		if keys.Of(e, "") == keys.Close {
			s.closeCover()
		}
	})
	on.Overlays().Add(c.object)
	c.object.Resize(on.Size())
}

// closeCover puts the cover away and tells whether there was one.
func (s *Screen) closeCover() bool {
	c := s.cover
	if c == nil {
		return false
	}
	c.on.Overlays().Remove(c.object)
	c.on.SetOnTypedKey(c.oldKey)
	s.cover = nil
	return true
}

// anywhere is a touch on all of a cover that puts it away.
func (s *Screen) anywhere() fyne.CanvasObject {
	return widgets.NewTouch(s.needs.Kit, s.T("close"), func() { s.closeCover() })
}

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
	at := spot{b.screen.needs.Kit, size}
	at.put(b.touch, 0, 0, size.Width, size.Height)
	w := size.Width - 2*bigEdge
	at.put(b.title, bigEdge, 8, w, bigTitle-8)
	words := b.words.HeightFor(w)
	at.put(b.words, bigEdge, size.Height-words-bigEdge, w, words)
	room := size.Height - bigTitle - words - 2*bigEdge
	small := b.small()
	main, n := room, float32(len(small))
	switch across := size.Width > size.Height; {
	case n == 0:
	case across:
		main = room * 0.6
		for i, o := range small {
			at.put(o, 2*bigEdge+float32(i)*w/n, bigTitle+main, w/n-2*bigEdge, room-main)
		}
	default:
		main = room / (1 + 0.8*n)
		for i, o := range small {
			at.put(o, bigEdge, bigTitle+main+float32(i)*(room-main)/n, w, (room-main)/n)
		}
	}
	at.put(b.game, bigEdge, bigTitle, w, main)
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

// afar is what counts most of every seat, alone and as large as it fits, turned to its
// reader: for a phone that lies at the far edge of the table. A tap or Escape puts it away.
type afar struct {
	screen *Screen
	seats  []afarSeat
	touch  fyne.CanvasObject
}

// afarSeat is one seat of it.
type afarSeat struct {
	kit     *widgets.Kit
	name    *widgets.Label
	figures []*widgets.Clock // one for each gauge
}

// Measures of it in dp, and what the first gauge takes of a seat.
const (
	afarEdge  float32 = 16
	afarName  float32 = 44
	afarFirst float32 = 0.62
)

// seenAfar tells whether there is anything to be read from afar.
func (s *Screen) seenAfar() bool {
	for _, v := range s.seen.View.Seats {
		if len(v.Gauges) > 0 {
			return true
		}
	}
	return false
}

// openAfar fills the window with what counts most.
func (s *Screen) openAfar() {
	a := &afar{screen: s, touch: s.anywhere()}
	for _, v := range s.seen.View.Seats {
		kit := s.KitOf(v.Seat)
		seat := afarSeat{kit: kit, name: widgets.NewLabel(kit, "", widgets.Style{Display: true, Size: theme.Title, Centre: true, Role: theme.Quiet})}
		for range v.Gauges {
			seat.figures = append(seat.figures, widgets.NewClock(kit, bigMost, nil))
		}
		a.seats = append(a.seats, seat)
	}
	s.openCover(a)
}

func (a *afar) parts() []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, seat := range a.seats {
		all = append(all, seat.name)
		for _, figures := range seat.figures {
			all = append(all, figures)
		}
	}
	return append(all, a.touch)
}

// layout puts the seats in the rows they have on the table, all of one height.
func (a *afar) layout(size fyne.Size) {
	a.touch.Resize(size)
	rows := rowsOf(len(a.seats), size)
	high := size.Height / float32(len(rows))
	for i, row := range rows {
		wide := size.Width / float32(len(row))
		for j, seat := range row {
			a.seats[seat].put(fyne.NewPos(float32(j)*wide, float32(i)*high), fyne.NewSize(wide, high))
		}
	}
}

// put fills a part of the window with a seat.
func (s afarSeat) put(at fyne.Position, size fyne.Size) {
	in := spot{s.kit, size}
	place := func(o fyne.CanvasObject, x, y, w, h float32) {
		in.put(o, x, y, w, h)
		o.Move(o.Position().Add(at))
	}
	w, h := size.Width-2*afarEdge, size.Height-afarName-16
	place(s.name, afarEdge, 8, w, afarName)
	n := float32(len(s.figures))
	x, y := afarEdge, afarName+8
	for i, figures := range s.figures {
		share := float32(1)
		if n > 1 && i == 0 {
			share = afarFirst
		} else if n > 1 {
			share = (1 - afarFirst) / (n - 1)
		}
		if w > 1.5*h { // beside each other
			place(figures, x, y, w*share, h)
			x += w * share
		} else {
			place(figures, x, y, w, h*share)
			y += h * share
		}
	}
}

func (a *afar) changed() {
	for i, v := range a.screen.seen.View.Seats {
		if i >= len(a.seats) {
			return
		}
		a.seats[i].name.SetText(v.Name)
		for j, g := range v.Gauges {
			if j < len(a.seats[i].figures) {
				a.seats[i].figures[j].Set(widgets.ClockFace{
					Digits: strconv.Itoa(g.Value), Caption: a.screen.Say(g.Name), Name: a.screen.Say(g.Spoken), Quiet: v.Fallen || v.Gone,
				})
			}
		}
	}
}

func (a *afar) ticked() {}
