package wizards_test

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/table"
	face "github.com/quickcast/quickcast/ui/table/wizards"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// A scenario goes out as a file and comes back as it was: with what is dealt by chance, what
// the table's own book says, and how many glyphs there are.
func TestAScenariosFileComesBackWhole(t *testing.T) {
	app := uitest.NewTempApp(t)
	look, err := theme.New(assets.FS, theme.Options{Mode: theme.Dark})
	if err != nil {
		t.Fatal(err)
	}
	app.Settings().SetTheme(look)
	said, err := words.Load(assets.FS, "en")
	if err != nil {
		t.Fatal(err)
	}
	kit := widgets.NewKit(look)
	kit.Still = true
	kit.After = func(time.Duration, func()) func() { return func() {} }
	var file []byte
	var notices []string
	needs := table.Needs{
		Kit: kit, Words: said, Store: store.NewMemory(), Games: tracker.NewRegistry(wizards.New(assets.FS)),
		Faces: func(_ string, at *table.Screen) table.Face { return face.New(at) },
		Now:   time.Now, Seed: func() uint64 { return 7 },
		Notice:   func(text, _ string, _ func()) { notices = append(notices, text) },
		Save:     func(_ string, data []byte) { file = slices.Clone(data) },
		OpenFile: func(read func(string, []byte)) { read("scenario.json", file) },
	}
	screen := table.New(needs, table.State{})
	window := test.NewTempWindow(t, screen.Object())
	kit.Canvas = window.Canvas()
	window.Resize(uitest.Desk())
	top := func() fyne.CanvasObject { return window.Canvas().Overlays().Top() }
	tap := func(name string) {
		t.Helper()
		if !uitest.TapIn(top(), name) {
			t.Fatalf("nothing is called %q", name)
		}
	}
	edit := func() *string {
		var kept string
		face.New(screen).(interface {
			Edit(string, tracker.Start, string, func(string))
		}).Edit("own", tracker.Start{Options: map[string]string{"scenario": "basic"}}, "", func(text string) { kept = text })
		return &kept
	}

	made := edit()
	tap("More Glyphs of each kind")
	if !uitest.Write(top(), "troll", "It throws a stone.") {
		t.Fatal("no field for the troll")
	}
	tap("A draw of our own")
	tap("More Level")
	tap("More Botches")
	tap("More Other spells")
	tap("Abjure")
	tap("Done")
	tap("A draw of our own") // and one that is taken out again
	tap("Take this draw out")
	tap("Save as a file")
	tap("Use it")

	back := edit()
	tap("Open a file")
	tap("Use it")
	if *back == "" || *back != *made || string(file) != *made {
		t.Fatalf("made\n%s\nback\n%s", *made, *back)
	}
	s, err := wizards.ReadScenario([]byte(*back))
	if err != nil {
		t.Fatal(err)
	}
	if s.Supply != 13 || s.Grimoire["troll"] != "It throws a stone." || len(s.Fill) != 1 || s.Fill[0].Level != 2 ||
		s.Fill[0].Botches != 1 || s.Fill[0].Others != 1 || len(s.Fill[0].From) != 1 {
		t.Errorf("supply %d, grimoire %v, fill %+v", s.Supply, s.Grimoire, s.Fill)
	}

	file = []byte(`{"id":"own","grimoire":{"dragon":"?"}}`)
	before := len(notices)
	again := edit()
	tap("Open a file")
	tap("Use it")
	if len(notices) == before || *again == "" {
		t.Errorf("a file that is no scenario: %v, %q", notices[before:], *again)
	}
}
