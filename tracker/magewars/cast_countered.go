package magewars

import "github.com/quickcast/quickcast/tracker"

// counteredSpell does what becomes of a spell that was countered: its mana and the
// action are lost and it is discarded, unless what has countered it says otherwise.
func (d *draft) counteredSpell(seat tracker.Seat, p castData, cost int) error {
	d.say(seat, "table.logCountered", "Name", p.Name)
	held := d.resumed
	if held != nil && held.refunded {
		payer := d.edit(d.Mage(seat).ID)
		payer.Mana = min(payer.Mana+cost, maxNumber)
		d.say(seat, "table.logRefunded", "Name", payer.Printed.Name, "Mana", cost)
	}
	if held != nil && held.returned {
		d.putInBook(seat, &p.Printed, 1)
		d.say(seat, "table.logReplaced", "Name", p.Name)
		return either(p.innate, errCountered, nil)
	}
	return d.lostSpell(seat, p)
}

// lostSpell discards a spell of which nothing comes; an ability goes no further.
func (d *draft) lostSpell(seat tracker.Seat, p castData) error {
	d.discardSpell(seat, p)
	return either(p.innate, errCountered, nil)
}

// takenSpell does what becomes of a spell that somebody else has taken over: an
// enchantment lies on who cast it and is theirs who took it; of an incantation the table
// says whom it concerns now.
func (d *draft) takenSpell(seat tracker.Seat, p castData) error {
	by := d.resumed.taken
	d.say(by, "table.logTaken", "Player", d.Mage(by).Printed.Name, "Target", d.Mage(seat).Printed.Name)
	if p.Kind != KindEnchantment {
		return d.lostSpell(seat, p)
	}
	if err := d.doAdd(addData{Printed: p.Printed, Host: mageID(seat), FaceDown: true}); err != nil {
		return err
	}
	d.Objects[len(d.Objects)-1].Controller = by
	return nil
}
