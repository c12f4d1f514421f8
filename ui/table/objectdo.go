package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// choices are what the rules offer for the object now; what has a place of its own on
// the game's face is not among them.
func (o *inspect) choices() []tracker.Choice {
	if o.over() {
		return nil
	}
	list := slices.DeleteFunc(o.screen.seen.View.About(o.seat, o.id), func(c tracker.Choice) bool { return c.Own })
	return append(slices.Clip(o.offers.Choices), list...)
}

// over tells whether the seat has fallen or left: nothing more is offered to it.
func (o *inspect) over() bool {
	seat, _ := o.screen.seen.View.Seat(o.seat)
	return seat.Fallen || seat.Gone
}

// choiceText names a choice in its own object's sheet, where its name goes without
// saying.
func (o *inspect) choiceText(c tracker.Choice) string {
	if c.Short != nil {
		return o.screen.Say(c.Short)
	}
	return o.screen.Say(c.Text)
}

// foot is what the game puts first, such as an attack, and the first of what else may
// be done now.
func (o *inspect) foot() fyne.CanvasObject {
	var buttons []fyne.CanvasObject
	if first := o.offers.First; first != nil && !o.over() {
		kind := widgets.Calm
		if o.offers.Due {
			kind = widgets.Primary
		}
		buttons = append(buttons, widgets.NewButton(o.kit, kind, first.Label, first.Icon, func() {
			o.sheet.Close()
			first.Do()
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
	return widgets.NewButton(o.kit, widgets.Calm, o.choiceText(c), choiceIcon(c), func() {
		if len(c.Needs) > 0 && o.screen.askMore(o.kit, c) {
			return
		}
		if c.Ends {
			o.sheet.Close()
		}
		o.screen.Do(c.Event)
	})
}

// choiceIcon is the picture of a choice.
func choiceIcon(c tracker.Choice) string {
	if c.Icon == "" {
		return "next"
	}
	return c.Icon
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
