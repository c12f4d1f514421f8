package law

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
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

// Stands tells of what does not lie on others, and can be the target of most.
func (c *Case) Stands(_ *deed.Step, o *state.Object) bool {
	return o.Printed.Kind != state.KindEquipment && o.Printed.Kind != state.KindEnchantment
}

// Ails tells whether an object has a condition that the step takes off.
func (c *Case) Ails(s *deed.Step, o *state.Object) bool {
	if s.Name != "choice" {
		return o.Conditions[state.PlainName(s.Name)] > 0
	}
	for name := range o.Conditions {
		if Chosen(s, name) {
			return true
		}
	}
	return false
}

// Chosen tells whether a step that takes off a condition of a damage type may take off one of that name.
func Chosen(s *deed.Step, name string) bool {
	c, known := combat.ConditionNamed(name)
	return s.Type == "" || known && strings.EqualFold(s.Type, string(c.Type()))
}

// Hurts tells whether there is damage to take off an object.
func (c *Case) Hurts(s *deed.Step, o *state.Object) bool {
	return o.Damage > 0 && (s.Repair || Healable(o))
}

// MayStrike tells whether a card's attack can go against an object.
func (c *Case) MayStrike(_ *deed.Step, o *state.Object) bool {
	spared := c.Table.Variant().SparesOwn && c.Table.Allied(o.Controller, c.Card.Controller)
	return o.Attackable() && !spared
}

// Carries tells whether the tokens that the step takes off are there.
func (c *Case) Carries(s *deed.Step, o *state.Object) bool { return o.Tokens[TokenName(s.Name)] > 0 }

// ControllerOfActing is whose creature is being activated, 0 for none.
func ControllerOfActing(s *state.State) tracker.Seat {
	if o, ok := s.Object(s.Acting); ok {
		return o.Controller
	}
	return 0
}

// MayStillAct tells whether the creature whose activation is going on has its action, and
// may take one.
func MayStillAct(s *state.State, o *state.Object) bool {
	if s.Acted || o.ID != s.Acting || s.Player(o.Controller).Gone {
		return false
	}
	hampered, _ := o.Hampered()
	return (hampered == "" || o.IsMage()) && !Barred(s, ToAct, o)
}

// Deployers are the spawnpoints that can still cast in this Deployment, in the order of
// the initiative: those whose mage has a spell prepared, as far as it said.
func Deployers(s *state.State) []*state.Object {
	if s.Phase != state.DeploymentPhase {
		return nil
	}
	list := pick.Where(s.InPlay(s.Objects), func(o *state.Object) bool {
		p := s.Player(o.Controller)
		return o.Has(keyword.Spawnpoint) && !o.HasUsed(state.CastMarker) && (!p.Prepares || p.Planned > 0)
	})
	pick.ByRank(list, func(o *state.Object) int { return s.FromInitiative(o.Controller) })
	return list
}
