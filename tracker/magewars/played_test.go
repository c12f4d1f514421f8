package magewars

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/gamelaws"
)

// What the games say at every step of games of made-up choices is what they said before: at
// drawn tables, and at a crowded one with every eighth card that does something put there.
func TestTheySayWhatTheySaid(t *testing.T) {
	gamelaws.Played(t, Academy(), cards(t), gamelaws.Tables{Count: 4, Steps: 50}, "testdata/played-academy.txt")
	crowded := crowd(t)
	found := func(yield func(string, tracker.State) bool) {
		n := 0
		for _, c := range cards(t).Cards() {
			if len(c.Deeds()) == 0 {
				continue
			}
			if n++; n%8 != 0 {
				continue
			}
			s := *crowded.s
			s.Objects, s.Players = slices.Clone(s.Objects), slices.Clone(s.Players)
			tb := &table{t: t, game: crowded.game, s: &s}
			stage(t, tb, c)
			if !yield(string(c.ID), tb.s) {
				return
			}
		}
	}
	gamelaws.Played(t, Arena(), cards(t), gamelaws.Tables{Found: found, After: 2, Count: 3, Steps: 50}, "testdata/played-arena.txt")
}
