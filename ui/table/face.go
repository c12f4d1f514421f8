package table

import (
	"context"

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
	// Side is what a seat has beside what its view says.
	Side(k *widgets.Kit, seat tracker.Seat) Side
	// Offers are what the sheet of an object, or of a seat's body where there is no id,
	// offers beside the choices of the view.
	Offers(k *widgets.Kit, seat tracker.Seat, id string) Offers
	// Opens asks what a choice still needs in the game's own way; nil where the frame asks.
	Opens(k *widgets.Kit, c tracker.Choice) func()
	// Explain adds to a question what only the face knows, such as what a card says of it.
	Explain(q *tracker.Question)
	// Draws draws the answers to something asked in the game's own way, such as places on a map;
	// nil where the frame draws them. choose takes one, or takes it back.
	Draws(k *widgets.Kit, each tracker.Ask, choose func(tracker.Answer)) fyne.CanvasObject
	// Throw takes an event whose dice fall in steps to a sheet of the game's own; nil where
	// the frame does it.
	Throw(e tracker.Event) func()
	// Did is told that an event was done that was asked about.
	Did(k *widgets.Kit, e tracker.Event, seen Sight)
	// Onward goes on in the game's own way, such as with a fight that is open; without a label
	// it is called as the view's next step is. Nil where the view says what comes next.
	Onward() *Action
	// Moved is told that the table has moved on: an event was taken, or taken back, or the
	// table was laid, new or found again.
	Moved(laid bool)
	// Put are ways to bring a card to the table from another place of the app; none where the
	// game has no cards.
	Put(card *catalog.Card) []Item
}

// Side is what a face adds to a seat.
type Side struct {
	Chips    []Chip // drawn before all others
	Add      func() // opens what can be put on the table; nil where there is nothing to put
	FaceDown func() // opens what lies face down
}

// Offers are what the sheet of an object offers.
type Offers struct {
	First   *Action             // comes before all else; nil for nothing
	Due     bool                // the rules offer the first now: it is gold
	Choices []tracker.Choice    // before those of the view
	Rows    []fyne.CanvasObject // below its numbers
	More    []Action            // small, at the end of the sheet
	Held    func()              // a long press on it; nil for nothing
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

// pager is a board with pages, which a key turns as a finger does.
type pager interface {
	// Page turns so many pages on, back below zero; false where all is seen at once.
	Page(by int) bool
}

// editor is a face with a page of its own for an option of a new table that is a text.
type editor interface {
	// Edit opens it with what is chosen and what the option holds so far.
	Edit(option string, start tracker.Start, told string, done func(string))
}

// taker is a face whose game keeps something for all its tables that can be given away.
type taker interface {
	// Take takes what somebody gave away, and says what came of it.
	Take(data []byte)
}

// weigher is a face that knows what a choice is likely to come to, such as an attack.
type weigher interface {
	// Weigh says it in a line and in a figure; nil for a choice that comes to nothing by itself.
	// What it gives runs off the goroutine that draws, and says nothing where it is called off.
	Weigh(c tracker.Choice) func(context.Context) (line, figure string)
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

// Board is part of Face.
func (Plain) Board() Board { return nil }

// Side is part of Face.
func (Plain) Side(*widgets.Kit, tracker.Seat) Side { return Side{} }

// Offers is part of Face.
func (Plain) Offers(*widgets.Kit, tracker.Seat, string) Offers { return Offers{} }

// Opens is part of Face.
func (Plain) Opens(*widgets.Kit, tracker.Choice) func() { return nil }

// Explain is part of Face.
func (Plain) Explain(*tracker.Question) {}

// Draws is part of Face.
func (Plain) Draws(*widgets.Kit, tracker.Ask, func(tracker.Answer)) fyne.CanvasObject { return nil }

// Throw is part of Face.
func (Plain) Throw(tracker.Event) func() { return nil }

// Did is part of Face.
func (Plain) Did(*widgets.Kit, tracker.Event, Sight) {}

// Onward is part of Face.
func (Plain) Onward() *Action { return nil }

// Moved is part of Face.
func (Plain) Moved(bool) {}

// Put is part of Face.
func (Plain) Put(*catalog.Card) []Item { return nil }
