package cards

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Sizes of the panel of filters at the left of a very wide window, in dp.
const (
	panelFrom  float32 = 1500
	panelWidth float32 = 300
)

// panelled is list and card, and in a very wide window the filters beside them, each with
// how many cards there would be.
type panelled struct {
	*widgets.Panes
	screen *Screen
	body   *fyne.Container
	scroll fyne.CanvasObject
	wide   bool
	over   fyne.CanvasObject // lies over all of it; nil for nothing
}

// cover lays something over list and card; nil takes it away.
func (p *panelled) cover(o fyne.CanvasObject) {
	p.over = o
	p.Refresh()
}

func newPanelled(s *Screen) *panelled {
	p := &panelled{screen: s}
	p.body = widgets.NewColumn(s.needs.Kit, 2)
	p.scroll = widgets.NewScroll(widgets.NewInset(s.needs.Kit, theme.Gap, theme.Gap, theme.Gap, 24, p.body))
	p.Panes = widgets.NewPanes(func() fyne.Size { return s.split.Object().MinSize() }, p.place)
	return p
}

// fill makes the chips anew, with what each would leave.
func (p *panelled) fill() {
	if !p.wide {
		return
	}
	s := p.screen
	k := s.needs.Kit
	var parts []fyne.CanvasObject
	for _, g := range s.groups() {
		if len(g.choices) > len(s.sets())+1 {
			continue // keywords are too many to be counted at every key; the sheet has them
		}
		var chips []fyne.CanvasObject
		for _, c := range g.choices {
			face := c.face()
			if !face.Selected {
				face.Count = s.countWith(c)
			}
			chips = append(chips, widgets.NewChip(k, face, func() {
				c.flip()
				s.refine()
			}))
		}
		parts = append(parts, widgets.NewSection(k, strings.ToUpper(g.title), ""), widgets.NewWrap(k, 8, 0, chips...))
	}
	p.body.Objects = parts
	p.body.Refresh()
}

// countWith is how many cards there are with the choice too.
func (s *Screen) countWith(c choice) int {
	pick := c.pick
	pick.Each = true
	o := s.options()
	query, err := s.needs.Catalog.ParseQuery(s.needs.Catalog.Pick(s.state.Query, pick, s.needs.Words.Lang(), true), o.Around)
	if err != nil && query.Empty() {
		return 0
	}
	return len(s.needs.Catalog.Find(&query, catalog.Options{Filter: o.Filter}))
}

// place shows what there is room for at a size.
func (p *panelled) place(size fyne.Size) []widgets.Pane {
	if p.over != nil {
		return []widgets.Pane{{Object: p.over, W: size.Width, H: size.Height}}
	}
	if wide := size.Width >= panelFrom; wide != p.wide {
		p.wide = wide
		p.fill()
	}
	if !p.wide {
		return []widgets.Pane{{Object: p.screen.split.Object(), W: size.Width, H: size.Height}}
	}
	return []widgets.Pane{
		{Object: p.scroll, W: panelWidth, H: size.Height},
		{Object: p.screen.split.Object(), X: panelWidth, W: size.Width - panelWidth, H: size.Height},
	}
}
