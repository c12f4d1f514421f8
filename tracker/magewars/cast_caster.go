package magewars

import (
	"github.com/quickcast/quickcast/catalog/deed"
)

// mayCastBy holds a spell to what the card of a spawnpoint or a familiar lets it cast, and one that
// is bound to what may be bound there. A card that says nothing of that lets
// it cast all.
func (d *draft) mayCastBy(o *Object, p *Printed, binds bool) error {
	var says *deed.Deed
	fits := false
	for n := range o.Printed.Deeds {
		c := scene{s: &d.State, card: o, number: n}
		it := c.deed()
		deed.Walk(it.Do, func(s *deed.Step) {
			if s.Spells != nil && casts(it, s, binds) {
				open := *s.Spells
				open.Where, open.Side = "", ""
				fits = fits || c.holds(it.Given) && open.Fits(p.thing())
				says = either(it.Unsure, says, it)
			}
		})
	}
	if says == nil || fits {
		return nil
	}
	return d.law(false, CannotCast.With("Name", o.Printed.Name, "Spell", p.Name, "Say", says.Say).ByRule("R-9"))
}

// casts tells whether a step says what an object casts by itself or, else, what is bound to it.
func casts(it *deed.Deed, s *deed.Step, binds bool) bool {
	if binds {
		return s.Do == deed.Attach && s.On != nil && s.On.Role == deed.Self || s.Do == deed.MayCast && s.Spells.Where == "host"
	}
	return s.Do == deed.MayCast && (it.At == deed.Planning || it.At == deed.Deployment)
}
