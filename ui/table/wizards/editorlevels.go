package wizards

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// levels are the levels of the spaces where two glyphs meet: a tap makes one the next.
func (e *editor) levels() fyne.CanvasObject {
	k := e.face.screen.Needs().Kit
	wrap := widgets.NewWrap(k, 6, 0)
	for _, pair := range wizards.Pairs() {
		level := e.s.Level(pair)
		said := e.face.screen.Needs().Words.T("wizardsface.levelOf", "Low", pair.Low, "High", pair.High, "Level", level)
		wrap.Add(widgets.NewChip(k, widgets.ChipFace{Label: shown(pair), Count: level, Name: said}, func() {
			e.s.SetLevel(pair, level%wizards.Levels+1)
			e.again()
		}))
	}
	return widgets.NewColumn(k, 4, widgets.NewParagraph(k, e.face.word("levelsNote"), widgets.Style{Size: theme.Small, Role: theme.Quiet}), wrap)
}

// ours says of what the app made up whether it still is so; what stands on the table's own
// cards and tiles is marked off.
func (e *editor) ours() fyne.CanvasObject {
	f, k := e.face, e.face.screen.Needs().Kit
	var facts []option
	for _, what := range wizards.OurFacts() {
		facts = append(facts, option{what, f.screen.Say(tracker.Word("wizards.ours-" + what))})
	}
	return widgets.NewColumn(k, 4, widgets.NewParagraph(k, f.word("oursNote"), widgets.Style{Size: theme.Small, Role: theme.Quiet}), e.someOf(facts, &e.s.Ours, e.again))
}
