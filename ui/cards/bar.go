package cards

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/widgets"
)

// filterBar is the row of chips below the search: the mage, what is chosen,
// what people choose most, and at the end the way to everything else.
type filterBar struct {
	screen *Screen
	chips  *fyne.Container
	scroll *widgets.SideScroll
	whole  *fyne.Container
	picks  bool // something in the box may be a chip
}

// speaks reports whether a query may have conditions.
func speaks(query string) bool { return strings.ContainsAny(query, ":=") }

// follow makes the chips anew where what was typed may be one of them, or has been.
func (b *filterBar) follow() {
	if b.picks || speaks(b.screen.state.Query) {
		b.build()
	}
}

func newFilterBar(s *Screen) *filterBar {
	b := &filterBar{screen: s}
	k := s.needs.Kit
	b.chips = widgets.NewLine(k, 8, -1)
	b.scroll = widgets.NewSideScroll(k, b.chips)
	more := widgets.NewChip(k, widgets.ChipFace{Icon: "filter", Name: s.needs.Words.T("cardsscreen.filters")}, s.openFilters)
	help := widgets.NewChip(k, widgets.ChipFace{Icon: "info", Name: s.needs.Words.T("cardsscreen.help")}, s.openHelp)
	b.whole = widgets.NewLine(k, 8, 0, b.scroll.Object(), more, help)
	if s.needs.Chance != nil {
		b.whole.Add(widgets.NewChip(k, widgets.ChipFace{Icon: "die", Name: s.needs.Words.T("cardsscreen.random")}, func() {
			if n := len(s.found); n > 0 {
				s.Open(s.found[s.needs.Chance(n)].ID)
			}
		}))
	}
	b.build()
	return b
}

func (b *filterBar) object() fyne.CanvasObject { return b.whole }

// build makes the chips anew: what is chosen stands first.
func (b *filterBar) build() {
	s := b.screen
	b.picks = speaks(s.state.Query)
	objects := []fyne.CanvasObject{b.mageChip()}
	var rest []fyne.CanvasObject
	for i, g := range s.groups() {
		for _, c := range g.choices {
			switch {
			case c.on():
				objects = append(objects, b.chip(c, "close"))
			case i <= 2: // game, type, school
				rest = append(rest, b.chip(c, c.icon))
			}
		}
	}
	widgets.Refocus(s.needs.Kit.Canvas, b.chips, func() {
		b.chips.Objects = append(objects, rest...)
		widgets.OneStop(b.chips.Objects...)
		b.chips.Refresh()
	})
	b.scroll.Rewind()
}

func (b *filterBar) chip(c choice, icon string) *widgets.Chip {
	face := c.face()
	face.Icon = icon
	if icon == "close" {
		face.Name = b.screen.needs.Words.T("cardsscreen.without", "Filter", c.label)
	}
	return widgets.NewChip(b.screen.needs.Kit, face, func() {
		c.flip()
		b.screen.refine()
	})
}

func (b *filterBar) mageChip() *widgets.Chip {
	s := b.screen
	face := widgets.ChipFace{Label: s.needs.Words.T("cardsscreen.forMage")}
	if m := s.mage(); m != nil {
		face = widgets.ChipFace{Label: s.needs.Words.T("cardsscreen.forThisMage", "Mage", s.className(m)), Selected: true}
	}
	return widgets.NewChip(s.needs.Kit, face, s.openMages)
}
