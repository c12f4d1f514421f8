package effect

import (
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// equip puts equipment on a mage. One item a place, two rings, no two
// items of one name in Arena: on a friendly mage the old item goes back to its
// owner's book, of two rings the one that is named; on an enemy's taken place Academy
// forbids the cast and Arena cancels and discards the new item. The
// wearer controls it and must be allowed to have it.
func (d *Draft) equip(seat tracker.Seat, wearer, replaces string, add AddData) error {
	mage, ok := d.Object(wearer)
	if !ok || !mage.IsMage() {
		return state.NotAMage.With("Name", wearer)
	}
	if err := d.mayHave(mage.Controller, &add.Printed); err != nil {
		return err
	}
	add.Slots = law.Placed(&d.State, wearer, &add.Printed)
	gone, either := law.Displaced(&d.State, wearer, &add.Printed)
	if len(gone)+len(either) > 0 && !d.Allied(mage.Controller, seat) {
		if d.Variant().FailsOnForeignSlots {
			d.Say(seat, "table.logCancelled", "Name", add.Name, "Target", mage.Printed.Name)
			d.discard(seat, &add.Printed)
			return nil
		}
		if err := d.Demand(false, law.SlotTaken(&d.State, &add.Printed, append(gone, either...))); err != nil {
			return err
		}
	}
	if len(either) > 0 {
		old, err := d.whichGoes(&add.Printed, either, replaces)
		if err != nil {
			return err
		}
		gone = append(gone, old)
	}
	for _, old := range gone {
		if err := d.lawful(law.ToReplace, old, state.Scene{}); err != nil {
			return err
		}
		d.replace(d.Edit(old.ID))
	}
	add.Host = wearer
	if err := d.DoAdd(add); err != nil {
		return err
	}
	d.Edit("o" + strconv.Itoa(d.LastID)).Controller = mage.Controller
	return nil
}

// whichGoes finds the one of several items that makes room for a new one: nobody but
// its caster knows which.
func (d *Draft) whichGoes(card *state.Printed, either []*state.Object, named string) (*state.Object, error) {
	at := slices.IndexFunc(either, func(o *state.Object) bool { return o.ID == named })
	if at >= 0 {
		return either[at], nil
	}
	names := pick.Each(either, func(o *state.Object) string { return o.Printed.Name + " (" + o.ID + ")" })
	return either[0], d.Demand(false, state.WhichGoes.With("Name", card.Name, "Items", strings.Join(names, ", ")).ByRule(d.Cite("A-86 R-71")))
}

// replace puts equipment back into its owner's book, and a spell bound to it too
//
func (d *Draft) replace(o *state.Object) {
	d.Say(o.Controller, "table.logReplaced", "Name", o.Printed.Name)
	d.putInBook(o.Owner, o.Printed, 1)
	if o.Bound != nil {
		d.Say(o.Controller, "table.logReplaced", "Name", o.Bound.Name)
		d.putInBook(o.Controller, o.Bound, 1) // whose card it is
		o.Bound = nil
	}
	d.takeOff(o)
}
