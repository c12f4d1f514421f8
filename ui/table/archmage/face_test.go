package archmage_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// At every size, in both languages, dark and light, all of it is there.
func TestEverySizeShowsTheTable(t *testing.T) {
	sizes := map[string]fyne.Size{"phone": uitest.Phone(), "tablet": uitest.Tablet(), "desk": uitest.Desk(), "small": uitest.Small()}
	for name, size := range sizes {
		for _, who := range [][]string{{"blue"}, {"blue", "red"}, {"blue", "white", "red", "green"}} {
			lang, look := config.English, config.Dark
			if len(who) == 2 {
				lang, look = config.German, config.Light
			}
			extra := midway
			if len(who) == 1 {
				extra = strings.Replace(midway, `,
	{"at":"w4","company":8,"relics":{"gems":3}}]`, "]", 1)
			}
			w := open(t, lay(t, extra, who...), lang, look, size)
			said := w.Read()
			want := []string{"Mira", map[config.Language]string{config.English: "Scrolls: 4 of 6", config.German: "Schriftrollen: 4 von 6"}[lang]}
			if len(who) > 1 {
				want = append(want, "Jonas")
			}
			for _, text := range want {
				if !strings.Contains(said, text) {
					t.Errorf("%s, %d seats: no %q in\n%s", name, len(who), text, said)
				}
			}
			if strings.Contains(said, "archmage.") || strings.Contains(said, "{{") {
				t.Errorf("%s, %d seats: a text is missing:\n%s", name, len(who), said)
			}
			w.Picture(fmt.Sprintf("%s-%d", name, len(who)))
			if tab := map[config.Language]string{config.English: "Map", config.German: "Karte"}[lang]; size.Width < 700 {
				w.Tap(tab)
				w.Picture(fmt.Sprintf("%s-%d-map", name, len(who)))
			}
		}
	}
}

// A turn on the screen: travel by the map, explore, follower, and the question before
// something is lost by going on.
func TestATurnByTaps(t *testing.T) {
	w := open(t, lay(t, "", "blue", "white", "red"), config.English, config.Dark, uitest.Phone())
	w.Tap("Map")
	w.Tap("Elves")
	if s := w.state(); s.Mages[0].At != "elves" || s.Points != 4 {
		t.Fatalf("at %s with %d points", s.Mages[0].At, s.Points)
	}
	w.Tap("Face-down tile (w")
	at := w.state().Mages[0].At
	if at == "elves" {
		t.Fatal("nobody went there")
	}
	w.Tap("Explore")
	w.Tap("The app draws one")
	s := w.state()
	if p := s.At(at); !p.Open() || s.Points != 2 {
		t.Fatalf("%s is %q, %d points", at, p.Kind, s.Points)
	}
	w.Tap("Place")
	if s := w.state(); s.At(at).Owner != 1 || s.Mages[0].Company != 14 {
		t.Errorf("%s is %d's", at, s.At(at).Owner)
	}
	w.Tap("Undo")
	if s := w.state(); s.At(at).Owner != 0 || s.Mages[0].Company != 15 {
		t.Errorf("undone it is still %d's", s.At(at).Owner)
	}
	w.Tap("End the Journey")
	if said := w.Read(); !strings.Contains(said, "2 movement points are lost") || w.state().Phase != "journey" {
		t.Fatalf("nobody asked:\n%s", said)
	}
	w.Tap("Leave it: End the Journey")
	if said := w.Read(); w.state().Phase != "end" || strings.Contains(said, "points are lost") {
		t.Errorf("in %s what was left is told once more:\n%s", w.state().Phase, said)
	}
	w.Tap("Cast: why not now")
	w.Tap("All deeds")
	if said := w.Read(); !strings.Contains(said, "without wards 1 point kills") || !strings.Contains(said, "Not in this phase") {
		t.Errorf("what attacking costs, and why it is not possible now, is not said:\n%s", said)
	}
	if s := w.state(); s.Phase != "end" || s.Mages[0].At != at {
		t.Error("asking why changed something")
	}
}

// A number on the wheel always counts points, whoever stands there, and the middle says so; how
// many apprentices there are is told in the corner where there is more than one.
func TestTheWheelSaysWhatItCounts(t *testing.T) {
	two := strings.Replace(midway, `"fundamental-will":1`, `"fundamental-will":2`, 1)
	w := open(t, lay(t, two, "blue", "white"), config.English, config.Dark, uitest.Desk())
	if !strings.Contains(w.Read(), "points") {
		t.Errorf("the wheel does not say what it counts:\n%s", w.Read())
	}
	for name, want := range map[string]string{
		"Death, Fundamental: 0 apprentices": "1", "Will and Death, Advanced: 0 apprentices": "2", "Will, Master: 0 apprentices": "4",
		"Time, Fundamental: 1 apprentice": "1", "Will, Fundamental: 2 apprentices": "12",
	} {
		shown := ""
		uitest.Walk(uitest.Named(w.Fyne.Canvas(), name), func(o fyne.CanvasObject) {
			if o, ok := o.(*canvas.Text); ok {
				shown += o.Text
			}
		})
		if shown != want {
			t.Errorf("%s shows %q, want %q", name, shown, want)
		}
	}
}

// Planets, shelves and the wheel are touched where they are drawn.
func TestTheTowerIsTouched(t *testing.T) {
	extra := `{"phase":"prepare","round":3,"mages":[{"at":"w1","relics":{"scrolls":4},"planets":{"time":-2,"will":0},
		"apprentices":{"fundamental-time":1,"fundamental-will":1}}],"places":[{"id":"w1","kind":"mine","tower":1}]}`
	w := open(t, lay(t, extra, "blue", "white", "red", "green"), config.English, config.Dark, uitest.Desk())
	w.Tap("Time: 2 steps from the centre")
	if s := w.state(); s.Mages[0].Planets[0] != -1 || s.Mages[0].Relics[0] != 5 || s.Phase != "journey" {
		t.Fatalf("%v %v %s", s.Mages[0].Planets, s.Mages[0].Relics, s.Phase)
	}
	w.Tap("Scrolls: 5 of 6")
	w.Tap("2")
	w.Tap("Set")
	if n := w.state().Mages[0].Relics[0]; n != 2 {
		t.Errorf("%d Scrolls", n)
	}
	w.Tap("Time and Will, Advanced: 0 apprentices")
	if said := w.Read(); !strings.Contains(said, "5 movement points are lost") || w.state().Phase != "journey" {
		t.Fatalf("five points are lost by one tap:\n%s", said)
	}
	w.Tap("Leave it")
	if s := w.state(); s.Mages[0].Apprentices[6] != 1 || s.Phase != "end" {
		t.Errorf("%v in %s", s.Mages[0].Apprentices, s.Phase)
	}
	w.Tap("Mira: ")
	if said := w.Read(); !strings.Contains(said, "1 Advanced spell") {
		t.Errorf("the score sheet says\n%s", said)
	}
}

// What is ours of the board can be put right on a table that began at once: a tap on a number
// below the planets sets it, and the relics follow.
func TestThePrintedNumbersCanBePutRight(t *testing.T) {
	w := open(t, lay(t, "", "blue", "white", "red", "green"), config.English, config.Dark, uitest.Phone())
	if s := w.state(); s.Phase != "journey" {
		t.Fatalf("the table is in %s", s.Phase)
	}
	w.Tap("Below space 1: 1")
	w.Tap("5")
	w.Tap("Set")
	s := w.state()
	if s.Track[0] != 5 {
		t.Fatalf("the numbers are %v", s.Track)
	}
	for of, at := range s.Mages[0].Planets {
		if at == -3 && s.Mages[0].Relics[of] != 5 {
			t.Errorf("%d relics of the planet above it", s.Mages[0].Relics[of])
		}
	}
}

// What land scores that nobody controls is answered where it is asked.
func TestUnownedLandIsSettledOnTheScreen(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Phone(), uitest.Tablet()} {
		w := open(t, lay(t, strings.Replace(over, `"unowned":"nothing",`, "", 1), "blue", "red"), config.English, config.Dark, size)
		w.Tap("Land that nobody controls scores nothing")
		if s := w.state(); s.Unowned != "nothing" {
			t.Fatalf("unowned land scores %q:\n%s", s.Unowned, w.Read())
		}
	}
}

// Alone the Warlord's turn is told step by step, each with its rule.
func TestTheWarlordOnTheScreen(t *testing.T) {
	w := open(t, lay(t, "", "blue"), config.English, config.Dark, uitest.Phone())
	n := 0
	uitest.Walk(w.Fyne.Content(), func(o fyne.CanvasObject) {
		said, _ := o.(fyne.Accessible)
		if _, taps := o.(fyne.Tappable); taps && said != nil && strings.Contains(said.AccessibilityLabel(), "Roll the direction") {
			n++
		}
	})
	if n != 1 {
		t.Errorf("his next step stands %d times on the screen", n)
	}
	w.Tap("Next: Roll the direction")
	if said := w.Read(); !strings.Contains(said, "rule M-88") || w.state().Warlord.Pip == 0 {
		t.Fatalf("nothing was rolled:\n%s", said)
	}
	w.Tap("Warlord: the whole turn at once")
	if s := w.state(); s.Phase != "journey" || s.Warlord.Stage != "direction" {
		t.Errorf("%s, %s", s.Phase, s.Warlord.Stage)
	}
	trail := w.state().Warlord.Trail
	if len(trail) < 4 || trail[0].Die == 0 {
		t.Fatalf("his walk is %v", trail)
	}
	w.Tap("Map")
	walked := func() string {
		at := ""
		uitest.Walk(w.Fyne.Content(), func(o fyne.CanvasObject) {
			if said, ok := o.(fyne.Accessible); ok && strings.HasSuffix(said.AccessibilityLabel(), ", Warlord") {
				at = said.AccessibilityLabel()
			}
		})
		return at
	}
	for i, pace := range trail[1:] { // the first was seen as it was rolled
		place := archmage.PlaceWord(w.state().At(pace.At))
		_, args := place.Message()
		if at := walked(); args["Place"] != nil && !strings.Contains(at, args["Place"].(string)) {
			t.Errorf("step %d: he stands at %q, not at %s", i+2, at, pace.At)
		}
		if said := w.Read(); !strings.Contains(said, fmt.Sprintf("%d of %d", i+2, len(trail))) || !strings.Contains(said, "rule "+pace.Said.Rule) || strings.Contains(said, "("+pace.Said.Rule+")\n\n") {
			t.Fatalf("step %d is not told:\n%s", i+2, said)
		}
		w.Tap("Walk: the next step")
	}
	w.Tap("Walk: the step before")
	w.Tap("End the Journey")
	w.Tap("Leave it") // nothing waits for it: he stands where he stands
	last := trail[len(trail)-1].At
	if said := w.Read(); strings.Contains(said, fmt.Sprintf("of %d\n", len(trail))) || !strings.Contains(walked(), last) && w.state().At(last).Stack != archmage.City {
		t.Errorf("after a deed he stands at %q, and his walk is still told:\n%s", walked(), said)
	}
}

// A location is set by hand, and a map is kept and laid again.
func TestTheMapByHand(t *testing.T) {
	w := open(t, lay(t, midway, "blue", "red"), config.English, config.Dark, uitest.Desk())
	w.Tap("Town (t2)")
	w.Tap("Jonas")
	if s := w.state(); s.At("t2").Owner != 2 || s.Mages[1].Supply+s.Mages[1].Company != 22 {
		t.Errorf("%d, %+v", s.At("t2").Owner, s.Mages[1])
	}
	w.Tap("Close")
	before := *w.state().At("w9")
	w.Tap("Kept maps")
	w.write("Name of this map", "Home")
	w.Tap("Keep this map")
	w.Tap("Close")
	w.Tap("Arrange tiles")
	w.drag("w9", "o1")
	after := w.state()
	if at := after.At("w9"); at.Q == before.Q && at.R == before.R {
		t.Fatal("the tile lies where it lay")
	}
	if at, was := after.At("o1"), before; at.Q != was.Q || at.R != was.R {
		t.Errorf("the other tile has not taken its place: %+v", at)
	}
	w.Tap("Kept maps")
	w.Tap("Home")
	if at := w.state().At("w9"); at.Q != before.Q || at.R != before.R {
		t.Errorf("the kept map is not laid again: %+v", at)
	}
	again := open(t, w.Files, config.English, config.Dark, uitest.Desk())
	again.Tap("Kept maps")
	if !strings.Contains(again.Read(), "Home") {
		t.Error("the map is not kept on the device")
	}
}

// write puts a text into a field.
func (w *window) write(name, text string) {
	w.Test.Helper()
	if !uitest.Write(w.Fyne.Canvas().Overlays().Top(), name, text) {
		w.Test.Fatalf("no field is called %q", name)
	}
	w.Settle()
}

// drag drags a face-down tile onto another, as a finger does in steps.
func (w *window) drag(from, to string) {
	w.Test.Helper()
	spot := func(id string) fyne.CanvasObject {
		var found fyne.CanvasObject
		uitest.Walk(w.Fyne.Content(), func(o fyne.CanvasObject) {
			if _, drags := o.(fyne.Draggable); drags {
				if said, ok := o.(fyne.Accessible); ok && strings.Contains(said.AccessibilityLabel(), "("+id+")") {
					found = o
				}
			}
		})
		if found == nil {
			w.Test.Fatalf("no tile %s to drag", id)
		}
		return found
	}
	tile, by := spot(from), spot(to).Position().Subtract(spot(from).Position())
	for range 4 {
		tile.(fyne.Draggable).Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(by.X/4, by.Y/4)})
	}
	tile.(fyne.Draggable).DragEnd()
	w.Settle()
}

// However many planets have come to the centre, none of the others is hidden behind them.
func TestNoPlanetHidesAnother(t *testing.T) {
	for central := range 6 {
		planets := map[string]int{}
		for i, of := range []string{"time", "will", "death", "blood", "nature", "matter"} {
			if i >= central {
				planets[of] = []int{-1, 1, -2, 2, -3, 1}[i]
			} else {
				planets[of] = 0
			}
		}
		data, err := json.Marshal(map[string]any{"phase": "journey", "round": 9, "mages": []any{map[string]any{"planets": planets}}})
		if err != nil {
			t.Fatal(err)
		}
		w := open(t, lay(t, string(data), "blue"), config.English, config.Dark, uitest.Phone())
		at := map[string]fyne.Position{}
		wide := float32(0)
		uitest.Walk(w.Fyne.Canvas().Content(), func(o fyne.CanvasObject) {
			if said, ok := o.(fyne.Accessible); ok && strings.Contains(said.AccessibilityLabel(), "from the centre") {
				at[said.AccessibilityLabel()] = fyne.CurrentApp().Driver().AbsolutePositionForObject(o).AddXY(o.Size().Width/2, o.Size().Height/2)
				wide = 0.094 * 388
			}
		})
		for a, one := range at {
			for b, other := range at {
				dx, dy := one.X-other.X, one.Y-other.Y
				if a < b && dx*dx+dy*dy < 0.75*0.75*wide*wide {
					t.Errorf("%d in the centre: %s at %v and %s at %v", central, a, one, b, other)
				}
			}
		}
		if len(at) != 6 {
			t.Errorf("%d planets are drawn", len(at))
		}
	}
}

// across is a turn of whoever sits across.
const across = `{"phase":"journey","round":6,"turn":2,"points":3,"mages":[{},{"at":"w1"}],"places":[{"id":"w1","kind":"mine","owner":2}]}`

// Why something is not possible is said to who asked, the way they read.
func TestWhoSitsAcrossIsToldWhyNot(t *testing.T) {
	w := open(t, lay(t, across, "blue", "white"), config.English, config.Dark, uitest.Phone())
	w.Tap("Explore: why not now")
	notes := 0
	uitest.Walk(w.Fyne.Content(), func(o fyne.CanvasObject) {
		if _, ok := o.(*widgets.Note); ok {
			notes++
		}
	})
	if notes != 1 {
		t.Errorf("%d notes lie on the side of who asked, want 1", notes)
	}
}

// The word below the number of the wheel belongs to that number, whatever the land adds.
func TestOnePointOfTheWheelIsOne(t *testing.T) {
	extra := `{"phase":"journey","round":2,"mages":[{"at":"w1","apprentices":{"fundamental-time":1}}],"places":[{"id":"w1","kind":"mine","owner":1}]}`
	w := open(t, lay(t, extra, "blue"), config.English, config.Dark, uitest.Desk())
	if said := w.Read(); !strings.Contains(said, "\n1\npoint\n") && !strings.Contains(said, "\npoint\n1\n") {
		t.Errorf("one point is not one in\n%s", said)
	}
}

// A turned map begins at its reader's end: the points of movement are in sight at once.
func TestATurnedMapBeginsAtItsReadersEnd(t *testing.T) {
	w := open(t, lay(t, across, "blue", "white", "red"), config.English, config.Dark, uitest.Phone())
	w.Tap("Map")
	found := false
	uitest.Walk(w.Fyne.Content(), func(o fyne.CanvasObject) {
		if scroll, ok := o.(*widgets.Scroll); ok {
			found = true
			if end := scroll.Content.Size().Height - scroll.Size().Height; scroll.Offset.Y != end {
				t.Errorf("it stands at %v of %v", scroll.Offset.Y, end)
			}
		}
	})
	if !found {
		t.Error("nothing scrolls")
	}
}

// A tile lies where it lay when the phase changes under a finger, on whichever side its reader
// sits.
func TestTheMapStaysWhereItIs(t *testing.T) {
	for _, who := range [][]string{{"blue"}, {"blue", "red"}} {
		w := open(t, lay(t, `{"phase":"journey","round":2,"points":0}`, who...), config.English, config.Dark, uitest.Phone())
		w.Tap("Map")
		where := func() fyne.Position {
			tile := uitest.Named(w.Fyne.Canvas(), "Town (t1)")
			if tile == nil {
				t.Fatalf("no town is drawn:\n%s", w.Read())
			}
			return fyne.CurrentApp().Driver().AbsolutePositionForObject(tile)
		}
		before := where()
		for w.state().Phase == "journey" {
			w.Tap("Next: ")
		}
		if after := where(); w.state().Phase != "end" || after != before {
			t.Errorf("%d seats: in the phase %s the town lies at %v, before at %v", len(who), w.state().Phase, after, before)
		}
	}
}

// Planets that were shuffled by hand are laid in the app as they lie on the board, one on each
// space, before the first turn.
func TestPlanetsAreLaidByHand(t *testing.T) {
	w := open(t, lay(t, "choose", "blue", "red"), config.English, config.Dark, uitest.Phone())
	w.Tap("By hand")
	for i, of := range []string{"Matter", "Nature", "Blood", "Death", "Will", "Time"} {
		w.Tap(of + ": " + []string{"L3", "L2", "L1", "R1", "R2", "R3"}[i])
	}
	if got := w.state().Mages[0].Planets; got != [6]int{3, 2, 1, -1, -2, -3} {
		t.Fatalf("they lie at %v", got)
	}
	w.Tap("Time: L3")
	if got := w.state().Mages[0].Planets; got != [6]int{-3, 2, 1, -1, -2, 3} {
		t.Errorf("two that change places lie at %v", got)
	}
	w.Tap("Close")
	w.Tap("Blood: 1 step")
	if m := w.state().Mages[0]; m.Planets[3] != -2 || m.Shift != 1 {
		t.Errorf("moved outward Blood lies at %d, %d still to move", m.Planets[3], m.Shift)
	}
}

// The deeds of a turn stay where they are when others come and go: a second tap never does
// something else.
func TestTheDeedsKeepTheirPlaces(t *testing.T) {
	extra := `{"phase":"journey","round":3,"points":4,"mages":[{"at":"w1","company":9}],"places":[{"id":"w1","kind":"mine","owner":2},{"id":"w2","kind":"crypt"}]}`
	w := open(t, lay(t, extra, "blue"), config.English, config.Dark, uitest.Phone())
	where := func(name string) fyne.Position {
		t.Helper()
		deed := uitest.Named(w.Fyne.Canvas(), name)
		if deed == nil {
			t.Fatalf("no deed is called %q:\n%s", name, w.Read())
		}
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(deed)
		return fyne.NewPos(float32(int(at.X)), float32(int(at.Y)))
	}
	travel, attack := where("Travel"), where("Attack")
	w.Tap("Attack")
	place, wards := where("Place"), where("Wards: why not now")
	for name, was := range map[string]fyne.Position{"Travel": travel, "Attack: why not now": attack} {
		if now := where(name); now != was {
			t.Errorf("after a kill %s is at %v, not at %v", name, now, was)
		}
	}
	w.Tap("Place")
	if s := w.state(); s.At("w1").Owner != 1 || where("Travel") != travel || where("Wards") != wards {
		t.Errorf("%+v: after a follower was placed Travel is at %v, Wards at %v; before %v, %v", s.At("w1"), where("Travel"), where("Wards"), travel, wards)
	}
	uitest.Walk(w.Fyne.Content(), func(o fyne.CanvasObject) {
		if _, is := o.(*widgets.Deed); is && where(strings.TrimSpace(uitest.Spoken(o))) == place {
			t.Errorf("where a follower was placed there is now %s", uitest.Spoken(o))
		}
	})
}

// Wheel and map change places by what is seen, by a key, and by a finger.
func TestWheelAndMapChangePlaces(t *testing.T) {
	w := open(t, lay(t, midway, "blue", "white"), config.English, config.Dark, uitest.Phone())
	shows := func(after string, wheel bool) {
		t.Helper()
		if got := uitest.Named(w.Fyne.Canvas(), "Time, Master: 0 apprentices") != nil; got != wheel {
			t.Errorf("after %s the wheel is seen: %v", after, got)
		}
	}
	press := func(key fyne.KeyName) {
		w.Fyne.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: key})
		w.Settle()
	}
	finger := func(dx float32) {
		var over fyne.Scrollable
		uitest.Walk(w.Fyne.Content(), func(o fyne.CanvasObject) {
			if s, ok := o.(fyne.Scrollable); ok {
				if _, drags := o.(fyne.Draggable); drags {
					over = s
				}
			}
		})
		over.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(dx, 0)})
		w.Settle()
	}
	shows("opening", true)
	w.Tap("Map")
	shows("a tap", false)
	press(fyne.KeyLeft)
	shows("a key", true)
	finger(-90)
	shows("a swipe", false)
	finger(90)
	shows("a swipe back", true)
	press(fyne.KeyRight)
	shows("a key on", false)
}

// Afterwards the game is told by its points, which decide it, and not by its followers.
func TestItIsToldByItsPoints(t *testing.T) {
	w := open(t, lay(t, midway, "blue", "white"), config.English, config.Dark, uitest.Phone())
	w.Tap("Menu")
	w.Tap("The duel told")
	for range 60 { // a busy machine takes its time to read the log
		if strings.Contains(w.Read(), "Replay") {
			break
		}
		w.Settle()
	}
	if said := w.Read(); !strings.Contains(said, "Points by round") || strings.Contains(said, "Company by round") {
		t.Errorf("it is told as\n%s", said)
	}
}
