package magewars

import (
	"cmp"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

// mostMoves is how far a creature comes in an activation: a move action and, as its
// quick action or because it is Fast, another.
const mostMoves = 2

type moveData struct {
	Object   string `json:"object,omitempty"`
	Hindered bool   `json:"hindered,omitempty"` // an enemy creature hinders it
	Through  string `json:"through,omitempty"`  // the wall it crosses
}

// doMove counts a move action of Arena: before any other action, at most two, the
// second as the quick action unless the creature is Fast. A Slow
// one has then done what it can, a hindered one moves no further. Where
// it goes the table sees; a wall on its way it has to be told of.
func (d *draft) doMove(p moveData) error {
	o, err := d.creature(p.Object)
	if err != nil {
		return err
	}
	if err := d.law(d.variant().zones, NoZones.With("Name", o.Printed.Name).ByRule("A-130")); err != nil {
		return err
	}
	if o.ID != d.Acting {
		if err := d.activate(o.ID); err != nil {
			return err
		}
	}
	if err := d.mayMove(o); err != nil {
		return err
	}
	wall, err := d.wall(p.Through)
	if err != nil {
		return err
	}
	if wall != nil {
		if err := d.law(!wall.blocks(o), NoPassage.With("Name", wall.Printed.Name).ByRule("R-57")); err != nil {
			return err
		}
	}
	d.Moves++
	d.Acted = d.Acted || d.Moves == mostMoves && !o.fast()
	d.Hindered = d.Hindered || p.Hindered && !o.has(keyword.Elusive) && !d.barred(toHinder, o)
	d.say(o.Controller, "table.logMove", "Name", o.Printed.Name, "Count", d.Moves)
	d.trigger(deed.Moves, o, o.ID)
	d.occur(deed.Moves, o, "")
	if err := d.cross(o, wall); err != nil {
		return err
	}
	if o.slow() && d.Acting == o.ID && d.Fight == nil {
		return d.finishActivation()
	}
	return nil
}

// mayMove holds a move to creatures that are not held, have taken no
// other action and can still move.
func (d *draft) mayMove(o *Object) error {
	condition, rule := o.hampered()
	if condition == "" && o.restrained() {
		condition, rule = combat.Restrained.String(), "R-112"
	}
	if err := d.law(condition == "", CannotAct.With("Name", o.Printed.Name, "Condition", label("condition", condition)).ByRule(rule)); err != nil {
		return err
	}
	for _, what := range []string{toAct, toMove, toMoveOn} {
		if what == toMoveOn && d.Moves == 0 {
			continue
		}
		if err := d.lawful(what, o, scene{}); err != nil {
			return err
		}
	}
	if err := cmp.Or(
		d.law(!d.Acted || d.Moves == mostMoves, HasActed.With("Name", o.Printed.Name).ByRule("R-34")),
		d.law(!d.Hindered, NoMoreMoves.With("Name", o.Printed.Name).ByRule("R-35")),
	); err != nil {
		return err
	}
	return d.law(d.Moves < mostMoves, NoMoreMoves.With("Name", o.Printed.Name).ByRule("R-34"))
}

// canMove tells whether the acting creature has a move left.
func (s *State) canMove(o *Object) bool {
	d := newDraft(s, tracker.Event{Kind: "move"})
	return s.variant().zones && s.Fight == nil && d.mayMove(d.edit(o.ID)) == nil
}

// fast and slow cancel each other out.
func (o *Object) fast() bool { return o.has(keyword.Fast) && !o.has(keyword.Slow) }
func (o *Object) slow() bool { return o.has(keyword.Slow) && !o.has(keyword.Fast) }

// wall finds a wall on a creature's way, nil for none.
func (d *draft) wall(id string) (*Object, error) {
	if id == "" {
		return nil, nil
	}
	o := d.edit(id)
	if o == nil || o.FaceDown || o.Printed.Kind != KindWall {
		return nil, UnknownObject.With("Object", id)
	}
	return o, nil
}

// blocks tells whether a wall keeps a creature from crossing it: all but those that
// climb or fly.
func (o *Object) blocks(creature *Object) bool {
	return o.has(keyword.PassageBlocked) && !creature.has(keyword.Climbing) && !creature.flies()
}

// cross lets a wall attack what goes through it, before the move ends: who is
// held after that stays where it was. What flies ignores walls.
func (d *draft) cross(o, wall *Object) error {
	if wall == nil || o.flies() {
		return nil
	}
	for _, bar := range wall.Printed.Attacks {
		if bar.Kind != "passage" {
			continue
		}
		times, err := d.times(bar, o)
		if err != nil {
			return err
		}
		attack := Fight{Attacker: wall.ID, Attack: bar.Name, bar: bar, plan: attackData{Object: wall.ID, Target: o.ID}, times: times}
		if times == 0 {
			continue
		}
		if err := d.beginFight(attack); err != nil {
			return err
		}
	}
	if now, there := d.Object(o.ID); there && (now.restrained() || now.incapacitated()) {
		d.say(now.Controller, "table.logStays", "Name", now.Printed.Name, "Wall", wall.Printed.Name)
	}
	return nil
}

// times is how often a wall attacks what crosses it: once, or as its card
// reckons it.
func (s *State) times(bar Strike, o *Object) (int, error) {
	if bar.TimesBy == "" {
		return 1, nil
	}
	n, err := s.priced(bar.TimesBy, o)
	return min(n, maxList), err
}

type pushData struct {
	Object  string `json:"object"`
	Random  bool   `json:"random,omitempty"`
	Bashed  bool   `json:"bashed,omitempty"`  // into the outer wall
	Through string `json:"through,omitempty"` // the wall it is pushed into or through
}

// doPush pushes a creature one zone, in a random direction by the d12. Into a
// wall that blocks the passage it is bashed, a wall that attacks attacks it. What is
// Unmovable stays.
func (d *draft) doPush(p pushData) error {
	o, err := d.creature(p.Object)
	if err != nil {
		return err
	}
	if err := cmp.Or(
		d.law(d.variant().zones, NoZones.With("Name", o.Printed.Name).ByRule("A-130")),
		d.law(!o.has(keyword.Unmovable), NoTarget.With("Name", o.Printed.Name).ByRule("R-38")),
	); err != nil {
		return err
	}
	wall, err := d.wall(p.Through)
	if err != nil {
		return err
	}
	if err := d.sayPush(o, p.Random); err != nil {
		return err
	}
	d.trigger(deed.Moves, o, o.ID)
	d.occur(deed.Moves, o, "")
	if p.Bashed || wall != nil && wall.has(keyword.PassageBlocked) {
		return d.bash(o)
	}
	return d.cross(o, wall)
}

// sayPush tells where a creature is pushed: 1-3 north, 4-6 east, 7-9 south, 10-12
// west on the d12, where it is random.
func (d *draft) sayPush(o *Object, random bool) error {
	if !random {
		d.say(o.Controller, "table.logPush", "Name", o.Printed.Name)
		return nil
	}
	roll, err := d.d12()
	if err != nil {
		return err
	}
	to := []string{"north", "east", "south", "west"}[(roll-1)/3]
	d.say(o.Controller, "table.logPushed", "Name", o.Printed.Name, "Roll", roll, "Direction", word("direction", to))
	d.threw(roll)
	return nil
}

// bashDice are what a creature suffers that is pushed into a wall.
const bashDice = 3

// bash is the unavoidable attack of a wall on a creature pushed into it.
func (d *draft) bash(o *Object) error {
	x := combat.Exchange{
		Rules: d.variant().law, Defender: d.body(o),
		Attacker: combat.Creature{Kind: combat.OfConjuration},
		Attack:   combat.Attack{Kind: combat.Other, Dice: bashDice, Strikes: 1, Unavoidable: true},
	}
	report, err := x.Resolve(diceOf{d})
	if err != nil {
		return err
	}
	for _, e := range report.Events {
		if e.Kind == combat.DamageRoll {
			d.say(o.Controller, "table.logBashed", "Name", o.Printed.Name, "Faces", tracker.Faces(e.Faces), "Damage", e.Change.Received)
			d.dealt(o, 0, tracker.Cause{Kind: tracker.ByBarrier, Name: tracker.Printed{Kind: "type", Word: KindWall}}, tracker.Came{Faces: tracker.Faces(e.Faces), Against: e.Target, Amount: e.Change.Received})
		}
	}
	d.become(o, nil, &x.Defender, report.After[combat.DefenderSeat])
	d.fallen(o)
	return nil
}

// doTeleport takes a creature elsewhere: whatever it is attached to comes along, but
// for conjurations, which are destroyed.
func (d *draft) doTeleport(p objectData) error {
	o, err := d.target(p.Object)
	if err != nil {
		return err
	}
	if err := cmp.Or(d.law(d.variant().zones, NoZones.With("Name", o.Printed.Name).ByRule("A-130")), d.lawful(toPort, o, scene{})); err != nil {
		return err
	}
	d.teleported(o)
	return nil
}

// teleported does what follows when somebody is elsewhere at once.
func (d *draft) teleported(o *Object) {
	d.say(o.Controller, "table.logTeleport", "Name", d.nameOf(o))
	d.trigger(deed.Moves, o, o.ID)
	d.occur(deed.Moves, o, "")
	for _, on := range d.Objects {
		if _, there := d.Object(on.ID); there && on.Host == o.ID && on.Printed.Kind == KindConjuration {
			d.destroy(d.edit(on.ID))
		}
	}
}
