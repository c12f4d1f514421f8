package state

import (
	"maps"
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

// Draft is a state being written: a copy that shares every object with the
// state before until Edit is asked for it.
type Draft struct {
	State
	Event tracker.Event
	Mine  []*Object // objects of its own
	Ours  []*Player
	Luck
}

// NewDraft copies a state to write an event into it.
func NewDraft(s *State, e tracker.Event) Draft {
	d := Draft{State: *s, Event: e, Luck: Luck{Rolls: e.Rolls, Faces: e.Faces}}
	d.Objects = slices.Clone(s.Objects)
	d.Players = slices.Clone(s.Players)
	d.Lines, d.Told = nil, nil
	if e.Kind != "reveal" { // what nothing waits for is due for one event
		d.Due = slices.DeleteFunc(slices.Clone(s.Due), func(due Due) bool { return !due.Holds })
	}
	return d
}

// Finish gives the state that was drafted.
func (d *Draft) Finish() *State {
	state := d.State
	return &state
}

// Edit gives an object to write to. It must exist.
func (d *Draft) Edit(id string) *Object {
	for i, o := range d.Objects {
		if o.ID != id {
			continue
		}
		if slices.Contains(d.Mine, o) {
			return o
		}
		own := *o
		d.Objects[i] = &own
		d.Mine = append(d.Mine, &own)
		return &own
	}
	return nil
}

// EditPlayer gives a player to write to. The seat must exist.
func (d *Draft) EditPlayer(seat tracker.Seat) *Player {
	p := d.Players[seat-1]
	if slices.Contains(d.Ours, p) {
		return p
	}
	own := *p
	d.Players[seat-1] = &own
	d.Ours = append(d.Ours, &own)
	return &own
}

// Put writes one count into a map without touching the map of the state
// before; a count of zero takes the entry out.
func Put(counts map[string]int, key string, value int) map[string]int {
	next := maps.Clone(counts)
	if value <= 0 {
		delete(next, key)
		return pick.Either(len(next) == 0, nil, next)
	}
	if next == nil {
		next = make(map[string]int, 1)
	}
	next[key] = value
	return next
}

// Say adds a line to the log. The pairs are its arguments.
func (d *Draft) Say(seat tracker.Seat, id string, pairs ...any) {
	line := tracker.Line{Seq: d.Event.Seq, At: d.Event.At, Seat: seat, Round: d.Round, ID: id}
	if len(pairs) > 0 {
		line.Args = tracker.Args(pairs...)
	}
	d.Lines = append(d.Lines, line)
}

// Came lays the values beside the line that was said last.
func (d *Draft) Came(c tracker.Came) { d.Lines[len(d.Lines)-1].Came = &c }

// Dealt is came for damage to an object: whose it is, and what did it.
func (d *Draft) Dealt(o *Object, by tracker.Seat, cause tracker.Cause, c tracker.Came) {
	c.Dealt, c.Whom, c.To, c.Body, c.By, c.Cause = true, o.Printed.Name, o.Controller, o.IsMage(), by, cause
	d.Came(c)
}

// Threw is came for one effect die.
func (d *Draft) Threw(side int) { d.Came(tracker.Came{Side: side, Counts: side}) }

// Tell adds a line about a number that went from one value to another. As a
// tap it joins with others of the same track.
func (d *Draft) Tell(o *Object, id, track string, name tracker.Message, from, to int) {
	d.Say(o.Controller, id, "Name", d.NameOf(o), "Track", name)
	line := &d.Lines[len(d.Lines)-1]
	line.Join = &tracker.Join{Key: o.ID + "/" + track, From: from, To: to}
}

// NameOf is how the log calls an object: what is hidden stays unnamed.
func (s *State) NameOf(o *Object) any {
	if o.FaceDown {
		return tracker.Word("table.hiddenEnchantment")
	}
	return o.Printed.Name
}

// Seat gives the seat the event is about. It refuses none (SeatMissing) and
// one that is not there (UnknownSeat).
func (d *Draft) Seat() (tracker.Seat, error) {
	if d.Event.Seat == 0 {
		return 0, seatMissing(d.Event.Kind)
	}
	return d.KnownSeat(d.Event.Seat)
}

// KnownSeat refuses a seat that is not at the table (UnknownSeat).
func (d *Draft) KnownSeat(seat tracker.Seat) (tracker.Seat, error) {
	if !d.HasSeat(seat) {
		return 0, tracker.UnknownSeat.With("Seat", int(seat), "Seats", len(d.Players))
	}
	return seat, nil
}

// Target gives the object an event is about: the one named, or else the mage
// of the event's seat.
func (d *Draft) Target(id string) (*Object, error) {
	if id == "" {
		seat, err := d.Seat()
		if err != nil {
			return nil, err
		}
		return d.Edit(d.Mage(seat).ID), nil
	}
	o := d.Edit(id)
	if o == nil {
		return nil, UnknownObject.With("Object", id)
	}
	return o, nil
}

// Creature is target for what only a creature does.
func (d *Draft) Creature(id string) (*Object, error) {
	o, err := d.Target(id)
	if err != nil {
		return nil, err
	}
	if !o.IsCreature() {
		return nil, NotACreature.With("Name", o.Printed.Name)
	}
	return o, nil
}

// Demand holds the event to a rule: when it is broken, the event is refused, or,
// where the table overrules, the log says which rule was set aside. Of several the first that is broken
// counts (cmp.Or): whatever a refused event has changed is thrown away.
func (d *Draft) Demand(kept bool, broken *tracker.Refusal) error {
	if kept {
		return nil
	}
	if !d.Event.Overrule {
		return broken
	}
	d.Say(d.Event.Seat, "table.logOverruled", "Rule", broken.Rule)
	return nil
}

// InitiativeName is the name of the mage with the initiative.
func (d *Draft) InitiativeName() any {
	if d.Initiative == 0 {
		return tracker.Word("table.nobody")
	}
	return d.Mage(d.Initiative).Printed.Name
}

// Remind adds something the table should know of this event: what it went past,
// with the rule that speaks of it. Nothing is refused for it.
func (d *Draft) Remind(id, rule string, pairs ...any) {
	d.Told = append(d.Told, tracker.Note(id, rule, pairs...))
}

// Payload reads the payload of an event. It refuses what tracker.Event.Read does.
func Payload[P any](e tracker.Event) (P, error) {
	var p P
	err := e.Read(&p)
	return p, err
}

// maxLuck bounds how many dice one event may need.
const maxLuck = 500

// Luck is where an event's rolls come from: first what the event carries, then,
// while it is being completed, the dice. Once on disk an event carries all.
type Luck struct {
	Rolls  []int         // of the event, not yet used
	Faces  tracker.Faces // the same
	Source dice.Source   // nil when the event must carry everything
	Rolled []int         // all that was used, in order
	Thrown tracker.Faces // the same
}

// nextDie takes what the event tells of dice or, where it is being completed, throws them. It refuses when there is
// neither (RollsMissing).
func nextDie[T any](d *Draft, told, used *[]T, throw func(dice.Source) T) (die T, err error) {
	switch {
	case len(*told) > 0:
		die, *told = (*told)[0], (*told)[1:]
	case d.Source != nil && len(*used) < maxLuck:
		die = throw(d.Source)
	default:
		return die, tracker.RollsMissing.With("Action", string(d.Event.Kind))
	}
	*used = append(*used, die)
	return die, nil
}

// EffectDie is the next roll of the effect die. It refuses what no d12 shows.
func (d *Draft) EffectDie() (int, error) {
	roll, err := nextDie(d, &d.Rolls, &d.Rolled, dice.ThrowEffect)
	if err == nil && (roll < 1 || roll > 12) {
		return 0, OutOfBounds.With("Field", "rolls", "Max", 12)
	}
	return roll, err
}

// ThrowDice is the next n attack dice.
func (d *Draft) ThrowDice(n int) (roll dice.Roll, err error) {
	for range n {
		face, err := nextDie(d, (*[]dice.Face)(&d.Faces), (*[]dice.Face)(&d.Thrown), dice.Throw)
		if err != nil {
			return nil, err
		}
		roll = append(roll, face)
	}
	return roll, nil
}

// Spent refuses an event that carries more rolls than it needs: most likely
// they were meant for something else.
func (d *Draft) Spent() error {
	if left := len(d.Rolls) + len(d.Faces); left > 0 {
		most := TooManyRolls.With("Action", string(d.Event.Kind), "Count", left)
		if d.Event.Kind == "resolve" { // an older log may roll for what does not burn any more
			return d.Demand(false, most.ByRule("R-104"))
		}
		return most
	}
	return nil
}
