package magewars

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// table is a game in a test: every step must be accepted unless the test says
// otherwise.
type table struct {
	t    *testing.T
	game *Game
	s    *state.State
	from dice.Source
	log  []tracker.Line
}

func mage(name string, life, channeling, mana int) SeatData {
	return SeatData{
		Name: name, Life: life, Channel: channeling, Mana: mana,
		Attacks: []state.Strike{{Name: "Basic Melee Attack", Action: "quick", Kind: "melee", Dice: 3}},
	}
}

func setupEvent(t testing.TB, data SetupData) tracker.Event {
	t.Helper()
	raw, err := json.Marshal(data)
	if err != nil {
		t.Fatal(err)
	}
	return tracker.Event{Version: 1, Kind: tracker.Setup, Data: raw}
}

// academyTable is the Beastmaster against the Wizard of the core set.
func academyTable(t *testing.T) *table {
	return newTable(t, Academy(), mage("Beastmaster", 24, 7, 0), mage("Wizard", 21, 7, 3))
}

// arenaTable is the Beastmaster against the Warlock.
func arenaTable(t *testing.T) *table {
	return newTable(t, Arena(), mage("Beastmaster", 36, 9, 10), mage("Warlock", 38, 9, 10))
}

func newTable(t *testing.T, g *Game, seats ...SeatData) *table {
	t.Helper()
	s, err := g.New(setupEvent(t, SetupData{Game: g.Name(), Seats: seats}))
	if err != nil {
		t.Fatal(err)
	}
	return &table{t: t, game: g, s: s.(*state.State), from: dice.Seeded(1)}
}

// try applies an event written as kind, seat and JSON payload.
func (tb *table) try(kind tracker.Kind, seat tracker.Seat, data string, more ...func(*tracker.Event)) error {
	tb.t.Helper()
	e := tracker.Event{Version: 1, Kind: kind, Seat: seat}
	if data != "" {
		e.Data = json.RawMessage(data)
	}
	for _, m := range more {
		m(&e)
	}
	e, err := tb.game.Roll(tb.s, e, tb.from)
	if err != nil {
		return err
	}
	next, err := tb.game.Apply(tb.s, e)
	if err != nil {
		if next != tracker.State(tb.s) {
			tb.t.Fatal("a refused event changed the state")
		}
		return err
	}
	tb.s = next.(*state.State)
	tb.log = append(tb.log, tb.game.Lines(next)...)
	return nil
}

func (tb *table) do(kind tracker.Kind, seat tracker.Seat, data string, more ...func(*tracker.Event)) {
	tb.t.Helper()
	if err := tb.try(kind, seat, data, more...); err != nil {
		tb.t.Fatalf("%s: %v", kind, err)
	}
}

// refused checks that an event is refused for a reason.
func (tb *table) refused(code tracker.Code, kind tracker.Kind, seat tracker.Seat, data string, more ...func(*tracker.Event)) {
	tb.t.Helper()
	if err := tb.try(kind, seat, data, more...); !errors.Is(err, code) {
		tb.t.Fatalf("%s: got %v, want %s", kind, err, code)
	}
}

// begin settles the initiative for seat 1 and goes to a phase of round 1.
func (tb *table) begin(to state.Phase) {
	tb.t.Helper()
	rolls := func(e *tracker.Event) {
		e.Rolls = append([]int{12}, make([]int, len(tb.s.Players)-1)...)
		for i := 1; i < len(e.Rolls); i++ {
			e.Rolls[i] = 1
		}
	}
	tb.do("initiative", 0, "", rolls)
	tb.do("next", 0, `{"to":"`+string(to)+`"}`)
}

func (tb *table) add(seat tracker.Seat, data string) string {
	tb.t.Helper()
	tb.do("add", seat, data)
	return tb.s.Objects[len(tb.s.Objects)-1].ID
}

func (tb *table) object(id string) *state.Object {
	tb.t.Helper()
	o, ok := tb.s.Object(id)
	if !ok {
		tb.t.Fatalf("no object %s", id)
	}
	return o
}

func (tb *table) said(id string) bool {
	for _, l := range tb.log {
		if l.ID == id {
			return true
		}
	}
	return false
}

func overruled(e *tracker.Event) { e.Overrule = true }

func rolls(r ...int) func(*tracker.Event) { return func(e *tracker.Event) { e.Rolls = r } }

func faces(f ...dice.Face) func(*tracker.Event) { return func(e *tracker.Event) { e.Faces = f } }
