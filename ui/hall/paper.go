package hall

import (
	"bytes"
	"context"
	"fmt"
	"image/png"
	"strconv"
	"time"

	"github.com/quickcast/quickcast/internal/paper"
	"github.com/quickcast/quickcast/ui/background"
	"github.com/quickcast/quickcast/ui/widgets"
)

// openPrint offers what can leave the screen.
func (s *Screen) openPrint() {
	print := func(icon, id string, lines func() []line) row {
		return row{widgets.ListFace{Icon: icon, Title: s.word(id)}, func() { s.toPaper(s.word(id), lines()) }}
	}
	var rows []row
	if s.evening.Now() != nil {
		rows = append(rows, print("print", "printNames", s.byName), print("print", "printTables", s.byTable))
	}
	rows = append(rows, print("print", "printStandings", s.byRank), row{widgets.ListFace{Icon: "export", Title: s.word("csv")}, func() {
		s.n.Give(s.evening.Name+".csv", "text/csv", s.csv())
	}}, s.rowOf("screen", "picture", s.picture))
	s.sheet(s.word("print"), nil, rows...)
}

// settled is how long what lay over the page takes to be gone.
const settled = 400 * time.Millisecond

// picture gives away what the window shows, to be sent to those who were not there.
func (s *Screen) picture() {
	background.After(settled, func() {
		shown, name := s.k.Canvas.Capture(), s.evening.Name+".png"
		s.lane.Do(func(context.Context) func() {
			var b bytes.Buffer
			err := png.Encode(&b, shown)
			return func() {
				if s.complain(err); err == nil {
					s.n.Give(name, "image/png", b.Bytes())
				}
			}
		})
	})
}

// line is one of a printed list: what stands at the left, in the middle and at the right.
type line struct{ left, middle, right string }

func (s *Screen) byName() (all []line) {
	for _, at := range s.seats() {
		where := s.word("table", "Table", at.table)
		if at.table == 0 {
			where = ""
		}
		all = append(all, line{at.name, at.other, where})
	}
	return all
}

func (s *Screen) byTable() (all []line) {
	r := s.evening.Now()
	for _, t := range r.Tables {
		all = append(all, line{s.evening.Players[t.Who[0]].Name, s.evening.Players[t.Who[1]].Name, s.word("table", "Table", t.Number)})
	}
	for _, who := range r.Byes {
		all = append(all, line{s.evening.Players[who].Name, s.word("bye"), ""})
	}
	return all
}

func (s *Screen) byRank() (all []line) {
	for _, sc := range s.ranked() {
		all = append(all, line{s.word("ranked", "Rank", sc.Rank, "Name", s.evening.Players[sc.Player].Name), s.record(sc), strconv.Itoa(sc.Points)})
	}
	return all
}

// toPaper prints a list for the wall, in letters as large as let all of it stand on a page, but never too small to
// be read by those who stand before it.
func (s *Screen) toPaper(title string, lines []line) {
	name := s.evening.Name
	if n := len(s.evening.Rounds); n > 0 {
		name = s.word("titleRound", "Name", name, "Round", n)
	}
	about := paper.About{Title: title, Made: s.n.Now()}
	s.lane.Do(func(context.Context) func() {
		data, err := printed(s.n.Fonts, about, name, title, lines)
		return func() {
			if s.complain(err); err == nil {
				s.n.Give(fmt.Sprintf("%s, %s.pdf", name, title), "application/pdf", data)
			}
		}
	})
}

// Measures of a printed list in mm and points.
const (
	lineMost  = 13.0
	lineLeast = 7.0
	perPoint  = 0.3528 // mm
)

func printed(fonts func() (paper.Fonts, error), about paper.About, name, title string, lines []line) ([]byte, error) {
	faces, err := fonts()
	if err != nil {
		return nil, err
	}
	d := paper.New(paper.A4, faces, about)
	d.Page()
	right, top := d.Width-paper.Margin, paper.Margin+26.0
	d.Write(paper.Pen{Face: paper.Display, Size: 26, Ink: paper.Black}, paper.Margin, paper.Margin+9, right-paper.Margin, name)
	d.Write(paper.Pen{Face: paper.Body, Size: 13, Ink: paper.Quiet}, paper.Margin, paper.Margin+17, 0, title)
	d.Line(paper.Margin, paper.Margin+21, right, paper.Margin+21, 0.4, paper.Gold, false)
	each := min(lineMost, max(lineLeast, (d.Height-paper.Margin-top)/float64(max(1, len(lines)))))
	size := each * 0.52 / perPoint
	flow := d.NewFlow(1, 0, top, d.Height-paper.Margin)
	for _, l := range lines {
		x, y := flow.Take(each, 0)
		base, wide := y+each*0.66, flow.Wide
		d.Write(paper.Pen{Face: paper.Strong, Size: size, Ink: paper.Black}, x, base, wide*0.4-2, l.left)
		d.Write(paper.Pen{Face: paper.Body, Size: size * 0.8, Ink: paper.Black}, x+wide*0.4, base, wide*0.42-2, l.middle)
		d.WriteRight(paper.Pen{Face: paper.Display, Size: size, Ink: paper.Black}, x+wide, base, wide*0.18, l.right)
		d.Line(x, y+each-0.2, x+wide, y+each-0.2, 0.1, paper.Quiet, false)
	}
	return d.Bytes()
}
