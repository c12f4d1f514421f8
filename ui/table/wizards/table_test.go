package wizards_test

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/uitest"
)

// busy is a table in the middle of a game.
const busy = `{"turn":9,"phase":"actions","actions":{"free":2},"mana":4,"rooms":[{"room":"hoard","pieces":{"fire":1}},{"room":"warded-room","pieces":{"fire":1}},
{"room":"cursed-room","pieces":{"water":2},"source":3},{"room":"room-a","pieces":{"imp":2,"portal":1}},{"room":"library","pieces":{"guardian":1},"source":5},{"room":"workshop","source":1}],
"wizards":[{"seat":1,"room":"workshop","glyphs":[2,3,3],"hand":["wildfire"]},{"seat":2,"room":"hoard","glyphs":[5]}]}`

// How many of a glyph somebody owns is seen and said, and is no other glyph.
func TestGlyphsAreCounted(t *testing.T) {
	w := open(t, lay(t, 2, nil, busy), as{lang: config.English, size: uitest.Phone()})
	if said := w.Read(); !strings.Contains(said, "glyph 3 ×2\n") || !strings.Contains(said, "glyph 2\n") {
		t.Errorf("of the glyphs there is said\n%s", said)
	}
}

// An evening on the screen: set up, played, undone, killed and opened again.
func TestTheWindowPlaysIt(t *testing.T) {
	disk := store.NewMemory()
	w := open(t, disk, as{lang: config.English, size: uitest.Phone()})
	w.Tap("Wizard's Academy")
	w.Tap("Another seat")
	w.Tap("Begin")
	if s := w.state(); len(s.Wizards) != 2 || s.Phase != "refine" {
		t.Fatalf("%+v", s)
	}
	w.Tap("Next: Begin")
	w.Tap("Next")
	for range 20 { // what the card brought about is told first
		if !strings.Contains(w.Read(), "Next step") {
			break
		}
		w.Tap("Next")
	}
	if s := w.state(); s.Phase != "draw" && s.Asked == nil {
		t.Fatalf("after the disaster: %s", s.Phase)
	}
	w.Tap("Undo")
	if s := w.state(); s.Phase != "disaster" {
		t.Errorf("undone it is at %s", s.Phase)
	}
	again := open(t, disk, as{lang: config.German, size: uitest.Phone()}) // nobody closed the first
	if said := again.Read(); !strings.Contains(said, "Manakristall") || !strings.Contains(said, "Unglück spielen") {
		t.Errorf("opened again it shows\n%s", said)
	}
}

func TestAMoveIsOneTap(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Small(), uitest.Phone(), uitest.Desk()} {
		w := open(t, lay(t, 2, nil, busy), as{lang: config.English, size: size})
		before := w.state()
		to := before.Academy[before.Academy.Neighbours(before.Wizards[0].At)[0]]
		w.Tap(roomNamed(w, before.Academy.Find(to.ID)))
		if after := w.state(); after.Academy[after.Wizards[0].At].ID != to.ID {
			t.Errorf("%v: Anna is in %s, not in %s", size, after.Academy[after.Wizards[0].At].ID, to.ID)
		}
		w.Tap("Undo")
		if after := w.state(); after.Wizards[0].At != before.Wizards[0].At {
			t.Errorf("%v: undone Anna is in %s", size, after.Academy[after.Wizards[0].At].ID)
		}
	}
}

// roomNamed is how the cell of a room is read out.
func roomNamed(w *window, at int) string {
	w.Test.Helper()
	name := map[string]string{
		"mana-crystal": "Mana Crystal", "library": "Library", "flux-point": "Flux Point", "holy-room": "Holy Room", "planar-rift": "Planar Rift",
		"cursed-room": "Cursed Room", "warded-room": "Warded Room", "awakened-room": "Awakened Room", "workshop": "Workshop", "hoard": "Hoard",
		"masters-study": "Master's Study", "outer-dimension": "Outer Dimension", "room-a": "Room A", "room-b": "Room B", "room-c": "Room C", "room-d": "Room D",
	}[w.state().Academy[at].ID]
	for _, line := range strings.Split(w.Read(), "\n") {
		if line == name || strings.HasPrefix(line, name+",") {
			return line
		}
	}
	w.Test.Fatalf("no room %s in\n%s", name, w.Read())
	return ""
}

// What threats do is told step by step, then what the players have to decide is asked.
func TestEveryStepIsTold(t *testing.T) {
	w := open(t, lay(t, 2, map[string]string{"doors": "drawn"}, busy), as{lang: config.English, size: uitest.Phone()})
	w.Tap(roomNamed(w, w.state().Academy.Find("room-a")))
	w.Tap("Activate all here")
	if w.state().Asked == nil || !strings.Contains(w.Read(), "What comes first?") {
		t.Fatalf("nothing is asked:\n%s", w.Read())
	}
	w.Tap("as listed")
	steps := len(w.state().Told)
	if steps < 3 {
		t.Fatalf("%d steps", steps)
	}
	for n := 1; n < steps; n++ {
		if strings.Contains(w.Read(), "Cast a spell") {
			t.Error("while something is told the next act is offered")
		}
		w.Tap("Next")
	}
	if said := w.Read(); strings.Contains(said, "Next step") || !strings.Contains(said, "Cast a spell") {
		t.Errorf("told to its end it shows\n%s", said)
	}
	w.Tap("Undo")
	w.Tap("as listed")
	w.Tap("All at once")
	if strings.Contains(w.Read(), "Next step") {
		t.Error("all at once is not all")
	}
}

// Nobody sees another's card before its owner says so.
func TestHandsAreHidden(t *testing.T) {
	w := open(t, lay(t, 2, nil, busy), as{lang: config.English, size: uitest.Phone()})
	if strings.Contains(w.Read(), "Wildfire") {
		t.Error("a card of the hand lies open")
	}
	w.Tap("Anna, Disaster cards")
	if strings.Contains(w.Read(), "Wildfire") {
		t.Error("a card is shown before its owner says so")
	}
	w.Tap("Show the cards")
	if !strings.Contains(w.Read(), "Wildfire") {
		t.Error("the owner does not see the card")
	}
}

// A room's doors are set as on its tile, and what lies there goes up and down.
func TestARoomIsSetByHand(t *testing.T) {
	w := open(t, lay(t, 2, nil, busy), as{lang: config.English, size: uitest.Desk()})
	hoard := w.state().Academy.Find("hoard")
	w.Tap(roomNamed(w, hoard))
	w.Tap("north: door")
	if w.state().Academy[hoard].Doors[0] {
		t.Error("the door is open still")
	}
	w.Tap("Less fire")
	if n := w.state().Academy[hoard].Pieces[0]; n != 0 {
		t.Errorf("%d fires", n)
	}
	w.Tap("Place something")
	w.Tap("imp")
	w.Tap("Do it")
	if n := w.state().Academy[hoard].Pieces[2]; n != 1 {
		t.Errorf("%d imps", n)
	}
}

// The grid casts with the two glyphs of a space.
func TestTheGridCasts(t *testing.T) {
	w := open(t, lay(t, 2, nil, busy), as{lang: config.English, size: uitest.Phone()})
	w.Tap("Spells 0 of 15")
	w.Tap("2 and 3, level 1, face down")
	w.Tap("Cast with 2 and 3")
	if s := w.state(); s.Cast == nil || s.Wizards[0].All() != 1 {
		t.Fatalf("%+v", s.Cast)
	}
	if !strings.Contains(w.Read(), "is done") {
		t.Errorf("nothing says that it is done:\n%s", w.Read())
	}
}

// The letters of the grid are as large as any, and grow with the size somebody chose.
func TestTheGridsLettersGrow(t *testing.T) {
	sizes := map[int]float32{}
	for _, percent := range []int{100, 160} {
		w := open(t, lay(t, 2, nil, busy), as{lang: config.English, size: uitest.Phone(), text: percent})
		w.Tap("Spells 0 of 15")
		uitest.Walk(uitest.Uppermost(w.Fyne.Canvas()), func(o fyne.CanvasObject) {
			if text, ok := o.(*canvas.Text); ok && text.Text != "" && text.TextSize < 13 {
				t.Errorf("at %d %% %q is set in %v", percent, text.Text, text.TextSize)
			}
			if text, ok := o.(*canvas.Text); ok && text.Text == "3 · 5" {
				sizes[percent] = text.TextSize
			}
		})
	}
	if sizes[100] == 0 || sizes[160] < 1.4*sizes[100] {
		t.Errorf("a space is marked in letters of %v", sizes)
	}
}

// In the Library a spell is bound from the grid: its space, then its name, both in sight.
func TestTheGridBinds(t *testing.T) {
	w := open(t, lay(t, 2, nil, `{"turn":3,"phase":"actions","actions":{"free":2},"mana":4,"grid":{"1-2":{"spell":"nova"}},"wizards":[{"seat":1,"room":"library","glyphs":[2]}]}`), as{lang: config.English, size: uitest.Phone()})
	w.Tap("Bind a spell")
	w.Tap("1 and 2, level 1, face down")
	w.Tap("Nova")
	if faults := uitest.Illegible(uitest.Uppermost(w.Fyne.Canvas()), uitest.Phone()); len(faults) > 0 {
		t.Error(faults)
	}
	w.Tap("Do it")
	if s := w.state(); s.Grid.Bound() != 1 || s.Mana != 4 {
		t.Errorf("%d bound, mana %d", s.Grid.Bound(), s.Mana)
	}
}

// At every size, in both languages, by day and night all of it is there, and nothing is
// said by its id.
func TestItIsDrawnEverywhere(t *testing.T) {
	looks := []string{"", busy, busy, busy}
	for _, lang := range []config.Language{config.English, config.German} {
		for i, size := range []fyne.Size{uitest.Small(), uitest.Phone(), uitest.Tablet(), uitest.Desk()} {
			w := open(t, lay(t, 1+i, map[string]string{"scenario": []string{"basic", "advanced"}[i%2], "doors": "drawn"}, looks[i]), as{lang: lang, size: size, light: i%2 == 1})
			said := w.Read()
			for _, want := range []string{"Anna", map[config.Language]string{config.English: "Mana Crystal", config.German: "Manakristall"}[lang]} {
				if !strings.Contains(said, want) {
					t.Errorf("%s, %v: no %q in\n%s", lang, size, want, said)
				}
			}
			if strings.Contains(said, "wizards.") || strings.Contains(said, "wizardsface.") {
				t.Errorf("%s, %v: a text is missing:\n%s", lang, size, said)
			}
			if picture := w.Picture(fmt.Sprintf("academy-%s-%.0f", lang, size.Width)); picture.Bounds().Dx() < int(size.Width) {
				t.Errorf("%v: nothing is drawn", size)
			}
		}
	}
}

// A scenario of one's own is made from one of the app's, and begins as it says.
func TestAScenarioOfOnesOwn(t *testing.T) {
	disk := store.NewMemory()
	w := open(t, disk, as{lang: config.English, size: uitest.Phone()})
	w.Tap("Wizard's Academy")
	w.Tap("A scenario of your own")
	w.Tap("More Mana at the start")
	w.Tap("glyph 6")
	w.Tap("More Wildfire")
	w.Tap("Use it")
	if !strings.Contains(w.Read(), "chosen") {
		t.Fatalf("it is not taken:\n%s", w.Read())
	}
	w.Tap("Begin")
	s := w.state()
	if s.Mana != 6 || len(s.Disasters.Draw)+len(s.Progression) != 16 || s.Scenario.ID != "own" {
		t.Errorf("mana %d, %d and %d cards, scenario %s", s.Mana, len(s.Disasters.Draw), len(s.Progression), s.Scenario.ID)
	}
	w.Tap("Scenario")
	if said := w.Read(); !strings.Contains(said, "no mana is left") || !strings.Contains(said, "Abjure is cast") {
		t.Errorf("the goal is not said:\n%s", said)
	}
}

// Rooms, cards, spells, threats, extras and both ends are made in the editor, and the table
// begins with them.
func TestAllOfAScenarioIsMadeInTheApp(t *testing.T) {
	w := open(t, store.NewMemory(), as{lang: config.English, size: uitest.Desk()})
	w.Tap("Wizard's Academy")
	w.Tap("A scenario of your own")
	w.Tap("Library") // its doors as on the tile
	w.Tap("north")
	w.Tap("east")
	w.Tap("ice 0") // one lies there at the start
	w.Tap("Done")
	w.Tap("A card of our own")
	w.Tap("Activate a kind")
	w.Tap("imp")
	w.Tap("Add this step")
	w.Tap("Done")
	w.Tap("More A card of our own")
	w.Tap("A spell of our own")
	w.Tap("Botch")
	w.Tap("Done")
	w.write("In your own words", "No running")
	w.Tap("Add this rule")
	w.Tap("A way of our own to win")
	w.Tap("More Spells bound")
	w.Tap("Done")
	w.Tap("Use it")
	w.Tap("Begin")
	s := w.state()
	sc := s.Scenario
	library := s.Academy[s.Academy.Find("library")]
	switch {
	case sc.Rooms[1].Doors == nil || sc.Rooms[1].Doors[2] || !sc.Rooms[1].Doors[0] || !sc.Rooms[1].Doors[1]:
		t.Errorf("the library's doors: %+v", sc.Rooms[1])
	case library.Pieces[wizards.Ice] != 1:
		t.Errorf("in the library lies %v", library.Pieces)
	case len(sc.Disaster)+len(sc.Progression) != 17 || sc.Disasters[len(sc.Disasters)-1].Paragraphs[0][0].Do != "activate":
		t.Errorf("the deck: %v, the last card %+v", sc.Disaster, sc.Disasters[len(sc.Disasters)-1])
	case !sc.Spells[len(sc.Spells)-1].Botch:
		t.Errorf("the own spell: %+v", sc.Spells[len(sc.Spells)-1])
	case len(sc.Extras) != 1 || sc.Extras[0] != "No running":
		t.Errorf("extras: %v", sc.Extras)
	case len(sc.Victory) != 2 || len(sc.Defeat) != 0 || sc.Victory[1].Bound != 1:
		t.Errorf("victory: %+v, defeat: %+v", sc.Victory, sc.Defeat)
	}
}

// hear goes through what is told, until a text is there.
func (w *window) hear(until string) {
	w.Test.Helper()
	for range 200 {
		switch said := w.Read(); {
		case strings.Contains(said, "Next step"):
			w.Tap("Next: Next step")
		case strings.Contains(said, until):
			return
		}
		w.Settle()
	}
	w.Test.Fatalf("%q is never there:\n%s", until, w.Read())
}

// write puts a text into the field that is called so, the last of them.
func (w *window) write(name, text string) {
	w.Test.Helper()
	if !uitest.Write(w.Fyne.Canvas().Overlays().Top(), name, text) {
		w.Test.Fatalf("no field is called %q", name)
	}
	w.Settle()
}

// What the players have decided about an act is taken back with it by one tap.
func TestTheWholeIsTakenBack(t *testing.T) {
	hot := `{"turn":3,"phase":"actions","actions":{"free":0},"mana":4,"rooms":[{"room":"library","pieces":{"fire":1}}],"wizards":[{"seat":1,"room":"library"}]}`
	w := open(t, lay(t, 1, nil, hot), as{lang: config.English, size: uitest.Phone()})
	w.Tap("Next: End the actions")
	w.hear("stays")
	w.Tap("stays")
	if s := w.state(); s.Answers != 1 || s.Mana != 3 || s.Phase != "disaster" {
		t.Fatalf("%d answers, mana %d, %s", s.Answers, s.Mana, s.Phase)
	}
	w.hear("Take the whole back")
	w.Tap("Take the whole back")
	if s := w.state(); s.Mana != 4 || s.Phase != "actions" || s.Answers != 0 {
		t.Errorf("mana %d, %s", s.Mana, s.Phase)
	}
}

// A move that water would waste is not done at one tap.
func TestAWastedMoveIsSaidFirst(t *testing.T) {
	wet := `{"phase":"actions","actions":{"free":1},"rooms":[{"room":"mana-crystal","at":5,"doors":"nesw"},{"room":"library","at":6,"doors":"nesw","pieces":{"water":1}}],"wizards":[{"seat":1,"room":"mana-crystal"}]}`
	w := open(t, lay(t, 1, nil, wet), as{lang: config.English, size: uitest.Phone()})
	w.Tap(roomNamed(w, 6))
	if w.state().Actions.Free != 1 || !strings.Contains(w.Read(), "would be wasted") {
		t.Errorf("%+v\n%s", w.state().Actions, w.Read())
	}
}

// The gold button tells step by step and then opens what is asked: it never goes away from
// under a finger.
func TestTheGoldButtonAnswersToo(t *testing.T) {
	w := open(t, lay(t, 2, map[string]string{"doors": "drawn"}, busy), as{lang: config.English, size: uitest.Phone()})
	w.Tap(roomNamed(w, w.state().Academy.Find("room-a")))
	w.Tap("Activate all here")
	w.Tap("Next: Answer")
	w.Tap("as listed")
	if w.state().Asked != nil && w.state().Asked.ID == "wizards.askOrder" {
		t.Fatal("it was not answered")
	}
	for range 30 {
		if !strings.Contains(w.Read(), "Next: Next step") {
			break
		}
		w.Tap("Next: Next step")
	}
	w.Tap("Next: End the actions")
	if s := w.state(); s.Phase != "actions" && s.Turn == 9 {
		t.Errorf("%s, turn %d", s.Phase, s.Turn)
	}
}

// What would be lost is asked once, and what is chosen instead opens its own sheet.
func TestATapTooManyLosesNoActions(t *testing.T) {
	w := open(t, lay(t, 2, nil, strings.Replace(busy, `"actions":{"free":2}`, `"actions":{"free":3}`, 1)), as{lang: config.English, size: uitest.Phone()})
	w.Tap("Next: End the actions")
	if w.state().Phase != "actions" {
		t.Fatal("three actions are gone")
	}
	w.Tap("Cast a spell")
	if said := w.Read(); !strings.Contains(said, "Which two glyphs?") {
		t.Errorf("nothing asks for the glyphs:\n%s", said)
	}
}
