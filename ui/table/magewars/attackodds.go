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
	parts  *fyne.Container
	panel  *widgets.Panel
}

// oddsLeast is the room of the odds in dp before they are there: a headline, a line and
// the bars.
const oddsLeast float32 = 190

func newAttackOdds(a *attack) *attackOdds {
	o := &attackOdds{attack: a, view: attackodds.NewView(a.kit, a.screen.Needs().Words, widgets.NewFlatBars)}
	o.view.OnPoint = func() { a.sheet.Refresh() }
	o.view.OnTerm = a.screen.Needs().OpenTerm
	o.parts = widgets.NewColumn(a.kit, 4, o.view.Title, o.view.Line, o.view.Bars, o.view.Effects, o.view.Back)
	o.panel = widgets.NewPanel(a.kit, o.parts).Tint(theme.Background).Keep(oddsLeast)
	return o
}

// of is the panel with the odds of an event, nothing where there are none to reckon.
func (o *attackOdds) of(e tracker.Event) []fyne.CanvasObject {
	x, ok := o.attack.screen.law().Odds(o.attack.screen.state(), e)
	if !ok {
		return nil
	}
	o.weigh(x)
	return []fyne.CanvasObject{o.panel}
}

// weigh asks for the odds of an exchange and shows them when they are there, or says
// why there are none. What was asked before is reckoned no further.
func (o *attackOdds) weigh(x combat.Exchange) {
	o.attack.screen.Reckon(func(ctx context.Context) func() {
		var meter combat.Meter
		answer, err := attackodds.Reckon(&meter, &x, attackodds.Budget(ctx))
		return func() { o.draw(answer, err) }
	})
}

func (o *attackOdds) draw(answer attackodds.Answer, err error) {
	before := o.panel.HeightFor(o.panel.Size().Width)
	if err != nil {
		o.view.Refuse(err)
	} else {
		bars := attackodds.Spans(answer)
		o.view.Draw(answer, bars, answer.Highest(bars))
	}
	if high := o.panel.HeightFor(o.panel.Size().Width); high != before {
		o.panel.Keep(high) // less leaves room: nothing below jumps back
		o.attack.column.Refresh()
		o.attack.sheet.Refresh()
	}
	o.view.Effects.Refresh()
	o.parts.Refresh()
}
