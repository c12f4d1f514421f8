package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Sheet is a sheet of this screen: it follows what happens at the table while
// it is open.
type Sheet struct {
	*widgets.Sheet
	body    fyne.CanvasObject
	kit     *widgets.Kit // of its reader
	sided   bool         // lies on one side of the board only
	onSight func(Sight)
	onTick  func()        // told of every new digit of the clock; nil for most
	onNext  func() func() // what the golden button does while it lies on top; nil for what it does anyway
}

// Refresh draws the sheet anew, with what has come into its body: where that is as
// high as before it would not be laid out else.
func (s *Sheet) Refresh() {
	s.Sheet.Refresh()
	if s.body != nil {
		s.body.Refresh()
	}
}

// sheets are what lies above the board: sheets and notes, each on the side of its reader, and the
// page that covers the window. They know the board by where its sides are.
type sheets struct {
	*base
	layer *fyne.Container // that they lie in
	sides sides           // nil while no board lies there
	open  []*Sheet        // the last is on top
	notes []*note         // what was said on the side of a reader
	cover *cover          // fills the window, nil while nothing does
}

// sides is what of a board belongs to whom.
type sides interface {
	sideOf(k *widgets.Kit, size fyne.Size) (at fyne.Position, room fyne.Size, own bool)
	noteSide(k *widgets.Kit) (at fyne.Position, room fyne.Size, own bool)
	faced() bool // two sit across from each other, a half each
}

// Open counts the open sheets.
func (s *sheets) Open() int { return len(s.open) }

// follow shows above the board how the table stands now.
func (s *sheets) follow() {
	for _, open := range slices.Clone(s.open) {
		if open.onSight != nil {
			open.onSight(s.seen)
		}
	}
	if s.cover != nil {
		s.cover.page.changed()
	}
}

// tick shows new digits of the clock.
func (s *sheets) tick() {
	for _, open := range s.open {
		if open.onTick != nil {
			open.onTick()
		}
	}
	if s.cover != nil && s.cover.onTick != nil {
		s.cover.onTick()
	}
}

// closeAll closes the cover and all sheets.
func (s *sheets) closeAll() {
	s.closeCover()
	for s.closeTop() {
	}
}

// closeTop closes the sheet on top and tells whether there was one.
func (s *sheets) closeTop() bool {
	if len(s.open) == 0 {
		return false
	}
	s.open[len(s.open)-1].Close()
	return true
}

// OpenSheet lays a sheet over the screen for the reader of a kit. onSight, which
// may be nil, is told whatever happens at the table meanwhile.
func (s *sheets) OpenSheet(k *widgets.Kit, title string, body fyne.CanvasObject, onSight func(Sight)) *Sheet {
	own := &Sheet{body: body, kit: k, onSight: onSight}
	own.Sheet = widgets.NewSheet(k, title, s.T("close"), body, func() { s.forget(own) })
	s.open = append(s.open, own)
	if own.sided = s.hasSide(k); own.sided {
		s.closeWide()
		own.OpenIn(s.canvas(), s.layer)
	} else {
		own.Open(s.canvas())
	}
	return own
}

// openWhile opens a sheet that closes by itself when something no longer holds.
func (s *sheets) openWhile(k *widgets.Kit, title string, body fyne.CanvasObject, holds func(Sight) bool) *Sheet {
	own := s.OpenSheet(k, title, body, nil)
	own.onSight = func(seen Sight) {
		if !holds(seen) {
			own.Close()
		}
	}
	return own
}

// openLive opens a sheet whose rows follow the table: they are changed for others where those
// say something else, so that no finger loses its row, and it closes, or does not open, where
// there are none.
func (s *sheets) openLive(k *widgets.Kit, title string, of func(tracker.View) []fyne.CanvasObject) *Sheet {
	rows := of(s.seen.View)
	if len(rows) == 0 {
		return nil
	}
	said, column := widgets.Said(rows...), widgets.NewColumn(k, 2, rows...)
	own := s.OpenSheet(k, title, column, nil)
	own.onSight = func(seen Sight) {
		rows := of(seen.View)
		if now := widgets.Said(rows...); len(rows) == 0 {
			own.Close()
		} else if now != said {
			said, column.Objects = now, rows
			own.Refresh()
		}
	}
	return own
}

// OpenRows opens a sheet whose rows are drawn anew whatever happens at the table; it closes
// where there are none any more.
func (s *sheets) OpenRows(k *widgets.Kit, title string, gap float32, rows func() []fyne.CanvasObject) *Sheet {
	column := widgets.NewColumn(k, gap, rows()...)
	own := s.OpenSheet(k, title, Aired(k, column), nil)
	own.onSight = func(Sight) {
		if column.Objects = rows(); len(column.Objects) == 0 {
			own.Close()
			return
		}
		own.Refresh()
	}
	return own
}

// Item is a row to choose from.
type Item struct {
	Face widgets.ListFace
	Do   func()
	End  fyne.CanvasObject // at its end, nil for nothing
}

// itemRows are items as rows.
func itemRows(k *widgets.Kit, items []Item) []fyne.CanvasObject {
	rows := make([]fyne.CanvasObject, len(items))
	for i, item := range items {
		if rows[i] = widgets.NewListRow(k, item.Face, item.Do); item.End != nil {
			rows[i] = widgets.NewLine(k, 0, 0, rows[i], item.End)
		}
	}
	return rows
}

// panelOf is a panel of items.
func panelOf(k *widgets.Kit, items []Item) fyne.CanvasObject {
	if len(items) > 0 {
		items[len(items)-1].Face.Joined = true // nothing follows it
	}
	return widgets.NewFlushPanel(k, widgets.NewColumn(k, 0, itemRows(k, items)...))
}

// OpenList opens a sheet of rows; a tap does one of them and closes it. below stands below
// them.
func (s *sheets) OpenList(k *widgets.Kit, title string, items []Item, below ...fyne.CanvasObject) *Sheet {
	var own *Sheet
	closing := closingBefore(func() { own.Close() }, items)
	own = s.OpenSheet(k, title, widgets.NewColumn(k, 0, append(itemRows(k, closing), below...)...), nil)
	return own
}

// closingBefore are items that close their sheet before they do what they are there for.
func closingBefore(shut func(), items []Item) []Item {
	closing := slices.Clone(items)
	for i, item := range items {
		closing[i].Do = func() {
			shut()
			item.Do()
		}
	}
	return closing
}

// hasSide tells whether the reader of a kit has a side of the board to himself.
func (s *sheets) hasSide(k *widgets.Kit) bool {
	if s.sides == nil {
		return false
	}
	_, _, own := s.sides.sideOf(k, s.layer.Size())
	return own
}

func (s *sheets) forget(gone *Sheet) {
	s.open = slices.DeleteFunc(slices.Clone(s.open), func(o *Sheet) bool { return o == gone })
}

// OpenKeypad opens a keypad.
func (s *sheets) OpenKeypad(k *widgets.Kit, title string, value int, onOK func(int)) {
	var pad *Sheet
	keys := widgets.NewKeypad(k, value, s.T("ok"), s.T("backspace"), func(n int) {
		pad.Close()
		onOK(n)
	})
	pad = s.OpenSheet(k, title, keys, nil)
}

// confirm asks before something is done that cannot be undone.
func (s *sheets) confirm(title, question, do string, onDo func()) {
	widgets.NewConfirm(s.needs.Kit, title, question, do, s.T("cancel"), true, onDo).Open(s.canvas())
}

// Surely does what a question is about, after it was asked once more where hardly anybody
// means it.
func (s *sheets) Surely(q tracker.Question, do func()) {
	if q.Sure == nil {
		do()
		return
	}
	s.confirm(s.Say(q.Title), s.Say(q.Sure), s.Say(q.Do), do)
}

// A sheet that a seat opens lies on that seat's side of the board, so that the
// others go on seeing and tapping their numbers. The screen's own sheets (menu,
// log, clock) lie over the whole window.

// sideSheet is how high a sheet is allowed to become at least, in dp, where the
// side of its reader is lower than that.
const sideSheet float32 = 410

// sideColumn is the least width in dp of a seat's own place that a sheet fits in.
const sideColumn float32 = 380

// placeSheets lays out what lies above the board: each sheet and each note in its region.
func (s *sheets) placeSheets(size fyne.Size) {
	place := func(o fyne.CanvasObject, at fyne.Position, room fyne.Size) {
		o.Move(at)
		o.Resize(room)
	}
	for _, n := range s.notes {
		at, room := s.placeOf(n, size)
		place(n.Note, at, room)
	}
	for _, own := range s.open {
		if !own.sided {
			continue // lies over the whole window
		}
		at, room := fyne.Position{}, size
		if s.sides != nil {
			if side, high, ok := s.sides.sideOf(own.kit, size); ok {
				at, room = side, high
			}
		}
		place(own.Sheet, at, room)
	}
}

// sideOf is the part of the board where the sheets of a seat's kit lie. ok is
// false for a kit that is no seat's, and where there is no room of one's own.
func (b *board) sideOf(k *widgets.Kit, size fyne.Size) (fyne.Position, fyne.Size, bool) {
	at := slices.IndexFunc(b.seats, func(s *seat) bool { return s.kit == k })
	places, fits := b.places(b.form, b.seatsRoom(size))
	switch {
	case at < 0 || at >= len(places) || !fits:
		return fyne.Position{}, fyne.Size{}, false
	case b.form == sideBySide:
		p := places[at]
		return fyne.NewPos(p.x, p.y), fyne.NewSize(p.w, p.h), p.w >= sideColumn && p.h >= sideSheet
	}
	edge := stripAt(b.form, places)
	if k.Turned {
		return fyne.Position{}, fyne.NewSize(size.Width, max(edge, min(sideSheet, size.Height))), true
	}
	high := max(size.Height-edge-b.middle(), min(sideSheet, size.Height))
	return fyne.NewPos(0, size.Height-high), fyne.NewSize(size.Width, high), true
}

// closeSided closes the sheets that lie on a seat's side; their seat is gone. closeWide
// closes those over the whole window: they would cover one that lies on a side.
func (s *sheets) closeSided() { s.closeThose(true) }

func (s *sheets) closeWide() { s.closeThose(false) }

func (s *sheets) closeThose(sided bool) {
	for _, o := range slices.Clone(s.open) {
		if o.sided == sided {
			o.Close()
		}
	}
}
