package cli

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/rules/training"
)

// game is the game of a question; left out it is Arena.
type game struct {
	Game combat.Game `odds:"game"`
}

func (g game) rules() combat.Rules {
	return combat.Rules{Game: g.Game, Readings: combat.DefaultReadings()}
}

// creature is a creature or conjuration as a question describes it.
type creature struct {
	combat.Creature
	Life      *int                        `odds:"life"`
	Living    *bool                       `odds:"living"`
	Schools   []training.School           `odds:"schools"`
	Tough     int                         `odds:"tough,-10000"` // Tough -X, written as X or as -X
	Modifiers map[combat.DamageType][]int `odds:"damage_type_modifiers,-200,200"`
	Markers   map[combat.Condition]int    `odds:"conditions,0,100"`
	Defense   *defense                    `odds:"defense"`
	Barrier   *barrier                    `odds:"damage_barrier"`
}

// body is the creature as the law sees it. Left out, creatures are Living and
// conjurations are not; bonuses against one type add up.
func (c *creature) body() combat.Creature {
	b := c.Creature
	if c.Life != nil {
		b.Life = *c.Life
		if b.Life == 0 {
			b.Life = combat.NoLifeLeft
		}
	}
	if c.Living != nil {
		b.Nonliving, b.LivingObject = !*c.Living, *c.Living
	}
	b.Dark = slices.Contains(c.Schools, training.Dark)
	b.Tough = max(c.Tough, -c.Tough)
	b.Immunities = slices.DeleteFunc(b.Immunities, func(t combat.DamageType) bool { return t == "" })
	b.TypeModifiers = map[combat.DamageType]int{}
	for of, values := range c.Modifiers {
		for _, n := range values {
			b.TypeModifiers[of] += n
		}
	}
	for condition, n := range c.Markers {
		b.Markers[condition] = uint16(n)
	}
	if c.Defense != nil {
		b.Defense = c.Defense.defense()
	}
	if c.Barrier != nil {
		c.Barrier.Effects = effectTable(c.Barrier.Rows)
		b.Barrier = &c.Barrier.Barrier
	}
	return b
}

// defender is a creature that is attacked. When it uses its Defense belongs into the
// question, and is understood here as well.
type defender struct {
	creature
	Policy policy `odds:"defense_policy,1,100"`
}

type defense struct {
	Min  int      `odds:"min,-10000"`
	Uses *uses    `odds:"uses,0,100"`
	Used used     `odds:"used_this_round,0,100"`
	Not  []barred `odds:"not_against"`
}

type (
	uses   int    // how often a Defense may be used: a number, or "inf" for always
	used   int    // how often it was: a number, or true for every time
	barred string // what it is not for: "melee" or "ranged"
	strike int    // one it is used against, or "never"
	target string // what an attack is better against
)

const always = -1 // what the words come to: always, every time, never

func (d *defense) defense() *combat.Defense {
	f := &combat.Defense{Min: d.Min, Uses: 1, Used: int(d.Used), NotMelee: slices.Contains(d.Not, "melee"), NotRanged: slices.Contains(d.Not, "ranged")}
	if d.Uses != nil {
		f.Uses = int(*d.Uses)
	}
	if f.Infinite = f.Uses == always; f.Infinite {
		f.Uses = 1
	}
	if f.Used == always {
		f.Used = f.Uses
	}
	return f
}

type barrier struct {
	combat.Barrier
	Rows []effectRow `odds:"effects"`
}

// attack is an attack bar as a question describes it.
type attack struct {
	combat.Attack
	Kind   *combat.AttackKind `odds:"type"`
	Versus *bonus             `odds:"bonus_vs"`
	Rows   []effectRow        `odds:"effects"`
}

// bar is the attack as the law sees it. Left out, the type is melee, and ranged for a
// spell.
func (a *attack) bar() combat.Attack {
	b := a.Attack
	b.Strikes = max(1, b.Strikes)
	b.Effects = effectTable(a.Rows)
	if a.Versus != nil {
		b.Versus = a.Versus.bonus()
	}
	switch {
	case a.Kind != nil:
		b.Kind = *a.Kind
	case b.Spell:
		b.Kind = combat.Ranged
	}
	return b
}

// blow is the attack bar of an attack that rolls its dice, so that it must say how many.
type blow struct {
	attack
	Dice int `odds:"dice!,0,200"`
}

func (b *blow) bar() combat.Attack {
	b.attack.Dice = b.Dice
	return b.attack.bar()
}

type bonus struct {
	Dice    int      `odds:"dice,-200,200"`
	Against []target `odds:"against"`
}

func (b *bonus) bonus() *combat.Bonus {
	is := func(what target) bool { return slices.Contains(b.Against, what) }
	return &combat.Bonus{Dice: b.Dice, Nonliving: is("nonliving"), Dark: is("dark"), Flying: is("flying"), Incorporeal: is("incorporeal")}
}

// effectRow is one line of a table of effects; a missing max means "and above".
type effectRow struct {
	Min    int    `odds:"min,-10000"`
	Max    *int   `odds:"max,1"`
	Result result `odds:"result!"`
}

func effectTable(rows []effectRow) combat.Table {
	return pick.Each(rows, func(r effectRow) combat.Row {
		return combat.Row{Min: r.Min, Max: or(r.Max, 0), Effects: combat.Effects(r.Result)}
	})
}

type result combat.Effects

// UnmarshalJSON reads "2 burn & rot".
func (r *result) UnmarshalJSON(data []byte) error {
	var text string
	if json.Unmarshal(data, &text) != nil {
		return fmt.Errorf("must be a text, not %s", data)
	}
	effects, err := combat.ParseEffects(text)
	*r = result(effects)
	return err
}

// policy is when a Defense is used: at the first chance, never, or against the strikes
// with these numbers.
type policy []strike

// or is the policy, and those of the defenders.
func (p policy) or(defenders ...defender) combat.Policy {
	var all combat.Policy
	for _, d := range append(defenders, defender{Policy: p}) {
		all.Never = all.Never || d.Policy != nil && len(d.Policy) == 0 || slices.Contains(d.Policy, always)
		for _, s := range d.Policy {
			all.Strikes = append(all.Strikes, int(s))
		}
	}
	return all
}

// newReader knows how the values of questions are written.
func newReader() *reader {
	r := &reader{names: map[reflect.Type]map[string]any{}, fields: map[reflect.Type][]field{}}
	spelled(r, combat.Arena, combat.Academy)
	spelled(r, combat.OfCreature, combat.OfMage, combat.OfConjuration)
	spelled(r, combat.Major, combat.Minor)
	spelled(r, combat.Melee, combat.Ranged, combat.Other)
	spelled(r, combat.UpkeepEffects()...)
	spelled(r, training.Schools()...)
	spelled(r, slices.DeleteFunc(combat.Conditions(), func(c combat.Condition) bool { return !c.Marks() })...)
	spelled(r, append(combat.DamageTypes(), "")...)[`"none"`] = combat.DamageType("")
	spelled[barred](r, "melee", "ranged")
	spelled[target](r, "nonliving", "dark", "flying", "incorporeal")
	spelled[uses](r)[`"inf"`] = uses(always)
	spelled[strike](r)[`"never"`] = strike(always)
	was := spelled[used](r)
	was["true"], was["false"] = used(always), used(0)
	faces := spelled(r, dice.Blank, dice.One, dice.Two, dice.CriticalOne, dice.CriticalTwo)
	faces["1"], faces["2"] = dice.One, dice.Two
	return r
}
