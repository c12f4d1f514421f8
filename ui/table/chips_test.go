package table

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// named is the chip of a key that is shown, nil for none.
func (c *chips) named(key string) *widgets.Chip {
	for _, made := range []*widgets.Made[widgets.ChipFace, *widgets.Chip]{c.notes, c.cells} {
		if i := slices.Index(made.Keys, key); i >= 0 {
			return made.List[i].(*widgets.Chip)
		}
	}
	return nil
}

// The chip that adds a condition is in sight and whole, in every shape a seat has, however
// many conditions lie there.
func TestTheChipForConditionsIsNeverOutOfSight(t *testing.T) {
	for _, size := range []fyne.Size{small, phone, wide, uitest.Tablet(), fyne.NewSize(915, 412)} {
		s := newStand(t, size)
		s.begin("arena", warlock, beastmaster)
		for _, c := range s.screen.seen.View.Conditions {
			s.send("condition", 1, Fields{"condition": c.ID, "amount": 2})
			s.send("condition", 2, Fields{"condition": c.ID, "amount": 2})
		}
		s.settle()
		for i, seat := range s.screen.board.seats {
			plus := seat.chips.plus
			if plus == nil || plus.Size().Width < plus.MinSize().Width {
				t.Fatalf("%v: seat %d has no whole chip that adds a condition", size, i+1)
			}
			driver := fyne.CurrentApp().Driver()
			at := driver.AbsolutePositionForObject(plus).Subtract(driver.AbsolutePositionForObject(seat.object))
			if room := seat.object.Size(); at.X < 0 || at.Y < 0 || at.X+plus.Size().Width > room.Width || at.Y+plus.Size().Height > room.Height {
				t.Errorf("%v: of seat %d it lies at %v with %v, on %v", size, i+1, at, plus.Size(), room)
			}
		}
	}
}
