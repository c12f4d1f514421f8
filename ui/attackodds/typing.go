package attackodds

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Laid are the dice typed so far in the order they fell, with places for those that are
// missing: so many attack dice, or one with sides, 0 for none.
func (t *Typed) Laid(k *widgets.Kit, w *words.Words, missing, of int) []fyne.CanvasObject {
	var laid []fyne.CanvasObject
	faces, sides := t.Faces, t.Sides
	for _, numbered := range t.Order {
		face := widgets.DieFace{}
		if numbered {
			face, sides = Side(w, sides[0], of), sides[1:]
		} else {
			face, faces = Die(w, faces[0]), faces[1:]
		}
		laid = append(laid, widgets.NewDie(k, face))
	}
	for range missing {
		laid = append(laid, widgets.NewDie(k, widgets.DieFace{Hollow: true}))
	}
	if of > 0 {
		laid = append(laid, widgets.NewDie(k, widgets.DieFace{Hollow: true, Twelve: of == dice.EffectSides}))
	}
	return laid
}

// Keys are the sides of the die that is typed next, one with so many sides or, for 0, an
// attack die, each of a width in dp; each is told after a key.
func (t *Typed) Keys(k *widgets.Kit, w *words.Words, of int, wide float32, each func()) []fyne.CanvasObject {
	var keys []fyne.CanvasObject
	key := func(face widgets.DieFace, wide float32, take func()) {
		keys = append(keys, widgets.NewDieKey(k, face, wide, func() {
			take()
			each()
		}))
	}
	for n := 1; n <= of; n++ {
		key(Side(w, n, of), theme.Target, func() { t.side(n) })
	}
	if of == 0 {
		for _, f := range Faces() {
			key(Die(w, f), wide, func() { t.face(f) })
		}
	}
	return keys
}
