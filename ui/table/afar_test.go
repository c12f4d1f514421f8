package table

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/uitest"
)

// covered is the page of a kind that covers the window, nil where none does.
func covered[P coverPage](s *Screen) (page P) {
	if s.cover != nil {
		page, _ = s.cover.page.(P)
	}
	return page
}

func TestFromAfarWhatCountsMostFillsTheWindow(t *testing.T) {
	for _, size := range []fyne.Size{phone, small, wide, fyne.NewSize(915, 412)} {
		for _, mages := range [][]string{{warlock, beastmaster}, {warlock, beastmaster, "arena-forcemaster-pellian"}} {
			s := newStandAs(t, uitest.As{Lang: "de", Size: size}, store.NewMemory())
			s.begin("arena", mages...)
			s.screen.openMenu()
			s.tap("Groß, von weitem zu lesen")
			a := covered[*afar](s.screen)
			if a == nil || len(s.screen.open) != 0 {
				t.Fatalf("%v: the menu does not lead to it", size)
			}
			s.seat(1).change(state.DamageTrack, 7)
			s.settle()
			taken := map[fyne.Position]bool{}
			for i, seat := range a.seats {
				view := s.screen.seen.View.Seats[i]
				if across := s.screen.KitOf(view.Seat).Turned; seat.kit.Turned != across {
					t.Errorf("%v: seat %d is turned: %v", size, i+1, seat.kit.Turned)
				}
				for j, figures := range seat.figures {
					end := figures.Position().Add(figures.Size())
					if figures.Face().Digits != strconv.Itoa(view.Gauges[j].Value) || figures.Size().Height < 60 || end.X > size.Width || end.Y > size.Height || taken[figures.Position()] {
						t.Errorf("%v: seat %d shows %q from %v to %v", size, i+1, figures.Face().Digits, figures.Position(), end)
					}
					taken[figures.Position()] = true
				}
			}
			s.tap("Schließen")
			if s.screen.cover != nil || len(s.window.Canvas().Overlays().List()) != 0 {
				t.Error("a tap does not put it away")
			}
		}
	}
}
