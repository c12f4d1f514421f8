package table

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/widgets"
)

// logbook is the log of a table in words, foldable by rounds, as a list that draws only the
// rows in sight.
type logbook struct {
	screen *Screen
	lines  []tracker.Line
	undone map[int]bool // numbers of events that were taken back
	open   map[int]bool // rounds that are unfolded
	seat   tracker.Seat // whose lines are shown, 0 for all
	all    bool         // what was undone is told as well
	timed  bool         // each line with its time
	rows   []logRow
	first  func()        // done once the lines are there
	now    int           // the event one stands after, where one moves about in the log
	onLine func(seq int) // shows how the table stood after an event; nil for nothing

	kit   *widgets.Kit
	list  *widgets.List
	style widgets.Style
	probe *widgets.Paragraph // measures lines
}

// logRow is a round's heading or one line.
type logRow struct {
	round int
	seq   int // the event it tells of
	kind  rowKind
	time  string
	words string
	rule  string      // that was overruled, by its number
	dice  []dice.Face // rolled, drawn below the words
}

// openLog opens the log. What was undone is left out until asked for.
func (s *Screen) openLog() {
	if s.table == nil {
		return
	}
	k := s.needs.Kit
	l := s.newLogbook(k, false)
	l.onLine = s.openPast
	choice := widgets.NewSegmented(k, []string{s.T("logNow"), s.T("logAll")}, 0, func(i int) {
		l.all = i == 1
		l.read()
	})
	share := widgets.NewIconButton(k, widgets.Solid, "copy", s.T("shareLog"), l.share)
	var own *Sheet
	judge := widgets.NewIconButton(k, widgets.Solid, "screen", s.T("judgeLog"), func() {
		own.Close()
		s.openJudge()
	})
	height := s.canvas().Size().Height * 0.72
	head := widgets.NewInset(k, 0, 0, 0, 8, widgets.NewLine(k, 8, 0, choice, share, judge))
	body := widgets.NewHeaded(k, fyne.NewSize(280, height), head, l.list)
	l.read()
	own = s.OpenSheet(k, s.T("log"), body, func(Sight) { l.read() })
	l.first = l.list.ScrollToBottom // to what happened last
}

// Lines that only say where the round stands.
const (
	roundLine = "table.logRound"
	phaseLine = "table.logPhase"
)

// read asks the table for its lines, which takes a moment in a long game, and shows
// them when they are there.
func (l *logbook) read() {
	t, all := l.screen.table, l.all
	if t == nil {
		return
	}
	l.screen.lane.Do(func(context.Context) func() {
		now, record := t.Log(), []tracker.Line(nil)
		if all {
			record = t.Record()
		}
		return func() { l.take(now, record) }
	})
}

// take shows the lines of the log, or of the record where that is given; the last
// round is unfolded.
func (l *logbook) take(now, record []tracker.Line) {
	if l.lines, l.undone = now, nil; record != nil {
		l.lines, l.undone = record, tracker.Undone(record, now)
	}
	if n := len(l.lines); n > 0 {
		if _, known := l.open[l.lines[n-1].Round]; !known {
			l.open[l.lines[n-1].Round] = true
		}
	}
	l.fold()
	if l.first != nil {
		l.first()
		l.first = nil
	}
}

// shown tells whether a line is one of the seat that is asked for.
func (l *logbook) shown(line tracker.Line) bool {
	return l.seat == 0 || line.Seat == l.seat || line.Seat == 0 && (line.ID == phaseLine || line.ID == roundLine)
}

// fold shows the rows of the rounds that are open.
func (l *logbook) fold() {
	l.rows = l.rowsOf(func(round int) bool { return l.open[round] })
	for i, row := range l.rows {
		l.list.SetItemHeight(i, l.height(row, l.list.Size().Width))
	}
	l.list.Refresh()
}

// rowsOf are all lines that are shown below the headings of their rounds, of those rounds
// that are open.
func (l *logbook) rowsOf(open func(round int) bool) (rows []logRow) {
	round := -1
	for _, line := range l.lines {
		if line.Round != round {
			round = line.Round
			rows = append(rows, logRow{round: round, kind: headRow, words: l.heading(round)})
		}
		if open(round) && line.ID != roundLine && l.shown(line) {
			rows = append(rows, l.row(line))
		}
	}
	return rows
}

func (l *logbook) row(line tracker.Line) logRow {
	row := logRow{round: line.Round, seq: line.Seq, time: l.clock(line), words: l.say(line)}
	row.rule, _ = line.Args["Rule"].(string)
	if l.undone[line.Seq] {
		row.kind, row.words = undoneRow, l.screen.T("undoneLine", "Line", row.words)
	}
	if line.ID == phaseLine {
		row.kind = phaseRow
	} else {
		row.dice = rolled(line)
	}
	if l.now > 0 && line.Seq == l.now {
		row.kind = nowRow
	}
	return row
}

// say is a line in words, with what was rolled in words, too.
func (l *logbook) say(line tracker.Line) string {
	faces := rolled(line)
	if len(faces) == 0 {
		return l.screen.Say(line)
	}
	names := pick.Each(faces, func(face dice.Face) string { return attackodds.Die(l.screen.needs.Words, face).Name })
	line.Args = maps.Clone(line.Args)
	line.Args["Faces"] = strings.Join(names, ", ")
	return l.screen.Say(line)
}

// rolled are the attack dice a line tells of.
func rolled(line tracker.Line) []dice.Face {
	if line.Came == nil {
		return nil
	}
	return line.Came.Faces
}

// clock is the time of a line where the table stands.
func (l *logbook) clock(line tracker.Line) string {
	return time.UnixMilli(line.At).In(l.screen.needs.Now().Location()).Format("15:04:05")
}

func (l *logbook) heading(round int) string {
	if round == 0 {
		return l.screen.needs.Words.T("table.phaseSetup")
	}
	return l.screen.T(l.screen.counted("logRound"), "Round", round)
}

// stand marks the lines of an event and brings them into sight.
func (l *logbook) stand(seq int) {
	l.now = seq
	for i, line := range l.lines {
		if line.Seq == seq {
			l.open[l.lines[i].Round] = true
		}
	}
	l.fold()
	if at := slices.IndexFunc(l.rows, func(r logRow) bool { return r.kind == nowRow }); at >= 0 {
		l.list.ScrollTo(at)
	}
}

// unfold opens every round.
func (l *logbook) unfold() {
	for _, line := range l.lines {
		l.open[line.Round] = true
	}
	l.fold()
}

// share gives the log away as text, once its lines are there.
func (l *logbook) share() {
	l.screen.lane.Do(func(context.Context) func() { return l.give })
}

func (l *logbook) give() {
	s := l.screen
	if s.needs.Share == nil || s.table == nil || len(l.lines) == 0 {
		return
	}
	s.needs.Share(s.T("logFile"), s.logHead(s.table.Game(), s.table.Events())+"\n\n"+l.text())
}

// text is the log as a judge reads it: rounds, times, lines, what the rules say that were
// overruled, and which lines were taken back.
func (l *logbook) text() string {
	var b strings.Builder
	for _, row := range l.rowsOf(func(int) bool { return true }) {
		if row.kind == headRow {
			fmt.Fprintf(&b, "\n%s\n", row.words)
		} else {
			fmt.Fprintf(&b, "%s  %s\n", row.time, strings.TrimSuffix(row.words+": "+l.screen.ruleText(row.rule), ": "))
		}
	}
	return strings.TrimPrefix(b.String(), "\n")
}
