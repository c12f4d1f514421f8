package catalog

import (
	"github.com/sahilm/fuzzy"

	"github.com/quickcast/quickcast/internal/fold"
)

// Abbreviated gives where in a folded name the letters of an abbreviation stand, in
// bytes, so that they can be shown; none where the name does not have them in their
// order, or only one letter is typed.
func Abbreviated(typed, name string) []int {
	letters := fold.Compact(typed)
	if len(letters) < 2 {
		return nil
	}
	for _, match := range fuzzy.Find(letters, []string{name}) {
		return match.MatchedIndexes
	}
	return nil
}
