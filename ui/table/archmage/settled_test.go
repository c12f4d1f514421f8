package archmage_test

import (
	"testing"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/uitest"
)

// What the group answered once, as the last turn ended, its next table knows.
func TestTheGroupIsAskedOnce(t *testing.T) {
	still := `"planets":{"time":0,"will":0,"death":0,"blood":0,"nature":0,"matter":0}`
	files := lay(t, `{"phase":"end","round":15,"mages":[{`+still+`},{`+still+`}]}`, "blue", "white")
	w := open(t, files, config.English, config.Dark, uitest.Phone())
	w.Tap("What can be done now")
	w.Tap("By the letter")
	if s := w.state(); s.Unowned != "letter" {
		t.Fatalf("settled is %q", s.Unowned)
	}
	w.Tap("Menu")
	w.Tap("Put the table away")
	w.Tap("Archmage")
	w.Tap("Another seat")
	w.Tap("Begin")
	if s := w.state(); s.Round != 1 || s.Unowned != "letter" {
		t.Errorf("in round %d of the next table it is %q", s.Round, s.Unowned)
	}
}
