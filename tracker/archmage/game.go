package archmage

import (
	"encoding/json"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

// Name is the game's id.
const Name = "archmage"

// Game is Archmage. It keeps nothing.
type Game struct{}

var (
	_ tracker.Game    = Game{}
	_ tracker.Asker   = Game{}
	_ tracker.Settler = Game{}
)

// Name is part of tracker.Game.
func (Game) Name() string { return Name }

// step is one event being applied: the state it makes, the event and what it says.
type step struct {
	*State
	e  tracker.Event
	p  payload
	me *Mage // of the event's seat, or of the turn where it has none
	no int   // its seat
}

// Apply is part of tracker.Game.
func (Game) Apply(before tracker.State, e tracker.Event) (tracker.State, error) {
	was, ok := before.(*State)
	if !ok {
		return before, tracker.ForeignState.With("Game", Name)
	}
	if e.Seat < 0 || int(e.Seat) > len(was.Mages) {
		return before, tracker.UnknownSeat.With("Seat", int(e.Seat), "Seats", len(was.Mages))
	}
	p, err := read(e)
	if err != nil {
		return before, err
	}
	s := step{State: was.clone(), e: e, p: p, no: int(e.Seat)}
	if s.no == 0 {
		s.no = s.Turn
	}
	s.me = s.mage(s.no)
	if err := s.do(); err != nil {
		return before, err
	}
	return s.State, nil
}

// do applies the event by its kind.
func (s *step) do() error {
	deed, ok := map[tracker.Kind]func() error{
		tracker.Change: s.change, tracker.Set: s.change, tracker.Flip: s.flip,
		place: s.planets, shift: s.shift, prepare: s.prepare, travel: s.travel, explore: s.explore, deploy: s.deploy,
		attack: s.attack, cast: s.cast, divine: s.divine, gather: s.gather, recruit: s.recruits, initiate: s.initiate, promote: s.promote,
		wards: s.ward, build: s.build, next: s.next, catchUp: s.catchUp, settle: s.settle, walk: s.walk, inflame: s.inflames,
		hand: s.hand, due: s.choose, arrange: s.arrange, token: s.area, know: s.book, spelled: s.spelled,
	}[s.e.Kind]
	if !ok {
		return tracker.UnknownAction.With("Action", string(s.e.Kind))
	}
	return deed()
}

// rule gives a refusal by a rule, unless the table wants it all the same.
func (s *step) rule(r *tracker.Refusal, number string) error {
	if s.e.Overrule {
		return nil
	}
	return r.ByRule(number)
}

// in refuses what belongs to other phases, and what is not of the seat whose turn it
// is (M-16).
func (s *step) in(phases ...Phase) error {
	if s.no != s.Turn && !s.e.Overrule {
		return notTurn.With("Name", s.me.Name).ByRule("M-16")
	}
	for _, p := range phases {
		if s.Phase == p {
			return nil
		}
	}
	return s.rule(notNow.With("Phase", phaseWord(s.Phase)), "M-16")
}

// here is where the mage stands.
func (s *step) here() (*Place, error) {
	if p := s.At(s.me.At); p != nil {
		return p, nil
	}
	return nil, noPlace.With("Name", s.me.At)
}

// Roll is part of tracker.Game: the Warlord's dice, and which tile a location turns out
// to be where nobody said.
func (g Game) Roll(before tracker.State, e tracker.Event, from dice.Source) (tracker.Event, error) {
	s, ok := before.(*State)
	if !ok || from == nil || len(e.Rolls) > 0 && e.Kind != walk {
		return e, nil
	}
	p, err := read(e)
	if err != nil {
		return e, nil //nolint:nilerr // Apply says so
	}
	switch e.Kind {
	case explore:
		if at := s.At(s.Me().At); at != nil && !at.Open() && p.Kind == nil {
			e.Rolls = []int{pick(from, len(s.down(at.Stack)))}
		}
	case walk:
		e.Rolls = s.warlordRolls(p, e.Rolls, from)
	case cast:
		if sp := s.spell(p.Spell); sp != nil && sp.Effect == "reroll" && p.Die == 0 {
			e.Rolls = []int{dice.ThrowSide(from, dieSides)}
		}
	}
	return e, nil
}

// pick draws a tile from so many; 0 where there are none.
func pick(from dice.Source, n int) int {
	if n <= 0 {
		return 0
	}
	return dice.Draw(from, n)
}

// Lines is part of tracker.Game.
func (Game) Lines(before tracker.State) []tracker.Line {
	if s, ok := before.(*State); ok {
		return s.lines
	}
	return nil
}

// Seated is part of tracker.Game.
func (Game) Seated(e tracker.Event) []tracker.Sitter {
	var p setup
	if json.Unmarshal(e.Data, &p) != nil {
		return nil
	}
	var list []tracker.Sitter
	for _, m := range p.State.Mages {
		list = append(list, tracker.Sitter{Who: m.Colour, Name: m.Name})
	}
	return list
}

// Legal is part of tracker.Game.
func (g Game) Legal(before tracker.State) []tracker.Event {
	s, ok := before.(*State)
	if !ok {
		return nil
	}
	var list []tracker.Event
	for _, o := range s.offers() {
		if len(o.Needs) == 0 {
			list = append(list, o.Event)
		}
	}
	return list
}

// say adds a line to what the event's log tells. Pairs are the arguments of its text.
func (s *State) say(e tracker.Event, seat int, id string, pairs ...any) {
	l := e.Line(s.Round, id, pairs...)
	l.Seat = tracker.Seat(seat)
	if _, named := l.Args["Name"]; !named && seat >= 1 && seat <= len(s.Mages) {
		l.Args["Name"] = s.Mages[seat-1].Name
	}
	s.lines = append(s.lines, l)
}

// tell is say for the event's own seat.
func (s *step) tell(id string, pairs ...any) { s.say(s.e, s.no, id, pairs...) }
