package formats

import (
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/builder"
)

// Notes are kept whole, whatever their lines; what is more than a book keeps is
// left out and said.
func TestNotesAreKeptWhole(t *testing.T) {
	s := scribe(t)
	for name, test := range map[string]struct {
		notes string
		cut   bool
	}{
		"a long line":      {strings.Repeat("word ", 2000) + "end", false},
		"a line of signs":  {strings.Repeat("[b]", 3000) + "end", false},
		"many lines":       {strings.Repeat("a line\n", maxNoted-2) + "end", false},
		"to the last byte": {strings.Repeat("x", maxNotes), false},
		"too long":         {strings.Repeat("x", maxNotes+1), true},
		"too many lines":   {strings.Repeat("a\n", maxNoted) + "end", true},
		"letters of two":   {strings.Repeat("ä", maxNotes), true},
	} {
		book := builder.Book{Mage: "arena-druid-wychwood", Game: "arena", Entries: []builder.Entry{{Card: "dispel", Count: 1}}, Notes: test.notes}
		for _, f := range thereAndBack() {
			data, err := s.Write(book, f)
			if err != nil {
				t.Fatal(err)
			}
			r := read(t, s, string(data))
			said := slices.ContainsFunc(r.Notices, func(n Notice) bool { return n.Hint == CutNotes })
			if said != test.cut || (r.Book.Notes == test.notes) == test.cut || !strings.HasPrefix(test.notes, r.Book.Notes) || len(r.Book.Notes) < maxNotes/10 && len(test.notes) > maxNotes/5 {
				t.Errorf("%s as %s: %d bytes of %d, said to be cut: %v", name, f, len(r.Book.Notes), len(test.notes), said)
			}
			data, err = s.Write(r.Book, f)
			if err != nil {
				t.Fatal(err)
			}
			if again := read(t, s, string(data)); !again.Book.Same(r.Book) || len(again.Notices) != 0 {
				t.Errorf("%s as %s: what was kept does not stay: %d bytes, %+v", name, f, len(again.Book.Notes), again.Notices)
			}
		}
	}
}

// A line of notes is one from its two strokes on, wherever it stands; the lines beside it are none.
func TestWhereALineOfNotesIs(t *testing.T) {
	const text = "2 Fireball\n// mine\n  // and more\n/ no\n3 Dispel // behind it"
	for piece, want := range map[string]bool{"Fireball": false, "mine": true, "more": true, "no": false, "Dispel": false, "behind": false, "/ mine": true} {
		if got := isRemark(text, strings.Index(text, piece)); got != want {
			t.Errorf("%q is in a line of notes: %t", piece, got)
		}
	}
	for text, want := range map[string]bool{"// x": true, " // x": true, "x": false, "/": false} {
		if got := isRemark(text, len(text)-1); got != want {
			t.Errorf("%q is a line of notes: %t", text, got)
		}
	}
}
