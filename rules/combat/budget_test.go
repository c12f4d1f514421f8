package combat_test

import (
	"errors"
	"math/big"
	"testing"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

// endless is an exchange in which all that can differ does: three strikes there and
// three back, effects of three kinds, Defenses without end, healing on both sides.
func endless(number int) combat.Exchange {
	table := func(names ...string) combat.Table {
		var t combat.Table
		for i, name := range names {
			effects, _ := combat.ParseEffects(name)
			t = append(t, combat.Row{Min: 5 + 3*i, Max: 7 + 3*i, Effects: effects})
		}
		return t
	}
	body := combat.Creature{Life: 100, Armor: 2, Rage: 5, Bloodthirsty: 2, Defense: &combat.Defense{Min: 7, Infinite: true}}
	attack := combat.Attack{Dice: number, Strikes: 3, Vampiric: true, Effects: table("daze", "weak", "stagger")}
	x := combat.Exchange{Rules: combat.ArenaRules(), Attacker: body, Attack: attack, Defender: body, Counterstrike: &attack}
	x.Defender.Barrier = &combat.Barrier{Dice: number, Effects: table("weak", "daze")}
	return x
}

// questions are one of each kind with no end in sight, as what they try.
func questions() map[dice.Less]func(*dice.Budget) error {
	x := endless(dice.MaxDice)
	q := combat.Sequence{Rules: x.Rules, Defender: x.Defender}
	z := combat.Zone{Rules: x.Rules, Attacker: x.Attacker, Attack: x.Attack}
	for range 1000 {
		q.Blows = append(q.Blows, combat.Blow{Attacker: x.Attacker, Attack: x.Attack})
		z.Targets = append(z.Targets, x.Defender)
	}
	healing := fire(100, 100)
	healing.Creature.Regenerate = []int{1}
	apart := fire(100, 100)
	return map[dice.Less]func(*dice.Budget) error{
		dice.LessAttack:   func(b *dice.Budget) error { _, err := x.Try(b); return err },
		dice.LessSequence: func(b *dice.Budget) error { _, err := q.Try(b); return err },
		dice.LessZone:     func(b *dice.Budget) error { _, err := z.Try(b); return err },
		dice.LessUpkeep: func(b *dice.Budget) error {
			if _, err := healing.Try(dice.NewBudget(nil)); err == nil {
				return nil
			}
			_, err := apart.Try(b)
			return err
		},
		dice.LessFire: func(b *dice.Budget) error { _, err := dice.Fire(100).Head(100_000, b); return err },
	}
}

// Whatever has no end is refused and says what would have to be less.
func TestTryRefusesTheEndless(t *testing.T) {
	for less, try := range questions() {
		var tooMuch *dice.TooMuch
		if err := try(dice.NewBudget(nil)); !errors.As(err, &tooMuch) || tooMuch.Less != less {
			t.Errorf("%s: %v", less, err)
		}
	}
	var meter combat.Meter
	x := endless(dice.MaxDice)
	if _, err := meter.Read(&x, dice.NewBudget(nil)); err == nil {
		t.Error("the meter goes on and on")
	}
	if odds, err := meter.Read(ptr(threeStrikes()), dice.NewBudget(nil)); err != nil || odds.Hit < 0.8 {
		t.Errorf("after that the meter says %v, %v", odds, err)
	}
}

func ptr[T any](v T) *T { return &v }

// A question that is stopped ends with what stopped it, and soon: nobody is asked again.
func TestTryStopsAtOnce(t *testing.T) {
	enough := errors.New("enough")
	for less, try := range questions() {
		asked := 0
		b := dice.NewBudget(func() error { asked++; return enough })
		if err := try(b); !errors.Is(err, enough) || asked != 1 {
			t.Errorf("%s: %v, after it was stopped %d times", less, err, asked)
		}
	}
}

// All else Try answers as Odds does.
func TestTryAnswersWhatPeopleAsk(t *testing.T) {
	fair := typicalExchange()
	odds, err := fair.Try(dice.NewBudget(nil))
	if err != nil || odds.Defender.Damage.Mean().Cmp(fair.Odds().Defender.Damage.Mean()) != 0 {
		t.Errorf("a common exchange: %v", err)
	}
	many := threeStrikes()
	many.Attack.Dice = 100
	if odds, err := many.Try(dice.NewBudget(nil)); err != nil || odds.Hit.Cmp(big.NewRat(7, 8)) != 0 {
		t.Errorf("many dice: %v, %v", odds.Hit, err)
	}
	for name, x := range map[string]combat.Exchange{"endless": endless(4), "both sides": bothSides(50, 3), "two dice": bothSides(2, 3)} {
		if _, err := x.Try(dice.NewBudget(nil)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		var meter combat.Meter
		if _, err := meter.Read(&x, dice.NewBudget(nil)); err != nil {
			t.Errorf("%s, nearly: %v", name, err)
		}
	}
}
