package formats

import (
	"slices"
	"testing"
)

func TestNotices(t *testing.T) {
	s := scribe(t)
	for text, want := range map[string][]Hint{
		"Mage: Warlock (Arraxian Crown)\n1 Dispel": nil,
		"Mage: Warlock\n1 Dispel":                  {GuessedMage},
		"Mage: Druid\n1 Dispel":                    nil,
		"Mage: Monk (final release)\n1 Dispel":     {UnofficialMage},
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
