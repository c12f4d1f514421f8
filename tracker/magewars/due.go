package magewars

import (
	"errors"
	"slices"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// mindDue holds what would go on to what must be revealed first. Where the
// table overrules it, that is not revealed, and what waited for it is done.
func mindDue(d *effect.Draft, kind tracker.Kind) error {
	ofFight := slices.Contains([]tracker.Kind{"strike", "barrier", "counterstrike", "ability", "bind", "heal", "push", "teleport", "overrule"}, kind)
	if d.Waits() == 0 || !ofFight && !effect.GoesOn(kind) {
		return nil
	}
	if kind != "overrule" {
		if err := d.Demand(false, d.MustReveal()); err != nil {
			return err
		}
	}
	last := d.Due
	d.Due = nil
	for _, due := range last {
		d.HealLate(due, 0)
	}
	if err := goOnHeld(d); err != nil {
		return err
	}
	d.SettleFight()
	return nil
}

// settleDue forgets what is to be revealed no more, and goes on with what waited for it.
func settleDue(d *effect.Draft) error {
	for _, due := range slices.Clone(d.Due) {
		if o, there := d.Object(due.Object); due.Asks == nil && (!there || !o.FaceDown) {
			d.ForgetDue(due.Object)
			d.HealLate(due, 0)
		}
	}
	if d.Waits() != 0 {
		return d.WithoutDice()
	}
	if err := goOnHeld(d); err != nil {
		return err
	}
	d.SettleFight()
	playAvoided(d)
	d.PlayKept()
	return nil
}

// playAvoided makes the strikes of the open fight that are avoided for sure: nobody has to
// decide or roll anything for them.
func playAvoided(d *effect.Draft) {
	for d.Fight != nil && d.Fight.Next == state.FightStrike && !d.Fight.Turned() && d.Fight.Revealed(state.Answer.Avoids) {
		next := d.GoOnWith(d.Event, state.Luck{})
		if next.PlayPart(d.Fight.Plan.Decision()) != nil {
			return // it needs a roll whether it misses
		}
		next.Luck = d.Luck
		*d = *next
	}
}

// do does what the event's action does. One that has to wait for a reveal is kept, and
// only what comes before it is done.
func do(d *effect.Draft, a action) error {
	start, luck := d.State, d.Luck
	start.Objects, start.Players = slices.Clone(d.Objects), slices.Clone(d.Players)
	mine, ours := slices.Clone(d.Mine), slices.Clone(d.Ours)
	d.Mine, d.Ours = nil, nil // what is changed from here on may be thrown away
	err := a.Do(d, d.Event)
	var w *effect.Waiting
	if !errors.As(err, &w) {
		d.Mine, d.Ours = append(d.Mine, mine...), append(d.Ours, ours...)
		return err
	}
	held := d.Resumed
	if held == nil {
		held = &state.Held{Event: d.Event}
	}
	d.State, d.Luck, d.Mine, d.Ours = start, luck, mine, ours
	return hold(d, w, held)
}

// hold keeps an event that waits.
func hold(d *effect.Draft, w *effect.Waiting, held *state.Held) error {
	if w.Activates != "" {
		if err := d.Activate(w.Activates); err != nil && !errors.As(err, new(*effect.Waiting)) {
			return err
		}
	}
	next := *held
	if w.Fight != nil {
		next.Fight = w.Fight
	}
	next.Asked = next.Asked || w.Activates == ""
	if held.Event.Kind != "activate" {
		d.Held = &next
	}
	d.Expect(w.Due)
	return d.WithoutDice()
}

// goOnHeld does the event that has waited. What can no longer be done comes to nothing,
// and the log says so.
func goOnHeld(d *effect.Draft) error {
	held := d.Held
	if held == nil {
		return nil
	}
	d.Held = nil
	next := d.GoOnWith(held.Event, d.Luck)
	next.Event.Seq, next.Event.At, next.Resumed = d.Event.Seq, d.Event.At, held
	err := do(next, actionOf(held.Event.Kind))
	var refused *tracker.Refusal
	switch {
	case err == nil:
		event := d.Event
		*d = *next
		d.Event, d.Resumed = event, nil
	case errors.As(err, &refused) && refused.Code != tracker.RollsMissing:
		d.Say(held.Event.Seat, "table.logHeldLost", "Player", d.Mage(max(held.Event.Seat, 1)).Printed.Name)
	default:
		return err
	}
	return nil
}

// actionOf is the action of a kind that there is.
func actionOf(kind tracker.Kind) action {
	list := actions()
	return list[slices.IndexFunc(list, func(a action) bool { return a.Kind == kind })]
}
