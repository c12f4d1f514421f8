package state

import (
	"slices"
	"sort"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
)

// KnownConditions lists the conditions offered first, in the order of the list: those
// that are usual, and what lies there already.
func (s *State) KnownConditions() []string {
	usual := pick.Where(combat.AllConditions(), func(c combat.Condition) bool {
		return c.Usual(s.Variant().Law.Game) || slices.ContainsFunc(s.Objects, func(o *Object) bool { return o.Marked(c) > 0 })
	})
	return pick.Each(usual, combat.Condition.String)
}

// ConditionViews are the conditions of an object, to be shown.
func ConditionViews(o *Object) []tracker.Count { return counts("condition", o.Conditions) }

// TokenViews are the tokens on an object, to be shown.
func TokenViews(o *Object) []tracker.Count { return counts("token", o.Tokens) }

// counts are markers of a kind with their names, pictures and colours.
func counts(area string, from map[string]int) []tracker.Count {
	var list []tracker.Count
	for id, n := range from {
		list = append(list, CountView(area, id, n))
	}
	sort.Slice(list, func(i, j int) bool { return list[i].ID < list[j].ID })
	return list
}

// CountView is one count of an object, with its name and how it is drawn.
func CountView(area, id string, n int) tracker.Count {
	c := tracker.Count{ID: id, Name: Label(area, id), Count: n, Icon: id}
	switch {
	case area == "condition":
		c.Term = id
		if of, known := combat.ConditionNamed(id); known {
			c.Tone = of.School()
		}
	case slices.Contains([]string{Rage, "growth", Dissipate}, id): // these count a keyword
		c.Term = id
	}
	return c
}

// suffers tells whether the object has a marker of a condition of which that holds, and of which.
func (o *Object) suffers(is func(combat.Condition) bool) (combat.Condition, bool) {
	if len(o.Conditions) == 0 {
		return 0, false
	}
	return pick.Find(combat.AllConditions(), func(c combat.Condition) bool { return is(c) && o.Marked(c) > 0 })
}

// Marked counts the markers of a condition on the object.
func (o *Object) Marked(c combat.Condition) int { return o.Conditions[c.String()] }

// RemovalCost is the mana to take one marker off; false where the table does not know it.
func RemovalCost(o *Object, condition string) (int, bool) {
	c, known := combat.ConditionNamed(condition)
	if !known {
		return 0, false
	}
	return c.Removal(o.Printed.Level)
}
