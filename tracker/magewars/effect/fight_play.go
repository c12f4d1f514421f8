package effect

import (
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// PlayPart plays what comes next in the open fight, with what was decided for it.
func (d *Draft) PlayPart(p state.FightData) error {
	dice := d.showable(p)
	d.Grant()
	for _, o := range d.Offers { // what should have been answered before the dice the table may still want until the phase is over
		if o.Before() && len(d.Late) < state.MaxObjects {
			d.Late = append(slices.Clip(d.Late), o)
		}
	}
	d.dropOffers((*state.Offer).Before)
	f := *d.Fight
	b := d.bout(&f, p)
	if f.Next == state.FightCounterstrike && (f.Course.Over || p.Use != nil && !*p.Use || f.Pest && p.Ignore) {
		d.decline(&f, b, p)
		return d.goOnSweeping()
	}
	part := f.Course.Part
	if part == combat.CounterAttack && f.Course.Strike == 1 {
		if err := d.payBoosts(&f, true); err != nil {
			return err
		}
	}
	d.anew.keepOff(&b, part)
	report, next, err := b.Exchange.Play(f.Course, d.dice())
	if err != nil {
		return err
	}
	if part == combat.CounterAttack {
		f.Answered, f.Answer = true, b.Counter.Name
	}
	d.tellAttack(&f, b, report)
	d.afterPart(&f, b, next, report)
	if part == combat.MainAttack {
		if err := d.turnedBack(&f, b, report); err != nil {
			return err
		}
		f.Struck()
	}
	f.Course = next
	d.Fight = &f
	d.SettleFight()
	d.show(dice, part, report)
	return d.goOnSweeping()
}

// decline leaves out the counterstrike. A guard that ignores a Pest
// keeps its marker.
func (d *Draft) decline(f *state.Fight, b law.Bout, p state.FightData) {
	if !f.Course.Over {
		d.Say(b.To.Controller, "table.logNoCounterstrike", "Name", b.To.Printed.Name, "Target", b.From.Printed.Name)
	}
	f.Answered = true
	f.Course = b.Exchange.Decline(f.Course)
	if f.Pest && p.Ignore {
		f.Ignored = true
		d.Say(b.To.Controller, "table.logPestIgnored", "Name", b.To.Printed.Name, "Target", b.From.Printed.Name)
	}
	d.Fight = f
	d.SettleFight()
}

// afterPart puts on the table what has become of both.
func (d *Draft) afterPart(f *state.Fight, b law.Bout, next combat.Course, report combat.Report) {
	part := f.Course.Part
	o, t := d.writable(f, f.Attacker), d.writable(f, f.Target)
	held, holds := t.Conditions[state.Grapple], o.Conditions[state.Grapple]
	d.become(t, b.Shields[combat.DefenderSeat], &b.Exchange.Defender, report.After[combat.DefenderSeat])
	if o != t {
		d.become(o, b.Shields[combat.AttackerSeat], &b.Exchange.Attacker, report.After[combat.AttackerSeat])
	}
	if t.Conditions[state.Grapple] > held {
		t.Holder = o.ID
	}
	if o != t && o.Conditions[state.Grapple] > holds {
		o.Holder = t.ID
	}
	from, to := o, t
	if part == combat.BarrierAttack || part == combat.CounterAttack {
		from, to = t, o
	}
	switch part {
	case combat.MainAttack:
		o.Meleed = o.Meleed || b.Exchange.Attack.Kind == combat.Melee
		d.drain(o, t, b.Transfers || keyword.List(f.Bar.Traits).Has(keyword.ManaTransfer), report.After[combat.DefenderSeat].Drained)
		d.find(f, report)
		f.Hurt = f.Hurt || report.After[combat.DefenderSeat].Received > 0
		f.Landed = f.Landed || slices.ContainsFunc(report.Events, func(e combat.Event) bool { return e.Kind == combat.DamageRoll || e.Kind == combat.TargetImmune })
	case combat.CounterAttack:
		t.Meleed = true
	case combat.BarrierAttack, combat.ReturnBarrier:
		from.Scorched = append(slices.Clip(from.Scorched), to.ID)
	}
	if next.Part != part {
		to.Received++
	}
	if part == combat.MainAttack {
		d.mirror(f, o, report.After[combat.DefenderSeat].Received, report)
	}
	d.occurHarm(f, part, o, t, report)
	d.afterHarm(o, t, b, report)
	d.defended(f, b, report)
	for _, each := range []*state.Object{t, o} {
		d.killer = pick.Either(each == t, o, t)
		d.fellInFight(f, each)
	}
	d.killer = nil
}

// find remembers that a zone attack has found its zone, or that it has missed all of
// it.
func (d *Draft) find(f *state.Fight, report combat.Report) {
	if f.Bar.Kind != "zone" {
		return
	}
	f.Found = true
	missed := func(e combat.Event) bool { return e.Kind == combat.MissRoll && !e.Success }
	if slices.ContainsFunc(report.Events, missed) {
		f.Left = nil
	}
}

// writable is a fighter to write to: what is destroyed already is written to a copy
// that nobody keeps.
func (d *Draft) writable(f *state.Fight, id string) *state.Object {
	if o := d.Edit(id); o != nil {
		return o
	}
	o, _ := d.fighter(f, id)
	gone := *o
	return &gone
}

// fellInFight destroys who has fallen and remembers it as it was.
func (d *Draft) fellInFight(f *state.Fight, o *state.Object) {
	if _, there := d.Object(o.ID); !there || !o.Fallen() || o.IsMage() {
		return
	}
	last := *o
	f.Ghosts = append(slices.Clip(f.Ghosts), state.Ghost{Object: &last, Body: d.Body(o)})
	d.Destroy(o)
}

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

// become writes what a strike left on an object, and a use of its Defense on what
// gave it.
func (d *Draft) become(o, shield *state.Object, before *combat.Creature, after combat.After) {
	if from := o.Damage; after.Damage != from {
		o.Damage = min(after.Damage, state.MaxNumber)
		d.Say(o.Controller, "table.logDamaged", "Name", o.Printed.Name, "From", from, "To", o.Damage)
		d.Came(tracker.Came{Implied: true}) // the dice have said it
		if o.IsMage() && o.Damage > from {
			p := d.EditPlayer(o.Owner)
			p.Taken = min(p.Taken+o.Damage-from, state.MaxNumber)
		}
	}
	for _, condition := range combat.Conditions() {
		if !condition.Marks() || after.Markers[condition] == before.Markers[condition] {
			continue
		}
		more := int(after.Markers[condition]) - int(before.Markers[condition])
		// It changes something: the counts before and after differ.
		line := len(d.Lines)
		_ = d.afflict(o, condition.String(), more)
		if more > 0 && line < len(d.Lines) {
			d.Lines[line].Came = &tracker.Came{Implied: true} // the effect die has said it
		}
	}
	if after.RageTokens != before.RageTokens {
		o.Tokens = state.Put(o.Tokens, state.Rage, after.RageTokens)
	}
	if shield != nil && before.Defense != nil && after.Defended != before.Defense.Used {
		d.Edit(shield.ID).Defended = after.Defended
	}
	if after.Shielded > 0 {
		o.Conditions = state.Put(o.Conditions, state.VoltaricShield, 0)
	}
}

// drain takes mana that the mage has; Mana Transfer gives it to the attacker.
func (d *Draft) drain(o, target *state.Object, transfers bool, mana int) {
	if mana <= 0 {
		return
	}
	loser := d.Edit(d.Mage(target.Controller).ID)
	from := loser.Mana
	loser.Mana = max(0, from-mana)
	d.Say(loser.Controller, "table.logDrained", "Name", loser.Printed.Name, "From", from, "To", loser.Mana)
	if !transfers || from == loser.Mana {
		return
	}
	gainer := d.Edit(d.Mage(o.Controller).ID)
	gainer.Mana = min(gainer.Mana+from-loser.Mana, state.MaxNumber)
	d.Say(gainer.Controller, "table.logTransferred", "Name", gainer.Printed.Name, "By", from-loser.Mana, "To", gainer.Mana)
}
