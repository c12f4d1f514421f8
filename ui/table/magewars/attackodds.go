package magewars

import (
	"context"

	"fyne.io/fyne/v2"

	"quickcast/rules/combat"
	"quickcast/tracker"
	"quickcast/ui/attackodds"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// attackOdds is the panel of an attack's exact odds. They are reckoned off the UI
// goroutine: the sheet never waits for them.
type attackOdds struct {
	attack *attack
	view   *attackodds.View
	likely *attackodds.View // never drawn: of the room the odds need before they are there
	panel  *widgets.Panel
}

func newAttackOdds(a *attack) *attackOdds {
	o := &attackOdds{attack: a}
	parts := func() (*attackodds.View, *fyne.Container) {
		v := attackodds.NewView(a.kit, a.screen.Needs().Words, widgets.NewFlatBars)
		return v, widgets.NewColumn(a.kit, 4, v.Title, v.Line, v.Bars, v.Effects, v.Back)
	}
	view, seen := parts()
	likely, room := parts()
	view.OnPoint, view.OnTerm = func() { a.sheet.Refresh() }, a.screen.Needs().OpenTerm
	o.view, o.likely, o.panel = view, likely, widgets.NewPanel(a.kit, seen).Tint(theme.Background).Reserve(room)
	return o
}

// of is the panel with the odds of an event, nothing where there are none to reckon.
func (o *attackOdds) of(e tracker.Event) []fyne.CanvasObject {
	x, ok := o.attack.screen.law().Odds(o.attack.screen.state(), e)
	if !ok {
		return nil
	}
	draw(o.likely, attackodds.Likely(&x))
	o.weigh(x)
	return []fyne.CanvasObject{o.panel}
}

// weigh asks for the odds of an exchange and shows them when they are there, or says
// why there are none. What was asked before is reckoned no further.
func (o *attackOdds) weigh(x combat.Exchange) {
	o.attack.screen.Reckon(func(ctx context.Context) func() {
		var meter combat.Meter
		answer, err := attackodds.Reckon(&meter, &x, attackodds.Budget(ctx))
		return func() {
			if err != nil {
				o.view.Refuse(err)
			} else {
				draw(o.view, answer)
			}
			o.attack.column.Refresh()
			o.attack.sheet.Refresh()
		}
	})
}

// draw draws an answer in bars of its own.
func draw(v *attackodds.View, a attackodds.Answer) {
	bars := attackodds.Spans(a)
	v.Draw(a, bars, a.Highest(bars))
}
