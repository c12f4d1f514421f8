// Package archmage is the face of Archmage at the table: towers with their planets,
// shelves and wheels, the map, the score sheet. No rule is here.
package archmage

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/widgets"
)

// face is the face of one screen.
type face struct {
	table.Plain
	*table.Screen
	board *board
}

// New is the face of Archmage on a screen.
func New(s *table.Screen) table.Face { return &face{Screen: s} }

// Board is part of table.Face.
func (f *face) Board() table.Board {
	f.board = newBoard(f)
	return f.board
}

// state is where the open table stands, nil for none.
func (f *face) state() *archmage.State {
	s, _ := f.Seen().State.(*archmage.State)
	return s
}

// word is a text of the game's own: its id without the area.
func (f *face) word(id string, args ...any) string { return f.Needs().Words.T("archmage."+id, args...) }

// offered are the choices of a kind that the view has now.
func (f *face) offered(kind tracker.Kind) []tracker.Choice {
	v := f.Seen().View
	all := append(append([]tracker.Choice(nil), v.Choices...), v.Open...)
	if v.Next != nil && !archmage.Asks(*v.Next) { // the next step is one of them
		all = append([]tracker.Choice{*v.Next}, all...)
	}
	return pick.Where(all, func(c tracker.Choice) bool {
		return c.Event.Kind == kind
	})
}

// offer finds the choice of a kind whose field says that, nil for none.
func (f *face) offer(kind tracker.Kind, seat int, field, value string) *tracker.Choice {
	for _, c := range f.offered(kind) {
		if c.Event.Says(field) == value && (seat == 0 || c.Event.Seat == tracker.Seat(seat)) {
			return &c
		}
	}
	return nil
}

// hue is the school whose colour a sphere takes.
func hue(s archmage.Sphere) string {
	return []string{"holy", "water", "dark", "fire", "nature", "earth"}[s]
}

// columnGap is how far apart the parts of a page stand, in dp.
const columnGap float32 = 10

// column stacks the parts of a page.
func column(k *widgets.Kit, objects ...fyne.CanvasObject) *fyne.Container {
	return widgets.NewColumn(k, columnGap, objects...)
}
