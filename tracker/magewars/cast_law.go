package magewars

import (
	"cmp"
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

// mayCast holds a spell to what the rules ask of it: however it is cast, of what it
// is cast on, and of what it is cast with.
func (d *draft) mayCast(seat tracker.Seat, p *castData) error {
	return cmp.Or(d.mayHave(seat, &p.Printed), d.mayTarget(seat, p), d.mayCastNow(seat, p))
}

// mayCastAtAll holds a spell to the mage it is for, to its copies in play
// in the open book and prepared, and to the mana there
// is.
func (d *draft) mayCastAtAll(p *castData) error {
	seat := d.event.Seat
	if err := cmp.Or(d.mayHave(seat, &p.Printed), d.copies(&p.Printed, ""), d.spend(seat, *p)); err != nil {
		return err
	}
	return d.affords(seat, less(p.casting(), d.savings(seat, p)))
}

// affords holds a cost to the mana there is: of the mage alone, or behind something that casts with mana of
// its own.
func (d *draft) affords(seat tracker.Seat, cost int) error {
	most := 0
	for _, o := range d.Objects {
		if o.Controller == seat && o.casts() {
			most = max(most, o.Mana)
		}
	}
	if cost <= d.Mage(seat).Mana+most {
		return nil
	}
	return d.pay(d.edit(mageID(seat)), cost)
}

// price is what a spell costs as it is told, with what cards take off that or put on it. It refuses an X that
// nobody has said, and gives then what it costs besides.
func (s *State) price(seat tracker.Seat, p *castData) (cost int, list []saving, err error) {
	if p.free {
		return 0, nil, nil
	}
	if !p.FullPrice {
		list = s.savings(seat, p)
	}
	cost, err = s.mana(p)
	return less(cost, list), list, err
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
	if !o.casts() {
		if d.Phase == DeploymentPhase {
			return nil
		}
		return d.castAction(o.Controller)
	}
	byMage := keyword.List(p.Traits).Has(keyword.Magecast)
	if err := cmp.Or(
		d.law(!byMage, NotForMage.With("Name", p.Name, "Mage", o.Printed.Name).ByRule(d.cite(ruleMageCastsAlone))),
		d.mayCastBy(o, &p.Printed, false),
		d.law(!o.used(castMarker), HasCast.With("Name", o.Printed.Name).ByRule(d.cite(ruleCastersCastOnce))),
	); err != nil {
		return err
	}
	o.use(castMarker)
	if o.has(keyword.Spawnpoint) {
		d.heedDeployment(o)
		deploys := d.rules.first(DeploymentPhase) < 0 || d.Phase == DeploymentPhase
		return d.law(deploys, NotInPhase.With("Phase", DeploymentPhase.word()).ByRule("R-23"))
	}
	if !o.isCreature() {
		return nil
	}
	return cmp.Or(d.standsStill(o, p, d.quick(o.Controller, p)), d.castActionOf(o))
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
		d.edit(mage.ID).use(quickSummoning.marker())
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

// mayCastBy holds a spell to what the card of a spawnpoint or a familiar lets it cast, and one that
// is bound to what may be bound there. A card that says nothing of that lets
// it cast all.
func (d *draft) mayCastBy(o *Object, p *Printed, binds bool) error {
	var says *deed.Deed
	fits := false
	for c := range d.deeds(scene{}, o) {
		it := c.deed()
		deed.Walk(it.Do, func(s *deed.Step) {
			if s.Spells != nil && casts(it, s, binds) {
				fits = fits || c.holds(it.Given) && p.meant(*s.Spells)
				says = either(it.Unsure, says, it)
			}
		})
	}
	if says == nil || fits {
		return nil
	}
	return d.law(false, CannotCast.With("Name", o.Printed.Name, "Spell", p.Name, "Say", says.Say).ByRule("R-9"))
}

// casts tells whether a step says what an object casts by itself or, else, what is bound to it.
func casts(it *deed.Deed, s *deed.Step, binds bool) bool {
	if binds {
		return s.Do == deed.Attach && s.On != nil && s.On.Role == deed.Self || s.Do == deed.MayCast && s.Spells.Where == "host"
	}
	return s.Do == deed.MayCast && (it.At == deed.Planning || it.At == deed.Deployment)
}

// freeCast finds leave to cast a card without an action, -1 for none.
func (s *State) freeCast(seat tracker.Seat, p *Printed) int {
	return slices.IndexFunc(s.FreeCasts, func(g FreeCast) bool { return g.Seat == seat && p.meant(g.spells) })
}

// takeFreeCast casts a spell by leave of a card, where there is any. Without it what its own
// card forbids is no spell to cast.
func (d *draft) takeFreeCast(seat tracker.Seat, p *castData) error {
	at := d.freeCast(seat, &p.Printed)
	if at >= 0 {
		p.granted, p.free = true, d.FreeCasts[at].Free
		d.FreeCasts = slices.Clone(d.FreeCasts)
		if d.FreeCasts[at].Left--; d.FreeCasts[at].Left == 0 {
			d.FreeCasts = slices.Delete(d.FreeCasts, at, at+1)
		}
		return nil
	}
	for _, it := range p.Deeds {
		if it.At == deed.Casts && it.Of == nil && it.Bans() {
			return d.law(false, Forbidden.With("Name", p.Name, "Card", p.Name, "Say", it.Say).ByRule("R-9"))
		}
	}
	return nil
}

// freeCastNotices tell what may be cast by leave of a card.
func (s *State) freeCastNotices() []tracker.Notice {
	return each(s.FreeCasts, func(g FreeCast) tracker.Notice {
		return ruled("table.noticeFreeCast", "R-9", "Card", g.Card, "Player", s.Mage(g.Seat).Printed.Name, "Count", g.Left)
	})
}
