package combat_test

import (
	"errors"
	"math/big"
	"testing"

	"quickcast/rules/combat"
)

// endless is an exchange in which all that can differ does: three strikes there and
// three back, effects of three kinds, Defenses without end, healing on both sides.
func endless(dice int) combat.Exchange {
	table := func(names ...string) combat.Table {
		var t combat.Table
		for i, name := range names {
			effects, _ := combat.ParseEffects(name)
			t = append(t, combat.Row{Min: 5 + 3*i, Max: 7 + 3*i, Effects: effects})
		}
		return t
	}
	body := combat.Creature{Life: 100, Armor: 2, Rage: 5, Bloodthirsty: 2, Defense: &combat.Defense{Min: 7, Infinite: true}}
	attack := combat.Attack{Dice: dice, Strikes: 3, Vampiric: true, Effects: table("daze", "weak", "stagger")}
	x := combat.Exchange{Rules: combat.ArenaRules(), Attacker: body, Attack: attack, Defender: body, Counterstrike: &attack}
	x.Defender.Barrier = &combat.Barrier{Dice: dice, Effects: table("weak", "daze")}
	return x
}

// What would take minutes is refused in time; all else Try answers as Odds does.
func TestTryRefusesTheEndless(t *testing.T) {
	var large *combat.TooLarge
	x := endless(20)
	if _, err := x.Try(); !errors.As(err, &large) {
		t.Errorf("exchange: %v", err)
	}
	q := combat.Sequence{Rules: x.Rules, Defender: x.Defender}
	for range 12 {
		q.Blows = append(q.Blows, combat.Blow{Attacker: x.Attacker, Attack: x.Attack})
	}
	if _, err := q.Try(); !errors.As(err, &large) {
		t.Errorf("sequence: %v", err)
	}
	fair := typicalExchange()
	odds, err := fair.Try()
	if err != nil || odds.Defender.Damage.Mean().Cmp(fair.Odds().Defender.Damage.Mean()) != 0 {
		t.Errorf("a common exchange: %v", err)
	}
	many := threeStrikes()
	many.Attack.Dice = 100
	if odds, err := many.Try(); err != nil || odds.Hit.Cmp(big.NewRat(7, 8)) != 0 {
		t.Errorf("many dice: %v, %v", odds.Hit, err)
	}
}
