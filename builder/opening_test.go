package builder

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
)

// whatever chance brings, an opening has at most two spells a round, none oftener than
// the book holds it, and all of them are paid for.
func TestAnOpeningIsPaidFor(t *testing.T) {
	cards, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	rapid.Check(t, func(t *rapid.T) {
		books := cards.Rulebooks()
		r := Look(FromRulebook(books[rapid.IntRange(0, len(books)-1).Draw(t, "book")], ""), cards)
		favourite := r.Lines[rapid.IntRange(0, len(r.Lines)-1).Draw(t, "favourite")].Card.ID
		plan, ok := r.Draw(3, map[catalog.CardID]int{favourite: 50}, func(n int) int { return rapid.IntRange(0, n-1).Draw(t, "picked") })
		if r.Mage.Channeling == 0 || r.Mage.StartingMana == 0 {
			if ok {
				t.Fatal("an opening without known mana")
			}
			return
		}
		if !ok || len(plan) != 3 {
			t.Fatalf("%d rounds, %v", len(plan), ok)
		}
		drawn, mana := map[catalog.CardID]int{}, r.Mage.StartingMana
		for _, round := range plan {
			if mana += r.Mage.Channeling; round.Mana != mana || len(round.Cards) > 2 {
				t.Fatalf("a round has %d mana, want %d, and %d spells", round.Mana, mana, len(round.Cards))
			}
			for _, card := range round.Cards {
				mana -= card.Cost.Mana + card.Reveal.Mana
				if drawn[card.ID]++; drawn[card.ID] > r.Count(card.ID) || mana < 0 {
					t.Fatalf("%s is drawn %d times, and %d mana are left", card.ID, drawn[card.ID], mana)
				}
			}
		}
	})
}
