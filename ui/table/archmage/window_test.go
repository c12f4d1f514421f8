package archmage_test

import (
	"encoding/json"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"quickcast/assets"
	"quickcast/catalog"
	"quickcast/games"
	"quickcast/internal/config"
	"quickcast/internal/store"
	"quickcast/tracker"
	"quickcast/tracker/archmage"
	"quickcast/tracker/journal"
	"quickcast/ui"
	"quickcast/ui/uitest"
)

// window is the whole app with a table of Archmage that lies open.
type window struct {
	t       testing.TB
	running *uitest.App
	app     *ui.App
	window  fyne.Window
	files   *store.Memory
}

// tablet is a tablet in the middle of the table.
func tablet() fyne.Size { return fyne.NewSize(800, 1280) }

func open(t testing.TB, files *store.Memory, lang config.Language, look config.Theme, size fyne.Size) *window {
	t.Helper()
	return openIn(t, files, clothes{lang, look, size, 100})
}

// openIn opens a window in its clothes.
func openIn(t testing.TB, files *store.Memory, c clothes) *window {
	t.Helper()
	w := &window{t: t, files: files, running: uitest.NewTempApp(t), window: test.NewTempWindow(t, nil)}
	w.window.SetPadded(false)
	w.window.Resize(c.size)
	settings, _ := config.Open(files)
	chosen := config.Defaults()
	chosen.Language, chosen.Motion, chosen.Clock, chosen.Theme, chosen.TextSize = c.lang, config.LessMotion, false, c.theme, c.text
	if err := settings.Save(chosen); err != nil {
		t.Fatal(err)
	}
	now := time.Date(2026, 11, 22, 20, 0, 0, 0, time.UTC)
	var err error
	w.app, err = ui.New(ui.Deps{
		App: w.running, Games: games.All(), Assets: assets.FS, Files: files, Settings: settings, System: "en",
		Now: func() time.Time { now = now.Add(time.Second); return now }, Seed: func() uint64 { return 1 },
	}, w.window)
	if err != nil {
		t.Fatal(err)
	}
	w.settle()
	return w
}

func (w *window) settle() { w.running.Settle(60 * time.Millisecond) }

func (w *window) tops() []fyne.CanvasObject {
	return append([]fyne.CanvasObject{w.window.Content()}, w.window.Canvas().Overlays().List()...)
}

func (w *window) tap(name string) {
	w.t.Helper()
	tops := w.tops()
	for i := len(tops) - 1; i >= 0; i-- {
		if uitest.TapIn(tops[i], name) {
			w.settle()
			return
		}
	}
	w.t.Fatalf("nothing to tap is called %q:\n%s", name, w.read())
}

func (w *window) read() string {
	var all []string
	for _, top := range w.tops() {
		all = append(all, uitest.Spoken(top))
	}
	return strings.Join(all, "\n")
}

// state is where the saved table stands.
func (w *window) state() *archmage.State {
	w.t.Helper()
	name, err := w.files.Read("tables/open")
	if err != nil {
		w.t.Fatal(err)
	}
	table, _, err := journal.Open(w.files, string(name), games.Rules(games.All()))
	if err != nil {
		w.t.Fatal(err)
	}
	return table.State().(*archmage.State)
}

// picture keeps what is drawn, where PICTURES names a folder.
func (w *window) picture(name string) {
	w.t.Helper()
	img := w.window.Canvas().Capture()
	dir := os.Getenv("PICTURES")
	if dir == "" {
		return
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err == nil {
		err = png.Encode(f, img)
	}
	if err != nil {
		w.t.Fatal(err)
	}
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
	payload, _, err := archmage.Game{}.Begin(cat, start)
	if err != nil {
		t.Fatal(err)
	}
	setup, err := tracker.NewEvent(tracker.Setup, 0, time.Date(2026, 11, 22, 19, 0, 0, 0, time.UTC), payload)
	if err != nil {
		t.Fatal(err)
	}
	table, err := journal.Create(files, "tables/1", archmage.Game{}, setup)
	if err == nil {
		err = files.Replace("tables/open", []byte(table.Name()))
	}
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// midway is a game that is underway: the first mage in its Journey.
const midway = `{"phase":"journey","round":6,"points":3,"mages":[
	{"at":"w1","relics":{"scrolls":4,"gems":2,"bones":0,"blood":1,"seeds":6,"widgets":3},"company":9,
	 "apprentices":{"fundamental-time":1,"fundamental-will":1,"fundamental-nature":1,"advanced-time-will":1,"advanced-nature-matter":1,"master-matter":1},
	 "planets":{"time":-3,"will":-1,"death":0,"blood":2,"nature":1,"matter":0}},
	{"at":"w4","company":8,"relics":{"gems":3}}],
	"places":[{"id":"w1","kind":"mine","owner":1,"wards":1},{"id":"w2","kind":"grove","owner":2},{"id":"w3","kind":"ruins","tower":1},{"id":"t1","owner":2,"wards":1},{"id":"w4","kind":"crypt"},{"id":"o1","kind":"trolls"}]}`
