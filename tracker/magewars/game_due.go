package magewars

import (
	"errors"
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// AsKnownTo is the state as a seat's side knows it that expects nothing of what others
// have face down: none of that answers anything.
func (s *State) AsKnownTo(seat tracker.Seat) *State {
	known := *s
	known.Objects = slices.Clone(s.Objects)
	for i, o := range known.Objects {
		if o.FaceDown && !s.sees(seat, o.Controller) {
			blank, printed := *o, *o.Printed
			printed.Deeds = slices.Clone(printed.Deeds)
			for n := range printed.Deeds {
				if it := &printed.Deeds[n]; it.Answers() {
					it.At = ""
				}
			}
			blank.Printed = &printed
			known.Objects[i] = &blank
		}
	}
	return &known
}

// holdsOn tells the events that wait while something is to be revealed: those that go on
// with the round or a fight, and what is done to objects by rule.
func holdsOn(kind tracker.Kind) bool {
	return goesOn(kind) || slices.Contains([]tracker.Kind{"strike", "barrier", "counterstrike", "ability", "bind", "heal", "push", "teleport"}, kind)
}

// mindDue holds what would go on to what must be revealed first. Where the
// table overrules it, that is not revealed, and what waited for it is done.
func (d *draft) mindDue(kind tracker.Kind) error {
	if d.Waits() == 0 || !holdsOn(kind) && kind != "overrule" {
		return nil
	}
	if kind != "overrule" {
		if err := d.law(false, d.mustReveal()); err != nil {
			return err
		}
	}
	last := d.Due
	d.Due = nil
	for _, due := range last {
		d.healLate(due, 0)
	}
	if err := d.goOnHeld(); err != nil {
		return err
	}
	d.settleFight()
	return nil
}

// settleDue forgets what is to be revealed no more, and goes on with what waited for it.
func (d *draft) settleDue() error {
	for _, due := range slices.Clone(d.Due) {
		if o, there := d.Object(due.Object); !there || !o.FaceDown {
			d.forgetDue(due.Object)
			d.healLate(due, 0)
		}
	}
	if d.Waits() != 0 {
		return d.withoutDice()
	}
	if err := d.goOnHeld(); err != nil {
		return err
	}
	d.settleFight()
	d.playAvoided()
	d.playKept()
	return nil
}

// playAvoided makes the strikes of the open fight that are avoided for sure: nobody has to
// decide or roll anything for them.
func (d *draft) playAvoided() {
	for d.Fight != nil && d.Fight.Next == FightStrike && d.Fight.avoided() {
		next := d.ahead(d.event, luck{})
		if next.playPart(d.Fight.plan.decision()) != nil {
			return // it needs a roll whether it misses
		}
		next.luck = d.luck
		*d = *next
	}
}

// do does what the event's action does. One that has to wait for a reveal is kept, and
// only what comes before it is done.
func (d *draft) do(a action) error {
	start, luck := d.State, d.luck
	start.Objects, start.Players = slices.Clone(d.Objects), slices.Clone(d.Players)
	mine, ours := slices.Clone(d.mine), slices.Clone(d.ours)
	d.mine, d.ours = nil, nil // what is changed from here on may be thrown away
	err := a.apply(d)
	var w *waiting
	if !errors.As(err, &w) {
		d.mine, d.ours = append(d.mine, mine...), append(d.ours, ours...)
		return err
	}
	held := d.resumed
	if held == nil {
		held = &Held{event: d.event}
	}
	d.State, d.luck, d.mine, d.ours = start, luck, mine, ours
	return d.hold(w, held)
}

// hold keeps an event that waits.
func (d *draft) hold(w *waiting, held *Held) error {
	if w.activates != "" {
		if err := d.activate(w.activates); err != nil && !errors.As(err, new(*waiting)) {
			return err
		}
	}
	next := *held
	if w.fight != nil {
		next.fight = w.fight
	}
	next.asked = next.asked || w.activates == ""
	if held.event.Kind != "activate" {
		d.Held = &next
	}
	d.expect(w.due)
	return d.withoutDice()
}

// goOnHeld does the event that has waited. What can no longer be done comes to nothing,
// and the log says so.
func (d *draft) goOnHeld() error {
	held := d.Held
	if held == nil {
		return nil
	}
	d.Held = nil
	next := d.ahead(held.event, d.luck)
	next.event.Seq, next.event.At, next.resumed = d.event.Seq, d.event.At, held
	err := next.do(actionOf(held.event.Kind))
	var refused *tracker.Refusal
	switch {
	case err == nil:
		event := d.event
		*d = *next
		d.event, d.resumed = event, nil
	case errors.As(err, &refused) && refused.Code != tracker.RollsMissing:
		d.say(held.event.Seat, "table.logHeldLost", "Player", d.Mage(max(held.event.Seat, 1)).Printed.Name)
	default:
		return err
	}
	return nil
}

// actionOf is the action of a kind that there is.
func actionOf(kind tracker.Kind) action {
	list := actions()
	return list[slices.IndexFunc(list, func(a action) bool { return a.kind == kind })]
}
