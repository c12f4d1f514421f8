package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/widgets"
)

// choices are what the rules offer for the object now; what has a place of its own on
// the game's face is not among them.
func (o *inspect) choices() []tracker.Choice {
	if o.over() {
		return nil
	}
	list := slices.DeleteFunc(o.screen.seen.View.About(o.seat, o.id), func(c tracker.Choice) bool {
		return c.Own || slices.ContainsFunc(o.offers.Choices, func(of tracker.Choice) bool { return of.Event.Same(c.Event) })
	})
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

// split are the choices with short names, which are buttons, those of them that stand in the
// foot beside what the game puts first, and those that are sentences, such as what a card does.
func (o *inspect) split() (foot, buttons, sentences []tracker.Choice) {
	room := footRoom
	if o.offers.First != nil {
		room--
	}
	for _, c := range o.choices() {
		switch {
		case c.Short == nil:
			sentences = append(sentences, c)
		case len(foot) < room:
			foot = append(foot, c)
		default:
			buttons = append(buttons, c)
		}
	}
	return foot, buttons, sentences
}

// footRoom is how many buttons the foot of an object's sheet has room for.
const footRoom = 2

// foot is what the game puts first, such as an attack, and the first of what else may
// be done now.
func (o *inspect) foot() fyne.CanvasObject {
	var buttons []fyne.CanvasObject
	if first := o.offers.First; first != nil && !o.over() {
		kind := pick.Either(o.offers.Due, widgets.Primary, widgets.Calm)
		buttons = append(buttons, widgets.NewButton(o.kit, kind, first.Label, first.Icon, func() {
			o.sheet.Close()
			first.Do()
		}))
	}
	foot, _, _ := o.split()
	for _, c := range foot {
		buttons = append(buttons, o.button(c))
	}
	if len(buttons) == 0 {
		return nil
	}
	return widgets.NewEqual(o.kit, 10, buttons...)
}

// actions are what else may be done now: first what has a short name, which is in sight without
// a finger moving anything, then sentences. Each is nothing or one part.
func (o *inspect) actions() (acts, told []fyne.CanvasObject) {
	_, short, sentences := o.split()
	var buttons []fyne.CanvasObject
	least := actionLeast
	for _, c := range short {
		b := o.button(c)
		buttons, least = append(buttons, b), max(least, b.MinSize().Width) // what an action is called is never cut
	}
	if len(buttons) > 0 {
		acts = append(acts, widgets.NewGrid(o.kit, least, 8, buttons...))
	}
	if rows := o.screen.ChoiceRows(o.kit, sentences, o.choose); len(rows) > 0 {
		told = append(told, widgets.NewColumn(o.kit, 4, rows...))
	}
	return acts, told
}

// actionLeast is how narrow the button of an action may be, in dp.
const actionLeast float32 = 150

func (o *inspect) button(c tracker.Choice) fyne.CanvasObject {
	return widgets.NewButton(o.kit, widgets.Calm, o.choiceText(c), choiceIcon(c), func() { o.choose(c) })
}

// choose does a choice, or opens what it still asks.
func (o *inspect) choose(c tracker.Choice) {
	if len(c.Needs) > 0 && o.screen.askMore(o.kit, c) {
		return
	}
	if c.Ends {
		o.sheet.Close()
	}
	o.screen.Do(c.Event)
}

// choiceIcon is the picture of a choice, an icon of assets/icons.
func choiceIcon(c tracker.Choice) string {
	return pick.Either(c.Icon == "", "next", c.Icon)
}
