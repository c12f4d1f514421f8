package formats

import (
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/builder"
)

func TestNotices(t *testing.T) {
	s := scribe(t)
	for text, want := range map[string][]Hint{
		"Mage: Warlock (Arraxian Crown)\n1 Dispel":    nil,
		"Mage: Warlock\n1 Dispel":                     {GuessedMage},
		"Mage: Druid\n1 Dispel":                       nil,
		"Mage: Druid\n1 Dispel\nDruid":                {MageTwice},
		"Mage: Druid\nClass: Druid\n1 Dispel":         {MageTwice},
		"1 - Druid\n1 - Druid Stats\n1 Dispel":        nil,
		"# Night of the Druid\nMage: Druid\n1 Dispel": nil,
		"Pyromancer\n1 Dispel":                        {TitleNoMage},
		"Name: Pyromancer\n1 Dispel":                  nil,
		"Mage: Druid\n2 Mauern aus Stein":             {OtherWords},
		"Mage: Monk (final release)\n1 Dispel":        {UnofficialMage},
	} {
		var got []Hint
		for _, n := range read(t, s, text).Notices {
			got = append(got, n.Hint)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q gives %v, want %v", text, got, want)
		}
	}
	for _, card := range s.catalog.Cards() {
		r := read(t, s, "Mage: Druid\n1 "+card.Name)
		if noticed := len(r.Notices) == 1 && r.Notices[0].Hint == UnofficialCard; noticed != card.Unofficial {
			t.Errorf("%s: unofficial %v, notices %+v", card.Name, card.Unofficial, r.Notices)
		}
	}
}

// Notes are kept whole, or it is said that their end was left out.
func TestNotesThatAreTooLongAreReported(t *testing.T) {
	s := scribe(t)
	for name, c := range map[string]struct {
		notes string
		cut   bool
	}{
		"as long as can be": {strings.Repeat("x", maxNotes), false},
		"too long":          {strings.Repeat("x", maxNotes+1), true},
		"many lines":        {strings.Repeat("x\n", maxNoted-1) + "x", false},
		"too many lines":    {strings.Repeat("x\n", maxNoted) + "x", true},
	} {
		book := builder.Book{Name: "B", Mage: "arena-warlock-arraxian-crown", Notes: c.notes}.Add("fireball", 1)
		data, err := s.Write(book, JSON)
		if err != nil {
			t.Fatal(err)
		}
		r := read(t, s, string(data))
		said := slices.ContainsFunc(r.Notices, func(n Notice) bool { return n.Hint == CutNotes })
		if said != c.cut || !strings.HasPrefix(c.notes, r.Book.Notes) || (len(r.Book.Notes) < len(c.notes)) != c.cut {
			t.Errorf("%s: %d of %d bytes are kept, said: %t", name, len(r.Book.Notes), len(c.notes), said)
		}
	}
}
