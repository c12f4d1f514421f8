package sheet

import (
	"strconv"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/paper"
)

// The measures of a card in its sleeve: the cards are 63 by 88 millimetres, and folded
// paper needs some room.
const (
	panelWide = 60.0
	panelHigh = 84.0
	panelEdge = 2.6
)

// sleeve is a strip of panels of a card's size, with lines to cut along and dashed ones
// to fold at: folded to and fro it slips into a sleeve.
func (m *maker) sleeve() {
	const row, title = 2.62, 2.9
	perStrip := int((m.Width - paper.Margin) / panelWide)
	strips := int((m.Height - 2*paper.Margin - 8) / (panelHigh + 6))
	m.Write(quiet(8), paper.Margin, paper.Margin, 0, m.Words.T("paper.fold"))
	panel, used := -1, panelHigh
	var x, y float64
	take := func(height, keep float64) (float64, float64) {
		if used+height+keep > panelHigh-2*panelEdge {
			panel++
			at := panel % (perStrip * strips)
			if at%perStrip == 0 && panel > 0 {
				m.edge(x+panelWide, y, false)
			}
			if at == 0 && panel > 0 {
				m.Page()
			}
			x = (m.Width-float64(perStrip)*panelWide)/2 + float64(at%perStrip)*panelWide
			y = paper.Margin + 6 + float64(at/perStrip)*(panelHigh+6)
			m.panel(x, y, at%perStrip > 0)
			used = m.sleeveHead(x+panelEdge, y+panelEdge, panel == 0)
		}
		used += height
		return x + panelEdge, y + panelEdge + used - height
	}
	for _, g := range m.groups() {
		px, py := take(title, row)
		m.Write(pen(paper.Display, 6.4), px, py+2.3, panelWide-2*panelEdge, g.heading)
		m.WriteRight(quiet(5), px+panelWide-2*panelEdge, py+2.2, 0, strconv.Itoa(g.cards))
		for _, line := range g.lines {
			px, py := take(row, 0)
			m.sleeveLine(px, py, line)
		}
	}
	if panel >= 0 {
		m.edge(x+panelWide, y, false)
	}
}

// panel draws the edges of a panel: cut around, fold where it meets the one before.
func (m *maker) panel(x, y float64, folded bool) {
	m.Line(x, y, x+panelWide, y, 0.15, paper.Quiet, false)
	m.Line(x, y+panelHigh, x+panelWide, y+panelHigh, 0.15, paper.Quiet, false)
	m.edge(x, y, folded)
}

// edge is one side of a panel.
func (m *maker) edge(x, y float64, folded bool) {
	m.Line(x, y, x, y+panelHigh, 0.15, paper.Quiet, folded)
}

// sleeveHead writes whose book it is on the first panel, and gives the room it takes.
func (m *maker) sleeveHead(x, y float64, first bool) float64 {
	if !first {
		return 0
	}
	room := panelWide - 2*panelEdge
	m.Write(pen(paper.Display, 9.5), x, y+3.6, room-12, m.Title)
	m.Write(quiet(5.6), x, y+6.6, room-12, m.Mage)
	m.WriteRight(pen(paper.Display, 9), x+room, y+3.6, 0, m.total())
	m.Line(x, y+8, x+room, y+8, 0.2, paper.Gold, false)
	return 9
}

func (m *maker) sleeveLine(x, y float64, l builder.Line) {
	room := panelWide - 2*panelEdge
	m.WriteRight(pen(paper.Strong, 5.8), x+3, y+2.1, 0, strconv.Itoa(l.Count))
	m.Write(pen(paper.Body, 5.8), x+4.2, y+2.1, room-12, m.name(l))
	m.WriteRight(quiet(5.4), x+room, y+2.1, 0, mana(l))
}

// mana is what a card costs to cast and, behind a plus, to reveal.
func mana(l builder.Line) string {
	said := cost(l.Card.Cost)
	if reveal := cost(l.Card.Reveal); reveal != "0" {
		said += "+" + reveal
	}
	return said
}

func cost(c catalog.Cost) string {
	if c.Variable != "" {
		return c.Variable
	}
	return strconv.Itoa(c.Mana)
}

// checklist has a box for every copy: to tick what is prepared, cast, or put back.
func (m *maker) checklist() {
	const row, box, most = 5.6, 3.1, 8
	y := m.listHead()
	flow := m.NewFlow(2, columnGap, y, m.Height-paper.Margin)
	for _, g := range m.groups() {
		flow.Skip(2.5)
		x, y := flow.Take(6.4, 2*row)
		m.Write(pen(paper.Display, 12), x, y+4.6, flow.Wide-12, g.heading)
		m.WriteRight(quiet(8.5), x+flow.Wide, y+4.4, 0, strconv.Itoa(g.cards))
		for _, line := range g.lines {
			x, y := flow.Take(row, 0)
			boxes := min(line.Count, most)
			left := x + flow.Wide - float64(boxes)*(box+1.1)
			for i := range boxes {
				m.Box(left+float64(i)*(box+1.1)+1.1, y+1.1, box, box, 0.25, 0.5, paper.Black)
			}
			name := m.name(line)
			if line.Count > most {
				name += " × " + strconv.Itoa(line.Count)
			}
			m.Write(pen(paper.Body, 10), x, y+4, left-x-11, name)
			m.WriteRight(quiet(8), left-1, y+4, 0, mana(line))
			m.Line(x, y+row-0.1, x+flow.Wide, y+row-0.1, 0.08, paper.Quiet, false)
		}
	}
}

// listHead writes whose book it is, and gives where that ends.
func (m *maker) listHead() float64 {
	right, room := m.Width-paper.Margin, m.Width-2*paper.Margin
	m.Write(pen(paper.Display, 20), paper.Margin, paper.Margin+6, room-30, m.Title)
	m.WriteRight(pen(paper.Display, 14), right, paper.Margin+6, 0, m.total())
	m.Write(quiet(10), paper.Margin, paper.Margin+11.5, room-30, m.Mage)
	m.WriteRight(quiet(8.5), right, paper.Margin+11, 0, m.Words.T("paper.checklistHint"))
	m.Line(paper.Margin, paper.Margin+15, right, paper.Margin+15, 0.4, paper.Gold, false)
	return paper.Margin + 18
}
