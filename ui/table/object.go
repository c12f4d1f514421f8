package table

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// inspect is the sheet of one object, or of a seat's mage: its life, markers and
// conditions at a glance, what it may do now, what lies on it, and what else can be
// set.
type inspect struct {
	screen *Screen
	kit    *widgets.Kit
	seat   tracker.Seat
	id     string // empty for the mage
	sheet  *sheet
	thing  tracker.ObjectView
	column *fyne.Container
	values bool // the numbers that change seldom are shown
	shown  string

	dial       *widgets.Dial
	markers    []*widgets.Marker
	armor      *widgets.Chip
	mana       *widgets.Chip
	conditions *tally
	tokens     *tally
	steps      map[string]*widgets.Stepper
}

// openMage opens the sheet of a seat's mage.
func (s *Screen) openMage(seat tracker.Seat) { s.openObject(s.board.kitOf(seat), seat, "") }

// openObject opens the sheet of an object.
func (s *Screen) openObject(k *widgets.Kit, seat tracker.Seat, id string) {
	thing, ok := thingOf(s.seen.view, seat, id)
	if !ok {
		return
	}
	o := &inspect{screen: s, kit: k, seat: seat, id: id, thing: thing, column: widgets.NewColumn(k, 10)}
	o.conditions = newTally(s, k, seat, id, "condition", s.knownConditions()).fold(o.refresh)
	o.tokens = newTally(s, k, seat, id, "token", []string{"rage", "growth", "charge", "load", "pet", magewars.Dissipate}).fold(o.refresh)
	o.sheet = s.openSheet(k, thing.Name, widgets.NewInset(k, outlineAir, outlineAir, outlineAir, outlineAir, o.column), o.follow)
	o.refresh()
}

// follow shows the object after something has happened.
func (o *inspect) follow(seen sight) {
	thing, ok := thingOf(seen.view, o.seat, o.id)
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
	parts := []string{o.thing.Host}
	for _, t := range o.traits() {
		parts = append(parts, t.label)
	}
	for _, m := range o.thing.Markers {
		parts = append(parts, m.ID)
	}
	for _, t := range o.thing.Tracks {
		parts = append(parts, t.ID)
	}
	for _, c := range o.choices() {
		parts = append(parts, o.choiceText(c))
	}
	for _, each := range o.attached() {
		parts = append(parts, each.ID)
	}
	if o.values {
		parts = append(parts, "values")
	}
	if trackOf(o.thing.Tracks, magewars.DamageTrack) > 0 {
		parts = append(parts, "damage")
	}
	return strings.Join(parts, "\n")
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
	if o.id == "" {
		rows = append(rows, s.powerRows(k, o.seat)...)
	}
	rows = append(rows, o.attachedRows()...)
	if o.values {
		rows = append(rows, widgets.NewSection(k, s.t("valuesHead"), ""), o.buildSteps())
	}
	o.column.Objects = append(rows, o.end())
	o.sheet.SetFoot(o.foot())
}

// head is what counts most: the dial beside markers and armor.
func (o *inspect) head() fyne.CanvasObject {
	k := o.kit
	facts := o.facts()
	pieces := o.pieces()
	if o.id == "" || trackOf(o.thing.Tracks, magewars.LifeTrack) == 0 {
		return widgets.NewWrap(k, 12, 4, append(facts, pieces...)...)
	}
	if o.dial == nil {
		o.dial = widgets.NewDial(k, func(delta int) { o.change(magewars.DamageTrack, -delta) }, func() { o.ask(magewars.DamageTrack) })
	}
	return widgets.NewLine(k, 12, 1, o.dial, widgets.NewColumn(k, 4, append(pieces, widgets.NewWrap(k, 8, 0, facts...))...))
}

// facts are armor and mana as chips that can be set, or what kind of thing it is.
func (o *inspect) facts() []fyne.CanvasObject {
	s := o.screen
	var list []fyne.CanvasObject
	o.armor, o.mana = nil, nil
	if o.hasTrack(magewars.ArmorTrack) {
		o.armor = widgets.NewChip(o.kit, o.armorFace(), func() { o.ask(magewars.ArmorTrack) })
		list = append(list, o.armor)
	}
	if o.id != "" && o.hasTrack(magewars.ManaTrack) {
		o.mana = widgets.NewChip(o.kit, o.manaFace(), func() { o.ask(magewars.ManaTrack) })
		list = append(list, o.mana)
	}
	if o.id != "" && !o.hasTrack(magewars.LifeTrack) {
		list = append(list, widgets.NewChip(o.kit, widgets.ChipFace{Icon: o.thing.Kind, Label: s.kindName(o.thing.Kind), Hollow: true}, nil))
	}
	return list
}

func (o *inspect) armorFace() widgets.ChipFace {
	armor := trackOf(o.thing.Tracks, magewars.ArmorTrack)
	return widgets.ChipFace{Icon: "armor", Label: strconv.Itoa(armor), Name: o.screen.t("armorSpoken", "Armor", armor)}
}

// manaFace is the mana that lies on the object, and what it channels.
func (o *inspect) manaFace() widgets.ChipFace {
	mana, channeling := trackOf(o.thing.Tracks, magewars.ManaTrack), trackOf(o.thing.Tracks, magewars.ChannelingTrack)
	face := widgets.ChipFace{
		Icon: "mana", Tone: theme.ManaInk, Label: strconv.Itoa(mana),
		Name: o.screen.t("manaSpoken", "Name", o.thing.Name, "Mana", mana, "Channeling", channeling),
	}
	if channeling > 0 {
		face.Label += " (+" + strconv.Itoa(channeling) + ")"
	}
	return face
}

// pieces are the wooden markers with their names.
func (o *inspect) pieces() []fyne.CanvasObject {
	o.markers = nil
	var list []fyne.CanvasObject
	for _, m := range o.thing.Markers {
		icon := map[string]string{magewars.ActiveMarker: "action", magewars.GuardMarker: "guard", magewars.QuickcastMarker: "quickcast"}[m.ID]
		if icon == "" {
			icon = "ready"
		}
		name := o.screen.say(m.Name)
		piece := widgets.NewMarker(o.kit, widgets.Round, icon, name, func() { o.flip(m.ID) })
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
	if o.dial != nil {
		life, damage := trackOf(thing.Tracks, magewars.LifeTrack), trackOf(thing.Tracks, magewars.DamageTrack)
		hue := theme.Good
		if 2*(life-damage) < life {
			hue = theme.Harm
		}
		o.dial.Set(widgets.DialFace{
			Left: max(0, life-damage), Whole: life, Caption: s.t("damageOf", "Damage", damage, "Life", life), Hue: hue,
			Name: s.t("lifeSpoken", "Name", thing.Name, "Left", life-damage, "Damage", damage, "Life", life),
		})
	}
	for i, m := range thing.Markers {
		o.markers[i].Flip(m.On)
	}
	if o.armor != nil {
		o.armor.Set(o.armorFace())
	}
	if o.mana != nil {
		o.mana.Set(o.manaFace())
	}
	for _, t := range thing.Tracks {
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
		if o.id == "" && (t.ID == magewars.DamageTrack || t.ID == magewars.ManaTrack) || o.dial != nil && t.ID == magewars.DamageTrack {
			continue
		}
		shown := t.Value
		step := widgets.NewStepper(o.kit, s.say(t.Name), t.Value, 0, 999, s.t("less"), s.t("more"), func(n int) {
			delta := n - shown
			shown = n
			o.change(t.ID, delta)
		})
		o.steps[t.ID] = step
		rows = append(rows, step)
	}
	return widgets.NewColumn(o.kit, 0, rows...)
}

// end leads away from the object.
func (o *inspect) end() fyne.CanvasObject {
	s, k := o.screen, o.kit
	list := []fyne.CanvasObject{widgets.NewPill(k, s.t("valuesOf"), "edit", func() {
		o.values = !o.values
		o.refresh()
	})}
	if trackOf(o.thing.Tracks, magewars.DamageTrack) > 0 {
		list = append(list, widgets.NewPill(k, s.t("heal"), "life", func() {
			o.sheet.Close()
			s.openHeal(k, o.seat, o.id, 1)
		}))
	}
	if o.thing.Card != "" && o.id != "" && s.needs.OpenCard != nil {
		list = append(list, widgets.NewPill(k, s.t("openCard"), "cards", func() {
			o.sheet.Close()
			s.needs.OpenCard(o.thing.Card)
		}))
	}
	if o.id == "" {
		return widgets.NewWrap(k, 8, 0, append(list, widgets.NewPill(k, s.t("leaveGame"), "close", func() {
			o.sheet.Close()
			s.send("leave", o.seat, nil)
		}))...)
	}
	list = append(list, widgets.NewPill(k, s.t("takeOff"), "undo", func() { o.leave("remove") }))
	return widgets.NewWrap(k, 8, 0, append(list, widgets.NewPill(k, s.t("destroy"), "delete", func() { o.leave("destroy") }))...)
}

func (o *inspect) hasTrack(id string) bool {
	return slices.ContainsFunc(o.thing.Tracks, func(t tracker.Track) bool { return t.ID == id })
}

func (o *inspect) change(track string, amount int) {
	o.screen.change(o.seat, o.id, track, amount)
}

func (o *inspect) ask(track string) {
	title := o.screen.t(camel("set", track), "Name", o.thing.Name)
	o.screen.askNumber(o.kit, title, trackOf(o.thing.Tracks, track), func(n int) {
		o.screen.send("set", o.seat, fields{"track": track, "value": n}.about(o.id))
	})
}

func (o *inspect) flip(marker string) {
	o.screen.send("marker", o.seat, fields{"marker": marker, "on": !markerOf(o.thing.Markers, marker)}.about(o.id))
}

func (o *inspect) leave(kind tracker.Kind) {
	o.sheet.Close()
	o.screen.send(kind, o.seat, fields{}.about(o.id))
}
