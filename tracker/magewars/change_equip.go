package magewars

import (
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/tracker"
)

// equip puts equipment on a mage. One item a place, two rings, no two
// items of one name in Arena: on a friendly mage the old item goes back to its
// owner's book, of two rings the one that is named; on an enemy's taken place Academy
// forbids the cast and Arena cancels and discards the new item. The
// wearer controls it and must be allowed to have it.
func (d *draft) equip(seat tracker.Seat, wearer, replaces string, add addData) error {
	mage, ok := d.Object(wearer)
	if !ok || !mage.isMage() {
		return NotAMage.With("Name", wearer)
	}
	if err := d.mayHave(mage.Controller, &add.Printed); err != nil {
		return err
	}
	add.Slots = d.placed(wearer, &add.Printed)
	gone, either := d.displaced(wearer, &add.Printed)
	if len(gone)+len(either) > 0 && !d.Allied(mage.Controller, seat) {
		if d.variant().failsOnForeignSlots {
			d.say(seat, "table.logCancelled", "Name", add.Name, "Target", mage.Printed.Name)
			d.discard(seat, &add.Printed)
			return nil
		}
		if err := d.law(false, d.slotTaken(&add.Printed, append(gone, either...))); err != nil {
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
		if err := d.lawful(toReplace, old, scene{}); err != nil {
			return err
		}
		d.replace(d.edit(old.ID))
	}
	add.Host = wearer
	if err := d.doAdd(add); err != nil {
		return err
	}
	d.edit("o" + strconv.Itoa(d.LastID)).Controller = mage.Controller
	return nil
}

// whichGoes finds the one of several items that makes room for a new one: nobody but
// its caster knows which.
func (d *draft) whichGoes(card *Printed, either []*Object, named string) (*Object, error) {
	at := slices.IndexFunc(either, func(o *Object) bool { return o.ID == named })
	if at >= 0 {
		return either[at], nil
	}
	names := each(either, func(o *Object) string { return o.Printed.Name + " (" + o.ID + ")" })
	return either[0], d.law(false, WhichGoes.With("Name", card.Name, "Items", strings.Join(names, ", ")).ByRule(d.cite(ruleSlots)))
}

// slotTaken refuses an item for which there is no room, by the items that have it.
func (s *State) slotTaken(card *Printed, by []*Object) *tracker.Refusal {
	return SlotTaken.With("Slot", strings.Join(card.Slots, ", "), "Name", by[0].Printed.Name).ByRule(s.cite(ruleSlots))
}

// room is how many items a place takes.
func room(slot string) int { return either(slot == "ring", 2, 1) }

// placed are the slots equipment takes: those it says, or of several that it can go
// to the first that has room, else the first.
func (s *State) placed(wearer string, p *Printed) []string {
	if len(p.Slots) > 0 || len(p.Places) == 0 {
		return p.Slots
	}
	for _, place := range p.Places {
		if len(s.worn(wearer, place)) < room(place) {
			return []string{place}
		}
	}
	return p.Places[:1]
}

// displaced lists what has to go before a new item is put on, and those of which one
// has to go besides.
func (s *State) displaced(wearer string, card *Printed) (gone, either []*Object) {
	for _, o := range s.Objects {
		if s.variant().replacesItself && o.Host == wearer && o.Printed.Kind == KindEquipment && o.Printed.same(card) {
			gone = append(gone, o)
		}
	}
	goes := func(o *Object) bool { return slices.Contains(gone, o) }
	for _, slot := range card.Slots {
		stays := slices.DeleteFunc(s.worn(wearer, slot), goes)
		switch {
		case len(stays) < room(slot):
		case room(slot) == 1:
			gone = append(gone, stays...)
		default:
			either = stays
		}
	}
	return gone, either
}

// replace puts equipment back into its owner's book, and a spell bound to it too
//
func (d *draft) replace(o *Object) {
	d.say(o.Controller, "table.logReplaced", "Name", o.Printed.Name)
	d.putInBook(o.Owner, o.Printed, 1)
	if o.Bound != nil {
		d.say(o.Controller, "table.logReplaced", "Name", o.Bound.Name)
		d.putInBook(o.Controller, o.Bound, 1) // whose card it is
		o.Bound = nil
	}
	d.takeOff(o)
}

// worn lists the equipment on a mage's place.
func (s *State) worn(wearer, slot string) []*Object {
	return where(s.Objects, func(o *Object) bool {
		return o.Host == wearer && o.Printed.Kind == KindEquipment && listed(o.Printed.Slots, slot)
	})
}
