package law

import (
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/fighter"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Priced is the part of a price that depends on an object: terms added up, as
// catalog.Cost.By has them. It refuses a term that is none; the price is
// never below zero.
func Priced(s *state.State, by string, o *state.Object) (int, error) {
	sum := 0
	for _, term := range strings.Fields(strings.TrimPrefix(by, state.WornPrice)) {
		n, ok := termOf(s, term, o)
		if !ok {
			return 0, state.BadPrice.With("Field", "costBy")
		}
		sum += n
	}
	return min(max(0, sum), state.MaxNumber), nil
}

// termOf is one term of a price: a number, a measure of the object, or so many
// times a measure.
func termOf(s *state.State, term string, o *state.Object) (int, bool) {
	if n, err := strconv.Atoi(term); err == nil {
		return n, n >= -state.MaxNumber && n <= state.MaxNumber
	}
	times := 1
	if count, measure, ok := strings.Cut(term, "*"); ok {
		n, err := strconv.Atoi(count)
		if err != nil || n < 0 || n > state.MaxDice {
			return 0, false
		}
		times, term = n, measure
	}
	if steps, ok := strings.CutPrefix(term, "level:"); ok {
		n, ok := stepped(steps, measure(s, "level", o))
		return times * n, ok
	}
	known := slices.Contains([]string{"level", "cost", "reveal", "attached"}, term)
	if !known && !strings.HasPrefix(term, "token:") && !strings.HasPrefix(term, "condition:") {
		return 0, false
	}
	return times * measure(s, term, o), true
}

// stepped finds the price for a level in "4,5,6": the last one holds for all above.
func stepped(steps string, level int) (int, bool) {
	list := strings.Split(steps, ",")
	n, err := strconv.Atoi(list[min(max(level, 1), len(list))-1])
	return n, err == nil && n >= 0 && n <= state.MaxNumber
}

// measure is what a price can depend on: the level, mana to cast and to reveal,
// all that is attached, the tokens on it or the markers of a condition. What is hidden counts as level 1, and 2
// mana.
func measure(s *state.State, name string, o *state.Object) int {
	token, isToken := strings.CutPrefix(name, "token:")
	condition, isCondition := strings.CutPrefix(name, "condition:")
	switch {
	case isToken:
		return o.Tokens[token]
	case isCondition:
		return o.Conditions[condition]
	case name == "level" && o.FaceDown:
		return 1
	case name == "level":
		return o.Printed.Level
	case name == "damage":
		return o.Damage
	case name == "cost":
		return CostToCast(o.Printed)
	case name == "reveal" && !o.FaceDown:
		cost, _ := RevealCost(s, o)
		return cost
	case name == "attached":
		sum := 0
		for _, hanging := range s.Objects {
			if hanging.Host == o.ID {
				sum += measure(s, "cost", hanging) + measure(s, "reveal", hanging)
			}
		}
		return sum
	}
	return 0
}

// CostToCast is the mana to cast a card, without an X: for enchantments that do not
// say, that of hiding one.
func CostToCast(p *state.Printed) int {
	if p.Kind == state.KindEnchantment && p.Cost == 0 && !p.Free {
		return state.HiddenCost
	}
	return p.Cost
}

// ManaOf is what a spell costs with a target: its cost and its X, which the player
// says or the target decides; a wall that is extended costs twice its mana
// and its level. It refuses an X that nobody said.
func ManaOf(s *state.State, p *state.CastData) (int, error) {
	cost := CostToCast(&p.Printed)
	if p.Extend {
		cost = 2*p.Cost + p.Level
	}
	switch {
	case p.X != nil:
		return cost + *p.X, nil
	case p.CostBy == "":
		return cost, nil
	case p.CostBy == fighter.ByPlayer:
		if x, known := PaidFor(s, p); known {
			return cost + x, nil
		}
		return cost, state.FieldMissing.With("Action", "cast", "Field", "x").ByRule(s.Cite("A-75 R-52"))
	}
	target, ok := s.Object(p.Target)
	if !ok {
		return cost, state.FieldMissing.With("Action", "cast", "Field", "target").ByRule(s.Cite("A-75 R-52"))
	}
	if strings.HasPrefix(p.CostBy, state.WornPrice) && target.Printed.Kind != state.KindEquipment {
		return cost, state.FieldMissing.With("Action", "cast", "Field", "x").ByRule(s.Cite("A-75 R-52"))
	}
	more, err := Priced(s, p.CostBy, target)
	return min(cost+more, state.MaxNumber), err
}

// Takings are the steps of a spell that take from its target as much as its X pays for:
// enchantments that are destroyed, conditions that are cured.
func Takings(p *state.Printed) []deed.Step {
	var list []deed.Step
	for _, it := range p.Deeds {
		if it.At != deed.Cast || p.CostBy != fighter.ByPlayer {
			continue
		}
		for _, step := range it.Do {
			hangs := step.Do == deed.Destroy && step.On != nil && step.On.Where == "host" && step.On.Count.Letter == "any"
			if hangs || step.Do == deed.Cure && step.Amount.Letter == "X" {
				list = append(list, step)
			}
		}
	}
	return list
}

// PaidFor is the X of a spell that pays for all it can take from its target: what the
// enchantments there cost to cast and to reveal, and the conditions to remove. The player may
// pay for less and say so. False for other spells, and without a target.
func PaidFor(s *state.State, p *state.CastData) (x int, known bool) {
	target, there := s.Object(p.Target)
	steps := Takings(&p.Printed)
	if !there || len(steps) == 0 {
		return 0, false
	}
	c := Case{Table: s, Scene: state.Scene{Card: &state.Object{Printed: &p.Printed, Controller: target.Controller}, Target: target.ID}}
	for _, step := range steps {
		if step.Do == deed.Cure {
			n, _ := state.RemovalCost(target, state.PlainName(step.Name))
			x += n * target.Conditions[state.PlainName(step.Name)]
			continue
		}
		open := step.On.Filter
		open.Where = ""
		for _, o := range c.Matching(&open) {
			if o.Host == target.ID {
				x += measure(s, "cost", o) + measure(s, "reveal", o)
			}
		}
	}
	return min(x, state.MaxNumber), true
}

// UpkeepOn is an upkeep that depends on what the object lies on, or on its own
// tokens.
func UpkeepOn(s *state.State, o *state.Object) int {
	if o.Printed.UpkeepBy == "" {
		return 0
	}
	of := o
	if host, ok := s.Object(o.Host); ok && !strings.HasPrefix(o.Printed.UpkeepBy, "token:") {
		of = host
	}
	n, err := Priced(s, o.Printed.UpkeepBy, of)
	return pick.Either(err != nil, 0, n)
}
