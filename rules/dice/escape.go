package dice

import "math/big"

// Escape is a creature with markers it may shake off: at the end of each of its
// Action Phases one roll of the effect die for each, and needs or more removes it
//
type Escape struct {
	Markers, Needs, Phases int
}

// Left is the distribution of the markers left after the Action Phases.
func (e Escape) Left() Dist {
	kept := CountOf(uint64(EffectSides - Sides(e.Needs)))
	stays, all := CountOf(1), CountOf(1) // of one marker, over all the phases
	for range e.Phases {
		stays, all = stays.Times(kept), all.Times(CountOf(EffectSides))
	}
	return Spread(0, raised([]Count{all.Minus(stays), stays}, e.Markers, nil))
}

// Free is the probability that no marker is left.
func (e Escape) Free() *big.Rat { return e.Left().At(0) }
