package magewars

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog/deed"
)

// What a card cancels has not happened yet: a spell waits for the cards that lie hidden and may counter it, an attack
// for those that may avoid it, a healing for what keeps it off (R-49, R-65, R-67, reading W). A step that cancels
// at a moment when all is over already must take it back, and is named here.
func TestR49WhatIsCancelledHasNotHappened(t *testing.T) {
	all, err := deed.Read(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	takenBack := map[deed.Moment]string{
		deed.Dies: "effect", // it is put back
	}
	seen := 0
	for id, deeds := range all {
		for i := range deeds {
			it := &deeds[i]
			deed.Walk(it.Do, func(s *deed.Step) {
				if s.Do != deed.Cancel {
					return
				}
				seen++
				attack := slices.Contains([]deed.Moment{deed.Attack, deed.Attacked}, it.At)
				switch {
				case it.Answers(), it.AfterDice(), attack && it.Before(), takenBack[it.At] == s.Name:
				case s.Name == "spell", s.Name == "attack" && attack, s.Name == "damage":
					t.Errorf("%s: deed %d cancels %q when it has happened", id, i+1, s.Name)
				}
			})
		}
	}
	if seen < 50 {
		t.Errorf("%d steps cancel something", seen)
	}
}
