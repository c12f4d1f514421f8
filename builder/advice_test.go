package builder

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
)

// Every way back to legal leads there: what must go, and any one of the ways.
func TestMendLeadsBack(t *testing.T) {
	c := loaded(t)
	mages, cards := c.MagesOf("arena", ""), c.Cards()
	rapid.Check(t, func(t *rapid.T) {
		book := Book{}.WithMage(rapid.SampledFrom(mages).Draw(t, "mage"))
		for range rapid.IntRange(1, 40).Draw(t, "cards") {
			book = book.Add(rapid.SampledFrom(cards).Draw(t, "card").ID, rapid.IntRange(1, 7).Draw(t, "copies"))
		}
		review := Look(book, c)
		book.Choice = review.Choice
		must, ways := review.Mend()
		for _, step := range must {
			book = book.Take(step.Card.ID, step.Count)
		}
		if len(ways) == 0 {
			if r := Look(book, c); !r.Legal() {
				t.Fatalf("still %+v", r.Problems)
			}
			return
		}
		for _, way := range ways {
			mended := book
			for _, step := range way {
				mended = mended.Take(step.Card.ID, step.Count)
			}
			if r := Look(mended, c); !r.Legal() {
				t.Fatalf("%+v leads to %+v", way, r.Problems)
			}
		}
	})
}

// The cheapest way comes first.
func TestMendGivesUpLittle(t *testing.T) {
	c := loaded(t)
	r, _ := c.Rulebook("arena-starting-warlock")
	book := FromRulebook(r, "").Add("bear-strength", 1) // 122 of 120
	must, ways := Look(book, c).Mend()
	if len(must) != 0 || len(ways) != 4 || ways[0][0].Points != 2 {
		t.Errorf("%+v, %+v", must, ways)
	}
	if must, ways := Look(FromRulebook(r, ""), c).Mend(); must != nil || ways != nil {
		t.Errorf("a legal book: %+v, %+v", must, ways)
	}
}

// The starting books have what the rulebook advises.
func TestStartingBooksHaveTheirParts(t *testing.T) {
	c := loaded(t)
	for _, r := range c.Rulebooks() {
		if r.Kind != "starting" {
			continue
		}
		missing := 0
		for _, p := range Look(FromRulebook(r, ""), c).Parts() {
			if p.Cards == 0 {
				missing++
			}
			if found, _ := c.Search(p.Query, catalog.Options{}); len(found) == 0 {
				t.Errorf("%q finds nothing", p.Query)
			}
		}
		if missing > 4 {
			t.Errorf("%s lacks %d parts", r.ID, missing)
		}
	}
	r, _ := c.Rulebook("arena-starting-warlock")
	mana, average, ok := Look(FromRulebook(r, ""), c).Opening()
	if !ok || mana != [3]int{19, 28, 37} || average < 4 || average > 10 {
		t.Errorf("%v %v %v", mana, average, ok)
	}
}

// A part counts just the cards that its query finds, where the query says what they are and not
// what they are called: whoever follows the advice finds what it counts.
func TestPartsCountWhatTheirQueriesFind(t *testing.T) {
	c := loaded(t)
	for i, p := range (Review{}).Parts() {
		if slices.ContainsFunc(strings.Fields(p.Query), func(word string) bool { return !strings.ContainsAny(word, ":<>") }) {
			continue
		}
		hits, err := c.Search(p.Query, catalog.Options{})
		if err != nil {
			t.Fatal(err)
		}
		found := map[catalog.CardID]bool{}
		for _, h := range hits {
			found[h.Card.ID] = true
		}
		for _, card := range c.Cards() {
			if card.Unofficial {
				continue
			}
			counted := Review{Lines: []Line{{Card: card, Line: &training.Line{Count: 2}}}}.Parts()[i].Cards
			if want := map[bool]int{true: 2}[found[card.ID]]; counted != want {
				t.Errorf("%s: %d of %s are counted, want %d", p.Name, counted, card.ID, want)
			}
		}
	}
}

// All books go out and come in as one file; a broken one loses only itself.
func TestArchive(t *testing.T) {
	c := loaded(t)
	var all []Saved
	for _, r := range c.Rulebooks() {
		all = append(all, Saved{ID: r.ID, Book: FromRulebook(r, r.ID)})
	}
	data, err := EncodeAll(all)
	if err != nil {
		t.Fatal(err)
	}
	books, faults, mine := DecodeAll(data)
	if !mine || len(faults) != 0 || len(books) != len(all) || !books[3].Same(all[3].Book) {
		t.Errorf("%d books, %v", len(books), faults)
	}
	books, faults, mine = DecodeAll([]byte(`{"quickcast":"spellbooks","version":1,"books":[{},{"quickcast":"spellbook","version":1,"entries":[]}]}`))
	if !mine || len(books) != 1 || len(faults) != 1 {
		t.Errorf("%v, %v", books, faults)
	}
	if _, faults, mine := DecodeAll([]byte(`{"quickcast":"spellbooks","version":9}`)); !mine || len(faults) != 1 {
		t.Errorf("%v", faults)
	}
	if _, _, mine := DecodeAll([]byte(`{"quickcast":"spellbook"}`)); mine {
		t.Error("a book is taken for many")
	}
}
