package effect

import (
	"cmp"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// BindData is what "bind" is told: the object a spell is bound to, and the spell.
type BindData struct {
	state.Printed
	Object    string `json:"object"`
	Swap      *int   `json:"swap,omitempty"` // mana to change the spell that is bound there
	Quickcast bool   `json:"quickcast,omitempty"`
}

// DoBind binds a spell to an object with Spellbind: it leaves the book and
// can be cast from there once a round. Where the object's card allows it, Swap
// changes the bound spell: the old one goes back to the book.
func (d *Draft) DoBind(p BindData) error {
	o, err := d.thing(p.Object)
	if err != nil {
		return err
	}
	if err := cmp.Or(d.commands(o, "R-72"), law.Printable(&p.Printed)); err != nil {
		return err
	}
	if p.Kind != state.KindAttack && p.Kind != state.KindIncantation {
		return tracker.BadField.With("Action", "bind", "Field", "kind", "Reason", p.Kind)
	}
	free := o.Binds() && (o.Bound == nil || p.Swap != nil)
	if err := cmp.Or(
		d.Demand(free, state.CannotBind.With("Name", o.Printed.Name).ByRule("R-72")),
		d.MayCastBy(o, &p.Printed, true),
		d.swap(o, p),
		d.takeFromBook(o.Controller, &p.Printed, 1),
	); err != nil {
		return err
	}
	spell := p.Printed
	o.Bound = &spell
	d.Say(o.Controller, "table.logBound", "Name", spell.Name, "Host", o.Printed.Name)
	return nil
}

// swap takes a bound spell off for what the object's card asks, as a quick spell of
// its mage; in the Planning Phase that is no action.
func (d *Draft) swap(o *state.Object, p BindData) error {
	if o.Bound == nil || p.Swap == nil {
		return nil
	}
	if err := state.Within("swap", p.Swap, state.MaxNumber); err != nil {
		return err
	}
	if d.Phase != state.PlanningPhase {
		quick := state.CastData{Printed: state.Printed{Name: p.Name, Kind: state.KindIncantation, Speed: "quick"}, Quickcast: p.Quickcast}
		if err := d.MayCastNow(o.Controller, &quick); err != nil {
			return err
		}
	}
	if err := d.pay(d.Edit(state.MageID(o.Controller)), *p.Swap); err != nil {
		return err
	}
	d.Say(o.Controller, "table.logReplaced", "Name", o.Bound.Name)
	d.putInBook(o.Controller, o.Bound, 1)
	return nil
}

// unbind fills in the spell that is bound to an object: it counts as prepared and
// can be cast once a round.
func (d *Draft) unbind(p *state.CastData) error {
	o, err := d.thing(p.Bound)
	if err != nil {
		return err
	}
	if o.Bound == nil {
		return state.CannotBind.With("Name", o.Printed.Name).ByRule("R-72")
	}
	if err := d.Demand(!o.HasUsed(state.BoundMarker), state.HasCast.With("Name", o.Printed.Name).ByRule("R-72")); err != nil {
		return err
	}
	o.Use(state.BoundMarker)
	p.Printed = *o.Bound
	return nil
}
