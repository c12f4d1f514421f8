package catalog_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/catalog"
)

func TestPicksWriteTheLanguageAndReadItBack(t *testing.T) {
	c := load(t)
	creature := catalog.Pick{Key: catalog.KeyType, Value: "creature"}
	wall := catalog.Pick{Key: catalog.KeyType, Value: "wand"}
	burn := catalog.Pick{Key: catalog.KeyTerm, Value: "burn", Each: true}
	two := catalog.Pick{Key: catalog.KeyLevel, Value: "2"}
	for _, tt := range []struct {
		query string
		pick  catalog.Pick
		lang  string
		want  string
	}{
		{"", creature, "en", "type:creature"},
		{"wolf", creature, "de", "wolf typ:creature"},
		{"wolf type:creature", wall, "en", "wolf type:creature,wand"},
		{"typ:kreatur wolf", creature, "en", "wolf"},
		{"wolf type:walls,kreaturen bear", creature, "en", "wolf type:walls bear"},
		{"level:2,3 x", two, "en", "level:3 x"},
		{"level:1 x", two, "de", "level:1,2 x"},
		{"term:weak", burn, "de", "term:weak begriff:burn"},
		{"-type:creature", creature, "en", "-type:creature type:creature"},
		{"type:creature or wolf", creature, "en", "type:creature or wolf type:creature"},
		{"sort:-life x", catalog.Pick{Key: catalog.KeySort, Value: "-leben"}, "de", "x"},
		{"x", catalog.Pick{Key: catalog.KeySet, Value: "forged in fire"}, "en", `x set:"forged in fire"`},
	} {
		was := c.Picked(tt.query, tt.pick)
		if got := c.Pick(tt.query, tt.pick, tt.lang, !was); got != tt.want {
			t.Errorf("%q becomes %q, want %q", tt.query, got, tt.want)
		}
	}
	if m, pick := c.Whose("wolf magier:arena-wizard-sortilege/fire"); m == nil || m.Class != "Wizard" || pick != "fire" {
		t.Error(m, pick)
	}
	if got := c.Clear("a type:wall b typ:kreatur", catalog.KeyType); got != "a b" {
		t.Errorf("cleared it is %q", got)
	}
}

func TestAPickIsThereOnceItIsChosen(t *testing.T) {
	c := load(t)
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(rapid.SliceOfN(rapid.SampledFrom([]string{
			"wolf", "type:wall", "level:2..3,5", "school:fire", "-type:attack", `"of the"`, "sort:cost", "term:burn",
		}), 0, 4).Draw(t, "parts"), " ")
		p := rapid.SampledFrom([]catalog.Pick{
			{Key: catalog.KeyType, Value: "creature"},
			{Key: catalog.KeyType, Value: "wall"},
			{Key: catalog.KeyLevel, Value: "5"},
			{Key: catalog.KeySchool, Value: "feuer"},
			{Key: catalog.KeyTerm, Value: "burn", Each: true},
		}).Draw(t, "pick")
		on := c.Pick(text, p, "en", true)
		off := c.Pick(on, p, "de", false)
		if !c.Picked(on, p) || c.Picked(off, p) {
			t.Fatalf("%q, with it %q, without it %q", text, on, off)
		}
		if _, err := c.ParseQuery(on, catalog.Around{Term: func(string) (func(*catalog.Card) bool, bool) { return nil, true }}); err != nil {
			t.Fatal(err)
		}
	})
}
