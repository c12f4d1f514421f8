package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/uitest"
)

// What is kept is listed, narrowed down by who sat there, told again, and given away as a table
// for a spreadsheet.
func TestDuelsThatAreKept(t *testing.T) {
	for _, size := range []fyne.Size{phone, small, wide} {
		s := newStand(t, size)
		saved := ""
		s.screen.needs.Save = func(name string, data []byte) { saved = name + "\n" + string(data) }
		s.begin("arena", warlock, beastmaster)
		s.screen.Next()
		s.settle()
		s.seat(1).change(state.DamageTrack, 40)
		s.settle()
		s.begin("academy", "academy-priestess", "academy-beastmaster")
		s.screen.leave()
		s.settle()
		s.tap("All duels")
		said := func() string { return uitest.Spoken(s.screen.setup) }
		if words := said(); !strings.Contains(words, "Warlock · Beastmaster") || !strings.Contains(words, "Beastmaster won") || !strings.Contains(words, "Priestess · Beastmaster") {
			t.Fatalf("%v: the list says\n%s", size, words)
		}
		s.tap("Any opponent")
		s.tap("Warlock")
		if words := said(); strings.Contains(words, "Priestess · Beastmaster") || !strings.Contains(words, "Warlock · Beastmaster") {
			t.Errorf("%v: narrowed down to the Warlock the list says\n%s", size, words)
		}
		s.tap("Save as CSV")
		if rows := strings.Split(strings.TrimSpace(saved), "\n"); rows[0] != "quickcast-duels.csv" || len(rows) != 4 || !strings.Contains(rows[3], "Beastmaster,"+beastmaster+",,true,") {
			t.Errorf("%v: the spreadsheet gets %q", size, rows)
		}
		uitest.TapIn(s.screen.setup, "Warlock · Beastmaster")
		s.settle()
		if words := said(); !strings.Contains(words, "Beastmaster wins") {
			for _, line := range strings.Split(words, "\n") {
				if strings.HasPrefix(line, "Warlock · Beastmaster") {
					s.tap(line)
				}
			}
		}
		if words := said(); !strings.Contains(words, "Beastmaster wins") {
			t.Errorf("%v: the duel is told so:\n%s", size, words)
		}
		s.screen.Back()
		if words := said(); !strings.Contains(words, "All duels") {
			t.Errorf("%v: back from it there is\n%s", size, words)
		}
		s.screen.Back()
		s.settle()
		if s.screen.setup != nil {
			t.Errorf("%v: a second step back does not lead to the first page", size)
		}
	}
}
