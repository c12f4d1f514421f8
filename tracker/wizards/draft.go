package wizards

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// draft is a state being written by an event.
type draft struct {
	State
	event  tracker.Event
	answer *string // to what is asked, until somebody takes it
}

// newDraft opens a state for an event. What the last act brought about is told until the
// next one, and while something is asked its telling goes on.
func newDraft(s *State, e tracker.Event) *draft {
	d := &draft{State: s.clone(), event: e}
	d.Answers++
	if e.Kind != "decide" {
		d.Told, d.Answers = nil, 0
	}
	return d
}

// say adds a line to the log.
func (d *draft) say(id string, pairs ...any) {
	d.lines = append(d.lines, d.event.Line(d.Turn, id, pairs...))
}

// tell notes one step of what the act brings about, for the table and for the log, with
// the rooms it is about and how the academy stands after it.
func (d *draft) tell(rule string, rooms []int, id string, pairs ...any) {
	d.tellWith(d.Academy, rule, rooms, id, pairs...)
}

// tellWith is tell where the academy is shown otherwise than it stands by now.
func (d *draft) tellWith(after Academy, rule string, rooms []int, id string, pairs ...any) {
	rooms = slices.DeleteFunc(slices.Clone(rooms), func(at int) bool { return at < 0 })
	d.Told = append(d.Told, Told{Text: tracker.Note(id, rule, pairs...), ID: id, Rule: rule, Rooms: rooms, Mana: d.Mana, After: &after})
	d.say(id, pairs...)
}

// forbid refuses by a rule, unless the table wants it all the same.
func (d *draft) forbid(rule string, refusal *tracker.Refusal) error {
	if d.event.Overrule {
		return nil
	}
	return refusal.ByRule(rule)
}

// mine is the wizard of the event's seat, the one on turn where none is named.
func (d *draft) mine() (*Wizard, tracker.Seat) {
	seat := d.event.Seat
	if seat == 0 {
		seat = d.Current
	}
	return d.wizard(seat), seat
}

// onTurn refuses an act of somebody whose turn it is not, or at another time of the turn.
func (d *draft) onTurn(phase, rule string) (*Wizard, error) {
	w, seat := d.mine()
	if seat != d.Current {
		if err := d.forbid(rule, notYourTurn.With("Name", w.Name)); err != nil {
			return nil, err
		}
	}
	if d.Phase != phase {
		if err := d.forbid(rule, wrongPhase.With("Phase", phaseWord(d.Phase))); err != nil {
			return nil, err
		}
	}
	return w, nil
}

// room finds a room of the academy by its id or its own name. It refuses one that is not
// there (UnknownRoom).
func (d *draft) room(name string) (int, error) {
	at := d.Academy.Find(name)
	for i := 0; at < 0 && name != "" && i < Places; i++ {
		if d.Academy[i].Name == name {
			at = i
		}
	}
	if at < 0 {
		return -1, unknownRoom.With("Name", name)
	}
	return at, nil
}

// roomWord names a room of the academy.
func (s *State) roomWord(at int) tracker.Message {
	if at < 0 || at >= Places {
		return tracker.Word("wizards.outside")
	}
	return s.Academy[at].Word()
}

// Word names a room.
func (r Room) Word() tracker.Message { return roomWord(r.ID, r.Name) }

func roomWord(id, name string) tracker.Message {
	if name != "" {
		return tracker.Notice{ID: "table.own", Args: map[string]any{"Name": name}}
	}
	return tracker.Word("wizards.room-" + id)
}

func phaseWord(phase string) tracker.Message { return tracker.Word("wizards.phase-" + phase) }

func pieceWord(p Piece) tracker.Message { return tracker.Word("wizards.piece-" + p.String()) }

func directionWord(d Direction) tracker.Message { return tracker.Word("wizards.way-" + d.String()) }

// lose takes the game as lost, for as long as nothing is changed about that.
func (d *draft) lose(rule, id string, pairs ...any) { d.end("lost", rule, id, pairs...) }

func (d *draft) end(outcome, rule, id string, pairs ...any) {
	if d.Outcome != "" {
		return
	}
	d.Outcome, d.Why = outcome, tracker.Note(id, rule, pairs...)
	d.tell(rule, nil, id, pairs...)
}

// spend loses mana, and with the last of it the game (W-57). It gives what was lost.
func (d *draft) spend(mana int) int {
	lost := min(mana, d.Mana)
	d.Mana -= lost
	return lost
}

// bleed loses the game where no mana is left (W-2, W-57).
func (d *draft) bleed() {
	if d.Mana <= 0 {
		d.lose("W-57", "wizards.lostMana")
	}
}
