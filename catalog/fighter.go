package catalog

import (
	"slices"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/fighter"
	"github.com/quickcast/quickcast/rules/keyword"
)

// Body is the card as an attack sees it when it has just come into play. What does not
// fight itself, a weapon or a spell, has a mage behind it.
func (c *Card) Body() fighter.Body {
	b := fighter.Body{Kind: combat.OfMage}
	switch c.Type {
	case Creature:
		b.Kind = combat.OfCreature
	case Conjuration, Wall:
		b.Kind = combat.OfConjuration
	default:
		return b
	}
	b.Level, b.Life, b.Armor, b.Keywords, b.Subtypes, b.Attacks = c.Level, c.Life, c.Armor, c.Traits, c.Subtypes, Bars(c.Attacks)
	for _, part := range c.Schools {
		b.Schools = append(b.Schools, string(part.School))
	}
	b.Defense = c.Defense.Printed()
	if c.GrantsDef != nil { // what lies on an object defends it
		b.Defense = c.GrantsDef.Printed()
	}
	return b
}

// Body is the mage as an attack sees it before anything has happened.
func (m *Mage) Body() fighter.Body {
	return fighter.Body{
		Kind: combat.OfMage, Level: m.Level, Life: m.Life, Armor: m.Armor,
		Keywords: keyword.List(m.Traits), Subtypes: m.Subtypes, Attacks: Bars(m.Attacks), Defense: m.Defense.Printed(),
	}
}

// ChosenBars are the attack bars of a card that can be chosen for an attack, as printed
// and in that order.
func ChosenBars(from []Strike) []fighter.Strike {
	return slices.DeleteFunc(Bars(from), func(s fighter.Strike) bool { return !s.Chosen() })
}

// Bars are the attack bars of a card. A bar whose dice heal is none: as an attack it would
// harm. What it heals is taken off the damage by hand.
func Bars(from []Strike) []fighter.Strike {
	var list []fighter.Strike
	for _, s := range from {
		if s.Heal {
			continue
		}
		strike := fighter.Strike{
			Name: s.Name, Action: string(s.Action), Kind: s.Kind, Dice: s.Dice, DamageType: s.DamageType, Traits: s.Traits,
			Targets: s.Targets, Jumps: s.Jumps, TimesBy: s.TimesBy, Lifts: s.Lifts, Mana: s.ManaCost, ManaX: s.ManaX != "", EffectX: s.EffectX,
		}
		if s.Variable != "" {
			strike.DiceBy = s.DiceBy
			if s.DiceBy == "" {
				strike.DiceBy = fighter.ByPlayer
			}
		}
		for _, e := range s.Effects {
			strike.Effects = append(strike.Effects, fighter.Effect{Min: e.Min, Max: e.Max, Result: e.Result})
		}
		list = append(list, strike)
	}
	return list
}

// Printed is the Defense as an object in play has it, nil for none.
func (d *Defense) Printed() *fighter.Defense {
	if d == nil {
		return nil
	}
	return &fighter.Defense{Min: d.Min, Uses: d.Uses, Not: d.Not, Unhindered: d.Unhindered, Cost: d.Cost, Lasts: d.Lasts, Answers: d.Answers}
}
