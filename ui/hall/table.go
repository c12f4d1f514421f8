package hall

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/hall"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// row is a line of a sheet that does something and closes it.
type row struct {
	face widgets.ListFace
	do   func()
}

// sheet opens a sheet of rows below other parts. A tap on a row closes it.
func (s *Screen) sheet(title string, parts []fyne.CanvasObject, rows ...row) {
	var shut func()
	for i, r := range rows {
		r.face.Joined = i == 0 && len(parts) == 0
		parts = append(parts, widgets.NewListRow(s.k, r.face, func() {
			shut()
			r.do()
		}))
	}
	shut = s.n.Sheet(title, widgets.NewColumn(s.k, 2, parts...))
}

func (s *Screen) rowOf(icon, id string, do func()) row {
	return row{widgets.ListFace{Icon: icon, Title: s.word(id)}, do}
}

// openTable asks how a table ended, and what else there is to do about it. Round and table count from 1.
func (s *Screen) openTable(round, number int) {
	e := &s.evening
	r := &e.Rounds[round-1]
	t := tableOf(r, number)
	if t == nil || s.watches() {
		return
	}
	names := [2]string{e.Players[t.Who[0]].Name, e.Players[t.Who[1]].Name}
	now := hall.Result{}
	if t.Result != nil {
		now = *t.Result
	}
	counts := now.Counts
	var parts []fyne.CanvasObject
	if rank := e.Format.Rank; rank == clock.LifeLeft || rank == clock.DamageTaken {
		for i := range names {
			parts = append(parts, s.stepper(s.word("count-"+string(rank), "Name", names[i]), counts[i], 0, 99, func(n int) { counts[i] = n }))
		}
	}
	var rows []row
	result := func(winner int, how hall.How, icon, title, line string) {
		rows = append(rows, row{
			widgets.ListFace{Icon: icon, Title: title, Line: line, Chosen: t.Result != nil && now.Winner == winner && now.How == how},
			func() {
				s.do(hall.Report, fields{"round": round, "table": number, "winner": winner, "how": how, "counts": counts})
			},
		})
	}
	for _, how := range hall.Hows() {
		icon := map[hall.How]string{hall.Kill: "crown", hall.Time: "clock", hall.Absent: "people", hall.Draw: "onto", hall.Both: "close"}[how]
		switch {
		case how.Wins():
			for i, name := range names {
				result(i+1, how, icon, s.word("wins", "Name", name), s.word("how-"+string(how)))
			}
		case how == hall.Draw && e.Ends(round-1):
		default:
			result(0, how, icon, s.word("how-"+string(how)), "")
		}
	}
	if e.Format.System == hall.Lesson {
		rows = nil
	}
	if round == len(e.Rounds) {
		rows = append(rows, s.duringRound(t)...)
	}
	s.sheet(s.word("tableTitle", "Table", number, "Name", names[0], "Other", names[1]), parts, rows...)
}

func tableOf(r *hall.Round, number int) *hall.Table {
	for i := range r.Tables {
		if r.Tables[i].Number == number {
			return &r.Tables[i]
		}
	}
	return nil
}

// moreMinutes is by how much a table gets more time at a tap.
const moreMinutes = 5

// duringRound is what can be done with a table of the round that is on.
func (s *Screen) duringRound(t *hall.Table) []row {
	var rows []row
	if s.evening.Format.Minutes > 0 {
		rows = append(rows, s.rowOf("plus", "extra", func() { s.do(hall.Extra, fields{"table": t.Number, "minutes": moreMinutes}) }))
		if t.Extra >= moreMinutes {
			rows = append(rows, s.rowOf("minus", "extraLess", func() { s.do(hall.Extra, fields{"table": t.Number, "minutes": -moreMinutes}) }))
		}
	}
	if t.Called > 0 {
		rows = append(rows, s.rowOf("check", "judgeHere", func() { s.do(hall.Judge, fields{"table": t.Number, "here": true}) }))
	} else if t.Result == nil {
		rows = append(rows, s.rowOf("warn", "callJudge", func() { s.do(hall.Judge, fields{"table": t.Number}) }))
	}
	if t.Result == nil {
		for _, who := range t.Who {
			rows = append(rows, row{widgets.ListFace{Icon: "turn", Title: s.word("swap", "Name", s.evening.Players[who].Name), Onward: true}, func() { s.openSwap(who) }})
		}
	}
	return rows
}

// openSwap asks with whom a player changes places, and then says what that breaks.
func (s *Screen) openSwap(player int) {
	var rows []row
	r := s.evening.Now()
	with := func(other int, line string) {
		if other != player {
			rows = append(rows, row{widgets.ListFace{Icon: "people", Title: s.evening.Players[other].Name, Line: line}, func() {
				s.doAll(s.sayBroken, event{hall.Swap, fields{"player": player + 1, "with": other + 1}})
			}})
		}
	}
	for _, t := range r.Tables {
		if t.Result == nil {
			for _, other := range t.Who {
				with(other, s.word("table", "Table", t.Number))
			}
		}
	}
	for _, other := range r.Byes {
		with(other, s.word("bye"))
	}
	s.sheet(s.word("swap", "Name", s.evening.Players[player].Name), nil, rows...)
}

// openEarlier lists the tables of earlier rounds, whose results can be corrected.
func (s *Screen) openEarlier() {
	var parts []fyne.CanvasObject
	var shut func()
	for i := len(s.evening.Rounds) - 2; i >= 0; i-- {
		r := &s.evening.Rounds[i]
		parts = append(parts, widgets.NewSection(s.k, s.word("round", "Round", i+1), ""))
		for j := range r.Tables {
			face := s.matchFace(r, &r.Tables[j], 0)
			number := r.Tables[j].Number
			parts = append(parts, widgets.NewListRow(s.k, widgets.ListFace{
				Title: s.word("tableTitle", "Table", number, "Name", face.Names[0], "Other", face.Names[1]), Line: face.Line, Onward: true, Joined: j == 0,
			}, func() {
				shut()
				s.openTable(i+1, number)
			}))
		}
	}
	shut = s.n.Sheet(s.word("earlier"), widgets.NewColumn(s.k, 0, parts...))
}

// openClock is what can be done with the clock of the room.
func (s *Screen) openClock() {
	r := s.evening.Now()
	if !s.running(r) || s.watches() {
		return
	}
	var rows []row
	if r.Paused > 0 {
		rows = append(rows, s.rowOf("play", "goOn", func() { s.do(hall.Go, nil) }))
	} else {
		rows = append(rows, s.rowOf("pause", "pauseAll", func() { s.do(hall.Pause, nil) }))
	}
	rows = append(rows, s.rowOf("check", "endAll", func() { s.do(hall.Finish, nil) }))
	s.sheet(s.word("clock"), nil, rows...)
}

// openMore is what is seldom done.
func (s *Screen) openMore() {
	e := &s.evening
	var rows []row
	add := func(yes bool, icon, id string, do func()) {
		if yes {
			rows = append(rows, s.rowOf(icon, id, do))
		}
	}
	r := e.Now()
	add(s.others != nil || s.n.Sharing.Begin != nil, "link", "share", s.openShare)
	if s.watches() {
		s.sheet(e.Name, nil, append(rows, s.rowOf("list", "log", s.openLog))...)
		return
	}
	add(r != nil && r.Began == 0 && len(r.Open()) == len(r.Tables), "turn", "pairAnew", s.pair)
	add(s.running(r), "clock", "clock", s.openClock)
	for _, to := range []int{4, 8} {
		if len(e.Cut) == 0 && e.Format.System != hall.Knockout && e.Format.System != hall.Lesson && r != nil && len(r.Open()) == 0 && len(e.Playing()) > to {
			rows = append(rows, row{widgets.ListFace{Icon: "crown", Title: s.word("cutTo", "Count", to)}, func() { s.do(hall.CutTo, fields{"to": to}) }})
		}
	}
	add(true, "list", "log", s.openLog)
	add(s.table.CanRedo(), "redo", "redo", s.redo)
	s.sheet(s.evening.Name, nil, rows...)
}

// openLog tells what happened, the last first, each with its time.
func (s *Screen) openLog() {
	lines := s.table.Log()
	var parts []fyne.CanvasObject
	for i := len(lines) - 1; i >= 0; i-- {
		parts = append(parts, widgets.NewParagraph(s.k, s.word("logLine", "Time", timeOf(lines[i].At, s.n.Now()).Format(s.w.T("tablescreen.timeForm")), "What", lines[i]), widgets.Style{}))
	}
	s.n.Sheet(s.word("log"), widgets.NewColumn(s.k, theme.Gap/2, parts...))
}
