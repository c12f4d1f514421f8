package builder

import (
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
)

// BenchmarkLook reviews every starting book of the rulebooks; the Wizard's is
// the one whose school is left to be picked.
func BenchmarkLook(b *testing.B) {
	cards, err := catalog.Load(assets.FS)
	if err != nil {
		b.Fatal(err)
	}
	for _, r := range cards.Rulebooks() {
		book := FromRulebook(r, "")
		book.Choice = ""
		b.Run(r.ID, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				Look(book, cards)
			}
		})
	}
}
