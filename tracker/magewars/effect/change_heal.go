package effect

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// HealData is what "heal" is told: how much damage comes off, and how it was rolled.
type HealData struct {
	Object string `json:"object,omitempty"`
	Dice   int    `json:"dice"`
}

// DoHeal rolls so many attack dice and takes what they show, normal and critical
// alike, off the damage of what can be healed.
func (d *Draft) DoHeal(p HealData) error {
	o, err := d.Target(p.Object)
	if err != nil {
		return err
	}
	if p.Dice < 1 || p.Dice > state.MaxDice {
		return state.OutOfBounds.With("Field", "dice", "Max", state.MaxDice)
	}
	if err := d.mayHeal(o); err != nil {
		return err
	}
	roll, err := d.ThrowDice(p.Dice)
	if err != nil {
		return err
	}
	d.mend(o, roll.Total(), "table.logHealRoll", roll...)
	return nil
}

// mayHeal holds healing to Living objects without Finite Life.
func (d *Draft) mayHeal(o *state.Object) error {
	return d.Demand(law.Healable(o), state.CannotHeal.With("Name", d.NameOf(o)).ByRule(d.Cite("A-55 R-102")))
}

// Heal takes damage off what can be healed, and says so with the reason, a line's id.
func (d *Draft) Heal(o *state.Object, amount int, line string) {
	if !law.Healable(o) {
		amount = 0
	}
	d.mend(o, amount, line)
}

// mend takes damage off, never below 0, when what must be revealed for it has been
// (reading W).
func (d *Draft) mend(o *state.Object, amount int, line string, faces ...dice.Face) {
	if amount > 0 && o.Damage > 0 {
		due := d.triggered(deed.Healed, o, state.Scene{Target: o.ID})
		late := slices.IndexFunc(due, func(due state.Due) bool { return due.Holds })
		if late >= 0 {
			due[late].Heals = &state.Healing{Object: o.ID, Amount: amount, Line: line, Faces: faces}
		}
		d.Expect(due)
		if late >= 0 {
			return
		}
	}
	d.mendNow(o, amount-d.keptSick(o, amount), line, faces...)
}

// keptSick is what cards that lie open take off a healing before it is done: each does the rest of its deed, too.
func (d *Draft) keptSick(o *state.Object, amount int) (n int) {
	if amount <= 0 || o.Damage == 0 {
		return 0
	}
	for c := range law.Deeds(&d.State, state.Scene{Target: o.ID, Subject: o.ID}, d.InPlay(d.Objects)...) {
		it := c.Deed()
		if it.At == deed.Healed && it.Do[0].Do == deed.Cancel && c.Concerns(o) && c.Holds(it.Given) && !c.UsedUp() {
			n += min(it.Do[0].Amount.N, amount-n)
			_ = d.happen(c) // nobody has a say in it
		}
	}
	return n
}

// HealLate does the healing that has waited, but for what of it was stopped, and for what cards that lie open take
// off the rest.
func (d *Draft) HealLate(due state.Due, stopped int) {
	if due.Heals == nil {
		return
	}
	if o := d.Edit(due.Heals.Object); o != nil {
		amount := max(0, due.Heals.Amount-stopped)
		d.mendNow(o, amount-d.keptSick(o, amount), due.Heals.Line, due.Heals.Faces...)
	}
}

func (d *Draft) mendNow(o *state.Object, amount int, line string, faces ...dice.Face) {
	from := o.Damage
	o.Damage = max(0, o.Damage-amount)
	d.damaged(o, from)
	switch {
	case o.Damage < from:
		d.occur(deed.Healed, o, "")
	case len(faces) == 0:
		return // nothing was hurt: there is nothing to tell
	}
	d.Say(o.Controller, line, "Name", o.Printed.Name, "By", from-o.Damage, "From", from, "To", o.Damage, "Faces", tracker.Faces(faces))
	if len(faces) > 0 {
		d.Came(tracker.Came{Faces: faces, Healed: true, Amount: from - o.Damage, Whom: o.Printed.Name})
	}
}
