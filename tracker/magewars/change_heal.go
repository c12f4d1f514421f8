package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

type healData struct {
	Object string `json:"object,omitempty"`
	Dice   int    `json:"dice"`
}

// doHeal rolls so many attack dice and takes what they show, normal and critical
// alike, off the damage of what can be healed.
func (d *draft) doHeal(p healData) error {
	o, err := d.target(p.Object)
	if err != nil {
		return err
	}
	if p.Dice < 1 || p.Dice > maxDice {
		return OutOfBounds.With("Field", "dice", "Max", maxDice)
	}
	if err := d.mayHeal(o); err != nil {
		return err
	}
	roll, err := d.throw(p.Dice)
	if err != nil {
		return err
	}
	d.mend(o, roll.Total(), "table.logHealRoll", roll...)
	return nil
}

// mayHeal holds healing to Living objects without Finite Life.
func (d *draft) mayHeal(o *Object) error {
	return d.law(o.healable(), CannotHeal.With("Name", d.nameOf(o)).ByRule(d.cite(ruleHealing)))
}

// healable tells whether damage can be taken off the object by healing.
func (o *Object) healable() bool {
	body := o.fighter()
	return body.Heals()
}

// heal takes damage off what can be healed, and says so with the reason, a line's id.
func (d *draft) heal(o *Object, amount int, line string) {
	if !o.healable() {
		amount = 0
	}
	d.mend(o, amount, line)
}

// mend takes damage off, never below 0, when what must be revealed for it has been
// (reading W).
func (d *draft) mend(o *Object, amount int, line string, faces ...dice.Face) {
	if amount > 0 && o.Damage > 0 {
		due := d.triggered(deed.Healed, o, scene{target: o.ID})
		late := slices.IndexFunc(due, func(due Due) bool { return due.Holds })
		if late >= 0 {
			due[late].heals = &healing{o.ID, amount, line, faces}
		}
		d.expect(due)
		if late >= 0 {
			return
		}
	}
	d.mendNow(o, amount-d.keptSick(o, amount), line, faces...)
}

// keptSick is what cards that lie open take off a healing before it is done: each does the rest of its deed, too.
func (d *draft) keptSick(o *Object, amount int) (n int) {
	if amount <= 0 || o.Damage == 0 {
		return 0
	}
	for c := range d.deeds(scene{target: o.ID, subject: o.ID}, d.inPlay(d.Objects)...) {
		it := c.deed()
		if it.At == deed.Healed && it.Do[0].Do == deed.Cancel && c.concerns(o) && c.holds(it.Given) && !c.usedUp() {
			n += min(it.Do[0].Amount.N, amount-n)
			_ = d.rules.happen(d, c) // nobody has a say in it
		}
	}
	return n
}

// healLate does the healing that has waited, but for what of it was stopped.
func (d *draft) healLate(due Due, stopped int) {
	if due.heals == nil {
		return
	}
	if o := d.edit(due.heals.object); o != nil {
		d.mendNow(o, max(0, due.heals.amount-stopped), due.heals.line, due.heals.faces...)
	}
}

func (d *draft) mendNow(o *Object, amount int, line string, faces ...dice.Face) {
	from := o.Damage
	o.Damage = max(0, o.Damage-amount)
	d.damaged(o, from)
	switch {
	case o.Damage < from:
		d.occur(deed.Healed, o, "")
	case len(faces) == 0:
		return // nothing was hurt: there is nothing to tell
	}
	d.say(o.Controller, line, "Name", o.Printed.Name, "By", from-o.Damage, "From", from, "To", o.Damage, "Faces", tracker.Faces(faces))
	if len(faces) > 0 {
		d.came(tracker.Came{Faces: faces, Healed: true, Amount: from - o.Damage, Whom: o.Printed.Name})
	}
}
