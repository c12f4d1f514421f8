package effect

import (
	"cmp"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// mostMoves is how far a creature comes in an activation: a move action and, as its
// quick action or because it is Fast, another.
const mostMoves = 2

type moveData struct {
	Object   string `json:"object,omitempty"`
	Hindered bool   `json:"hindered,omitempty"` // an enemy creature hinders it
	Through  string `json:"through,omitempty"`  // the wall it crosses
}

// DoMove counts a move action of Arena: before any other action, at most two, the
// second as the quick action unless the creature is Fast. A Slow
// one has then done what it can, a hindered one moves no further. Where
// it goes the table sees; a wall on its way it has to be told of.
func (d *Draft) DoMove(p moveData) error {
	o, err := d.Creature(p.Object)
	if err != nil {
		return err
	}
	if err := d.Demand(d.Variant().Zones, state.NoZones.With("Name", o.Printed.Name).ByRule("A-130")); err != nil {
		return err
	}
	if o.ID != d.Acting {
		if err := d.Activate(o.ID); err != nil {
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
		if err := d.Demand(!wall.Blocks(o), state.NoPassage.With("Name", wall.Printed.Name).ByRule("R-57")); err != nil {
			return err
		}
	}
	d.Moves++
	d.Acted = d.Acted || d.Moves == mostMoves && !o.Fast()
	d.Hindered = d.Hindered || p.Hindered && !o.Has(keyword.Elusive) && !law.Barred(&d.State, law.ToHinder, o)
	d.Say(o.Controller, "table.logMove", "Name", o.Printed.Name, "Count", d.Moves)
	d.trigger(deed.Moves, o, o.ID)
	d.occurIn(deed.Moves, o, state.Scene{Fight: d.Fight, Walks: true})
	if err := d.cross(o, wall); err != nil {
		return err
	}
	if o.Slow() && d.Acting == o.ID && d.Fight == nil {
		return d.FinishActivation()
	}
	return nil
}

// mayMove holds a move to creatures that are not held, have taken no
// other action and can still move.
func (d *Draft) mayMove(o *state.Object) error {
	condition, rule := o.Hampered()
	if condition == "" && o.Restrained() {
		condition, rule = combat.Restrained.String(), "R-112"
	}
	if err := d.Demand(condition == "", state.CannotAct.With("Name", o.Printed.Name, "Condition", state.Label("condition", condition)).ByRule(rule)); err != nil {
		return err
	}
	for _, what := range []string{law.ToAct, law.ToMove, law.ToMoveOn} {
		if what == law.ToMoveOn && d.Moves == 0 {
			continue
		}
		if err := d.lawful(what, o, state.Scene{}); err != nil {
			return err
		}
	}
	if err := cmp.Or(
		d.Demand(!d.Acted || d.Moves == mostMoves, state.HasActed.With("Name", o.Printed.Name).ByRule("R-34")),
		d.Demand(!d.Hindered, state.NoMoreMoves.With("Name", o.Printed.Name).ByRule("R-35")),
	); err != nil {
		return err
	}
	return d.Demand(d.Moves < mostMoves, state.NoMoreMoves.With("Name", o.Printed.Name).ByRule("R-34"))
}

// CanMove tells whether the acting creature has a move left.
func CanMove(s *state.State, o *state.Object) bool {
	d := NewDraft(s, tracker.Event{Kind: "move"})
	return s.Variant().Zones && s.Fight == nil && d.mayMove(d.Edit(o.ID)) == nil
}

// wall finds a wall on a creature's way, nil for none.
func (d *Draft) wall(id string) (*state.Object, error) {
	if id == "" {
		return nil, nil
	}
	o := d.Edit(id)
	if o == nil || o.FaceDown || o.Printed.Kind != state.KindWall {
		return nil, state.UnknownObject.With("Object", id)
	}
	return o, nil
}

// cross lets a wall attack what goes through it, before the move ends: who is
// held after that stays where it was. What flies ignores walls.
func (d *Draft) cross(o, wall *state.Object) error {
	if wall == nil || o.Flies() {
		return nil
	}
	for _, bar := range wall.Printed.Attacks {
		if bar.Kind != "passage" {
			continue
		}
		times, err := law.AttackTimes(&d.State, bar, o)
		if err != nil {
			return err
		}
		attack := state.Fight{Attacker: wall.ID, Attack: bar.Name, Bar: bar, Plan: state.AttackData{Object: wall.ID, Target: o.ID}, Times: times}
		if times == 0 {
			continue
		}
		if err := d.beginFight(attack); err != nil {
			return err
		}
	}
	if now, there := d.Object(o.ID); there && (now.Restrained() || now.Incapacitated()) {
		d.Say(now.Controller, "table.logStays", "Name", now.Printed.Name, "Wall", wall.Printed.Name)
	}
	return nil
}

type pushData struct {
	Object  string `json:"object"`
	Random  bool   `json:"random,omitempty"`
	Bashed  bool   `json:"bashed,omitempty"`  // into the outer wall
	Through string `json:"through,omitempty"` // the wall it is pushed into or through
}

// DoPush pushes a creature one zone, in a random direction by the d12. Into a
// wall that blocks the passage it is bashed, a wall that attacks attacks it. What is
// Unmovable stays.
func (d *Draft) DoPush(p pushData) error {
	o, err := d.Creature(p.Object)
	if err != nil {
		return err
	}
	if err := cmp.Or(
		d.Demand(d.Variant().Zones, state.NoZones.With("Name", o.Printed.Name).ByRule("A-130")),
		d.Demand(!o.Has(keyword.Unmovable), state.NoTarget.With("Name", o.Printed.Name).ByRule("R-38")),
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
	if p.Bashed || wall != nil && wall.Has(keyword.PassageBlocked) {
		return d.bash(o)
	}
	return d.cross(o, wall)
}

// sayPush tells where a creature is pushed: 1-3 north, 4-6 east, 7-9 south, 10-12
// west on the d12, where it is random.
func (d *Draft) sayPush(o *state.Object, random bool) error {
	if !random {
		d.Say(o.Controller, "table.logPush", "Name", o.Printed.Name)
		return nil
	}
	roll, err := d.EffectDie()
	if err != nil {
		return err
	}
	to := []string{"north", "east", "south", "west"}[(roll-1)/3]
	d.Say(o.Controller, "table.logPushed", "Name", o.Printed.Name, "Roll", roll, "Direction", state.Word("direction", to))
	d.Threw(roll)
	return nil
}

// bashDice are what a creature suffers that is pushed into a wall.
const bashDice = 3

// bash is the unavoidable attack of a wall on a creature pushed into it.
func (d *Draft) bash(o *state.Object) error {
	x := combat.Exchange{
		Rules: d.Variant().Law, Defender: d.Body(o),
		Attacker: combat.Creature{Kind: combat.OfConjuration},
		Attack:   combat.Attack{Kind: combat.Other, Dice: bashDice, Strikes: 1, Unavoidable: true},
	}
	report, err := x.Resolve(diceOf{d})
	if err != nil {
		return err
	}
	for _, e := range report.Events {
		if e.Kind == combat.DamageRoll {
			d.Say(o.Controller, "table.logBashed", "Name", o.Printed.Name, "Faces", tracker.Faces(e.Faces), "Damage", e.Change.Received)
			d.Dealt(o, 0, tracker.Cause{Kind: tracker.ByBarrier, Name: tracker.Printed{Kind: "type", Word: state.KindWall}}, tracker.Came{Faces: tracker.Faces(e.Faces), Against: e.Target, Amount: e.Change.Received})
		}
	}
	d.become(o, nil, &x.Defender, report.After[combat.DefenderSeat])
	d.fallen(o)
	return nil
}

// DoTeleport takes a creature elsewhere: whatever it is attached to comes along, but
// for conjurations, which are destroyed.
func (d *Draft) DoTeleport(p ObjectData) error {
	o, err := d.Target(p.Object)
	if err != nil {
		return err
	}
	if err := cmp.Or(d.Demand(d.Variant().Zones, state.NoZones.With("Name", o.Printed.Name).ByRule("A-130")), d.lawful(law.ToPort, o, state.Scene{})); err != nil {
		return err
	}
	d.teleported(o)
	return nil
}

// teleported does what follows when somebody is elsewhere at once.
func (d *Draft) teleported(o *state.Object) {
	d.Say(o.Controller, "table.logTeleport", "Name", d.NameOf(o))
	d.trigger(deed.Moves, o, o.ID)
	d.occur(deed.Moves, o, "")
	for _, on := range d.Objects {
		if _, there := d.Object(on.ID); there && on.Host == o.ID && on.Printed.Kind == state.KindConjuration {
			d.Destroy(d.Edit(on.ID))
		}
	}
}
