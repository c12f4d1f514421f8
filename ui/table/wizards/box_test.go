package wizards_test

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/packed"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/uitest"
)

// tapSide taps a side of a room on the sheet that lies on top, clockwise from above; -1 is its
// middle.
func (w *window) tapSide(room string, side int) {
	w.Test.Helper()
	var cell fyne.CanvasObject
	uitest.Walk(uitest.Uppermost(w.Fyne.Canvas()), func(o fyne.CanvasObject) {
		if said, ok := o.(fyne.Accessible); ok && strings.HasPrefix(said.AccessibilityLabel(), room+", ") {
			cell = o
		}
	})
	if cell == nil {
		w.Test.Fatalf("no room %q in\n%s", room, w.Read())
	}
	size := cell.Size()
	at := fyne.NewPos(size.Width/2, size.Height/2).Add(map[int]fyne.Position{
		0: {Y: -0.4 * size.Height}, 1: {X: 0.4 * size.Width}, 2: {Y: 0.4 * size.Height}, 3: {X: -0.4 * size.Width},
	}[side])
	test.TapAt(cell.(fyne.Tappable), at)
	w.Settle()
}

// Doors and arrows are told by taps on the rooms, a shape at a time or side by side; they are kept,
// and the next table begins with them in five taps.
func TestTheBoxIsToldOnceByTaps(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Small(), uitest.Phone()} {
		disk := store.NewMemory()
		w := open(t, disk, as{lang: config.English, size: size})
		w.Tap("Wizard's Academy")
		w.Tap("What your box says")
		w.tapSide("Library", 0)
		w.tapSide("Library", 2)
		w.tapSide("Library", 2) // a wall
		w.hear("1 lacks a side")
		w.tapSide("Library", 1)
		w.tapSide("Library", 1)
		w.tapSide("Library", 3)
		w.hear("0 of 16 kept · 1 more ready")
		w.Tap("north, south") // a shape, laid and turned by taps on rooms
		w.tapSide("Hoard", 0)
		w.tapSide("Hoard", 0)
		w.tapSide("Workshop", -1)
		w.Tap("Take the last tap back")
		w.Tap("Arrows")
		w.tapSide("Hoard", 3)
		w.tapSide("Hoard", 0)
		w.tapSide("Workshop", -1)
		w.Picture(fmt.Sprint("box-arrows-", size.Width))
		w.Tap("Doors")
		w.Picture(fmt.Sprint("box-doors-", size.Width))
		w.Tap("Keep it: 10 things told")
		w.Tap("real cards")
		w.Tap("Begin")
		if got := told(w.state(), "hoard"); got != "ew wn" {
			t.Errorf("the Hoard lies with %q", got)
		}

		again := open(t, disk, as{lang: config.English, size: size}) // another evening
		for _, tap := range []string{"Menu", "Put the table away", "Wizard's Academy", "Begin", "Next: Begin"} {
			again.Tap(tap)
		}
		s := again.state()
		if !s.Real {
			t.Error("what the group chose at its last table is forgotten")
		}
		if got := told(s, "hoard") + ", " + told(s, "library") + ", " + told(s, "workshop"); s.Turn != 1 || got != "ew wn, nw nesw, all cursed" {
			t.Errorf("turn %d, %s", s.Turn, got)
		}
	}
}

// told are the doors of a tile and the arrows of its card.
func told(s *wizards.State, room string) string {
	doors, arrows := "all", ""
	for _, tile := range s.Scenario.Rooms {
		if tile.ID == room && tile.Doors != nil {
			letters, _ := tile.Doors.MarshalText()
			doors = string(letters)
		}
	}
	for _, card := range s.Scenario.Cards {
		if card.Room == room {
			arrows = string(card.Arrows)
		}
	}
	return doors + " " + arrows
}

// At the table the rooms are told as they lie, and a card that was played is told there and then:
// it is read out the next time.
func TestTheBoxIsToldAtTheTable(t *testing.T) {
	layout := `{"turn":3,"phase":"disaster","mana":4,"rooms":[{"room":"hoard","at":0,"doors":"nesw"}],"wizards":[{"seat":1,"hand":["twist"]}],"disasters":{"draw":["twist"],"discard":[]}}`
	w := open(t, lay(t, 1, nil, layout), as{lang: config.English, size: uitest.Phone()})
	w.Tap("Next: Play the disaster")
	w.finish()
	w.Tap("Tell once what it says")
	if !uitest.Write(uitest.Uppermost(w.Fyne.Canvas()), "In your own words", "Swap two rooms.") {
		t.Fatalf("no field for its words in\n%s", w.Read())
	}
	w.Tap("swap rooms")
	w.Tap("Add this step")
	w.Picture("box-card")
	w.Tap("Done")
	w.Tap("Doors")
	w.Tap("north, east, south, west")
	w.tapSide("Hoard", 0)
	w.Tap("Keep it: 5 things told")
	w.Tap("Next: Draw a disaster")
	w.Tap("Next: End the actions")
	w.Tap("Leave it: End the actions")
	w.finish()
	w.Tap("Next: Play the disaster")
	w.hear("Swap two rooms.")
	w.finish()
	w.Tap("The card says: Swap two rooms")
	w.Picture("box-due")
}

// finish takes all steps that are told.
func (w *window) finish() {
	for strings.Contains(w.Read(), "Next step") {
		w.Tap("Next")
	}
}

// A friend's box comes as a code; a kept one that cannot be read is laid aside, and the table begins
// all the same.
func TestABoxIsTakenFromACode(t *testing.T) {
	disk := store.NewMemory()
	if err := disk.Replace("wizards-box.json", []byte(`{"rooms":[{"id":"hoard","doors":"up"}]}`)); err != nil {
		t.Fatal(err)
	}
	w := open(t, disk, as{lang: config.English, size: uitest.Phone()})
	w.Tap("Wizard's Academy")
	if aside, err := disk.Read("wizards-box-damaged.json"); err != nil || len(aside) == 0 {
		t.Errorf("what was there is lost: %v", err)
	}
	w.Tap("What your box says")
	w.Tap("Take a friend's")
	code := packed.Word(packed.Rooms, []byte(`{"rooms":[{"id":"hoard","doors":"ns"}],"disasterCards":[{"id":"twist","level":"0","text":"Turn a room."}]}`))
	for _, text := range []string{code[:len(code)-4], "nothing", code} {
		if !uitest.Write(uitest.Uppermost(w.Fyne.Canvas()), "Paste", text) {
			t.Fatalf("no field for a code in\n%s", w.Read())
		}
		w.Tap("Take it over")
	}
	w.hear("0 of 16 kept · 1 more ready")
	w.Tap("Keep it: 6 things told")
	w.Tap("Begin")
	if got := told(w.state(), "hoard"); got != "ns wsen" || w.state().CardText("twist") != "Turn a room." {
		t.Errorf("the Hoard lies with %q, a card says %q", got, w.state().CardText("twist"))
	}
}
