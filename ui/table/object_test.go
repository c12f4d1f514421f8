package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

func TestARowOfAMagesNumbersCountsFromWhatLiesOnTheTable(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	armor := func() int {
		return tracker.TrackOf(s.screen.seen.View.Seats[0].Tracks, state.ArmorTrack).Value
	}
	s.screen.OpenObject(s.screen.KitOf(1), 1, "")
	s.tap("Values")
	var plus []fyne.CanvasObject
	uitest.Walk(s.screen.open[0].body, func(o fyne.CanvasObject) {
		if row, ok := o.(*widgets.Stepper); ok {
			plus = append(plus, uitest.Parts(row)...)
		}
	})
	one := func() { // more of every number there is a row for
		for _, o := range plus {
			if named, ok := o.(fyne.Accessible); ok && named.AccessibilityLabel() == "More" {
				uitest.Press(o)
			}
		}
		s.settle()
	}
	one()
	if armor() != 1 {
		t.Fatalf("a plus gives %d armor", armor())
	}
	s.send(tracker.Change, 1, Fields{"track": state.ArmorTrack, "amount": 3}) // as another device does it
	if one(); armor() != 5 {
		t.Errorf("4 armor and one more is %d", armor())
	}
	s.screen.TakeBack()
	s.settle()
	if one(); armor() != 5 {
		t.Errorf("taken back and given again there are %d armor", armor())
	}
}
