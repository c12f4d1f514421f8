package whole

import (
	"math/rand"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
)

// Every game is told afterwards, and shown again from its beginning to its end, whatever its
// table looks like.
func TestEveryGameIsToldAndShownAgain(t *testing.T) {
	cards, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	said, err := words.Load(assets.FS, "en")
	if err != nil {
		t.Fatal(err)
	}
	for _, each := range games.All() {
		for _, size := range []fyne.Size{fyne.NewSize(412, 915), fyne.NewSize(1280, 800)} {
			t.Run(each.Rules.Name(), func(t *testing.T) {
				files, rolls := store.NewMemory(), rand.New(rand.NewSource(5))
				form := each.Rules.Form(cards)
				start := tracker.Start{Seed: 3}
				for i := range max(2, form.Least) {
					start.Seats = append(start.Seats, tracker.Sitter{Who: form.Who[i].ID, Name: []string{"Anna", "Ben", "Cleo", "Dora"}[i]})
				}
				table := Lay(t, files, each.Rules, cards, start)
				table.Use(journal.Seeded(start.Seed))
				for range 60 {
					legal := table.Legal()
					if len(legal) == 0 {
						break
					}
					_, _ = table.Do(legal[rolls.Intn(len(legal))]) // some still need to be told more
				}
				w := Open(t, files, Clothes{Size: size})
				w.Settle()
				w.Tap("Menu")
				w.Tap("The duel told")
				for range 100 { // a busy machine takes its time to read the log
					if strings.Contains(w.Read(), "Replay") {
						break
					}
					w.Settle()
				}
				if read := w.Read(); !strings.Contains(read, "Anna") || !strings.Contains(read, "Replay") {
					t.Fatalf("it is told so:\n%s", read)
				}
				w.Picture("told-" + each.Rules.Name())
				for _, curve := range table.View(0).Curves {
					if name := said.Say(curve.Name); !strings.Contains(w.Read(), name) {
						t.Errorf("no curve of %s in\n%s", name, w.Read())
					}
				}
				w.Tap("Replay")
				before := table.Seq()
				for range 25 {
					w.Tap("An act on")
				}
				w.Picture("replay-" + each.Rules.Name())
				w.Tap("An act back")
				if table.Seq() != before {
					t.Error("the replay does something to the table")
				}
			})
		}
	}
}
