package table

import (
	"testing"

	"github.com/quickcast/quickcast/ui/uitest"
)

// What is saved elsewhere is the file itself, whatever state it is in: of a table
// that lies open to be looked at, and of one that cannot be opened.
func TestTheFileOfADuelIsSavedElsewhere(t *testing.T) {
	for name, c := range map[string]struct {
		how  func([]byte) []byte
		row  string
		open bool
	}{
		"a later action": {uitest.WithLaterAction, "Warlock · Beastmaster", true},
		"rubbish":        {func([]byte) []byte { return []byte("rubbish") }, "Duel tables/1", false},
	} {
		t.Run(name, func(t *testing.T) {
			s, _, _ := onDisk(t, english())
			s.begin("arena", warlock, beastmaster)
			again := s.reopen(c.how, false)
			banner, saved := &warned{}, map[string]string{}
			again.screen.needs.Warn = banner.warn
			again.screen.needs.Save = func(name string, data []byte) { saved[name] = string(data) }
			again.tap(c.row)
			if (again.screen.table != nil) != c.open || (banner.face.Title != "") != c.open {
				t.Fatalf("table %v, banner %q", again.screen.table, banner.face.Title)
			}
			if c.open {
				banner.onDo()
				again.settle()
			} else {
				again.tap("Save the file")
			}
			want, err := s.store.Read("tables/1.log")
			if err != nil || saved["quickcast-tables-1.log"] != string(want) {
				t.Errorf("%d files are saved, %v", len(saved), err)
			}
		})
	}
}
