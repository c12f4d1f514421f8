package handout

import (
	"github.com/quickcast/quickcast/catalog/lesson"
	"github.com/quickcast/quickcast/internal/paper"
)

// How many cards a page has, and how far their words stay from where they are cut, in millimetres.
const (
	across  = 2
	down    = 4
	cardAir = 6.0
)

// cards puts what is asked on one page and what it is on the next, mirrored, so that both meet on
// a sheet that is printed on both sides and turned over at its long edge.
func cards(d *paper.Doc, entries []lesson.Entry) {
	wide, high := (d.Width-2*paper.Margin)/across, (d.Height-2*paper.Margin)/down
	for len(entries) > 0 {
		page := entries[:min(len(entries), across*down)]
		entries = entries[len(page):]
		for _, back := range []bool{false, true} {
			d.Page()
			for i, e := range page {
				column, row := i%across, i/across
				if back {
					column = across - 1 - column
				}
				x, y := paper.Margin+float64(column)*wide, paper.Margin+float64(row)*high
				if back {
					within(d, paper.Pen{Face: paper.Body, Size: 14, Ink: paper.Black}, x, y, wide, high, e.Text)
				} else {
					within(d, paper.Pen{Face: paper.Display, Size: 24, Ink: paper.Black}, x, y, wide, high, e.Title)
					d.Write(paper.Pen{Face: paper.Body, Size: 9, Ink: paper.Quiet}, x+cardAir, y+high-cardAir, wide-2*cardAir, e.Other)
				}
			}
			for i := range across + 1 {
				x := paper.Margin + float64(i)*wide
				d.Line(x, paper.Margin, x, d.Height-paper.Margin, 0.2, paper.Quiet, true)
			}
			for i := range down + 1 {
				y := paper.Margin + float64(i)*high
				d.Line(paper.Margin, y, d.Width-paper.Margin, y, 0.2, paper.Quiet, true)
			}
		}
	}
}

// within writes a text in the middle of a card, as small as it has to be.
func within(d *paper.Doc, p paper.Pen, x, y, wide, high float64, text string) {
	room := wide - 2*cardAir
	for p.Size > 6 && (height(d, p, room, text) > high-3*cardAir || widest(d, p, text) > room) {
		p.Size -= 0.5
	}
	lines := d.Split(p, room, text)
	y += (high - float64(len(lines))*lineHeight(p.Size)) / 2
	for _, line := range lines {
		y += lineHeight(p.Size)
		d.Write(p, x+cardAir+(room-d.Measure(p, line))/2, y-lineHeight(p.Size)*0.25, room, line)
	}
}
