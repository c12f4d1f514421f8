package whole

import (
	"strings"
	"testing"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/uitest/furnish"
)

// Back goes one step back at a time, to where a link was followed: from a term to the card
// that names it, to the book that holds the card, to the shelf, to the table.
func TestBackGoesOneStepAtATime(t *testing.T) {
	files := store.NewMemory()
	book, err := furnish.Store(files)
	if err != nil {
		t.Fatal(err)
	}
	w := Open(t, files, Clothes{Lang: config.English, Size: uitest.Phone()})
	w.App.OpenBook(book)
	w.Settle()
	w.App.OpenCard("fireball")
	w.App.OpenTerm("burn")
	w.Settle()
	for _, step := range []struct{ name, seen, gone string }{
		{"the card", "Fireball", "The Pyre Court"}, {"the book", "The Pyre Court", "In Brand"}, {"the shelf", "The Pyre Court", "Fireball"}, {"the table", "Beastmaster", "The Pyre Court"},
	} {
		if !w.App.Back() {
			t.Fatalf("nothing leads back to %s", step.name)
		}
		w.Settle()
		if said := w.Read(); !strings.Contains(said, step.seen) || strings.Contains(said, step.gone) {
			t.Fatalf("back at %s one reads\n%s", step.name, said)
		}
	}
	if w.App.Back() {
		t.Error("something is left to close")
	}
}
