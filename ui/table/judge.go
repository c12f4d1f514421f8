package table

import (
	"fyne.io/fyne/v2"

	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// judge is the log over the whole window, large, for somebody called to the
// table: every line with its time, what was taken back marked as such, and the
// lines of one seat alone where that is asked for.
type judge struct {
	screen *Screen
	book   *logbook
	top    *fyne.Container
	chips  []*widgets.Chip
}

// openJudge opens the judge's view of the log.
func (s *Screen) openJudge() {
	k := s.needs.Kit
	j := &judge{screen: s, book: s.newLogbook(k, true)}
	head := widgets.NewLine(k, 4, 0, widgets.NewTitle(k, s.T("judgeLog")),
		widgets.NewIconButton(k, widgets.Bare, "copy", s.T("shareLog"), j.book.share),
		widgets.NewIconButton(k, widgets.Bare, "close", s.T("close"), func() { s.closeCover() }))
	j.top = widgets.NewColumn(k, 0, head, widgets.NewWrap(k, 8, 0, j.filters(k)...))
	j.book.first = func() {
		j.book.unfold()
		j.book.list.list.ScrollToBottom()
	}
	s.openCover(j)
}

func (j *judge) parts() []fyne.CanvasObject { return []fyne.CanvasObject{j.top, j.book.list.object()} }

func (j *judge) layout(size fyne.Size) {
	high := j.top.MinSize().Height
	if column, ok := j.top.Layout.(interface {
		Layout([]fyne.CanvasObject, fyne.Size)
	}); ok {
		column.Layout(j.top.Objects, fyne.NewSize(size.Width-2*theme.Inset, high))
		high = j.top.MinSize().Height
	}
	at := spot{j.screen.needs.Kit, size}
	at.put(j.top, theme.Inset, 8, size.Width-2*theme.Inset, high)
	at.put(j.book.list.object(), theme.Inset-8, high+16, size.Width-2*theme.Inset+16, size.Height-high-24)
}

func (j *judge) changed() { j.book.read() }

func (j *judge) ticked() {}

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
