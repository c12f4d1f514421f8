package dice

import "slices"

// Told is a Source that is told what is wanted of it, where that is no attack die.
type Told interface {
	Source
	// Side is a side of a die with so many: 1 to of.
	Side(of int) int
	// Draw is one of so many that lie face down: 1 to among.
	Draw(among int) int
}

// ThrowSide rolls a die with so many sides: 1 to of.
func ThrowSide(from Source, of int) int {
	if told, ok := from.(Told); ok {
		return told.Side(of)
	}
	return 1 + from.IntN(of)
}

// Draw draws one of so many that lie face down: 1 to among.
func Draw(from Source, among int) int {
	if told, ok := from.(Told); ok {
		return told.Draw(among)
	}
	return 1 + from.IntN(among)
}

// again is a Source that shows what was thrown before, and rolls only what comes
// after that.
type again struct {
	faces []Face
	sides []int
	fresh Source
}

// Again returns a Source with which [Throw], and [ThrowSide] or [Draw], show these attack
// dice and these numbers, each in its order, before anything is rolled. Neither list
// is changed.
func Again(faces []Face, sides []int, fresh Source) Source {
	return &again{faces, sides, fresh}
}

// IntN is part of Source.
func (a *again) IntN(n int) int {
	die := AttackDie()
	if n == len(die) && len(a.faces) > 0 {
		face := a.faces[0]
		a.faces = a.faces[1:]
		return slices.Index(die[:], face)
	}
	return a.fresh.IntN(n)
}

// Side is part of Told.
func (a *again) Side(of int) int {
	if len(a.sides) > 0 {
		side := a.sides[0]
		if a.sides = a.sides[1:]; side <= of {
			return side
		}
	}
	return ThrowSide(a.fresh, of)
}

// Draw is part of Told.
func (a *again) Draw(among int) int { return a.Side(among) }
