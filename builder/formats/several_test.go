package formats

import (
	"strings"
	"testing"

	"github.com/quickcast/quickcast/builder"
)

// Several books in one text come apart, whatever they are written in, with their names.
func TestSeveralBooksInOneText(t *testing.T) {
	s := scribe(t)
	var books []builder.Book
	for _, rulebook := range s.catalog.Rulebooks()[:4] {
		books = append(books, builder.FromRulebook(rulebook, "Book of "+rulebook.Kind+" "+string(rulebook.Mage)).WithNotes("first\nsecond"))
	}
	books = append(books, books[0].WithName("The same mage again"))
	for _, name := range []Name{Text, Markdown, BBCode, Forum, O8D, Code} {
		var all strings.Builder
		for _, book := range books {
			data, err := s.Write(book, name)
			if err != nil {
				t.Fatal(err)
			}
			all.Write(data)
			all.WriteString("\n")
		}
		got, err := s.ReadAll([]byte(all.String()), Options{})
		if err != nil || len(got) != len(books) {
			t.Fatalf("%s: %d books, %v", name, len(got), err)
		}
		for i, r := range got {
			want := books[i]
			if name == O8D { // it has no place for a name
				want.Name = r.Book.Name
			}
			if !r.Book.Same(want) || len(r.Problems) > 0 {
				t.Errorf("%s, book %d: %+v\nwant %+v\nproblems %+v", name, i, r.Book, want, r.Problems)
			}
		}
	}
}

func TestSeveralAsPeopleWriteThem(t *testing.T) {
	s := scribe(t)
	for name, text := range map[string]string{
		"mages alone": "Warlock\n2 Fireball\n3 Dispel\n\nPriestess\n2 Bear Strength\n1 Teleport\n",
		"titles":      "# Fire night\nMage: Warlock\n\n## Attacks\n- 2x Fireball\n\n# Light\n**Mage:** Priestess\n- 2 Bear Strength\n",
		"json":        `[{"mage":"Warlock","cards":{"Fireball":2}},{"mage":"Priestess","cards":{"Bear Strength":2}}]`,
	} {
		got, err := s.ReadAll([]byte(text), Options{})
		if err != nil || len(got) != 2 || got[0].Book.Count("fireball") != 2 || got[1].Book.Count("bear-strength") != 2 || got[1].Book.Count("fireball") != 0 {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
	for name, text := range map[string]string{
		"one book":         "Fire night\nMage: Warlock\n2 Fireball\n\nTotal: 4 points\n",
		"mage at the end":  "2 Fireball\n1 Dispel\nMage: Warlock\n",
		"OCTGN":            "---  Mage  ---\n1 - Warlock\n\n---  Magestats  ---\n1 - Warlock Stats\n\n---  Attack  ---\n2 - Fireball\n",
		"a mage as a word": "Warlock\n2 Fireball\nNotes: against the Priestess\n1 Dispel\n",
	} {
		if got, err := s.ReadAll([]byte(text), Options{}); err != nil || len(got) != 1 {
			t.Errorf("%s: %d books, %v", name, len(got), err)
		}
	}
}
