package magewars

import (
	"math"
	"strconv"
	"strings"

	"quickcast/rules/combat"
	"quickcast/rules/keyword"
)

// rage is the token of Rage.
const rage = "rage"

// fighter is an object as the law of attacks sees it.
func (o *Object) fighter() combat.Creature {
	c := combat.Creature{
		Life: o.MaxLife(), Damage: o.Damage, Armor: o.Armor, ArmorModifier: o.armorMore(),
		Nonliving: o.Has(keyword.Nonliving), LivingObject: o.Has(keyword.Living), Incorporeal: o.Has(keyword.Incorporeal),
		Uncontainable: o.Has(keyword.Uncontainable), Burnproof: o.Has(keyword.Burnproof), Unmovable: o.Has(keyword.Unmovable),
		Flying: o.flies(), FiniteLife: o.Has(keyword.FiniteLife),
		Aegis: o.highest(keyword.Aegis), Tough: -o.sum(keyword.Tough), Rage: o.sum(keyword.Rage), RageTokens: o.Tokens[rage],
		MeleeBonus: o.sum(keyword.Melee), RangedBonus: o.sum(keyword.Ranged), Bloodthirsty: o.sum(keyword.Bloodthirsty), Charge: o.sum(keyword.Charge),
		Restrained:    o.marked(combat.Restrained) > 0 || o.Has(keyword.Restrained),
		Shield:        o.Conditions[voltaricShield] > 0,
		AlreadyMeleed: o.Meleed, AttacksReceived: o.Received,
	}
	switch {
	case o.IsMage():
		c.Kind = combat.OfMage
	case !o.IsCreature():
		c.Kind = combat.OfConjuration
	}
	if !o.Major() {
		c.Rank = combat.Minor
	}
	for _, school := range o.Printed.Schools {
		c.Dark = c.Dark || strings.EqualFold(school, "dark")
	}
	o.types(&c)
	for _, condition := range combat.Conditions() {
		if condition.Marks() {
			c.Markers[condition] = uint16(min(o.Conditions[condition.String()], math.MaxUint16))
		}
	}
	if o.Incapacitated() && c.Markers[combat.Stun] == 0 && c.Markers[combat.Sleep] == 0 {
		c.Markers[combat.Stun] = 1
	}
	c.Defense, c.Barrier = o.defends(), o.barrier()
	return c
}

// types fills in what an object is immune to and what harms it more or less
//
func (o *Object) types(c *combat.Creature) {
	for _, t := range combat.DamageTypes() {
		if o.Has(keyword.Immunity(string(t))) {
			c.Immunities = append(c.Immunities, t)
		}
		if n := o.sum(keyword.Keyword(t)); n != 0 {
			if c.TypeModifiers == nil {
				c.TypeModifiers = make(map[combat.DamageType]int)
			}
			c.TypeModifiers[t] = n
		}
	}
}

// barrier is the first damage barrier of an object.
func (o *Object) barrier() *combat.Barrier {
	for _, s := range o.Printed.Attacks {
		if s.Kind == "barrier" {
			a := s.attack(false)
			return &combat.Barrier{Dice: a.Dice, Type: a.Type, Piercing: a.Piercing, Ethereal: a.Ethereal, Versus: a.Versus, Effects: a.Effects}
		}
	}
	return nil
}

// attack is an attack bar as the law of attacks sees it.
func (s Strike) attack(spell bool) combat.Attack {
	a := combat.Attack{
		Dice: s.Dice, Strikes: 1, Spell: spell, Type: combat.DamageType(strings.ToLower(s.DamageType)),
		Piercing: keyword.List(s.Traits).Sum(keyword.Piercing), Ethereal: keyword.List(s.Traits).Has(keyword.Ethereal), Unavoidable: keyword.List(s.Traits).Has(keyword.Unavoidable),
		NoDamage: keyword.List(s.Traits).Has(keyword.NoDamage), Vampiric: keyword.List(s.Traits).Has(keyword.Vampiric), ManaDrain: keyword.List(s.Traits).Sum(keyword.ManaDrain) + keyword.List(s.Traits).Sum(keyword.ManaTransfer),
	}
	switch s.Kind {
	case "melee":
	case "ranged":
		a.Kind = combat.Ranged
	case "passage": // a wall's
		a.Kind, a.Unavoidable = combat.Other, true
	case "zone":
		a.Kind, a.Zone = combat.Other, true
	default:
		a.Kind = combat.Other
	}
	switch {
	case keyword.List(s.Traits).Has(keyword.Doublestrike):
		a.Strikes = 2
	case keyword.List(s.Traits).Has(keyword.Triplestrike):
		a.Strikes = 3
	}
	if keyword.List(s.Traits).Has(keyword.CriticalDamage) {
		a.Piercing = maxDice // no armor helps
	}
	a.Versus = s.versus(nil)
	for _, e := range s.Effects {
		if effects, err := combat.ParseEffects(e.Result); err == nil {
			a.Effects = append(a.Effects, combat.Row{Min: e.Min, Max: e.Max, Effects: effects})
		}
	}
	return a
}

// meant tells whether a bonus against a subtype, or against corporeal conjurations,
// is one against this object.
func (o *Object) meant(against string) bool {
	for _, subtype := range o.Printed.Subtypes {
		if strings.Contains(against, strings.ToLower(subtype)) {
			return true
		}
	}
	corporeal := strings.Contains(against, "corporeal conjuration") && !o.Has(keyword.Incorporeal)
	return corporeal && (o.Printed.Kind == KindConjuration || o.Printed.Kind == KindWall)
}

// versus reads "+2 vs. Flying" and says whom it is against; for a target that is
// known, nil where it is not against that.
func (s Strike) versus(target *Object) *combat.Bonus {
	for _, t := range s.Traits {
		number, against, ok := strings.Cut(strings.ToLower(t), " vs. ")
		if !ok {
			continue
		}
		n, err := strconv.Atoi(number)
		if err != nil || n < 0 || n > 99 {
			continue
		}
		bonus := &combat.Bonus{
			Dice: n, Nonliving: strings.Contains(against, "nonliving"), Dark: strings.Contains(against, "dark"),
			Flying: strings.Contains(against, "flying"), Incorporeal: strings.Contains(against, "incorporeal"),
		}
		if target != nil {
			bonus.Any = target.meant(against)
			if strings.Contains(against, "creature") && !target.IsCreature() {
				return nil
			}
		}
		return bonus
	}
	return nil
}
