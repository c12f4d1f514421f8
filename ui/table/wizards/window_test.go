package wizards_test

import (
	"encoding/json"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/uitest/whole"
)

// window is the whole app.
type window struct{ *whole.Window }

// as is how a window is opened.
type as struct {
	lang  config.Language
	size  fyne.Size
	light bool
	text  int // the size of the text in percent, 0 for the usual one
}

func open(t *testing.T, disk journal.Store, how as) *window {
	t.Helper()
	worn := whole.Clothes{Lang: how.lang, Size: how.size, Text: how.text}
	if how.light {
		worn.Theme = config.Light
	}
	return &window{whole.Open(t, disk, worn)}
}

// sayer says things in English.
func (w *window) sayer() *words.Words {
	w.Test.Helper()
	said, err := words.Load(assets.FS, "en")
	if err != nil {
		w.Test.Fatal(err)
	}
	return said
}

// state is where the saved table stands.
func (w *window) state() *wizards.State {
	w.Test.Helper()
	return w.Table().State().(*wizards.State)
}

// lay saves a table that lies open, with a layout and some events.
func lay(t testing.TB, seats int, options map[string]string, layout string, events ...string) *store.Memory {
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
	table := whole.Lay(t, disk, game, nil, start)
	for _, e := range events {
		kind, data, _ := strings.Cut(e, " ")
		next := tracker.Event{Version: 1, Kind: tracker.Kind(kind), At: 1}
		if data != "" {
			next.Data = json.RawMessage(data)
		}
		if _, err := table.Do(next); err != nil {
			t.Fatal(err)
		}
	}
	return disk
}
