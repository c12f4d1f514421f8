package magewars

import (
	"slices"
	"strconv"
	"strings"

	"quickcast/tracker"
)

// resolveSpell does what the spell does by itself: creatures, conjurations,
// equipment and enchantments become objects, the rest is discarded.
func (d *draft) resolveSpell(seat tracker.Seat, p castData) error {
	switch p.Kind {
	case KindIncantation:
		d.rewardHoly(seat, &p.Printed)
		d.discardSpell(seat, p)
		return nil
	case KindAttack:
		return d.castAttack(seat, p)
	}
	add := addData{Printed: p.Printed, Host: p.Target}
	switch p.Kind {
	case KindEquipment:
		wearer := p.Target
		if wearer == "" {
			wearer = mageID(seat)
		}
		return d.equip(seat, wearer, add)
	case KindEnchantment:
		add.FaceDown = true
	case KindCreature:
		add.Host = ""
	}
	for range p.copies() {
		if err := d.doAdd(add); err != nil {
			return err
		}
	}
	return nil
}

// discardSpell puts a spell that leaves no object on the discard pile; a bound one
// stays where it is bound, an ability is no card.
func (d *draft) discardSpell(seat tracker.Seat, p castData) {
	if p.innate || p.Bound != "" {
		return
	}
	for range p.copies() {
		card := p.Printed
		d.discard(seat, &card, "")
	}
}

// equip puts equipment on a mage. One item a place, two rings, no two
// items of one name in Arena: on a friendly mage the old item goes back to its
// owner's book; on an enemy's taken place Academy forbids the cast and Arena
// cancels and discards the new item. The wearer controls it and must
// be allowed to have it.
func (d *draft) equip(seat tracker.Seat, wearer string, add addData) error {
	mage, ok := d.Object(wearer)
	if !ok || !mage.IsMage() {
		return NotAMage.With("Name", wearer)
	}
	if err := d.mayHave(mage.Controller, &add.Printed); err != nil {
		return err
	}
	add.Slots = d.placed(wearer, &add.Printed)
	for _, old := range d.displaced(wearer, add) {
		if d.Game == "arena" && !d.Allied(mage.Controller, seat) {
			d.say(seat, "table.logCancelled", "Name", add.Name, "Target", mage.Printed.Name)
			d.discard(seat, &add.Printed, "")
			return nil
		}
		if err := d.law(d.Allied(mage.Controller, seat), SlotTaken.With("Slot", strings.Join(add.Slots, ", "), "Name", old.Printed.Name).ByRule("A-86")); err != nil {
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

// placed are the slots equipment takes: those it says, or of several that it can go
// to the first that is free, else the first.
func (s *State) placed(wearer string, p *Printed) []string {
	if len(p.Slots) > 0 || len(p.Places) == 0 {
		return p.Slots
	}
	for _, place := range p.Places {
		if len(s.worn(wearer, place)) == 0 {
			return []string{place}
		}
	}
	return p.Places[:1]
}

// displaced lists what has to go before the new item is put on.
func (s *State) displaced(wearer string, add addData) []*Object {
	var list []*Object
	for _, slot := range add.Slots {
		worn := s.worn(wearer, slot)
		room := 1
		if slot == "ring" {
			room = 2
		}
		if len(worn) >= room && !slices.Contains(list, worn[0]) {
			list = append(list, worn[0])
		}
	}
	for _, o := range s.Objects {
		same := s.Game == "arena" && o.Host == wearer && o.Printed.Kind == KindEquipment && o.Printed.same(&add.Printed)
		if same && !slices.Contains(list, o) {
			list = append(list, o)
		}
	}
	return list
}

// replace puts equipment back into its owner's book, and a spell bound to it too
//
func (d *draft) replace(o *Object) {
	d.say(o.Controller, "table.logReplaced", "Name", o.Printed.Name)
	d.putInBook(o.Owner, o.Printed)
	if o.Bound != nil {
		d.say(o.Controller, "table.logReplaced", "Name", o.Bound.Name)
		d.putInBook(o.Controller, o.Bound) // whose card it is
		o.Bound = nil
	}
	d.takeOff(o)
}

// worn lists the equipment on a mage's place.
func (s *State) worn(wearer, slot string) []*Object {
	var list []*Object
	for _, o := range s.Objects {
		if o.Host == wearer && o.Printed.Kind == KindEquipment && listed(o.Printed.Slots, slot) {
			list = append(list, o)
		}
	}
	return list
}

// listed tells whether a name is in a list, not caring about case.
func listed(list []string, name string) bool {
	return slices.ContainsFunc(list, func(s string) bool { return strings.EqualFold(s, name) })
}

// mayLie tells what would keep a spell from staying on an object: one of the same
// name there, or a place an enemy has taken.
func (d *draft) mayLie(seat tracker.Seat, p *castData, o *Object) error {
	if p.Kind == KindEnchantment || p.Kind == KindConjuration {
		return d.alone(&p.Printed, o.ID)
	}
	if p.Kind != KindEquipment || d.Allied(o.Controller, seat) {
		return nil
	}
	add := addData{Printed: p.Printed}
	add.Slots = d.placed(o.ID, &p.Printed)
	for _, old := range d.displaced(o.ID, add) {
		return SlotTaken.With("Slot", strings.Join(add.Slots, ", "), "Name", old.Printed.Name).ByRule(d.pick("A-86", "R-71"))
	}
	return d.mayHave(o.Controller, &p.Printed)
}
