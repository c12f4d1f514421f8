package magewars

import "github.com/quickcast/quickcast/tracker"

// castAttack makes the attack of an attack spell: as one act, or its first strike
// only. The spell is discarded when its attack is over.
func (d *draft) castAttack(seat tracker.Seat, p castData) error {
	if !p.attacks() {
		d.discardSpell(seat, p)
		return nil
	}
	f := d.spellInForce(seat, p)
	if d.resumed != nil && d.resumed.fight != nil { // with what was revealed against it
		f.answers = d.resumed.fight.answers
		if d.resumed.fight.cancels {
			d.discardSpell(seat, p)
			return nil
		}
	}
	return d.beginFight(f)
}

// spellInForce is the attack that a spell makes, with what else its card does for it.
func (d *draft) spellInForce(seat tracker.Seat, p castData) Fight {
	f := d.spellAttack(seat, p)
	f.card = d.putInForce(seat, &p)
	return f
}

// spellAttack is the attack that a spell makes.
func (d *draft) spellAttack(seat tracker.Seat, p castData) Fight {
	f := Fight{Attacker: mageID(seat), bar: p.Attacks[0], spell: &p, caster: seat}
	if payer, ok := d.Object(p.Payer); ok && payer.isCreature() {
		f.Attacker = payer.ID
	}
	f.bar.Name = either(f.bar.Name != "", f.bar.Name, p.Name)
	f.Attack = f.bar.Name
	f.plan = attackData{Target: p.Target, Targets: p.Targets, X: p.X, Defense: p.Defense, Shield: p.Shield, Steps: p.Steps, Declare: p.Declare, boostData: p.boostData}
	return f
}
