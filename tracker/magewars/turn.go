package magewars

import (
	"cmp"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

type activateData struct {
	Object string `json:"object,omitempty"`
}

// beginActions gives the first turn to the holder of the initiative.
func (d *draft) beginActions() {
	d.Acting, d.Acted, d.Last, d.Turn = "", false, 0, d.Initiative
	d.Quickened, d.Ahead = false, 0
	if d.Initiative != 0 && d.activeCreatures(d.Initiative) == 0 {
		d.Turn = d.turnAfter(d.Initiative)
	}
}

// doActivate begins a creature's activation: what acted before is
// finished, a guard marker comes off first.
func (d *draft) doActivate(p activateData) error { return d.activate(p.Object) }

func (d *draft) activate(id string) error {
	o, err := d.creature(id)
	if err != nil {
		return err
	}
	if o.ID == d.Acting {
		return StillActing.With("Name", o.Printed.Name)
	}
	acting, _ := d.Object(d.Acting)
	waits := acting != nil && d.mayStillAct(acting)
	if err := cmp.Or(d.finishActivation(), d.mayAct(o, acting, waits)); err != nil {
		return err
	}
	d.settle()
	d.giveUp()
	d.forgetOptional()
	d.dropPassing(o.ID, func(p *Passing) bool { return p.Until == "next-activation" })
	d.Turn, d.Acting, d.Acted, d.Closed = o.Controller, o.ID, false, ""
	d.Moves, d.Hindered = 0, false
	d.Quickened, d.Ahead = d.Ahead != 0, 0
	d.say(o.Controller, "table.logActivate", "Name", o.Printed.Name)
	d.came(tracker.Came{Implied: true})
	d.trigger(deed.Activation, o, o.ID)
	d.begins = o.ID
	d.occur(deed.Activation, o, "")
	if o.Guard {
		o.Guard = false
		d.say(o.Controller, "table.logGuardOff", "Name", o.Printed.Name)
	}
	if d.variant().spentAtOnce {
		o.Active = false
	}
	d.untaunt(o)
	if d.Waits() != 0 { // before what it does then (reading W)
		return &waiting{activates: o.ID}
	}
	return nil
}

// controllerOfActing is whose creature is being activated, 0 for none.
func (s *State) controllerOfActing() tracker.Seat {
	if o, ok := s.Object(s.Acting); ok {
		return o.Controller
	}
	return 0
}

// mayAct holds an activation to the phase, the turn and the action marker, and to
// those who are still in the game. The one whose activation it ends may be
// nil; with its own the turn of that seat is over. Where that one waits for its
// action it is nobody else's turn yet, though the other side would be next.
func (d *draft) mayAct(o, ended *Object, waits bool) error {
	if err := cmp.Or(
		d.inGame(o.Controller),
		d.commands(o, d.cite(ruleCommanding)),
		d.law(d.Phase == d.rules.action, NotInPhase.With("Phase", d.rules.action.word()).ByRule(d.cite(ruleCommanding))),
	); err != nil {
		return err
	}
	against := NotYourTurn.With("Name", d.Mage(o.Controller).Printed.Name)
	if ended != nil && ended.Controller == o.Controller {
		against = OneATurn.With("Name", o.Printed.Name, "Acting", ended.Printed.Name)
	}
	if err := d.law(d.Phase != d.rules.action || d.onTurn(o.Controller), against.ByRule(d.cite(ruleTurns))); err != nil {
		return err
	}
	if o.away() {
		return d.lawful(outOfArena, o, scene{})
	}
	if waits {
		// It is refused unless the table overrules, and then the log says who was gone past.
		if !d.event.Overrule {
			return against.ByRule(d.cite(ruleTurns))
		}
		d.say(ended.Controller, "table.logGonePast", "Name", ended.Printed.Name)
	}
	return d.law(o.Active, NotActive.With("Name", o.Printed.Name).ByRule(d.cite(ruleActiveOnly)))
}

// mayStillAct tells whether the creature whose activation is going on has its action, and
// may take one.
func (s *State) mayStillAct(o *Object) bool {
	if s.Acted || o.ID != s.Acting || s.Player(o.Controller).Gone {
		return false
	}
	hampered, _ := o.hampered()
	return (hampered == "" || o.isMage()) && !s.barred(toAct, o)
}

// doGuard makes a creature guard and ends its activation; one
// that is not acting yet is activated for it.
func (d *draft) doGuard(p activateData) error {
	o, err := d.creature(p.Object)
	if err != nil {
		return err
	}
	if o.ID != d.Acting {
		if err := d.activate(p.Object); err != nil {
			return err
		}
	}
	if err := cmp.Or(d.mayGuard(o), d.lawful(toGuard, o, scene{})); err != nil {
		return err
	}
	o.Guard, d.Acted = true, true
	d.say(o.Controller, "table.logGuard", "Name", o.Printed.Name)
	return d.finishActivation()
}

// mayGuard holds guarding to one action an activation and to the
// conditions that forbid it: Stagger on a minor creature, Stun and
// Sleep.
func (d *draft) mayGuard(o *Object) error {
	if err := cmp.Or(
		d.commands(o, d.cite(ruleCommanding)),
		d.law(!d.Acted, HasActed.With("Name", o.Printed.Name).ByRule(d.cite(ruleOneAction))),
		d.lawful(toAct, o, scene{}),
	); err != nil {
		return err
	}
	name, rule := o.hampered()
	return d.law(name == "", CannotAct.With("Name", o.Printed.Name, "Condition", label("condition", name)).ByRule(rule))
}

// doEnd ends the activation: with or without an action.
func (d *draft) doEnd(nothing) error {
	if d.Acting == "" {
		return NobodyActs.With()
	}
	return d.finishActivation()
}

// finishActivation ends the activation of the acting creature, if there is
// one: it is inactive, what ends with it comes off, and
// the turn goes on.
func (d *draft) finishActivation() error {
	if d.Acting == "" {
		return nil
	}
	if err := d.closeActivation(); err != nil {
		return err
	}
	o := d.edit(d.Acting)
	o.Active = false
	d.giveUp()
	d.occur(deed.ActivationEnd, o, "")
	d.dropPassing(o.ID, func(p *Passing) bool { return p.Until == "activation" })
	d.Acting, d.Acted, d.Last, d.FreeCasts = "", false, o.Controller, nil
	d.Turn = d.turnAfter(o.Controller)
	if d.Turn == 0 && d.Phase == d.rules.action {
		d.say(0, "table.logAllActed")
	}
	return nil
}

// closeActivation takes off what ends with the activation of the acting creature
// a second attack of a Sweeping one is then given up.
func (d *draft) closeActivation() error {
	o := d.edit(d.Acting)
	if d.Closed == o.ID {
		return nil
	}
	if err := d.endConditions(o); err != nil {
		return err
	}
	o.Fresh, d.Closed = nil, o.ID
	d.giveUp()
	return nil
}

// giveUp ends an attack that might have gone on: nothing more is made of it, and a
// spell is discarded.
func (d *draft) giveUp() {
	if d.Again == nil {
		return
	}
	last := d.Again
	d.Again = nil
	if last.spell != nil && d.Fight == nil {
		d.discardSpell(last.caster, *last.spell)
	}
}

// settle ends the time in which what arrived can be marked.
func (d *draft) settle() {
	for _, o := range d.Objects {
		if o.Arrived {
			d.edit(o.ID).Arrived = false
		}
	}
}

func (d *draft) castActionOf(o *Object) error {
	if d.Acting != o.ID {
		if err := d.activate(o.ID); err != nil {
			return err
		}
	}
	if err := cmp.Or(d.law(!d.Acted, HasActed.With("Name", o.Printed.Name).ByRule(d.cite(ruleOneAction))), d.lawful(toAct, o, scene{})); err != nil {
		return err
	}
	d.Acted = true
	return nil
}

// castAction makes casting the mage's action, activating the mage for it.
func (d *draft) castAction(seat tracker.Seat) error {
	mage := d.edit(mageID(seat))
	return cmp.Or(d.lawful(toCast, mage, scene{}), d.castActionOf(mage))
}

// heedDeployment tells who should have cast before a spawnpoint that does: in the
// Deployment they go in the order of the initiative.
func (d *draft) heedDeployment(o *Object) {
	if d.Phase != DeploymentPhase {
		return
	}
	for _, first := range d.deployers() {
		if first.ID != o.ID && d.fromInitiative(first.Controller) < d.fromInitiative(o.Controller) && !d.Allied(first.Controller, o.Controller) {
			d.remind("table.noticeDeploysFirst", "R-23", "Name", first.Printed.Name, "Player", d.Mage(first.Controller).Printed.Name)
		}
	}
}

// deployers are the spawnpoints that can still cast in this Deployment, in the order of
// the initiative: those whose mage has a spell prepared, as far as it said.
func (s *State) deployers() []*Object {
	if s.Phase != DeploymentPhase {
		return nil
	}
	list := where(s.inPlay(s.Objects), func(o *Object) bool {
		p := s.Player(o.Controller)
		return o.has(keyword.Spawnpoint) && !o.used(castMarker) && (!p.Prepares || p.Planned > 0)
	})
	byRank(list, func(o *Object) int { return s.fromInitiative(o.Controller) })
	return list
}
