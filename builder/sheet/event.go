package sheet

import (
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/internal/paper"
)

// The measures of the event sheet.
const (
	scanWidth = 27.0
	footRoom  = 26.0 // what the lines to sign on take
	lineRoom  = 4.9  // of a card
	columnGap = 8.0
)

// event is the sheet for the judge: who plays what, what it costs in all and card by
// card, what is wrong with it, and a line to sign on.
func (m *maker) event() {
	y := m.head()
	y = m.faults(y)
	bottom := m.Height - paper.Margin - footRoom
	flow := m.NewFlow(2, columnGap, y, bottom)
	for _, g := range m.groups() {
		m.eventGroup(flow, g)
	}
	m.foot()
}

// head writes name, mage, player and totals, and gives where it ends.
func (m *maker) head() float64 {
	right, room := m.Width-paper.Margin, m.Width-2*paper.Margin
	if m.scan(right, paper.Margin, scanWidth) {
		room -= scanWidth + 6
	}
	m.Write(pen(paper.Display, 24), paper.Margin, paper.Margin+8, room, m.Title)
	m.Write(quiet(11), paper.Margin, paper.Margin+14.5, room, m.Mage)
	y := paper.Margin + 22.0
	m.field(paper.Margin, y, room*0.55, m.Words.T("paper.player"), m.Player)
	m.field(paper.Margin+room*0.6, y, room*0.4, m.Words.T("paper.event"), "")
	y += 10
	x := float64(paper.Margin)
	for _, fact := range [][2]string{
		{m.total(), m.Words.T("paper.points")},
		{strconv.Itoa(m.Review.Cards), m.Words.T("paper.cards")},
		{m.verdict(), strings.Join(m.House, ", ")},
	} {
		big := pen(paper.Display, 18)
		m.Write(big, x, y, 0, fact[0])
		m.Write(quiet(8.5), x, y+4.2, 0, fact[1])
		x += max(m.Measure(big, fact[0]), m.Measure(quiet(8.5), fact[1])) + 9
	}
	y += 8
	m.Line(paper.Margin, y, right, y, 0.4, paper.Gold, false)
	return y + 4
}

// field is a label with what was entered above a line, or just the line.
func (m *maker) field(x, y, room float64, label, value string) {
	wide := m.Measure(quiet(8.5), label) + 2
	m.Write(quiet(8.5), x, y, 0, label)
	m.Line(x+wide, y+1, x+room, y+1, 0.2, paper.Quiet, false)
	m.Write(pen(paper.Strong, 10.5), x+wide+1, y, room-wide-2, value)
}

// faults writes what is wrong with the book, and gives where that ends.
func (m *maker) faults(y float64) float64 {
	p := paper.Pen{Face: paper.Body, Size: 9, Ink: paper.Harm}
	room := m.Width - 2*paper.Margin
	const most = 14 // more would be no sheet any more; how many there are is said
	lines := 0
	for _, problem := range m.problems() {
		for _, line := range m.Split(p, room-5, problem) {
			if lines++; lines > most {
				continue
			}
			m.Write(p, paper.Margin+5, y+3, room-5, line)
			y += 4.2
		}
		if lines <= most {
			m.Write(paper.Pen{Face: paper.Strong, Size: 9, Ink: paper.Harm}, paper.Margin, y-1.2, 0, "!")
		}
	}
	if lines > 0 {
		y += 3
	}
	return y
}

func (m *maker) eventGroup(flow *paper.Flow, g group) {
	flow.Skip(2.5)
	x, y := flow.Take(6, 2*lineRoom)
	m.Write(pen(paper.Display, 12), x, y+4.4, flow.Wide-20, g.heading)
	said := strconv.Itoa(g.cards)
	if m.Review.Priced() {
		said += " · " + m.Words.N("booksscreen.sectionPoints", g.points)
	}
	m.WriteRight(quiet(8.5), x+flow.Wide, y+4.2, 30, said)
	for _, line := range g.lines {
		x, y := flow.Take(lineRoom, 0)
		m.eventLine(x, y, flow.Wide, line)
	}
}

// eventLine is one card: how many, which, and what they cost.
func (m *maker) eventLine(x, y, wide float64, l builder.Line) {
	base := y + 3.6
	ink := paper.Black
	if len(l.Problems) > 0 {
		ink = paper.Harm
		m.WriteRight(paper.Pen{Face: paper.Strong, Size: 9.5, Ink: ink}, x-0.6, base, 0, "!")
	}
	m.WriteRight(paper.Pen{Face: paper.Strong, Size: 9.5, Ink: ink}, x+5, base, 0, strconv.Itoa(l.Count))
	m.Write(paper.Pen{Face: paper.Body, Size: 9.5, Ink: ink}, x+7, base, wide-27, m.name(l))
	if m.Review.Priced() {
		m.WriteRight(quiet(7.5), x+wide-9, base, 0, strconv.Itoa(l.Count)+" × "+strconv.Itoa(l.Price.Points))
		m.WriteRight(paper.Pen{Face: paper.Strong, Size: 9.5, Ink: ink}, x+wide, base, 0, strconv.Itoa(l.Points))
	}
	m.Line(x, y+lineRoom-0.1, x+wide, y+lineRoom-0.1, 0.08, paper.Quiet, false)
}

// foot writes the lines to sign on, on the last page.
func (m *maker) foot() {
	y := m.Height - paper.Margin - 9
	room := (m.Width - 2*paper.Margin - 2*columnGap) / 3
	for i, id := range []string{"paper.signature", "paper.judge", "paper.date"} {
		x := paper.Margin + float64(i)*(room+columnGap)
		m.Line(x, y, x+room, y, 0.25, paper.Black, false)
		m.Write(quiet(8), x, y+4, room, m.Words.T(id))
	}
	m.Write(quiet(7), paper.Margin, m.Height-paper.Margin+4, 0, m.Words.T("paper.madeBy", "Day", m.Made.Format("2006-01-02")))
}
