package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/internal/words"
	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// choices are what the rules offer for the object now, to guard at once among it; its
// attack, the next part of a fight and the abilities have places of their own.
func (o *inspect) choices() []tracker.Choice {
	list := slices.DeleteFunc(choicesFor(o.screen.seen.view, o.seat, o.id), func(c tracker.Choice) bool {
		switch c.Event.Kind {
		case "next", "attack", "strike", "barrier", "counterstrike", "ability":
			return true
		}
		return false
	})
	if is, ok := o.object(); ok && o.screen.table != nil {
		state, _ := o.screen.seen.state.(*magewars.State)
		if game, ok := o.screen.table.Game().(*magewars.Game); ok {
			if c, ok := game.Guarding(state, is.ID); ok {
				list = append([]tracker.Choice{c}, list...)
			}
		}
	}
	return list
}

// choiceText names a choice in its own object's sheet, where its name goes without
// saying.
func (o *inspect) choiceText(c tracker.Choice) string {
	if id := "tablescreen." + camel("act", string(c.Event.Kind)); o.screen.needs.Words.Has(id) {
		return o.screen.needs.Words.T(id)
	}
	return o.screen.say(c.Text)
}

// foot is an attack, and the first of what else may be done now.
func (o *inspect) foot() fyne.CanvasObject {
	var buttons []fyne.CanvasObject
	if len(o.screen.attacksOf(o.seat, o.id)) > 0 {
		buttons = append(buttons, widgets.NewButton(o.kit, widgets.Primary, o.screen.t("attack"), "melee", func() {
			o.sheet.Close()
			o.screen.openAttack(o.seat, o.id)
		}))
	}
	if list := o.choices(); len(list) > 0 {
		buttons = append(buttons, o.button(list[0]))
	}
	if len(buttons) == 0 {
		return nil
	}
	return widgets.NewEqual(o.kit, 10, buttons...)
}

// actions are what else may be done now; nil for nothing.
func (o *inspect) actions() fyne.CanvasObject {
	var buttons []fyne.CanvasObject
	for i, c := range o.choices() {
		if i > 0 { // the first stands in the foot
			buttons = append(buttons, o.button(c))
		}
	}
	if len(buttons) == 0 {
		return nil
	}
	return widgets.NewGrid(o.kit, actionLeast, 8, buttons...)
}

// actionLeast is how narrow the button of an action may be, in dp.
const actionLeast float32 = 150

func (o *inspect) button(c tracker.Choice) fyne.CanvasObject {
	return widgets.NewButton(o.kit, widgets.Calm, o.choiceText(c), choiceIcon(c.Event.Kind), func() {
		if len(c.Needs) > 0 && o.screen.openOffer(o.kit, c) {
			return
		}
		if c.Event.Kind == "guard" || c.Event.Kind == "end" { // its activation is over
			o.sheet.Close()
		}
		o.screen.do(c.Event)
	})
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
	case "reveal":
		return "seen"
	case "move":
		return "onto"
	case "attack", "strike", "barrier", "counterstrike":
		return "melee"
	default:
		return "next"
	}
}

// object is what is inspected as the game has it.
func (o *inspect) object() (*magewars.Object, bool) {
	state, ok := o.screen.seen.state.(*magewars.State)
	if !ok {
		return nil, false
	}
	if o.id == "" {
		return state.Mage(o.seat), true
	}
	return state.Object(o.id)
}

// trait is a keyword of an object, as it is read and as cards print it.
type trait struct{ label, keyword string }

// traits are the keywords the object has now, and its Defense.
func (o *inspect) traits() []trait {
	is, ok := o.object()
	if !ok {
		return nil
	}
	s := o.screen
	var list []trait
	if state, ok := s.seen.state.(*magewars.State); ok {
		for _, d := range state.Defenses(is.ID) {
			list = append(list, trait{s.t("defenseOf", "Min", d.Min), "Defense"})
		}
	}
	for _, keyword := range is.KeywordList() {
		if t := (trait{s.needs.Words.Term(words.TraitTerm, keyword), keyword}); !slices.Contains(list, t) {
			list = append(list, t)
		}
	}
	return list
}

// traitChips are the keywords as chips; each opens what it means.
func (o *inspect) traitChips() fyne.CanvasObject {
	traits := o.traits()
	if len(traits) == 0 {
		return nil
	}
	wrap := widgets.NewWrap(o.kit, 8, 0)
	for _, t := range traits {
		wrap.Objects = append(wrap.Objects, widgets.NewChip(o.kit, widgets.ChipFace{Label: t.label, Hollow: true}, o.screen.opens(t.keyword)))
	}
	return wrap
}

// attached is what lies on the object and may be seen.
func (o *inspect) attached() []tracker.ObjectView {
	is, ok := o.object()
	if !ok {
		return nil
	}
	var list []tracker.ObjectView
	for _, seat := range o.screen.seen.view.Seats {
		for _, each := range seat.Objects {
			if each.Host == is.ID {
				list = append(list, each)
			}
		}
	}
	return list
}

// attachedRows lists what lies on the object, and what the object lies on: a tap
// opens it.
func (o *inspect) attachedRows() []fyne.CanvasObject {
	var tiles []fyne.CanvasObject
	for _, each := range o.attached() {
		tiles = append(tiles, o.leadTo(each.ID, each.Name, each.Kind, o.screen.kindName(each.Kind)))
	}
	if state, ok := o.screen.seen.state.(*magewars.State); ok && o.thing.Host != "" {
		if host, ok := state.Object(o.thing.Host); ok {
			tiles = append(tiles, o.leadTo(host.ID, host.Printed.Name, host.Printed.Kind, o.screen.t("theHost")))
		}
	}
	if len(tiles) == 0 {
		return nil
	}
	return []fyne.CanvasObject{widgets.NewGrid(o.kit, actionLeast, 8, tiles...)}
}

// leadTo is a tile that opens another object in place of this one.
func (o *inspect) leadTo(id, name, kind, line string) fyne.CanvasObject {
	face := widgets.PickFace{Title: name, Line: line, Icon: kind, IconRole: theme.Quiet}
	return widgets.NewPick(o.kit, face, func() {
		state, ok := o.screen.seen.state.(*magewars.State)
		if !ok {
			return
		}
		other, ok := state.Object(id)
		if !ok {
			return
		}
		if other.IsMage() {
			id = ""
		}
		o.sheet.Close()
		o.screen.openObject(o.kit, other.Controller, id)
	})
}
