package table

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// inspect is the sheet of one object, or of a seat's mage: its life, markers and
// conditions at a glance, what it may do now, what lies on it, and what else can be
// set.
type inspect struct {
	subject
	sheet  *Sheet
	thing  tracker.ObjectView
	offers Offers
	column *fyne.Container
	values bool   // the numbers that change seldom are shown
	said   string // what the parts say that are shown
	due    bool   // what the game puts first is gold there

	conditions *tally
	tokens     *tally
	dial       *widgets.Dial // these three stay the same under a finger
	markers    map[string]*widgets.Marker
	steps      map[string]*stepRow
}

// stepRow is the row of a number that changes seldom.
type stepRow struct {
	*widgets.Stepper
	shown int // before the tap that comes
}

// OpenObject opens the sheet of an object of a seat, or for no id of the seat's mage.
func (s *Screen) OpenObject(k *widgets.Kit, seat tracker.Seat, id string) {
	subject{s, k, seat, id}.open()
}

// open opens its sheet.
func (a subject) open() {
	s, k := a.screen, a.kit
	thing, ok := a.seen()
	if !ok {
		return
	}
	o := &inspect{subject: a, thing: thing, column: widgets.NewColumn(k, 10), markers: map[string]*widgets.Marker{}, steps: map[string]*stepRow{}}
	o.conditions = newTally(a, tracker.Condition, s.seen.View.Conditions).fold(o.refresh)
	o.tokens = newTally(a, tracker.Token, s.seen.View.Tokens).fold(o.refresh)
	o.sheet = s.OpenSheet(k, thing.Name, Aired(k, o.column), o.follow)
	o.refresh()
}

// follow shows the object after something has happened.
func (o *inspect) follow(Sight) {
	thing, ok := o.seen()
	if !ok {
		o.sheet.Close()
		return
	}
	o.thing = thing
	o.refresh()
}

// refresh shows the object as it is: what is there gets new values, and where parts say
// something else all are laid out anew.
func (o *inspect) refresh() {
	o.offers = o.screen.face.Offers(o.kit, o.seat, o.id)
	o.conditions.set(o.thing.Conditions)
	o.tokens.set(o.thing.Tokens)
	rows, foot := o.rows(), o.foot()
	if said := widgets.Said(append(rows, foot)...); said != o.said || o.offers.Due != o.due {
		o.said, o.due, o.column.Objects = said, o.offers.Due, rows
		o.sheet.SetFoot(foot)
		o.column.Refresh()
		o.sheet.Refresh()
	}
}

// rows are all parts as the object is now.
func (o *inspect) rows() []fyne.CanvasObject {
	k, s := o.kit, o.screen
	counts := o.conditions.shown
	if o.id != "" {
		counts = append(slices.Clip(counts), o.tokens.shown...)
	}
	acts, told := o.actions()
	rows := slices.Concat([]fyne.CanvasObject{o.head()}, acts, []fyne.CanvasObject{widgets.NewWrap(k, 8, 4, counts...)}, told)
	if traits := o.traitChips(); traits != nil {
		rows = append(rows, traits)
	}
	rows = append(append(rows, o.offers.Rows...), o.attachedRows()...)
	if o.values {
		rows = append(rows, widgets.NewSection(k, s.T("valuesHead"), ""), o.stepRows())
	}
	return append(rows, o.end())
}

// head is what counts most: the dial beside markers and figures. A seat's own body
// has its dial on the board.
func (o *inspect) head() fyne.CanvasObject {
	k, s, g := o.kit, o.screen, o.thing.Gauge
	facts, pieces := o.facts(), o.pieces()
	if o.id == "" || g == nil {
		return widgets.NewWrap(k, 12, 4, append(facts, pieces...)...)
	}
	if o.dial == nil {
		o.dial = widgets.NewDial(k, func(delta int) { o.change(*o.thing.Gauge, o.thing.Gauge.Step(delta)) }, func() { o.openPad(o.thing.Gauge.Track) })
	}
	face := widgets.DialFace{Left: g.Value, Whole: g.Most, Caption: s.Say(g.Caption), Hue: theme.Good, Name: s.Say(g.Name)}
	if 2*g.Value < g.Most {
		face.Hue = theme.Harm
	}
	if g.Spoken != nil {
		face.Name = s.Say(g.Spoken)
	}
	o.dial.Set(face)
	return widgets.NewLine(k, 12, 1, o.dial, widgets.NewColumn(k, 4, append(pieces, widgets.NewWrap(k, 8, 0, facts...))...))
}

// facts are the tracks that stand as chips, or what kind of thing it is.
func (o *inspect) facts() []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, t := range o.thing.Tracks {
		if t.Icon != "" {
			list = append(list, widgets.NewChip(o.kit, o.screen.trackFace(t), func() { o.openPad(t.ID) }))
		}
	}
	if o.id != "" && o.thing.Gauge == nil {
		list = append(list, widgets.NewChip(o.kit, widgets.ChipFace{Icon: o.thing.Kind, Label: o.screen.KindName(o.thing.Kind), Hollow: true}, nil))
	}
	return list
}

// pieces are the wooden markers with their names.
func (o *inspect) pieces() []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, m := range o.thing.Markers {
		name := o.screen.Say(m.Name)
		if o.markers[m.ID] == nil {
			o.markers[m.ID] = widgets.NewMarker(o.kit, shapeOfMarker(m), cmp.Or(m.Icon, "ready"), name, func() { o.flip(m.ID) })
		}
		o.markers[m.ID].Flip(m.On)
		words := widgets.NewLabel(o.kit, name, widgets.Style{Size: theme.Small, Role: theme.Quiet})
		list = append(list, widgets.NewLine(o.kit, 6, 1, o.markers[m.ID], words))
	}
	return list
}

// stepRows are rows for the numbers that change seldom.
func (o *inspect) stepRows() fyne.CanvasObject {
	s, rows := o.screen, widgets.NewColumn(o.kit, 0)
	for _, t := range o.thing.Tracks {
		step := o.steps[t.ID]
		switch {
		case o.onDial(t.ID):
			continue
		case step == nil:
			step = &stepRow{}
			step.Stepper = widgets.NewStepper(o.kit, s.Say(t.Name), t.Value, 0, 999, s.T("less"), s.T("more"), func(n int) {
				delta := n - step.shown
				step.shown = n
				o.change(tracker.Gauge{Track: t.ID}, delta)
			})
			o.steps[t.ID] = step
		case step.Value() != t.Value:
			step.Set(t.Value)
		}
		step.shown = t.Value
		rows.Objects = append(rows.Objects, step.Stepper)
	}
	return rows
}

// end leads away from the object.
func (o *inspect) end() fyne.CanvasObject {
	s, k := o.screen, o.kit
	wrap := widgets.NewWrap(k, 8, 0, widgets.NewPill(k, s.T("valuesOf"), "edit", func() {
		o.values = !o.values
		o.refresh()
	}))
	pill := func(label, icon string, do func()) {
		wrap.Add(widgets.NewPill(k, label, icon, func() {
			o.sheet.Close()
			do()
		}))
	}
	leave := func(label, icon string, kind tracker.Kind) {
		pill(s.T(label), icon, func() { o.send(kind, Fields{}) })
	}
	for _, more := range o.offers.More {
		pill(more.Label, more.Icon, more.Do)
	}
	if o.thing.Card != "" && o.id != "" && s.needs.OpenCard != nil {
		pill(s.T("openCard"), "cards", func() { s.needs.OpenCard(o.thing.Card) })
	}
	if o.id == "" {
		leave("leaveGame", "close", "leave")
		return wrap
	}
	leave("takeOff", "undo", "remove")
	leave("destroy", "delete", "destroy")
	return wrap
}

// onDial tells a track that is moved on a dial or counter already.
func (o *inspect) onDial(track string) bool {
	if o.id != "" {
		return o.dial != nil && track == o.thing.Gauge.Track
	}
	seat, _ := o.screen.seen.View.Seat(o.seat)
	return slices.ContainsFunc(seat.Gauges, func(g tracker.Gauge) bool { return g.Track == track })
}

// traitChips are the keywords as chips; each opens what it means.
func (o *inspect) traitChips() fyne.CanvasObject {
	if len(o.thing.Traits) == 0 {
		return nil
	}
	wrap := widgets.NewWrap(o.kit, 8, 0)
	for _, t := range o.thing.Traits {
		wrap.Objects = append(wrap.Objects, widgets.NewChip(o.kit, widgets.ChipFace{Label: o.screen.Say(t.Name), Hollow: true}, o.screen.opens(t.Term)))
	}
	return wrap
}

// attachedRows lists what lies on the object, and what the object lies on: a tap
// opens it.
func (o *inspect) attachedRows() []fyne.CanvasObject {
	s := o.screen
	var tiles []fyne.CanvasObject
	for _, each := range s.seen.View.Attached(o.thing.ID) {
		tiles = append(tiles, o.leadTo(each, each.ID, s.KindName(each.Kind)))
	}
	if host, own, ok := s.seen.View.Object(o.thing.Host); ok {
		id := pick.Either(own, "", host.ID)
		tiles = append(tiles, o.leadTo(host, id, s.T("theHost")))
	}
	if len(tiles) == 0 {
		return nil
	}
	return []fyne.CanvasObject{widgets.NewGrid(o.kit, actionLeast, 8, tiles...)}
}

// leadTo is a tile that opens another object in place of this one.
func (o *inspect) leadTo(other tracker.ObjectView, id, line string) fyne.CanvasObject {
	face := widgets.PickFace{Title: other.Name, Line: line, Icon: other.Kind, IconRole: theme.Quiet}
	return widgets.NewPick(o.kit, face, func() {
		o.sheet.Close()
		o.screen.OpenObject(o.kit, other.Controller, id)
	})
}
