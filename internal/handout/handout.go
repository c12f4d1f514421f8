// Package handout puts a list of terms, rules and cards on paper: to be read at a table,
// or in large type for the wall.
package handout

import (
	"strings"
	"time"

	"github.com/quickcast/quickcast/catalog/lesson"
	"github.com/quickcast/quickcast/internal/paper"
)

// Kind is how a list is laid out.
type Kind string

// The kinds: to be read at a table, one entry a page to be read across the room, and cards to be
// cut out, whose backs meet their fronts where both sides of a sheet are printed.
const (
	Table Kind = ""
	Wall  Kind = "wall"
	Cards Kind = "cards"
)

// Options say how it is printed.
type Options struct {
	Size paper.Size
	Kind Kind
	Made time.Time
}

// PDF puts a titled list on pages.
func PDF(fonts paper.Fonts, title string, entries []lesson.Entry, o Options) ([]byte, error) {
	d := paper.New(o.Size, fonts, paper.About{Title: title, Made: o.Made})
	if o.Kind == Cards {
		cards(d, entries)
		return d.Bytes()
	}
	d.Page()
	if o.Kind == Wall {
		for i, e := range entries {
			if i > 0 {
				d.Page()
			}
			wall(d, e)
		}
		return d.Bytes()
	}
	head := paper.Pen{Face: paper.Display, Size: 22, Ink: paper.Black}
	d.Write(head, paper.Margin, paper.Margin+8, d.Width-2*paper.Margin, title)
	f := d.NewFlow(1, 0, paper.Margin+16, d.Height-paper.Margin)
	for _, e := range entries {
		small(d, f, e)
	}
	return d.Bytes()
}

// lineHeight is the room of a line in millimetres for letters of so many points.
func lineHeight(points float64) float64 { return points * 0.3528 * 1.35 }

// small writes an entry where the last one ended.
func small(d *paper.Doc, f *paper.Flow, e lesson.Entry) {
	name := paper.Pen{Face: paper.Display, Size: 13, Ink: paper.Black}
	other := paper.Pen{Face: paper.Body, Size: 9, Ink: paper.Quiet}
	text := paper.Pen{Face: paper.Body, Size: 10.5, Ink: paper.Black}
	// An entry stays together: it is no longer than a few lines.
	high := height(d, text, f.Wide, e.Text)
	for _, note := range e.Notes {
		high += height(d, other, f.Wide, note)
	}
	x, y := f.Take(lineHeight(name.Size), min(high, d.Height/2))
	d.Write(name, x, y+lineHeight(name.Size)*0.75, f.Wide*0.7, e.Title)
	d.WriteRight(other, x+f.Wide, y+lineHeight(name.Size)*0.75, f.Wide*0.28, e.Other)
	lines(d, f, text, e.Text)
	for _, note := range e.Notes {
		lines(d, f, other, note)
	}
	f.Skip(4)
}

func lines(d *paper.Doc, f *paper.Flow, p paper.Pen, text string) {
	for _, line := range d.Split(p, f.Wide, text) {
		x, y := f.Take(lineHeight(p.Size), 0)
		d.Write(p, x, y+lineHeight(p.Size)*0.75, f.Wide, line)
	}
}

// wall writes an entry over a page of its own, as large as it goes.
func wall(d *paper.Doc, e lesson.Entry) {
	f := d.NewFlow(1, 0, paper.Margin+10, d.Height-paper.Margin)
	name := paper.Pen{Face: paper.Display, Size: 54, Ink: paper.Black}
	for name.Size > 36 && d.Measure(name, e.Title) > f.Wide {
		name.Size -= 2
	}
	other := paper.Pen{Face: paper.Body, Size: 20, Ink: paper.Quiet}
	text := paper.Pen{Face: paper.Body, Size: 60, Ink: paper.Black}
	note := paper.Pen{Face: paper.Body, Ink: paper.Quiet}
	for ; text.Size > 12; text.Size -= 2 {
		note.Size = max(text.Size*0.6, 12)
		high := 16 + height(d, name, f.Wide, e.Title) + height(d, other, f.Wide, e.Other) + height(d, text, f.Wide, e.Text)
		for _, n := range e.Notes {
			high += height(d, note, f.Wide, n) + 3
		}
		if high < d.Height-2*paper.Margin-10 && widest(d, text, e.Text) <= f.Wide {
			break
		}
	}
	lines(d, f, name, e.Title)
	if e.Other != "" {
		lines(d, f, other, e.Other)
	}
	f.Skip(8)
	lines(d, f, text, e.Text)
	f.Skip(8)
	for _, n := range e.Notes {
		lines(d, f, note, n)
		f.Skip(3)
	}
}

// height is the room of a text in millimetres.
func height(d *paper.Doc, p paper.Pen, wide float64, text string) float64 {
	return float64(len(d.Split(p, wide, text))) * lineHeight(p.Size)
}

// widest is how wide the longest word of a text is: one that has no room would be torn.
func widest(d *paper.Doc, p paper.Pen, text string) (wide float64) {
	for word := range strings.FieldsSeq(text) {
		wide = max(wide, d.Measure(p, word))
	}
	return wide
}
