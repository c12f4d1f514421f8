package table

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// seat is one place at the table, made with the kit of its reader. Its parts
// are made once and given new faces.
type seat struct {
	subject
	view   tracker.SeatView
	object *fyne.Container

	ground  *widgets.SeatGround
	school  *widgets.IconButton
	name    *widgets.Label
	turn    *widgets.Label // says that it is this mage's turn
	touch   fyne.CanvasObject
	rivals  *widgets.Glance   // what the others have left, the right way up
	glances bool              // the others stand on their heads: rivals are shown
	clock   *widgets.Clock    // of this player; hidden while players have none
	markers []*widgets.Marker // those with a place of their own, as the view has them
	dial    *widgets.Dial
	purse   *widgets.Counter // nil where the seat has only one gauge
	chips   *chips
	tiles   *tiles
	lying   *slips  // what others have put on this mage
	groups  *groups // what lies about in numbers

	shape shape
	rowed bool // what lies on a mage, or with cards its conditions, has a row of its own
	rows  []fyne.CanvasObject
}

func newSeat(s *Screen, k *widgets.Kit, number tracker.Seat) *seat {
	seat := &seat{subject: subject{screen: s, kit: k, seat: number}}
	seat.ground = widgets.NewSeatGround(k, "")
	seat.school = widgets.NewIconButton(k, widgets.Bare, "mage", s.T("openSeat"), seat.open)
	seat.name = widgets.NewTitle(k, "")
	seat.turn = widgets.NewLabel(k, s.T("toAct"), widgets.Style{Size: theme.Small, Role: theme.Accent})
	seat.turn.Hide()
	seat.rivals = widgets.NewGlance(k, false)
	seat.rivals.Hide()
	seat.clock = widgets.NewClock(k, theme.Title, func() { s.timing.press(number) })
	seat.clock.Hide()
	seat.touch = widgets.NewTouch(k, s.T("openSeat"), seat.open)
	seat.dial = widgets.NewDial(k, func(delta int) { seat.step(0, delta) }, func() { seat.openPad(seat.gauge(0).Track) })
	seat.chips = newChips(seat)
	seat.tiles = newTiles(seat.subject)
	seat.lying, seat.groups = newSlips(seat.subject), newGroups(seat.subject)
	seat.object = widgets.NewArranged(fyne.NewSize(320, 240), seat.layout)
	return seat
}

// set shows the seat at its place among the others.
func (s *seat) set(all tracker.View, at int) {
	v := all.Seats[at]
	s.view = v
	s.ground.SetSchool(v.Tint)
	s.school.SetIcon(v.Tint, theme.SchoolInk(v.Tint))
	s.name.SetText(v.Name)
	s.showTurn(all.Turn == v.Seat && !all.Result.Over)
	s.showRivals(all)
	s.showClock()
	others := s.setMarkers()
	others = s.setFigures() || others
	if (s.show() || others) && s.shape != unmade {
		s.fill()
		s.object.Refresh()
	}
}

// show gives what comes and goes its faces, and reports whether other parts are there.
func (s *seat) show() (others bool) {
	all, side := s.screen.seen.View, s.screen.face.Side(s.kit, s.seat)
	others = s.chips.set(s.view, side, all)
	others = s.tiles.set(s.view, side, s.shape == carded) || others
	others = s.lying.set(s.liesOn(all)) || others
	return s.groups.set(all, s.view) || others
}

// showTurn says by a word and by colour whether it is this mage's turn.
func (s *seat) showTurn(mine bool) {
	role := pick.Either(mine, theme.Accent, theme.Ink)
	s.name.SetStyle(widgets.Style{Display: true, Size: theme.Title, Role: role})
	if widgets.Show(s.turn, mine) {
		s.object.Refresh()
	}
}

// gauge is one of the seat's gauges, an empty one where it has fewer.
func (s *seat) gauge(i int) tracker.Gauge {
	if i < len(s.view.Gauges) {
		return s.view.Gauges[i]
	}
	return tracker.Gauge{}
}

// setFigures gives the dial and the purse their faces, and reports whether the purse
// has come or gone.
func (s *seat) setFigures() (other bool) {
	main := s.gauge(0)
	s.dial.Set(widgets.DialFace{
		Left: main.Value, Whole: main.Most, Caption: s.caption(main, s.shape == tight || s.shape == plain), Hue: theme.School(s.view.Tint),
		Alarm: s.view.Fallen, Name: s.spoken(main),
	})
	if len(s.view.Gauges) < 2 {
		other, s.purse = s.purse != nil, nil
		return other
	}
	if s.purse == nil {
		other, s.purse = true, s.newPurse()
	}
	purse := s.gauge(1)
	s.purse.Set(widgets.CounterFace{
		Caption: s.screen.Say(purse.Name), Value: purse.Value, Name: s.spoken(purse),
		Note: s.caption(purse, s.shape == stacked || s.shape == tight),
	})
	return other
}

func (s *seat) newPurse() *widgets.Counter {
	return widgets.NewCounter(s.kit, func(delta int) { s.step(1, delta) }, func() { s.openPad(s.gauge(1).Track) }, func() {
		if aside := s.gauge(1).Aside; aside != "" {
			s.openPad(aside)
		}
	})
}

// caption is what stands below a gauge.
func (s *seat) caption(g tracker.Gauge, short bool) string {
	if short && g.Short != nil {
		return s.screen.Say(g.Short)
	}
	return s.screen.Say(g.Caption)
}

// spoken is a gauge in words.
func (s *seat) spoken(g tracker.Gauge) string {
	if g.Spoken != nil {
		return s.screen.Say(g.Spoken)
	}
	return s.screen.T("gaugeSpoken", "Name", s.view.Name, "Gauge", g.Name, "Value", g.Value)
}

// step moves a gauge by what a hand tapped.
func (s *seat) step(gauge, delta int) {
	g := s.gauge(gauge)
	s.subject.change(g, g.Step(delta))
}

// setMarkers flips the wooden pieces, and reports whether there are others than before.
func (s *seat) setMarkers() (other bool) {
	fixed := pick.Where(s.view.Markers, func(m tracker.Marker) bool { return m.Fixed })
	if other = len(fixed) != len(s.markers); other {
		s.markers = nil
		for _, m := range fixed {
			s.markers = append(s.markers, widgets.NewMarker(s.kit, shapeOfMarker(m), m.Icon, s.screen.Say(m.Name), func() { s.flip(m.ID) }))
		}
	}
	for i, m := range fixed {
		s.markers[i].Flip(m.On)
		s.markers[i].SetName(s.screen.Say(spokenOf(m)))
	}
	return other
}

// spokenOf is a marker in words.
func spokenOf(m tracker.Marker) tracker.Message {
	return pick.Either(m.Spoken != nil, m.Spoken, m.Name)
}

func shapeOfMarker(m tracker.Marker) widgets.MarkerShape {
	return pick.Either(m.Square, widgets.Square, widgets.Round)
}

// showRivals shows what the others have left, and their time, the right way up
// for this reader: nobody reads upside down.
func (s *seat) showRivals(all tracker.View) {
	var items []widgets.GlanceItem
	var spoken []string
	for _, v := range all.Seats {
		if v.Seat == s.seat || v.Gone || len(v.Gauges) == 0 {
			continue
		}
		left := v.Gauges[0].Value
		items = append(items, widgets.GlanceItem{
			Icon: v.Tint, Tone: theme.SchoolInk(v.Tint), Value: strconv.Itoa(left), Alarm: v.Fallen,
			Note: s.screen.timing.seatFace(v.Seat).Digits,
		})
		spoken = append(spoken, s.screen.T("rivalSpoken", "Name", v.Name, "Left", left))
	}
	s.rivals.Set(strings.Join(spoken, ", "), items...)
	widgets.Show(s.rivals, s.glances)
}

// showClock shows the seat's own clock, or leaves its room to others.
func (s *seat) showClock() {
	face := s.screen.timing.seatFace(s.seat)
	s.clock.Set(face)
	if b := s.screen.board; widgets.Show(s.clock, face.Digits != "" && (b == nil || b.pane == nil)) {
		s.object.Refresh()
	}
}

// showClocks shows new digits at the seats, nothing else of them.
func (b *board) showClocks() {
	for _, s := range b.seats {
		s.showClock()
		s.showRivals(b.seen.View)
	}
}
