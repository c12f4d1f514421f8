package archmage_test

import (
	"strings"
	"testing"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/uitest/whole"
)

// sheet is one thing the table shows, and how one comes there from an open table.
type sheet struct {
	name  string
	extra string // the table as it is found
	who   []string
	come  func(w *window, say func(id string, args ...any) string)
}

// shadows is a table where a spell can be paid for in several ways, behind a shadow.
const shadows = `{"phase":"journey","round":6,"points":3,"mages":[
	{"at":"t1","relics":{"scrolls":4,"gems":2,"bones":3,"blood":1,"seeds":6,"widgets":3},"company":4,
	 "apprentices":{"fundamental-time":1,"fundamental-will":2,"fundamental-nature":1,"advanced-time-will":1,"master-time":1,"master-nature":1,"master-matter":1,"advanced-will-death":1},
	 "corrupt":{"fundamental-will":1},"doors":[2,0,0,0,0,2]},
	{"at":"w4","company":6,"relics":{"gems":3,"bones":4,"seeds":5},"apprentices":{"fundamental-will":1}}],
	"places":[{"id":"w1","kind":"mine","owner":1,"wards":1},{"id":"w2","kind":"grove","owner":2},{"id":"w3","kind":"ruins","owner":1},{"id":"t1","owner":1},{"id":"t2","owner":1},{"id":"w4","kind":"crypt","token":"wellspring","by":2},{"id":"o1","kind":"trolls"}]}`

// over is a game whose last turns are played.
const over = `{"phase":"end","round":15,"turn":2,"first":1,"unowned":"nothing","mages":[
	{"at":"w1","planets":{"time":0,"will":0,"death":0,"blood":0,"nature":0,"matter":0},"apprentices":{"master-will":2,"advanced-time-will":1,"fundamental-time":2},"corrupt":{"advanced-time-will":1},
	 "score":{"spells":[2,1,2],"corrupt":1,"land":[2,1,0,0,2],"total":16,"apprentices":6,"onMap":9}},
	{"at":"w4","planets":{"time":0,"will":0,"death":0,"blood":0,"nature":0,"matter":0},"apprentices":{"master-time":1,"fundamental-death":2}}],
	"places":[{"id":"w1","kind":"mine","owner":1,"wards":1},{"id":"w2","kind":"grove","owner":2},{"id":"w4","kind":"crypt","owner":2}]}`

// sheets are all the table opens.
func sheets() []sheet {
	two := []string{"blue", "red"}
	area := func(level archmage.Level, of archmage.Sphere) func(*window, func(string, ...any) string) {
		return func(w *window, say func(string, ...any) string) {
			w.Tap(say("archmage.areaSaid", "Area", archmage.AreaWord(archmage.AreaAt(level, of)), "Count", w.state().Mages[0].Apprentices[archmage.AreaAt(level, of)]))
		}
	}
	toMap := func(w *window, say func(string, ...any) string) {
		if w.Fyne.Canvas().Size().Width < 700 {
			w.Tap(say("archmage.pageLand"))
		}
	}
	then := func(steps ...any) func(*window, func(string, ...any) string) {
		return func(w *window, say func(string, ...any) string) {
			for _, step := range steps {
				switch step := step.(type) {
				case string:
					w.Tap(say(step))
				case func(*window, func(string, ...any) string):
					step(w, say)
				}
			}
		}
	}
	place := func(id string) func(*window, func(string, ...any) string) {
		return func(w *window, say func(string, ...any) string) {
			s := w.state()
			p := s.At(id)
			w.Tap(say("archmage.placeSaid", "Place", archmage.PlaceWord(p), "Name", s.NameOf(p.Owner), "Wards", p.Wards))
		}
	}
	onward := func(w *window, say func(string, ...any) string) { w.Tap(say("tablescreen.next") + ":") }
	return []sheet{
		{"form", "form", nil, then("table.gameArchmage")},
		{"numbers", "form", nil, then("table.gameArchmage", "archmage.option-numbers")},
		{"setup", `{}`, two, then()},
		{"shift", "choose", two, then()},
		{"lay", "choose", two, then("archmage.lay")},
		{"tower", midway, two, then()},
		{"map", midway, two, then(toMap)},
		{"deeds", midway, two, then("archmage.allDeeds")},
		{"area", shadows, two, then(area(archmage.Advanced, archmage.Time))},
		{"card", shadows, two, then(area(archmage.Advanced, archmage.Time), "archmage.editCard")},
		{"wellcard", shadows, two, then(area(archmage.Advanced, archmage.Nature), "archmage.editCard")},
		{"chasm", strings.Replace(shadows, `"fundamental-time":1`, `"advanced-blood-nature":1,"fundamental-time":1`, 1), two, then("archmage.do-cast", func(w *window, say func(string, ...any) string) {
			w.Tap(say("archmage.choiceCast", "Spell", w.state().Spell("chasm").Word()))
		})},
		{"owncard", shadows, two, then("archmage.ownSpell")},
		{"place", midway, two, then(toMap, place("t1"))},
		{"placewild", midway, two, then(toMap, place("w3"))},
		{"places", midway, two, then(toMap, "archmage.placeList")},
		{"layouts", midway, two, then(toMap, "archmage.layouts")},
		{"arrange", midway, two, then(toMap, "archmage.arrange")},
		{"score", midway, two, func(w *window, say func(string, ...any) string) {
			w.Tap(say("archmage.scoreOf", "Name", "Mira", "Count", w.state().Standing(1).Total))
		}},
		{"castlist", shadows, two, then("archmage.do-cast")},
		{"cast", shadows, two, then("archmage.do-cast", func(w *window, say func(string, ...any) string) {
			w.Tap(say("archmage.choiceCast", "Spell", w.state().Spell("timestop").Word()))
		})},
		{"shadow", shadows, two, then("archmage.do-cast", func(w *window, say func(string, ...any) string) {
			w.Tap(say("archmage.choiceCast", "Spell", w.state().Spell("shadow").Word()))
		})},
		{"upheaval", shadows, two, then("archmage.do-cast", func(w *window, say func(string, ...any) string) {
			w.Tap(say("archmage.choiceCast", "Spell", w.state().Spell("upheaval").Word()))
		})},
		{"gather", shadows, two, then("archmage.do-gather")},
		{"explore", strings.Replace(midway, `{"id":"w1","kind":"mine","owner":1,"wards":1},`, "", 1), two, then("archmage.do-explore")},
		{"here", midway, two, then("archmage.pageLand", func(w *window, say func(string, ...any) string) {
			w.Tap(say("archmage.placeSaid", "Place", archmage.PlaceWord(w.state().At("w1")), "Name", "Mira", "Wards", 1))
		})},
		{"left", midway, two, then("archmage.promptEnd")},
		{"shelf", midway, two, func(w *window, say func(string, ...any) string) {
			w.Tap(say("archmage.shelfSaid", "Relic", archmage.Time.RelicWord(), "Count", 4))
		}},
		{"why", midway, two, func(w *window, say func(string, ...any) string) {
			w.Tap(say("archmage.notNow", "Deed", say("archmage.do-explore")))
		}},
		{"over", over, two, onward},
		{"prepare", strings.Replace(midway, `"phase":"journey"`, `"phase":"prepare"`, 1), two, then()},
		{"warlord", `{}`, two[:1], then(onward, onward, onward, onward)},
		{"four", strings.Replace(midway, `"gems":3}}]`, `"gems":3}},{"at":"w2"},{"at":"t1"}]`, 1), []string{"blue", "white", "red", "green"}, then()},
		{"fourmap", strings.Replace(midway, `"gems":3}}]`, `"gems":3}},{"at":"w2"},{"at":"t1"}]`, 1), []string{"blue", "white", "red", "green"}, then(toMap)},
	}
}

// Every sheet can be read and hit by a finger, whatever the size of the letters is.
func TestEverySheetIsLegible(t *testing.T) {
	var all []whole.Sheet
	for _, s := range sheets() {
		files := func(t testing.TB) journal.Store { return lay(t, s.extra, s.who...) }
		if s.extra == "form" {
			files = func(testing.TB) journal.Store { return store.NewMemory() }
		}
		all = append(all, whole.Sheet{Name: s.name, Files: files, Noted: s.name == "why" || s.name == "warlord", Come: func(w *whole.Window, say whole.Say) { s.come(&window{w}, say) }})
	}
	whole.Legible(t, all)
}

// Names lead to the codex: every kind of location and every level has its entry.
func TestNamesLeadToTheCodex(t *testing.T) {
	w := open(t, lay(t, shadows, "blue", "red"), config.English, config.Dark, uitest.Desk())
	w.Tap("Crypt (w4)")
	if said := w.Read(); !strings.Contains(said, "Codex") {
		t.Fatalf("no way to the codex:\n%s", said)
	}
	w.Tap("Codex")
	if said := w.Read(); !strings.Contains(said, "Wilderness location") {
		t.Errorf("the codex shows\n%s", said)
	}
}

// The tile one stands on says what can be done there and what that gives; what lies there is set by
// hand one tap further on.
func TestOnesOwnTileSaysWhatItGives(t *testing.T) {
	w := open(t, lay(t, midway, "blue", "white"), config.English, config.Dark, uitest.Desk())
	w.Tap("Mine (w1)")
	said := w.Read()
	if !strings.Contains(said, "Wards") || strings.Contains(said, "Who controls it") {
		t.Errorf("it says\n%s", said)
	}
	w.Tap("By hand")
	if said := w.Read(); !strings.Contains(said, "Who controls it") {
		t.Errorf("nothing can be set by hand:\n%s", said)
	}
}

// The places of a spell are tapped on the map; those that are chosen are told, too, and a second tap
// lets go of one.
func TestPlacesOfASpellAreTappedOnTheMap(t *testing.T) {
	w := open(t, lay(t, midway, "blue", "white"), config.English, config.Dark, uitest.Phone())
	w.Tap("Cast")
	w.Tap("Cast Entangling Vines")
	w.Tap("Elves")
	w.Tap("Mine (w1)")
	if said := w.Read(); !strings.Contains(said, "1 Elves, 2 Mine (w1)") {
		t.Fatalf("what is chosen is not told:\n%s", said)
	}
	w.Tap("Elves")
	if said := w.Read(); !strings.Contains(said, "\n1 Mine (w1)\n") {
		t.Errorf("the Elves are still chosen:\n%s", said)
	}
}
