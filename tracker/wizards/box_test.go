package wizards

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/tracker"
)

// boxed begins a table with a box.
func boxed(t testing.TB, options map[string]string) (*State, error) {
	t.Helper()
	g := New(assets.FS)
	payload, _, err := g.Begin(nil, tracker.Start{Seats: []tracker.Sitter{{Who: "none"}}, Options: options, Seed: 7})
	if err != nil {
		return nil, err
	}
	s, err := g.New(event("setup", string(tracker.Holds(payload))))
	if err != nil {
		return nil, err
	}
	return s.(*State), nil
}

// A table begins with the doors of one's own tiles, however they were turned, and with the arrows,
// the names and the texts of the cards; of what the app made up it no longer says that it did.
func TestATableBeginsWithOnesOwnBox(t *testing.T) {
	bare := *table(t, "basic", "").Scenario
	var box Box
	for i, tile := range bare.Rooms {
		tile.Doors = &Doors{true, i%2 == 0, true, i%3 == 0}
		if strings.HasPrefix(tile.ID, "room-") {
			tile.Name = "Cellar " + tile.ID
		}
		box.Rooms = append(box.Rooms, tile)
	}
	box.Disasters = []Disaster{{ID: "twist", Level: "0", Text: "Turn a room."}}
	box.Cards = []RoomCard{{Room: "library", Arrows: "ws"}}
	s, err := boxed(t, map[string]string{"box": box.Text()})
	if err != nil {
		t.Fatal(err)
	}
	for _, room := range s.Academy {
		tile := Scenario{Rooms: box.Rooms}.With(Box{})
		if own := *tile.room(room.ID).Doors; !slices.Contains([]Doors{own, own.turned(1), own.turned(2), own.turned(3)}, room.Doors) {
			t.Errorf("%s lies with %v, its tile has %v", room.ID, room.Doors, own)
		}
	}
	want(t, "the arrows of a card", s.Scenario.card("library").Arrows, "ws")
	want(t, "what is made up still", s.Scenario.Ours, []string{"arrows", "activate", "cards", "levels"})
	want(t, "a card's words", s.Scenario.disaster("twist").Text, "Turn a room.")
	if _, err := boxed(t, map[string]string{"box": `{"rooms":[{"id":"library","doors":"x"}]}`}); err == nil {
		t.Error("a box that cannot be is taken")
	}
}

// What somebody changes about a scenario is a box, and laid over the scenario it is the change.
func TestWhatIsToldOfAScenarioIsABox(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		before := *table(t, "basic", "").Scenario
		after := before
		after.Rooms, after.Cards, after.Spells = slices.Clone(before.Rooms), slices.Clone(before.Cards), slices.Clone(before.Spells)
		for i := range after.Rooms {
			if rapid.Bool().Draw(rt, "room") {
				after.Rooms[i].Doors = &Doors{rapid.Bool().Draw(rt, "north"), true, rapid.Bool().Draw(rt, "south"), false}
			}
		}
		after.Cards[rapid.IntRange(0, len(after.Cards)-1).Draw(rt, "card")].Arrows = TowardsCursed
		after.Spells[rapid.IntRange(0, len(after.Spells)-1).Draw(rt, "spell")].Text = rapid.StringN(1, 40, 160).Draw(rt, "text")
		box, err := ReadBox([]byte(after.Since(before).Text()))
		if err != nil {
			rt.Fatal(err)
		}
		again := before.With(box)
		again.Ours, after.Ours = nil, nil
		if !same(again, after) {
			rt.Fatalf("told\n%s\nbecame\n%s", box.Text(), tracker.Holds(again))
		}
		if both := box.With(box); !same(both, box) {
			rt.Fatalf("a box with itself is\n%s\nnot\n%s", both.Text(), box.Text())
		}
	})
}

// A friend's box adds to one's own; of what both tell the friend's counts, and what names a room
// that this scenario has not is left out of it.
func TestAFriendsBoxIsTakenOver(t *testing.T) {
	mine := Box{Rooms: []Tile{{ID: "library", Doors: &Doors{true}, Name: "Lesesaal"}}, Grimoire: map[string]string{"ice": "cold"}}
	theirs := Box{Rooms: []Tile{{ID: "library", Doors: &Doors{false, true}}, {ID: "cellar"}}, Disasters: []Disaster{{ID: "twist", Level: "0", Paragraphs: [][]Effect{{{Do: doRooms, Rooms: []string{"cellar"}}}}}}}
	both := mine.With(theirs)
	want(t, "its doors", *both.Rooms[0].Doors, Doors{false, true})
	want(t, "its name stays", both.Rooms[0].Name, "Lesesaal")
	want(t, "of both", []int{len(both.Rooms), len(both.Disasters), len(both.Grimoire)}, []int{2, 1, 1})
	sc := table(t, "basic", "").Scenario.With(both)
	want(t, "of a room there is none of", sc.room("cellar"), (*Tile)(nil))
	want(t, "nor of its card", len(sc.disaster("twist").Paragraphs[0][0].Rooms), 0)
}

// While a game is on the box tells how the tiles lie.
func TestTheBoxIsToldAtTheTable(t *testing.T) {
	s := table(t, "basic", "")
	s = do(t, s, "box", `{"rooms":[{"id":"hoard","doors":"ns","name":"Treasury"}],"roomCards":[{"room":"hoard","arrows":"s"}]}`)
	hoard := s.Academy[s.Academy.Find("hoard")]
	want(t, "as it lies", []any{hoard.Doors, hoard.Name, s.Scenario.card("hoard").Arrows}, []any{Doors{true, false, true, false}, "Treasury", "s"})
}

func FuzzReadBox(f *testing.F) {
	f.Add([]byte(`{"rooms":[{"id":"library","doors":"ns"}],"disasterCards":[{"id":"twist","level":"0","paragraphs":[[{"do":"turn"}]]}]}`))
	before := *table(f, "basic", "").Scenario
	f.Fuzz(func(t *testing.T, data []byte) {
		box, err := ReadBox(data)
		if err != nil {
			return
		}
		sc := before.With(box)
		if err := sc.check(); err != nil {
			t.Fatalf("%s makes a scenario nobody can play: %v", data, err)
		}
		if again, err := ReadBox([]byte(box.Text())); err != nil || !same(again, box) {
			t.Fatalf("%s comes back as %+v: %v", data, again, err)
		}
	})
}
