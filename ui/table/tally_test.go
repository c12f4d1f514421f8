package table

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// So many taps at one place of a condition's or a token's chip, wherever beside its minus, are
// so many of it, and no chip moves: on a mage's sheets and on a creature's.
func TestTapsAtOnePlaceOfAChipCount(t *testing.T) {
	for _, size := range []fyne.Size{phone, small, wide} {
		s := newStand(t, size)
		s.begin("arena", warlock, beastmaster)
		s.send("add", 2, Fields{"name": "Chimera", "kind": "creature", "level": 4, "life": 90})
		thing := subject{screen: s.screen, kit: s.seat(2).kit, seat: 2, id: s.screen.seen.View.Seats[1].Objects[0].ID}
		for _, way := range []struct {
			of   subject
			open func()
		}{
			{s.seat(1).subject, s.seat(1).openConditions},
			{s.seat(2).subject, s.seat(2).openConditions},
			{thing, func() {
				thing.open()
				s.tap(s.screen.T("condition"))
				s.tap(s.screen.T("token"))
			}},
		} {
			way.open()
			s.settle()
			s.tapChips(way.of)
			s.screen.Hidden()
		}
	}
}

// tapChips taps every chip that is in sight on the open sheet at two places, and takes away
// again what came of that.
func (s *stand) tapChips(of subject) {
	s.t.Helper()
	c, all := s.window.Canvas(), s.chipPlaces()
	tap := func(i int, share float32, times int) {
		if of.kit.Turned {
			share = 1 - share
		}
		for range times {
			uitest.TapAt(c, all[i].from.AddXY(all[i].size.Width*share, all[i].size.Height/2))
			s.settle()
		}
		if _, lies := of.seen(); !lies {
			return
		}
		if now := s.chipPlaces(); !slices.Equal(now, all) {
			s.t.Fatalf("%v: the chips lay at %v, and at %v when chip %d was tapped", c.Size(), all, now, i)
		}
	}
	if len(all) < 2 {
		s.t.Fatalf("%v: %d chips are in sight", c.Size(), len(all))
	}
	for i := range all {
		for _, share := range []float32{0.4, 0.9} {
			before := lying(of)
			tap(i, share, 3)
			if got := lying(of) - before; got != 3 {
				s.t.Fatalf("%v: three taps at %.1f of chip %d made %d", c.Size(), share, i, got)
			}
			tap(i, 0.05, 4)                  // one more than there are
			if _, lies := of.seen(); !lies { // the last Dissipate has gone, and the spell with it
				return
			}
			if got := lying(of) - before; got != 0 {
				s.t.Fatalf("%v: after as many taps on the minus of chip %d there are %d", c.Size(), i, got)
			}
		}
	}
}

// lying is how many conditions and tokens a thing has.
func lying(of subject) (sum int) {
	thing, _ := of.seen()
	for _, list := range [][]tracker.Count{thing.Conditions, thing.Tokens} {
		for _, c := range list {
			sum += c.Count
		}
	}
	return sum
}

// chipPlace is where a chip that counts lies in the window.
type chipPlace struct {
	from fyne.Position
	size fyne.Size
}

// chipPlaces are those of all such chips that a finger can reach on the open sheet.
func (s *stand) chipPlaces() (all []chipPlace) {
	c, driver := s.window.Canvas(), fyne.CurrentApp().Driver()
	uitest.Walk(uitest.Uppermost(c), func(o fyne.CanvasObject) {
		if _, counts := o.(*widgets.CountChip); !counts {
			return
		}
		place := chipPlace{driver.AbsolutePositionForObject(o), o.Size()}
		parts := uitest.Parts(o)
		for _, y := range []float32{1, place.size.Height - 1} {
			if hit := uitest.Hit(c, place.from.AddXY(place.size.Width/2, y)); !slices.Contains(parts, hit) {
				return
			}
		}
		all = append(all, place)
	})
	return all
}
