package archmage

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// warlordSaid is what the log says of the Warlord's last steps: each names its rule and is
// nobody's.
func (f *face) warlordSaid() []tracker.Line {
	var list []tracker.Line
	if g := f.Game(); g != nil && f.Seen().State != nil {
		for _, l := range g.Lines(f.Seen().State) {
			if l.Seat == 0 && l.Args["Rule"] != nil {
				list = append(list, l)
			}
		}
	}
	return list
}

// warlordPart is the Warlord's turn: what he just did, step by step with its rule, and
// what can be done about it. His next step is the strip's.
func (f *face) warlordPart(k *widgets.Kit, s *archmage.State) fyne.CanvasObject {
	column := widgets.NewColumn(k, 6)
	for _, l := range f.warlordSaid() {
		rule, _ := l.Args["Rule"].(string)
		column.Objects = append(column.Objects, f.WithRuleChip(k, widgets.NewParagraph(k, strings.TrimSuffix(f.Say(l), " ("+rule+")"), widgets.Style{Size: theme.Small}), rule))
	}
	if s.Phase == archmage.Warpath {
		v := f.Seen().View
		for _, c := range append(append([]tracker.Choice(nil), v.Choices...), v.Open...) {
			column.Objects = append(column.Objects, widgets.NewQuiet(k, f.Say(c.Text), func() { f.DoChoice(k, c) }))
		}
	}
	return widgets.NewPanel(k, column)
}
