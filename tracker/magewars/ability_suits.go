package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

// What powers can be used on, each as a mage's card says it.

func afflicted(_ *State, _, o *Object) bool { return o.isCreature() && len(o.Conditions) > 0 }

func zappable(s *State, mage, o *Object) bool {
	return o.ID != mage.ID && (o.isCreature() || s.isA(KindConjuration, mage.Controller, o))
}

func bondable(s *State, mage, o *Object) bool {
	return listed(o.Printed.Subtypes, "tree") && s.Allied(o.Controller, mage.Controller)
}

func pullable(_ *State, mage, o *Object) bool {
	return o.isCreature() && o.ID != mage.ID && !o.has(keyword.Unmovable)
}

// callable is a creature but no mage that hears a psychic song.
func callable(s *State, mage, o *Object) bool {
	return o.Printed.Kind == KindCreature && !o.has(keyword.Immunity(string(combat.Psychic))) &&
		(!s.Allied(o.Controller, mage.Controller) || listed(o.Printed.Subtypes, "aquatic"))
}

// songs are the songs of a mage that go on: those that dissipate and the called.
func (s *State) songs(seat tracker.Seat) []*Object {
	var list []*Object
	for _, o := range s.Objects {
		song := o.Controller == seat && !o.FaceDown && listed(o.Printed.Subtypes, "song") && o.Tokens[Dissipate] > 0
		if song || o.Tokens[callToken] > 0 && !s.Allied(o.Controller, seat) {
			list = append(list, o)
		}
	}
	return list
}

// sustainable is a song about to expire that was kept going less than two rounds,
// while fewer than two others are.
func sustainable(s *State, mage, o *Object) bool {
	songs := s.songs(mage.Controller)
	kept := 0
	for _, song := range songs {
		if song != o && song.Tokens[fermataToken] > 0 {
			kept++
		}
	}
	return slices.Contains(songs, o) && o.Tokens[fermataToken] < 2 && kept < 2 && o.Tokens[Dissipate] <= 1
}

// What can be chosen for a power.

func fallenCurses(s *State, mage *Object) []string { return s.cardsMarked(mage, curseMark) }

func fallenServants(s *State, mage *Object) []string {
	return s.cardsMarked(mage, eternalServant.marker())
}

// cardsMarked names the cards on a mage's discard pile that bear a mark; curses of
// this round only.
func (s *State) cardsMarked(mage *Object, mark string) []string {
	var list []string
	for _, c := range s.Player(mage.Owner).Discard {
		if c.mark == mark && c.round == s.Round && !slices.Contains(list, c.Name) {
			list = append(list, c.Name)
		}
	}
	return list
}

// orderChoices are what a Warlord can order: each of the two has his own three,
// one whose card the table does not know has them all.
func orderChoices(_ *State, mage *Object) []string {
	blood, anvil := []string{"charge", "ranged", "guard"}, []string{"piercing", "fast", "tough"}
	switch {
	case slices.Contains(mage.Printed.Traits, keyword.Tough.With(-2)):
		return anvil
	case slices.Contains(mage.Printed.Traits, keyword.Melee.With(1)):
		return blood
	}
	return append(blood, anvil...)
}
