package magewars

import (
	"slices"
	"sort"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
)

func conditionViews(o *Object) []tracker.Count { return counts("condition", o.Conditions) }

func tokenViews(o *Object) []tracker.Count { return counts("token", o.Tokens) }

// counts are markers of a kind with their names, pictures and colours.
func counts(area string, from map[string]int) []tracker.Count {
	var list []tracker.Count
	for id, n := range from {
		list = append(list, countView(area, id, n))
	}
	sort.Slice(list, func(i, j int) bool { return list[i].ID < list[j].ID })
	return list
}

func countView(area, id string, n int) tracker.Count {
	c := tracker.Count{ID: id, Name: label(area, id), Count: n, Icon: id}
	switch {
	case area == "condition":
		c.Term = id
		if of, known := combat.ConditionNamed(id); known {
			c.Tone = of.School()
		}
	case slices.Contains([]string{rage, "growth", Dissipate}, id): // these count a keyword
		c.Term = id
	}
	return c
}

// suffers tells whether the object has a marker of a condition of which that holds, and of which.
func (o *Object) suffers(is func(combat.Condition) bool) (combat.Condition, bool) {
	if len(o.Conditions) == 0 {
		return 0, false
	}
	for _, c := range combat.AllConditions() {
		if is(c) && o.marked(c) > 0 {
			return c, true
		}
	}
	return 0, false
}

// marked counts the markers of a condition on the object.
func (o *Object) marked(c combat.Condition) int { return o.Conditions[c.String()] }

// removalCost is the mana to take one marker off; false where the table does not know it.
func removalCost(o *Object, condition string) (int, bool) {
	c, known := combat.ConditionNamed(condition)
	if !known {
		return 0, false
	}
	return c.Removal(o.Printed.Level)
}
