package effect

import (
	"maps"
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// cure takes condition markers off; of those that are chosen one each, as many as there are for "any".
func (r *run) cure(s *deed.Step, o *state.Object, n int) error {
	condition := state.PlainName(s.Name)
	if condition == "choice" {
		list, err := r.chosenConditions(s, o)
		for _, each := range list {
			r.lift(o, each, min(max(1, n), o.Conditions[each]))
		}
		return err
	}
	if s.Amount.Letter == "all" {
		n = o.Conditions[condition]
	}
	r.lift(o, condition, min(n, o.Conditions[condition]))
	return nil
}

// chosenConditions are those of an object that were chosen to come off, one name a marker. It refuses more
// than there are, and none.
func (r *run) chosenConditions(s *deed.Step, o *state.Object) ([]string, error) {
	if !r.scene.Ails(s, o) {
		return nil, r.nothing()
	}
	list, n := r.p.Conditions, Need{Field: "conditions", Whose: o}
	if s.Amount.Letter != "any" {
		n.Field = "condition"
		list = slices.DeleteFunc([]string{state.PlainName(r.p.Condition)}, func(name string) bool { return name == "" })
	}
	n.Names = pick.Where(pick.Each(state.ConditionViews(o), func(c tracker.Count) string { return c.ID }), func(name string) bool { return law.Chosen(s, name) })
	n.Told = len(list) > 0
	if err := r.ask(n); err != nil {
		return nil, err
	}
	left := maps.Clone(o.Conditions)
	for _, name := range list {
		if left[name]--; left[name] < 0 && n.Field == "conditions" || !law.Chosen(s, name) {
			return nil, state.NothingChanges.With("Name", o.Printed.Name)
		}
	}
	return list, nil
}

// removal is what it costs to remove the conditions that were chosen.
func (r *run) removal() (int, error) {
	step := r.first(deed.Cure)
	on, err := r.party(step.On)
	switch {
	case err != nil:
		return 0, err
	case len(on) == 0:
		return 0, r.missing("target")
	}
	list, err := r.chosenConditions(step, on[0])
	cost := 0
	for _, name := range list {
		price, known := state.RemovalCost(on[0], name)
		if !known {
			return 0, r.ask(Need{Field: "x"})
		}
		cost += price
	}
	return cost, err
}
