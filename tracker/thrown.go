package tracker

import "github.com/quickcast/quickcast/rules/dice"

// thrown are all dice that ever lay on the table, and how many of them lie there
// now. What was thrown stays (reading X): when it was taken back, the next throw
// shows it again.
type thrown struct {
	faces []dice.Face
	sides []int
	// Which of them somebody told who had thrown real dice.
	toldFaces, toldSides []bool

	facesNow, sidesNow int
}

// take lays the dice of an event down.
func (t *thrown) take(e Event) {
	t.toldFaces, _ = lay(t.toldFaces, t.facesNow, told(len(e.Faces), e.ToldFaces))
	t.toldSides, _ = lay(t.toldSides, t.sidesNow, told(len(e.Rolls), e.ToldRolls))
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

// told marks the first n of so many dice.
func told(dice, n int) []bool {
	list := make([]bool, dice)
	for i := range min(n, dice) {
		list[i] = true
	}
	return list
}

// still counts on how many dice of an event were told: those it carried, and after them those
// that had been told when they were thrown before.
func still(count, dice, at int, told []bool) int {
	for count < dice && at+count < len(told) && told[at+count] {
		count++
	}
	return count
}

// WithTold is an event that has been rolled, which came with some told dice: those that lie
// there again as they were told are told still.
func (s *Session) WithTold(e Event) Event {
	t := &s.thrown
	e.ToldFaces = still(e.ToldFaces, len(e.Faces), t.facesNow, t.toldFaces)
	e.ToldRolls = still(e.ToldRolls, len(e.Rolls), t.sidesNow, t.toldSides)
	return e
}

// Again is where the dice come from that an event does not carry: those that were
// thrown at this point of the game before and taken back (reading X), then fresh ones.
func (s *Session) Again(e Event, fresh dice.Source) dice.Source {
	t := &s.thrown
	return dice.Again(t.faces[min(t.facesNow+len(e.Faces), len(t.faces)):], t.sides[min(t.sidesNow+len(e.Rolls), len(t.sides)):], fresh)
}
