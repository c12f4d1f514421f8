package attackodds

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Panel is a view of the exact odds of one attack on a ground of its own. Until they are
// there it is as high as they are likely to be.
type Panel struct {
	*widgets.Panel
	view   *View
	likely *View // never drawn: of the room the odds need before they are there
	seen   *fyne.Container
}

// NewPanel returns a panel without odds. pointed is told when a bar is pointed at; opens leads
// to what an effect is, nil for nowhere.
func NewPanel(k *widgets.Kit, w *words.Words, pointed func(), opens func(word string)) *Panel {
	parts := func() (*View, *fyne.Container) {
		v := NewView(k, w, widgets.NewFlatBars)
		return v, widgets.NewColumn(k, 4, v.Title, v.Line, v.Bars, v.Effects, v.Back)
	}
	view, seen := parts()
	likely, room := parts()
	view.OnPoint, view.OnTerm = pointed, opens
	return &Panel{widgets.NewPanel(k, seen).Tint(theme.Background).Reserve(room), view, likely, seen}
}

// Expect makes room for the odds of any of these attacks.
func (p *Panel) Expect(attacks ...combat.Exchange) { p.likely.drawAll(likely(attacks)) }

// Answer shows what an attack comes to, or why nobody can say.
func (p *Panel) Answer(a Answer, err error) {
	if err != nil {
		p.view.Refuse(err)
	} else {
		p.view.drawAll(a)
	}
	p.view.Effects.Refresh()
	p.seen.Refresh()
}

// drawAll draws an answer in bars of its own.
func (v *View) drawAll(a Answer) {
	bars := Spans(a)
	v.Draw(a, bars, a.Highest(bars))
}
