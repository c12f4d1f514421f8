package magewars

import (
	"maps"
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// writer is a state being written: a copy that shares every object with the
// state before until edit is asked for it.
type writer struct {
	State
	event tracker.Event
	mine  []*Object // objects of its own
	ours  []*Player
	luck
}

func newWriter(s *State, e tracker.Event) writer {
	d := writer{State: *s, event: e, luck: luck{rolls: e.Rolls, faces: e.Faces}}
	d.Objects = slices.Clone(s.Objects)
	d.Players = slices.Clone(s.Players)
	d.lines, d.told = nil, nil
	if e.Kind != "reveal" { // what nothing waits for is due for one event
		d.Due = slices.DeleteFunc(slices.Clone(s.Due), func(due Due) bool { return !due.Holds })
	}
	return d
}

// draft is a state being written by the rules: what an event does, and what that leads to.
type draft struct {
	writer
	anew    *anew  // the dice of a part of a fight that lie there already, nil for none
	begins  string // who was activated by this event, "" for nobody
	thought bool   // nothing is done: only what a deed has to be told is looked for
	resumed *Held  // the event that waited and is being done now, nil for none
}

func newDraft(s *State, e tracker.Event) *draft { return &draft{writer: newWriter(s, e)} }

// inThought is a draft that nobody keeps: what would be rolled in it does not matter.
func inThought(s *State, e tracker.Event) *draft {
	d := newDraft(s, e)
	d.source = low{}
	return d
}

// ahead is the draft as it goes on with an event and its dice, to be taken over where that comes to something.
func (d *draft) ahead(e tracker.Event, with luck) *draft {
	state := d.State
	next := newDraft(&state, e)
	next.luck, next.lines, next.told, next.Due = with, d.lines, d.told, d.Due
	return next
}

// finish gives the state that was drafted.
func (d *writer) finish() *State {
	state := d.State
	return &state
}

// edit gives an object to write to. It must exist.
func (d *writer) edit(id string) *Object {
	for i, o := range d.Objects {
		if o.ID != id {
			continue
		}
		if slices.Contains(d.mine, o) {
			return o
		}
		own := *o
		d.Objects[i] = &own
		d.mine = append(d.mine, &own)
		return &own
	}
	return nil
}

// player gives a player to write to. The seat must exist.
func (d *writer) player(seat tracker.Seat) *Player {
	p := d.Players[seat-1]
	if slices.Contains(d.ours, p) {
		return p
	}
	own := *p
	d.Players[seat-1] = &own
	d.ours = append(d.ours, &own)
	return &own
}

// put writes one count into a map without touching the map of the state
// before; a count of zero takes the entry out.
func put(counts map[string]int, key string, value int) map[string]int {
	next := maps.Clone(counts)
	if value <= 0 {
		delete(next, key)
		if len(next) == 0 {
			return nil
		}
		return next
	}
	if next == nil {
		next = make(map[string]int, 1)
	}
	next[key] = value
	return next
}

// say adds a line to the log. The pairs are its arguments.
func (d *writer) say(seat tracker.Seat, id string, pairs ...any) {
	line := tracker.Line{Seq: d.event.Seq, At: d.event.At, Seat: seat, Round: d.Round, ID: id}
	if len(pairs) > 0 {
		line.Args = said(id, pairs...).Args
	}
	d.lines = append(d.lines, line)
}

// came lays the values beside the line that was said last.
func (d *writer) came(c tracker.Came) { d.lines[len(d.lines)-1].Came = &c }

// dealt is came for damage to an object: whose it is, and what did it.
func (d *writer) dealt(o *Object, by tracker.Seat, cause tracker.Cause, c tracker.Came) {
	c.Dealt, c.Whom, c.To, c.Body, c.By, c.Cause = true, o.Printed.Name, o.Controller, o.isMage(), by, cause
	d.came(c)
}

// threw is came for one effect die.
func (d *writer) threw(side int) { d.came(tracker.Came{Side: side, Counts: side}) }

// tell adds a line about a number that went from one value to another. As a
// tap it joins with others of the same track.
func (d *writer) tell(o *Object, id, track string, name tracker.Message, from, to int) {
	d.say(o.Controller, id, "Name", d.nameOf(o), "Track", name)
	line := &d.lines[len(d.lines)-1]
	line.Join = &tracker.Join{Key: o.ID + "/" + track, From: from, To: to}
}

// nameOf is how the log calls an object: what is hidden stays unnamed.
func (s *State) nameOf(o *Object) any {
	if o.FaceDown {
		return tracker.Word("table.hiddenEnchantment")
	}
	return o.Printed.Name
}

// seat gives the seat the event is about. It refuses none (SeatMissing) and
// one that is not there (UnknownSeat).
func (d *writer) seat() (tracker.Seat, error) {
	if d.event.Seat == 0 {
		return 0, seatMissing(d.event.Kind)
	}
	return d.knownSeat(d.event.Seat)
}

func (d *writer) knownSeat(seat tracker.Seat) (tracker.Seat, error) {
	if !d.HasSeat(seat) {
		return 0, tracker.UnknownSeat.With("Seat", int(seat), "Seats", len(d.Players))
	}
	return seat, nil
}

// target gives the object an event is about: the one named, or else the mage
// of the event's seat.
func (d *writer) target(id string) (*Object, error) {
	if id == "" {
		seat, err := d.seat()
		if err != nil {
			return nil, err
		}
		return d.edit(d.Mage(seat).ID), nil
	}
	o := d.edit(id)
	if o == nil {
		return nil, UnknownObject.With("Object", id)
	}
	return o, nil
}

// creature is target for what only a creature does.
func (d *writer) creature(id string) (*Object, error) {
	o, err := d.target(id)
	if err != nil {
		return nil, err
	}
	if !o.isCreature() {
		return nil, NotACreature.With("Name", o.Printed.Name)
	}
	return o, nil
}

// law holds the event to a rule: when it is broken, the event is refused, or,
// where the table overrules, the log says which rule was set aside. Of several the first that is broken
// counts (cmp.Or): whatever a refused event has changed is thrown away.
func (d *writer) law(kept bool, broken *tracker.Refusal) error {
	if kept {
		return nil
	}
	if !d.event.Overrule {
		return broken
	}
	d.say(d.event.Seat, "table.logOverruled", "Rule", broken.Rule)
	return nil
}

// initiativeName is the name of the mage with the initiative.
func (d *writer) initiativeName() any {
	if d.Initiative == 0 {
		return tracker.Word("table.nobody")
	}
	return d.Mage(d.Initiative).Printed.Name
}

// remind adds something the table should know of this event: what it went past,
// with the rule that speaks of it. Nothing is refused for it.
func (d *writer) remind(id, rule string, pairs ...any) {
	d.told = append(d.told, ruled(id, rule, pairs...))
}
