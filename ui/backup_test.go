package ui

import (
	"bytes"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/internal/backup"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/uitest"
)

// goes shows the settings and taps there.
func (o *opened) goes(ids ...string) {
	o.t.Helper()
	o.app.Go("settings")
	o.settle()
	for _, id := range ids {
		o.tap(o.app.words.T(id))
		o.app.lane.Wait()
		o.settle()
	}
}

// archive is all that is kept, as a file.
func (o *opened) archive() []byte {
	o.t.Helper()
	data, err := o.app.everything()
	if err != nil {
		o.t.Fatal(err)
	}
	return data
}

func (o *opened) brings(data []byte) {
	o.t.Helper()
	o.app.Bring("quickcast.zip", data)
	o.app.lane.Wait()
	o.settle()
}

// holds are the names of what is kept.
func (o *opened) holds() string {
	o.t.Helper()
	all, err := backup.Take(o.disk, "", o.app.deps.Now())
	if err != nil {
		o.t.Fatal(err)
	}
	return strings.Join(all.Names(), " ")
}

// Everything of one device comes to another: asked before, told what, and taken back.
func TestEverythingToAnotherDevice(t *testing.T) {
	from := openOn(t, config.German, uitest.Phone(), nil)
	from.begin()
	from.hurt()
	everything, held := from.archive(), from.holds()

	o := openOn(t, config.English, uitest.Phone(), nil)
	o.begin()
	mine := o.holds()
	o.brings(everything)
	o.reads("1 duel")
	o.picture("backup-asked-en")
	if now := o.holds(); now != mine {
		t.Fatalf("before anybody agreed there is %s, there was %s", now, mine)
	}
	o.tap(o.app.words.T("backup.replace"))
	o.settle()
	o.reads("Tisch") // the settings are the other's, too
	o.reads("Übernommen")
	if now := o.holds(); now != held {
		t.Errorf("taken in: %s, want %s", now, held)
	}
	o.picture("backup-done-de")
	o.tap(o.app.words.T("backup.undo"))
	o.settle()
	if now := o.holds(); now != mine {
		t.Errorf("taken back: %s, want %s", now, mine)
	}
	o.goes("settings.dataBefore")
	o.picture("backup-back-en")
	o.tap(o.app.words.T("backup.backDo"))
	o.settle()
	if now := o.holds(); now != held {
		t.Errorf("brought back: %s, want %s", now, held)
	}
}

// What is added comes beside what is here; the table that lies open is not touched.
func TestAddingToThisDevice(t *testing.T) {
	from := openOn(t, config.English, uitest.Phone(), nil)
	from.begin()
	from.hurt()
	o := openOn(t, config.German, uitest.Phone(), nil)
	o.begin()
	o.hurt()
	o.hurt()
	o.brings(backup.Text(from.archive())) // as text it is the same
	o.tap(o.app.words.T("backup.add"))
	o.settle()
	if now := o.holds(); !strings.Contains(now, "tables/2.log") {
		t.Errorf("there is %s", now)
	}
	if got := o.app.deps.Settings.Settings().Language; got != config.German {
		t.Errorf("the language is %s", got)
	}
	o.brings(from.archive())
	o.reads(o.app.words.T("backup.nothingNew"))
}

// What is damaged changes nothing and says so.
func TestDamagedEverything(t *testing.T) {
	o := openOn(t, config.English, uitest.Phone(), nil)
	o.begin()
	data, mine := o.archive(), o.holds()
	o.brings(data[:len(data)-30])
	o.reads("damaged")
	if now := o.holds(); now != mine {
		t.Errorf("there is %s, there was %s", now, mine)
	}
}

// A page passes files on where the device can: by the device's own way, else as a file;
// what a device refuses is offered as text.
func TestPassingOn(t *testing.T) {
	for _, c := range []struct {
		name   string
		shares func(name, mime string) bool
		want   string // how the name ends that is passed on; "" for none
	}{
		{"nothing", nil, ""},
		{"all", func(string, string) bool { return true }, ".zip"},
		{"texts alone", func(_, mime string) bool { return mime == "text/plain" }, ".zip.txt"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := &browser{shares: c.shares}
			o := openWith(t, config.English, uitest.Phone(), func(d *Deps) { d.Browser = b })
			o.goes("settings.dataSave")
			if c.want == "" {
				o.lacks(o.app.words.T("shell.passOn"))
				return
			}
			o.picture("backup-pass-on")
			o.tap(o.app.words.T("shell.passOn"))
			if len(b.shared) != 1 || !strings.HasSuffix(b.shared[0], c.want) || !strings.HasPrefix(b.shared[0], "quickcast-2026-11-21") {
				t.Errorf("passed on %q, want one that ends in %s", b.shared, c.want)
			}
		})
	}
}

// What is dropped on a page or pasted into it is taken in like a file.
func TestDroppedOnThePage(t *testing.T) {
	b := &browser{}
	o := openWith(t, config.English, uitest.Phone(), func(d *Deps) { d.Browser = b })
	b.bring("", []byte("Mage: Warlock (Arraxian Crown)\n2 Fireball\n"))
	o.settle()
	o.reads("Fireball")
	if !backup.Mine(o.archive()) || backup.Mine(bytes.Repeat([]byte("x"), 200)) {
		t.Error("everything is not told from anything")
	}
}
