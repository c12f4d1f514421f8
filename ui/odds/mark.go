package odds

import (
	"slices"

	"github.com/quickcast/quickcast/rules/combat"
)

// mark is something of the attack that holds or does not.
type mark struct {
	id    string // its text
	trait string // or the keyword that names it
	get   func(*combat.Exchange) bool
	set   func(*combat.Exchange, bool)
	shown func(*combat.Exchange) bool // nil for always
}

// flag is a mark of a plain field.
func flag(id, trait string, of func(*combat.Exchange) *bool) mark {
	return mark{
		id: id, trait: trait,
		get: func(x *combat.Exchange) bool { return *of(x) },
		set: func(x *combat.Exchange, on bool) { *of(x) = on },
	}
}

// bears is the mark of a single marker of a condition.
func bears(of combat.Condition, on func(*combat.Exchange) *combat.Creature) mark {
	return mark{
		trait: of.String(),
		get:   func(x *combat.Exchange) bool { return on(x).Markers[of] > 0 },
		set: func(x *combat.Exchange, yes bool) {
			on(x).Markers[of] = 0
			if yes {
				on(x).Markers[of] = 1
			}
		},
	}
}

// dazed is the mark among the rows used most.
func dazed() mark { return bears(combat.Daze, attacker) }

// attackMarks are those of the attack and who makes it.
func attackMarks() []mark {
	return []mark{
		flag("", "Unavoidable", func(x *combat.Exchange) *bool { return &x.Attack.Unavoidable }),
		flag("", "Ethereal", func(x *combat.Exchange) *bool { return &x.Attack.Ethereal }),
		flag("", "Vampiric", func(x *combat.Exchange) *bool { return &x.Attack.Vampiric }),
		flag("oddsscreen.zone", "", func(x *combat.Exchange) *bool { return &x.Attack.Zone }),
		flag("oddsscreen.spell", "", func(x *combat.Exchange) *bool { return &x.Attack.Spell }),
	}
}

// targetMarks are those of the target.
func targetMarks() []mark {
	return []mark{
		{
			id:    "oddsscreen.everyAttack",
			shown: hasDefense,
			get:   func(x *combat.Exchange) bool { return hasDefense(x) && x.Defender.Defense.Infinite },
			set: func(x *combat.Exchange, on bool) {
				d := *x.Defender.Defense
				d.Infinite, d.Uses = on, max(1, d.Uses)
				x.Defender.Defense = &d
			},
		},
		{
			id:    "oddsscreen.immune",
			shown: func(x *combat.Exchange) bool { return x.Attack.Type != "" },
			get:   func(x *combat.Exchange) bool { return slices.Contains(x.Defender.Immunities, x.Attack.Type) },
			set: func(x *combat.Exchange, on bool) {
				others := slices.DeleteFunc(slices.Clone(x.Defender.Immunities), func(t combat.DamageType) bool { return t == x.Attack.Type })
				if on {
					others = append(others, x.Attack.Type)
				}
				x.Defender.Immunities = others
			},
		},
		flag("", "Incorporeal", func(x *combat.Exchange) *bool { return &x.Defender.Incorporeal }),
		flag("", "Nonliving", func(x *combat.Exchange) *bool { return &x.Defender.Nonliving }),
		flag("", "Flying", func(x *combat.Exchange) *bool { return &x.Defender.Flying }),
		flag("", "Burnproof", func(x *combat.Exchange) *bool { return &x.Defender.Burnproof }),
		flag("", "Finite Life", func(x *combat.Exchange) *bool { return &x.Defender.FiniteLife }),
		flag("", "Restrained", func(x *combat.Exchange) *bool { return &x.Defender.Restrained }),
		{
			id:  "oddsscreen.isMage",
			get: func(x *combat.Exchange) bool { return x.Defender.Kind == combat.OfMage },
			set: func(x *combat.Exchange, on bool) {
				x.Defender.Kind = combat.OfCreature
				if on {
					x.Defender.Kind = combat.OfMage
				}
			},
		},
		flag("oddsscreen.shield", "", func(x *combat.Exchange) *bool { return &x.Defender.Shield }),
		bears(combat.Daze, defender),
		bears(combat.Stun, defender),
		bears(combat.Sleep, defender),
	}
}
