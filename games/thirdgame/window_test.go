package thirdgame

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"quickcast/games"
	"quickcast/internal/config"
	"quickcast/internal/store"
	"quickcast/tracker"
	"quickcast/tracker/journal"
	"quickcast/ui"
	"quickcast/ui/uitest"
)

// window is the whole app with this game alone.
type window struct {
	t       *testing.T
	running *uitest.App
	app     *ui.App
	window  fyne.Window
}

func open(t *testing.T, disk ui.Files, lang config.Language, size fyne.Size) *window {
	t.Helper()
	w := &window{t: t, running: uitest.NewTempApp(t), window: test.NewTempWindow(t, nil)}
	w.window.SetPadded(false)
	w.window.Resize(size)
	settings, _ := config.Open(disk)
	chosen := config.Defaults()
	chosen.Language, chosen.Motion, chosen.Clock = lang, config.LessMotion, false
	if err := settings.Save(chosen); err != nil {
		t.Fatal(err)
	}
	now := time.Date(2026, 11, 22, 20, 0, 0, 0, time.UTC)
	var err error
	w.app, err = ui.New(ui.Deps{
		App: w.running, Games: []games.Game{{Rules: lights{}}}, Assets: files(), Files: disk, Settings: settings, System: "en",
		Now: func() time.Time { now = now.Add(time.Second); return now }, Seed: func() uint64 { return 1 },
	}, w.window)
	if err != nil {
		t.Fatal(err)
	}
	w.settle()
	return w
}

func (w *window) settle() { w.running.Settle(30 * time.Millisecond) }

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

// saved is where the saved table stands.
func saved(t *testing.T, files ui.Files) state {
	t.Helper()
	return table(t, files).State().(state)
}

// table is the one that lies open.
func table(t *testing.T, files ui.Files) *journal.Table {
	t.Helper()
	name, err := files.Read("tables/open")
	if err != nil {
		t.Fatal(err)
	}
	found, _, err := journal.Open(files, string(name), tracker.NewRegistry(lights{}))
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// An evening on the screen: set up, asked, played, undone, killed and opened again.
func TestTheWindowPlaysIt(t *testing.T) {
	files := store.NewMemory()
	w := open(t, files, config.English, uitest.Phone())
	w.tap("Lights in the Fog")
	w.tap("Another seat")
	w.tap("Begin")
	if s := saved(t, files); len(s.Keepers) != 2 || s.Fog != 6 {
		t.Fatalf("%+v", s)
	}
	w.tap("What can be done now")
	w.tap("Red keeper shines")
	w.tap("More")
	w.tap("More")
	w.tap("Burn 2 oil")
	fog := saved(t, files).Fog
	if fog > 4 || saved(t, files).Keepers[0].Oil != 1 {
		t.Fatalf("%+v", saved(t, files))
	}
	w.tap("Undo")
	if s := saved(t, files); s.Fog != 6 || s.Keepers[0].Oil != 3 {
		t.Errorf("undone it is %+v", s)
	}
	w.tap("Next")
	again := open(t, files, config.German, uitest.Phone()) // nobody closed the first
	if !strings.Contains(again.read(), "Nebel 6") || !strings.Contains(again.read(), "am Zug") {
		t.Errorf("opened again it shows\n%s", again.read())
	}
}

// At every size and in both languages all of it is there, and nothing is said by its
// id.
func TestItIsDrawnEverywhere(t *testing.T) {
	for _, lang := range []config.Language{config.English, config.German} {
		for _, size := range []fyne.Size{uitest.Small(), uitest.Phone(), uitest.Desk()} {
			for _, seats := range []int{1, 2, 4} {
				files := store.NewMemory()
				lay(t, files, seats)
				w := open(t, files, lang, size)
				said := w.read()
				for _, want := range []string{"6", map[config.Language]string{config.English: "Fog", config.German: "Nebel"}[lang]} {
					if !strings.Contains(said, want) {
						t.Errorf("%s, %v, %d seats: no %q in\n%s", lang, size, seats, want, said)
					}
				}
				if strings.Contains(said, "lights.") || strings.Contains(said, "tablescreen.") {
					t.Errorf("%s, %v, %d seats: a text is missing:\n%s", lang, size, seats, said)
				}
				if picture := w.window.Canvas().Capture(); picture.Bounds().Dx() < int(size.Width) {
					t.Errorf("%v: nothing is drawn", size)
				}
			}
		}
	}
}

// lay saves a table of so many keepers that lies open.
func lay(t *testing.T, files ui.Files, seats int) {
	t.Helper()
	start := tracker.Start{}
	for _, who := range (lights{}).Form(nil).Who[:seats] {
		start.Seats = append(start.Seats, tracker.Sitter{Who: who.ID})
	}
	payload, _, err := lights{}.Begin(nil, start)
	if err != nil {
		t.Fatal(err)
	}
	setup, err := tracker.NewEvent(tracker.Setup, 0, time.Date(2026, 11, 22, 19, 0, 0, 0, time.UTC), payload)
	if err != nil {
		t.Fatal(err)
	}
	made, err := journal.Create(files, "tables/1", lights{}, setup)
	if err == nil {
		err = files.Replace("tables/open", []byte(made.Name()))
	}
	if err != nil {
		t.Fatal(err)
	}
}
