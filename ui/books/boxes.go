package books

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// showBoxes lays out every box with how many there are of it, those that are owned first.
func (p *collectionPage) showBoxes() {
	s, k := p.s, p.s.k
	sets := slices.DeleteFunc(slices.Clone(s.n.Catalog.Sets()), func(set *catalog.Set) bool { return !s.n.Unofficial.Shows(set.Unofficial) })
	slices.SortStableFunc(sets, func(a, b *catalog.Set) int {
		return cmp.Compare(min(s.owned.Boxes[b.ID], 1), min(s.owned.Boxes[a.ID], 1))
	})
	p.boxes.Objects = nil
	for _, set := range sets {
		n := s.owned.Boxes[set.ID]
		step := func(by int) func() { return func() { s.own(s.owned.WithBoxes(set.ID, n+by)) } }
		less := widgets.NewIconButton(k, widgets.Solid, "minus", s.w.T("booksscreen.fewerBoxes", "Box", set.Name), step(-1))
		enable(less, n > 0)
		plus := widgets.NewIconButton(k, widgets.Solid, "plus", s.w.T("booksscreen.moreBoxes", "Box", set.Name), step(1))
		count := widgets.NewLabel(k, strconv.Itoa(n), widgets.Style{Display: true, Size: theme.Title, Centre: true})
		box := fyne.CanvasObject(widgets.NewPanel(k, widgets.NewColumn(k, 2,
			widgets.NewLabel(k, shortName(set), widgets.Style{Display: true, Size: theme.Lead}),
			widgets.NewLabel(k, s.boxLine(set), widgets.Style{Size: theme.Small, Role: theme.Quiet}),
			widgets.NewLine(k, 0, 1, less, count, plus))))
		if !p.wide {
			box = container.NewGridWrap(fyne.NewSize(172, boxHigh), box)
		}
		p.boxes.Add(box)
	}
	p.boxes.Refresh()
}

// How high a box is drawn in a line of them, and how wide at least in a grid, in dp.
const (
	boxHigh          = 128
	boxLeast float32 = 130
)

// shortName is the name of a box without the game's, and without what it says in brackets.
func shortName(set *catalog.Set) string {
	name, _, _ := strings.Cut(set.Name, " (")
	return strings.TrimPrefix(strings.TrimPrefix(name, "Mage Wars "), "Arena ")
}

// boxLine says for which games a box was made, and how many cards it holds where that is known.
func (s *Screen) boxLine(set *catalog.Set) string {
	said, cards := "", 0
	for _, card := range s.n.Catalog.Cards() {
		for _, printed := range card.Printed {
			if printed.Set == set.ID {
				cards += printed.Copies
			}
		}
	}
	if cards > 0 {
		return s.w.N("booksscreen.cardsOwned", cards)
	}
	for _, game := range set.Games {
		if said != "" {
			said += ", "
		}
		said += s.w.Say(builder.GameName(game))
	}
	return said
}
