package effect

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// forbid bars objects from something for a while, or until the card's token is gone.
func (r *run) forbid(s *deed.Step, o *state.Object, _ int) error {
	if len(o.Passing) >= state.MaxList {
		return nil
	}
	it := r.scene.Deed()
	until := pick.Either(s.Until == "", "round", s.Until)
	o.Passing = append(slices.Clip(o.Passing), state.Passing{Bars: s.Name, Until: until, Card: r.scene.Card.Printed.Name, Say: it.Say, From: r.scene.Card, Given: s.Given})
	return nil
}
