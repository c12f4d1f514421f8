package combat_test

import (
	"errors"
	"math"
	"math/big"
	"reflect"
	"testing"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

// every gives every sequence of rolls there is, one exchange at a time.
type every struct {
	path, sides []int
	at          int
}

func (e *every) choose(sides int) int {
	if e.at == len(e.path) {
		e.path, e.sides = append(e.path, 0), append(e.sides, sides)
	}
	e.at++
	return e.path[e.at-1]
}

func (e *every) Dice(number int) (dice.Roll, error) {
	roll := make(dice.Roll, number)
	for i := range roll {
		roll[i] = dice.AttackDie()[e.choose(6)]
	}
	return roll, nil
}

func (e *every) Effect() (int, error) { return 1 + e.choose(dice.EffectSides), nil }

// next goes on to the next sequence, and reports whether there is one.
func (e *every) next() bool {
	for i := len(e.path) - 1; i >= 0; i-- {
		if e.path[i]+1 < e.sides[i] {
			e.path[i]++
			e.path, e.sides, e.at = e.path[:i+1], e.sides[:i+1], 0
			return true
		}
	}
	return false
}

// of is of how many equally likely sequences this is one.
func (e *every) of() int64 {
	all := int64(1)
	for _, sides := range e.sides {
		all *= int64(sides)
	}
	return all
}

// played are the outcomes of all sequences, as far as they can be counted.
func played(t *testing.T, x *combat.Exchange, most int) (found map[string]map[int]*big.Rat, complete bool) {
	t.Helper()
	type outcome struct {
		key   string
		value int
		of    int64
	}
	times := map[outcome]int64{}
	rolls := &every{}
	for range most {
		report, err := x.Resolve(rolls)
		if err != nil {
			t.Fatal(err)
		}
		for key, value := range outcomes(&report) {
			times[outcome{key, value, rolls.of()}]++
		}
		complete = !rolls.next()
		if complete {
			break
		}
	}
	found = map[string]map[int]*big.Rat{}
	for o, n := range times {
		if found[o.key] == nil {
			found[o.key] = map[int]*big.Rat{}
		}
		if found[o.key][o.value] == nil {
			found[o.key][o.value] = new(big.Rat)
		}
		found[o.key][o.value].Add(found[o.key][o.value], big.NewRat(n, o.of))
	}
	return found, complete
}

func outcomes(r *combat.Report) map[string]int {
	found := map[string]int{"hit": truth(r.Hit)}
	for seat, name := range []string{"attacker", "defender"} {
		after := r.After[seat]
		found[name+" damage"] = after.Received
		found[name+" healed"] = after.Healed
		found[name+" destroyed"] = truth(after.Destroyed)
		found[name+" rage"] = after.RageTokens
		found[name+" mana"] = after.Drained
		found[name+" daze"] = int(after.Markers[combat.Daze])
		found[name+" burn"] = int(after.Markers[combat.Burn])
	}
	return found
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

func expected(x *combat.Exchange) map[string]dice.Dist {
	odds := x.Odds()
	found := map[string]dice.Dist{"hit": yesNo(odds.Hit)}
	for name, fate := range map[string]combat.Fate{"attacker": odds.Attacker, "defender": odds.Defender} {
		found[name+" damage"] = fate.Damage
		found[name+" healed"] = fate.Healed
		found[name+" destroyed"] = yesNo(fate.Destroyed)
		found[name+" rage"] = fate.Rage
		found[name+" mana"] = fate.Drained
		for _, c := range []combat.Condition{combat.Daze, combat.Burn} {
			if d, there := fate.Markers[c]; there {
				found[name+" "+c.String()] = d
			}
		}
	}
	return found
}

// yesNo is a probability as a distribution over 1 and 0.
func yesNo(p *big.Rat) dice.Dist { return dice.Mix(p, dice.Certain(1), dice.Certain(0)) }

func TestResolvingEveryRollGivesTheOdds(t *testing.T) {
	counted := 0
	for seed := range uint64(120) {
		x := deal(seed).exchange(1, 2)
		got, complete := played(t, &x, 1500)
		if !complete {
			continue
		}
		counted++
		for key, d := range expected(&x) {
			if !agrees(d, got[key]) {
				t.Fatalf("seed %d: %s: the odds are not those of all rolls resolved", seed, key)
			}
		}
	}
	if counted < 40 {
		t.Fatalf("only %d exchanges were small enough", counted)
	}
}

func TestResolvingManyTimesComesNearTheOdds(t *testing.T) {
	const games = 2000
	for seed := range uint64(12) {
		x := deal(1000+seed).exchange(9, 3)
		rolls := combat.Thrown(dice.Seeded(seed))
		sums := map[string]float64{}
		for range games {
			report, err := x.Resolve(rolls)
			if err != nil {
				t.Fatal(err)
			}
			for key, value := range outcomes(&report) {
				sums[key] += float64(value)
			}
		}
		for key, d := range expected(&x) {
			mean, _ := d.Mean().Float64()
			variance, _ := d.Variance().Float64()
			if far := math.Abs(sums[key]/games - mean); far > 6*math.Sqrt(variance/games)+1e-9 {
				t.Errorf("seed %d: %s is %v on average, the odds say %v", seed, key, sums[key]/games, mean)
			}
		}
	}
}

func TestReportTellsBroganAgainstTheHydra(t *testing.T) {
	// EX-R-24 to EX-R-29: the book's own exchange, roll by roll.
	lightning, _ := combat.ParseEffects("daze")
	stun, _ := combat.ParseEffects("stun")
	x := combat.Exchange{
		Rules: combat.ArenaRules(),
		Attacker: combat.Creature{
			Life: 11, Armor: 4, MeleeBonus: 2, Defense: &combat.Defense{Min: 7, Uses: 1},
			TypeModifiers: map[combat.DamageType]int{combat.Lightning: 2}, Markers: combat.Markers{combat.Daze: 1},
		},
		Attack: combat.Attack{Kind: combat.Melee, Dice: 4, Piercing: 3},
		Defender: combat.Creature{Life: 15, Armor: 3, Barrier: &combat.Barrier{
			Dice: 2, Type: combat.Lightning,
			Ethereal: true, Effects: combat.Table{{Min: 6, Max: 8, Effects: lightning}, {Min: 9, Effects: stun}},
		}},
		Counterstrike: &combat.Attack{Kind: combat.Melee, Dice: 3},
	}
	rolls := &combat.Laid{
		Sides: []int{7, 1, 10},
		Faces: dice.Roll{
			dice.CriticalOne, dice.CriticalTwo, dice.Two, dice.Blank, dice.Blank, dice.Blank,
			dice.CriticalOne, dice.Two, dice.Two, dice.One,
		},
	}
	report, err := x.Resolve(rolls)
	if err != nil {
		t.Fatal(err)
	}
	if got := report.After[combat.DefenderSeat].Received; got != 5 {
		t.Errorf("the Hydra receives %d, the book says 5", got)
	}
	brogan := report.After[combat.AttackerSeat]
	if brogan.Received != 2 || brogan.Destroyed || brogan.Defended != 1 || brogan.Markers[combat.Stun] != 0 {
		t.Errorf("Brogan after it: %+v", brogan)
	}
	var kinds []combat.EventKind
	for _, event := range report.Events {
		kinds = append(kinds, event.Kind)
	}
	want := []combat.EventKind{
		combat.AttackDeclared, combat.MissRoll, combat.DamageRoll, combat.AttackDeclared,
		combat.DamageRoll, combat.EffectRoll, combat.AttackDeclared, combat.DefenseRoll,
	}
	if !reflect.DeepEqual(kinds, want) {
		t.Errorf("events %v, want %v", kinds, want)
	}
	if e := report.Events[7]; !e.Success || e.Needs != 9 {
		t.Errorf("the Defense: %+v, the book avoids with 10 - 2", e)
	}
	if e := report.Events[5]; e.Modified != 3 || e.Effects != nil {
		t.Errorf("the effect die: %+v, the book has 1 + 2 and nothing", e)
	}
}

func TestLaidRollsSayWhatComesNext(t *testing.T) {
	x := combat.Exchange{
		Rules: combat.ArenaRules(), Attack: combat.Attack{Dice: 3},
		Defender: combat.Creature{Defense: &combat.Defense{Min: 12, Infinite: true}},
	}
	_, err := x.Resolve(&combat.Laid{})
	var more *combat.MoreRolls
	if !errors.As(err, &more) || more.Dice != 0 {
		t.Errorf("first the Defense is rolled, not %v", err)
	}
	_, err = x.Resolve(&combat.Laid{Sides: []int{3}, Faces: dice.Roll{dice.One}})
	if !errors.As(err, &more) || more.Dice != 2 {
		t.Errorf("then two more dice, not %v", err)
	}
	if _, err = x.Resolve(&combat.Laid{Sides: []int{13}}); err == nil {
		t.Error("a 13 was taken from an effect die")
	}
}
