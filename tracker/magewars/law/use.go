package law

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/pick"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Current is the scene of an offer as the table stands.
func Current(s *state.State, o *state.Offer) Case {
	c := Case{Scene: o.Scene, Table: s}
	if now, there := s.Card(c.Card.ID); there {
		c.Card = now
	}
	return c
}

// Rule is what lets a card do its deed: it counts more than the rulebook. Academy's
// book says so of single moments.
func (c *Case) Rule() string {
	if rule := MomentOf(c.Deed().At).rule; c.Deed().Rule == "" && rule != "" {
		return c.Table.Cite(rule)
	}
	return pick.Either(c.Deed().Rule != "", c.Deed().Rule, "R-9")
}

// OnlyCasts tells whether an ability is nothing but casting a bound spell, or changing
// it, which the rules of casting offer.
func (c *Case) OnlyCasts() bool {
	return !slices.ContainsFunc(c.Deed().Do, func(s deed.Step) bool { return s.Do != deed.MayCast && s.Do != deed.Swap })
}

// Innate tells of a deed that its mage casts: a spell of its own, and no card.
func (c *Case) Innate() bool {
	it := c.Deed()
	return it.Power != "" && it.Cost != nil && it.Cost.Spell
}

// SpellOf is the spell that a deed is: an attack where it makes one; of what takes off several at once it is
// a full spell.
func (c *Case) SpellOf(p state.DeedData, mana int) state.CastData {
	it := c.Deed()
	spell := state.CastData{
		Printed: state.Printed{Name: it.Power, Kind: state.KindIncantation, Speed: pick.Either(len(p.Conditions) > 1, "full", it.Cost.Action), Cost: mana},
		Target:  p.Target, Quickcast: p.Quickcast, Defense: p.Defense, Innate: true,
	}
	for _, s := range it.Do {
		if s.Do == deed.Strike {
			spell.Kind, spell.Attacks = state.KindAttack, []state.Strike{{Name: s.Name, Action: "quick", Kind: "ranged", Dice: s.Dice.N, Traits: s.Keywords}}
		}
	}
	return spell
}

// Purse is who has the tokens a deed costs: the card itself, where it gathers them or has some, its
// mage, or any other object of theirs.
func (c *Case) Purse(token string) *state.Object {
	card, there := c.Table.Object(c.Card.ID)
	mage := c.Table.Mage(c.Card.Controller)
	gathers := slices.ContainsFunc(c.Card.Printed.Deeds, func(it deed.Deed) bool {
		return slices.ContainsFunc(it.Do, func(s deed.Step) bool {
			return s.Do == deed.Token && TokenName(s.Name) == token && (s.On == nil || s.On.Role == deed.Self)
		})
	})
	if there && (gathers || card.Tokens[token] > 0) {
		return card
	}
	others := func(o *state.Object) bool {
		return o.Tokens[token] > 0 && o.Controller == c.Card.Controller && !o.FaceDown
	}
	if at := slices.IndexFunc(c.Table.Objects, others); mage.Tokens[token] == 0 && at >= 0 {
		return c.Table.Objects[at]
	}
	if there && mage.Tokens[token] == 0 && !slices.Contains(state.PowerTokens(), token) {
		return card
	}
	return mage
}
