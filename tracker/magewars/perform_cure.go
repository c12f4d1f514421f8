package magewars

import "github.com/quickcast/quickcast/catalog/deed"

// ails tells whether an object has a condition that the step takes off.
func (c *scene) ails(s *deed.Step, o *Object) bool {
	if s.Name == "choice" {
		return len(o.Conditions) > 0
	}
	return o.Conditions[plainName(s.Name)] > 0
}

// cure takes condition markers off.
func (r *run) cure(s *deed.Step, o *Object, n int) error {
	condition := plainName(s.Name)
	if condition == "choice" {
		if condition = plainName(r.p.Condition); condition == "" || r.thought {
			if len(o.Conditions) == 0 {
				return nil
			}
			return r.askCondition(o)
		}
	}
	if s.Amount.Letter == "all" {
		n = o.Conditions[condition]
	}
	r.lift(o, condition, min(n, o.Conditions[condition]))
	return nil
}

// removal is what it costs to remove the condition that was chosen.
func (r *run) removal() (int, error) {
	o, err := r.curing()
	if err != nil {
		return 0, err
	}
	if len(o.Conditions) == 0 {
		return 0, nil
	}
	if err := r.askCondition(o); err != nil {
		return 0, err
	}
	cost, known := removalCost(o, plainName(r.p.Condition))
	if !known {
		return 0, r.ask(need{field: "x"})
	}
	return cost, nil
}

// curing is whom the deed cures.
func (r *run) curing() (*Object, error) {
	var on *deed.Party
	deed.Walk(r.scene.deed().Do, func(s *deed.Step) {
		if s.Do == deed.Cure && on == nil {
			on = s.On
		}
	})
	list, err := r.party(on)
	if err != nil {
		return nil, err
	}
	if len(list) == 0 {
		return nil, r.missing("target")
	}
	return list[0], nil
}

// askCondition asks which condition of an object is meant.
func (r *run) askCondition(o *Object) error {
	n := need{field: "condition", told: r.p.Condition != ""}
	for _, count := range conditionViews(o) {
		n.names = append(n.names, count.ID)
	}
	return r.ask(n)
}
