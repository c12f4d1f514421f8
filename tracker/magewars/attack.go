package magewars

import (
	"slices"
	"strings"

	"quickcast/rules/combat"
	"quickcast/rules/dice"
	"quickcast/tracker"
)

type attackData struct {
	Object  string   `json:"object,omitempty"`
	Attack  string   `json:"attack,omitempty"` // the bar's name; the first one if empty
	Target  string   `json:"target"`
	Targets []string `json:"targets,omitempty"` // of a zone attack, in the order they are hit
	With    *Strike  `json:"with,omitempty"`    // an attack that is printed nowhere
	Moved   bool     `json:"moved,omitempty"`   // it moved just before, for Charge
	Defense *bool    `json:"useDefense,omitempty"`
	Counter *bool    `json:"counterstrike,omitempty"`
}

// doAttack makes one attack from declaration to counterstrike as
// one act: the rolls decide, and damage, effects, healing, guard markers and
// destruction follow. An attacker that is not acting yet is activated for it.
func (d *draft) doAttack(p attackData) error {
	o, err := d.creature(p.Object)
	if err != nil {
		return err
	}
	if _, ok := d.Object(p.Target); !ok && (p.Target != "" || len(p.Targets) == 0) {
		return UnknownObject.With("Object", p.Target)
	}
	strike, err := d.bar(o, p)
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
	return d.strikes(o.ID, strike, false, again, p)
}

// bar finds the attack bar of an attack: one of the creature's own, or of what it
// wears.
func (d *draft) bar(o *Object, p attackData) (Strike, error) {
	if p.With != nil {
		probe := Printed{Name: "x", Attacks: []Strike{*p.With}}
		if field := probe.check(); field != "" {
			return Strike{}, BadAttacks.With("Field", "with", "Max", maxList, "Dice", maxDice)
		}
		return *p.With, nil
	}
	for _, s := range d.bars(o) {
		if p.Attack == "" && s.chosen() || p.Attack != "" && strings.EqualFold(s.Name, p.Attack) {
			return s, nil
		}
	}
	return Strike{}, UnknownAttack.With("Name", o.Printed.Name, "Attack", p.Attack)
}

// bars are the attack bars of an object and of the equipment on it.
func (s *State) bars(o *Object) []Strike {
	list := o.Printed.Attacks
	for _, worn := range s.Objects {
		if worn.Host == o.ID && worn.Printed.Kind == KindEquipment && len(worn.Printed.Attacks) > 0 {
			list = append(slices.Clip(list), worn.Printed.Attacks...)
		}
	}
	return list
}

// strikes resolves an attack against its target, or a zone attack against all
// its targets, one by one in the order given.
func (d *draft) strikes(from string, strike Strike, spell, again bool, p attackData) error {
	if len(p.Targets) == 0 {
		if p.Target == "" {
			return nil // a zone with nothing in it that the table was told of
		}
		return d.strike(from, strike, spell, again, p)
	}
	return d.sweepZone(from, strike, spell, p)
}

// strike resolves an attack bar of one object against another by the law of
// attacks. Spells come here too, and the second attack of a Sweeping one, which
// has no Melee +X any more.
func (d *draft) strike(from string, strike Strike, spell, again bool, p attackData) error {
	o, target := d.edit(from), d.edit(p.Target)
	attack := strike.attack(spell)
	if err := d.mayStrike(o, target, strike, attack); err != nil {
		return err
	}
	d.grant()
	x := d.exchange(o, target, attack, p)
	if again {
		x.Attacker.MeleeBonus, x.Attacker.Charge = 0, 0
	}
	report, err := x.Resolve(diceOf{d})
	if err != nil {
		return err
	}
	d.tellAttack(o, target, strike, report)
	d.afterAttack(o, target, strike, x, report)
	return nil
}

// exchange is the attack as the law of attacks sees it.
func (d *draft) exchange(o, target *Object, attack combat.Attack, p attackData) combat.Exchange {
	x := combat.Exchange{Rules: d.combatRules(), Attacker: o.fighter(), Attack: attack, Defender: target.fighter()}
	x.Attacker.Moved = p.Moved
	d.helpAttack(o, target, &x)
	if p.Defense != nil && !*p.Defense {
		x.Defender.Defense = nil
	}
	if answer, ok := target.answerWith(d.bars(target)); ok && o.ID != target.ID && (p.Counter == nil || *p.Counter) && attack.Kind == combat.Melee {
		back := answer.attack(false)
		x.Counterstrike = &back
	}
	return x
}

// sweepZone resolves a zone attack: unavoidable, one roll to miss for all,
// everything else for each object; walls are not hit.
func (d *draft) sweepZone(from string, strike Strike, spell bool, p attackData) error {
	attack := strike.attack(spell)
	attack.Zone = true
	found := true
	for i, id := range p.Targets {
		o, target := d.edit(from), d.edit(id)
		if o == nil || target == nil || slices.Contains(p.Targets[:i], id) {
			return UnknownObject.With("Object", id)
		}
		if err := d.law(target.Printed.Kind != KindWall, NoTarget.With("Name", target.Printed.Name).ByRule("R-89")); err != nil {
			return err
		}
		if err := d.mayStrike(o, target, strike, attack); err != nil {
			return err
		}
		x := d.exchange(o, target, attack, p)
		if i > 0 {
			x.Attacker.Markers[combat.Daze] = 0 // the zone was found
		}
		report, err := x.Resolve(diceOf{d})
		if err != nil {
			return err
		}
		d.tellAttack(o, target, strike, report)
		x.Attacker.Markers = o.fighter().Markers
		for _, e := range report.Events {
			found = found && (e.Kind != combat.MissRoll || e.Success)
		}
		if !found {
			return nil
		}
		d.afterAttack(o, target, strike, x, report)
		if _, there := d.Object(from); !there {
			return nil
		}
	}
	return nil
}

// mayStrike holds an attack to the setup rounds, to Flying, which takes
// Reach to be met in melee, and to guards.
func (d *draft) mayStrike(o, target *Object, strike Strike, attack combat.Attack) error {
	if err := d.law(!d.InSetupRound() || d.Round == 0, SetupRound.With("Round", d.Round).ByRule("A-16")); err != nil {
		return err
	}
	if attack.Kind != combat.Melee || attack.Zone || o.ID == target.ID || target.Host == o.ID {
		return nil
	}
	reaches := !target.flies() || o.flies() || has(strike.Traits, "Reach") || o.Has("Reach")
	if err := d.law(reaches, OutOfReach.With("Name", target.Printed.Name).ByRule("R-40")); err != nil {
		return err
	}
	return d.passGuards(o, target)
}

// flies tells whether Flying counts now: not while it guards, is restrained or
// cannot act.
func (o *Object) flies() bool {
	return o.Has("Flying") && !o.Guard && !o.Restrained() && o.Conditions[Stun]+o.Conditions[Sleep] == 0
}

// Restrained tells whether the object is held.
func (o *Object) Restrained() bool {
	return o.Conditions[Cripple] > 0 || o.Conditions["restrained"] > 0 || o.Has("Restrained")
}

// passGuards holds a melee attack to the guards of the target's side that cannot
// be ignored. In Arena guards are of one zone, which
// the table does not know.
func (d *draft) passGuards(o, target *Object) error {
	if d.Game != "academy" || target.Guard || o.Has("Elusive") || d.Allied(o.Controller, target.Controller) {
		return nil
	}
	for _, guard := range d.Objects {
		if guard.Guard && d.Allied(guard.Controller, target.Controller) && !guard.ignorable() {
			return d.law(false, GuardFirst.With("Name", guard.Printed.Name).ByRule("A-63"))
		}
	}
	return nil
}

// ignorable tells whether a guard need not be attacked first.
func (o *Object) ignorable() bool {
	return o.Has("Pest") || o.Restrained() || o.Conditions[Stun]+o.Conditions[Sleep] > 0
}

func (d *draft) combatRules() combat.Rules {
	if d.Game == "academy" {
		return combat.AcademyRules()
	}
	return combat.ArenaRules()
}

// answers gives the attack an object may counterstrike with: a quick melee
// attack while it guards, or one that is printed as a counterstrike.
func (o *Object) answers() (Strike, bool) { return o.answerWith(o.Printed.Attacks) }

func (o *Object) answerWith(bars []Strike) (Strike, bool) {
	for _, bar := range bars {
		if bar.Kind == "melee" && bar.Action != "full" && (o.Guard || has(bar.Traits, "Counterstrike") || o.Has("Counterstrike")) {
			return bar, true
		}
	}
	return Strike{}, false
}

// diceOf lets the law of attacks roll with the dice of an event.
type diceOf struct{ d *draft }

func (r diceOf) Dice(n int) (dice.Roll, error) { return r.d.throw(n) }
func (r diceOf) Effect() (int, error)          { return r.d.d12() }

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
