package magewars

import (
	"slices"
	"strconv"
	"strings"

	"quickcast/tracker"
)

// Kinds of spells that leave no object behind.
const (
	KindIncantation = "incantation"
	KindAttack      = "attack"
)

type castData struct {
	Printed
	Target    string `json:"target,omitempty"`
	X         int    `json:"x,omitempty"`     // added to the cost
	Payer     string `json:"payer,omitempty"` // a familiar or spawnpoint, its own mana first
	Quickcast bool   `json:"quickcast,omitempty"`
	Countered bool   `json:"countered,omitempty"`
	Defense   *bool  `json:"useDefense,omitempty"`
}

// doCast casts a spell of the seat's mage: declared, paid for, countered or
// resolved. As the mage's action or as its quickcast;
// a familiar or spawnpoint pays with its own mana first.
func (d *draft) doCast(p castData) error {
	seat, err := d.seat()
	if err != nil {
		return err
	}
	if err := d.checkSpell(&p); err != nil {
		return err
	}
	if err := d.mayCast(seat, p); err != nil {
		return err
	}
	cost := p.Cost + p.X
	if err := d.payFor(seat, p.Payer, cost); err != nil {
		return err
	}
	d.say(seat, castLine(p), "Player", d.Mage(seat).Printed.Name, "Name", p.Name, "Mana", cost)
	if p.Countered {
		d.say(seat, "table.logCountered", "Name", p.Name)
		return d.discardSpell(seat, p)
	}
	return d.resolveSpell(seat, p)
}

// checkSpell refuses what is no spell.
func (d *draft) checkSpell(p *castData) error {
	if field := p.check(); field != "" {
		return tracker.BadField.With("Action", "cast", "Field", field, "Reason", "")
	}
	kinds := []string{KindCreature, KindConjuration, KindWall, KindEquipment, KindEnchantment, KindIncantation, KindAttack}
	if !slices.Contains(kinds, p.Kind) {
		return tracker.BadField.With("Action", "cast", "Field", "kind", "Reason", p.Kind)
	}
	if p.X < 0 || p.X > maxNumber {
		return OutOfBounds.With("Field", "x", "Max", maxNumber)
	}
	if p.Target != "" {
		if _, ok := d.Object(p.Target); !ok {
			return UnknownObject.With("Object", p.Target)
		}
	}
	if p.Payer != "" {
		if _, ok := d.Object(p.Payer); !ok {
			return UnknownObject.With("Object", p.Payer)
		}
	}
	if p.Kind == KindAttack && len(p.Attacks) > 0 && p.Target == "" && p.Attacks[0].Kind != "zone" {
		return FieldMissing.With("Action", "cast", "Field", "target")
	}
	return nil
}

// castLine is how the log tells of a spell; a hidden enchantment stays unnamed.
func castLine(p castData) string {
	if p.Kind == KindEnchantment {
		return "table.logCastHidden"
	}
	return "table.logCast"
}

// mayCast holds a spell to the setup rounds and to what it is cast
// with: the quickcast, the mage's action, or a spawnpoint in Deployment.
func (d *draft) mayCast(seat tracker.Seat, p castData) error {
	if d.InSetupRound() && d.Round > 0 {
		target, aimed := d.Object(p.Target)
		hostile := p.Kind == KindAttack || aimed && !d.Allied(target.Controller, seat)
		if err := d.law(!hostile, SetupRound.With("Round", d.Round).ByRule("A-17")); err != nil {
			return err
		}
	}
	switch {
	case p.Quickcast:
		if err := d.law(quick(p), NotQuick.With("Name", p.Name).ByRule(d.pick("A-79", "R-42"))); err != nil {
			return err
		}
		if d.Player(seat).Quickcast {
			return d.doQuickcast(nothing{})
		}
		return d.law(false, QuickcastUsed.With("Name", d.Mage(seat).Printed.Name).ByRule(d.pick("A-77", "R-42")))
	case p.Payer != "" && d.Phase == DeploymentPhase:
		return nil
	}
	return d.castAction(seat)
}

// quick tells whether a spell is quick. One that does not say is, but for
// creatures: they are all full actions.
func quick(p castData) bool {
	if p.Speed != "" {
		return p.Speed == "quick"
	}
	return p.Kind != KindCreature
}

// castAction makes casting the mage's action, activating the mage for it.
// Asleep or stunned it may still cast quick spells.
func (d *draft) castAction(seat tracker.Seat) error {
	mage := mageID(seat)
	if d.Acting != mage {
		if err := d.activate(mage); err != nil {
			return err
		}
	}
	if err := d.law(!d.Acted, HasActed.With("Name", d.Mage(seat).Printed.Name).ByRule(d.pick("A-36", "R-28"))); err != nil {
		return err
	}
	d.Acted = true
	return nil
}

// payFor takes the cost: from a familiar or spawnpoint what it has, the rest
// from the mage. What cannot be paid cannot be cast.
func (d *draft) payFor(seat tracker.Seat, payer string, cost int) error {
	mage := d.edit(d.Mage(seat).ID)
	if payer == "" || payer == mage.ID {
		return d.pay(mage, cost)
	}
	first := d.edit(payer)
	own := min(first.Mana, cost)
	if err := d.pay(mage, cost-own); err != nil {
		return err
	}
	first.Mana -= own
	return nil
}

// resolveSpell does what the spell does by itself: creatures, conjurations,
// equipment and enchantments become objects, the rest is discarded.
func (d *draft) resolveSpell(seat tracker.Seat, p castData) error {
	switch p.Kind {
	case KindIncantation:
		return d.discardSpell(seat, p)
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
	return d.doAdd(add)
}

// castAttack makes the attack of an attack spell and discards it.
func (d *draft) castAttack(seat tracker.Seat, p castData) error {
	if len(p.Attacks) > 0 && p.Target != "" {
		strike := p.Attacks[0]
		if err := d.strike(mageID(seat), strike, true, false, attackData{Target: p.Target, Defense: p.Defense}); err != nil {
			return err
		}
	}
	return d.discardSpell(seat, p)
}

func (d *draft) discardSpell(seat tracker.Seat, p castData) error {
	owner := d.player(seat)
	owner.Discard = append(owner.Discard[:len(owner.Discard):len(owner.Discard)], Card{Name: p.Name, Card: p.Printed.Card})
	return nil
}

// equip puts equipment on a mage. One item a place, two rings: on a
// friendly mage the old item goes back to its owner's book; an enemy's place
// that is taken cannot be cast onto. The wearer controls it.
func (d *draft) equip(seat tracker.Seat, wearer string, add addData) error {
	mage, ok := d.Object(wearer)
	if !ok || !mage.IsMage() {
		return NotAMage.With("Name", wearer)
	}
	for _, slot := range add.Slots {
		worn := d.worn(wearer, slot)
		room := 1
		if slot == "ring" {
			room = 2
		}
		if len(worn) < room {
			continue
		}
		old := worn[0]
		if err := d.law(d.Allied(mage.Controller, seat), SlotTaken.With("Slot", slot, "Name", old.Printed.Name).ByRule(d.pick("A-86", "R-71"))); err != nil {
			return err
		}
		d.say(old.Controller, "table.logReplaced", "Name", old.Printed.Name)
		d.takeOff(d.edit(old.ID))
	}
	add.Host = wearer
	if err := d.doAdd(add); err != nil {
		return err
	}
	d.edit("o" + strconv.Itoa(d.LastID)).Controller = mage.Controller
	return nil
}

// worn lists the equipment on a mage's place.
func (d *draft) worn(wearer, slot string) []*Object {
	var list []*Object
	for _, o := range d.Objects {
		if o.Host == wearer && o.Printed.Kind == KindEquipment && slices.ContainsFunc(o.Printed.Slots, func(s string) bool { return strings.EqualFold(s, slot) }) {
			list = append(list, o)
		}
	}
	return list
}
