package typo_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/internal/typo"
)

// slow is the textbook distance with swaps of neighbours, to check against.
func slow(a, b string) [][]int {
	d := make([][]int, len(a)+1)
	for i := range d {
		d[i] = make([]int, len(b)+1)
		d[i][0] = i
	}
	for j := range d[0] {
		d[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			d[i][j] = min(d[i-1][j]+1, d[i][j-1]+1, d[i-1][j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				d[i][j] = min(d[i][j], d[i-2][j-2]+1)
			}
		}
	}
	return d
}

func TestDistanceIsTheTextbooks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := rapid.StringMatching(`[abc]{1,64}`).Draw(t, "a")
		b := rapid.StringMatching(`[abc]{0,70}`).Draw(t, "b")
		table := slow(a, b)
		wantStart := len(a)
		for _, d := range table[len(a)] {
			wantStart = min(wantStart, d)
		}
		whole, start := typo.NewPattern(a).Distance(b)
		if whole != table[len(a)][len(b)] || start != wantStart {
			t.Fatalf("%q to %q: %d and %d, want %d and %d", a, b, whole, start, table[len(a)][len(b)], wantStart)
		}
	})
}

func TestFind(t *testing.T) {
	index := typo.New([][]string{
		{"bear strength", "barenkraft"},
		{"bull endurance"},
		{"lair of the wolf"},
		{"wolf fury", "wolfswildheit"},
		{"hellfire trap"},
	})
	tests := []struct {
		query string
		entry int // of the best; -1 for none
	}{
		{"bear strength", 0},
		{"ber strenght", 0},
		{"strength bear", 0},
		{"bearstrength", 0},
		{"bea", 0},
		{"wlof", 3},
		{"lair of", 2},
		{"liar of the wolf", 2},
		{"hell fire", 4},
		{"hell fyre trap", 4},
		{"wolfswldheit", 3},
		{"endurance", 1},
		{"bull endurence of", 1},
		{"stremgtj bear", 0}, // two slips in a word of eight letters, and the words turned round
		{"zzzzzz", -1},
		{"", -1},
		{" ", -1},
	}
	for _, tt := range tests {
		found := index.Find(tt.query)
		switch {
		case tt.entry < 0 && len(found) > 0:
			t.Errorf("%q found %v", tt.query, found)
		case tt.entry >= 0 && (len(found) == 0 || found[0].Entry != tt.entry):
			t.Errorf("%q found %v, want entry %d first", tt.query, found, tt.entry)
		}
	}
}

func TestBetterMatchesStandFirst(t *testing.T) {
	index := typo.New([][]string{
		{"wolf"}, {"wolf fury"}, {"fury of the wolf"}, {"werewolf"}, {"wulf"},
	})
	found := index.Find("wolf")
	if len(found) != 5 {
		t.Fatalf("found %v", found)
	}
	for i, m := range found {
		if m.Entry != i {
			t.Fatalf("place %d is entry %d: %v", i, m.Entry, found)
		}
	}
}

func TestJoinedWordsAreAlmostTheName(t *testing.T) {
	found := typo.New([][]string{{"bear strength"}, {"bearstrengths"}}).Find("bearstrength")
	if len(found) != 2 || found[0].Entry != 0 || found[0].Score != typo.Joined {
		t.Errorf("found %v", found)
	}
}

func TestEveryNameFindsItself(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		names := rapid.SliceOfNDistinct(rapid.StringMatching(`[a-z]{1,9}( [a-z]{1,9}){0,3}`), 1, 20, rapid.ID[string]).Draw(t, "names")
		lists := make([][]string, len(names))
		for i, n := range names {
			lists[i] = []string{n}
		}
		i := rapid.IntRange(0, len(names)-1).Draw(t, "which")
		found := typo.New(lists).Find(names[i])
		if len(found) == 0 || found[0].Entry != i || found[0].Score != typo.Exact {
			t.Fatalf("%q found %v", names[i], found)
		}
	})
}

func FuzzFind(f *testing.F) {
	index := typo.New([][]string{{"bear strength"}, {"wolf fury"}, {""}})
	f.Add("bear")
	f.Add("\xff\x00 ä")
	f.Fuzz(func(t *testing.T, query string) {
		for _, m := range index.Find(query) {
			if m.Score < typo.Weakest || m.Score > typo.Exact {
				t.Fatalf("score %d", m.Score)
			}
		}
	})
}
