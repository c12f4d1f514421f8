package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
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
	cost, err := d.mana(&p)
	if err != nil {
		return err
	}
	if err := d.law(p.X == nil || *p.X >= p.CostLeast, CostLeast.With("Name", p.Name, "Least", p.CostLeast).ByRule(d.cite(ruleCostOfX))); err != nil {
		return err
	}
	savings := d.savings(seat, &p)
	if p.FullPrice {
		savings = nil
	}
	if p.free {
		cost, savings = 0, nil
	}
	cost = less(cost, savings)
	if err := d.payFor(seat, p.Payer, cost); err != nil {
		return err
	}
	if err := d.rules.payCast(d, seat, &p); err != nil {
		return err
	}
	if err := d.spend(seat, p); err != nil {
		return err
	}
	if err := d.awaitReveals(seat, &p); err != nil {
		return err
	}
	if err := d.save(savings); err != nil {
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
	if field := p.check(); field != "" {
		return unprintable(field)
	}
	kinds := []string{KindCreature, KindConjuration, KindWall, KindEquipment, KindEnchantment, KindIncantation, KindAttack}
	if !slices.Contains(kinds, p.Kind) {
		return tracker.BadField.With("Action", "cast", "Field", "kind", "Reason", p.Kind)
	}
	if p.Extend && p.Kind != KindWall {
		return tracker.BadField.With("Action", "cast", "Field", "extend", "Reason", p.Kind)
	}
	if p.X != nil && (*p.X < 0 || *p.X > maxNumber) {
		return OutOfBounds.With("Field", "x", "Max", maxNumber)
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

// mayCast holds a spell to what the rules ask of it: however it is cast, of what it
// is cast on, and of what it is cast with.
func (d *draft) mayCast(seat tracker.Seat, p *castData) error {
	if err := d.mayHave(seat, &p.Printed); err != nil {
		return err
	}
	if err := d.mayTarget(seat, p); err != nil {
		return err
	}
	return d.mayCastNow(seat, p)
}

// mayCastAtAll holds a spell to the mage it is for, to its copies in play
// in the open book and prepared, and to the mana there
// is.
func (d *draft) mayCastAtAll(p *castData) error {
	seat := d.event.Seat
	if err := d.mayHave(seat, &p.Printed); err != nil {
		return err
	}
	if err := d.copies(&p.Printed, ""); err != nil {
		return err
	}
	if err := d.spend(seat, *p); err != nil {
		return err
	}
	if cost := less(p.casting(), d.savings(seat, p)); !(asked{s: &d.State, seat: seat}).affordable(cost) {
		return d.pay(d.edit(mageID(seat)), cost)
	}
	return nil
}

// mayCastNow holds a spell to the setup rounds and to what it is cast
// with: the quickcast, the mage's action, or a familiar or spawnpoint that pays for
// it.
func (d *draft) mayCastNow(seat tracker.Seat, p *castData) error {
	if d.InSetupRound() && d.Round > 0 {
		if err := d.law(p.Kind != KindAttack, SetupRound.With("Round", d.Round).ByRule("A-16")); err != nil {
			return err
		}
	}
	if err := d.takeFreeCast(seat, p); err != nil || p.granted {
		return err
	}
	quick := d.quick(seat, p)
	if p.Payer != "" && p.Payer != mageID(seat) {
		return d.castThrough(d.edit(p.Payer), p)
	}
	if err := d.awake(seat, p, quick); err != nil {
		return err
	}
	if !p.Quickcast {
		if err := d.standsStill(d.Mage(seat), p, quick); err != nil {
			return err
		}
		return d.castAction(seat)
	}
	if err := d.law(quick, NotQuick.With("Name", p.Name).ByRule(d.cite(ruleQuickSpells))); err != nil {
		return err
	}
	if d.Player(seat).Quickcast {
		return d.doQuickcast(nothing{})
	}
	return d.law(false, QuickcastUsed.With("Name", d.Mage(seat).Printed.Name).ByRule(d.cite(ruleQuickcasts)))
}

// awake keeps a stunned or sleeping mage to quick spells that are no attacks
//
func (d *draft) awake(seat tracker.Seat, p *castData, quick bool) error {
	name, rule := d.Mage(seat).hampered()
	if name == "" || name == combat.Stagger.String() || quick && p.Kind != KindAttack {
		return nil
	}
	return d.law(false, CannotAct.With("Name", d.Mage(seat).Printed.Name, "Condition", label("condition", name)).ByRule(rule))
}

// castThrough lets a spawnpoint or familiar cast the spell it was assigned: one a
// round; a spawnpoint in Deployment, a familiar that is a creature by its own action
// . What only a mage casts is not for them.
func (d *draft) castThrough(o *Object, p *castData) error {
	if !o.has(keyword.Spawnpoint) && !o.has(keyword.Familiar) {
		if d.Phase == DeploymentPhase {
			return nil
		}
		return d.castAction(o.Controller)
	}
	byMage := keyword.List(p.Traits).Has(keyword.Magecast)
	if err := d.law(!byMage, NotForMage.With("Name", p.Name, "Mage", o.Printed.Name).ByRule(d.cite(ruleMageCastsAlone))); err != nil {
		return err
	}
	if err := d.mayCastBy(o, &p.Printed, false); err != nil {
		return err
	}
	if err := d.law(!o.used(castMarker), HasCast.With("Name", o.Printed.Name).ByRule(d.cite(ruleCastersCastOnce))); err != nil {
		return err
	}
	if !o.used(castMarker) {
		o.Used = append(slices.Clip(o.Used), castMarker)
	}
	if o.has(keyword.Spawnpoint) {
		d.heedDeployment(o)
		deploys := d.rules.first(DeploymentPhase) < 0 || d.Phase == DeploymentPhase
		return d.law(deploys, NotInPhase.With("Phase", DeploymentPhase.word()).ByRule("R-23"))
	}
	if !o.isCreature() {
		return nil
	}
	if err := d.standsStill(o, p, d.quick(o.Controller, p)); err != nil {
		return err
	}
	return d.castActionOf(o)
}

// standsStill keeps full spells to casters that have not moved.
func (d *draft) standsStill(o *Object, p *castData, quick bool) error {
	return d.law(quick || d.Acting != o.ID || d.Moves == 0, FullAction.With("Attack", p.Name).ByRule("R-28"))
}

// quick tells whether a spell is quick. One that does not say is, but for
// creatures: they are all full actions. A Beastmaster with Quick Summoning
// casts one animal of level 1 a round as a quick spell.
func (d *draft) quick(seat tracker.Seat, p *castData) bool {
	if p.Speed == "quick" || p.Speed == "" && p.Kind != KindCreature {
		return true
	}
	mage := d.Mage(seat)
	if p.Kind != KindCreature || p.Level != 1 || !listed(p.Subtypes, "animal") || !mage.able(quickSummoning) || mage.used(quickSummoning.marker()) {
		return false
	}
	if p.Quickcast {
		d.use(d.edit(mage.ID), quickSummoning)
	}
	return true
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
