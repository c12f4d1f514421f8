package table

import (
	"testing"

	"quickcast/internal/store"
	"quickcast/ui/theme"
)

// The chip that adds a condition is whole, however many lie there before it.
func TestTheChipForConditionsIsNotCut(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		s := newStandAs(t, setting{lang, theme.Dark, phone}, store.NewMemory())
		s.begin("arena", warlock, beastmaster)
		s.send("condition", 2, Fields{"condition": "burn", "amount": 2})
		s.send("condition", 2, Fields{"condition": "weak", "amount": 1})
		s.settle()
		for i, seat := range s.screen.board.seats {
			plus, width := seat.chips.made["plus"], float32(0)
			for _, chip := range seat.chips.list {
				width += chip.MinSize().Width + 8
			}
			if plus == nil || seat.shape == rows && width-8 > seat.object.Size().Width-chipsAir {
				t.Errorf("%s: the chips of seat %d are %v wide, and have %v", lang, i+1, width, seat.object.Size().Width)
			}
		}
	}
}
