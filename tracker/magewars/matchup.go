package magewars

import (
	"slices"

	"quickcast/catalog"
	"quickcast/rules/combat"
)

// FromMageCard takes from a mage's card what it is as an object on the table.
func FromMageCard(m *catalog.Mage) Printed {
	return Printed{
		Name: m.Name, Card: string(m.ID), Kind: KindMage, Level: m.Level, Subtypes: m.Subtypes,
		Life: m.Life, Armor: m.Armor, Channeling: m.Channeling,
		Traits: m.Traits, Attacks: strikes(m.Attacks), Defense: defense(m.Defense),
	}
}

// Creature is what these values are in an attack when they have just come into
// play: no damage, no markers, nothing used yet. What does not fight itself, a
// weapon or a spell, has a mage behind it.
func (p Printed) Creature() combat.Creature {
	switch p.Kind {
	case KindMage, KindCreature, KindConjuration, KindWall:
		o := Object{Printed: &p, Life: p.Life, Armor: p.Armor}
		return o.fighter()
	}
	return combat.Creature{Kind: combat.OfMage}
}

// Bars are the attack bars of a card that can be chosen for an attack, as
// printed and in that order: barriers and passage attacks happen by themselves,
// and what heals is no attack.
func Bars(from []catalog.Strike) []Strike {
	return slices.DeleteFunc(strikes(from), func(s Strike) bool { return !s.chosen() })
}

// chosen tells whether an attack can be made with the bar by choice.
func (s Strike) chosen() bool {
	return s.Kind == "melee" || s.Kind == "ranged" || s.Kind == "zone" || s.Kind == "special"
}

// Attack is the attack bar as the law of attacks sees it. spell says whether
// it is that of a spell and not of an object in play.
func (s Strike) Attack(spell bool) combat.Attack { return s.attack(spell) }

// Counterstrike is the attack the object answers a melee attack with, if it
// need not guard for it.
func (p Printed) Counterstrike() (answer combat.Attack, ok bool) {
	o := Object{Printed: &p}
	answers := o.answers(p.Attacks)
	if len(answers) == 0 {
		return combat.Attack{}, false
	}
	return answers[0].attack(false), true
}
