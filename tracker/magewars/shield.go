package magewars

import "slices"

// voltaricShield is the marker of a Voltaric Shield that is on.
const voltaricShield = "voltaric-shield"

// shieldCost is what the shield costs in the Upkeep.
const shieldCost = 2

// shields tells whether a mage has the power of the Voltaric Shield and mana
// for it.
func (o *Object) shields() int {
	if slices.Contains(o.Printed.Abilities, "Voltaric Shield") && o.Mana >= shieldCost && o.Conditions[voltaricShield] == 0 {
		return shieldCost
	}
	return 0
}

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
