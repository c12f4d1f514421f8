package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

// beginFight declares an attack on its targets and plays its first strike, or all
// of it where it is not to be played part by part, or nothing where it is only
// declared: before the dice fall enchantments may be revealed. A zone attack goes against its
// targets one by one, in the order given.
func (d *draft) beginFight(f Fight) error {
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
			return UnknownObject.With("Object", id)
		}
		if err := d.mayStrike(&f, id); err != nil {
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
	if err := d.rules.payBoosts(d, &f, false); err != nil {
		return err
	}
	d.mayGoOn(&f)
	f.Left, f.forced = slices.Concat(targets[1:], slices.Repeat(targets[:1], max(0, f.times-1))), d.event.Overrule
	d.aimAt(&f, targets[0])
	d.Fight = &f
	if f.spell == nil {
		d.trigger(deed.Attack, d.edit(f.Attacker), f.Attacker)
	}
	d.expect(d.triggeredByStrike(&f))
	d.occurAttack(d.Fight, true)
	d.settleFight()
	decides := d.undecided() || d.beginsWith(f.Attacker)
	if thrown := len(d.rolls)+len(d.faces) > 0; d.resumed != nil || (decides || f.plan.Declare) && !thrown {
		return nil // its dice are for an event of their own
	}
	if kept, err := d.keepDice(&f); kept || err != nil {
		return err
	}
	if err := d.playOn(&f, f.plan.Steps); err != nil {
		return err
	}
	return d.goOnSweeping()
}

// sweep makes an attack a Sweeping one where a card that counts for it says so: only then may it name
// more than one target.
func (d *draft) sweep(f *Fight) {
	named := f.plan.targets()
	if len(named) == 0 || f.again != nil {
		return
	}
	declared := *f
	declared.Target = named[0]
	for _, b := range d.boosts(&declared, false) {
		if b.On && keywordsOf(b.steps).Has(keyword.Sweeping) {
			f.bar.Traits = append(slices.Clip(f.bar.Traits), "Sweeping")
			return
		}
	}
}

// playOn plays the parts of a fight, or only the first that comes, until something must
// be revealed: that comes before its dice (reading W).
func (d *draft) playOn(f *Fight, once bool) error {
	for d.Fight != nil && d.Fight.again == f.again && d.Waits() == 0 && !d.answerable() && (d.forced() == nil || d.event.Overrule) {
		if err := d.playPart(f.plan.decision()); err != nil || once {
			return err
		}
	}
	if _, err := d.keepDice(f); err != nil {
		return err
	}
	return d.withoutDice()
}

// keepDice lets dice that were told with an attack lie until a card has done what comes before them,
// where it is said that they do.
func (d *draft) keepDice(of *Fight) (bool, error) {
	if d.forced() == nil || len(d.rolls)+len(d.faces) == 0 {
		return false, nil
	}
	if !of.plan.Declare || d.event.Overrule {
		return false, d.mindForced()
	}
	f := *d.Fight
	f.thrown = &luck{rolls: d.rolls, faces: d.faces}
	d.Fight, d.rolls, d.faces = &f, nil, nil
	return true, nil
}

// playKept goes on with an attack whose dice have waited. Where there are too few of them it is told
// the others.
func (d *draft) playKept() {
	if d.Fight == nil || d.Fight.thrown == nil || d.undecided() || d.Waits() != 0 || d.Fight.Next != FightStrike {
		return
	}
	f := *d.Fight
	thrown := *f.thrown
	f.thrown = nil
	d.Fight = &f
	next := d.ahead(d.event, thrown)
	if next.playOn(&f, f.plan.Steps) != nil || next.goOnSweeping() != nil {
		return
	}
	next.luck = d.luck
	*d = *next
}

// targetsOf lists whom an attack goes against at once: one, or those of a zone attack.
// In Academy, where the table is one zone, that hits everybody: so it is
// where nobody is named, and the table is reminded of who was left out. Of one that goes
// against several one after the other it is the first.
func (d *draft) targetsOf(f *Fight) ([]string, error) {
	named := len(f.plan.Targets)
	if named > 0 && f.bar.Kind != "zone" {
		most := f.bar.Most()
		if f.again != nil {
			most = f.again.Left
		}
		if err := d.law(f.bar.Several() && named <= most, TooManyTargets.With("Attack", f.bar.Name, "Count", most).ByRule(d.cite(ruleAttackTargets))); err != nil {
			return nil, err
		}
		if f.bar.Several() {
			f.plan.Target, f.plan.Targets = f.plan.Targets[0], f.plan.Targets[1:]
			return []string{f.plan.Target}, nil
		}
		f.bar.Kind = "zone" // the table wants it
	}
	if f.bar.Kind != "zone" || d.variant().zones {
		return f.plan.targets(), nil
	}
	return d.everybody(f), nil
}

// everybody lists whom a zone attack of Academy hits: those named, else all there are.
func (d *draft) everybody(f *Fight) []string {
	targets := f.plan.targets()
	var left []string
	for _, o := range d.Objects {
		hit := o.attackable() && !o.away() && o.Printed.Kind != KindWall && !d.Player(o.Controller).Gone
		if hit && !slices.Contains(targets, o.ID) && !d.spares(f, o) {
			left = append(left, o.ID)
		}
	}
	if len(targets) == 0 {
		return left
	}
	for _, id := range left {
		d.remind("table.noticeZoneLeft", "A-50", "Name", d.named(id), "Attack", f.bar.Name)
	}
	return targets
}

// aimAt turns the attack on a target.
func (d *draft) aimAt(f *Fight, target string) {
	t := d.edit(target)
	f.Target, f.course, f.ghosts, f.parried = target, combat.Course{}, nil, ""
	f.guarded = t.Guard && f.attack().Kind == combat.Melee
}

// aimAnew turns a declared attack on another target, which other cards may make it stronger
// against. What would cost something has been asked for before.
func (d *draft) aimAnew(f *Fight, target string) {
	d.aimAt(f, target)
	f.boosted[combat.AttackerSeat].settled = false
	_ = d.rules.payBoosts(d, f, false)
}

// present tells whether a fighter is on the table, or was when it was destroyed in
// this very fight.
func (s *State) present(f *Fight, id string) bool {
	if o, there := s.Object(id); there {
		return !s.Player(o.Controller).Gone
	}
	return slices.ContainsFunc(f.ghosts, func(g ghost) bool { return g.object.ID == id })
}

// settleFight looks what comes next in the open fight as things stand, and closes
// it where nothing does or who fought is gone.
func (d *draft) settleFight() {
	for d.Fight != nil {
		f := *d.Fight
		d.Fight = &f
		if !d.present(&f, f.Attacker) || !d.present(&f, f.Target) && len(f.Left) == 0 {
			d.endFight(&f)
			return
		}
		if d.present(&f, f.Target) {
			b := d.bout(&f, fightData{})
			if f.course = b.x.Next(f.course); !f.course.Over || d.mayIgnore(&f) {
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
			d.expect(d.triggeredByStrike(&f))
			d.occurAttack(&f, true)
		}
	}
}

// endAttack takes the guard marker off who was attacked in melee, hit or not, unless
// it has ignored a Pest.
func (d *draft) endAttack(f *Fight) {
	d.afterwards(f)
	d.occurAttack(f, false)
	t := d.edit(f.Target)
	if t == nil || !f.guarded || !t.Guard || f.ignored {
		return
	}
	t.Guard = false
	d.say(t.Controller, "table.logGuardOff", "Name", t.Printed.Name)
}

// endFight closes the fight. An attack spell that does not go on against another
// target goes to the discard pile.
func (d *draft) endFight(f *Fight) {
	d.Fight = nil
	d.spendPassing(f)
	d.Due = slices.DeleteFunc(slices.Clone(d.Due), func(due Due) bool { return due.Holds && d.looksAt(due, deed.Attack, deed.Attacked) })
	if trap := d.edit(f.Attacker); f.goes && trap != nil {
		d.destroy(trap)
	}
	d.passOn(f)
	if f.spell != nil && d.Again == nil {
		d.discardSpell(f.caster, *f.spell)
	}
}

// fightOpen refuses what cannot be done while a fight is open.
func (d *draft) fightOpen() *tracker.Refusal {
	name := any(tracker.Word("table.nobody"))
	if o, there := d.Object(d.Fight.Attacker); there {
		name = o.Printed.Name
	}
	return FightOpen.With("Name", name, "Next", d.Fight.Next.word()).ByRule(d.cite(ruleAttackSteps))
}

// goesOn tells the events that go on with the round.
func goesOn(kind tracker.Kind) bool {
	return slices.Contains([]tracker.Kind{
		"initiative", "next", "step", "activate", "move", "guard", "cast", "attack", "end", "pass", "quickcast", "plan", "resolve",
	}, kind)
}

// mindFight holds what would go on with the round to the fight that is open. The
// table can overrule it: then the fight is over where it stands.
func (d *draft) mindFight(kind tracker.Kind) error {
	moved := kind == "overrule"
	if d.Fight == nil || !moved && !goesOn(kind) {
		return nil
	}
	if !moved {
		if err := d.law(false, d.fightOpen()); err != nil {
			return err
		}
	}
	f := *d.Fight
	d.endFight(&f)
	return nil
}
