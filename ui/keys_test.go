package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/catalog/lookup"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// keyScreen is a screen that notes which keys reached it.
type keyScreen struct {
	fakeScreen
	runes               string
	found, back, onward int
}

func (k *keyScreen) Rune(r rune) bool { k.runes += string(r); return true }
func (k *keyScreen) Find()            { k.found++ }
func (k *keyScreen) Undo()            { k.back++ }
func (k *keyScreen) Redo()            { k.onward++ }

// keyCanvas hears of shortcuts as a real window's does; the test driver's does
// not.
type keyCanvas struct {
	fyne.Canvas
	cuts fyne.ShortcutHandler
}

func (c *keyCanvas) AddShortcut(cut fyne.Shortcut, do func(fyne.Shortcut)) {
	c.cuts.AddShortcut(cut, do)
}

func TestKeysReachTheScreen(t *testing.T) {
	frame, fakes, w := testShell(t, 412, 915)
	keys := &keyScreen{fakeScreen: fakeScreen{object: fakes[1].object}}
	frame.places[1].Screen = func() screen { return keys }
	c := &keyCanvas{Canvas: w.Canvas()}
	takeKeys(c, func() *shell { return frame })
	ctrl := fyne.KeyModifierShortcutDefault
	press := func(key fyne.KeyName, mod fyne.KeyModifier) {
		c.cuts.TypedShortcut(&desktop.CustomShortcut{KeyName: key, Modifier: mod})
	}
	all := func() {
		press(fyne.KeyF, ctrl)
		press(fyne.KeyZ, ctrl|fyne.KeyModifierShift)
		c.cuts.TypedShortcut(&fyne.ShortcutUndo{})
		c.cuts.TypedShortcut(&fyne.ShortcutRedo{})
		w.Canvas().OnTypedRune()('/')
	}
	all() // the first place takes none of them, and must not mind
	press(fyne.Key2, ctrl)
	if frame.Now() != "cards" {
		t.Fatalf("Ctrl+2 leads to %q, want the second place", frame.Now())
	}
	all()
	if keys.found != 1 || keys.back != 1 || keys.onward != 2 || keys.runes != "/" {
		t.Errorf("found %d, undone %d, redone %d, typed %q; want 1, 1, 2 and a slash", keys.found, keys.back, keys.onward, keys.runes)
	}
	press(fyne.Key6, ctrl)
	if frame.Now() != "cards" {
		t.Error("there is no sixth place here; nothing must change")
	}
	press(fyne.Key3, ctrl)
	press(fyne.Key1, ctrl)
	if frame.Now() != "table" {
		t.Errorf("Ctrl+1 leads to %q, want the first place", frame.Now())
	}
}

// forgetful is the app after a minute in which nothing of it was drawn: the
// toolkit knows the canvas of nothing any more.
type forgetful struct{ fyne.App }

func (f forgetful) Driver() fyne.Driver { return forgetfulDriver{f.App.Driver()} }

type forgetfulDriver struct{ fyne.Driver }

func (forgetfulDriver) CanvasForObject(fyne.CanvasObject) fyne.Canvas { return nil }

// While a field has the focus the window does not hear of shortcuts: the field
// passes them on, however long it was out of sight.
func TestShortcutsOutliveTheToolkitsMemory(t *testing.T) {
	o := openOn(t, config.English, uitest.Desk(), nil)
	c := &keyCanvas{Canvas: o.window.Canvas()}
	o.app.kit.Canvas = c
	takeKeys(c, func() *shell { return o.app.shell })
	fyne.SetCurrentApp(forgetful{o.running})
	defer fyne.SetCurrentApp(o.running)
	o.app.Go("cards")
	for _, key := range []fyne.KeyName{fyne.Key3, fyne.Key2, fyne.Key1} {
		from := o.app.shell.Now()
		o.app.shell.Find()
		field, ok := c.Focused().(fyne.Shortcutable)
		if !ok {
			t.Fatalf("at %q %T has the focus, want the search", from, c.Focused())
		}
		field.TypedShortcut(&desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault})
		if o.app.shell.Now() == from {
			t.Errorf("with the cursor in a field %s leads nowhere from %q", key, from)
		}
		if c.Focused() != nil {
			t.Errorf("%T has the focus and is out of sight", c.Focused())
		}
	}
}

func (c *keyCanvas) TypedShortcut(cut fyne.Shortcut) { c.cuts.TypedShortcut(cut) }

func TestKeysLeaveTheScreenBelowASheetAlone(t *testing.T) {
	frame, _, w := testShell(t, 412, 915)
	c := &keyCanvas{Canvas: w.Canvas()}
	takeKeys(c, func() *shell { return frame })
	sheet := widget.NewPopUp(canvas.NewRectangle(nil), w.Canvas())
	sheet.Show()
	go2 := &desktop.CustomShortcut{KeyName: fyne.Key2, Modifier: fyne.KeyModifierShortcutDefault}
	c.cuts.TypedShortcut(go2)
	if frame.Now() != "table" {
		t.Error("the place changed below an open sheet")
	}
	sheet.Hide()
	c.cuts.TypedShortcut(go2)
	if frame.Now() != "cards" {
		t.Error("with the sheet gone the key must work again")
	}
}

// Ctrl+K finds anything from any place, and "?" says what keys there are.
func TestOneBoxAndAllKeysFromAnywhere(t *testing.T) {
	o := openOn(t, config.English, uitest.Phone(), nil)
	if !uitest.TapIn(o.window.Content(), "Find") {
		t.Fatal("on a phone there must be a way to the box")
	}
	if o.window.Canvas().Overlays().Top() == nil {
		t.Error("the box must open")
	}
	o.app.openEntry(lookup.Entry{Kind: lookup.Card, ID: "bear-strength"})
	if o.app.shell.Now() != "cards" || o.app.screens.cards.get().State().Card != "bear-strength" {
		t.Error("a card that was found must be shown")
	}
	o.app.openEntry(lookup.Entry{Kind: lookup.Mage, ID: "arena-warlock-adramelech"})
	if got := o.app.screens.cards.get().State().Query; got != "mage:arena-warlock-adramelech" {
		t.Errorf("a mage asks %q", got)
	}
	o.app.openEntry(lookup.Entry{Kind: lookup.Action, ID: "settings.theme.light"})
	if o.app.deps.Settings.Settings().Theme != config.Light {
		t.Error("what was chosen to do must be done")
	}
}

// Escape closes the topmost alone, whatever lies there: a dialog of the toolkit's over a
// sheet, then the sheet, then what is open on the screen.
func TestEscapeClosesTheTopmostAlone(t *testing.T) {
	o := openOn(t, config.English, uitest.Phone(), nil)
	c := o.window.Canvas()
	escape := func() {
		if focused := c.Focused(); focused != nil {
			focused.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
			return
		}
		c.OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	}
	o.app.Go("cards")
	o.app.OpenCard("timber-wolf")
	o.app.sheet("first", widget.NewLabel("body"))
	o.app.sheet("second", widget.NewLabel("body"))
	dialog.ShowInformation("a dialog", "of the toolkit's", o.window)
	for left := 2; left >= 0; left-- {
		if _, ours := c.Overlays().Top().(*widgets.Sheet); ours {
			c.FocusNext() // whatever has the focus
		}
		escape()
		if got := len(c.Overlays().List()); got != left {
			t.Fatalf("%d things lie over the window, want %d", got, left)
		}
		if o.app.screens.cards.get().State().Card == "" {
			t.Fatal("what was closed closed the page of the card besides")
		}
	}
	escape()
	if o.app.screens.cards.get().State().Card != "" || o.app.shell.Now() != "cards" {
		t.Error("with nothing over it the page of the card must close")
	}
	escape()
	if o.app.shell.Now() != "cards" {
		t.Error("with nothing open Escape must lead nowhere")
	}
	first := o.app.sheet("first", widget.NewLabel("body"))
	o.app.sheet("second", widget.NewLabel("body"))
	first() // out of its turn
	escape()
	o.app.OpenCard("timber-wolf")
	c.Unfocus()
	escape()
	if len(c.Overlays().List()) != 0 || o.app.screens.cards.get().State().Card != "" {
		t.Error("after a sheet was closed out of its turn Escape must work as before")
	}
}

// The help tells every key, in the names they have.
func TestTheHelpTellsEveryKey(t *testing.T) {
	for _, lang := range []config.Language{config.English, config.German} {
		o := openOn(t, lang, uitest.Desk(), nil)
		o.window.Canvas().OnTypedRune()('?')
		sheet := o.window.Canvas().Overlays().Top()
		if sheet == nil {
			t.Fatal("a question mark must show the keys")
		}
		said := uitest.Spoken(sheet)
		if got := o.app.kit.Tip.Keys(keys.Undo, 0); got != o.app.words.T("keys.ctrl")+"+Z" {
			t.Errorf("a tip calls the key of undo %q: that of another place", got)
		}
		if got := o.app.kit.Tip.Keys(keys.Place, 2); got != o.app.words.T("keys.ctrl")+"+3" {
			t.Errorf("a tip calls the key of the third place %q", got)
		}
		for _, act := range []keys.Act{keys.Phase, keys.More, keys.Clock, keys.Close, keys.FindAll} {
			if o.app.kit.Tip.Keys(act, 0) == "" {
				t.Errorf("a tip has no key for %s", act)
			}
		}
		for _, k := range keys.All() {
			if k.Quiet {
				continue
			}
			for _, name := range append(o.app.keyNames(k), o.app.words.T("keys.act."+string(k.Act))) {
				if !strings.Contains(said, name) {
					t.Errorf("%s: %q of %s is not told", lang, name, k.Act)
				}
			}
		}
	}
}
