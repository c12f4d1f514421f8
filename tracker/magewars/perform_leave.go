package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
)

// mayCast gives leave to cast the spells a step means.
func (r *run) mayCast(s *deed.Step) error {
	most, err := r.amount(s.Spells.Count)
	if err != nil {
		return err
	}
	g := FreeCast{Seat: r.scene.card.Controller, Card: r.scene.card.Printed.Name, Left: max(1, most), Free: s.Free, spells: *s.Spells}
	if len(r.FreeCasts) < maxList {
		r.FreeCasts = append(slices.Clip(r.FreeCasts), g)
	}
	return nil
}
