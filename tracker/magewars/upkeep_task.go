package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
)

// regenerates is the highest Regenerate of a damaged object that can be healed
//
func (o *Object) regenerates() int {
	x := o.highest(keyword.Regenerate)
	if o.Damage == 0 || !o.healable() {
		return 0
	}
	return x
}

// swims is what a damaged Siren would regenerate in water; more Regenerate
// of hers makes it needless.
func (o *Object) swims() int {
	if !o.able(amphibious) || o.Damage == 0 || o.regenerates() > 0 {
		return 0
	}
	return 1
}

// mending are the tasks of an object's Upkeep that wait for damage.
func (o *Object) mending() []Task {
	return []Task{
		{Kind: regenerateTask, Amount: o.regenerates(), Object: o.ID, Seat: o.Controller},
		{Kind: amphibiousTask, Amount: o.swims(), Object: o.ID, Seat: o.Controller},
	}
}

// settleUpkeep keeps what the Upkeep asks for as things stand: whoever could be
// healed when its turn comes is asked, whatever its damage was when the Upkeep began,
// and once.
func (d *draft) settleUpkeep() {
	if d.Phase != UpkeepPhase {
		return
	}
	for _, o := range d.Objects {
		if o.FaceDown || o.away() || d.Player(o.Controller).Gone {
			continue
		}
		for _, t := range o.mending() {
			d.settleTask(t)
		}
	}
}

// settleTask brings a task into the queue, up to date, or out of it.
func (d *draft) settleTask(t Task) {
	at := slices.IndexFunc(d.Queue, func(other Task) bool { return other.is(t) })
	switch {
	case t.Amount > 0 && at < 0 && !slices.ContainsFunc(d.Mended, t.is):
		t.ID = t.Kind + "-" + t.Object
		d.Queue = append(slices.Clip(d.Queue), t)
		byRank(d.Queue, func(t Task) int { return d.fromInitiative(t.Seat) })
	case t.Amount > 0 && at >= 0 && d.Queue[at].Amount != t.Amount:
		d.Queue = slices.Clone(d.Queue)
		d.Queue[at].Amount = t.Amount
	case t.Amount == 0 && at >= 0:
		d.drop(t.is)
	}
}

// skipUpkeep leaves the Upkeep without anything to ask for.
func (d *draft) skipUpkeep() {
	d.Queue, d.Mended = nil, nil
	for _, o := range d.Objects {
		d.Mended = append(d.Mended, o.mending()...)
	}
}

// plague counts what a Plague Master could hurt, if it has the mana.
func (s *State) plague(mage *Object) int {
	if !mage.able(plagueMaster) {
		return 0
	}
	n := count(s.Objects, (*Object).poisoned)
	if n > mage.Mana {
		return 0
	}
	return n
}

// spreadPlague deals 1 direct damage to everything poisoned, for 1 mana each, where
// the player pays for it.
func (d *draft) spreadPlague(mage *Object, pay *bool) {
	cost := d.plague(mage)
	if pay == nil || !*pay || cost == 0 {
		return
	}
	mage.Mana -= cost
	for _, o := range slices.Clone(d.Objects) {
		if now, there := d.Object(o.ID); there && now.poisoned() {
			d.hurt(d.edit(o.ID), combat.Poison, 1, "table.logPlague", mage.Controller, ofSpell(mage.Printed.Name))
		}
	}
}

// raiseShield turns the shield on where the player pays for it. It is
// the player's choice: unasked nothing is paid.
func (d *draft) raiseShield(o *Object, pay *bool) {
	if pay == nil || !*pay || o.Mana < shieldCost {
		d.say(o.Controller, "table.logShieldOff", "Name", o.Printed.Name)
		return
	}
	o.Mana -= shieldCost
	o.Conditions = put(o.Conditions, voltaricShield, 1)
	d.say(o.Controller, "table.logShieldOn", "Name", o.Printed.Name, "Mana", shieldCost)
}

// dropShields turns all shields off at the end of the round.
func (d *draft) dropShields() {
	for _, o := range d.Objects {
		if o.Conditions[voltaricShield] > 0 {
			own := d.edit(o.ID)
			own.Conditions = put(own.Conditions, voltaricShield, 0)
		}
	}
}
