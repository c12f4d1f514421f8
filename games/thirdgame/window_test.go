package thirdgame

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/uitest/whole"
)

// open opens the whole app with this game alone.
func open(t *testing.T, disk journal.Store, lang config.Language, size fyne.Size) *whole.Window {
	t.Helper()
	return whole.Open(t, disk, whole.Clothes{Lang: lang, Size: size, Games: []games.Game{{Rules: lights{}}}, Assets: files()})
}

// saved is where the saved table stands.
func saved(t *testing.T, files journal.Store) state {
	t.Helper()
	return table(t, files).State().(state)
}

// table is the one that lies open.
func table(t *testing.T, files journal.Store) *journal.Table {
	t.Helper()
	return whole.Saved(t, files, tracker.NewRegistry(lights{}))
}

// An evening on the screen: set up, asked, played, undone, killed and opened again.
func TestTheWindowPlaysIt(t *testing.T) {
	files := store.NewMemory()
	w := open(t, files, config.English, uitest.Phone())
	w.Tap("Lights in the Fog")
	w.Tap("Another seat")
	w.Tap("Begin")
	if s := saved(t, files); len(s.Keepers) != 2 || s.Fog != 6 {
		t.Fatalf("%+v", s)
	}
	w.Tap("What can be done now")
	w.Tap("Red keeper shines")
	w.Tap("More")
	w.Tap("More")
	w.Tap("Burn 2 oil")
	fog := saved(t, files).Fog
	if fog > 4 || saved(t, files).Keepers[0].Oil != 1 {
		t.Fatalf("%+v", saved(t, files))
	}
	w.Tap("Undo")
	if s := saved(t, files); s.Fog != 6 || s.Keepers[0].Oil != 3 {
		t.Errorf("undone it is %+v", s)
	}
	w.Tap("Next")
	again := open(t, files, config.German, uitest.Phone()) // nobody closed the first
	if !strings.Contains(again.Read(), "Nebel 6") || !strings.Contains(again.Read(), "am Zug") {
		t.Errorf("opened again it shows\n%s", again.Read())
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
				said := w.Read()
				for _, want := range []string{"6", map[config.Language]string{config.English: "Fog", config.German: "Nebel"}[lang]} {
					if !strings.Contains(said, want) {
						t.Errorf("%s, %v, %d seats: no %q in\n%s", lang, size, seats, want, said)
					}
				}
				if strings.Contains(said, "lights.") || strings.Contains(said, "tablescreen.") {
					t.Errorf("%s, %v, %d seats: a text is missing:\n%s", lang, size, seats, said)
				}
				if picture := w.Fyne.Canvas().Capture(); picture.Bounds().Dx() < int(size.Width) {
					t.Errorf("%v: nothing is drawn", size)
				}
			}
		}
	}
}

// lay saves a table of so many keepers that lies open.
func lay(t *testing.T, files journal.Store, seats int) {
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
