package attackodds

import (
	"maps"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/words"
)

// DefenseCost says what each use of a Defense costs: "1 mana, 1 Glyph".
func DefenseCost(w *words.Words, cost map[string]int) string {
	var parts []string
	for _, what := range slices.Sorted(maps.Keys(cost)) {
		parts = append(parts, w.N("table.cost"+Title(what), cost[what]))
	}
	return strings.Join(parts, ", ")
}
