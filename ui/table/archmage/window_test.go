package archmage_test

import (
	"encoding/json"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/uitest/whole"
)

// window is the whole app with a table of Archmage that lies open.
type window struct{ *whole.Window }

func open(t testing.TB, files journal.Store, lang config.Language, look config.Theme, size fyne.Size) *window {
	t.Helper()
	return &window{whole.Open(t, files, whole.Clothes{Lang: lang, Theme: look, Size: size})}
}

// state is where the saved table stands.
func (w *window) state() *archmage.State {
	w.Test.Helper()
	return w.Table().State().(*archmage.State)
}

// lay saves a table that lies open.
func lay(t testing.TB, extra string, who ...string) *store.Memory {
	t.Helper()
	files := store.NewMemory()
	cat, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	start := tracker.Start{Seed: 7, Options: map[string]string{"first": "1", "shift": "random"}, Extra: json.RawMessage(extra)}
	if extra == "choose" { // the planets are still to be moved outward
		start.Options["shift"], start.Extra = "choose", nil
	}
	names := []string{"Mira", "Jonas", "Ada", "Bela"}
	for i, w := range who {
		start.Seats = append(start.Seats, tracker.Sitter{Who: w, Name: names[i]})
	}
	whole.Lay(t, files, archmage.Game{}, cat, start)
	return files
}

// midway is a game that is underway: the first mage in its Journey.
const midway = `{"phase":"journey","round":6,"points":3,"mages":[
	{"at":"w1","relics":{"scrolls":4,"gems":2,"bones":0,"blood":1,"seeds":6,"widgets":3},"company":9,
	 "apprentices":{"fundamental-time":1,"fundamental-will":1,"fundamental-nature":1,"advanced-time-will":1,"advanced-nature-matter":1,"master-matter":1},
	 "planets":{"time":-3,"will":-1,"death":0,"blood":2,"nature":1,"matter":0}},
	{"at":"w4","company":8,"relics":{"gems":3}}],
	"places":[{"id":"w1","kind":"mine","owner":1,"wards":1},{"id":"w2","kind":"grove","owner":2},{"id":"w3","kind":"ruins","tower":1},{"id":"t1","owner":2,"wards":1},{"id":"w4","kind":"crypt"},{"id":"o1","kind":"trolls"}]}`
