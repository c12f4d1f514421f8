package table

import (
	"fyne.io/fyne/v2"

	"quickcast/catalog"
	"quickcast/tracker"
	"quickcast/ui/widgets"
)

// Face is what one game brings to the table's screen beside what its views say: its
// own pages and sheets. The frame draws the views of every game, asks for what an
// event needs and sends it; Plain is the face of a game that needs no more.
type Face interface {
	// Brings are chips of a seat of a new table for what it brings along, such as a
	// spellbook; changed draws the page anew.
	Brings(k *widgets.Kit, game string, start *tracker.Start, seat int, changed func()) []fyne.CanvasObject
	// Adds tells whether a seat can put something on the table; Add opens that.
	Adds() bool
	Add(k *widgets.Kit, seat tracker.Seat)
	// Board draws all seats and what they share in the game's own way, below the strip;
	// nil where the frame draws the view's seats and regions.
	Board() Board
	// FaceDown opens what lies face down at a seat.
	FaceDown(k *widgets.Kit, seat tracker.Seat)
	// Hold is a long press on an object.
	Hold(seat tracker.Seat, id string)
	// Chips are a seat's own chips, drawn before all others.
	Chips(k *widgets.Kit, seat tracker.Seat) []Chip
	// First is what comes first on the sheet of an object, or of a seat's body where
	// there is no id; false for nothing.
	First(seat tracker.Seat, id string) (Action, bool)
	// Choices are offered on that sheet beside those of the view.
	Choices(seat tracker.Seat, id string) []tracker.Choice
	// Rows stand on that sheet below its numbers.
	Rows(k *widgets.Kit, seat tracker.Seat, id string) []fyne.CanvasObject
	// More is what else can be done there, small, at the end of the sheet.
	More(seat tracker.Seat, id string) []Action
	// Choose opens what a choice still needs in the game's own way; false where the
	// frame asks for it.
	Choose(k *widgets.Kit, c tracker.Choice) bool
	// Explain adds to a question what only the face knows, such as what a card says of it.
	Explain(q *tracker.Question)
	// Throw takes an event whose dice fall in steps on a sheet of the game's own; false
	// where the frame does it.
	Throw(k *widgets.Kit, e tracker.Event) bool
	// Did is told that an event was done that was asked about.
	Did(k *widgets.Kit, e tracker.Event, seen Sight)
	// Onward goes on in the game's own way, such as with a fight that is open; false
	// where the view says what comes next.
	Onward() bool
	// Ahead says what Onward would do before the view's next step is taken, such as telling
	// what an act brought about; "" for nothing.
	Ahead() string
	// Laid is told that a table lies open now, new or found again.
	Laid()
	// Moved is told that the table has moved on: an event was taken, or taken back.
	Moved()
	// Put brings a card to the table from another place of the app; false where the
	// game has no cards.
	Put(card *catalog.Card) bool
}

// Board is a whole table drawn by its game, all but the strip.
type Board interface {
	Object() fyne.CanvasObject
	Set(Sight)
	// Kit is that of a seat's reader, as the seat is drawn now.
	Kit(tracker.Seat) *widgets.Kit
	// Turns tells whether somebody may sit across, and read the other way round.
	Turns() bool
}

// editor is a face with a page of its own for an option of a new table that is a text.
type editor interface {
	// Edit opens it with what is chosen and what the option holds so far.
	Edit(option string, start tracker.Start, told string, done func(string))
}

// Chip is a chip of a seat that its game's face brings.
type Chip struct {
	Key  string // tells it from the seat's others
	Face widgets.ChipFace
	Tap  func()
}

// Action is something to be done, with its name and its picture.
type Action struct {
	Label, Icon string
	Do          func()
}

// Plain is the face of a game that brings nothing of its own; others embed it.
type Plain struct{}

var _ Face = Plain{}

// Brings is part of Face.
func (Plain) Brings(*widgets.Kit, string, *tracker.Start, int, func()) []fyne.CanvasObject {
	return nil
}

// Adds is part of Face.
func (Plain) Adds() bool { return false }

// Add is part of Face.
func (Plain) Add(*widgets.Kit, tracker.Seat) {}

// Board is part of Face.
func (Plain) Board() Board { return nil }

// FaceDown is part of Face.
func (Plain) FaceDown(*widgets.Kit, tracker.Seat) {}

// Hold is part of Face.
func (Plain) Hold(tracker.Seat, string) {}

// Chips is part of Face.
func (Plain) Chips(*widgets.Kit, tracker.Seat) []Chip { return nil }

// First is part of Face.
func (Plain) First(tracker.Seat, string) (Action, bool) { return Action{}, false }

// Choices is part of Face.
func (Plain) Choices(tracker.Seat, string) []tracker.Choice { return nil }

// Rows is part of Face.
func (Plain) Rows(*widgets.Kit, tracker.Seat, string) []fyne.CanvasObject { return nil }

// More is part of Face.
func (Plain) More(tracker.Seat, string) []Action { return nil }

// Choose is part of Face.
func (Plain) Choose(*widgets.Kit, tracker.Choice) bool { return false }

// Explain is part of Face.
func (Plain) Explain(*tracker.Question) {}

// Throw is part of Face.
func (Plain) Throw(*widgets.Kit, tracker.Event) bool { return false }

// Did is part of Face.
func (Plain) Did(*widgets.Kit, tracker.Event, Sight) {}

// Onward is part of Face.
func (Plain) Onward() bool { return false }

// Ahead is part of Face.
func (Plain) Ahead() string { return "" }

// Laid is part of Face.
func (Plain) Laid() {}

// Moved is part of Face.
func (Plain) Moved() {}

// Put is part of Face.
func (Plain) Put(*catalog.Card) bool { return false }
