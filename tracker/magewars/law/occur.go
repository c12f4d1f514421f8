package law

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Done tells of a spell's deed that its attack has done already.
func (c *Case) Done() bool {
	p := c.Card.Printed
	if !p.MakesAttack() {
		return false
	}
	return !slices.ContainsFunc(c.Deed().Do, func(s deed.Step) bool {
		lifted := s.Do == deed.Cure && state.PlainName(s.Name) == p.Attacks[0].Lifts
		return s.Do != deed.Strike && !lifted
	})
}

// Prepaid tells of a deed that was paid for with the spell.
func (c *Case) Prepaid() bool { return c.Deed().At == deed.Cast && !c.Deed().May }

// Reminds tells of a deed in which there is nothing that the table can do or count: it is
// said, and nobody has to answer.
func (c *Case) Reminds() bool {
	it := c.Deed()
	return it.Cost == nil && it.Once.In == "" && !slices.ContainsFunc(it.Do, func(s deed.Step) bool { return s.Do != deed.Note })
}

// Spawns tells of deeds by which a spawnpoint or a familiar casts, which the rules of
// casting offer anyway.
func Spawns(o *state.Object, it *deed.Deed) bool {
	casts := slices.ContainsFunc(it.Do, func(s deed.Step) bool { return s.Do == deed.MayCast || s.Do == deed.Swap || s.Do == deed.Choose })
	return casts && (it.At == deed.Planning || it.At == deed.Deployment) && (o.Casts() || o.Binds())
}

// GoesOn tells whether a spell is in force beyond its round: until its Upkeep, or as long
// as a token of it lies on its target.
func GoesOn(s *state.State, o *state.Object) bool {
	host, there := s.Object(o.Host)
	return slices.ContainsFunc(o.Printed.Deeds, func(it deed.Deed) bool {
		lies := func(s *deed.Step) bool { return s.Do == deed.Untoken && there && host.Tokens[TokenName(s.Name)] > 0 }
		return it.At == deed.Upkeep && (o.Done[UpkeepDone] == 0 || len(deed.Steps(it.Do, lies)) > 0)
	})
}

// UpkeepDone counts the Upkeeps a spell has been in force in, castAt is the event that cast it.
const (
	UpkeepDone = "game/upkeep"
	CastAt     = "game/cast"
)
