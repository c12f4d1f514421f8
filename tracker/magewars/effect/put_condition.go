package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// mark places condition markers where they can be.
func (r *run) mark(s *deed.Step, o *state.Object, n int) error {
	condition := insteadOf(state.PlainName(s.Name), o)
	if r.mayGet(o, condition) != nil {
		r.Say(o.Controller, "table.logImmune", "Target", r.NameOf(o))
		return nil
	}
	if err := r.afflict(o, condition, max(1, n)); err != nil {
		return err
	}
	r.fallen(o)
	return nil
}
