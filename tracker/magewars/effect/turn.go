package effect

import (
	"cmp"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// ActivateData is what "activate" is told: the creature whose activation begins.
type ActivateData struct {
	Object string `json:"object,omitempty"`
}

// BeginActions gives the first turn to the holder of the initiative.
func (d *Draft) BeginActions() {
	d.Acting, d.Acted, d.Last, d.Turn = "", false, 0, d.Initiative
	d.Quickened, d.Ahead = false, 0
	if d.Initiative != 0 && d.ActiveCreatures(d.Initiative) == 0 {
		d.Turn = d.TurnAfter(d.Initiative)
	}
}

// DoActivate begins a creature's activation: what acted before is
// finished, a guard marker comes off first.
func (d *Draft) DoActivate(p ActivateData) error { return d.Activate(p.Object) }

// Activate begins a creature's activation. It refuses what cannot act now.
func (d *Draft) Activate(id string) error {
	o, err := d.Creature(id)
	if err != nil {
		return err
	}
	if o.ID == d.Acting {
		return state.StillActing.With("Name", o.Printed.Name)
	}
	acting, _ := d.Object(d.Acting)
	waits := acting != nil && law.MayStillAct(&d.State, acting)
	if err := cmp.Or(d.FinishActivation(), d.mayAct(o, acting, waits)); err != nil {
		return err
	}
	d.Settle()
	d.GiveUp()
	d.dropOffers(func(o *state.Offer) bool { return !o.Must && !law.MomentOf(o.Scene.Deed().At).Stays }) // of the activation that is over
	d.dropPassing(o.ID, func(p *state.Passing) bool { return p.Until == "next-activation" })
	d.rise(o)
	d.Turn, d.Acting, d.Acted, d.Closed = o.Controller, o.ID, false, ""
	d.Moves, d.Hindered = 0, false
	d.Quickened, d.Ahead = d.Ahead != 0, 0
	d.Say(o.Controller, "table.logActivate", "Name", o.Printed.Name)
	d.Came(tracker.Came{Implied: true})
	d.trigger(deed.Activation, o, o.ID)
	d.begins = o.ID
	d.occur(deed.Activation, o, "")
	if o.Guard {
		o.Guard = false
		d.Say(o.Controller, "table.logGuardOff", "Name", o.Printed.Name)
	}
	if d.Variant().SpentAtOnce {
		o.Active = false
	}
	d.untaunt(o)
	if d.Waits() != 0 { // before what it does then (reading W)
		return &Waiting{Activates: o.ID}
	}
	return nil
}

// mayAct holds an activation to the phase, the turn and the action marker, and to
// those who are still in the game. The one whose activation it ends may be
// nil; with its own the turn of that seat is over. Where that one waits for its
// action it is nobody else's turn yet, though the other side would be next.
func (d *Draft) mayAct(o, ended *state.Object, waits bool) error {
	if err := cmp.Or(
		d.InGame(o.Controller),
		d.commands(o, d.Cite("A-31 R-25")),
		d.Demand(d.Phase == d.Rules.Action, state.NotInPhase.With("Phase", d.Rules.Action.Word()).ByRule(d.Cite("A-31 R-25"))),
	); err != nil {
		return err
	}
	against := state.NotYourTurn.With("Name", d.Mage(o.Controller).Printed.Name)
	if ended != nil && ended.Controller == o.Controller {
		against = state.OneATurn.With("Name", o.Printed.Name, "Acting", ended.Printed.Name)
	}
	if err := d.Demand(d.Phase != d.Rules.Action || d.OnTurn(o.Controller), against.ByRule(d.Cite("A-30 R-25"))); err != nil {
		return err
	}
	if o.Away() {
		return d.lawful(state.OutOfArena, o, state.Scene{})
	}
	if waits {
		// It is refused unless the table overrules, and then it is told who was gone past.
		if !d.Event.Overrule {
			return against.ByRule(d.Cite("A-30 R-25"))
		}
		d.Say(ended.Controller, "table.logGonePast", "Name", ended.Printed.Name)
		d.Remind("table.logGonePast", d.Cite("A-30 R-25"), "Name", ended.Printed.Name)
	}
	return d.Demand(o.Active, state.NotActive.With("Name", o.Printed.Name).ByRule(d.Cite("A-35 R-33")))
}

// DoGuard makes a creature guard and ends its activation; one
// that is not acting yet is activated for it.
func (d *Draft) DoGuard(p ActivateData) error {
	o, err := d.Creature(p.Object)
	if err != nil {
		return err
	}
	if o.ID != d.Acting {
		if err := d.Activate(p.Object); err != nil {
			return err
		}
	}
	if err := cmp.Or(d.mayGuard(o), d.lawful(law.ToGuard, o, state.Scene{})); err != nil {
		return err
	}
	o.Guard, d.Acted = true, true
	d.Say(o.Controller, "table.logGuard", "Name", o.Printed.Name)
	return d.FinishActivation()
}

// mayGuard holds guarding to one action an activation and to the
// conditions that forbid it: Stagger on a minor creature, Stun and
// Sleep.
func (d *Draft) mayGuard(o *state.Object) error {
	if err := cmp.Or(
		d.commands(o, d.Cite("A-31 R-25")),
		d.Demand(!d.Acted, state.HasActed.With("Name", o.Printed.Name).ByRule(d.Cite("A-36 R-28"))),
		d.lawful(law.ToAct, o, state.Scene{}),
	); err != nil {
		return err
	}
	name, rule := o.Hampered()
	return d.Demand(name == "", state.CannotAct.With("Name", o.Printed.Name, "Condition", state.Label("condition", name)).ByRule(rule))
}

// DoEnd ends the activation: with or without an action. A creature that is named
// and not acting yet is activated for it, and does nothing this round.
func (d *Draft) DoEnd(p ActivateData) error {
	if p.Object != "" && p.Object != d.Acting {
		if err := d.Activate(p.Object); err != nil {
			return err
		}
	} else if d.Acting == "" {
		return state.NobodyActs.With()
	}
	return d.FinishActivation()
}

// FinishActivation ends the activation of the acting creature, if there is
// one: it is inactive, what ends with it comes off, and
// the turn goes on.
func (d *Draft) FinishActivation() error {
	if d.Acting == "" {
		return nil
	}
	if err := d.closeActivation(); err != nil {
		return err
	}
	o := d.Edit(d.Acting)
	o.Active = false
	d.GiveUp()
	d.occur(deed.ActivationEnd, o, "")
	d.dropPassing(o.ID, func(p *state.Passing) bool { return p.Until == "activation" })
	d.Acting, d.Acted, d.Last, d.FreeCasts = "", false, o.Controller, nil
	d.Turn = d.TurnAfter(o.Controller)
	if d.Turn == 0 && d.Phase == d.Rules.Action {
		d.Say(0, "table.logAllActed")
	}
	return nil
}

// closeActivation takes off what ends with the activation of the acting creature
// a second attack of a Sweeping one is then given up.
func (d *Draft) closeActivation() error {
	o := d.Edit(d.Acting)
	if d.Closed == o.ID {
		return nil
	}
	if err := d.endConditions(o); err != nil {
		return err
	}
	o.Fresh, d.Closed = nil, o.ID
	d.GiveUp()
	return nil
}

// GiveUp ends an attack that might have gone on: nothing more is made of it, and a
// spell is discarded.
func (d *Draft) GiveUp() {
	if d.Again == nil {
		return
	}
	last := d.Again
	d.Again = nil
	if last.Spell != nil && d.Fight == nil {
		d.discardSpell(last.Caster, *last.Spell)
	}
}

// Settle ends the time in which what arrived can be marked.
func (d *Draft) Settle() {
	for _, o := range d.Objects {
		if o.Arrived {
			d.Edit(o.ID).Arrived = false
		}
	}
}

func (d *Draft) castActionOf(o *state.Object) error {
	if d.Acting != o.ID {
		if err := d.Activate(o.ID); err != nil {
			return err
		}
	}
	if err := cmp.Or(d.Demand(!d.Acted, state.HasActed.With("Name", o.Printed.Name).ByRule(d.Cite("A-36 R-28"))), d.lawful(law.ToAct, o, state.Scene{})); err != nil {
		return err
	}
	d.Acted = true
	return nil
}

// castAction makes casting the mage's action, activating the mage for it.
func (d *Draft) castAction(seat tracker.Seat) error {
	mage := d.Edit(state.MageID(seat))
	return cmp.Or(d.lawful(law.ToCast, mage, state.Scene{}), d.castActionOf(mage))
}

// heedDeployment tells who should have cast before a spawnpoint that does: in the
// Deployment they go in the order of the initiative.
func (d *Draft) heedDeployment(o *state.Object) {
	if d.Phase != state.DeploymentPhase {
		return
	}
	for _, first := range law.Deployers(&d.State) {
		if first.ID != o.ID && d.FromInitiative(first.Controller) < d.FromInitiative(o.Controller) && !d.Allied(first.Controller, o.Controller) {
			d.Remind("table.noticeDeploysFirst", "R-23", "Name", first.Printed.Name, "Player", d.Mage(first.Controller).Printed.Name)
		}
	}
}
