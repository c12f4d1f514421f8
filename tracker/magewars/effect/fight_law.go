package effect

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// heed tells the table what this attack went past, the same as was told before it.
func (d *Draft) heed(f *state.Fight, target string) {
	o, there := d.Object(f.Attacker)
	t, also := d.Object(target)
	if there && also {
		d.Told = append(d.Told, law.Remarks(&d.State, f, o, t)...)
	}
}

// MayStrike holds an attack to the setup rounds, to what can be attacked at
// all, to Flying, which takes Reach to be met in melee, and to guards.
func (d *Draft) MayStrike(f *state.Fight, target string) error {
	o, t := d.Edit(f.Attacker), d.Edit(target)
	if err := cmp.Or(
		d.Demand(!d.InSetupRound() || d.Round == 0, state.SetupRound.With("Round", d.Round).ByRule("A-16")),
		d.mayBeHit(f, t),
		d.mayBeAimedAt(f, o, t),
		d.mayStrikeAgain(f, t),
	); err != nil {
		return err
	}
	if f.AsAttack().Kind != combat.Melee || o.ID == t.ID || t.Host == o.ID {
		return nil
	}
	reaches := !t.Flies() || o.Flies() || keyword.List(f.Bar.Traits).Has(keyword.Reach) || o.Has(keyword.Reach)
	if err := d.Demand(reaches, state.OutOfReach.With("Name", t.Printed.Name).ByRule("R-40")); err != nil {
		return err
	}
	if f.Spell != nil {
		return nil // attack spells ignore guards
	}
	return d.passGuards(o, t)
}

// mayStrikeAgain holds an attack that goes on to targets it has not gone against, and
// a spell to those its card names.
func (d *Draft) mayStrikeAgain(f *state.Fight, t *state.Object) error {
	if f.Again == nil {
		return nil
	}
	struck := slices.Contains(f.Again.Struck, t.ID)
	if err := d.Demand(!struck, state.NoTarget.With("Name", t.Printed.Name).ByRule(d.Cite("A-53 R-100"))); err != nil || f.Spell == nil {
		return err
	}
	return d.MayTarget(f.Caster, &state.CastData{Printed: f.Spell.Printed, Target: t.ID})
}

// mayBeHit holds an attack to what is there to be attacked: nothing hidden, nothing
// out of the game, no enchantment and no equipment, in Academy nothing of one's own
// side, nothing immune to it (R-79, reading U); a zone attack hits friend and foe,
// but no walls.
func (d *Draft) mayBeHit(f *state.Fight, t *state.Object) error {
	no := state.NoTarget.With("Name", d.NameOf(t))
	if err := cmp.Or(d.InGame(t.Controller), d.Demand(t.Attackable(), no.ByRule(d.Cite("A-39 R-76")))); err != nil {
		return err
	}
	if f.Bar.Kind == "zone" {
		return d.Demand(t.Printed.Kind != state.KindWall, no.ByRule("R-89"))
	}
	if err := d.Demand(!f.Idle(t), state.ImmuneToIt.With("Name", t.Printed.Name, "Attack", state.BarName(f.Bar.Name)).ByRule("R-79")); err != nil {
		return err
	}
	o, _ := d.Object(f.Attacker)
	own := d.Variant().SparesOwn && o != nil && d.Allied(o.Controller, t.Controller)
	return d.Demand(!own, state.OwnTarget.With("Name", t.Printed.Name).ByRule("A-38"))
}

// passGuards holds a melee attack to the guards of the target's side that cannot
// be ignored. In Arena guards are of one zone, which
// the table does not know.
func (d *Draft) passGuards(o, t *state.Object) error {
	guard := law.InTheWay(&d.State, o, t)
	if guard == nil || d.Variant().Zones {
		return nil
	}
	return d.Demand(false, state.GuardFirst.With("Name", guard.Printed.Name).ByRule(d.ByTable("A-63", "A-111", "A-119")))
}

// MayTarget holds a spell to what its card can be cast on, to what is not immune to it,
// and to the setup rounds.
func (d *Draft) MayTarget(seat tracker.Seat, p *state.CastData) error {
	o, ok := d.Object(p.Target)
	if !ok {
		return nil
	}
	if d.InSetupRound() && d.Round > 0 {
		if err := d.Demand(d.Allied(o.Controller, seat), state.SetupRound.With("Round", d.Round).ByRule("A-17")); err != nil {
			return err
		}
	}
	if err := d.lawful(law.ToBeAimed, o, state.Scene{Target: state.MageID(seat), Spell: &p.Printed}); err != nil {
		return err
	}
	a, at := p.Aim(), o
	if strings.HasPrefix(p.CostBy, state.WornPrice) && o.Printed.Kind == state.KindEquipment {
		at, _ = d.Object(o.Host)
	}
	rule := d.Cite("A-73 R-50")
	if p.Kind == state.KindEquipment {
		rule = d.Cite("A-85 R-70")
	}
	return cmp.Or(
		d.Demand(at != nil && d.Fits(a, seat, at), state.NoTarget.With("Name", d.NameOf(o)).ByRule(rule)),
		d.Demand(at == nil || !at.Withstands(&p.Printed), state.ImmuneToSpell.With("Name", d.NameOf(o), "Spell", p.Name).ByRule("R-79")),
	)
}

// defended does what follows from Defenses that were used: what they cost is paid, what
// has avoided an attack wears out, and may strike back.
func (d *Draft) defended(f *state.Fight, b law.Bout, report combat.Report) {
	for _, e := range report.Events {
		shield := b.Shields[e.To]
		if e.Kind != combat.DefenseRoll || shield == nil {
			continue
		}
		to := d.writable(f, []string{f.Attacker, f.Target}[e.To])
		d.payDefense(to, shield)
		if !e.Success {
			continue
		}
		f.Parried = shield.ID
		if most := shield.Printed.Defense.Lasts; most > 0 {
			own := d.Edit(shield.ID)
			d.Gain(own, state.WearToken, 1)
			if own.Tokens[state.WearToken] >= most {
				d.Destroy(own)
			}
		}
	}
}

// payDefense takes what a use of a Defense costs from the mage of who used it. Of its
// glyphs the first is switched off; the table switches another where it wants.
func (d *Draft) payDefense(to, shield *state.Object) {
	if shield.ID == to.ID && to.Able(state.Deflect) {
		to.Mana = max(0, to.Mana-1)
	}
	mage := d.Edit(state.MageID(to.Controller))
	for _, what := range slices.Sorted(maps.Keys(shield.Printed.Defense.Cost)) {
		count := shield.Printed.Defense.Cost[what]
		switch what {
		case law.ManaCost:
			mage.Mana = max(0, mage.Mana-count)
		case law.GlyphCost:
			for _, glyph := range law.Glyphs(mage)[:count] {
				d.Gain(mage, glyph, -1)
			}
		default:
			d.Gain(mage, what, -count)
		}
	}
}
