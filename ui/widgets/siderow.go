package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// sideRow is the layout of a line that is moved sideways, and of what stays at its end. For
// a reader across the table it begins at its other end.
type sideRow struct {
	kit    *Kit
	scroll *BareScroll
	last   fyne.CanvasObject // nil for none
	begun  bool
}

// SideRowAir is what an outline needs around a row, in dp.
const SideRowAir float32 = 4

// NewSideRow puts objects into a line that is moved sideways where they do not fit. last,
// which may be nil, follows them and is never out of sight.
func NewSideRow(k *Kit, list []fyne.CanvasObject, last fyne.CanvasObject) *fyne.Container {
	line := NewInset(k, SideRowAir, SideRowAir, SideRowAir, SideRowAir, NewLine(k, 8, -1, list...))
	r := &sideRow{kit: k, scroll: newBareScroll(line), last: last}
	if last == nil {
		return container.New(r, r.scroll)
	}
	return container.New(r, r.scroll, last)
}

// MinSize is part of fyne.Layout.
func (r *sideRow) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 60) }

// Layout is part of fyne.Layout.
func (r *sideRow) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	const air = SideRowAir
	at, room := area{kit: r.kit, size: size}, size.Width
	whole := r.scroll.Content.MinSize().Width - 2*air
	if r.last != nil {
		own, gap := r.last.MinSize(), float32(8)
		if whole <= 0 {
			gap = 0
		}
		room = min(max(0, whole), size.Width-own.Width-gap)
		at.put(r.last, room+gap, (size.Height-own.Height)/2, own.Width, own.Height)
	}
	at.put(r.scroll, -air, -air, room+2*air, size.Height+2*air)
	if r.kit.Turned && !r.begun && room > 0 {
		r.begun = true
		r.scroll.ScrollToOffset(fyne.NewPos(max(0, whole-room), 0))
	}
}
