// Package keys is the law of the keyboard: every key of the app stands here once, with what
// it does. Window, screens and widgets ask it, and the help is made from it.
package keys

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
)

// Act is what a key does.
type Act string

// What keys do. Where nothing is said they do it wherever there is something to do it to.
const (
	None     Act = ""
	Close    Act = "close" // what lies on top, and nothing else
	Open     Act = "open"  // acts on what is selected or has the focus
	Add      Act = "add"   // the selected card to a spellbook
	More     Act = "more"  // a copy more of it
	Less     Act = "less"  // a copy less
	Out      Act = "out"   // takes all copies of it out
	Cross    Act = "cross" // from the search to the book, and back
	Menu     Act = "menu"  // of what is selected
	Down     Act = "down"
	Up       Act = "up"
	Left     Act = "left"
	Right    Act = "right"
	Lower    Act = "lower" // of a number or a chart
	Higher   Act = "higher"
	PageDown Act = "pageDown"
	PageUp   Act = "pageUp"
	First    Act = "first"
	Last     Act = "last"
	Find     Act = "find"    // on this screen
	FindAll  Act = "findAll" // anything
	Undo     Act = "undo"
	Redo     Act = "redo"
	Paste    Act = "paste" // takes in a spellbook, where no text is written
	Help     Act = "help"
	Place    Act = "place" // by its number
	NextStop Act = "nextStop"
	LastStop Act = "lastStop"

	Onward   Act = "onward" // to the next page of a lesson
	Backward Act = "backward"

	Phase Act = "phase" // of the table
	Log   Act = "log"
	Clock Act = "clock"
	Rub   Act = "rub" // the last digit
)

// Where some keys hold alone; everything else holds everywhere.
const (
	Table  = "table"
	Books  = "books"
	Number = "number" // where a number is typed
	Lesson = "lesson" // in a lesson, which a clicker leads too
)

// Key is one key, or several that do the same.
type Key struct {
	Act   Act
	Where string // "" everywhere
	Names []fyne.KeyName
	Rune  rune // typed where nothing takes letters; 0 for none
	Ctrl  bool // Command on a Mac
	Shift bool
	Quiet bool // not told: a second way to the same
}

// All are all keys in the order they are told.
func All() []Key {
	return []Key{
		{Act: FindAll, Ctrl: true, Names: []fyne.KeyName{fyne.KeyK}},
		{Act: Find, Ctrl: true, Names: []fyne.KeyName{fyne.KeyF}},
		{Act: Find, Rune: '/'},
		{Act: Place, Ctrl: true, Names: []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7}},
		{Act: Down, Names: []fyne.KeyName{fyne.KeyDown}},
		{Act: Up, Names: []fyne.KeyName{fyne.KeyUp}},
		{Act: Left, Names: []fyne.KeyName{fyne.KeyLeft}},
		{Act: Right, Names: []fyne.KeyName{fyne.KeyRight}},
		{Act: PageDown, Names: []fyne.KeyName{fyne.KeyPageDown}},
		{Act: PageUp, Names: []fyne.KeyName{fyne.KeyPageUp}},
		{Act: First, Names: []fyne.KeyName{fyne.KeyHome}},
		{Act: Last, Names: []fyne.KeyName{fyne.KeyEnd}},
		{Act: Open, Names: []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter}},
		{Act: Open, Rune: ' ', Quiet: true},
		{Act: Add, Ctrl: true, Names: []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter}},
		{Act: More, Where: Books, Rune: '+'},
		{Act: Less, Where: Books, Rune: '-'},
		{Act: Out, Where: Books, Names: []fyne.KeyName{fyne.KeyDelete}},
		{Act: Cross, Where: Books, Ctrl: true, Names: []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter}},
		{Act: Menu, Names: []fyne.KeyName{desktop.KeyMenu, fyne.KeyF10}},
		{Act: Higher, Where: Number, Names: []fyne.KeyName{fyne.KeyRight}, Rune: '+'},
		{Act: Lower, Where: Number, Names: []fyne.KeyName{fyne.KeyLeft}, Rune: '-'},
		{Act: Higher, Where: Number, Names: []fyne.KeyName{fyne.KeyUp}, Quiet: true},
		{Act: Lower, Where: Number, Names: []fyne.KeyName{fyne.KeyDown}, Rune: '−', Quiet: true},
		{Act: Rub, Where: Number, Names: []fyne.KeyName{fyne.KeyBackspace}, Quiet: true},
		{Act: Onward, Where: Lesson, Names: []fyne.KeyName{fyne.KeyRight, fyne.KeyPageDown, fyne.KeySpace}},
		{Act: Onward, Where: Lesson, Names: []fyne.KeyName{fyne.KeyDown, fyne.KeyReturn, fyne.KeyEnter}, Quiet: true},
		{Act: Backward, Where: Lesson, Names: []fyne.KeyName{fyne.KeyLeft, fyne.KeyPageUp}},
		{Act: Backward, Where: Lesson, Names: []fyne.KeyName{fyne.KeyUp, fyne.KeyBackspace}, Quiet: true},
		{Act: Phase, Where: Table, Names: []fyne.KeyName{fyne.KeyN, fyne.KeyPageDown}},
		{Act: Undo, Where: Table, Names: []fyne.KeyName{fyne.KeyU, fyne.KeyBackspace}},
		{Act: Redo, Where: Table, Names: []fyne.KeyName{fyne.KeyR}},
		{Act: Log, Where: Table, Names: []fyne.KeyName{fyne.KeyL}},
		{Act: Clock, Where: Table, Names: []fyne.KeyName{fyne.KeyC}},
		{Act: Undo, Ctrl: true, Names: []fyne.KeyName{fyne.KeyZ}},
		{Act: Redo, Ctrl: true, Names: []fyne.KeyName{fyne.KeyY}},
		{Act: Redo, Ctrl: true, Shift: true, Names: []fyne.KeyName{fyne.KeyZ}},
		{Act: Paste, Ctrl: true, Names: []fyne.KeyName{fyne.KeyV}},
		{Act: Close, Names: []fyne.KeyName{fyne.KeyEscape}},
		{Act: Close, Names: []fyne.KeyName{mobile.KeyBack}, Quiet: true},
		{Act: NextStop, Names: []fyne.KeyName{fyne.KeyTab}},
		{Act: LastStop, Shift: true, Names: []fyne.KeyName{fyne.KeyTab}},
		{Act: Help, Rune: '?'},
	}
}

// Of is what a key that was pressed without Ctrl does at a place: what holds there alone
// goes before what holds everywhere.
func Of(event *fyne.KeyEvent, where string) Act {
	return find(where, func(k Key) bool { return !k.Ctrl && !k.Shift && slices.Contains(k.Names, event.Name) })
}

// OfRune is what a typed letter does at a place where nothing takes letters.
func OfRune(r rune, where string) Act {
	return find(where, func(k Key) bool { return k.Rune == r })
}

func find(where string, is func(Key) bool) Act {
	act := None
	for _, k := range All() {
		switch {
		case !is(k):
		case k.Where == where && where != "":
			return k.Act
		case k.Where == "" && act == None:
			act = k.Act
		}
	}
	return act
}

// Shortcuts are the keys that go with Ctrl as the toolkit hears them; a place's number is
// its place in Names.
func (k Key) Shortcuts() []fyne.Shortcut {
	if !k.Ctrl {
		return nil
	}
	modifier := fyne.KeyModifierShortcutDefault
	if k.Shift {
		modifier |= fyne.KeyModifierShift
	}
	var list []fyne.Shortcut
	for _, name := range k.Names {
		switch {
		case k.Act == Undo && name == fyne.KeyZ:
			list = append(list, &fyne.ShortcutUndo{})
		case k.Act == Redo && name == fyne.KeyY:
			list = append(list, &fyne.ShortcutRedo{})
		case k.Act == Paste:
			list = append(list, &fyne.ShortcutPaste{})
		default:
			list = append(list, &desktop.CustomShortcut{KeyName: name, Modifier: modifier})
		}
	}
	return list
}

// OfShortcut is what a key with Ctrl does.
func OfShortcut(cut fyne.Shortcut) Act {
	for _, k := range All() {
		for _, own := range k.Shortcuts() {
			if own.ShortcutName() == cut.ShortcutName() {
				return k.Act
			}
		}
	}
	return None
}
