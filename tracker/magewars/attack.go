package magewars

import (
	"slices"
	"strings"

	"quickcast/rules/combat"
	"quickcast/rules/dice"
	"quickcast/tracker"
)

type attackData struct {
	Object  string  `json:"object,omitempty"`
	Attack  string  `json:"attack,omitempty"` // the bar's name; the first one if empty
	Target  string  `json:"target"`
	With    *Strike `json:"with,omitempty"` // an attack that is printed nowhere
	Defense *bool   `json:"useDefense,omitempty"`
	Counter *bool   `json:"counterstrike,omitempty"`
}

// doAttack makes one attack from declaration to counterstrike as
// one act: the rolls decide, and damage, effects, healing, guard markers and
// destruction follow. An attacker that is not acting yet is activated for it.
func (d *draft) doAttack(p attackData) error {
	o, err := d.creature(p.Object)
	if err != nil {
		return err
	}
	if _, ok := d.Object(p.Target); !ok {
		return UnknownObject.With("Object", p.Target)
	}
	strike, err := o.bar(p)
	if err != nil {
		return err
	}
	if o.ID != d.Acting {
		if err := d.activate(o.ID); err != nil {
			return err
		}
	}
	again := d.Swept != "" && d.Swept != p.Target && has(strike.Traits, "Sweeping")
	if !again {
		if err := d.mayGuard(o); err != nil { // what keeps from guarding keeps from attacking
			return err
		}
	}
	d.Acted, d.Swept = true, ""
	if has(strike.Traits, "Sweeping") && !again {
		d.Swept = p.Target // once more, against another
	}
	return d.strike(o.ID, strike, false, again, p)
}

// bar finds the attack bar of an attack.
func (o *Object) bar(p attackData) (Strike, error) {
	if p.With != nil {
		probe := Printed{Name: "x", Attacks: []Strike{*p.With}}
		if field := probe.check(); field != "" {
			return Strike{}, tracker.BadField.With("Action", "attack", "Field", "with", "Reason", field)
		}
		return *p.With, nil
	}
	for _, s := range o.Printed.Attacks {
		if p.Attack == "" && s.chosen() || p.Attack != "" && strings.EqualFold(s.Name, p.Attack) {
			return s, nil
		}
	}
	return Strike{}, UnknownAttack.With("Name", o.Printed.Name, "Attack", p.Attack)
}

// strike resolves an attack bar of one object against another by the law of
// attacks. Spells come here too, and the second attack of a Sweeping one, which
// has no Melee +X any more.
func (d *draft) strike(from string, strike Strike, spell, again bool, p attackData) error {
	o, target := d.edit(from), d.edit(p.Target)
	attack := strike.attack(spell)
	if err := d.mayStrike(o, target, attack); err != nil {
		return err
	}
	x := combat.Exchange{Rules: d.combatRules(), Attacker: o.fighter(), Attack: attack, Defender: target.fighter()}
	if again {
		x.Attacker.MeleeBonus, x.Attacker.Charge = 0, 0
	}
	if p.Defense != nil && !*p.Defense {
		x.Defender.Defense = nil
	}
	if answer, ok := target.answers(); ok && (p.Counter == nil || *p.Counter) && attack.Kind == combat.Melee {
		back := answer.attack(false)
		x.Counterstrike = &back
	}
	report, err := x.Resolve(diceOf{d})
	if err != nil {
		return err
	}
	d.tellAttack(o, target, strike, report)
	d.afterAttack(o, target, x, report)
	return nil
}

// mayStrike holds an attack to the setup rounds and to guards: a melee
// attack must go to a guard of the target's side that cannot be ignored (A-63,
// In Arena guards are of one zone, which the table does not know.
func (d *draft) mayStrike(o, target *Object, attack combat.Attack) error {
	if err := d.law(!d.InSetupRound() || d.Round == 0, SetupRound.With("Round", d.Round).ByRule("A-16")); err != nil {
		return err
	}
	if d.Game != "academy" || attack.Kind != combat.Melee || target.Guard || o.Has("Elusive") || d.Allied(o.Controller, target.Controller) {
		return nil
	}
	for _, guard := range d.Objects {
		if guard.Guard && d.Allied(guard.Controller, target.Controller) && !guard.Has("Pest") {
			return d.law(false, GuardFirst.With("Name", guard.Printed.Name).ByRule("A-63"))
		}
	}
	return nil
}

func (d *draft) combatRules() combat.Rules {
	if d.Game == "academy" {
		return combat.AcademyRules()
	}
	return combat.ArenaRules()
}

// answers gives the attack an object may counterstrike with: a quick melee
// attack while it guards, or one that is printed as a counterstrike.
func (o *Object) answers() (Strike, bool) {
	for _, s := range o.Printed.Attacks {
		if s.Kind == "melee" && s.Action != "full" && (o.Guard || has(s.Traits, "Counterstrike")) {
			return s, true
		}
	}
	return Strike{}, false
}

// diceOf lets the law of attacks roll with the dice of an event.
type diceOf struct{ d *draft }

func (r diceOf) Dice(n int) (dice.Roll, error) { return r.d.throw(n) }
func (r diceOf) Effect() (int, error)          { return r.d.d12() }

// afterAttack puts on the table what has become of both.
func (d *draft) afterAttack(o, target *Object, x combat.Exchange, report combat.Report) {
	melee := x.Attack.Kind == combat.Melee
	guarded := target.Guard
	d.become(target, &x.Defender, report.After[combat.DefenderSeat])
	if o.ID != target.ID {
		d.become(o, &x.Attacker, report.After[combat.AttackerSeat])
	}
	o.Meleed = o.Meleed || melee
	target.Meleed = target.Meleed || slices.ContainsFunc(report.Events, func(e combat.Event) bool {
		return e.Part == combat.CounterAttack && e.Kind == combat.AttackDeclared
	})
	if report.After[combat.DefenderSeat].Attacked {
		target.Received++
	}
	if melee && guarded && target.Guard {
		target.Guard = false
		d.say(target.Controller, "table.logGuardOff", "Name", target.Printed.Name)
	}
	if drained := report.After[combat.DefenderSeat].Drained; drained > 0 {
		d.drain(d.edit(d.Mage(target.Controller).ID), drained)
	}
	for _, each := range []*Object{target, o} {
		if _, there := d.Object(each.ID); there && each.Fallen() {
			d.destroy(each)
		}
	}
}

// become writes what an attack left on an object.
func (d *draft) become(o *Object, before *combat.Creature, after combat.After) {
	if from := o.Damage; after.Damage != from {
		o.Damage = min(after.Damage, maxNumber)
		d.say(o.Controller, "table.logDamaged", "Name", o.Printed.Name, "From", from, "To", o.Damage)
	}
	for _, condition := range combat.Conditions() {
		if !condition.Marks() || after.Markers[condition] == before.Markers[condition] {
			continue
		}
		more := int(after.Markers[condition]) - int(before.Markers[condition])
		// It changes something: the counts before and after differ.
		_ = d.afflict(o, condition.String(), more)
	}
	if after.RageTokens != before.RageTokens {
		o.Tokens = put(o.Tokens, rage, after.RageTokens)
	}
	if before.Defense != nil {
		o.Defended = after.Defended
	}
	if after.Shielded > 0 {
		o.Conditions = put(o.Conditions, voltaricShield, 0)
	}
}

// drain takes mana that the mage has.
func (d *draft) drain(mage *Object, mana int) {
	from := mage.Mana
	mage.Mana = max(0, from-mana)
	d.say(mage.Controller, "table.logDrained", "Name", mage.Printed.Name, "From", from, "To", mage.Mana)
}

// tellAttack tells what was declared and what the dice showed.
func (d *draft) tellAttack(o, target *Object, strike Strike, report combat.Report) {
	names := map[combat.Seat]*Object{combat.AttackerSeat: o, combat.DefenderSeat: target}
	for _, e := range report.Events {
		from, to := names[e.From], names[e.To]
		if from == nil || to == nil {
			continue
		}
		args := []any{"Name", from.Printed.Name, "Target", to.Printed.Name, "Attack", strike.Name, "Roll", e.Side, "Needs", e.Needs}
		switch e.Kind {
		case combat.AttackDeclared:
			d.say(from.Controller, declared(e.Part), args...)
		case combat.AttackNotMade:
		case combat.MissRoll:
			d.say(from.Controller, either(e.Success, "table.logMissNot", "table.logMiss"), args...)
		case combat.DefenseRoll:
			d.say(to.Controller, either(e.Success, "table.logAvoids", "table.logAvoidsNot"), args...)
		case combat.TargetImmune:
			d.say(to.Controller, "table.logImmune", args...)
		case combat.DamageRoll:
			d.say(from.Controller, "table.logDice", "Name", from.Printed.Name, "Target", to.Printed.Name, "Dice", len(e.Faces),
				"Faces", tracker.Faces(e.Faces).String(), "Damage", e.Change.Received)
		case combat.EffectRoll:
			d.say(from.Controller, "table.logEffect", "Name", from.Printed.Name, "Roll", e.Side, "Modified", e.Modified, "Effects", e.Effects.String())
		}
	}
}

func declared(part combat.Part) string {
	switch part {
	case combat.MainAttack:
		return "table.logAttack"
	case combat.CounterAttack:
		return "table.logCounterstrike"
	}
	return "table.logBarrier"
}

func either(yes bool, a, b string) string {
	if yes {
		return a
	}
	return b
}
