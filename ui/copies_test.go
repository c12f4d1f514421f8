package ui

import (
	"context"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/uitest"
)

// copies copies what is kept, days after the first evening.
func (o *opened) copies(days int) {
	o.t.Helper()
	was := o.app.deps.Now
	o.app.deps.Now = func() time.Time { return was().AddDate(0, 0, days) }
	if err := o.app.copyNow(context.Background(), func() {}); err != nil {
		o.t.Fatal(err)
	}
	o.app.deps.Now = was
}

// What was copied by itself is listed with what is in it, and comes back beside what is here:
// one table, or all. The table that was played on stays as it is.
func TestCopiesComeBack(t *testing.T) {
	for name, as := range map[string]struct {
		lang config.Language
		size fyne.Size
		day  string
	}{"en": {config.English, uitest.Phone(), "2026-11-21"}, "de": {config.German, uitest.Desk(), "21.11.2026"}} {
		t.Run(name, func(t *testing.T) {
			o := openOn(t, as.lang, as.size, nil)
			o.goes("settings.dataCopies")
			o.reads(o.app.words.T("backup.noCopies"))
			o.app.Back()
			o.app.Go("table")
			o.settle()
			o.begin()
			o.hurt()
			o.copies(0)
			o.hurt()
			o.copies(1)
			log, err := o.disk.Read("tables/1.log")
			if err != nil {
				t.Fatal(err)
			}
			o.goes("settings.dataCopies")
			o.picture("copies-listed-" + name)
			o.tap(as.day)
			o.app.lane.Wait()
			o.settle()
			o.picture("copy-" + name)
			o.tap(o.app.words.T("backup.beside"))
			o.settle()
			if now, _ := o.disk.Read("tables/1.log"); string(now) != string(log) {
				t.Error("the table that is here has changed")
			}
			old, err := o.disk.Read("tables/2.log")
			if err != nil || len(old) >= len(log) || !strings.HasPrefix(string(log), string(old)) {
				t.Errorf("beside it there is %q (%v)", old, err)
			}
			o.goes("settings.dataCopies")
			o.tap(as.day)
			o.app.lane.Wait()
			o.settle()
			o.reads(", " + o.app.words.T("backup.here"))
			o.reads(o.app.words.T("backup.nothingNew"))
		})
	}
}
