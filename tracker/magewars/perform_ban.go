package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/keyword"
)

// forbid bars objects from something for a while, or until the card's token is gone.
func (r *run) forbid(s *deed.Step, o *Object) {
	if len(o.Passing) >= maxList {
		return
	}
	it := r.scene.deed()
	until := either(s.Until == "", "round", s.Until)
	o.Passing = append(slices.Clip(o.Passing), Passing{Bars: s.Name, Until: until, Card: r.scene.card.Printed.Name, Say: it.Say, card: r.scene.card, given: s.Given})
}

// force makes an object do what it must: what it moved through hinders it, or takes
// its whole action.
func (r *run) force(s *deed.Step, o *Object) {
	if o.ID != r.Acting {
		return
	}
	switch s.Name {
	case toHinder:
		r.Hindered = r.Hindered || !o.has(keyword.Elusive) && !r.barred(toHinder, o)
	case "full-action":
		r.Acted, r.Moves = true, mostMoves
	}
}
