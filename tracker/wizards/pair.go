package wizards

import (
	"fmt"
	"strings"

	"github.com/quickcast/quickcast/tracker"
)

// Pair is two glyphs without order, doubles included: a space of the grid (W-18).
type Pair struct{ Low, High int }

// Spaces is how many pairs there are.
const Spaces = Glyphs * (Glyphs + 1) / 2

// pairOf puts two glyphs in order. It refuses what is no glyph (OutOfBounds).
func pairOf(a, b int) (Pair, error) {
	if a < 1 || a > Glyphs || b < 1 || b > Glyphs {
		return Pair{}, outOfBounds.With("Field", "glyphs", "Least", 1, "Most", Glyphs)
	}
	return Pair{min(a, b), max(a, b)}, nil
}

// readPair reads a pair as String writes it. It refuses what is none.
func readPair(text string) (Pair, error) {
	var a, b int
	if n, err := fmt.Sscanf(strings.TrimSpace(text), "%d-%d", &a, &b); n != 2 || err != nil {
		return Pair{}, outOfBounds.With("Field", "pair", "Least", 1, "Most", Glyphs)
	}
	return pairOf(a, b)
}

// String is the pair as "2-5".
func (p Pair) String() string { return fmt.Sprintf("%d-%d", p.Low, p.High) }

// MarshalText writes the pair.
func (p Pair) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads a pair.
func (p *Pair) UnmarshalText(text []byte) error {
	got, err := readPair(string(text))
	if err == nil {
		*p = got
	}
	return err
}

// index is the place of the pair among all, by its higher glyph first.
func (p Pair) index() int { return p.High*(p.High-1)/2 + p.Low - 1 }

// pairAt is the pair with an index.
func pairAt(i int) Pair {
	high := 1
	for high*(high+1)/2 <= i {
		high++
	}
	return Pair{i - high*(high-1)/2 + 1, high}
}

// Pairs are all pairs, by their higher glyph first.
func Pairs() []Pair {
	list := make([]Pair, Spaces)
	for i := range list {
		list[i] = pairAt(i)
	}
	return list
}

// Message names the pair.
func (p Pair) Message() (string, map[string]any) {
	return "wizards.pair", map[string]any{"Low": p.Low, "High": p.High}
}

var _ tracker.Message = Pair{}
