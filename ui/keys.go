package ui

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/widgets"
)

// typed is a screen that takes letters no field has the focus for.
type typed interface {
	Rune(r rune) bool
}

// finder is a screen with a search to put the cursor into.
type finder interface {
	Find()
}

// adder is a screen whose selected thing can be added to something, or that crosses to
// something by the same key.
type adder interface {
	Add()
}

// undoer is a screen whose last step can be taken back, and done again.
type undoer interface {
	Undo()
	Redo()
}

// rune gives a letter to the screen.
func (s *shell) rune(r rune) {
	if t, ok := s.screen().(typed); ok {
		t.Rune(r)
	}
}

// Find puts the cursor into the search of the screen, where there is one.
func (s *shell) Find() {
	if f, ok := s.screen().(finder); ok {
		f.Find()
	}
}

// Add adds what is selected on the screen, where there is something to add it to.
func (s *shell) Add() {
	if a, ok := s.screen().(adder); ok {
		a.Add()
	}
}

// Undo takes back the last step on the screen, where there are steps.
func (s *shell) Undo() {
	if u, ok := s.screen().(undoer); ok {
		u.Undo()
	}
}

// Redo does again what Undo took back.
func (s *shell) Redo() {
	if u, ok := s.screen().(undoer); ok {
		u.Redo()
	}
}

// goTo shows a place by its number in the navigation, the first being 0; any
// other number changes nothing.
func (s *shell) goTo(n int) {
	if n >= 0 && n < len(s.places) {
		s.openPlace(s.places[n].ID)
	}
}

// acts are what the keys with Ctrl do, and those typed where nothing takes letters.
func (s *shell) acts() map[keys.Act]func() {
	return map[keys.Act]func(){
		keys.Undo: s.Undo, keys.Redo: s.Redo, keys.Find: s.Find, keys.Add: s.Add, keys.FindAll: s.OnFindAll, keys.Help: s.OnKeys,
		keys.Paste: s.OnPaste,
	}
}

// do does what a key does from anywhere; nil where nobody offers it.
func (s *shell) do(act keys.Act) {
	if f := s.acts()[act]; f != nil {
		f()
	}
}

// takeKeys gives the keys of a window that nothing has the focus for to the
// shell. While something lies over the screen the screen is left alone: Close closes
// what lies on top, and the keys can be asked for. The shell is asked for anew at every key,
// because it changes with the language and the look.
func takeKeys(c fyne.Canvas, shell func() *shell) {
	c.SetOnTypedKey(func(event *fyne.KeyEvent) {
		shell().kit.Tip.Hush()
		if c.Overlays().Top() == nil {
			shell().key(event)
		} else if keys.Of(event, "") == keys.Close {
			widgets.CloseTop(shell().kit, c)
		}
	})
	c.SetOnTypedRune(func(r rune) {
		switch {
		case keys.OfRune(r, "") == keys.Help:
			shell().do(keys.Help)
		case c.Overlays().Top() == nil:
			shell().rune(r)
		}
	})
	for _, key := range keys.All() {
		if key.Where != "" {
			continue // the screen it belongs to knows
		}
		for i, cut := range key.Shortcuts() {
			c.AddShortcut(cut, func(fyne.Shortcut) {
				shell().kit.Tip.Hush()
				switch {
				case c.Overlays().Top() != nil:
				case key.Act == keys.Place:
					shell().goTo(i)
				default:
					shell().do(key.Act)
				}
			})
		}
	}
}
