package codex

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// related is a small map of the terms to read next: the open one above, those it names below
// it, with a line to each and between those that name each other. A tap walks there, and the
// way back leads home.
func (s *Screen) related(t *codex.Term) []fyne.CanvasObject {
	k, w := s.needs.Kit, s.needs.Words
	var related []*codex.Term
	for _, id := range t.Related {
		if r, ok := s.needs.Codex.Term(id); ok && r.ID != t.ID {
			related = append(related, r)
		}
	}
	if len(related) == 0 {
		return nil
	}
	m := &termMap{}
	chips := []fyne.CanvasObject{widgets.NewLabel(k, t.NameIn(w.Lang()), widgets.Style{Display: true, Size: theme.Name, Role: theme.Accent})}
	for i, r := range related {
		chips = append(chips, widgets.NewChip(k, widgets.ChipFace{Label: r.NameIn(w.Lang())}, func() { s.follow(r.ID) }))
		m.joins = append(m.joins, [2]int{0, i + 1})
		for j, other := range related[:i] {
			if slices.Contains(r.Related, other.ID) || slices.Contains(other.Related, r.ID) {
				m.joins = append(m.joins, [2]int{j + 1, i + 1})
			}
		}
	}
	var objects []fyne.CanvasObject
	for range m.joins {
		line := canvas.NewLine(k.Theme.Tone(theme.Line))
		line.StrokeWidth = 1.5
		objects = append(objects, line)
	}
	head := widgets.NewQuietLine(k, w.T("codexscreen.seeAlso"))
	return []fyne.CanvasObject{widgets.NewInset(k, 0, 6, 0, 0, widgets.NewColumn(k, 0, head, container.New(m, append(objects, chips...)...)))}
}

// termMap lays out the map: lines first, then the middle, then what is around it, two beside
// each other.
type termMap struct{ joins [][2]int }

// mapGap is the room between two rows of the map, in dp, for the lines.
const mapGap float32 = 14

// MinSize is part of fyne.Layout.
func (m *termMap) MinSize(objects []fyne.CanvasObject) fyne.Size {
	chips := objects[len(m.joins):]
	rows := 1 + len(chips)/2
	var wide float32
	for _, c := range chips {
		wide = max(wide, c.MinSize().Width)
	}
	return fyne.NewSize(wide, chips[0].MinSize().Height+float32(rows-1)*(theme.Target+mapGap))
}

// Layout is part of fyne.Layout.
func (m *termMap) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	chips := objects[len(m.joins):]
	half := min(size.Width, mapMost) / 2
	var y float32
	for i, c := range chips {
		least := c.MinSize()
		room, x := 2*half, float32(0)
		if alone := i == 0 || i == len(chips)-1 && i%2 == 1; !alone {
			room = half - 8
			if i%2 == 0 {
				x = half + 8
			}
		}
		wide := min(least.Width, room)
		c.Resize(fyne.NewSize(wide, least.Height))
		c.Move(fyne.NewPos(x+(room-wide)/2, y))
		if i%2 == 0 {
			y += least.Height + mapGap
		}
	}
	for i, join := range m.joins {
		line := objects[i].(*canvas.Line)
		line.Position1, line.Position2 = middle(chips[join[0]]), middle(chips[join[1]])
		if join[0] == 0 {
			line.Position1.Y = chips[0].Position().Y + chips[0].Size().Height // not across its words
		}
		line.Refresh()
	}
}

// mapMost is how wide the map gets in dp.
const mapMost float32 = 520

func middle(o fyne.CanvasObject) fyne.Position {
	return o.Position().AddXY(o.Size().Width/2, o.Size().Height/2)
}
