package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// paySacrifice destroys what is given for a deed.
func (r *run) paySacrifice(c *deed.Cost) error {
	if c.Sacrifice == nil {
		return nil
	}
	r.does = &deed.Step{} // one's own
	on, err := r.party(c.Sacrifice)
	if err != nil {
		return err
	}
	if len(on) == 0 {
		return state.NoTarget.With("Name", r.scene.Card.Printed.Name).ByRule("R-9")
	}
	for _, o := range on {
		r.results = state.Put(r.results, "level-paid", o.Printed.Level)
		r.Destroy(o)
	}
	return nil
}
