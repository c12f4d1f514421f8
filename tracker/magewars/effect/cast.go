package effect

import (
	"cmp"
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// DoCast casts a spell of the seat's mage: declared, paid for, countered or
// resolved. As the mage's action or as its quickcast;
// a familiar or spawnpoint pays with its own mana first.
func (d *Draft) DoCast(p state.CastData) error {
	seat, err := d.Seat()
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

func (d *Draft) cast(seat tracker.Seat, p state.CastData) error {
	if err := d.checkSpell(&p); err != nil {
		return err
	}
	if err := d.mayCast(seat, &p); err != nil {
		return err
	}
	cost, savings, err := law.Price(&d.State, seat, &p)
	if err != nil {
		return err
	}
	if err := cmp.Or(
		d.Demand(p.X == nil || *p.X >= p.CostLeast, state.CostLeast.With("Name", p.Name, "Least", p.CostLeast).ByRule(d.Cite("A-75 R-52"))),
		d.payFor(seat, p.Payer, cost),
		d.payCast(seat, &p),
		d.spend(seat, p),
		d.awaitReveals(seat, &p),
		d.save(savings),
	); err != nil {
		return err
	}
	d.Say(seat, castLine(p), "Player", d.Mage(seat).Printed.Name, "Name", p.Name, "Mana", cost)
	if state.LeavesNothing(p.Kind) {
		d.sayPrinting(seat, &p.Printed)
	}
	switch {
	case p.Countered || d.Resumed != nil && d.Resumed.Countered:
		return d.counteredSpell(seat, p, cost)
	case d.Resumed != nil && d.Resumed.Taken != 0:
		return d.takenSpell(seat, p)
	}
	return d.resolveAnd(seat, p)
}

// awaitReveals lets a spell wait for what must be revealed for it: all that was done for
// it is taken back, and done when that is over (R-49, R-67, reading W).
func (d *Draft) awaitReveals(seat tracker.Seat, p *state.CastData) error {
	if d.Resumed != nil && d.Resumed.Asked {
		return nil
	}
	due := d.triggeredBySpell(seat, p)
	w := &Waiting{Due: due}
	if p.MakesAttack() {
		f := d.spellAttack(seat, *p)
		f.Target = append(f.Plan.AllTargets(), "")[0]
		w.Due, w.Fight = slices.Concat(due, d.triggeredByStrike(&f)), &f
	}
	if slices.ContainsFunc(w.Due, func(due state.Due) bool { return due.Holds }) {
		return w
	}
	d.Expect(due) // what looks at its attack its fight looks for
	return nil
}

// checkSpell refuses what is no spell.
func (d *Draft) checkSpell(p *state.CastData) error {
	if err := cmp.Or(law.Printable(&p.Printed), state.Within("x", p.X, state.MaxNumber)); err != nil {
		return err
	}
	kinds := []string{state.KindCreature, state.KindConjuration, state.KindWall, state.KindEquipment, state.KindEnchantment, state.KindIncantation, state.KindAttack}
	if !slices.Contains(kinds, p.Kind) {
		return tracker.BadField.With("Action", "cast", "Field", "kind", "Reason", p.Kind)
	}
	if p.Extend && p.Kind != state.KindWall {
		return tracker.BadField.With("Action", "cast", "Field", "extend", "Reason", p.Kind)
	}
	for _, id := range append([]string{p.Target, p.Payer, p.Replaces}, p.Targets...) {
		if _, ok := d.Object(id); id != "" && !ok {
			return state.UnknownObject.With("Object", id)
		}
	}
	if p.Kind != state.KindAttack || p.Target != "" || len(p.Attacks) == 0 {
		return nil
	}
	if p.FillsZone() { // in Academy it hits everybody; that nobody stands there is said by an empty list
		return d.Demand(p.Targets != nil || !d.Variant().Zones || p.Countered, state.FieldMissing.With("Action", "cast", "Field", "targets").ByRule("R-89"))
	}
	return state.FieldMissing.With("Action", "cast", "Field", "target")
}

// castLine is how the log tells of a spell; a hidden enchantment stays unnamed.
func castLine(p state.CastData) string {
	return pick.Either(p.Kind == state.KindEnchantment, "table.logCastHidden", "table.logCast")
}

// spend takes the card out of the open book and, where the mage said how
// many spells it had prepared, out of those. A bound spell and an ability
// are no cards of the book and count as prepared.
func (d *Draft) spend(seat tracker.Seat, p state.CastData) error {
	if p.Innate || p.Bound != "" {
		return nil
	}
	if p.Sealed == "" { // else when it is turned over
		if err := d.takeFromBook(seat, &p.Printed, p.Copies()); err != nil {
			return err
		}
	}
	player := d.Player(seat)
	if !player.Prepares {
		return nil
	}
	if err := d.Demand(player.Planned >= p.Copies(), state.NotPrepared.With("Name", d.Mage(seat).Printed.Name).ByRule("R-21")); err != nil {
		return err
	}
	d.EditPlayer(seat).Planned = max(0, player.Planned-p.Copies())
	return nil
}
