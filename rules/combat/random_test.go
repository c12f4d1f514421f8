package combat_test

import (
	"math/rand/v2"

	"github.com/quickcast/quickcast/rules/combat"
)

// dealer makes up creatures and attacks for tests: small ones, so that every roll can
// be counted, with every trait and condition now and then.
type dealer struct{ *rand.Rand }

func deal(seed uint64) dealer { return dealer{rand.New(rand.NewPCG(seed, 7))} }

// in reports true once in n times.
func (d dealer) in(n int) bool { return d.IntN(n) == 0 }

// some is a number up to most, and usually 0.
func (d dealer) some(most int) int {
	if !d.in(3) {
		return 0
	}
	return 1 + d.IntN(most)
}

func (d dealer) damageType() combat.DamageType {
	if d.in(2) {
		return ""
	}
	types := []combat.DamageType{combat.Flame, combat.Poison, combat.Psychic, combat.Lightning}
	return types[d.IntN(len(types))]
}

func (d dealer) creature() combat.Creature {
	c := combat.Creature{
		Kind: combat.Kind(max(0, d.IntN(6)-3)), Life: d.some(6), Armor: d.some(3), ArmorModifier: d.IntN(5) - 2,
		Nonliving: d.in(6), LivingObject: d.in(2), Incorporeal: d.in(7), Resilient: d.in(7), Uncontainable: d.in(7), Burnproof: d.in(7),
		Flying: d.in(3), FiniteLife: d.in(9), Dark: d.in(4), Aegis: d.some(2), Tough: d.some(3), Restrained: d.in(5),
		Shield: d.in(5), RageTokens: d.some(2), MeleeBonus: d.some(2), RangedBonus: d.some(2),
		Charge: d.some(2), Moved: d.in(2), Bloodthirsty: d.some(2), AlreadyMeleed: d.in(4),
	}
	c.Rage = c.RageTokens + d.some(2)
	if c.Life > 0 {
		c.Damage = d.IntN(c.Life)
	}
	if d.in(4) {
		c.Rank = combat.Minor
	}
	if d.in(4) {
		c.AttacksReceived = 1
	}
	if d.in(4) {
		c.Immunities = []combat.DamageType{d.damageType()}
	}
	if d.in(2) {
		c.TypeModifiers = map[combat.DamageType]int{combat.Flame: d.IntN(4) - 2, combat.Lightning: d.IntN(4) - 2}
	}
	if d.in(2) {
		c.Defense = &combat.Defense{
			Min: 2 + d.IntN(10), Infinite: d.in(2), Uses: 1 + d.IntN(2), Used: d.some(2),
			NotMelee: d.in(6), NotRanged: d.in(6), Sure: d.in(9), Mandatory: d.in(9), Unhindered: d.in(9),
		}
	}
	for _, condition := range []combat.Condition{combat.Daze, combat.Weak, combat.Cripple, combat.Burn} {
		c.Markers[condition] = uint16(d.some(2))
	}
	for _, condition := range []combat.Condition{combat.Stun, combat.Sleep, combat.Stagger} {
		if d.in(6) {
			c.Markers[condition] = 1
		}
	}
	for _, condition := range combat.Conditions() {
		if condition.Marks() && c.Markers[condition] == 0 && d.in(9) { // also those no rule names yet
			c.Markers[condition] = 1
		}
	}
	if d.in(3) {
		c.Barrier = &combat.Barrier{Dice: d.IntN(3), Type: d.damageType(), Piercing: d.some(2), Ethereal: d.in(3), Effects: d.table()}
	}
	return c
}

func (d dealer) table() combat.Table {
	if d.in(3) {
		return nil
	}
	results := []string{"daze", "stun", "sleep", "weak", "cripple", "stagger", "burn", "2 burn", "rot & cripple", "push", "daze & weak", "corrode", "2 corrode", "tainted", "2 freeze", "bleed", "tainted & freeze"}
	first, second := results[d.IntN(len(results))], results[d.IntN(len(results))]
	a, _ := combat.ParseEffects(first)
	b, _ := combat.ParseEffects(second)
	low := 2 + d.IntN(6)
	high := low + 1 + d.IntN(5)
	return combat.Table{{Min: low, Max: high - 1, Effects: a}, {Min: high, Effects: b}}
}

func (d dealer) attack(mostDice, mostStrikes int) combat.Attack {
	a := combat.Attack{
		Kind: combat.AttackKind(max(0, d.IntN(6)-3)), Dice: d.IntN(mostDice + 1), Strikes: 1 + d.IntN(mostStrikes),
		Piercing: d.some(3), Ethereal: d.in(3), Unavoidable: d.in(5), Zone: d.in(12), Spell: d.in(5),
		Type: d.damageType(), Vampiric: d.in(3), ManaDrain: d.some(2), Effects: d.table(), Prevented: d.some(2) * d.IntN(2),
	}
	if d.in(3) {
		a.Versus = &combat.Bonus{Dice: 1 + d.IntN(2), Nonliving: d.in(2), Dark: d.in(2), Flying: d.in(2), Incorporeal: d.in(3)}
	}
	if d.in(4) {
		a.EffectMore = d.IntN(9) - 4
	}
	if d.in(9) {
		a.Piercing = combat.AllCritical
	}
	return a
}

func (d dealer) rules() combat.Rules {
	if d.in(3) {
		return combat.AcademyRules()
	}
	return combat.ArenaRules()
}

func (d dealer) exchange(mostDice, mostStrikes int) combat.Exchange {
	x := combat.Exchange{Rules: d.rules(), Attacker: d.creature(), Attack: d.attack(mostDice, mostStrikes), Defender: d.creature()}
	if d.in(2) {
		counter := d.attack(mostDice, 1)
		counter.Kind, counter.Spell, counter.Zone = combat.Melee, false, false
		x.Counterstrike = &counter
	}
	switch d.IntN(5) {
	case 0:
		x.Policy.Never = true
	case 1:
		x.Policy.Strikes = []int{1 + d.IntN(2)}
	}
	return x
}

// drinkers are two living creatures that strike at one another and heal of it.
func (d dealer) drinkers() combat.Exchange {
	x := d.exchange(3, 2)
	back := d.attack(3, 1)
	back.Kind, back.Spell, back.Zone, back.Vampiric = combat.Melee, false, false, true
	x.Attack.Kind, x.Attack.Zone, x.Attack.Vampiric, x.Counterstrike = combat.Melee, false, true, &back
	for _, c := range []*combat.Creature{&x.Attacker, &x.Defender} {
		c.Kind, c.Nonliving, c.Incorporeal, c.FiniteLife = combat.OfCreature, false, false, false
		c.Markers[combat.Stun], c.Markers[combat.Sleep] = 0, 0
		c.Damage, c.Life, c.Barrier = d.some(4), 0, nil
		if !d.in(3) {
			c.Life = c.Damage + 1 + d.IntN(5)
		}
		if d.in(2) {
			c.Barrier = &combat.Barrier{Dice: 1 + d.IntN(2)}
		}
	}
	return x
}
