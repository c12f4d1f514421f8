package hall

import (
	"cmp"
	"encoding/csv"
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/hall"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// standings are all players as they stand; a tap says what put one below the one above.
func (p *page) standings() fyne.CanvasObject {
	s, k := p.Screen, p.k
	rows := []fyne.CanvasObject{}
	for i, sc := range s.ranked() {
		player := s.evening.Players[sc.Player]
		name := s.word("ranked", "Rank", sc.Rank, "Name", player.Name)
		if player.Gone {
			name = s.word("gone", "Name", name)
		}
		face := widgets.ListFace{Title: name, Line: s.record(sc), Price: strconv.Itoa(sc.Points), Joined: i == 0}
		rows = append(rows, widgets.NewListRow(k, face, func() { s.openRank(sc) }))
	}
	if len(rows) == 0 {
		rows = append(rows, widgets.NewInset(k, theme.Inset, theme.Gap, theme.Inset, theme.Gap, widgets.NewParagraph(k, s.word("nobody"), widgets.Style{Role: theme.Quiet})))
	}
	return widgets.NewColumn(k, theme.Gap, widgets.NewParagraph(k, s.word("standingsHint"), widgets.Style{Size: theme.Small, Role: theme.Quiet}),
		widgets.NewFlushPanel(k, widgets.NewColumns(k, twoLists, theme.Gap, rows...)))
}

// twoLists is from which width in dp a list stands in two columns.
const twoLists float32 = 900

// ranked are the standings of those who ever played, and of all before the first round.
func (s *Screen) ranked() []hall.Score {
	return slices.DeleteFunc(s.evening.Standings(), func(sc hall.Score) bool {
		return s.evening.Players[sc.Player].Gone && sc.Won+sc.Drawn+sc.Lost+sc.Byes == 0
	})
}

// counts tells whether results of the evening count what is left or taken.
func (s *Screen) counts() bool {
	return s.evening.Format.Rank == clock.LifeLeft || s.evening.Format.Rank == clock.DamageTaken
}

// record is what a player has played, and the tie-breaks.
func (s *Screen) record(sc hall.Score) string {
	facts := []string{s.word("record", "Won", sc.Won, "Drawn", sc.Drawn, "Lost", sc.Lost)}
	if sc.Byes > 0 {
		facts = append(facts, s.w.N("hall.byeCount", sc.Byes))
	}
	facts = append(facts, s.word("opponentsShare", "Share", s.share(sc.Opponents)))
	if s.counts() {
		facts = append(facts, s.word("sum-"+string(s.evening.Format.Rank), "Count", sc.Count))
	}
	return strings.Join(facts, " · ")
}

// share is a share of all points in percent.
func (s *Screen) share(tenThousandths int) string {
	return s.w.Decimal(float64(tenThousandths)/100, 2)
}

// openRank says why a player stands where he stands.
func (s *Screen) openRank(sc hall.Score) {
	quiet := widgets.Style{Role: theme.Quiet}
	parts := []fyne.CanvasObject{widgets.NewParagraph(s.k, s.record(sc), widgets.Style{})}
	if sc.Before != "" {
		above := s.evening.Standings()[sc.Rank-2]
		parts = append(parts, widgets.NewParagraph(s.k, s.word("after", "Name", s.evening.Players[above.Player].Name, "Why", tracker.Word("hall.by-"+string(sc.Before))), widgets.Style{}))
	}
	for i, r := range s.evening.Rounds {
		for _, t := range r.Tables {
			if side := slices.Index(t.Who[:], sc.Player); side >= 0 {
				line := s.word("plays")
				if t.Result != nil {
					line = s.resultLine(&t)
				}
				parts = append(parts, widgets.NewParagraph(s.k, s.word("against", "Round", i+1, "Name", s.evening.Players[t.Who[1-side]].Name, "How", line), quiet))
			}
		}
	}
	parts = append(parts, widgets.NewSection(s.k, s.word("rules"), ""))
	for _, rule := range []hall.Tiebreak{hall.ByPoints, hall.ByOpponents, hall.ByCount, hall.ByMeeting, hall.ByLot} {
		if rule != hall.ByCount || s.counts() {
			parts = append(parts, widgets.NewParagraph(s.k, s.word("rule-"+string(rule)), quiet))
		}
	}
	s.n.Sheet(s.evening.Players[sc.Player].Name, widgets.NewColumn(s.k, 8, parts...))
}

// seat is where a player sits in the round: a table and whom he meets, or a bye.
type seat struct {
	name, other string
	table       int // 0 for a bye
}

// seats are all of the round, by name.
func (s *Screen) seats() (all []seat) {
	r := s.evening.Now()
	if r == nil {
		return nil
	}
	for _, t := range r.Tables {
		for side, who := range t.Who {
			all = append(all, seat{s.evening.Players[who].Name, s.evening.Players[t.Who[1-side]].Name, t.Number})
		}
	}
	for _, who := range r.Byes {
		all = append(all, seat{name: s.evening.Players[who].Name, other: s.word("bye")})
	}
	slices.SortFunc(all, func(a, b seat) int { return cmp.Compare(strings.ToLower(a.name), strings.ToLower(b.name)) })
	return all
}

// pairings are the players by name, each with the table and whom he meets there.
func (p *page) pairings() fyne.CanvasObject {
	s, k := p.Screen, p.k
	var rows []fyne.CanvasObject
	for i, at := range s.seats() {
		face := widgets.ListFace{Title: at.name, Line: s.word("meets", "Name", at.other), Price: strconv.Itoa(at.table), Joined: i == 0}
		if at.table == 0 {
			face.Line, face.Price = at.other, ""
		}
		rows = append(rows, widgets.NewListRow(k, face, func() { s.openTable(len(s.evening.Rounds), at.table) }))
	}
	if len(rows) == 0 {
		return widgets.NewParagraph(k, s.word("notPaired"), widgets.Style{Role: theme.Quiet})
	}
	return widgets.NewColumn(k, theme.Gap, widgets.NewParagraph(k, s.word("pairingsHint"), widgets.Style{Size: theme.Small, Role: theme.Quiet}),
		widgets.NewFlushPanel(k, widgets.NewColumns(k, twoLists, theme.Gap, rows...)))
}

// csv is the standings as a table for a spreadsheet.
func (s *Screen) csv() []byte {
	var b strings.Builder
	w := csv.NewWriter(&b)
	_ = w.Write([]string{"rank", "name", "points", "won", "drawn", "lost", "byes", "opponents", "count"}) // a builder takes all
	for _, sc := range s.ranked() {
		line := []string{strconv.Itoa(sc.Rank), s.evening.Players[sc.Player].Name}
		for _, n := range []int{sc.Points, sc.Won, sc.Drawn, sc.Lost, sc.Byes} {
			line = append(line, strconv.Itoa(n))
		}
		_ = w.Write(append(line, strconv.FormatFloat(float64(sc.Opponents)/10_000, 'f', 4, 64), strconv.Itoa(sc.Count)))
	}
	w.Flush()
	return []byte(b.String())
}

// timeOf is a time of the log in the zone of the caller's clock.
func timeOf(at int64, now time.Time) time.Time { return time.UnixMilli(at).In(now.Location()) }
