package effect

import (
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// SettleUpkeep keeps what the Upkeep asks for as things stand: whoever could be
// healed when its turn comes is asked, whatever its damage was when the Upkeep began,
// and once.
func (d *Draft) SettleUpkeep() {
	if d.Phase != state.UpkeepPhase {
		return
	}
	for _, o := range d.Objects {
		if o.FaceDown || o.Away() || d.Player(o.Controller).Gone {
			continue
		}
		for _, t := range law.Mending(o) {
			d.settleTask(t)
		}
	}
}

// settleTask brings a task into the queue, up to date, or out of it.
func (d *Draft) settleTask(t state.Task) {
	at := slices.IndexFunc(d.Queue, func(other state.Task) bool { return other.Is(t) })
	switch {
	case t.Amount > 0 && at < 0 && !slices.ContainsFunc(d.Mended, t.Is):
		t.ID = t.Kind + "-" + t.Object
		d.Queue = append(slices.Clip(d.Queue), t)
		pick.ByRank(d.Queue, func(t state.Task) int { return d.FromInitiative(t.Seat) })
	case t.Amount > 0 && at >= 0 && d.Queue[at].Amount != t.Amount:
		d.Queue = slices.Clone(d.Queue)
		d.Queue[at].Amount = t.Amount
	case t.Amount == 0 && at >= 0:
		d.Drop(t.Is)
	}
}

// spreadPlague deals 1 direct damage to everything poisoned, for 1 mana each, where
// the player pays for it.
func (d *Draft) spreadPlague(mage *state.Object, pay *bool) {
	cost := law.PlagueTargets(&d.State, mage)
	if pay == nil || !*pay || cost == 0 {
		return
	}
	mage.Mana -= cost
	for _, o := range slices.Clone(d.Objects) {
		if now, there := d.Object(o.ID); there && now.Poisoned() {
			d.hurt(d.Edit(o.ID), combat.Poison, 1, "table.logPlague", mage.Controller, state.OfSpell(mage.Printed.Name))
		}
	}
}

// raiseShield turns the shield on where the player pays for it. It is
// the player's choice: unasked nothing is paid.
func (d *Draft) raiseShield(o *state.Object, pay *bool) {
	if pay == nil || !*pay || o.Mana < state.ShieldCost {
		d.Say(o.Controller, "table.logShieldOff", "Name", o.Printed.Name)
		return
	}
	o.Mana -= state.ShieldCost
	o.Conditions = state.Put(o.Conditions, state.VoltaricShield, 1)
	d.Say(o.Controller, "table.logShieldOn", "Name", o.Printed.Name, "Mana", state.ShieldCost)
}
