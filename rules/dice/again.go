package dice

import "slices"

// again is a Source that shows what was thrown before, and rolls only what comes
// after that.
type again struct {
	faces   []Face
	effects []int
	fresh   Source
}

// Again returns a Source with which [Throw] and [ThrowEffect] show these attack dice
// and these numbers of the effect die, each in its order, before anything is rolled.
// Neither list is changed.
func Again(faces []Face, effects []int, fresh Source) Source {
	return &again{faces, effects, fresh}
}

// IntN is part of Source.
func (a *again) IntN(n int) int {
	die := AttackDie()
	switch {
	case n == len(die) && len(a.faces) > 0:
		face := a.faces[0]
		a.faces = a.faces[1:]
		return slices.Index(die[:], face)
	case n == EffectSides && len(a.effects) > 0:
		side := a.effects[0]
		a.effects = a.effects[1:]
		return side - 1
	}
	return a.fresh.IntN(n)
}
