package fold_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/internal/fold"
)

func TestText(t *testing.T) {
	tests := []struct{ in, want string }{
		{"", ""},
		{"Bear Strength", "bear strength"},
		{"  bear   strength ", "bear strength"},
		{"Slavörg, Fang of the First Moon", "slavorg fang of the first moon"},
		{"Slavo\u0308rg", "slavorg"}, // the dots as a mark of their own
		{"Adramelech's Torment", "adramelechs torment"},
		{"Adramelech’s Torment", "adramelechs torment"},
		{"V'Tar Orb", "vtar orb"},
		{"Johktari-Jagdmesser", "johktari jagdmesser"},
		{"Straße", "strasse"},
		{"STRASSE", "strasse"},
		{"Riesengröße", "riesengrosse"},
		{"Lähmender Basilisk", "lahmender basilisk"},
		{"Œuvre æther Łód", "oeuvre aether lod"},
		{"é", "e"},
		{"+2 vs. Flying", "2 vs flying"},
		{"!?", ""},
		{"ﬁre", "fire"}, // a ligature
	}
	for _, tt := range tests {
		if got := fold.Text(tt.in); got != tt.want {
			t.Errorf("Text(%q) = %q, want %q", tt.in, got, tt.want)
		}
	}
}

func TestGermanWritesUmlautsOut(t *testing.T) {
	tests := []struct{ in, want string }{
		{"Rüstung", "ruestung"},
		{"Größe", "groesse"},
		{"Lähmender", "laehmender"},
		{"bear", "bear"},
	}
	for _, tt := range tests {
		if got := fold.WrittenOut(tt.in); got != tt.want {
			t.Errorf("German(%q) = %q, want %q", tt.in, got, tt.want)
		}
	}
}

func TestFoldingTwiceChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		once := fold.Text(rapid.String().Draw(t, "text"))
		if twice := fold.Text(once); twice != once {
			t.Fatalf("%q became %q", once, twice)
		}
		if strings.TrimSpace(once) != once || strings.Contains(once, "  ") {
			t.Fatalf("spaces are left in %q", once)
		}
	})
}

// TestFoldingEveryLetterTwice goes through all letters there are: some stand
// for others that are themselves written as two, such as the raised Æ.
func TestFoldingEveryLetterTwice(t *testing.T) {
	for r := rune(0x80); r < 0x20000; r++ {
		for _, folded := range []func(string) string{fold.Text, fold.WrittenOut} {
			once := folded(string(r))
			if twice := folded(once); twice != once {
				t.Errorf("%U: %q became %q", r, once, twice)
			}
		}
	}
	if got := fold.Text("ᴭǼŉ"); got != "aeaen" {
		t.Errorf("got %q", got)
	}
}

func TestCaseMakesNoDifference(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.StringMatching(`[a-zA-ZäöüÄÖÜéßñ' -]{0,20}`).Draw(t, "text")
		if upper, lower := fold.Text(strings.ToUpper(s)), fold.Text(strings.ToLower(s)); upper != lower {
			t.Fatalf("%q and %q", upper, lower)
		}
	})
}

func BenchmarkText(b *testing.B) {
	for b.Loop() {
		fold.Text("Slavörg, Fang of the First Moon")
	}
}
