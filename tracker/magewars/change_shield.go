package magewars

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
