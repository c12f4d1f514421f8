package archmage_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/uitest"
)

// A table says how many tiles it takes, what is printed on its board and where its die
// points, and begins with that; the form offers those who sit there as the first.
func TestATableBeginsWithItsOwnNumbers(t *testing.T) {
	w := open(t, store.NewMemory(), config.English, config.Dark, uitest.Phone())
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
	w.Tap("Die shows 3: N")
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

// What the table puts down of a card is offered at its moment: who enters another's well
// chooses a relic, by a button of its own.
func TestAWellIsPutDownAndOfferedWhenSomebodyEnters(t *testing.T) {
	w := open(t, lay(t, strings.Replace(midway, `"kind":"grove","owner":2`, `"kind":"grove","token":"wellspring","by":2`, 1), "blue", "red"), config.English, config.Dark, uitest.Phone())
	w.Tap("Nature and Matter, Advanced")
	w.Tap("What the card says")
	w.Tap("More Relics of the spell’s spheres, Whoever")
	w.Tap("Done")
	w.Tap("Close")
	if y := w.state().Spell("wellspring").Enters["own"]; y != 1 {
		t.Fatalf("put down is %d in %+v\n%s", y, w.state().Spell("wellspring"), w.Read())
	}
	w.Tap("Map")
	w.Tap("Grove (w2)")
	if s := w.state(); s.Mages[0].At != "w2" || len(s.Due) != 1 {
		t.Fatalf("at %s, due is %v", s.Mages[0].At, s.Due)
	}
	before := w.state().Mages[0].Relics[archmage.Matter]
	w.Tap("By Wellspring: take 1 Widget")
	if s := w.state(); s.Mages[0].Relics[archmage.Matter] != before+1 || len(s.Due) != 0 {
		t.Errorf("%d Widgets, due is %v", s.Mages[0].Relics[archmage.Matter], s.Due)
	}
	if strings.Contains(w.Read(), "By Wellspring: take") {
		t.Error("it is still offered")
	}
}
