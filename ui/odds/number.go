package odds

import (
	"maps"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

// number is a row with a number of the attack that a person can change.
type number struct {
	id          string // its text
	trait       string // or the keyword that names it
	least, most int
	get         func(*combat.Exchange) int
	set         func(*combat.Exchange, int)
	shown       func(*combat.Exchange) bool // nil for always
}

// at makes a number of a plain field.
func at(field func(*combat.Exchange) *int) (func(*combat.Exchange) int, func(*combat.Exchange, int)) {
	return func(x *combat.Exchange) int { return *field(x) }, func(x *combat.Exchange, n int) { *field(x) = n }
}

// field is a row of a plain field.
func field(id, trait string, least, most int, of func(*combat.Exchange) *int) number {
	get, set := at(of)
	return number{id: id, trait: trait, least: least, most: most, get: get, set: set}
}

// marker is a row of the markers of a condition.
func marker(of combat.Condition, most int, on func(*combat.Exchange) *combat.Creature) number {
	return number{
		trait: of.String(), most: most,
		get: func(x *combat.Exchange) int { return int(on(x).Markers[of]) },
		set: func(x *combat.Exchange, n int) { on(x).Markers[of] = uint16(n) },
	}
}

func attacker(x *combat.Exchange) *combat.Creature { return &x.Attacker }
func defender(x *combat.Exchange) *combat.Creature { return &x.Defender }

// What the rows go up to. What is too much of it together the kernel refuses in words.
const (
	mostDice = dice.MaxDice
	mostLife = 999
	mostMore = 99 // of armor, Piercing and what else adds to dice
)

// firstNumbers are the rows used most.
func firstNumbers() []number {
	return []number{
		field("oddsscreen.dice", "", 0, mostDice, func(x *combat.Exchange) *int { return &x.Attack.Dice }),
		field("oddsscreen.armor", "", 0, mostMore, func(x *combat.Exchange) *int { return &x.Defender.Armor }),
		field("", "Piercing", 0, mostMore, func(x *combat.Exchange) *int { return &x.Attack.Piercing }),
		{id: "oddsscreen.lifeLeft", most: mostLife, get: left, set: func(x *combat.Exchange, n int) { x.Defender.Life = n + x.Defender.Damage }},
	}
}

// attackNumbers are more rows of the attack and who makes it.
func attackNumbers() []number {
	list := []number{
		{
			id: "oddsscreen.strikes", least: 1, most: 3,
			get: func(x *combat.Exchange) int { return max(1, x.Attack.Strikes) },
			set: func(x *combat.Exchange, n int) { x.Attack.Strikes = n },
		},
	}
	for _, c := range combat.Hindering() {
		list = append(list, marker(c, 9, attacker))
	}
	return append(list,
		field("oddsscreen.meleeBonus", "", 0, mostMore, func(x *combat.Exchange) *int { return &x.Attacker.MeleeBonus }),
		field("oddsscreen.rangedBonus", "", 0, mostMore, func(x *combat.Exchange) *int { return &x.Attacker.RangedBonus }),
		field("", "Bloodthirsty", 0, mostMore, func(x *combat.Exchange) *int { return &x.Attacker.Bloodthirsty }),
		field("", "Mana Drain", 0, mostMore, func(x *combat.Exchange) *int { return &x.Attack.ManaDrain }),
	)
}

// targetNumbers are more rows of the target.
func targetNumbers() []number {
	return []number{
		field("oddsscreen.damageOn", "", 0, mostLife, func(x *combat.Exchange) *int { return &x.Defender.Damage }).keeping(left),
		defenseMin(),
		defenseUses(),
		field("", "Aegis", 0, 12, func(x *combat.Exchange) *int { return &x.Defender.Aegis }),
		field("", "Tough", 0, 12, func(x *combat.Exchange) *int { return &x.Defender.Tough }),
		typeModifier(),
		marker(combat.Burn, mostMore, defender),
	}
}

// keeping makes a change of the damage leave the life that is left as it is.
func (n number) keeping(left func(*combat.Exchange) int) number {
	set := n.set
	n.set = func(x *combat.Exchange, damage int) {
		rest := left(x)
		set(x, damage)
		if rest > 0 {
			x.Defender.Life = rest + damage
		}
	}
	return n
}

// wholeBy is a row of a number without which there is nothing of what it belongs to, such as the
// dice of a barrier: 0 takes that away, and any other makes it as it usually is.
func wholeBy[T any](id string, most int, usual T, at func(*combat.Exchange) **T, own func(*T) *int) number {
	return number{
		id: id, most: most,
		get: func(x *combat.Exchange) int {
			if is := *at(x); is != nil {
				return *own(is)
			}
			return 0
		},
		set: func(x *combat.Exchange, n int) {
			is := usual
			if before := *at(x); before != nil {
				is = *before
			}
			*own(&is) = n
			if *at(x) = &is; n == 0 {
				*at(x) = nil
			}
		},
	}
}

// defenseMin is what the effect die must show for the target's Defense. Below
// two it has none.
func defenseMin() number {
	return wholeBy("oddsscreen.defense", 12, combat.Defense{Uses: 1},
		func(x *combat.Exchange) **combat.Defense { return &x.Defender.Defense }, func(d *combat.Defense) *int { return &d.Min })
}

func hasDefense(x *combat.Exchange) bool { return x.Defender.Defense != nil }

func defenseUses() number {
	return number{
		id: "oddsscreen.uses", least: 1, most: 9,
		shown: func(x *combat.Exchange) bool { return hasDefense(x) && !x.Defender.Defense.Infinite },
		get: func(x *combat.Exchange) int {
			if !hasDefense(x) {
				return 1
			}
			return x.Defender.Defense.Uses
		},
		set: func(x *combat.Exchange, n int) {
			d := *x.Defender.Defense
			d.Uses = n
			x.Defender.Defense = &d
		},
	}
}

// typeModifier is the target's +X or -X against the attack's damage type.
func typeModifier() number {
	return number{
		id: "oddsscreen.typeModifier", least: -9, most: 9,
		shown: func(x *combat.Exchange) bool { return x.Attack.Type != "" },
		get:   func(x *combat.Exchange) int { return x.Defender.TypeModifiers[x.Attack.Type] },
		set: func(x *combat.Exchange, n int) {
			changed := maps.Clone(x.Defender.TypeModifiers)
			if changed == nil {
				changed = make(map[combat.DamageType]int)
			}
			changed[x.Attack.Type] = n
			x.Defender.TypeModifiers = changed
		},
	}
}

// backNumbers are the dice that come back.
func backNumbers() []number {
	return []number{
		wholeBy("oddsscreen.barrierDice", mostDice, combat.Barrier{},
			func(x *combat.Exchange) **combat.Barrier { return &x.Defender.Barrier }, func(b *combat.Barrier) *int { return &b.Dice }),
		wholeBy("oddsscreen.counterDice", mostDice, combat.Attack{Kind: combat.Melee, Strikes: 1},
			func(x *combat.Exchange) **combat.Attack { return &x.Counterstrike }, func(a *combat.Attack) *int { return &a.Dice }),
		{
			id: "oddsscreen.attackerLife", most: mostLife,
			get: func(x *combat.Exchange) int { return max(0, x.Attacker.Life-x.Attacker.Damage) },
			set: func(x *combat.Exchange, n int) { x.Attacker.Life = n + x.Attacker.Damage },
		},
		field("oddsscreen.attackerArmor", "", 0, mostMore, func(x *combat.Exchange) *int { return &x.Attacker.Armor }),
	}
}
