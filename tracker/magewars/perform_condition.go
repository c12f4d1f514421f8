package magewars

import "github.com/quickcast/quickcast/catalog/deed"

// mark places condition markers where they can be.
func (r *run) mark(s *deed.Step, o *Object, n int) error {
	condition := plainName(s.Name)
	if r.mayGet(o, condition) != nil {
		r.say(o.Controller, "table.logImmune", "Target", r.nameOf(o))
		return nil
	}
	return r.afflict(o, condition, max(1, n))
}
