package magewars

import (
	"slices"

	"quickcast/catalog/deed"

	"quickcast/rules/combat"
	"quickcast/rules/keyword"
	"quickcast/tracker"
)

type activateData struct {
	Object string `json:"object,omitempty"`
}

// beginActions gives the first turn to the holder of the initiative.
func (d *draft) beginActions() {
	d.Acting, d.Acted, d.Last, d.Turn = "", false, 0, d.Initiative
	d.Quickened, d.Ahead = false, 0
	if d.Initiative != 0 && d.ActiveCreatures(d.Initiative) == 0 {
		d.Turn = d.turnAfter(d.Initiative)
	}
}

// turnAfter finds who acts next: clockwise, whoever still has an active
// creature. Who has none could only pass and is
// passed over. In Academy the teams alternate.
func (s *State) turnAfter(seat tracker.Seat) tracker.Seat {
	able := func(next tracker.Seat) bool { return s.ActiveCreatures(next) > 0 }
	if s.variant().asTeams {
		other := func(next tracker.Seat) bool { return able(next) && !s.Allied(seat, next) }
		if next := s.after(seat, other); next != 0 {
			return next
		}
	}
	if next := s.after(seat, able); next != 0 {
		return next
	}
	if able(seat) {
		return seat
	}
	return 0
}

// onTurn tells whether a seat may act now: it is its turn, or in Academy that
// of its team.
func (s *State) onTurn(seat tracker.Seat) bool {
	return s.Turn == seat || s.variant().asTeams && s.Turn != 0 && s.Allied(s.Turn, seat)
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
	if err := d.finishActivation(); err != nil {
		return err
	}
	if err := d.mayAct(o); err != nil {
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
	d.trigger(onActivates, o, o.ID, o.Controller)
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

// commands holds what a player does with an object to those that control it, or
// whose side does. An event of nobody's may name any.
func (d *draft) commands(o *Object, rule string) error {
	seat := d.event.Seat
	if seat == 0 || d.Allied(seat, o.Controller) {
		return nil
	}
	return d.law(false, NotYours.With("Name", d.nameOf(o), "Player", d.Mage(seat).Printed.Name).ByRule(rule))
}

// mayAct holds an activation to the phase, the turn and the action marker, and to
// those who are still in the game.
func (d *draft) mayAct(o *Object) error {
	if err := d.inGame(o.Controller); err != nil {
		return err
	}
	if err := d.commands(o, d.cite(ruleCommanding)); err != nil {
		return err
	}
	if err := d.law(d.Phase == d.rules.action, NotInPhase.With("Phase", d.rules.action.Word()).ByRule(d.cite(ruleCommanding))); err != nil {
		return err
	}
	if err := d.law(d.Phase != d.rules.action || d.onTurn(o.Controller),
		NotYourTurn.With("Name", d.Mage(o.Controller).Printed.Name).ByRule(d.cite(ruleTurns))); err != nil {
		return err
	}
	return d.law(o.Active, NotActive.With("Name", o.Printed.Name).ByRule(d.cite(ruleActiveOnly)))
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
	if err := d.mayGuard(o); err != nil {
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
	if err := d.commands(o, d.cite(ruleCommanding)); err != nil {
		return err
	}
	if err := d.law(!d.Acted, HasActed.With("Name", o.Printed.Name).ByRule(d.cite(ruleOneAction))); err != nil {
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
	d.Acting, d.Acted, d.Last = "", false, o.Controller
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

// teams tells whether any two seats play together.
func (s *State) teams() bool {
	for _, p := range s.Players {
		if p.Seat > 1 && slices.ContainsFunc(s.Players[:p.Seat-1], func(other *Player) bool { return other.Team == p.Team }) {
			return true
		}
	}
	return false
}

// hampered names the condition that keeps a creature from attacking and
// guarding, and the rule, or nothing.
func (o *Object) hampered() (condition, rule string) {
	is, helpless := o.suffers(combat.Condition.Incapacitates)
	switch {
	case o.marked(combat.Stagger) > 0 && !o.Major():
		return combat.Stagger.String(), "A-59"
	case o.marked(combat.Stun) > 0:
		return combat.Stun.String(), "R-111"
	case helpless:
		return is.String(), "R-111"
	case o.Has(keyword.Incapacitated):
		return "incapacitated", "R-111"
	}
	return "", ""
}

// used tells whether a marker of an object is turned to its used side.
func (o *Object) used(marker string) bool { return slices.Contains(o.Used, marker) }
