package magewars

import "quickcast/tracker"

// castAttack makes the attack of an attack spell: as one act, or its first strike
// only. The spell is discarded when its attack is over.
func (d *draft) castAttack(seat tracker.Seat, p castData) error {
	if len(p.Attacks) == 0 {
		d.discardSpell(seat, p)
		return nil
	}
	f := Fight{Attacker: mageID(seat), bar: p.Attacks[0], spell: &p, caster: seat}
	if payer, ok := d.Object(p.Payer); ok && payer.IsCreature() {
		f.Attacker = payer.ID
	}
	f.bar.Name = either(f.bar.Name != "", f.bar.Name, p.Name)
	f.Attack = f.bar.Name
	f.plan = attackData{Target: p.Target, Targets: p.Targets, Defense: p.Defense, Shield: p.Shield, Steps: p.Steps, Declare: p.Declare}
	return d.beginFight(f)
}
