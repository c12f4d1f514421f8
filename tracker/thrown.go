package tracker

import "github.com/quickcast/quickcast/rules/dice"

// thrown are all dice that ever lay on the table, and how many of them lie there
// now. What was thrown stays (reading X): when it was taken back, the next throw
// shows it again.
type thrown struct {
	faces []dice.Face
	sides []int

	facesNow, sidesNow int
}

// take lays the dice of an event down.
func (t *thrown) take(e Event) {
	t.faces, t.facesNow = lay(t.faces, t.facesNow, e.Faces)
	t.sides, t.sidesNow = lay(t.sides, t.sidesNow, e.Rolls)
}

// back takes the dice of the last event up again.
func (t *thrown) back(e Event) {
	t.facesNow -= len(e.Faces)
	t.sidesNow -= len(e.Rolls)
}

// lay writes dice over what was thrown there before; what came after stays.
func lay[T any](dice []T, at int, more []T) (all []T, now int) {
	n := copy(dice[at:], more)
	return append(dice, more[n:]...), at + len(more)
}

// Again is where the dice come from that an event does not carry: those that were
// thrown at this point of the game before and taken back (reading X), then fresh ones.
func (s *Session) Again(e Event, fresh dice.Source) dice.Source {
	t := &s.thrown
	return dice.Again(t.faces[min(t.facesNow+len(e.Faces), len(t.faces)):], t.sides[min(t.sidesNow+len(e.Rolls), len(t.sides)):], fresh)
}
