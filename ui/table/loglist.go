package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// rowKind is how a row of the log is set.
type rowKind int

const (
	plainRow rowKind = iota
	headRow
	phaseRow
	undoneRow
	nowRow
)

// newLogbook makes a log without lines: it reads those of the open table, or is given others.
func (s *Screen) newLogbook(k *widgets.Kit, large bool) *logbook {
	l := &logbook{screen: s, kit: k, open: map[int]bool{}, all: large, timed: large, style: widgets.Style{Size: theme.Body}}
	if large {
		l.style.Size = theme.Name
	}
	l.probe = widgets.NewParagraph(k, "", l.style)
	l.list = widgets.NewList(func() int { return len(l.rows) }, l.newRow, l.update)
	l.list.OnSelected, l.list.Kit, l.list.Name = l.tapped, k, s.T("log")
	return l
}

// tapped folds a round or unfolds it; of a line it shows how the table stood then.
func (l *logbook) tapped(i int) {
	l.list.UnselectAll()
	switch {
	case i >= len(l.rows):
	case l.rows[i].kind == headRow:
		l.open[l.rows[i].round] = !l.open[l.rows[i].round]
		l.fold()
	case l.onLine != nil:
		l.onLine(l.rows[i].seq)
	}
}

// said are a row's words, with their time where each line has it.
func (l *logbook) said(row logRow) string {
	if row.kind == nowRow {
		return "› " + row.words
	}
	if l.timed && row.kind != headRow && row.kind != phaseRow {
		return row.time + "  " + row.words
	}
	return row.words
}

// Measures of the dice in a line, in dp.
const (
	diceHigh float32 = 32
	diceStep float32 = 30
)

func (l *logbook) height(row logRow, width float32) float32 {
	if row.kind == headRow {
		return theme.Target
	}
	if width <= 0 {
		width = 320
	}
	l.probe.SetText(l.said(row))
	high := max(28, l.probe.HeightFor(width-16)+8)
	if n := len(row.dice); n > 0 {
		across := max(1, int((width-16)/diceStep))
		high += float32((n+across-1)/across) * diceHigh
	}
	return high
}

// newRow makes a row that can take on any kind: a heading, or words with dice below them.
func (l *logbook) newRow() fyne.CanvasObject {
	k := l.kit
	gone, now := l.style, l.style
	gone.Role = theme.HarmInk
	now.Role = theme.Accent
	spoken := func(style widgets.Style) fyne.CanvasObject {
		return widgets.NewInset(k, 8, 4, 8, 4, widgets.NewColumn(k, 4, widgets.NewParagraph(k, "", style), widgets.NewWrap(k, 4, 4)))
	}
	return container.NewStack(spoken(l.style), // in the order of their kinds
		widgets.NewInset(k, 0, 0, 8, 0, widgets.NewLabel(k, "", widgets.Style{Display: true, Size: theme.Name, Role: theme.Accent})),
		widgets.NewInset(k, 8, 6, 8, 0, widgets.NewLabel(k, "", widgets.Style{Size: theme.Small, Role: theme.Quiet})),
		spoken(gone), spoken(now))
}

func (l *logbook) update(i int, o fyne.CanvasObject) {
	if i >= len(l.rows) {
		return
	}
	row := l.rows[i]
	for kind, part := range o.(*fyne.Container).Objects {
		if widgets.Show(part, kind == int(row.kind)); kind != int(row.kind) {
			continue
		}
		inner := part.(*fyne.Container).Objects[0]
		if column, ok := inner.(*fyne.Container); ok {
			laid := column.Objects[1].(*fyne.Container)
			laid.Objects = nil
			for _, face := range row.dice {
				laid.Objects = append(laid.Objects, widgets.NewSmallDie(l.kit, attackodds.Die(l.screen.needs.Words, face)))
			}
			widgets.Show(laid, len(row.dice) > 0)
			defer column.Refresh()
			inner = column.Objects[0]
		}
		inner.(interface{ SetText(string) }).SetText(l.said(row))
	}
}
