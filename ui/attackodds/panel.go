package attackodds

import (
	"context"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/ui/background"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Panel is a view of the exact odds of one attack on a ground of its own. They are reckoned
// off the goroutine that draws: nothing waits for them, and until they are there the panel
// is as high as they are likely to be.
type Panel struct {
	*widgets.Panel
	view   *View
	likely *View // never drawn: of the room the odds need before they are there
	seen   *fyne.Container
	reckon func(background.Job)
	moved  func()
}

// NewPanel returns a panel without odds. reckon does a job off that goroutine and calls off
// the one before; moved is told when the panel takes other room; opens leads to what an
// effect is, nil for nowhere.
func NewPanel(k *widgets.Kit, w *words.Words, reckon func(background.Job), moved func(), opens func(word string)) *Panel {
	parts := func() (*View, *fyne.Container) {
		v := NewView(k, w, widgets.NewFlatBars)
		return v, widgets.NewColumn(k, 4, v.Title, v.Line, v.Bars, v.Effects, v.Back)
	}
	view, seen := parts()
	likely, room := parts()
	view.OnPoint, view.OnTerm = moved, opens
	return &Panel{widgets.NewPanel(k, seen).Tint(theme.Background).Reserve(room), view, likely, seen, reckon, moved}
}

// Weigh asks for the odds of an exchange and shows them when they are there, or says why
// there are none. What was asked before is reckoned no further.
func (p *Panel) Weigh(x combat.Exchange) {
	p.likely.drawAll(likely(&x))
	p.reckon(func(ctx context.Context) func() {
		var meter combat.Meter
		answer, err := Reckon(&meter, &x, Budget(ctx))
		return func() {
			before := p.HeightFor(p.Size().Width)
			if err != nil {
				p.view.Refuse(err)
			} else {
				p.view.drawAll(answer)
			}
			if p.HeightFor(p.Size().Width) != before { // more than was likely
				p.moved()
			}
			p.view.Effects.Refresh()
			p.seen.Refresh()
		}
	})
}

// drawAll draws an answer in bars of its own.
func (v *View) drawAll(a Answer) {
	bars := Spans(a)
	v.Draw(a, bars, a.Highest(bars))
}
