package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// typed is a screen that takes letters no field has the focus for.
type typed interface {
	Rune(r rune) bool
}

// finder is a screen with a search to put the cursor into.
type finder interface {
	Find()
}

// adder is a screen whose selected thing can be added to something.
type adder interface {
	Add()
}

// undoer is a screen whose last step can be taken back, and done again.
type undoer interface {
	Undo()
	Redo()
}

// Rune gives a letter to the screen.
func (s *Shell) Rune(r rune) {
	if t, ok := s.screen().(typed); ok {
		t.Rune(r)
	}
}

// Find puts the cursor into the search of the screen, where there is one.
func (s *Shell) Find() {
	if f, ok := s.screen().(finder); ok {
		f.Find()
	}
}

// Add adds what is selected on the screen, where there is something to add it to.
func (s *Shell) Add() {
	if a, ok := s.screen().(adder); ok {
		a.Add()
	}
}

// Undo takes back the last step on the screen, where there are steps.
func (s *Shell) Undo() {
	if u, ok := s.screen().(undoer); ok {
		u.Undo()
	}
}

// Redo does again what Undo took back.
func (s *Shell) Redo() {
	if u, ok := s.screen().(undoer); ok {
		u.Redo()
	}
}

// GoTo shows a place by its number in the navigation, the first being 0; any
// other number changes nothing.
func (s *Shell) GoTo(n int) {
	if n >= 0 && n < len(s.places) {
		s.Go(s.places[n].ID)
	}
}

// takeKeys gives the keys of a window that nothing has the focus for to the
// shell: letters, Ctrl+F, Ctrl+K for everything, Ctrl+Enter to add, Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y, and Ctrl+1 and on for
// the places. Command stands for Ctrl on a Mac. While a sheet is open the
// screen below it is left alone. The shell is asked for anew at every key,
// because it changes with the language and the look.
func takeKeys(c fyne.Canvas, shell func() *Shell) {
	c.SetOnTypedKey(func(event *fyne.KeyEvent) { shell().Key(event) })
	c.SetOnTypedRune(func(r rune) {
		switch {
		case c.Overlays().Top() != nil:
		case r == '?' && shell().OnKeys != nil:
			shell().OnKeys()
		default:
			shell().Rune(r)
		}
	})
	on := func(cut fyne.Shortcut, do func(*Shell)) {
		c.AddShortcut(cut, func(fyne.Shortcut) {
			if c.Overlays().Top() == nil {
				do(shell())
			}
		})
	}
	ctrl := fyne.KeyModifierShortcutDefault
	on(&fyne.ShortcutUndo{}, (*Shell).Undo)
	on(&fyne.ShortcutRedo{}, (*Shell).Redo)
	on(&desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: ctrl | fyne.KeyModifierShift}, (*Shell).Redo)
	on(&desktop.CustomShortcut{KeyName: fyne.KeyF, Modifier: ctrl}, (*Shell).Find)
	on(&desktop.CustomShortcut{KeyName: fyne.KeyK, Modifier: ctrl}, func(s *Shell) {
		if s.OnFindAll != nil {
			s.OnFindAll()
		}
	})
	on(&desktop.CustomShortcut{KeyName: fyne.KeyReturn, Modifier: ctrl}, (*Shell).Add)
	on(&desktop.CustomShortcut{KeyName: fyne.KeyEnter, Modifier: ctrl}, (*Shell).Add)
	for i, key := range []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6} {
		on(&desktop.CustomShortcut{KeyName: key, Modifier: ctrl}, func(s *Shell) { s.GoTo(i) })
	}
}
