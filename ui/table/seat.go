package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// seat is one place at the table, made with the kit of its reader. Its parts
// are made once and given new faces.
type seat struct {
	screen *Screen
	kit    *widgets.Kit
	number tracker.Seat
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
	markers []*widgets.Marker // initiative, quickcast, action
	dial    *widgets.Dial
	mana    *widgets.Counter
	chips   *chips
	tiles   *tiles

	shape        shape
	upper, lower fyne.CanvasObject // the shelves below the dial
	grid         *shelves          // of the tiles on a broad seat
}

func newSeat(s *Screen, k *widgets.Kit, number tracker.Seat) *seat {
	seat := &seat{screen: s, kit: k, number: number}
	seat.ground = widgets.NewSeatGround(k, "")
	seat.school = widgets.NewIconButton(k, widgets.Bare, "mage", s.t("openMage"), func() { s.openMage(number) })
	seat.name = widgets.NewTitle(k, "")
	seat.turn = widgets.NewLabel(k, s.t("toAct"), widgets.Style{Size: theme.Small, Role: theme.Accent})
	seat.turn.Hide()
	seat.rivals = widgets.NewGlance(k, false)
	seat.rivals.Hide()
	seat.clock = widgets.NewClock(k, theme.Title, func() { s.pressClock(number) })
	seat.clock.Hide()
	seat.touch = widgets.NewTouch(k, s.t("openMage"), func() { s.openMage(number) })
	seat.markers = []*widgets.Marker{
		widgets.NewMarker(k, widgets.Round, "action", s.t("action"), func() { seat.flip(magewars.ActiveMarker) }),
		widgets.NewMarker(k, widgets.Round, "quickcast", s.t("quickcast"), func() { seat.flip(magewars.QuickcastMarker) }),
		widgets.NewMarker(k, widgets.Square, "initiative", s.t("initiative"), seat.takeInitiative),
	}
	seat.dial = widgets.NewDial(k, func(delta int) { seat.change(magewars.DamageTrack, -delta) }, func() { seat.askTrack(magewars.DamageTrack) })
	seat.mana = widgets.NewCounter(k, func(delta int) { seat.change(magewars.ManaTrack, delta) },
		func() { seat.askTrack(magewars.ManaTrack) }, func() { seat.askTrack(magewars.ChannelingTrack) })
	seat.chips = newChips(seat)
	seat.tiles = newTiles(seat)
	seat.object = container.New(&seatLayout{seat: seat})
	return seat
}

// set shows the seat at its place among the others.
func (s *seat) set(all tracker.View, at int) {
	v := all.Seats[at]
	s.view = v
	s.ground.SetSchool(v.Tint)
	s.school.SetIcon(v.Tint, theme.SchoolInk(v.Tint))
	s.name.SetText(v.Name)
	s.showTurn(all.Turn == v.Seat)
	s.showRivals(all)
	s.showClock()
	s.flipTo(0, s.marker(magewars.ActiveMarker), "action")
	s.flipTo(1, s.marker(magewars.QuickcastMarker), "quickcast")
	s.flipTo(2, v.Initiative, "initiative")
	s.setFigures()
	others := s.chips.set(v, s.screen.asked(all, v.Seat))
	if s.tiles.set(v) || others {
		if s.shape != unmade {
			s.shelve()
			s.object.Refresh()
		}
	}
}

// showTurn says by a word and by colour whether it is this mage's turn.
func (s *seat) showTurn(mine bool) {
	role := theme.Ink
	if mine {
		role = theme.Accent
	}
	s.name.SetStyle(widgets.Style{Display: true, Size: theme.Title, Role: role})
	if s.turn.Visible() == mine {
		return
	}
	if mine {
		s.turn.Show()
	} else {
		s.turn.Hide()
	}
	s.object.Refresh()
}

// setFigures gives the dial and the counter their faces.
func (s *seat) setFigures() {
	life, damage := s.track(magewars.LifeTrack), s.track(magewars.DamageTrack)
	left := max(0, life-damage)
	t := s.screen.t
	caption := t("damageOf", "Damage", damage, "Life", life)
	if s.shape == tight {
		caption = t("damageShort", "Damage", damage, "Life", life)
	}
	s.dial.Set(widgets.DialFace{
		Left: left, Whole: life, Caption: caption, Hue: theme.School(s.view.Tint), Alarm: s.view.Fallen,
		Name: t("lifeSpoken", "Name", s.view.Name, "Left", left, "Damage", damage, "Life", life),
	})
	mana, channeling := s.track(magewars.ManaTrack), s.track(magewars.ChannelingTrack)
	note := t("perRound", "Channeling", channeling)
	if s.shape == stacked || s.shape == tight || s.shape == merged {
		note = t("seatMana", "Channeling", channeling)
	}
	s.mana.Set(widgets.CounterFace{
		Caption: t("mana"), Value: mana, Note: note,
		Name: t("manaSpoken", "Name", s.view.Name, "Mana", mana, "Channeling", channeling),
	})
}

func (s *seat) flipTo(i int, on bool, id string) {
	s.markers[i].Flip(on)
	side := "Off"
	if on {
		side = "On"
	}
	s.markers[i].SetName(s.screen.t(id+side, "Name", s.view.Name))
}

func (s *seat) track(id string) int { return trackOf(s.view.Tracks, id) }

func trackOf(tracks []tracker.Track, id string) int {
	for _, t := range tracks {
		if t.ID == id {
			return t.Value
		}
	}
	return 0
}

func (s *seat) marker(id string) bool { return markerOf(s.view.Markers, id) }

func markerOf(markers []tracker.Marker, id string) bool {
	for _, m := range markers {
		if m.ID == id {
			return m.On
		}
	}
	return false
}

func (s *seat) change(track string, amount int) {
	s.screen.change(s.number, "", track, amount)
}

func (s *seat) flip(marker string) {
	s.screen.send("marker", s.number, fields{"marker": marker, "on": !s.marker(marker)})
}

func (s *seat) takeInitiative() {
	if !s.view.Initiative {
		s.screen.send("overrule", s.number, fields{"initiative": int(s.number)})
	}
}

// askTrack opens the keypad for a track.
func (s *seat) askTrack(track string) {
	title := s.screen.t(camel("set", track), "Name", s.view.Name)
	s.screen.askNumber(s.kit, title, s.track(track), func(n int) {
		s.screen.send("set", s.number, fields{"track": track, "value": n})
	})
}
