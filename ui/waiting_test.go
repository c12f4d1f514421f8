package ui

import (
	"errors"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// later keeps files as a browser does: at once in memory, and later, once it is told how that went, for
// good.
type later struct {
	*store.Memory
	answers chan error // nil where there is nothing to wait for
}

func (p *later) Kept() error {
	if p.answers == nil {
		return nil
	}
	return <-p.answers
}

// onPage is the window over such files.
func onPage(t *testing.T, lang config.Language) (*opened, *later) {
	t.Helper()
	p := &later{Memory: store.NewMemory()}
	o := openWith(t, lang, uitest.Phone(), func(d *Deps) {
		d.Files = p
		d.Settings, _ = config.Open(p)
		chosen := config.Defaults()
		chosen.Language, chosen.Motion, chosen.Clock = lang, config.LessMotion, false
		if err := d.Settings.Save(chosen); err != nil {
			t.Fatal(err)
		}
	})
	o.begin()
	return o, p
}

// strip is what the strip between the seats says.
func (o *opened) strip() string {
	said := ""
	uitest.Walk(o.window.Content(), func(object fyne.CanvasObject) {
		if strip, ok := object.(*widgets.Strip); ok {
			said = uitest.Texts(strip)
		}
	})
	return said
}

// says waits until the strip says something.
func (o *opened) says(what string) {
	o.t.Helper()
	for end := time.Now().Add(20 * time.Second); !strings.Contains(o.strip(), what); time.Sleep(time.Millisecond) {
		o.running.Drain()
		if time.Now().After(end) {
			o.t.Fatalf("the strip says %q, want %q", o.strip(), what)
		}
	}
}

// Where a write never comes to an end nobody who draws waits for it: every place opens, every tap does
// what it does, and the strip says that it is being saved.
func TestWhoDrawsNeverWaitsForTheDisk(t *testing.T) {
	for lang, says := range map[config.Language]string{config.English: "Saving …", config.German: "Speichert …"} {
		o, p := onPage(t, lang)
		p.answers = make(chan error)
		stands := time.AfterFunc(time.Minute, func() { panic("who draws waits for the disk") })
		o.touch()
		o.says(says)
		o.picture("saving-" + string(lang))
		for _, place := range []string{"cards", "codex", "books", "odds", "settings", "table"} {
			o.app.Go(place)
			o.running.Drain()
		}
		o.touch()
		if !uitest.TapIn(o.window.Content(), o.app.words.T("tablescreen.menu")) || !o.app.Back() {
			t.Error("the menu does not open, or not close")
		}
		changed := o.app.deps.Settings.Settings()
		changed.TextSize += 10
		_, err := o.app.shelf.New(builder.Book{Name: "The Pyre Court", Game: "arena", Mage: "arena-warlock-arraxian-crown"})
		if err := errors.Join(err, o.app.deps.Settings.Save(changed)); err != nil {
			t.Error(err)
		}
		o.app.leave(func() {})
		o.running.Drain()
		stands.Stop()
		close(p.answers)
		o.settle()
		if strings.Contains(o.strip(), says) {
			t.Errorf("it still says %q", says)
		}
		log, err := p.Read("tables/1.log")
		if taps := strings.Count(string(log), `"damage"`); err != nil || taps != 2 {
			t.Errorf("%d taps in the log once the disk has answered, want 2 (%v)", taps, err)
		}
	}
}

// Without room the duel goes on, the strip and a banner say what is missing, in every place, and once
// there is room all is saved without a tap.
func TestAPageWithoutRoom(t *testing.T) {
	for lang, says := range map[config.Language][]string{
		config.English: {"Not saved", "2 actions unsaved", "About 24 kB of room are missing"},
		config.German:  {"Nicht gespeichert", "2 Aktionen ungespeichert", "Etwa 24 kB Platz fehlen"},
	} {
		o, p := onPage(t, lang)
		full := &store.FileError{Op: "keep", Page: true, Fault: store.Full, Need: 24_000, Err: errors.New("full")}
		p.answers = make(chan error, 9)
		for range 2 {
			p.answers <- full
			o.hurt()
			o.app.kept(full)
		}
		o.says(says[0])
		o.reads(says[1])
		o.reads(says[2])
		o.picture("page-full-" + string(lang))
		o.app.Go("settings")
		o.settle()
		o.reads(says[1])
		p.answers <- nil
		o.app.kept(nil)
		o.settle()
		o.lacks(says[1])
		o.lacks(says[2])
		o.app.Go("table")
		if strings.Contains(o.strip(), says[0]) {
			t.Errorf("it still says %q", says[0])
		}

		o.app.kept(full) // a book, or the settings
		o.reads(says[0])
		o.reads(says[2])
		o.tap(o.app.words.T("storage.more"))
		o.picture("page-full-more-" + string(lang))
		o.reads("24 kB")
	}
}
