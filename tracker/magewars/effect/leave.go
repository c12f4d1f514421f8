package effect

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// mayCast gives leave to cast the spells a step means.
func (r *run) mayCast(s *deed.Step) error {
	most, err := r.amount(s.Spells.Count)
	if err != nil {
		return err
	}
	g := state.FreeCast{Seat: r.scene.Card.Controller, Card: r.scene.Card.Printed.Name, Left: max(1, most), Free: s.Free, Spells: *s.Spells}
	if len(r.FreeCasts) < state.MaxList {
		r.FreeCasts = append(slices.Clip(r.FreeCasts), g)
	}
	return nil
}
