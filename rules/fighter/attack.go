package fighter

import (
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
)

// Attack is an attack bar as the law of attacks sees it. spell says whether it is that
// of a spell and not of an object in play.
func (s Strike) Attack(spell bool) combat.Attack {
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
		a.Piercing = combat.AllCritical
	}
	a.Versus = s.Versus(nil)
	for _, e := range s.Effects {
		if effects, err := combat.ParseEffects(e.Result); err == nil {
			a.Effects = append(a.Effects, combat.Row{Min: e.Min, Max: e.Max, Effects: effects})
		}
	}
	return a
}

// Versus reads "+2 vs. Flying" and says whom it is against; for a target that is
// known, nil where it is not against that.
func (s Strike) Versus(target *Target) *combat.Bonus {
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
			if strings.Contains(against, "creature") && !target.Creature {
				return nil
			}
		}
		return bonus
	}
	return nil
}

// Target is what a bonus against some asks of whom it is for.
type Target struct {
	Subtypes  []string
	Creature  bool
	Corporeal bool // a conjuration or a wall that is not Incorporeal
}

// meant tells whether a bonus against a subtype, or against corporeal conjurations,
// is one against this target.
func (t *Target) meant(against string) bool {
	for _, subtype := range t.Subtypes {
		if strings.Contains(against, strings.ToLower(subtype)) {
			return true
		}
	}
	return t.Corporeal && strings.Contains(against, "corporeal conjuration")
}
