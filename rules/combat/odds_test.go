package combat_test

import (
	"testing"

	"github.com/quickcast/quickcast/rules/combat"
)

func TestOddsAreThoseOfTheNaiveRules(t *testing.T) {
	for seed := range uint64(180) {
		likeNaively(t, seed, deal(seed).exchange(2, 2))
	}
}

// Damage that goes to and fro and heals is where the damage of both matters at once.
func TestOddsOfDrinkersAreThoseOfTheNaiveRules(t *testing.T) {
	for seed := range uint64(120) {
		likeNaively(t, seed, deal(30000+seed).drinkers())
	}
}

// likeNaively holds all odds of an exchange against those of the naive rules.
func likeNaively(t *testing.T, seed uint64, x combat.Exchange) {
	t.Helper()
	odds, want := x.Odds(), naively(x)
	check := func(what string, ok bool) {
		if !ok {
			t.Errorf("seed %d: %s differs", seed, what)
		}
	}
	check("hit", odds.Hit.Cmp(want.chance(func(w world) bool { return w.anyHit })) == 0)
	check("barrier", odds.Barrier.Cmp(want.chance(func(w world) bool { return w.barrier })) == 0)
	check("counterstrike", odds.Counterstrike.Cmp(want.chance(func(w world) bool { return w.back })) == 0)
	check("both destroyed", odds.BothDestroyed.Cmp(want.chance(func(w world) bool {
		return slain(&x.Attacker, &w.att) && slain(&x.Defender, &w.def)
	})) == 0)
	checkFate(check, "attacker", odds.Attacker, &x.Attacker, want, func(w world) person { return w.att })
	checkFate(check, "defender", odds.Defender, &x.Defender, want, func(w world) person { return w.def })
	if t.Failed() {
		t.Fatalf("%+v", x)
	}
}

func checkFate(check func(string, bool), who string, f combat.Fate, c *combat.Creature, want worlds, of func(world) person) {
	check(who+" damage", agrees(f.Damage, want.dist(func(w world) int { return of(w).got })))
	check(who+" capped", agrees(f.Capped, want.dist(func(w world) int { return of(w).got - of(w).overkill })))
	check(who+" healed", agrees(f.Healed, want.dist(func(w world) int { return of(w).healed })))
	check(who+" rage", agrees(f.Rage, want.dist(func(w world) int { return of(w).tokens })))
	check(who+" shield", f.Shield.Cmp(want.chance(func(w world) bool { return of(w).shielded })) == 0)
	check(who+" destroyed", f.Destroyed.Cmp(want.chance(func(w world) bool { p := of(w); return slain(c, &p) })) == 0)
	for _, condition := range combat.Conditions() {
		if !condition.Marks() {
			continue
		}
		marks := want.dist(func(w world) int { return int(of(w).marks[condition]) })
		got, listed := f.Markers[condition]
		if !listed {
			check(who+" unlisted "+condition.String(), len(marks) == 1 && marks[0] != nil)
			continue
		}
		check(who+" "+condition.String(), agrees(got, marks))
	}
}
