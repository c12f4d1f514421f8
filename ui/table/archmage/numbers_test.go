package archmage_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"quickcast/internal/config"
	"quickcast/internal/store"
	"quickcast/tracker/archmage"
	"quickcast/ui/uitest"
)

// A table says how many tiles it takes, what is printed on its board and where its die
// points, and begins with that; the form offers those who sit there as the first.
func TestATableBeginsWithItsOwnNumbers(t *testing.T) {
	w := openIn(t, store.NewMemory(), clothes{config.English, config.Dark, uitest.Phone(), 100})
	w.Tap("Archmage")
	if said := w.Read(); strings.Contains(said, "Who begins") {
		t.Errorf("alone somebody is to begin:\n%s", said)
	}
	w.Tap("Another seat")
	if said := w.Read(); !strings.Contains(said, "Seat 2") || strings.Contains(said, "Seat 3") {
		t.Errorf("of two seats these are offered:\n%s", said)
	}
	w.Tap("White, Company")
	w.Tap("Remove")
	w.Tap("Tiles and printed numbers")
	for _, more := range []string{"More Wilderness, sets of five", "More Towns", "More Number below space 1"} {
		w.Tap(more)
	}
	var north []fyne.Tappable
	uitest.Walk(uitest.Uppermost(w.Fyne.Canvas()), func(o fyne.CanvasObject) {
		if way, ok := o.(fyne.Tappable); ok && strings.TrimSpace(uitest.Spoken(o)) == "N" {
			north = append(north, way)
		}
	})
	north[2].Tapped(nil) // of the third pip
	w.Settle()
	w.Tap("Done")
	w.Tap("Begin")
	s := w.state()
	have := map[string]int{}
	for i := range s.Places {
		have[s.Places[i].Stack]++
	}
	if have[archmage.Wild] != 25 || have[archmage.TownsStack] != 5 || have[archmage.Outpost] != 6 {
		t.Errorf("the map has %v", have)
	}
	if s.Track[0] != 2 || !slices.Equal(s.Pips, []string{"se", "ne", "n", "s", "sw", "nw"}) {
		t.Errorf("the board has %v, the die points to %v", s.Track, s.Pips)
	}
}
