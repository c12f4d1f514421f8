package ui

import (
	"testing"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/settings"
	"github.com/quickcast/quickcast/ui/uitest"
)

// browser is one whose state is set by hand.
type browser struct {
	state    settings.Device
	changed  func()
	renewals int
	shares   func(name, mime string) bool // what it passes on; nil for nothing
	shared   []string                     // the names of what it was asked to pass on
	fails    bool                         // passing on does
	bring    func(name string, data []byte)
	scans    func() (text, fault string) // what its camera sees; nil where it has none
}

func (b *browser) State() settings.Device { return b.state }
func (b *browser) Install()               {}
func (b *browser) Renew()                 { b.renewals++ }
func (b *browser) OnChange(f func())      { b.changed = f }

func (b *browser) OnBring(f func(name string, data []byte)) { b.bring = f }
func (b *browser) CanScan() bool                            { return b.scans != nil }

func (b *browser) Scan(_, _ string, done func(text, fault string)) { done(b.scans()) }

func (b *browser) CanShare(name, mime string) bool { return b.shares != nil && b.shares(name, mime) }

func (b *browser) Share(name, _ string, _ []byte, failed func()) {
	b.shared = append(b.shared, name)
	if b.fails {
		failed()
	}
}

func (b *browser) becomes(o *opened, state settings.Device) {
	b.state = state
	b.changed()
	o.settle()
}

// A newer release is told once, when no table runs, and taken only by a tap.
func TestNewerReleaseWaitsForTheEndOfTheTable(t *testing.T) {
	b := &browser{}
	o := openWith(t, config.English, uitest.Phone(), func(d *Deps) { d.Browser = b })
	news := o.app.words.T("shell.newRelease")
	o.begin()
	b.becomes(o, settings.Device{Newer: true})
	o.lacks(news)
	o.tap("Menu")
	o.tap(o.app.words.T("tablescreen.leaveTable"))
	o.reads(news)
	if b.renewals != 0 {
		t.Fatal("it was taken without being asked for")
	}
	o.tap(o.app.words.T("shell.renew"))
	if b.renewals != 1 {
		t.Errorf("taken %d times after one tap", b.renewals)
	}
	b.becomes(o, settings.Device{Newer: true, Lasting: true})
	o.lacks(news)
}

// The settings follow what the browser says while they are looked at.
func TestSettingsFollowTheBrowser(t *testing.T) {
	b := &browser{}
	o := openWith(t, config.German, uitest.Phone(), func(d *Deps) { d.Browser = b })
	o.app.Go("settings")
	o.settle()
	o.reads(o.app.words.T("settings.fleeting"))
	b.becomes(o, settings.Device{Lasting: true, Installed: true})
	o.reads(o.app.words.T("settings.lasting"))
	o.reads(o.app.words.T("settings.installed"))
}

// A code that the camera sees is taken in as a spellbook; what keeps it from looking is said.
func TestCameraReadsASpellbook(t *testing.T) {
	text, fault := "", "NotAllowedError"
	b := &browser{scans: func() (string, string) { return text, fault }}
	o := openWith(t, config.English, uitest.Phone(), func(d *Deps) { d.Browser = b })
	w := o.app.words
	scan := func() {
		o.app.screens.books.get()
		o.tap(w.T("shell.books"))
		o.tap(w.T("booksscreen.import"))
		o.tap(w.T("booksscreen.scan"))
		o.settle()
	}
	scan()
	o.reads(w.T("shell.scanForbidden"))
	text, fault = "Name: Seen by the camera\nMage: Beastmaster\n4 Timber Wolf", ""
	scan()
	if saved, err := o.app.shelf.Books(); err != nil || len(saved) != 1 || saved[0].Book.Name != "Seen by the camera" {
		t.Errorf("the shelf holds %v (%v)", saved, err)
	}
}
