package law

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Healable tells whether damage can be taken off the object by healing.
func Healable(o *state.Object) bool {
	body := o.Fighter()
	return body.Heals()
}

// DueTasks counts the tasks of an Upkeep that must be done, and the deeds that are not to be left.
func DueTasks(s *state.State) int {
	deeds := pick.Count(s.Offers, func(o state.Offer) bool { return o.Must && o.Scene.Deed().At == deed.Upkeep })
	return deeds + pick.Count(s.Queue, func(t state.Task) bool { return !t.Optional() })
}

// Melts is the damage an object takes because it melts, 0 where a card forbids it.
func Melts(s *state.State, o *state.Object) int {
	n := o.Highest(keyword.Melting)
	return pick.Either(n > 0 && Barred(s, ToMelt, o), 0, n)
}

// Regenerates is the highest Regenerate of a damaged object that can be healed
//
func Regenerates(o *state.Object) int {
	x := o.Highest(keyword.Regenerate)
	return pick.Either(o.Damage == 0 || !Healable(o), 0, x)
}

// Swims is what a damaged Siren would regenerate in water; more Regenerate
// of hers makes it needless.
func Swims(o *state.Object) int {
	return pick.Either(!o.Able(state.Amphibious) || o.Damage == 0 || Regenerates(o) > 0, 0, 1)
}

// Mending are the tasks of an object's Upkeep that wait for damage.
func Mending(o *state.Object) []state.Task {
	return []state.Task{
		{Kind: state.RegenerateTask, Amount: Regenerates(o), Object: o.ID, Seat: o.Controller},
		{Kind: state.AmphibiousTask, Amount: Swims(o), Object: o.ID, Seat: o.Controller},
	}
}

// PlagueTargets counts what a Plague Master could hurt, if it has the mana.
func PlagueTargets(s *state.State, mage *state.Object) int {
	if !mage.Able(state.PlagueMaster) {
		return 0
	}
	n := pick.Count(s.Objects, (*state.Object).Poisoned)
	return pick.Either(n > mage.Mana, 0, n)
}
