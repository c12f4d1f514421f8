package wizards

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/tracker/wizards"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// levels are the levels of the spaces where two glyphs meet: a tap makes one the next.
func (e *editor) levels() fyne.CanvasObject {
	k := e.face.screen.Needs().Kit
	cells := make([]fyne.CanvasObject, wizards.Glyphs*wizards.Glyphs)
	for i := range cells {
		pair, err := wizards.PairOf(i/wizards.Glyphs+1, i%wizards.Glyphs+1)
		if err != nil {
			continue
		}
		level := e.s.Level(pair)
		face := widgets.CellFace{
			Name: strconv.Itoa(i/wizards.Glyphs+1) + " · " + strconv.Itoa(i%wizards.Glyphs+1), Lit: level > 2,
			Spoken: e.face.screen.Needs().Words.T("wizardsface.levelOf", "Low", pair.Low, "High", pair.High, "Level", level),
		}
		face.Tokens[0] = widgets.CellToken{Label: strconv.Itoa(level), Tone: theme.Accent, Round: level > 1}
		cells[i] = widgets.NewCell(k, face, func() {
			e.s.SetLevel(pair, level%wizards.Levels+1)
			e.again()
		})
	}
	return widgets.NewColumn(k, 4, widgets.NewParagraph(k, e.face.word("levelsNote"), widgets.Style{Size: theme.Small, Role: theme.Quiet}),
		widgets.NewLowSquare(k, wizards.Glyphs, 2, cells...))
}

// ours says of what the app made up whether it still is so; what stands on the table's own
// cards and tiles is marked off.
func (e *editor) ours() fyne.CanvasObject {
	f, k := e.face, e.face.screen.Needs().Kit
	wrap := widgets.NewWrap(k, 6, 0)
	for _, what := range wizards.OurFacts() {
		at := slices.Index(e.s.Ours, what)
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: "edit", Label: f.screen.Say(tracker.Word("wizards.ours-" + what)), Selected: at >= 0}, func() {
			e.s.Ours = slices.Clone(e.s.Ours)
			if at >= 0 {
				e.s.Ours = slices.Delete(e.s.Ours, at, at+1)
			} else {
				e.s.Ours = append(e.s.Ours, what)
			}
			e.again()
		}))
	}
	return widgets.NewColumn(k, 4, widgets.NewParagraph(k, f.word("oursNote"), widgets.Style{Size: theme.Small, Role: theme.Quiet}), wrap)
}
