package wizards_test

import (
	"encoding/json"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"quickcast/assets"
	"quickcast/games"
	"quickcast/internal/config"
	"quickcast/internal/store"
	"quickcast/tracker"
	"quickcast/tracker/journal"
	"quickcast/tracker/wizards"
	"quickcast/ui"
	"quickcast/ui/uitest"
)

// window is the whole app.
type window struct {
	t       testing.TB
	running *uitest.App
	app     *ui.App
	window  fyne.Window
	disk    *store.Memory
}

// as is how a window is opened.
type as struct {
	lang  config.Language
	size  fyne.Size
	light bool
	text  int // the size of the text in percent, 0 for the usual one
}

func open(t *testing.T, disk *store.Memory, how as) *window {
	t.Helper()
	w := &window{t: t, running: uitest.NewTempApp(t), window: test.NewTempWindow(t, nil), disk: disk}
	w.window.SetPadded(false)
	w.window.Resize(how.size)
	settings, _ := config.Open(disk)
	chosen := config.Defaults()
	chosen.Language, chosen.Motion, chosen.Clock = how.lang, config.LessMotion, false
	if how.light {
		chosen.Theme = config.Light
	}
	if how.text > 0 {
		chosen.TextSize = how.text
	}
	if err := settings.Save(chosen); err != nil {
		t.Fatal(err)
	}
	now := time.Date(2026, 11, 22, 20, 0, 0, 0, time.UTC)
	var err error
	w.app, err = ui.New(ui.Deps{
		App: w.running, Games: games.All(), Assets: assets.FS, Files: disk, Settings: settings, System: "en",
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
func (w *window) state() *wizards.State {
	w.t.Helper()
	name, err := w.disk.Read("tables/open")
	if err != nil {
		w.t.Fatal(err)
	}
	table, _, err := journal.Open(w.disk, string(name), games.Rules(games.All()))
	if err != nil {
		w.t.Fatal(err)
	}
	return table.State().(*wizards.State)
}

// picture keeps what is drawn, where PICTURES names a folder.
func (w *window) picture(name string) image.Image {
	w.t.Helper()
	img := w.window.Canvas().Capture()
	dir := os.Getenv("PICTURES")
	if dir == "" {
		return img
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err == nil {
		err = png.Encode(f, img)
	}
	if err != nil {
		w.t.Fatal(err)
	}
	return img
}

// lay saves a table that lies open, with a layout and some events.
func lay(t *testing.T, seats int, options map[string]string, layout string, events ...string) *store.Memory {
	t.Helper()
	disk := store.NewMemory()
	game := wizards.New(assets.FS)
	start := tracker.Start{Seed: 7, Options: options}
	names := []string{"Anna", "Ben", "Gerda", "Ole"}
	for i, who := range game.Form(nil).Who[:seats] {
		start.Seats = append(start.Seats, tracker.Sitter{Who: who.ID, Name: names[i]})
	}
	if layout != "" {
		start.Extra = json.RawMessage(`{"lay":` + layout + `}`)
	}
	payload, _, err := game.Begin(nil, start)
	if err != nil {
		t.Fatal(err)
	}
	setup, err := tracker.NewEvent(tracker.Setup, 0, time.Date(2026, 11, 22, 19, 0, 0, 0, time.UTC), payload)
	if err != nil {
		t.Fatal(err)
	}
	table, err := journal.Create(disk, "tables/1", game, setup)
	if err == nil {
		err = disk.Replace("tables/open", []byte(table.Name()))
	}
	for _, e := range events {
		if err != nil {
			t.Fatal(err)
		}
		kind, data, _ := strings.Cut(e, " ")
		next := tracker.Event{Version: 1, Kind: tracker.Kind(kind), At: 1}
		if data != "" {
			next.Data = json.RawMessage(data)
		}
		_, err = table.Do(next)
	}
	if err != nil {
		t.Fatal(err)
	}
	return disk
}
