package table

import (
	"testing"

	"github.com/quickcast/quickcast/tracker"
)

// What the chosen answer says already is not said again below it.
func TestANoteDoesNotRepeatTheAnswer(t *testing.T) {
	s := newStand(t, phone)
	answers := s.screen.Answers(s.screen.needs.Kit, nil)
	for note, want := range map[string]int{"": 1, "Draw": 1, "Nobody wins": 2} {
		q := tracker.Question{Asks: []tracker.Ask{{Field: "rank", Options: []tracker.Answer{{Name: tracker.Own("Draw"), Chosen: true}}, Note: tracker.Own(note)}}}
		if got := len(answers.Parts(q, func(tracker.Ask) bool { return true })); got != want {
			t.Errorf("with the note %q there are %d parts, want %d", note, got, want)
		}
	}
}
