package wizards

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// fills are the draws of further spells by chance (W-14); a tap opens one.
func (e *editor) fills() fyne.CanvasObject {
	f, k := e.face, e.face.screen.Needs().Kit
	column := widgets.NewColumn(k, 4, widgets.NewParagraph(k, f.word("fillNote"), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	for i, fill := range e.s.Fill {
		said := f.screen.Needs().Words.T("wizardsface.fillSaid", "Botches", fill.Botches, "Others", fill.Others, "From", len(fill.From))
		title := f.screen.Needs().Words.T("wizardsface.ofLevel", "Level", strconv.Itoa(fill.Level))
		column.Objects = append(column.Objects, widgets.NewListRow(k, widgets.ListFace{Icon: "cards", Title: title, Line: said, Onward: true}, func() { e.openFill(i) }))
	}
	column.Add(widgets.NewWrap(k, 6, 0, e.plus("ownFill", func() {
		e.s.Fill = append(slices.Clone(e.s.Fill), wizards.Fill{Level: 1})
		e.openFill(len(e.s.Fill) - 1)
	})))
	return column
}

// openFill opens a draw: to which level its cards go, how many, and from which.
func (e *editor) openFill(i int) {
	e.s.Fill = slices.Clone(e.s.Fill)
	f, k := e.face, e.face.screen.Needs().Kit
	e.page(f.word("fill"), func(again, leave func()) []fyne.CanvasObject {
		fill := &e.s.Fill[i]
		return []fyne.CanvasObject{
			e.number("level", fill.Level, 1, wizards.Levels, func(n int) { fill.Level = n }),
			e.number("fillBotches", fill.Botches, 0, 40, func(n int) { fill.Botches = n }),
			e.number("fillOthers", fill.Others, 0, 40, func(n int) { fill.Others = n }),
			e.section("fillFrom"), e.someOf(e.spellOptions(), &fill.From, again),
			widgets.NewButton(k, widgets.Danger, f.word("removeFill"), "delete", func() {
				e.s.Fill = slices.Delete(slices.Clone(e.s.Fill), i, i+1)
				leave()
			}),
		}
	})
}

// grimoire has what the table's own book says of each threat, in its own words; nothing
// sends the table to the book.
func (e *editor) grimoire() fyne.CanvasObject {
	f, k := e.face, e.face.screen.Needs().Kit
	column := widgets.NewColumn(k, 6, widgets.NewParagraph(k, f.word("grimoireNote"), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	for _, p := range wizards.Untold() {
		field := widgets.NewField(k, "edit", f.screen.Say(p.Word()), f.word("clear"), func(text string) {
			e.s.Grimoire = maps.Clone(e.s.Grimoire)
			if e.s.Grimoire == nil {
				e.s.Grimoire = map[string]string{}
			}
			e.s.Grimoire[p.String()] = text
			if strings.TrimSpace(text) == "" {
				delete(e.s.Grimoire, p.String())
			}
		})
		field.SetText(e.s.Grimoire[p.String()])
		column.Objects = append(column.Objects, field)
	}
	return column
}
