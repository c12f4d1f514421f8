package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// inspect is the sheet of one object, or of a seat's mage: its life, markers,
// what it may do now, conditions, tokens, and what else can be set.
type inspect struct {
	screen *Screen
	kit    *widgets.Kit
	seat   tracker.Seat
	id     string // empty for the mage
	sheet  *sheet
	thing  tracker.ObjectView

	dial       *widgets.Dial
	markers    []*widgets.Marker
	markerIDs  []string
	conditions *tally
	tokens     *tally
	actions    *fyne.Container
	texts      []string
	steps      map[string]*widgets.Stepper
	column     *fyne.Container
}

// openMage opens the sheet of a seat's mage.
func (s *Screen) openMage(seat tracker.Seat) { s.openObject(s.board.kitOf(seat), seat, "") }

// openObject opens the sheet of an object.
func (s *Screen) openObject(k *widgets.Kit, seat tracker.Seat, id string) {
	thing, ok := thingOf(s.seen.view, seat, id)
	if !ok {
		return
	}
	o := &inspect{screen: s, kit: k, seat: seat, id: id, column: widgets.NewColumn(k, 12)}
	o.build(thing)
	o.sheet = s.openSheet(k, thing.Name, o.column, o.follow)
}

// build makes the parts of the sheet.
func (o *inspect) build(thing tracker.ObjectView) {
	k := o.kit
	o.column.Objects, o.dial, o.markers, o.markerIDs = nil, nil, nil, nil
	markers := o.buildMarkers(thing)
	life := trackOf(thing.Tracks, magewars.LifeTrack)
	switch {
	case o.id != "" && life > 0:
		o.dial = widgets.NewDial(k, func(delta int) { o.change(magewars.DamageTrack, -delta) }, func() { o.ask(magewars.DamageTrack) })
		o.column.Objects = append(o.column.Objects, widgets.NewLine(k, 12, 1, o.dial, markers))
	case len(o.markers) > 0:
		o.column.Objects = append(o.column.Objects, markers)
	}
	o.actions, o.texts = widgets.NewWrap(k, 8, 0), nil
	o.conditions = newTally(o.screen, k, o.seat, o.id, "condition", o.screen.knownConditions())
	o.tokens = newTally(o.screen, k, o.seat, o.id, "token", []string{"rage", "growth", "charge", "load", "pet", magewars.Dissipate})
	o.column.Objects = append(o.column.Objects, o.actions, widgets.NewSection(k, o.screen.t("conditions"), ""), o.conditions.column)
	if o.id != "" {
		o.column.Objects = append(o.column.Objects, widgets.NewSection(k, o.screen.t("tokens"), ""), o.tokens.column)
	}
	o.column.Objects = append(o.column.Objects, widgets.NewSection(k, o.screen.t("valuesHead"), ""), o.buildSteps(thing), o.buildFoot(thing))
	o.set(thing)
}

func (o *inspect) buildMarkers(thing tracker.ObjectView) *fyne.Container {
	var list []fyne.CanvasObject
	for _, m := range thing.Markers {
		icon := map[string]string{magewars.ActiveMarker: "action", magewars.GuardMarker: "guard", magewars.QuickcastMarker: "quickcast"}[m.ID]
		if icon == "" {
			icon = "ready"
		}
		piece := widgets.NewMarker(o.kit, widgets.Round, icon, o.screen.say(m.Name), func() { o.flip(m.ID) })
		o.markers, o.markerIDs = append(o.markers, piece), append(o.markerIDs, m.ID)
		words := widgets.NewLabel(o.kit, o.screen.say(m.Name), widgets.Style{Size: theme.Small, Role: theme.Quiet})
		list = append(list, widgets.NewLine(o.kit, 6, 1, piece, words))
	}
	if o.id == "" {
		return widgets.NewWrap(o.kit, 12, 0, list...)
	}
	return widgets.NewColumn(o.kit, 4, list...)
}

// buildSteps makes rows for the numbers that change seldom.
func (o *inspect) buildSteps(thing tracker.ObjectView) fyne.CanvasObject {
	s := o.screen
	o.steps = map[string]*widgets.Stepper{}
	var rows []fyne.CanvasObject
	for _, t := range thing.Tracks {
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

// buildFoot makes what leads away from the object.
func (o *inspect) buildFoot(thing tracker.ObjectView) fyne.CanvasObject {
	s, k := o.screen, o.kit
	var list []fyne.CanvasObject
	if thing.Card != "" && o.id != "" && s.needs.OpenCard != nil {
		list = append(list, widgets.NewPill(k, s.t("openCard"), "cards", func() {
			o.sheet.Close()
			s.needs.OpenCard(thing.Card)
		}))
	}
	if o.id == "" {
		list = append(list, widgets.NewPill(k, s.t("leaveGame"), "close", func() {
			o.sheet.Close()
			s.send("leave", o.seat, nil)
		}))
		return widgets.NewWrap(k, 8, 0, list...)
	}
	list = append(list, widgets.NewPill(k, s.t("takeOff"), "undo", func() { o.end("remove") }))
	return widgets.NewColumn(k, 8, widgets.NewWrap(k, 8, 0, list...),
		widgets.NewButton(k, widgets.Danger, s.t("destroy"), "delete", func() { o.end("destroy") }))
}

// follow shows the object after something has happened.
func (o *inspect) follow(seen sight) {
	thing, ok := thingOf(seen.view, o.seat, o.id)
	if !ok {
		o.sheet.Close()
		return
	}
	if len(thing.Tracks) != len(o.thing.Tracks) || len(thing.Markers) != len(o.thing.Markers) {
		o.build(thing)
		o.sheet.Refresh()
		return
	}
	if o.set(thing) {
		o.sheet.Refresh()
	}
}

// set gives all parts their values and reports whether rows came or went.
func (o *inspect) set(thing tracker.ObjectView) bool {
	o.thing = thing
	if o.dial != nil {
		life, damage := trackOf(thing.Tracks, magewars.LifeTrack), trackOf(thing.Tracks, magewars.DamageTrack)
		hue := theme.Good
		if 2*(life-damage) < life {
			hue = theme.Harm
		}
		o.dial.Set(widgets.DialFace{
			Left: max(0, life-damage), Whole: life, Caption: o.screen.t("damageOf", "Damage", damage, "Life", life), Hue: hue,
			Name: o.screen.t("lifeSpoken", "Name", thing.Name, "Left", life-damage, "Damage", damage, "Life", life),
		})
	}
	for i, m := range thing.Markers {
		o.markers[i].Flip(m.On)
	}
	for _, t := range thing.Tracks {
		if step := o.steps[t.ID]; step != nil && step.Value() != t.Value {
			step.Set(t.Value)
		}
	}
	rows := o.conditions.set(thing.Conditions)
	rows = o.tokens.set(thing.Tokens) || rows
	return o.setActions() || rows
}

// setActions offers what the rules offer for it now, and an attack.
func (o *inspect) setActions() bool {
	s := o.screen
	choices := choicesFor(s.seen.view, o.seat, o.id)
	texts := []string{}
	for _, c := range choices {
		texts = append(texts, s.say(c.Text))
	}
	attacks := s.attacksOf(o.seat, o.id)
	if o.texts != nil && slices.Equal(texts, o.texts) {
		return false
	}
	o.texts, o.actions.Objects = texts, nil
	for i, c := range choices {
		o.actions.Objects = append(o.actions.Objects, widgets.NewPill(o.kit, texts[i], choiceIcon(c.Event.Kind), func() { s.do(c.Event) }))
	}
	if len(attacks) > 0 {
		o.actions.Objects = append(o.actions.Objects, widgets.NewPill(o.kit, s.t("attack"), "attack", func() {
			o.sheet.Close()
			s.openAttack(o.kit, o.seat, o.id)
		}))
	}
	return true
}

// choiceIcon is the picture of a kind of event.
func choiceIcon(kind tracker.Kind) string {
	switch kind {
	case "guard", "quickcast", "initiative":
		return string(kind)
	case "activate":
		return "action"
	case "resolve", "end":
		return "check"
	default:
		return "next"
	}
}

func (o *inspect) change(track string, amount int) {
	o.screen.send("change", o.seat, fields{"track": track, "amount": amount}.about(o.id))
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

func (o *inspect) end(kind tracker.Kind) {
	o.sheet.Close()
	o.screen.send(kind, o.seat, fields{}.about(o.id))
}
