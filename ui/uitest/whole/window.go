// Package whole opens the whole app in a test and lets it be tapped, read and drawn as by a
// person. What stands on the disk afterwards is asked of the disk.
package whole

import (
	"image"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui"
	"github.com/quickcast/quickcast/ui/uitest"
)

// Clothes are what the app wears, and what it plays. What is left out is as usual: all games,
// the project's own assets, English, dark, letters of 100 %.
type Clothes struct {
	Lang   config.Language
	Theme  config.Theme
	Size   fyne.Size
	Text   int // the size of the text in percent
	Games  []games.Game
	Assets fs.FS
	Taps   func() time.Time // when a tap comes; nil where that does not matter
}

// Window is the app in its window.
type Window struct {
	App     *ui.App
	Fyne    fyne.Window
	Files   journal.Store
	Running *uitest.App
	Test    testing.TB
	games   []games.Game
}

// Open opens the app on what is on a disk. Its clock goes a second further whenever it is
// looked at, and its dice fall as they fell before.
func Open(t testing.TB, files journal.Store, worn Clothes) *Window {
	t.Helper()
	if worn.Games == nil {
		worn.Games = games.All()
	}
	if worn.Assets == nil {
		worn.Assets = assets.FS
	}
	w := &Window{Test: t, Running: uitest.NewTempApp(t), Fyne: test.NewTempWindow(t, nil), Files: files, games: worn.Games}
	w.Fyne.SetPadded(false)
	w.Fyne.Resize(worn.Size)
	settings, _ := config.Open(files)
	chosen := config.Defaults()
	chosen.Motion, chosen.Clock = config.LessMotion, false
	if worn.Lang != "" {
		chosen.Language = worn.Lang
	}
	if worn.Theme != "" {
		chosen.Theme = worn.Theme
	}
	if worn.Text > 0 {
		chosen.TextSize = worn.Text
	}
	if err := settings.Save(chosen); err != nil {
		t.Fatal(err)
	}
	now := time.Date(2026, 11, 22, 20, 0, 0, 0, time.UTC)
	var err error
	w.App, err = ui.New(ui.Deps{
		App: w.Running, Games: worn.Games, Assets: worn.Assets, Files: files, Settings: settings, System: "en",
		Now: func() time.Time { now = now.Add(time.Second); return now }, Seed: func() uint64 { return 1 },
		Taps: worn.Taps,
	}, w.Fyne)
	if err != nil {
		t.Fatal(err)
	}
	w.Settle()
	return w
}

// Settle waits until all that was tapped is done and shown.
func (w *Window) Settle() { w.Running.Settle(60 * time.Millisecond) }

// tops are what lies in the window, from the back to the front.
func (w *Window) tops() []fyne.CanvasObject {
	return append([]fyne.CanvasObject{w.Fyne.Content()}, w.Fyne.Canvas().Overlays().List()...)
}

// Tap taps what lies uppermost of what is called so, or begins so.
func (w *Window) Tap(name string) {
	w.Test.Helper()
	tops := w.tops()
	for i := len(tops) - 1; i >= 0; i-- {
		if uitest.TapIn(tops[i], name) {
			w.Settle()
			return
		}
	}
	w.Test.Fatalf("nothing to tap is called %q:\n%s", name, w.Read())
}

// Read is all a screen reader can say of the window.
func (w *Window) Read() string {
	var all []string
	for _, top := range w.tops() {
		all = append(all, uitest.Spoken(top))
	}
	return strings.Join(all, "\n")
}

// Table is the saved table that lies open, as it is on the disk.
func (w *Window) Table() *journal.Table {
	w.Test.Helper()
	return Saved(w.Test, w.Files, games.Rules(w.games))
}

// Saved is the table of one of these games that lies open on a disk.
func Saved(t testing.TB, files journal.Store, rules tracker.Registry) *journal.Table {
	t.Helper()
	name, err := files.Read("tables/open")
	if err != nil {
		t.Fatal(err)
	}
	table, _, err := journal.Open(files, string(name), rules)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// Lay puts a new table of a game on a disk, where it lies open.
func Lay(t testing.TB, files journal.Store, game tracker.Game, cards *catalog.Catalog, start tracker.Start) *journal.Table {
	t.Helper()
	payload, _, err := game.Begin(cards, start)
	if err != nil {
		t.Fatal(err)
	}
	setup, err := tracker.NewEvent(tracker.Setup, 0, time.Date(2026, 11, 22, 19, 0, 0, 0, time.UTC), payload)
	if err != nil {
		t.Fatal(err)
	}
	table, err := journal.Create(files, "tables/1", game, setup)
	if err == nil {
		err = files.Replace("tables/open", []byte(table.Name()))
	}
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// Picture is what is drawn; it is kept where PICTURES names a folder.
func (w *Window) Picture(name string) image.Image {
	w.Test.Helper()
	img := w.Fyne.Canvas().Capture()
	dir := os.Getenv("PICTURES")
	if dir == "" {
		return img
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err == nil {
		err = png.Encode(f, img)
	}
	if err != nil {
		w.Test.Fatal(err)
	}
	return img
}
