package magewars

import (
	"math"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/fighter"
	"github.com/quickcast/quickcast/rules/keyword"
)

// rage is the token of Rage.
const rage = "rage"

// fighter is an object as the law of attacks sees it: its body, and what has happened
// to it.
func (o *Object) fighter() combat.Creature {
	c := fighter.Body{
		Kind: o.kind(), Level: o.Printed.Level, Life: o.maxLife(), Armor: o.Armor, Schools: o.Printed.Schools,
		Keywords: o.keywordList(), Attacks: o.Printed.Attacks, Defense: o.Printed.Defense,
	}.Creature()
	c.Damage, c.RageTokens, c.AlreadyMeleed, c.AttacksReceived = o.Damage, o.Tokens[rage], o.Meleed, o.Received
	c.ArmorModifier = o.armorMore()
	c.Restrained = c.Restrained || o.marked(combat.Restrained) > 0
	c.Shield = o.Conditions[voltaricShield] > 0
	for _, condition := range combat.Conditions() {
		if condition.Marks() {
			c.Markers[condition] = uint16(min(o.marked(condition), math.MaxUint16))
		}
	}
	if o.incapacitated() && c.Markers[combat.Stun] == 0 && c.Markers[combat.Sleep] == 0 {
		c.Markers[combat.Stun] = 1
	}
	c.Defense = o.defends()
	return c
}

// aimed is the object as the target of a bonus against some.
func (o *Object) aimed() *fighter.Target {
	return &fighter.Target{
		Subtypes: o.Printed.Subtypes, Creature: o.isCreature(),
		Corporeal: (o.Printed.Kind == KindConjuration || o.Printed.Kind == KindWall) && !o.has(keyword.Incorporeal),
	}
}
