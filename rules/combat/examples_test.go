package combat_test

import (
	"math/big"
	"testing"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

// The worked examples printed in the rulebooks, by their numbers in the project's
// list. Brogan against the Hydra stands in resolve_test.go.

func effects(t *testing.T, text string) combat.Effects {
	t.Helper()
	e, err := combat.ParseEffects(text)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// meleeOf resolves a melee attack with the dice as they lie.
func meleeOf(t *testing.T, x combat.Exchange, faces dice.Roll, sides ...int) combat.Report {
	t.Helper()
	if x.Readings == (combat.Readings{}) {
		x.Rules = combat.ArenaRules()
	}
	x.Attack.Dice = len(faces)
	report, err := x.Resolve(&combat.Laid{Faces: faces, Sides: sides})
	if err != nil {
		t.Fatal(err)
	}
	return report
}

func TestExampleBasiliskAgainstHydra(t *testing.T) { // EX-A-09, EX-A-12
	x := combat.Exchange{Rules: combat.AcademyRules(), Defender: combat.Creature{Life: 9, Armor: 1}}
	x.Attack.Effects = combat.Table{{Min: 7, Effects: effects(t, "Stagger")}}
	report := meleeOf(t, x, dice.Roll{dice.CriticalOne, dice.One}, 8)
	after := report.After[combat.DefenderSeat]
	if after.Received != 1 || after.Markers[combat.Stagger] != 1 {
		t.Errorf("after it: %+v, the book has 1 damage and a Stagger", after)
	}
	if got := x.Attack.Effects.At(7).String(); got != "stagger" {
		t.Errorf("a 7 brings %s", got)
	}
	if got := x.Attack.Effects.At(6).String(); got != "none" {
		t.Errorf("a 6 brings %s", got)
	}
}

func TestExampleDiceLost(t *testing.T) { // EX-A-11, EX-ADE-04, EX-R-13, EX-R-70
	for _, rules := range []combat.Rules{combat.ArenaRules(), combat.AcademyRules()} {
		for weak, want := range []int{6, 5, 4, 3, 2, 1, 1, 1} {
			x := combat.Exchange{Rules: rules, Attack: combat.Attack{Dice: 6}}
			x.Attacker.Markers[combat.Weak] = uint16(weak)
			if got := x.FirstStrike().Dice(); got != want {
				t.Errorf("%v: %d Weak leave %d dice of 6, want %d", rules.Game, weak, got, want)
			}
			x.Attack.Spell, x.Attack.Kind = true, combat.Ranged
			if got := x.FirstStrike().Dice(); got != 6 {
				t.Errorf("%v: Weak takes dice from a spell", rules.Game)
			}
		}
	}
}

func TestExampleIncorporeal(t *testing.T) { // EX-R-14, EX-R-15
	for ethereal, want := range map[bool]int{false: 1, true: 3} {
		x := combat.Exchange{Defender: combat.Creature{Incorporeal: true, Armor: 2}, Attack: combat.Attack{Ethereal: ethereal}}
		report := meleeOf(t, x, dice.Roll{dice.One, dice.Two})
		if got := report.After[combat.DefenderSeat].Received; got != want {
			t.Errorf("ethereal %v: %d damage, want %d", ethereal, got, want)
		}
	}
}

func TestExampleImp(t *testing.T) { // EX-R-16
	x := combat.Exchange{Defender: combat.Creature{Armor: 2}}
	report := meleeOf(t, x, dice.Roll{dice.CriticalTwo, dice.One, 0, 0, 0, 0})
	if got := report.After[combat.DefenderSeat].Received; got != 2 {
		t.Errorf("the imp takes %d, the book says 2", got)
	}
}

func TestExampleEffectTable(t *testing.T) { // EX-R-17
	table := combat.Table{{Min: 6, Max: 8, Effects: effects(t, "daze")}, {Min: 9, Effects: effects(t, "stun")}}
	for roll, want := range map[int]string{6: "daze", 9: "stun", 4: "none", 13: "stun", -1: "none"} {
		if got := table.At(roll).String(); got != want {
			t.Errorf("a %d brings %s, want %s", roll, got, want)
		}
	}
	if got := (combat.Table{{Min: 8, Max: 12, Effects: effects(t, "daze")}}).At(13).String(); got != "none" {
		t.Errorf("8-12 is met by a 13: %s", got) // reading I
	}
}

func TestExampleDamageTypes(t *testing.T) { // EX-R-18, EX-R-19, EX-R-67
	for modifier, want := range map[int]int{2: 6, -1: 3} {
		x := combat.Exchange{
			Rules: combat.ArenaRules(), Attack: combat.Attack{Dice: 4, Type: combat.Lightning},
			Defender: combat.Creature{TypeModifiers: map[combat.DamageType]int{combat.Lightning: modifier}},
		}
		if got := x.FirstStrike().Dice(); got != want {
			t.Errorf("lightning %+d: %d dice of 4, want %d", modifier, got, want)
		}
		if got := x.EffectDie().Modifier; got != modifier {
			t.Errorf("lightning %+d changes the effect roll by %d", modifier, got)
		}
	}
	angel := combat.Exchange{
		Rules: combat.ArenaRules(), Defender: combat.Creature{Nonliving: true, Dark: true},
		Attack: combat.Attack{Dice: 4, Versus: &combat.Bonus{Dice: 1, Nonliving: true, Dark: true}},
	}
	if dice, modifier := angel.FirstStrike().Dice(), angel.EffectDie().Modifier; dice != 5 || modifier != 1 {
		t.Errorf("+1 vs. Nonliving or Dark: %d dice and %+d, want 5 and +1", dice, modifier)
	}
}

func TestExampleImmunity(t *testing.T) { // EX-R-20
	x := combat.Exchange{
		Rules: combat.ArenaRules(), Defender: combat.Creature{Immunities: []combat.DamageType{combat.Flame}},
		Attack: combat.Attack{Dice: 5, Type: combat.Flame, Effects: combat.Table{{Min: 1, Effects: effects(t, "daze")}}},
	}
	if got := x.FirstStrike().Dice(); got != 0 {
		t.Errorf("%d dice are rolled", got)
	}
	if odds := x.Odds(); odds.Defender.Damage.At(0).Cmp(big.NewRat(1, 1)) != 0 || odds.Defender.Markers[combat.Daze].Len() != 1 {
		t.Error("an immune target is touched")
	}
	if got := x.EffectDie().Rows["none"]; got.Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("nothing with %v", got)
	}
}

func TestExampleOneDefenseOneCounterstrike(t *testing.T) { // EX-R-21, EX-R-22
	x := combat.Exchange{
		Rules: combat.ArenaRules(), Attack: combat.Attack{Dice: 1, Strikes: 3},
		Counterstrike: &combat.Attack{Dice: 1}, Defender: combat.Creature{Defense: &combat.Defense{Min: 8, Uses: 1}},
	}
	report, err := x.Resolve(combat.Thrown(dice.Seeded(1)))
	if err != nil {
		t.Fatal(err)
	}
	defenses, counterstrikes := 0, 0
	for _, event := range report.Events {
		if event.Kind == combat.DefenseRoll {
			defenses++
		}
		if event.Kind == combat.AttackDeclared && event.Part == combat.CounterAttack {
			counterstrikes++
		}
	}
	if defenses != 1 || counterstrikes != 1 {
		t.Errorf("%d Defenses and %d counterstrikes against three strikes, want one each", defenses, counterstrikes)
	}
}

func TestExampleVoltaricShield(t *testing.T) { // EX-R-40, EX-R-41
	mage := combat.Creature{Kind: combat.OfMage, Life: 32, Shield: true}
	after := meleeOf(t, combat.Exchange{Defender: mage}, dice.Roll{dice.CriticalTwo}).After[combat.DefenderSeat]
	if after.Received != 0 || after.Shielded != 2 {
		t.Errorf("after 2 damage: %+v", after)
	}
	twice := combat.Exchange{Defender: mage, Attack: combat.Attack{Strikes: 2}}
	twice.Rules = combat.ArenaRules()
	twice.Attack.Dice = 1
	report, err := twice.Resolve(&combat.Laid{Faces: dice.Roll{dice.CriticalOne, dice.CriticalTwo}})
	if after := report.After[combat.DefenderSeat]; err != nil || after.Received != 2 || after.Shielded != 1 {
		t.Errorf("after 1 and 2: %+v, %v", after, err) // reading F
	}
	direct := combat.DirectDamage{Rules: combat.ArenaRules(), Points: 2, Target: mage}
	if damage, _ := direct.Odds(); damage.At(2).Cmp(big.NewRat(1, 1)) != 0 {
		t.Error("the shield stops direct damage")
	}
}

func TestExampleHealing(t *testing.T) { // EX-R-68, EX-R-69
	wounded := combat.Creature{Life: 9, Damage: 5, Regenerate: []int{1, 2}}
	u := combat.Upkeep{Creature: wounded, Rounds: 1, Order: combat.UpkeepEffects()}
	if got := u.Odds().Damage.At(3); got.Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("Regenerate 2 leaves 3 of 5 with %v", got)
	}
	if healed, _ := wounded.Healing(1); healed.Mean().Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("one die heals %v", healed.Mean())
	}
	wounded.Nonliving = true
	if healed, _ := wounded.Healing(9); healed.At(0).Cmp(big.NewRat(1, 1)) != 0 {
		t.Error("a Nonliving object is healed")
	}
	u.Creature.FiniteLife = true
	if got := u.Odds().Damage.At(5); got.Cmp(big.NewRat(1, 1)) != 0 {
		t.Error("Regenerate heals in spite of Finite Life")
	}
}
