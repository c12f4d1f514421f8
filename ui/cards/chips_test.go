package cards

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// named is a chip a card's page must have, and the term it names.
type named struct {
	label string
	term  codex.TermID
}

// chipsOf are the chips that what is printed on the card asks for.
func (b *bench) chipsOf(card *catalog.Card) []named {
	w := b.Words
	var list []named
	keyword := func(label, keyword string) {
		id := codex.TermID(keyword)
		if t, ok := b.needs.Codex.ForKeyword(keyword); ok {
			id = t.ID
		}
		list = append(list, named{label, id})
	}
	for _, trait := range slices.Concat(card.Traits, card.Grants, card.Takes) {
		keyword(w.Term(words.TraitTerm, trait), trait)
	}
	for i := range card.Attacks {
		for _, trait := range card.Attacks[i].Traits {
			keyword(w.Term(words.TraitTerm, trait), trait)
		}
		for _, e := range card.Attacks[i].Effects {
			for _, result := range e.Results() {
				keyword(b.rolls(e)+"  "+w.Term(words.EffectTerm, result), result)
			}
		}
	}
	for id, on := range map[codex.TermID]bool{"novice": card.Novice, "epic": card.Epic, "legendary": card.Legendary, "unique": card.Unique} {
		if on {
			list = append(list, named{w.Term(words.LimitTerm, string(id)), id})
		}
	}
	if who := b.only(card); who != "" {
		list = append(list, named{w.T("cardsscreen.onlyFor", "Who", who), "mage-only"})
	}
	return list
}

// Every keyword, mark and effect of every card is a chip that opens its term, and
// no other chip opens one.
func TestEveryChipOpensTheTermItNames(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		b := open(t, uitest.As{Lang: lang, Size: uitest.Phone()}, State{})
		for i, card := range b.needs.Catalog.Cards() {
			if lang == "de" && i%4 != 0 {
				continue // the same code, other words
			}
			want := b.chipsOf(card)
			got := 0
			for _, o := range b.facts(card) {
				uitest.Walk(o, func(o fyne.CanvasObject) {
					chip, ok := o.(*widgets.Chip)
					if !ok {
						return
					}
					b.term = ""
					test.Tap(chip)
					label := chip.Face().Label
					switch {
					case slices.Contains(want, named{label, b.term}):
						got++
					case b.term != "":
						t.Errorf("%s: %q opens %q", card.ID, label, b.term)
					}
				})
			}
			if got != len(want) {
				t.Errorf("%s: %d of %d chips open their terms: %v", card.ID, got, len(want), want)
			}
		}
	}
}

// A keyword no term explains names itself, so that the codex can say so.
func TestAKeywordWithoutATermNamesItself(t *testing.T) {
	b := open(t, phone(), State{})
	b.term = "burn"
	test.Tap(b.keywordChip(words.TraitTerm, "Chicken Pox").(*widgets.Chip))
	if b.term != "Chicken Pox" {
		t.Errorf("%q is opened", b.term)
	}
}

// A card that is not there is said so, never shown as the one before it.
func TestAnUnknownCardSaysSo(t *testing.T) {
	for _, as := range []uitest.As{phone(), desktop()} {
		b := open(t, as, State{Query: "wolf"})
		b.Open("bear-strength")
		b.Open("card-of-tomorrow")
		b.Reads("No such card")
		b.Lacks("Bear Strength\n")
		b.Tap("Search for it")
		if b.State().Card != "" || b.State().Query != "card of tomorrow" {
			t.Errorf("searched for %q with %q open", b.State().Query, b.State().Card)
		}
	}
}
