package magewars

import "quickcast/tracker"

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
	d.mend(o, roll.Total(), "table.logHealRoll", "Faces", tracker.Faces(roll).String())
	return nil
}

// mayHeal holds healing to Living objects without Finite Life.
func (d *draft) mayHeal(o *Object) error {
	return d.law(o.healable(), CannotHeal.With("Name", d.nameOf(o)).ByRule(d.pick("A-55", "R-102")))
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

// mend takes damage off, never below 0.
func (d *draft) mend(o *Object, amount int, line string, pairs ...any) {
	from := o.Damage
	o.Damage = max(0, o.Damage-amount)
	if o.Damage < from {
		d.trigger(onHealed, o, o.Controller)
	}
	d.damaged(o, from)
	d.say(o.Controller, line, append(pairs, "Name", o.Printed.Name, "By", from-o.Damage, "From", from, "To", o.Damage)...)
}
