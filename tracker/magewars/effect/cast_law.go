package effect

import (
	"cmp"
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// mayCast holds a spell to what the rules ask of it: however it is cast, of what it
// is cast on, and of what it is cast with.
func (d *Draft) mayCast(seat tracker.Seat, p *state.CastData) error {
	return cmp.Or(d.mayBeSealed(&p.Printed, p.Kind == state.KindEnchantment), d.mayHave(seat, &p.Printed), d.MayTarget(seat, p), d.MayCastNow(seat, p))
}

// MayCastAtAll holds a spell to the mage it is for, to its copies in play
// in the open book and prepared, and to the mana there
// is.
func (d *Draft) MayCastAtAll(p *state.CastData) error {
	seat := d.Event.Seat
	cost := law.Less(law.CostToCast(&p.Printed), law.Savings(&d.State, seat, p))
	return cmp.Or(d.mayHave(seat, &p.Printed), d.copies(&p.Printed, ""), d.spend(seat, *p), d.Affords(seat, cost))
}

// Affords holds a cost to the mana there is: of the mage alone, or behind something that casts with mana of
// its own.
func (d *Draft) Affords(seat tracker.Seat, cost int) error {
	most := 0
	for _, o := range d.Objects {
		if o.Controller == seat && o.Casts() {
			most = max(most, o.Mana)
		}
	}
	if cost <= d.Mage(seat).Mana+most {
		return nil
	}
	return d.pay(d.Edit(state.MageID(seat)), cost)
}

// MayCastNow holds a spell to the setup rounds and to what it is cast
// with: the quickcast, the mage's action, or a familiar or spawnpoint that pays for
// it.
func (d *Draft) MayCastNow(seat tracker.Seat, p *state.CastData) error {
	if d.InSetupRound() && d.Round > 0 {
		if err := d.Demand(p.Kind != state.KindAttack, state.SetupRound.With("Round", d.Round).ByRule("A-16")); err != nil {
			return err
		}
	}
	if err := d.takeFreeCast(seat, p); err != nil || p.Granted {
		return err
	}
	quick := d.Quick(seat, p)
	if p.Payer != "" && p.Payer != state.MageID(seat) {
		return d.CastThrough(d.Edit(p.Payer), p)
	}
	if err := d.awake(seat, p, quick); err != nil {
		return err
	}
	if !p.Quickcast {
		return cmp.Or(d.standsStill(d.Mage(seat), p, quick), d.castAction(seat))
	}
	if err := d.Demand(quick, state.NotQuick.With("Name", p.Name).ByRule(d.Cite("A-79 R-42"))); err != nil {
		return err
	}
	if d.Player(seat).Quickcast {
		return d.DoQuickcast(Nothing{})
	}
	return d.Demand(false, state.QuickcastUsed.With("Name", d.Mage(seat).Printed.Name).ByRule(d.Cite("A-77 R-42")))
}

// awake keeps a stunned or sleeping mage to quick spells that are no attacks
//
func (d *Draft) awake(seat tracker.Seat, p *state.CastData, quick bool) error {
	name, rule := d.Mage(seat).Hampered()
	if name == "" || name == combat.Stagger.String() || quick && p.Kind != state.KindAttack {
		return nil
	}
	return d.Demand(false, state.CannotAct.With("Name", d.Mage(seat).Printed.Name, "Condition", state.Label("condition", name)).ByRule(rule))
}

// CastThrough lets a spawnpoint or familiar cast the spell it was assigned: one a
// round; a spawnpoint in Deployment, a familiar that is a creature by its own action
// . What only a mage casts is not for them.
func (d *Draft) CastThrough(o *state.Object, p *state.CastData) error {
	if !o.Casts() {
		if d.Phase == state.DeploymentPhase {
			return nil
		}
		return d.castAction(o.Controller)
	}
	byMage := keyword.List(p.Traits).Has(keyword.Magecast)
	if err := cmp.Or(
		d.Demand(!byMage, state.NotForMage.With("Name", p.Name, "Mage", o.Printed.Name).ByRule(d.Cite("A-72 R-73"))),
		d.MayCastBy(o, &p.Printed, false),
		d.Demand(!o.HasUsed(state.CastMarker), state.HasCast.With("Name", o.Printed.Name).ByRule(d.Cite("A-72 R-20"))),
	); err != nil {
		return err
	}
	o.Use(state.CastMarker)
	if o.Has(keyword.Spawnpoint) {
		d.heedDeployment(o)
		deploys := d.Rules.First(state.DeploymentPhase) < 0 || d.Phase == state.DeploymentPhase
		return d.Demand(deploys, state.NotInPhase.With("Phase", state.DeploymentPhase.Word()).ByRule("R-23"))
	}
	if !o.IsCreature() {
		return nil
	}
	return cmp.Or(d.standsStill(o, p, d.Quick(o.Controller, p)), d.castActionOf(o))
}

// standsStill keeps full spells to casters that have not moved.
func (d *Draft) standsStill(o *state.Object, p *state.CastData, quick bool) error {
	return d.Demand(quick || d.Acting != o.ID || d.Moves == 0, state.FullAction.With("Attack", p.Name).ByRule("R-28"))
}

// Quick tells whether a spell is quick. One that does not say is, but for
// creatures: they are all full actions. A Beastmaster with Quick Summoning
// casts one animal of level 1 a round as a quick spell.
func (d *Draft) Quick(seat tracker.Seat, p *state.CastData) bool {
	if p.Speed == "quick" || p.Speed == "" && p.Kind != state.KindCreature {
		return true
	}
	mage := d.Mage(seat)
	if p.Kind != state.KindCreature || p.Level != 1 || !state.Listed(p.Subtypes, "animal") || !mage.Able(state.QuickSummoning) || mage.HasUsed(state.QuickSummoning.Marker()) {
		return false
	}
	if p.Quickcast {
		d.Edit(mage.ID).Use(state.QuickSummoning.Marker())
	}
	return true
}

// payFor takes the cost: from a familiar or spawnpoint what it has, the rest
// from the mage. What cannot be paid cannot be cast.
func (d *Draft) payFor(seat tracker.Seat, payer string, cost int) error {
	mage := d.Edit(d.Mage(seat).ID)
	if payer == "" || payer == mage.ID {
		return d.pay(mage, cost)
	}
	first := d.Edit(payer)
	own := min(first.Mana, cost)
	if err := d.pay(mage, cost-own); err != nil {
		return err
	}
	first.Mana -= own
	return nil
}

// MayCastBy holds a spell to what the card of a spawnpoint or a familiar lets it cast, and one that
// is bound to what may be bound there. A card that says nothing of that lets
// it cast all.
func (d *Draft) MayCastBy(o *state.Object, p *state.Printed, binds bool) error {
	var says *deed.Deed
	fits := false
	for c := range law.Deeds(&d.State, state.Scene{}, o) {
		it := c.Deed()
		deed.Walk(it.Do, func(s *deed.Step) {
			if s.Spells != nil && casts(it, s, binds) {
				fits = fits || c.Holds(it.Given) && p.Means(*s.Spells)
				says = pick.Either(it.Unsure, says, it)
			}
		})
	}
	if says == nil || fits {
		return nil
	}
	return d.Demand(false, state.CannotCast.With("Name", o.Printed.Name, "Spell", p.Name, "Say", says.Say).ByRule("R-9"))
}

// casts tells whether a step says what an object casts by itself or, else, what is bound to it.
func casts(it *deed.Deed, s *deed.Step, binds bool) bool {
	if binds {
		return s.Do == deed.Attach && s.On != nil && s.On.Role == deed.Self || s.Do == deed.MayCast && s.Spells.Where == "host"
	}
	return s.Do == deed.MayCast && (it.At == deed.Planning || it.At == deed.Deployment)
}

// takeFreeCast casts a spell by leave of a card, where there is any. Without it what its own
// card forbids is no spell to cast.
func (d *Draft) takeFreeCast(seat tracker.Seat, p *state.CastData) error {
	at := d.FreeCast(seat, &p.Printed)
	if at >= 0 {
		p.Granted, p.ForFree = true, d.FreeCasts[at].Free
		d.FreeCasts = slices.Clone(d.FreeCasts)
		if d.FreeCasts[at].Left--; d.FreeCasts[at].Left == 0 {
			d.FreeCasts = slices.Delete(d.FreeCasts, at, at+1)
		}
		return nil
	}
	for _, it := range p.Deeds {
		if it.At == deed.Casts && it.Of == nil && it.Bans() {
			return d.Demand(false, state.Forbidden.With("Name", p.Name, "Card", p.Name, "Say", it.Say).ByRule("R-9"))
		}
	}
	return nil
}
