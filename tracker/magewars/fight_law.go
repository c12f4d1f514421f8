package magewars

import (
	"cmp"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

// mayStrike holds an attack to the setup rounds, to what can be attacked at
// all, to Flying, which takes Reach to be met in melee, and to guards.
func (d *draft) mayStrike(f *Fight, target string) error {
	o, t := d.edit(f.Attacker), d.edit(target)
	if err := cmp.Or(
		d.law(!d.InSetupRound() || d.Round == 0, SetupRound.With("Round", d.Round).ByRule("A-16")),
		d.mayBeHit(f, t),
		d.mayBeAimedAt(f, o, t),
		d.mayStrikeAgain(f, t),
	); err != nil {
		return err
	}
	if f.attack().Kind != combat.Melee || o.ID == t.ID || t.Host == o.ID {
		return nil
	}
	reaches := !t.flies() || o.flies() || keyword.List(f.bar.Traits).Has(keyword.Reach) || o.has(keyword.Reach)
	if err := d.law(reaches, OutOfReach.With("Name", t.Printed.Name).ByRule("R-40")); err != nil {
		return err
	}
	if f.spell != nil {
		return nil // attack spells ignore guards
	}
	return d.passGuards(o, t)
}

// mayStrikeAgain holds an attack that goes on to targets it has not gone against, and
// a spell to those its card names.
func (d *draft) mayStrikeAgain(f *Fight, t *Object) error {
	if f.again == nil {
		return nil
	}
	struck := slices.Contains(f.again.Struck, t.ID)
	if err := d.law(!struck, NoTarget.With("Name", t.Printed.Name).ByRule(d.cite(ruleAttackAgain))); err != nil || f.spell == nil {
		return err
	}
	return d.mayTarget(f.caster, &castData{Printed: f.spell.Printed, Target: t.ID})
}

// mayBeHit holds an attack to what is there to be attacked: nothing hidden, nothing
// out of the game, no enchantment and no equipment, in Academy nothing of one's own
// side, nothing immune to it (R-79, reading U); a zone attack hits friend and foe,
// but no walls.
func (d *draft) mayBeHit(f *Fight, t *Object) error {
	no := NoTarget.With("Name", d.nameOf(t))
	if err := cmp.Or(d.inGame(t.Controller), d.law(t.attackable(), no.ByRule(d.cite(ruleAttackTargets)))); err != nil {
		return err
	}
	if f.bar.Kind == "zone" {
		return d.law(t.Printed.Kind != KindWall, no.ByRule("R-89"))
	}
	if err := d.law(!f.idle(t), ImmuneToIt.With("Name", t.Printed.Name, "Attack", f.bar.Name).ByRule("R-79")); err != nil {
		return err
	}
	o, _ := d.Object(f.Attacker)
	own := d.variant().sparesOwn && o != nil && d.Allied(o.Controller, t.Controller)
	return d.law(!own, OwnTarget.With("Name", t.Printed.Name).ByRule("A-38"))
}

// attackable tells whether the object is a defender at all: a creature, a
// conjuration or a wall that damage can destroy.
func (o *Object) attackable() bool {
	switch o.Printed.Kind {
	case KindMage, KindCreature:
		return !o.FaceDown
	case KindConjuration, KindWall:
		return !o.FaceDown && o.Life > 0 && !o.has(keyword.Indestructible)
	}
	return false
}

// passGuards holds a melee attack to the guards of the target's side that cannot
// be ignored. In Arena guards are of one zone, which
// the table does not know: see strikeAim.
func (d *draft) passGuards(o, t *Object) error {
	guard := d.inTheWay(o, t)
	if guard == nil || d.variant().zones {
		return nil
	}
	return d.law(false, GuardFirst.With("Name", guard.Printed.Name).ByRule(d.byTable("A-63", "A-111", "A-119")))
}

// inTheWay finds a guard that a melee attack of the one on the other would have to
// go against first, nil where none is or can be ignored: an attack on
// what flies ignores them.
func (s *State) inTheWay(o, t *Object) *Object {
	free := t.Guard || t.flies() || o.has(keyword.Elusive) || s.Allied(o.Controller, t.Controller) || t.ID == o.ID || t.Host == o.ID
	if free {
		return nil
	}
	return s.find(func(guard *Object) bool {
		return guard.Guard && s.Allied(guard.Controller, t.Controller) && !guard.ignorable()
	})
}

// ignorable tells whether a guard need not be attacked first.
func (o *Object) ignorable() bool { return o.has(keyword.Pest) || o.restrained() || o.incapacitated() }

// mayTarget holds a spell to what its card can be cast on and to
// the setup rounds.
func (d *draft) mayTarget(seat tracker.Seat, p *castData) error {
	o, ok := d.Object(p.Target)
	if !ok {
		return nil
	}
	if d.InSetupRound() && d.Round > 0 {
		if err := d.law(d.Allied(o.Controller, seat), SetupRound.With("Round", d.Round).ByRule("A-17")); err != nil {
			return err
		}
	}
	if err := d.lawful(toBeAimed, o, scene{target: mageID(seat), spell: &p.Printed}); err != nil {
		return err
	}
	a, at := p.aims(), o
	if strings.HasPrefix(p.CostBy, wornPrice) && o.Printed.Kind == KindEquipment {
		at, _ = d.Object(o.Host)
	}
	rule := d.cite(ruleSpellTargets)
	if p.Kind == KindEquipment {
		rule = d.cite(ruleEquipmentTargets)
	}
	return d.law(at != nil && d.fits(a, seat, at), NoTarget.With("Name", d.nameOf(o)).ByRule(rule))
}
