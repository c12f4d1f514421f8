package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// judge is the log over the whole window, large, for somebody called to the
// table: every line with its time, what was taken back marked as such, and the
// lines of one seat alone where that is asked for.
type judge struct {
	screen *Screen
	on     fyne.Canvas
	book   *logbook
	object *fyne.Container
	chips  []*widgets.Chip
}

// openJudge opens the judge's view of the log.
func (s *Screen) openJudge() {
	on := s.canvas()
	if s.table == nil || s.judge != nil {
		return
	}
	k := s.needs.Kit
	j := &judge{screen: s, on: on, book: s.newLogbook(k, true)}
	ground := canvas.NewRectangle(k.Theme.Tone(theme.Background))
	head := widgets.NewLine(k, 4, 0, widgets.NewTitle(k, s.T("judgeLog")),
		widgets.NewIconButton(k, widgets.Bare, "copy", s.T("shareLog"), j.book.share),
		widgets.NewIconButton(k, widgets.Bare, "close", s.T("close"), j.close))
	top := widgets.NewColumn(k, 0, head, widgets.NewWrap(k, 8, 0, j.filters(k)...))
	j.object = container.New(&arranged{min: fyne.NewSize(280, 200), layout: func(size fyne.Size) {
		high := top.MinSize().Height
		if column, ok := top.Layout.(interface {
			Layout([]fyne.CanvasObject, fyne.Size)
		}); ok {
			column.Layout(top.Objects, fyne.NewSize(size.Width-2*theme.Inset, high))
			high = top.MinSize().Height
		}
		at := spot{k, size}
		at.put(ground, 0, 0, size.Width, size.Height)
		at.put(top, theme.Inset, 8, size.Width-2*theme.Inset, high)
		at.put(j.book.list.object(), theme.Inset-8, high+16, size.Width-2*theme.Inset+16, size.Height-high-24)
	}}, ground, top, j.book.list.object())
	s.judge = j
	on.Overlays().Add(j.object)
	j.object.Resize(on.Size())
	j.book.first = func() {
		j.book.unfold()
		j.book.list.list.ScrollToBottom()
	}
}

// filters are a chip for all lines and one for each seat.
func (j *judge) filters(k *widgets.Kit) []fyne.CanvasObject {
	seats := j.screen.seen.View.Seats
	faces := []widgets.ChipFace{{Label: j.screen.T("judgeAll"), Selected: true}}
	for _, v := range seats {
		faces = append(faces, widgets.ChipFace{Label: v.Name, Icon: v.Tint})
	}
	var list []fyne.CanvasObject
	for i, face := range faces {
		chip := widgets.NewChip(k, face, func() {
			j.book.seat = 0
			if i > 0 {
				j.book.seat = seats[i-1].Seat
			}
			for n, other := range j.chips {
				face := other.Face()
				face.Selected = n == i
				other.Set(face)
			}
			j.book.fold()
		})
		j.chips = append(j.chips, chip)
		list = append(list, chip)
	}
	return list
}

// close puts the log away.
func (j *judge) close() {
	j.on.Overlays().Remove(j.object)
	j.screen.judge = nil
}
