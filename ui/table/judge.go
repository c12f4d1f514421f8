package table

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// judge is the log over the whole window, large, for somebody called to the
// table: every line with its time, what was taken back marked as such, and the
// lines of one seat alone where that is asked for.
type judge struct {
	screen *Screen
	book   *logbook
	top    *fyne.Container
}

// openJudge opens the judge's view of the log.
func (s *Screen) openJudge() {
	k := s.needs.Kit
	j := &judge{screen: s, book: s.newLogbook(k, true)}
	head := widgets.NewLine(k, 4, 0, widgets.NewTitle(k, s.T("judgeLog")),
		widgets.NewIconButton(k, widgets.Bare, "copy", s.T("shareLog"), j.book.share),
		widgets.NewIconButton(k, widgets.Bare, "close", s.T("close"), func() { s.closeCover() }))
	j.top = widgets.NewColumn(k, 0, head, j.filters(k))
	j.book.first = func() {
		j.book.unfold()
		j.book.list.ScrollToBottom()
	}
	j.book.read()
	s.openCover(j, false, nil, j.top, j.book.list)
}

func (j *judge) layout(size fyne.Size) {
	high := widgets.HeightFor(j.top, size.Width-2*theme.Inset)
	put := widgets.NewPlacing(j.screen.needs.Kit, size)
	put(j.top, theme.Inset, 8, size.Width-2*theme.Inset, high)
	put(j.book.list, theme.Inset-8, high+16, size.Width-2*theme.Inset+16, size.Height-high-24)
}

func (j *judge) changed() { j.book.read() }

// filters are a chip for all lines and one for each seat.
func (j *judge) filters(k *widgets.Kit) fyne.CanvasObject {
	seats := j.screen.seen.View.Seats
	wrap, _ := widgets.NewChoices(k, len(seats)+1, func(i int) widgets.ChipFace {
		if i == 0 {
			return widgets.ChipFace{Label: j.screen.T("judgeAll"), Selected: j.book.seat == 0}
		}
		v := seats[i-1]
		return widgets.ChipFace{Label: v.Name, Icon: v.Tint, Selected: j.book.seat == v.Seat}
	}, func(i int) {
		j.book.seat = 0
		if i > 0 {
			j.book.seat = seats[i-1].Seat
		}
		j.book.fold()
	})
	return wrap
}
