package ui

import (
	"strings"
	"testing"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/uitest"
)

// What was noted when the window stood still is offered until it is put away: shown, copied,
// and in no file that is given out.
func TestWhereItStoodStillIsOffered(t *testing.T) {
	for _, lang := range []config.Language{config.English, config.German} {
		const noted = "Quickcast 0.1.0\n\ngoroutine 1 [sleep]:\nslow()\n"
		o := openWith(t, lang, uitest.Phone(), func(d *Deps) {
			if err := d.Files.Replace(frozenFile, []byte(noted+strings.Repeat("goroutine 2 [select]:\n", 500))); err != nil {
				t.Fatal(err)
			}
		})
		looked := func() {
			o.app.lane.Wait()
			o.settle()
			o.reads(o.app.words.T("shell.frozen"))
			o.tap(o.app.words.T("shell.frozenLook"))
			o.settle()
		}
		looked()
		o.reads("slow()")
		o.picture("frozen-" + string(lang))
		o.tap(o.app.words.T("shell.frozenCopy"))
		if got := o.app.deps.App.Clipboard().Content(); !strings.HasPrefix(got, noted) || len(got) < 10_000 {
			t.Errorf("copied %q", got)
		}
		if strings.Contains(o.holds(), frozenFile) {
			t.Error("it goes out with everything")
		}
		o.app.offerFrozen()
		looked()
		o.tap(o.app.words.T("shell.frozenAway"))
		o.app.lane.Wait()
		o.settle()
		if names, err := o.disk.Names(frozenFile); err != nil || len(names) > 0 {
			t.Errorf("%v is left: %v", names, err)
		}
	}
}
