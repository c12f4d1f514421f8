package codex

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// filterBar is the row of chips below the search with the line under it.
type filterBar struct {
	screen *Screen
	chips  *fyne.Container
	scroll *widgets.SideScroll
	line   *widgets.Label
	share  *widgets.IconButton
}

func newFilterBar(s *Screen) *filterBar {
	b := &filterBar{screen: s}
	k := s.needs.Kit
	b.chips = widgets.NewLine(k, 8, -1)
	b.scroll = widgets.NewSideScroll(k, b.chips)
	b.line = widgets.NewLabel(k, "", widgets.Style{Size: theme.Small, Role: theme.Quiet})
	b.share = widgets.NewIconButton(k, widgets.Bare, "share", s.needs.Words.T("codexscreen.share"), s.openLists)
	b.share.Hide()
	b.build()
	return b
}

func (b *filterBar) object() fyne.CanvasObject { return b.scroll.Object() }

// under is the line below the chips: how many terms there are, and the button
// that shares the reading list.
func (b *filterBar) under() fyne.CanvasObject {
	k := b.screen.needs.Kit
	return widgets.NewInset(k, 4, 0, 0, 4, widgets.NewLine(k, 8, 0, b.line, b.share))
}

// build makes the chips anew: what is chosen stands first.
func (b *filterBar) build() {
	s := b.screen
	w := s.needs.Words
	var first, rest []fyne.CanvasObject
	add := func(face widgets.ChipFace, flip func()) {
		chip := widgets.NewChip(s.needs.Kit, face, func() { flip(); s.refine() })
		if face.Selected {
			first = append(first, chip)
		} else {
			rest = append(rest, chip)
		}
	}
	if s.needs.Lists != nil { // the way to the lists stays where it is, whatever is chosen
		first = append(first, widgets.NewChip(s.needs.Kit, widgets.ChipFace{Icon: "list", Name: w.T("codexscreen.lists")}, s.openLists))
		face := widgets.ChipFace{Label: s.listName(s.chosenList()), Icon: "star", Count: len(s.chosenList().Items), Selected: s.state.Mine}
		add(face, func() { s.state.Mine = !s.state.Mine })
	}
	if s.rules != nil {
		face := widgets.ChipFace{Label: w.T("codex.kind.rule"), Selected: s.state.Kind == codex.KindRule}
		add(face, func() { s.state.Kind = other(s.state.Kind, codex.KindRule) })
	}
	add(widgets.ChipFace{Label: w.T("codexscreen.apart"), Icon: "onto", Selected: s.state.Apart}, func() { s.state.Apart = !s.state.Apart })
	for _, game := range codex.Games() {
		face := widgets.ChipFace{Label: s.gameName(game), Selected: s.state.Game == game}
		add(face, func() { s.state.Game = other(s.state.Game, game) })
	}
	for _, kind := range s.kinds() {
		face := widgets.ChipFace{Label: w.T("codex.kind." + kind), Selected: s.state.Kind == kind}
		add(face, func() { s.state.Kind = other(s.state.Kind, kind) })
	}
	b.chips.Objects = append(first, rest...)
	b.chips.Refresh()
	b.scroll.Rewind()
}

// other is the value, or nothing where it was chosen already.
func other(now, value string) string {
	return pick.Either(now == value, "", value)
}

// kinds are the kinds of terms, those first that people ask for most.
func (s *Screen) kinds() []string {
	list := []string{"condition", "trait", "attack-trait", "phase", "action"}
	for _, t := range s.sort {
		if !slices.Contains(list, t.Kind) {
			list = append(list, t.Kind)
		}
	}
	return list
}

// say writes the line below the chips.
func (b *filterBar) say() {
	s := b.screen
	text := s.needs.Words.N("codexscreen.count", len(s.found))
	if s.state.Mine {
		text = s.needs.Words.N("codexscreen.countMine", len(s.found), "List", s.listName(s.chosenList()))
	}
	b.line.SetText(text)
	widgets.Show(b.share, s.state.Mine && len(s.chosenList().Items) > 0 && s.needs.Share != nil)
}
