package widgets

import (
	"cmp"
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/ui/theme"
)

// GlanceItem is one thing to know at a glance: a picture, a number, and a quiet
// word after it.
type GlanceItem struct {
	Icon  string
	Tone  theme.Role // of the picture; Quiet when empty
	Value string
	Alarm bool // the number in harm
	Note  string
}

// glanceMost is how many things a glance takes in.
const glanceMost = 5

// Glance is a line of small copies of what is shown large elsewhere, the right
// way up for whoever reads it here. It is as large as the room it is given.
type Glance struct {
	shown
	items []GlanceItem
	pill  bool
}

// NewGlance returns an empty line; pill gives it a ground.
func NewGlance(k *Kit, pill bool) *Glance {
	g := &Glance{pill: pill}
	g.show(k, g)
	return g
}

// Set shows other things; what is more than five is left out. spoken is what a
// screen reader says.
func (g *Glance) Set(spoken string, items ...GlanceItem) {
	items = items[:min(len(items), glanceMost)]
	g.name = spoken
	if !slices.Equal(items, g.items) {
		g.items = slices.Clone(items)
		g.Refresh()
	}
}

// Items are the things that are shown.
func (g *Glance) Items() []GlanceItem { return g.items }

// view is as large as the height allows, and small where the width does not.
func (g *Glance) view() part {
	var ground part
	edge := float32(0)
	if g.pill && len(g.items) > 0 {
		ground, edge = g.kit.outlined(theme.CornerPanel, theme.Surface, theme.Line, 1), 10
	}
	return atLeast(48, 18, over{ground, pad(edge, 0, byHand{by: func(p *pen, s space) {
		large := min(max(theme.Type(s.h*0.66), theme.Small), theme.Title)
		line := g.line(large, min(s.h*0.62, 20))
		if _, like := line.wide(g.kit); like > s.w {
			line = g.line(theme.Tiny, min(s.h*0.5, 16))
		}
		line.draw(p, s)
	}})})
}

func (g *Glance) line(figure theme.Type, side float32) part {
	var parts []part
	for _, item := range g.items {
		ink := pick.Either(item.Alarm, theme.HarmInk, theme.Ink)
		note := min(theme.Body, max(theme.Tiny, figure*0.64))
		parts = append(parts, sideBySide(4, g.kit.pic(item.Icon, side, cmp.Or(item.Tone, theme.Quiet)),
			sayLine(item.Value, Style{Display: true, Size: figure, Role: ink}), sayLine(item.Note, Style{Size: note, Role: theme.Quiet})))
	}
	return sideBySide(8, parts...)
}
