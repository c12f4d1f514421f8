package magewars

import "github.com/quickcast/quickcast/catalog/deed"

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
		return NoTarget.With("Name", r.scene.card.Printed.Name).ByRule("R-9")
	}
	for _, o := range on {
		r.results = put(r.results, "level-paid", o.Printed.Level)
		r.destroy(o)
	}
	return nil
}
