package formats

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/builder"
)

// A name nobody knows keeps its X.
func TestNamesThatBeginWithX(t *testing.T) {
	r := read(t, scribe(t), "Warlock\n2 Fireball\n3 Xyzzy of Nowhere\n2X Qwertz\n")
	if len(r.Book.Kept) != 2 || r.Book.Kept[0].Name != "Xyzzy of Nowhere" || r.Book.Kept[0].Count != 3 || r.Book.Kept[1].Name != "Qwertz" {
		t.Errorf("%+v", r.Book.Kept)
	}
}

// What the owner only thinks of comes back from every format that has a place for it, and
// costs nothing there.
func TestMaybeListComesBack(t *testing.T) {
	s := scribe(t)
	book := builder.Book{Name: "Pyre", Game: "arena", Mage: "arena-warlock-arraxian-crown"}.Add("fireball", 2).Consider("dispel", 3).Consider("fireball", 1)
	for _, name := range thereAndBackBut(func(f Format) bool { return f.noMaybe }) {
		data, err := s.Write(book, name)
		if err != nil {
			t.Fatal(err)
		}
		r := read(t, s, string(data))
		if !r.Book.Same(book) || r.Book.Considered("dispel") != 3 || r.Book.Considered("fireball") != 1 || len(r.Problems) > 0 {
			t.Errorf("%s: %+v, problems %+v\n%s", name, r.Book, r.Problems, data)
		}
	}
	tagged := book.WithTags([]string{"club", "fire"})
	data, err := s.Write(tagged, JSON)
	if r := read(t, s, string(data)); err != nil || !slices.Equal(r.Book.Tags, tagged.Tags) {
		t.Errorf("%q, %v", r.Book.Tags, err)
	}
	if r := read(t, s, "Warlock\n2 Fireball\n\nMaybe:\n1 Dispel\n"); r.Book.Count("dispel") != 0 || r.Book.Considered("dispel") != 1 {
		t.Errorf("%+v", r.Book)
	}
}
