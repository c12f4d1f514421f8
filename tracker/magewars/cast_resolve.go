package magewars

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
)

// resolveSpell does what the spell does by itself: creatures, conjurations,
// equipment and enchantments become objects, the rest is discarded.
func (d *draft) resolveSpell(seat tracker.Seat, p castData) error {
	switch p.Kind {
	case KindIncantation:
		if err := d.castAttack(seat, p); err != nil {
			return err
		}
		return d.takeEffect(seat, &p)
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
		if err := d.equip(seat, wearer, p.Replaces, add); err != nil {
			return err
		}
		return d.takeEffect(seat, &p)
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
	return d.takeEffect(seat, &p)
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
	card := p.Printed
	card.Slots = d.placed(o.ID, &card)
	if gone, either := d.displaced(o.ID, &card); len(gone)+len(either) > 0 {
		return d.slotTaken(&card, append(gone, either...))
	}
	return d.mayHave(o.Controller, &p.Printed)
}

// resolveAnd resolves a spell and looks who waits for its being cast.
func (d *draft) resolveAnd(seat tracker.Seat, p castData) error {
	before := len(d.Objects)
	if err := d.resolveSpell(seat, p); err != nil {
		return err
	}
	caster := d.Mage(seat)
	if payer, there := d.Object(p.Payer); there {
		caster = payer
	}
	target := p.Target
	if len(d.Objects) > before {
		target = d.Objects[len(d.Objects)-1].ID
	}
	d.occurIn(deed.Casts, caster, scene{target: target, spell: &p.Printed})
	return nil
}

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
