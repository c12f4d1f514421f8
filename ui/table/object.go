package table

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
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
	values bool // the numbers that change seldom are shown
	shown  string

	dial       *widgets.Dial
	markers    []*widgets.Marker
	figures    map[string]*widgets.Chip // tracks that stand as chips
	conditions *tally
	tokens     *tally
	steps      map[string]*widgets.Stepper
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
	o := &inspect{subject: a, thing: thing, column: widgets.NewColumn(k, 10)}
	o.conditions = newTally(a, tracker.Condition, s.seen.View.Conditions).fold(o.refresh)
	o.tokens = newTally(a, tracker.Token, s.seen.View.Tokens).fold(o.refresh)
	o.sheet = s.OpenSheet(k, thing.Name, widgets.NewInset(k, OutlineAir, OutlineAir, OutlineAir, OutlineAir, o.column), o.follow)
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

// refresh shows the object as it is: what is there gets new values, and where
// parts have come or gone all are laid out anew.
func (o *inspect) refresh() {
	o.offers = o.screen.face.Offers(o.kit, o.seat, o.id)
	others := o.conditions.set(o.thing.Conditions)
	others = o.tokens.set(o.thing.Tokens) || others
	if key := o.key(); others || key != o.shown {
		o.shown = key
		o.build()
		o.column.Refresh()
		o.sheet.Refresh()
	}
	o.set()
}

// key tells whether other parts are shown than before.
func (o *inspect) key() string {
	s, thing := o.screen, o.thing
	parts := []any{thing.Host, o.values, o.offers.Due}
	for _, t := range thing.Traits {
		parts = append(parts, s.Say(t.Name))
	}
	for _, m := range thing.Markers {
		parts = append(parts, m.ID)
	}
	for _, t := range thing.Tracks {
		parts = append(parts, t.ID)
	}
	for _, c := range o.choices() {
		parts = append(parts, o.choiceText(c))
	}
	for _, each := range s.seen.View.Attached(thing.ID) {
		parts = append(parts, each.ID)
	}
	for _, more := range o.offers.More {
		parts = append(parts, more.Label)
	}
	return fmt.Sprintf("%q", parts)
}

// build lays all parts out.
func (o *inspect) build() {
	k, s := o.kit, o.screen
	rows := []fyne.CanvasObject{o.head()}
	counts := o.conditions.wrap.Objects
	if o.id != "" {
		counts = append(slices.Clip(counts), o.tokens.wrap.Objects...)
	}
	rows = append(rows, widgets.NewWrap(k, 8, 4, counts...))
	if actions := o.actions(); actions != nil {
		rows = append(rows, actions)
	}
	if traits := o.traitChips(); traits != nil {
		rows = append(rows, traits)
	}
	rows = append(rows, o.offers.Rows...)
	rows = append(rows, o.attachedRows()...)
	if o.values {
		rows = append(rows, widgets.NewSection(k, s.T("valuesHead"), ""), o.buildSteps())
	}
	o.column.Objects = append(rows, o.end())
	o.sheet.SetFoot(o.foot())
}

// head is what counts most: the dial beside markers and figures. A seat's own body
// has its dial on the board.
func (o *inspect) head() fyne.CanvasObject {
	k := o.kit
	facts, pieces := o.facts(), o.pieces()
	if o.id == "" || o.thing.Gauge == nil {
		return widgets.NewWrap(k, 12, 4, append(facts, pieces...)...)
	}
	if o.dial == nil {
		o.dial = widgets.NewDial(k, func(delta int) { o.change(*o.thing.Gauge, o.thing.Gauge.Step(delta)) }, func() { o.openPad(o.thing.Gauge.Track) })
	}
	return widgets.NewLine(k, 12, 1, o.dial, widgets.NewColumn(k, 4, append(pieces, widgets.NewWrap(k, 8, 0, facts...))...))
}

// facts are the tracks that stand as chips, or what kind of thing it is.
func (o *inspect) facts() []fyne.CanvasObject {
	var list []fyne.CanvasObject
	o.figures = map[string]*widgets.Chip{}
	for _, t := range o.thing.Tracks {
		if t.Icon != "" {
			o.figures[t.ID] = widgets.NewChip(o.kit, o.screen.trackFace(t), func() { o.openPad(t.ID) })
			list = append(list, o.figures[t.ID])
		}
	}
	if o.id != "" && o.thing.Gauge == nil {
		list = append(list, widgets.NewChip(o.kit, widgets.ChipFace{Icon: o.thing.Kind, Label: o.screen.KindName(o.thing.Kind), Hollow: true}, nil))
	}
	return list
}

// pieces are the wooden markers with their names.
func (o *inspect) pieces() []fyne.CanvasObject {
	o.markers = nil
	var list []fyne.CanvasObject
	for _, m := range o.thing.Markers {
		icon := m.Icon
		if icon == "" {
			icon = "ready"
		}
		name := o.screen.Say(m.Name)
		piece := widgets.NewMarker(o.kit, shapeOfMarker(m), icon, name, func() { o.flip(m.ID) })
		piece.Flip(m.On)
		o.markers = append(o.markers, piece)
		words := widgets.NewLabel(o.kit, name, widgets.Style{Size: theme.Small, Role: theme.Quiet})
		list = append(list, widgets.NewLine(o.kit, 6, 1, piece, words))
	}
	return list
}

// set gives all parts their values.
func (o *inspect) set() {
	s, thing := o.screen, o.thing
	if g := thing.Gauge; o.dial != nil && g != nil {
		hue := theme.Good
		if 2*g.Value < g.Most {
			hue = theme.Harm
		}
		face := widgets.DialFace{Left: g.Value, Whole: g.Most, Caption: s.Say(g.Caption), Hue: hue, Name: s.Say(g.Name)}
		if g.Spoken != nil {
			face.Name = s.Say(g.Spoken)
		}
		o.dial.Set(face)
	}
	for i, m := range thing.Markers {
		o.markers[i].Flip(m.On)
	}
	for _, t := range thing.Tracks {
		if chip := o.figures[t.ID]; chip != nil {
			chip.Set(s.trackFace(t))
		}
		if step := o.steps[t.ID]; step != nil && step.Value() != t.Value {
			step.Set(t.Value)
		}
	}
}

// buildSteps makes rows for the numbers that change seldom.
func (o *inspect) buildSteps() fyne.CanvasObject {
	s := o.screen
	o.steps = map[string]*widgets.Stepper{}
	var rows []fyne.CanvasObject
	for _, t := range o.thing.Tracks {
		if o.onDial(t.ID) {
			continue
		}
		shown := t.Value
		step := widgets.NewStepper(o.kit, s.Say(t.Name), t.Value, 0, 999, s.T("less"), s.T("more"), func(n int) {
			delta := n - shown
			shown = n
			o.change(tracker.Gauge{Track: t.ID}, delta)
		})
		o.steps[t.ID] = step
		rows = append(rows, step)
	}
	return widgets.NewColumn(o.kit, 0, rows...)
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
		id := host.ID
		if own {
			id = ""
		}
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
