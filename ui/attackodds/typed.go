package attackodds

import (
	"slices"

	"github.com/quickcast/quickcast/rules/dice"
)

// Typed are real dice that are typed in. The zero value has none.
type Typed struct {
	Faces dice.Roll // of the attack dice, in the order they fell
	Sides []int     // of the effect dice, in the order they fell
	Order []bool    // of both together: true where it is an effect die
}

// face adds an attack die.
func (t *Typed) face(f dice.Face) { t.Faces, t.Order = append(t.Faces, f), append(t.Order, false) }

// side adds an effect die.
func (t *Typed) side(n int) { t.Sides, t.Order = append(t.Sides, n), append(t.Order, true) }

// Back takes the last die away, if there is one.
func (t *Typed) Back() {
	n := len(t.Order)
	switch {
	case n == 0:
		return
	case t.Order[n-1]:
		t.Sides = t.Sides[:len(t.Sides)-1]
	default:
		t.Faces = t.Faces[:len(t.Faces)-1]
	}
	t.Order = t.Order[:n-1]
}

// Clone gives a copy that shares nothing.
func (t *Typed) Clone() Typed {
	return Typed{slices.Clone(t.Faces), slices.Clone(t.Sides), slices.Clone(t.Order)}
}
