package combat

import "testing"

// The list of conditions is whole: every one has a name of its own and is found by
// it, and what the list says of a marker the law does.
func TestListOfConditions(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range AllConditions() {
		if found, ok := ConditionNamed(c.String()); c.String() == "" || seen[c.String()] || !ok || found != c {
			t.Errorf("%d, %q: without a name of its own", c, c)
		}
		seen[c.String()] = true
		if effects, err := ParseEffects(c.String()); (err == nil && effects[0].Condition == c) != (c < afterMoves) {
			t.Errorf("%s as an effect: %v %v", c, effects, err)
		}
		if !c.Marks() {
			continue
		}
		var m Markers
		m.add(c, 1)
		if m.helpless() != c.Incapacitates() || (m.restraints() > 0) != c.Restrains() {
			t.Errorf("%s: the law says helpless %v, restrained %v, and the list not", c, m.helpless(), m.restraints() > 0)
		}
	}
	if _, ok := ConditionNamed("burns"); ok || Push.String() != "push" || Slam.String() != "slam" || Snatch.String() != "snatch" || Restrained.String() != "restrained" {
		t.Error("a name stands for another condition")
	}
}
