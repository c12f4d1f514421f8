package effect

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// beginFight declares an attack on its targets and plays its first strike, or all
// of it where it is not to be played part by part, or nothing where it is only
// declared: before the dice fall enchantments may be revealed. A zone attack goes against its
// targets one by one, in the order given.
func (d *Draft) beginFight(f state.Fight) error {
	if d.Fight != nil {
		return d.fightOpen()
	}
	d.sweep(&f)
	targets, err := d.targetsOf(&f)
	if err != nil {
		return err
	}
	for i, id := range targets {
		if _, there := d.Object(id); !there || slices.Contains(targets[:i], id) {
			return state.UnknownObject.With("Object", id)
		}
		if err := d.MayStrike(&f, id); err != nil {
			return err
		}
	}
	if len(targets) == 0 { // a zone with nothing in it that the table was told of
		d.endFight(&f)
		return nil
	}
	if err := d.settleDice(&f); err != nil {
		return err
	}
	for _, id := range targets {
		d.heed(&f, id)
	}
	f.Target = targets[0]
	if err := d.payBoosts(&f, false); err != nil {
		return err
	}
	d.mayGoOn(&f)
	f.Left, f.Forced = slices.Concat(targets[1:], slices.Repeat(targets[:1], max(0, f.Times-1))), d.Event.Overrule
	d.aimAt(&f, targets[0])
	d.Fight = &f
	if f.Spell == nil {
		d.trigger(deed.Attack, d.Edit(f.Attacker), f.Attacker)
	}
	d.Expect(d.triggeredByStrike(&f))
	d.occurAttack(d.Fight, true)
	d.SettleFight()
	decides := d.Undecided() || d.beginsWith(f.Attacker)
	if thrown := len(d.Rolls)+len(d.Faces) > 0; d.Resumed != nil || (decides || f.Plan.Declare) && !thrown {
		return nil // its dice are for an event of their own
	}
	if kept, err := d.keepDice(&f); kept || err != nil {
		return err
	}
	if err := d.playOn(&f, f.Plan.Steps); err != nil {
		return err
	}
	return d.goOnSweeping()
}

// sweep makes an attack a Sweeping one where a card that counts for it says so: only then may it name
// more than one target.
func (d *Draft) sweep(f *state.Fight) {
	named := f.Plan.AllTargets()
	if len(named) == 0 || f.Again != nil {
		return
	}
	declared := *f
	declared.Target = named[0]
	for _, b := range law.Boosts(&d.State, &declared, false) {
		if b.On && law.KeywordsOf(b.Steps).Has(keyword.Sweeping) {
			f.Bar.Traits = append(slices.Clip(f.Bar.Traits), "Sweeping")
			return
		}
	}
}

// playOn plays the parts of a fight, or only the first that comes, until something must
// be revealed: that comes before its dice (reading W).
func (d *Draft) playOn(f *state.Fight, once bool) error {
	for d.Fight != nil && d.Fight.Again == f.Again && d.Waits() == 0 && !d.Answerable() && (d.Forced() == nil || d.Event.Overrule) {
		if err := d.PlayPart(f.Plan.Decision()); err != nil || once {
			return err
		}
	}
	if _, err := d.keepDice(f); err != nil {
		return err
	}
	return d.WithoutDice()
}

// keepDice lets dice that were told with an attack lie until a card has done what comes before them,
// where it is said that they do.
func (d *Draft) keepDice(of *state.Fight) (bool, error) {
	if d.Forced() == nil || len(d.Rolls)+len(d.Faces) == 0 {
		return false, nil
	}
	if !of.Plan.Declare || d.Event.Overrule {
		return false, d.mindForced()
	}
	f := *d.Fight
	f.Thrown = &state.Luck{Rolls: d.Rolls, Faces: d.Faces}
	d.Fight, d.Rolls, d.Faces = &f, nil, nil
	return true, nil
}

// PlayKept goes on with an attack whose dice have waited. Where there are too few of them it is told
// the others.
func (d *Draft) PlayKept() {
	if d.Fight == nil || d.Fight.Thrown == nil || d.Undecided() || d.Waits() != 0 || d.Fight.Next != state.FightStrike {
		return
	}
	f := *d.Fight
	thrown := *f.Thrown
	f.Thrown = nil
	d.Fight = &f
	next := d.GoOnWith(d.Event, thrown)
	if next.playOn(&f, f.Plan.Steps) != nil || next.goOnSweeping() != nil {
		return
	}
	next.Luck = d.Luck
	*d = *next
}

// targetsOf lists whom an attack goes against at once: one, or those of a zone attack.
// In Academy, where the table is one zone, that hits everybody: so it is
// where nobody is named, and the table is reminded of who was left out. Of one that goes
// against several one after the other it is the first.
func (d *Draft) targetsOf(f *state.Fight) ([]string, error) {
	named := len(f.Plan.Targets)
	if named > 0 && f.Bar.Kind != "zone" {
		most := f.Bar.Most()
		if f.Again != nil {
			most = f.Again.Left
		}
		if err := d.Demand(f.Bar.Several() && named <= most, state.TooManyTargets.With("Attack", state.BarName(f.Bar.Name), "Count", most).ByRule(d.Cite("A-39 R-76"))); err != nil {
			return nil, err
		}
		if f.Bar.Several() {
			f.Plan.Target, f.Plan.Targets = f.Plan.Targets[0], f.Plan.Targets[1:]
			return []string{f.Plan.Target}, nil
		}
		f.Bar.Kind = "zone" // the table wants it
	}
	if f.Bar.Kind != "zone" || d.Variant().Zones {
		return f.Plan.AllTargets(), nil
	}
	return d.everybody(f), nil
}

// everybody lists whom a zone attack of Academy hits: those named, else all there are.
func (d *Draft) everybody(f *state.Fight) []string {
	targets := f.Plan.AllTargets()
	var left []string
	for _, o := range d.Objects {
		hit := o.Attackable() && !o.Away() && o.Printed.Kind != state.KindWall && !d.Player(o.Controller).Gone
		if hit && !slices.Contains(targets, o.ID) && !law.Spares(&d.State, f, o) {
			left = append(left, o.ID)
		}
	}
	if len(targets) == 0 {
		return left
	}
	for _, id := range left {
		d.Remind("table.noticeZoneLeft", "A-50", "Name", d.Named(id), "Attack", state.BarName(f.Bar.Name))
	}
	return targets
}

// aimAt turns the attack on a target.
func (d *Draft) aimAt(f *state.Fight, target string) {
	t := d.Edit(target)
	f.Target, f.Course, f.Ghosts, f.Parried = target, combat.Course{}, nil, ""
	f.Guarded = t.Guard && f.AsAttack().Kind == combat.Melee
}

// aimAnew turns a declared attack on another target, which other cards may make it stronger
// against. What would cost something has been asked for before.
func (d *Draft) aimAnew(f *state.Fight, target string) {
	d.aimAt(f, target)
	f.Boosted[combat.AttackerSeat].Settled = false
	_ = d.payBoosts(f, false)
}

// SettleFight looks what comes next in the open fight as things stand, and closes
// it where nothing does or who fought is gone.
func (d *Draft) SettleFight() {
	for d.Fight != nil {
		f := *d.Fight
		d.Fight = &f
		if !d.Present(&f, f.Attacker) || !d.Present(&f, f.Target) && len(f.Left) == 0 {
			d.endFight(&f)
			return
		}
		if d.Present(&f, f.Target) {
			b := d.bout(&f, state.FightData{})
			if f.Course = b.Exchange.Next(f.Course); !f.Course.Over || law.MayIgnore(&d.State, &f) {
				d.turnOf(&f)
				return
			}
			d.endAttack(&f)
		}
		if len(f.Left) == 0 {
			d.endFight(&f)
			return
		}
		next := f.Left[0]
		f.Left = f.Left[1:]
		if _, there := d.Object(next); there {
			d.aimAnew(&f, next)
			d.Expect(d.triggeredByStrike(&f))
			d.occurAttack(&f, true)
		}
	}
}

// endAttack takes the guard marker off who was attacked in melee, hit or not, unless
// it has ignored a Pest.
func (d *Draft) endAttack(f *state.Fight) {
	d.afterwards(f)
	d.occurAttack(f, false)
	t := d.Edit(f.Target)
	if t == nil || !f.Guarded || !t.Guard || f.Ignored {
		return
	}
	t.Guard = false
	d.Say(t.Controller, "table.logGuardOff", "Name", t.Printed.Name)
}

// endFight closes the fight. An attack spell that does not go on against another
// target goes to the discard pile.
func (d *Draft) endFight(f *state.Fight) {
	d.Fight = nil
	d.spendPassing(f)
	d.Due = slices.DeleteFunc(slices.Clone(d.Due), func(due state.Due) bool { return due.Holds && law.LooksAt(&d.State, due, deed.Attack, deed.Attacked) })
	if trap := d.Edit(f.Attacker); f.Goes && trap != nil {
		d.Destroy(trap)
	}
	d.passOn(f)
	if f.Spell != nil && d.Again == nil {
		d.discardSpell(f.Caster, *f.Spell)
	}
}

// fightOpen refuses what cannot be done while a fight is open.
func (d *Draft) fightOpen() *tracker.Refusal {
	name := any(tracker.Word("table.nobody"))
	if o, there := d.Object(d.Fight.Attacker); there {
		name = o.Printed.Name
	}
	return state.FightOpen.With("Name", name, "Next", d.Fight.Next.Word()).ByRule(d.Cite("A-38 R-75"))
}

// GoesOn tells the events that go on with the round.
func GoesOn(kind tracker.Kind) bool {
	return slices.Contains([]tracker.Kind{
		"initiative", "next", "step", "activate", "move", "guard", "cast", "attack", "end", "pass", "quickcast", "plan", "resolve",
	}, kind)
}

// MindFight holds what would go on with the round to the fight that is open. The
// table can overrule it: then the fight is over where it stands.
func (d *Draft) MindFight(kind tracker.Kind) error {
	moved := kind == "overrule"
	if d.Fight == nil || !moved && !GoesOn(kind) {
		return nil
	}
	if !moved {
		if err := d.Demand(false, d.fightOpen()); err != nil {
			return err
		}
	}
	f := *d.Fight
	d.endFight(&f)
	return nil
}

// afterHarm does what follows from damage that was dealt: who hurt whom is
// remembered for the round, and powers act on it.
func (d *Draft) afterHarm(o, target *state.Object, b law.Bout, report combat.Report) {
	names := map[combat.Seat]*state.Object{combat.AttackerSeat: o, combat.DefenderSeat: target}
	for _, e := range report.Events {
		from, to := names[e.From], names[e.To]
		if e.Kind != combat.DamageRoll || e.Change.Received <= 0 || from == nil || to == nil {
			continue
		}
		if !slices.Contains(from.Harmed, to.Controller) {
			from.Harmed = append(slices.Clip(from.Harmed), to.Controller)
		}
		was := *from
		to.HurtBy = append(slices.Clip(to.HurtBy), &was)
		if e.Part == combat.MainAttack || e.Part == combat.CounterAttack {
			if e.Part == combat.CounterAttack || !b.Exchange.Attack.Spell {
				d.trigger(deed.Hit, from, from.ID)
			}
			d.light(from, to, b.KindOf(e.Part))
		}
	}
}

// light remembers whom a light attack of a Priest has damaged, for the round.
func (d *Draft) light(from, to *state.Object, kind combat.DamageType) {
	enemy := from.IsMage() && !d.Allied(from.Controller, to.Controller)
	if enemy && kind == combat.Light && to.IsCreature() && !slices.Contains(to.Lit, from.Controller) {
		to.Lit = append(slices.Clip(to.Lit), from.Controller)
	}
}
