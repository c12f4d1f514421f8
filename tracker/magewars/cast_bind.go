package magewars

import (
	"cmp"

	"github.com/quickcast/quickcast/tracker"
)

type bindData struct {
	Printed
	Object    string `json:"object"`
	Swap      *int   `json:"swap,omitempty"` // mana to change the spell that is bound there
	Quickcast bool   `json:"quickcast,omitempty"`
}

// doBind binds a spell to an object with Spellbind: it leaves the book and
// can be cast from there once a round. Where the object's card allows it, Swap
// changes the bound spell: the old one goes back to the book.
func (d *draft) doBind(p bindData) error {
	o, err := d.thing(p.Object)
	if err != nil {
		return err
	}
	if err := cmp.Or(d.commands(o, "R-72"), p.printable()); err != nil {
		return err
	}
	if p.Kind != KindAttack && p.Kind != KindIncantation {
		return tracker.BadField.With("Action", "bind", "Field", "kind", "Reason", p.Kind)
	}
	free := o.binds() && (o.Bound == nil || p.Swap != nil)
	if err := cmp.Or(
		d.law(free, CannotBind.With("Name", o.Printed.Name).ByRule("R-72")),
		d.mayCastBy(o, &p.Printed, true),
		d.swap(o, p),
		d.takeFromBook(o.Controller, &p.Printed, 1),
	); err != nil {
		return err
	}
	spell := p.Printed
	o.Bound = &spell
	d.say(o.Controller, "table.logBound", "Name", spell.Name, "Host", o.Printed.Name)
	return nil
}

// swap takes a bound spell off for what the object's card asks, as a quick spell of
// its mage; in the Planning Phase that is no action.
func (d *draft) swap(o *Object, p bindData) error {
	if o.Bound == nil || p.Swap == nil {
		return nil
	}
	if err := within("swap", p.Swap, maxNumber); err != nil {
		return err
	}
	if d.Phase != PlanningPhase {
		quick := castData{Printed: Printed{Name: p.Name, Kind: KindIncantation, Speed: "quick"}, Quickcast: p.Quickcast}
		if err := d.mayCastNow(o.Controller, &quick); err != nil {
			return err
		}
	}
	if err := d.pay(d.edit(mageID(o.Controller)), *p.Swap); err != nil {
		return err
	}
	d.say(o.Controller, "table.logReplaced", "Name", o.Bound.Name)
	d.putInBook(o.Controller, o.Bound, 1)
	return nil
}

// unbind fills in the spell that is bound to an object: it counts as prepared and
// can be cast once a round.
func (d *draft) unbind(p *castData) error {
	o, err := d.thing(p.Bound)
	if err != nil {
		return err
	}
	if o.Bound == nil {
		return CannotBind.With("Name", o.Printed.Name).ByRule("R-72")
	}
	if err := d.law(!o.used(boundMarker), HasCast.With("Name", o.Printed.Name).ByRule("R-72")); err != nil {
		return err
	}
	o.use(boundMarker)
	p.Printed = *o.Bound
	return nil
}
