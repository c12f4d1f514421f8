package magewars

import (
	"slices"

	"quickcast/rules/combat"
	"quickcast/tracker"
)

// FightPart is what comes next in an open fight, by the kind of the event that
// does it.
type FightPart string

// The parts of a fight that are played one by one.
const (
	FightStrike        FightPart = "strike"        // the next strike, or a zone attack's next target
	FightBarrier       FightPart = "barrier"       // a damage barrier, which must attack
	FightCounterstrike FightPart = "counterstrike" // may be declined
)

// Word is the text of the part's name.
func (p FightPart) Word() tracker.Word { return word("fight", string(p)) }

// Fight is an attack that was declared with "steps" and is not over: what it is
// and what comes next. It is never changed.
type Fight struct {
	Attacker string `json:"attacker"`         // the object that attacks
	Target   string `json:"target"`           // the object that is attacked now
	Attack   string `json:"attack,omitempty"` // the bar's name

	Next     FightPart    `json:"next"`                 // what comes next
	From     string       `json:"from"`                 // the object that strikes next
	To       string       `json:"to"`                   // and the one it strikes
	Strike   int          `json:"strike"`               // the number of that strike, from 1
	Strikes  int          `json:"strikes"`              // so many has its attack in all
	Asks     tracker.Seat `json:"asks"`                 // whose decision it is, or whose dice
	Defense  bool         `json:"defense"`              // the one struck may use a Defense now
	Shields  []string     `json:"defendWith,omitempty"` // what gives it one: itself or what is on it
	Counters []string     `json:"bars,omitempty"`       // of a counterstrike: the bars it can be made with
	Pest     bool         `json:"pest,omitempty"`       // the guard may ignore the attacker
	Left     []string     `json:"left,omitempty"`       // of a zone attack: the targets not yet attacked

	bar      Strike
	plan     attackData    // what was said when it was declared
	spell    *castData     // the attack spell it is, nil for none
	caster   tracker.Seat  // of the spell
	second   bool          // the second attack of a Sweeping one
	fed      bool          // and the first had Bloodthirsty
	course   combat.Course // how far it has come
	answer   string        // the bar of the counterstrike, once it is chosen
	found    bool          // of a zone attack: it did not miss the zone
	guarded  bool          // the target guarded when it was attacked
	answered bool          // the guard has struck back, declined, or ignored a Pest
	ignored  bool          // the guard ignored a Pest
	avenges  bool          // the Holy Avenger's bonus applies
	forced   bool          // the table overruled what keeps the attacker from it
	ghosts   []ghost       // who was destroyed in it
}

// ghost is an object that was destroyed in the fight, as it then was: its damage
// barrier still attacks.
type ghost struct {
	object *Object
	body   combat.Creature
}

// beginFight declares an attack on its targets and plays its first strike, or all
// of it where it is not to be played part by part, or nothing where it is only
// declared: before the dice fall enchantments may be revealed. A zone attack goes against its
// targets one by one, in the order given.
func (d *draft) beginFight(f Fight) error {
	if d.Fight != nil {
		return d.fightOpen()
	}
	targets := d.targetsOf(&f)
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
	d.sweep(&f)
	f.Left, f.forced = targets[1:], d.event.Overrule
	d.triggerFight(&f, targets)
	d.aimAt(&f, targets[0])
	d.Fight = &f
	d.settleFight()
	if f.plan.Declare {
		return nil
	}
	for first := true; d.Fight != nil && (first || !f.plan.Steps); first = false {
		if err := d.playPart(f.plan.decision()); err != nil {
			return err
		}
	}
	return nil
}

// targetsOf lists whom an attack goes against. Several are a zone attack's. In
// Academy, where the table is one zone, it hits everybody: that is so
// where nobody is named, and the table is reminded of who was left out.
func (d *draft) targetsOf(f *Fight) []string {
	targets := f.plan.targets()
	if len(f.plan.Targets) > 0 {
		f.bar.Kind = "zone"
	}
	if f.bar.Kind != "zone" || d.Game != "academy" {
		return targets
	}
	var left []string
	for _, o := range d.Objects {
		hit := o.attackable() && o.Printed.Kind != KindWall && !d.Player(o.Controller).Gone
		if hit && !slices.Contains(targets, o.ID) {
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

// sweep remembers the target of a Sweeping attack: it may be made once more, against
// another.
func (d *draft) sweep(f *Fight) {
	if f.spell != nil {
		return
	}
	d.Swept = ""
	if o, there := d.Object(f.Attacker); there && o.IsCreature() && !f.second && has(f.bar.Traits, "Sweeping") {
		d.Swept, d.SweptBar, d.Fed = f.plan.Target, f.bar.Name, false
	}
}

// aimAt turns the attack on a target.
func (d *draft) aimAt(f *Fight, target string) {
	o, t := d.edit(f.Attacker), d.edit(target)
	melee := f.attack().Kind == combat.Melee
	f.Target, f.course, f.ghosts = target, combat.Course{}, nil
	f.guarded, f.avenges = t.Guard && melee, false
	if o != nil && melee && f.spell == nil && d.avenges(o, t) {
		f.avenges = true
		d.use(o, holyAvenger)
	}
}

// attack is the attack as the law of attacks sees it, without what its attacker
// makes of it.
func (f *Fight) attack() combat.Attack { return f.bar.attack(f.spell != nil) }

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
			d.aimAt(&f, next)
		}
	}
}

// endAttack takes the guard marker off who was attacked in melee, hit or not, unless
// it has ignored a Pest.
func (d *draft) endAttack(f *Fight) {
	t := d.edit(f.Target)
	if t == nil || !f.guarded || !t.Guard || f.ignored {
		return
	}
	t.Guard = false
	d.say(t.Controller, "table.logGuardOff", "Name", t.Printed.Name)
}

// endFight closes the fight. An attack spell goes to the discard pile.
func (d *draft) endFight(f *Fight) {
	d.Fight = nil
	if d.Swept != "" && d.Swept == f.Target && f.course.Fed() {
		d.Fed = true
	}
	if f.spell != nil {
		d.discardSpell(f.caster, *f.spell)
	}
}

// fightOpen refuses what cannot be done while a fight is open.
func (d *draft) fightOpen() *tracker.Refusal {
	name := any(tracker.Word("table.nobody"))
	if o, there := d.Object(d.Fight.Attacker); there {
		name = o.Printed.Name
	}
	return FightOpen.With("Name", name, "Next", d.Fight.Next.Word()).ByRule(d.pick("A-38", "R-75"))
}

// mindFight holds what would go on with the round to the fight that is open. The
// table can overrule it: then the fight is over where it stands.
func (d *draft) mindFight(kind tracker.Kind) error {
	goesOn := []tracker.Kind{"initiative", "next", "step", "activate", "move", "guard", "cast", "attack", "end", "pass", "quickcast", "plan", "resolve"}
	moved := kind == "overrule"
	if d.Fight == nil || !moved && !slices.Contains(goesOn, kind) {
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
