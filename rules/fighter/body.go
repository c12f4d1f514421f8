package fighter

import (
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
)

// majorLevel is the least level of a major creature.
const majorLevel = 3

// Body is what an attack asks of an object as its card has it, or as its card and all
// that lies on it have it now.
type Body struct {
	Kind     combat.Kind
	Level    int
	Life     int
	Armor    int
	Schools  []string
	Subtypes []string
	Keywords keyword.List
	Attacks  []Strike
	Defense  *Defense
}

// Creature is the body as the law of attacks sees it when nothing has happened to it yet:
// no damage, no markers, nothing used.
func (b Body) Creature() combat.Creature {
	list := b.Keywords
	c := combat.Creature{
		Kind: b.Kind, Life: b.Life, Armor: b.Armor, ArmorModifier: list.Sum(keyword.Armor),
		Nonliving: list.Has(keyword.Nonliving), LivingObject: list.Has(keyword.Living), Incorporeal: list.Has(keyword.Incorporeal), Resilient: list.Has(keyword.Resilient),
		Uncontainable: list.Has(keyword.Uncontainable), Burnproof: list.Has(keyword.Burnproof), Unmovable: list.Has(keyword.Unmovable),
		Flying: list.Has(keyword.Flying), FiniteLife: list.Has(keyword.FiniteLife), Restrained: list.Has(keyword.Restrained),
		Aegis: list.Highest(keyword.Aegis), Tough: -list.Sum(keyword.Tough), Rage: list.Sum(keyword.Rage),
		MeleeBonus: list.Sum(keyword.Melee), RangedBonus: list.Sum(keyword.Ranged), Bloodthirsty: list.Sum(keyword.Bloodthirsty),
		Charge: list.Sum(keyword.Charge), Defense: b.Defense.Law(0), Barrier: Barrier(b.Attacks),
	}
	if !Major(b.Kind, b.Level) {
		c.Rank = combat.Minor
	}
	for _, subtype := range b.Subtypes {
		c.Plant = c.Plant || strings.EqualFold(subtype, "plant")
	}
	for _, school := range b.Schools {
		c.Dark = c.Dark || strings.EqualFold(school, "dark")
	}
	for _, t := range combat.DamageTypes() {
		if list.Has(keyword.Immunity(string(t))) {
			c.Immunities = append(c.Immunities, t)
		}
		if n := list.Sum(keyword.Keyword(t)); n != 0 {
			if c.TypeModifiers == nil {
				c.TypeModifiers = make(map[combat.DamageType]int)
			}
			c.TypeModifiers[t] = n
		}
	}
	return c
}

// Major tells whether an object is major: every mage, and all of Level 3 or more.
func Major(kind combat.Kind, level int) bool { return kind == combat.OfMage || level >= majorLevel }

// Barrier is the first damage barrier among attack bars, nil for none.
func Barrier(bars []Strike) *combat.Barrier {
	for _, s := range bars {
		if s.Kind == "barrier" {
			a := s.Attack(false)
			return &combat.Barrier{Dice: a.Dice, Type: a.Type, Piercing: a.Piercing, Ethereal: a.Ethereal, Versus: a.Versus, Effects: a.Effects}
		}
	}
	return nil
}

// Answers are the attacks an object may counterstrike with: quick melee attacks while it
// guards, or those that are printed as counterstrikes.
func Answers(bars []Strike, guards bool, has keyword.List) []Strike {
	var list []Strike
	for _, bar := range bars {
		if bar.Kind == "melee" && bar.Action != "full" && (guards || keyword.List(bar.Traits).Has(keyword.Counterstrike) || has.Has(keyword.Counterstrike)) {
			list = append(list, bar)
		}
	}
	return list
}
