package combat_test

import (
	"cmp"
	"math"
	"math/big"
	"testing"

	"github.com/quickcast/quickcast/rules/combat"
)

// naiveSequence plays attacks one after the other, each attacker afresh.
func naiveSequence(q combat.Sequence) (ws worlds, after []*big.Rat) {
	n := &naive{game: q.Game, who: map[string]*combat.Creature{"defender": &q.Defender}}
	ws = worlds{}
	ws.add(world{def: newPerson("defender", &q.Defender)}, big.NewRat(1, 1))
	healed := func(w *world) int { return w.att.healed }
	for i := range q.Blows {
		blow := &q.Blows[i]
		n.who["attacker"], n.who["defender"] = &blow.Attacker, cmp.Or(blow.Target, &q.Defender)
		ws = ws.each(func(w *world) {
			before := healed(w)
			w.att = newPerson("attacker", &blow.Attacker)
			w.att.healed, w.def.aloft = before, n.aloft(&w.def) // it may have woken up
		})
		ws = n.fight(ws, &bout{
			from: attackerOf, to: defenderOf, attack: &blow.Attack, role: "main", policy: q.Policy,
			mayHappen: func(*world) bool { return true },
		})
		ws = ws.each(func(w *world) { w.anyHit = w.anyHit || w.hit })
		after = append(after, ws.chance(func(w world) bool { return slain(&q.Defender, &w.def) }))
	}
	return ws, after
}

func TestSequenceIsThatOfTheNaiveRules(t *testing.T) {
	var meter combat.Meter
	for seed := range uint64(70) {
		d := deal(5000 + seed)
		q := combat.Sequence{Rules: d.rules(), Defender: d.creature()}
		for range 1 + d.IntN(3) {
			blow := combat.Blow{Attacker: d.creature(), Attack: d.attack(2, 2)}
			if d.in(3) { // it meets the same object otherwise
				target := q.Defender
				target.Armor, target.Aegis, target.Defense = target.Armor+1, 1, nil
				blow.Target = &target
			}
			q.Blows = append(q.Blows, blow)
		}
		odds := q.Odds()
		want, after := naiveSequence(q)
		check := func(what string, ok bool) {
			if !ok {
				t.Fatalf("seed %d: %s differs\n%+v", seed, what, q)
			}
		}
		checkFate(check, "defender", odds.Defender, &q.Defender, want, func(w world) person { return w.def })
		check("hit", odds.Hit.Cmp(want.chance(func(w world) bool { return w.anyHit })) == 0)
		check("healed", agrees(odds.Healed, want.dist(func(w world) int { return w.att.healed })))
		for i, p := range after {
			check("destroyed after an attack", odds.DestroyedAfter[i].Cmp(p) == 0)
		}
		damage := odds.Defender.Damage
		check("the most damage", damage.Len() == 0 || damage.Outcome(damage.Len()-1) <= q.MostDamage())
		near, err := meter.ReadSequence(&q, nil)
		check("an error", err == nil)
		for i, p := range after {
			exact, _ := p.Float64()
			check("nearly destroyed after an attack", math.Abs(near.After[i]-exact) < 1e-12)
		}
	}
}

func TestSweepWithoutATieIsTwoAttacks(t *testing.T) {
	for seed := range uint64(200) {
		d := deal(7000 + seed)
		w := combat.Sweep{
			Rules: d.rules(), Attacker: d.creature(), Attack: d.attack(2, 2),
			Targets: [2]combat.Creature{d.creature(), d.creature()},
		}
		w.Attacker.Bloodthirsty = 0
		w.Targets[0].Barrier = nil
		first := combat.Exchange{Rules: w.Rules, Attacker: w.Attacker, Attack: w.Attack, Defender: w.Targets[0]}
		second := first
		second.Defender = w.Targets[1]
		// What only the first strike has is not had again.
		second.Attacker.MeleeBonus, second.Attacker.RangedBonus, second.Attacker.Charge = 0, 0, 0
		second.Attacker.RageTokens = 0
		got, one, two := w.Odds(), naively(first), naively(second)
		check := func(what string, ok bool) {
			if !ok {
				t.Fatalf("seed %d: %s differs\n%+v", seed, what, w)
			}
		}
		checkFate(check, "first", got.First, &w.Targets[0], one, func(w world) person { return w.def })
		checkFate(check, "second", got.Second, &w.Targets[1], two, func(w world) person { return w.def })
		both := new(big.Rat).Mul(got.First.Destroyed, got.Second.Destroyed)
		check("both destroyed", got.BothDestroyed.Cmp(both) == 0)
	}
}

// naiveSweep plays the attack on the first target and its damage barrier, and then the
// same on the second.
func naiveSweep(w combat.Sweep) worlds {
	n := &naive{game: w.Game, who: map[string]*combat.Creature{
		"attacker": &w.Attacker, "defender": &w.Targets[0], "second": &w.Targets[1],
	}}
	ws := worlds{}
	ws.add(world{
		att: newPerson("attacker", &w.Attacker), def: newPerson("defender", &w.Targets[0]), sec: newPerson("second", &w.Targets[1]),
	}, big.NewRat(1, 1))
	roles, targets := []string{"main", "sweep"}, []func(*world) *person{defenderOf, secondOf}
	for i, to := range targets {
		ws = ws.each(func(w *world) { to(w).aloft = n.aloft(to(w)) })
		ws = n.fight(ws, &bout{
			from: attackerOf, to: to, attack: &w.Attack, role: roles[i], policy: w.Policy,
			mayHappen: func(*world) bool { return true },
		})
		ws = ws.each(func(w *world) { w.att.aloft = n.aloft(&w.att) })
		if c := &w.Targets[i]; w.Attack.Kind == combat.Melee && !w.Attack.Zone && c.Barrier != nil {
			ws = n.fight(ws, &bout{
				from: to, to: attackerOf, attack: barrierAttack(c), role: "barrier",
				mayHappen: func(w *world) bool { return w.hit },
			})
		}
	}
	return ws
}

func TestSweepIsThatOfTheNaiveRules(t *testing.T) {
	for seed := range uint64(60) {
		d := deal(17000 + seed)
		x := d.drinkers()
		if d.in(2) {
			x = d.exchange(2, 2)
		}
		w := combat.Sweep{Rules: x.Rules, Attacker: x.Attacker, Attack: x.Attack, Targets: [2]combat.Creature{x.Defender, d.creature()}, Policy: x.Policy}
		w.Attack.Dice, w.Attack.Strikes = min(w.Attack.Dice, 2), 1+d.IntN(4)/3
		got, want := w.Odds(), naiveSweep(w)
		check := func(what string, ok bool) {
			if !ok {
				t.Fatalf("seed %d: %s differs\n%+v", seed, what, w)
			}
		}
		checkFate(check, "first", got.First, &w.Targets[0], want, func(w world) person { return w.def })
		checkFate(check, "second", got.Second, &w.Targets[1], want, func(w world) person { return w.sec })
		check("both destroyed", got.BothDestroyed.Cmp(want.chance(func(at world) bool {
			return slain(&w.Targets[0], &at.def) && slain(&w.Targets[1], &at.sec)
		})) == 0)
	}
}

func TestSweepGivesBloodthirstyToTheFirstPrey(t *testing.T) {
	w := combat.Sweep{
		Rules: combat.ArenaRules(), Attacker: combat.Creature{Bloodthirsty: 2}, Attack: combat.Attack{Dice: 1},
		Targets: [2]combat.Creature{{Life: 9}, {Life: 9, Damage: 1}},
	}
	odds := w.Odds()
	if odds.First.Damage.Mean().Cmp(big.NewRat(1, 1)) != 0 || odds.Second.Damage.Mean().Cmp(big.NewRat(3, 1)) != 0 {
		t.Errorf("means %v and %v, want 1 and 3", odds.First.Damage.Mean(), odds.Second.Damage.Mean())
	}
	w.Targets[0].Damage = 1
	odds = w.Odds()
	if odds.First.Damage.Mean().Cmp(big.NewRat(3, 1)) != 0 || odds.Second.Damage.Mean().Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("means %v and %v, want 3 and 1", odds.First.Damage.Mean(), odds.Second.Damage.Mean())
	}
}

func TestZoneIsThatOfTheNaiveRules(t *testing.T) {
	for seed := range uint64(80) {
		d := deal(9000 + seed)
		z := combat.Zone{Rules: d.rules(), Attacker: d.creature(), Attack: d.attack(2, 2)}
		z.Attack.Zone, z.Attack.Vampiric, z.Attacker.Kind = true, false, combat.OfCreature
		for range 1 + d.IntN(3) {
			z.Targets = append(z.Targets, d.creature())
		}
		odds := z.Odds()
		total, all, none := naiveZone(z)
		if !agrees(odds.Total, total) || odds.AllDestroyed.Cmp(all) != 0 || odds.NoneDestroyed.Cmp(none) != 0 {
			t.Fatalf("seed %d: the zone differs\n%+v", seed, z)
		}
		for i := range z.Targets {
			x := combat.Exchange{Rules: z.Rules, Attacker: z.Attacker, Attack: z.Attack, Defender: z.Targets[i]}
			want := naively(x)
			if !agrees(odds.Objects[i].Fate.Damage, want.dist(func(w world) int { return w.def.got })) {
				t.Fatalf("seed %d: object %d differs", seed, i)
			}
		}
	}
}

// naiveZone throws for the miss once and then for every object by itself.
func naiveZone(z combat.Zone) (total map[int]*big.Rat, all, none *big.Rat) {
	total = map[int]*big.Rat{}
	all, none = new(big.Rat), new(big.Rat)
	dazed := z.Attacker.Markers[combat.Daze] > 0
	z.Attacker.Markers[combat.Daze] = 0
	for side := 1; side <= 12; side++ {
		sums := map[int]*big.Rat{0: big.NewRat(1, 12)}
		every, nobody := big.NewRat(1, 12), big.NewRat(1, 12)
		for i := range z.Targets {
			x := combat.Exchange{Rules: z.Rules, Attacker: z.Attacker, Attack: z.Attack, Defender: z.Targets[i]}
			if dazed && side <= 6 {
				x.Attacker.Markers[combat.Stun] = 1 // nothing comes of it
			}
			ws := naively(x)
			next := map[int]*big.Rat{}
			for a, p := range sums {
				for b, q := range ws.dist(func(w world) int { return w.def.got }) {
					if next[a+b] == nil {
						next[a+b] = new(big.Rat)
					}
					next[a+b].Add(next[a+b], new(big.Rat).Mul(p, q))
				}
			}
			sums = next
			dead := ws.chance(func(w world) bool { return slain(&x.Defender, &w.def) })
			every.Mul(every, dead)
			nobody.Mul(nobody, dead.Sub(big.NewRat(1, 1), dead))
		}
		for sum, p := range sums {
			if total[sum] == nil {
				total[sum] = new(big.Rat)
			}
			total[sum].Add(total[sum], p)
		}
		all.Add(all, every)
		none.Add(none, nobody)
	}
	return total, all, none
}

func TestResolvingEveryRollOfASweepGivesTheOdds(t *testing.T) {
	counted := 0
	for seed := range uint64(120) {
		d := deal(11000 + seed)
		w := combat.Sweep{
			Rules: d.rules(), Attacker: d.creature(), Attack: d.attack(1, 1),
			Targets: [2]combat.Creature{d.creature(), d.creature()},
		}
		damage, both, complete := sweptBy(t, &w, 1500)
		if !complete {
			continue
		}
		counted++
		odds := w.Odds()
		if !agrees(odds.First.Damage, damage[0]) || !agrees(odds.Second.Damage, damage[1]) || odds.BothDestroyed.Cmp(both) != 0 {
			t.Fatalf("seed %d: the odds are not those of all rolls resolved\n%+v", seed, w)
		}
	}
	if counted < 40 {
		t.Fatalf("only %d sweeps were small enough", counted)
	}
}

// sweptBy resolves a sweep with every sequence of rolls, as far as they can be counted.
func sweptBy(t *testing.T, w *combat.Sweep, most int) (damage [2]map[int]*big.Rat, both *big.Rat, complete bool) {
	t.Helper()
	damage = [2]map[int]*big.Rat{{}, {}}
	both = new(big.Rat)
	rolls := &every{}
	for range most {
		report, err := w.Resolve(rolls)
		if err != nil {
			t.Fatal(err)
		}
		p := big.NewRat(1, rolls.of())
		first, second := report.After[combat.DefenderSeat], report.After[combat.SecondSeat]
		addTo(damage[0], first.Received, p)
		addTo(damage[1], second.Received, p)
		if first.Destroyed && second.Destroyed {
			both.Add(both, p)
		}
		if !rolls.next() {
			return damage, both, true
		}
	}
	return damage, both, false
}
