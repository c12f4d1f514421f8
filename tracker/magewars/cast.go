package magewars

import (
	"cmp"
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// doCast casts a spell of the seat's mage: declared, paid for, countered or
// resolved. As the mage's action or as its quickcast;
// a familiar or spawnpoint pays with its own mana first.
func (d *draft) doCast(p castData) error {
	seat, err := d.seat()
	if err != nil {
		return err
	}
	if p.Bound != "" {
		if err := d.unbind(&p); err != nil {
			return err
		}
	}
	return d.cast(seat, p)
}

func (d *draft) cast(seat tracker.Seat, p castData) error {
	if err := d.checkSpell(&p); err != nil {
		return err
	}
	if err := d.mayCast(seat, &p); err != nil {
		return err
	}
	cost, savings, err := d.price(seat, &p)
	if err != nil {
		return err
	}
	if err := cmp.Or(
		d.law(p.X == nil || *p.X >= p.CostLeast, CostLeast.With("Name", p.Name, "Least", p.CostLeast).ByRule(d.cite(ruleCostOfX))),
		d.payFor(seat, p.Payer, cost),
		d.rules.payCast(d, seat, &p),
		d.spend(seat, p),
		d.awaitReveals(seat, &p),
		d.save(savings),
	); err != nil {
		return err
	}
	d.say(seat, castLine(p), "Player", d.Mage(seat).Printed.Name, "Name", p.Name, "Mana", cost)
	if leavesNothing(p.Kind) {
		d.sayPrinting(seat, &p.Printed)
	}
	switch {
	case p.Countered || d.resumed != nil && d.resumed.countered:
		return d.counteredSpell(seat, p, cost)
	case d.resumed != nil && d.resumed.taken != 0:
		return d.takenSpell(seat, p)
	}
	return d.resolveAnd(seat, p)
}

// awaitReveals lets a spell wait for what must be revealed for it: all that was done for
// it is taken back, and done when that is over (R-49, R-67, reading W).
func (d *draft) awaitReveals(seat tracker.Seat, p *castData) error {
	if d.resumed != nil && d.resumed.asked {
		return nil
	}
	due := d.triggeredBySpell(seat, p)
	w := &waiting{due: due}
	if p.attacks() {
		f := d.spellAttack(seat, *p)
		f.Target = append(f.plan.targets(), "")[0]
		w.due, w.fight = slices.Concat(due, d.triggeredByStrike(&f)), &f
	}
	if slices.ContainsFunc(w.due, func(due Due) bool { return due.Holds }) {
		return w
	}
	d.expect(due) // what looks at its attack its fight looks for
	return nil
}

// checkSpell refuses what is no spell.
func (d *draft) checkSpell(p *castData) error {
	if err := cmp.Or(p.printable(), within("x", p.X, maxNumber)); err != nil {
		return err
	}
	kinds := []string{KindCreature, KindConjuration, KindWall, KindEquipment, KindEnchantment, KindIncantation, KindAttack}
	if !slices.Contains(kinds, p.Kind) {
		return tracker.BadField.With("Action", "cast", "Field", "kind", "Reason", p.Kind)
	}
	if p.Extend && p.Kind != KindWall {
		return tracker.BadField.With("Action", "cast", "Field", "extend", "Reason", p.Kind)
	}
	for _, id := range append([]string{p.Target, p.Payer, p.Replaces}, p.Targets...) {
		if _, ok := d.Object(id); id != "" && !ok {
			return UnknownObject.With("Object", id)
		}
	}
	if p.Kind != KindAttack || p.Target != "" || len(p.Attacks) == 0 {
		return nil
	}
	if p.fillsZone() { // in Academy it hits everybody; that nobody stands there is said by an empty list
		return d.law(p.Targets != nil || !d.variant().zones || p.Countered, FieldMissing.With("Action", "cast", "Field", "targets").ByRule("R-89"))
	}
	return FieldMissing.With("Action", "cast", "Field", "target")
}

// castLine is how the log tells of a spell; a hidden enchantment stays unnamed.
func castLine(p castData) string {
	if p.Kind == KindEnchantment {
		return "table.logCastHidden"
	}
	return "table.logCast"
}

// spend takes the card out of the open book and, where the mage said how
// many spells it had prepared, out of those. A bound spell and an ability
// are no cards of the book and count as prepared.
func (d *draft) spend(seat tracker.Seat, p castData) error {
	if p.innate || p.Bound != "" {
		return nil
	}
	if err := d.takeFromBook(seat, &p.Printed, p.copies()); err != nil {
		return err
	}
	player := d.Player(seat)
	if !player.Prepares {
		return nil
	}
	if err := d.law(player.Planned >= p.copies(), NotPrepared.With("Name", d.Mage(seat).Printed.Name).ByRule("R-21")); err != nil {
		return err
	}
	d.player(seat).Planned = max(0, player.Planned-p.copies())
	return nil
}
