package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// resolveSpell does what the spell does by itself: creatures, conjurations,
// equipment and enchantments become objects, the rest is discarded.
func (d *Draft) resolveSpell(seat tracker.Seat, p state.CastData) error {
	switch p.Kind {
	case state.KindIncantation:
		if err := d.castAttack(seat, p); err != nil {
			return err
		}
		return d.takeEffect(seat, &p)
	case state.KindAttack:
		return d.castAttack(seat, p)
	}
	add := AddData{Printed: p.Printed, Host: p.Target}
	switch p.Kind {
	case state.KindEquipment:
		wearer := p.Target
		if wearer == "" {
			wearer = state.MageID(seat)
		}
		if err := d.equip(seat, wearer, p.Replaces, add); err != nil {
			return err
		}
		return d.takeEffect(seat, &p)
	case state.KindEnchantment:
		add.FaceDown = true
	case state.KindCreature:
		add.Host = ""
	}
	for range p.Copies() {
		if err := d.DoAdd(add); err != nil {
			return err
		}
	}
	return d.takeEffect(seat, &p)
}

// MayLie tells what would keep a spell from staying on an object: one of the same
// name there, or a place an enemy has taken.
func (d *Draft) MayLie(seat tracker.Seat, p *state.CastData, o *state.Object) error {
	if p.Kind == state.KindEnchantment || p.Kind == state.KindConjuration {
		return d.alone(&p.Printed, o.ID)
	}
	if p.Kind != state.KindEquipment || d.Allied(o.Controller, seat) {
		return nil
	}
	card := p.Printed
	card.Slots = law.Placed(&d.State, o.ID, &card)
	if gone, either := law.Displaced(&d.State, o.ID, &card); len(gone)+len(either) > 0 {
		return law.SlotTaken(&d.State, &card, append(gone, either...))
	}
	return d.mayHave(o.Controller, &p.Printed)
}

// resolveAnd resolves a spell and looks who waits for its being cast.
func (d *Draft) resolveAnd(seat tracker.Seat, p state.CastData) error {
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
	d.occurIn(deed.Casts, caster, state.Scene{Target: target, Spell: &p.Printed})
	return nil
}

// counteredSpell does what becomes of a spell that was countered: its mana and the
// action are lost and it is discarded, unless what has countered it says otherwise.
func (d *Draft) counteredSpell(seat tracker.Seat, p state.CastData, cost int) error {
	d.Say(seat, "table.logCountered", "Name", p.Title())
	held := d.Resumed
	if held != nil && held.Refunded {
		payer := d.Edit(d.Mage(seat).ID)
		payer.Mana = min(payer.Mana+cost, state.MaxNumber)
		d.Say(seat, "table.logRefunded", "Name", payer.Printed.Name, "Mana", cost)
	}
	if held != nil && held.Returned {
		d.putInBook(seat, &p.Printed, 1)
		d.Say(seat, "table.logReplaced", "Name", p.Title())
		return pick.Either(p.Innate, errCountered, nil)
	}
	return d.lostSpell(seat, p)
}

// lostSpell discards a spell of which nothing comes; an ability goes no further.
func (d *Draft) lostSpell(seat tracker.Seat, p state.CastData) error {
	d.discardSpell(seat, p)
	return pick.Either(p.Innate, errCountered, nil)
}

// takenSpell does what becomes of a spell that somebody else has taken over: an
// enchantment lies on who cast it and is theirs who took it; of an incantation the table
// says whom it concerns now.
func (d *Draft) takenSpell(seat tracker.Seat, p state.CastData) error {
	by := d.Resumed.Taken
	d.Say(by, "table.logTaken", "Player", d.Mage(by).Printed.Name, "Target", d.Mage(seat).Printed.Name)
	if p.Kind != state.KindEnchantment {
		return d.lostSpell(seat, p)
	}
	if err := d.DoAdd(AddData{Printed: p.Printed, Host: state.MageID(seat), FaceDown: true}); err != nil {
		return err
	}
	d.Objects[len(d.Objects)-1].Controller = by
	return nil
}
