package table

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Face is what one game brings to the table's screen beside what its views say: its
// own pages and sheets. The frame draws the views of every game, asks for what an
// event needs and sends it; Plain is the face of a game that needs no more.
type Face interface {
	// Brings are chips of a seat of a new table for what it brings along, such as a
	// spellbook; changed draws the page anew.
	Brings(k *widgets.Kit, game string, start *tracker.Start, seat int, changed func()) []fyne.CanvasObject
	// Board draws all seats and what they share in the game's own way, below the strip;
	// nil where the frame draws the view's seats and regions.
	Board() Board
	// Adding opens what a seat can put on the table; nil where there is nothing to put.
	Adding(seat tracker.Seat) func(*widgets.Kit)
	// FaceDown opens what lies face down at a seat.
	FaceDown(k *widgets.Kit, seat tracker.Seat)
	// Hold is a long press on an object.
	Hold(seat tracker.Seat, id string)
	// Chips are a seat's own chips, drawn before all others.
	Chips(k *widgets.Kit, seat tracker.Seat) []Chip
	// Offers are what the sheet of an object, or of a seat's body where there is no id,
	// offers beside the choices of the view.
	Offers(k *widgets.Kit, seat tracker.Seat, id string) Offers
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
	// Moved is told that the table has moved on: an event was taken, or taken back, or the
	// table was laid, new or found again.
	Moved(laid bool)
	// Put brings a card to the table from another place of the app; false where the
	// game has no cards.
	Put(card *catalog.Card) bool
}

// Offers are what the sheet of an object offers.
type Offers struct {
	First   *Action             // comes before all else; nil for nothing
	Due     bool                // the rules offer the first now: it is gold
	Choices []tracker.Choice    // before those of the view
	Rows    []fyne.CanvasObject // below its numbers
	More    []Action            // small, at the end of the sheet
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

// Chip is a chip of a seat, with what tells it from the seat's others.
type Chip = widgets.Named[widgets.ChipFace]

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

// Adding is part of Face.
func (Plain) Adding(tracker.Seat) func(*widgets.Kit) { return nil }

// Board is part of Face.
func (Plain) Board() Board { return nil }

// FaceDown is part of Face.
func (Plain) FaceDown(*widgets.Kit, tracker.Seat) {}

// Hold is part of Face.
func (Plain) Hold(tracker.Seat, string) {}

// Chips is part of Face.
func (Plain) Chips(*widgets.Kit, tracker.Seat) []Chip { return nil }

// Offers is part of Face.
func (Plain) Offers(*widgets.Kit, tracker.Seat, string) Offers { return Offers{} }

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

// Moved is part of Face.
func (Plain) Moved(bool) {}

// Put is part of Face.
func (Plain) Put(*catalog.Card) bool { return false }
