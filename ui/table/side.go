package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/ui/widgets"
)

// A sheet that a seat opens lies on that seat's side of the board, so that the
// others go on seeing and tapping their numbers. The screen's own sheets (menu,
// log, clock) lie over the whole window.

// sideSheet is how high a sheet is allowed to become at least, in dp, where the
// side of its reader is lower than that.
const sideSheet float32 = 410

// sideColumn is the least width in dp of a seat's own place that a sheet fits in.
const sideColumn float32 = 380

// sides is the layout of the layer above the board: each sheet and each note in its region.
type sides struct{ screen *Screen }

// MinSize is part of fyne.Layout.
func (l *sides) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout is part of fyne.Layout.
func (l *sides) Layout(sheets []fyne.CanvasObject, size fyne.Size) {
	for _, o := range sheets {
		pos, room := fyne.Position{}, size
		for _, n := range l.screen.notes {
			if n.Note == o {
				pos, room = l.screen.placeOf(n, size)
			}
		}
		for _, own := range l.screen.open {
			if own.Sheet == o && l.screen.board != nil {
				if p, s, ok := l.screen.board.sideOf(own.kit, size); ok {
					pos, room = p, s
				}
			}
		}
		o.Move(pos)
		o.Resize(room)
	}
}

// sideOf is the part of the board where the sheets of a seat's kit lie. ok is
// false for a kit that is no seat's, and where there is no room of one's own.
func (b *board) sideOf(k *widgets.Kit, size fyne.Size) (fyne.Position, fyne.Size, bool) {
	at := slices.IndexFunc(b.seats, func(s *seat) bool { return s.kit == k })
	places, fits := b.places(b.form, size)
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
func (s *Screen) closeSided() { s.closeThose(true) }

func (s *Screen) closeWide() { s.closeThose(false) }

func (s *Screen) closeThose(sided bool) {
	for _, o := range slices.Clone(s.open) {
		if o.sided == sided {
			o.Close()
		}
	}
}
