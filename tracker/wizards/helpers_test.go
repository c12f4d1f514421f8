package wizards

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/tracker"
)

// square is the order in which the tests lay the rooms.
func square(advanced bool) []string {
	last := "outer-dimension"
	if advanced {
		last = "lost-room"
	}
	return []string{
		"mana-crystal", "library", "flux-point", "holy-room",
		"planar-rift", "cursed-room", "warded-room", "awakened-room",
		"workshop", "hoard", "masters-study", last,
		"room-a", "room-b", "room-c", "room-d",
	}
}

// table lays a game of two: every door open, no piece and no source, the first player in
// its actions; then what a layout says.
func table(t testing.TB, scenario, lay string) *State {
	t.Helper()
	g := New(assets.FS)
	payload, _, err := g.Begin(nil, tracker.Start{
		Seats: []tracker.Sitter{{Who: "destruction", Name: "Anna"}, {Who: "sanctuary", Name: "Ben"}}, Options: map[string]string{"scenario": scenario}, Seed: 7,
	})
	if err != nil {
		t.Fatal(err)
	}
	e, err := tracker.NewEvent(tracker.Setup, 0, tracker.Event{}.Time(), payload)
	if err != nil {
		t.Fatal(err)
	}
	first, err := g.New(e)
	if err != nil {
		t.Fatal(err)
	}
	s := first.(*State)
	for at, id := range square(scenario == "advanced") {
		s = do(t, s, "overrule", fmt.Sprintf(`{"rooms":[{"room":%q,"at":%d,"doors":"nesw"}]}`, id, at))
	}
	s = do(t, s, "overrule", `{"clear":true,"forget":true,"phase":"actions","turn":1,"current":1,"wizards":[{"seat":1,"room":"mana-crystal"},{"seat":2,"room":"mana-crystal"}]}`)
	if lay != "" {
		s = do(t, s, "overrule", lay)
	}
	return s
}

func event(kind, data string) tracker.Event {
	e := tracker.Event{Version: 1, Kind: tracker.Kind(kind)}
	if data != "" {
		e.Data = json.RawMessage(data)
	}
	return e
}

// do does an event that must be accepted.
func do(t testing.TB, s *State, kind, data string) *State {
	t.Helper()
	next, err := New(assets.FS).Apply(s, event(kind, data))
	if err != nil {
		t.Fatalf("%s %s: %v", kind, data, err)
	}
	return next.(*State)
}

// refused does an event that a rule must refuse, and that the table may do all the same.
func refused(t testing.TB, s *State, kind, data, rule string) {
	t.Helper()
	refusedOf(t, s, event(kind, data), rule)
}

// refusedOf does the same with an event that has a seat.
func refusedOf(t testing.TB, s *State, e tracker.Event, rule string) {
	t.Helper()
	kind, data := e.Kind, e.Data
	after, err := New(assets.FS).Apply(s, e)
	var no *tracker.Refusal
	if !errors.As(err, &no) || no.Rule != rule {
		t.Fatalf("%s %s: %v, not refused by %s", kind, data, err, rule)
	}
	if after.(*State) != s {
		t.Errorf("%s %s was refused and changed the state", kind, data)
	}
}

// told are the ids of what the last act brought about, without their area.
func told(s *State) string {
	var list []string
	for _, step := range s.Told {
		list = append(list, strings.TrimPrefix(step.ID, "wizards.told"))
	}
	return strings.Join(list, " ")
}

// lies are the rooms with a piece, as "library 2".
func lies(s *State, kind Piece) string {
	var list []string
	for _, room := range s.Academy {
		switch n := room.Pieces[kind]; n {
		case 0:
		case 1:
			list = append(list, room.ID)
		default:
			list = append(list, fmt.Sprint(room.ID, " ", n))
		}
	}
	slices.Sort(list)
	return strings.Join(list, ", ")
}

func want(t testing.TB, what string, got, expected any) {
	t.Helper()
	if fmt.Sprint(got) != fmt.Sprint(expected) {
		t.Errorf("%s: %v, expected %v", what, got, expected)
	}
}

// cards makes the next room card that of a room.
func cards(t testing.TB, s *State, rooms ...string) *State {
	t.Helper()
	data, _ := json.Marshal(rooms)
	return do(t, s, "overrule", fmt.Sprintf(`{"roomDeck":{"draw":%s,"discard":[]}}`, data))
}

// activate activates what a card would.
func activate(t testing.TB, s *State, piece string) *State {
	t.Helper()
	return do(t, s, "effect", fmt.Sprintf(`{"effects":[{"do":"activate","piece":%q}]}`, piece))
}
