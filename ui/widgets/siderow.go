package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/internal/pick"
)

// sideRow is the layout of a line that is moved sideways, and of what stays at its end. For
// a reader across the table it begins at its other end.
type sideRow struct {
	kit    *Kit
	scroll *BareScroll
	last   fyne.CanvasObject // nil for none
	fills  bool              // what is in it shares the room that is left
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

// NewSideCells is NewSideRow whose objects share the room that is left, as far as they show
// more than a number: nothing moves while they are the same.
func NewSideCells(k *Kit, list []fyne.CanvasObject, last fyne.CanvasObject) *fyne.Container {
	row := NewSideRow(k, list, last)
	r := row.Layout.(*sideRow)
	r.fills = true
	r.scroll.Content = NewInset(k, SideRowAir, SideRowAir, SideRowAir, SideRowAir, container.New(&shares{k}, list...))
	return row
}

// shares are objects side by side that share the room they are given.
type shares struct{ kit *Kit }

// sharesGap lies between them, in dp.
const sharesGap float32 = 4

// shareTight is how much of its own air each of them gives up where there is little room.
const shareTight = 2 * chipTight

// shareLeast is the width up to which a cell shows but a picture and a number, and does not grow.
const shareLeast float32 = 66

func (c *shares) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	grow := pick.Count(objects, func(o fyne.CanvasObject) bool { return o.MinSize().Width > shareLeast })
	spare := (size.Width - c.MinSize(objects).Width) / float32(max(1, grow))
	spare = max(spare, 0) - shareTight
	var x float32
	for _, o := range objects {
		w := o.MinSize().Width
		if w > shareLeast {
			w += spare
		}
		area{kit: c.kit, size: size}.put(o, x, 0, w, size.Height)
		x += w + sharesGap
	}
}

func (c *shares) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for i, o := range objects {
		least := o.MinSize()
		if least.Width > shareLeast {
			least.Width -= shareTight
		}
		if i > 0 {
			size.Width += sharesGap
		}
		size.Width, size.Height = size.Width+least.Width, max(size.Height, least.Height)
	}
	return size
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
		if room = size.Width - own.Width - gap; !r.fills {
			room = min(max(0, whole), room)
		}
		at.put(r.last, room+gap, (size.Height-own.Height)/2, own.Width, own.Height)
	}
	at.put(r.scroll, -air, -air, room+2*air, size.Height+2*air)
	if r.kit.Turned && !r.begun && room > 0 {
		r.begun = true
		r.scroll.ScrollToOffset(fyne.NewPos(max(0, whole-room), 0))
	}
}
