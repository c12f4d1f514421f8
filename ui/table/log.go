package table

import (
	"fmt"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// logbook is the log of a table in words, foldable by rounds.
type logbook struct {
	screen *Screen
	kit    *widgets.Kit
	lines  []tracker.Line
	open   map[int]bool // rounds that are unfolded
	rows   []logRow
	list   *widget.List
	probe  *widgets.Paragraph // measures lines
	judge  bool               // what was undone is told as well
}

// logRow is a round's heading or one line.
type logRow struct {
	round   int
	heading bool
	phase   bool
	words   string
}

// openLog opens the log. What was undone is left out until asked for.
func (s *Screen) openLog() {
	t := s.table
	if t == nil {
		return
	}
	k := s.needs.Kit
	l := &logbook{screen: s, kit: k, open: map[int]bool{}, probe: widgets.NewParagraph(k, "", logStyle())}
	l.list = widget.NewList(func() int { return len(l.rows) }, l.newRow, l.update)
	l.list.HideSeparators = true
	l.list.OnSelected = l.tapped
	l.read()
	choice := widgets.NewSegmented(k, []string{s.t("logNow"), s.t("logAll")}, 0, func(i int) {
		l.judge = i == 1
		l.read()
	})
	share := widgets.NewIconButton(k, widgets.Solid, "copy", s.t("shareLog"), l.share)
	height := float32(480)
	if c := s.canvas(); c != nil {
		height = c.Size().Height * 0.72
	}
	body := container.NewBorder(widgets.NewInset(k, 0, 0, 0, 8, widgets.NewLine(k, 8, 0, choice, share)), nil, nil, nil, l.list)
	s.openSheet(k, s.t("log"), least(body, fyne.NewSize(280, height)), func(sight) { l.read() })
}

// Lines that only say where the round stands.
const (
	roundLine = "table.logRound"
	phaseLine = "table.logPhase"
)

func logStyle() widgets.Style { return widgets.Style{Size: theme.Body} }

// read takes the lines from the table; the last round is unfolded.
func (l *logbook) read() {
	t := l.screen.table
	if t == nil {
		return
	}
	if l.lines = t.Log(); l.judge {
		l.lines = t.Record()
	}
	if n := len(l.lines); n > 0 {
		if _, known := l.open[l.lines[n-1].Round]; !known {
			l.open[l.lines[n-1].Round] = true
		}
	}
	l.fold()
}

// fold makes the rows that are shown.
func (l *logbook) fold() {
	l.rows = nil
	round := -1
	for _, line := range l.lines {
		if line.Round != round {
			round = line.Round
			l.rows = append(l.rows, logRow{round: round, heading: true, words: l.heading(round)})
		}
		if l.open[round] && line.ID != roundLine {
			l.rows = append(l.rows, logRow{round: round, phase: line.ID == phaseLine, words: l.screen.say(line)})
		}
	}
	width := l.list.Size().Width
	for i, row := range l.rows {
		l.list.SetItemHeight(i, l.height(row, width))
	}
	l.list.Refresh()
}

func (l *logbook) heading(round int) string {
	if round == 0 {
		return l.screen.needs.Words.T("table.phaseSetup")
	}
	return l.screen.t("logRound", "Round", round)
}

func (l *logbook) height(row logRow, width float32) float32 {
	if row.heading {
		return theme.Target
	}
	if width <= 0 {
		width = 320
	}
	l.probe.SetText(row.words)
	return max(28, l.probe.HeightFor(width-16)+8)
}

// newRow makes a row that shows a line or a heading.
func (l *logbook) newRow() fyne.CanvasObject {
	words := widgets.NewParagraph(l.kit, "", logStyle())
	head := widgets.NewLabel(l.kit, "", widgets.Style{Display: true, Size: theme.Name, Role: theme.Accent})
	phase := widgets.NewLabel(l.kit, "", widgets.Style{Size: theme.Small, Role: theme.Quiet})
	return container.NewStack(widgets.NewInset(l.kit, 8, 4, 8, 4, words),
		widgets.NewInset(l.kit, 0, 0, 8, 0, head), widgets.NewInset(l.kit, 8, 6, 8, 0, phase))
}

func (l *logbook) update(i widget.ListItemID, o fyne.CanvasObject) {
	if i >= len(l.rows) {
		return
	}
	row := l.rows[i]
	kind := 0
	switch {
	case row.heading:
		kind = 1
	case row.phase:
		kind = 2
	}
	for j, part := range o.(*fyne.Container).Objects {
		if j != kind {
			part.Hide()
			continue
		}
		part.Show()
		part.(*fyne.Container).Objects[0].(interface{ SetText(string) }).SetText(row.words)
	}
}

// tapped folds a round or unfolds it.
func (l *logbook) tapped(i widget.ListItemID) {
	l.list.UnselectAll()
	if i < len(l.rows) && l.rows[i].heading {
		round := l.rows[i].round
		l.open[round] = !l.open[round]
		l.fold()
	}
}

// share gives the log away as text.
func (l *logbook) share() {
	s := l.screen
	if s.needs.Share == nil || len(l.lines) == 0 {
		return
	}
	s.needs.Share(s.t("logFile"), l.text())
}

// text is the log as a judge reads it: rounds, times, lines.
func (l *logbook) text() string {
	var b strings.Builder
	round, zone := -1, l.screen.needs.Now().Location()
	for _, line := range l.lines {
		if line.Round != round {
			round = line.Round
			fmt.Fprintf(&b, "\n%s\n", l.heading(round))
		}
		at := time.UnixMilli(line.At).In(zone)
		if line.ID == roundLine {
			continue
		}
		fmt.Fprintf(&b, "%s  %s\n", at.Format("15:04:05"), l.screen.say(line))
	}
	return strings.TrimPrefix(b.String(), "\n")
}
