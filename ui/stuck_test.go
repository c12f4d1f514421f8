package ui

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/uitest"
)

// A duel with an action that this version does not know lies open to be looked at:
// for as long as it does the screen says so, nothing is added by any tap, and the
// file can be saved elsewhere.
func TestDuelOfALaterVersion(t *testing.T) {
	for _, c := range []struct {
		name            string
		lang            config.Language
		row             string
		only, why, goOn string
	}{
		{"en", config.English, "Beastmaster", "only be looked at", "teleport-everything", "Update Quickcast"},
		{"de", config.German, "Tiermeister", "nur zum Ansehen", "teleport-everything", "Aktualisiere Quickcast"},
	} {
		t.Run(c.name, func(t *testing.T) {
			o := openOn(t, c.lang, uitest.Phone(), nil)
			o.begin()
			for range 4 {
				o.hurt()
			}
			o.damage(uitest.WithLaterAction)
			before, err := o.disk.Read("tables/1.log")
			if err != nil {
				t.Fatal(err)
			}
			o.tap(c.row)
			o.reads(c.only)
			o.picture("stuck-" + c.name)
			o.hurt()
			o.tap(o.app.words.T("storage.more"))
			o.reads(c.why)
			o.reads(c.goOn)
			o.reads(o.disk.Where("tables/1.log"))
			o.picture("stuck-" + c.name + "-more")
			o.app.Back()
			o.away(func() error { return nil })
			o.lacks(o.app.words.T("storage.export"))
			after, err := o.disk.Read("tables/1.log")
			if err != nil || !bytes.Equal(before, after) {
				t.Errorf("the file was touched: %d bytes are %d, %v", len(before), len(after), err)
			}
		})
	}
}

// A duel whose log is gone is still listed, and says what is lost and where.
func TestDuelWithoutItsLog(t *testing.T) {
	for _, c := range []struct {
		lang      config.Language
		row, lost string
	}{
		{config.English, "Beastmaster", "of the actions played after that, up to"},
		{config.German, "Tiermeister", "von den Aktionen danach sind vielleicht"},
	} {
		o := openOn(t, c.lang, uitest.Phone(), nil)
		o.begin()
		for range 4 {
			o.hurt()
		}
		o.away(func() error {
			log, err := o.disk.Read("tables/1.log")
			return errors.Join(err, o.disk.Replace("tables/1.snapshot", log), o.disk.Remove("tables/1.log"))
		})
		o.tap(c.row)
		o.reads(c.lost)
		o.reads(o.disk.Where("tables/1.log"))
		o.picture("missing-" + string(c.lang))
		if said := o.read(); strings.Contains(said, "storage.") {
			t.Errorf("a text is missing: %s", said)
		}
	}
}
