package effect

import (
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/pick"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// castAttack makes the attack of an attack spell: as one act, or its first strike
// only. The spell is discarded when its attack is over.
func (d *Draft) castAttack(seat tracker.Seat, p state.CastData) error {
	if !p.MakesAttack() {
		d.discardSpell(seat, p)
		return nil
	}
	f := d.SpellInForce(seat, p)
	if d.Resumed != nil && d.Resumed.Fight != nil { // with what was revealed against it
		f.Answers = d.Resumed.Fight.Answers
		if d.Resumed.Fight.Cancels {
			d.discardSpell(seat, p)
			return nil
		}
	}
	return d.beginFight(f)
}

// SpellInForce is the attack that a spell makes, with what else its card does for it.
func (d *Draft) SpellInForce(seat tracker.Seat, p state.CastData) state.Fight {
	f := d.spellAttack(seat, p)
	f.Card = d.putInForce(seat, &p)
	return f
}

// spellAttack is the attack that a spell makes.
func (d *Draft) spellAttack(seat tracker.Seat, p state.CastData) state.Fight {
	f := state.Fight{Attacker: state.MageID(seat), Bar: p.Attacks[0], Spell: &p, Caster: seat}
	if payer, ok := d.Object(p.Payer); ok && payer.IsCreature() {
		f.Attacker = payer.ID
	}
	f.Bar.Name = pick.Either(f.Bar.Name != "", f.Bar.Name, p.Name)
	f.Attack = f.Bar.Name
	f.Plan = state.AttackData{Target: p.Target, Targets: p.Targets, X: p.X, Defense: p.Defense, Shield: p.Shield, Steps: p.Steps, Declare: p.Declare, BoostData: p.BoostData}
	return f
}
