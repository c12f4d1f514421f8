package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
)

// forbid bars objects from something for a while, or until the card's token is gone.
func (r *run) forbid(s *deed.Step, o *Object, _ int) error {
	if len(o.Passing) >= maxList {
		return nil
	}
	it := r.scene.deed()
	until := either(s.Until == "", "round", s.Until)
	o.Passing = append(slices.Clip(o.Passing), Passing{Bars: s.Name, Until: until, Card: r.scene.card.Printed.Name, Say: it.Say, card: r.scene.card, given: s.Given})
	return nil
}
