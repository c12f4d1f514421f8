package cli

import (
	"runtime"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

// benchTime is how long each benchmark runs at least.
const benchTime = 200 * time.Millisecond

// benchmark is one thing that is measured, under the text bench.<name>.
type benchmark struct {
	name string
	aim  time.Duration // what it should take at most; 0 for no aim
	run  func()
}

// measured is what one run of a benchmark takes.
type measured struct {
	Name   string  `json:"name"`
	NS     float64 `json:"ns"`
	Allocs float64 `json:"allocs"`
	AimNS  int64   `json:"aim_ns,omitempty"`
}

// runBench measures the kernels and the search on this machine and prints a table.
func runBench(env *Env, args []string) int {
	flags := newFlags("bench")
	asJSON := flags.Bool("json", false, "")
	operands, err := parse(flags, args)
	if err == nil && len(operands) > 0 {
		err = &FlagError{Flag: operands[0], Fault: flagUnknown}
	}
	if err != nil {
		return env.refuse("bench", err)
	}
	cat, err := catalog.Load(env.Assets)
	if err != nil {
		return env.refuse("", err)
	}
	cat.Prepare()
	for _, b := range slices.Concat(kernels(), searches(env, cat), reviews(cat)) {
		result := b.measure(env.now)
		if *asJSON {
			sayJSON(env.Out, result)
			continue
		}
		say(env.Out, result.line(env))
	}
	return statusFine
}

// measure runs the benchmark again and again until the time is up.
func (b benchmark) measure(now func() time.Time) measured {
	b.run() // what is made once is not measured
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	begin, runs, took := now(), 0, time.Duration(0)
	for batch := 1; took < benchTime; batch *= 2 {
		for range batch {
			b.run()
		}
		runs += batch
		took = now().Sub(begin)
	}
	runtime.ReadMemStats(&after)
	return measured{
		Name: b.name, NS: float64(took) / float64(runs), AimNS: b.aim.Nanoseconds(),
		Allocs: float64(after.Mallocs-before.Mallocs) / float64(runs),
	}
}

// line is the result as a row of a table.
func (m measured) line(env *Env) string {
	w := env.words()
	name := w.T("bench." + m.Name)
	gap := strings.Repeat(" ", max(1, 52-utf8.RuneCountInString(name)))
	id, took := "bench.row", time.Duration(m.NS).Round(10*time.Nanosecond).String()
	if m.AimNS > 0 {
		id = "bench.rowWithAim"
	}
	return name + gap + w.T(id, "Took", took, "Allocs", int(m.Allocs+0.5), "Aim", time.Duration(m.AimNS).String())
}

// kernels are the benchmarks of the dice and the law of attack.
func kernels() []benchmark {
	strikes, exchange := benchStrikes(), benchExchange()
	fifty, effects := benchBothSides(50, 0), benchBothSides(20, 3)
	fire := combat.Upkeep{Rounds: 20, Order: combat.UpkeepEffects()}
	fire.Creature.Markers[combat.Burn] = 50
	crowd := combat.Zone{Rules: combat.ArenaRules(), Attack: combat.Attack{Dice: 6, Zone: true}, Targets: make([]combat.Creature, 100)}
	var reckoner dice.Reckoner[dice.Real]
	var meter combat.Meter
	armor := dice.Target{Armor: 3}
	return []benchmark{
		{"damage20", 20 * time.Microsecond, func() { dice.Pool(20).Damage(armor) }},
		{"damage20Near", 0, func() { reckoner.Damage(20, armor) }},
		{"damage100", 2 * time.Millisecond, func() { dice.Pool(100).Damage(armor) }},
		{"damage100Near", 0, func() { reckoner.Damage(100, armor) }},
		{"strikes", 50 * time.Microsecond, func() { strikes.Odds() }},
		{"strikesNear", 0, func() { _, _ = meter.Read(&strikes, nil) }},
		{"exchange", time.Millisecond, func() { exchange.Odds() }},
		{"exchangeNear", 0, func() { _, _ = meter.Read(&exchange, nil) }},
		{"bothSides50", 50 * time.Millisecond, func() { fifty.Odds() }},
		{"bothSides20Effects", 100 * time.Millisecond, func() { effects.Odds() }},
		{"upkeep", 500 * time.Millisecond, func() { fire.Odds() }},
		{"zone", 200 * time.Millisecond, func() { crowd.Odds() }},
	}
}

// searches are the benchmarks of the catalog.
func searches(env *Env, cat *catalog.Catalog) []benchmark {
	return []benchmark{
		{"search", 0, func() { _, _ = cat.Search("bear strenght", catalog.Options{}) }},
		{"searchFilter", 0, func() { _, _ = cat.Search("school:fire level<=2 burn", catalog.Options{}) }},
		{"load", 15 * time.Millisecond, func() { _, _ = catalog.Load(env.Assets) }},
	}
}

// reviews are the benchmarks of spellbooks: the check of one whose mage has no
// choice, of one whose school is left to be picked, and a list that is read.
func reviews(cat *catalog.Catalog) []benchmark {
	book := func(rulebook string) builder.Book {
		r, _ := cat.Rulebook(rulebook)
		return builder.FromRulebook(r, "").WithChoice("")
	}
	warlock, wizard := book("arena-starting-warlock"), book("arena-starting-wizard")
	scribe := formats.NewScribe(cat)
	list, _ := scribe.Write(warlock, formats.Text) // a text is always written
	return []benchmark{
		{"check", 10 * time.Microsecond, func() { builder.Look(warlock, cat) }},
		{"checkChoice", 40 * time.Microsecond, func() { builder.Look(wizard, cat) }},
		{"readText", 0, func() { _, _ = scribe.Read(list, formats.Options{}) }},
	}
}

// benchStrikes is Triplestrike with 8 dice against an infinite 7+ Defense.
func benchStrikes() combat.Exchange {
	return combat.Exchange{
		Rules:    combat.ArenaRules(),
		Attack:   combat.Attack{Dice: 8, Strikes: 3},
		Defender: combat.Creature{Life: 12, Armor: 2, Defense: &combat.Defense{Min: 7, Infinite: true}},
	}
}

// benchBothSides is an attack with so many dice on each side: both have a Defense and a
// damage barrier, there is a counterstrike, and every attack has so many effects.
func benchBothSides(number, effects int) combat.Exchange {
	var table combat.Table
	for i, of := range []combat.Condition{combat.Daze, combat.Weak, combat.Burn}[:effects] {
		table = append(table, combat.Row{Min: 5 + 3*i, Max: 7 + 3*i, Effects: combat.Effects{{Condition: of, Count: 1}}})
	}
	body := combat.Creature{
		Life: 60, Armor: 2, Defense: &combat.Defense{Min: 7, Uses: 1}, Barrier: &combat.Barrier{Dice: number, Effects: table},
	}
	attack := combat.Attack{Dice: number, Effects: table}
	return combat.Exchange{Rules: combat.ArenaRules(), Attacker: body, Attack: attack, Defender: body, Counterstrike: &attack}
}

// benchExchange is an attack on a guard with a damage barrier and a counterstrike,
// with effects and Defenses on both sides.
func benchExchange() combat.Exchange {
	daze := combat.Effects{{Condition: combat.Daze, Count: 1}}
	stun := combat.Effects{{Condition: combat.Stun, Count: 1}}
	return combat.Exchange{
		Rules:    combat.ArenaRules(),
		Attacker: combat.Creature{Life: 13, Armor: 2, MeleeBonus: 1, Defense: &combat.Defense{Min: 8, Uses: 1}},
		Attack:   combat.Attack{Dice: 5, Piercing: 1, Effects: combat.Table{{Min: 7, Max: 10, Effects: daze}, {Min: 11, Effects: stun}}},
		Defender: combat.Creature{
			Life: 11, Armor: 3, Defense: &combat.Defense{Min: 7, Uses: 1},
			Barrier: &combat.Barrier{Dice: 2, Type: combat.Lightning, Effects: combat.Table{{Min: 8, Effects: daze}}},
		},
		Counterstrike: &combat.Attack{Dice: 4, Piercing: 1, Effects: combat.Table{{Min: 9, Effects: daze}}},
	}
}
