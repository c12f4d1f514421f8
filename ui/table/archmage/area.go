package archmage

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// openArea opens an area of a wheel: its spell with what is known of it, and its
// apprentices to be set by hand.
func (f *face) openArea(k *widgets.Kit, seat int, a archmage.Area) {
	f.OpenRows(k, f.Say(archmage.AreaWord(a)), 8, func() []fyne.CanvasObject { return f.areaRows(k, f.state(), seat, a) })
}

func (f *face) areaRows(k *widgets.Kit, s *archmage.State, seat int, a archmage.Area) []fyne.CanvasObject {
	m := &s.Mages[seat-1]
	var rows []fyne.CanvasObject
	for i := range s.Spells {
		if sp := &s.Spells[i]; sp.Place() == a {
			rows = append(rows, f.spellPart(k, s, seat, sp))
		}
	}
	if chip := f.termChip(k, []string{"m-fundamental", "m-advanced", "m-master"}[a.Level()-1]); chip != nil {
		rows = append(rows, widgets.NewWrap(k, 8, 0, chip))
	}
	send := func(fields table.Fields) { f.Send("area", tracker.Seat(seat), fields) }
	rows = append(rows,
		widgets.NewStepper(k, f.word("areaApprentices"), m.Apprentices[a], 0, archmage.Followers, f.T("less"), f.T("more"), func(n int) {
			send(table.Fields{"area": a.ID(), "count": n})
		}),
		widgets.NewStepper(k, f.word("areaCorrupt"), m.Corrupt[a], 0, max(1, m.Apprentices[a]), f.T("less"), f.T("more"), func(n int) {
			send(table.Fields{"area": a.ID(), "corrupt": n})
		}))
	if a.Level() == archmage.Advanced && len(s.Mages) > 1 {
		labels := []string{f.nameOf(s, 0)}
		seats := []int{0}
		chosen := 0
		for n := range s.Mages {
			if n+1 == seat {
				continue
			}
			if m.Doors[a.Sphere()] == n+1 {
				chosen = len(seats)
			}
			labels, seats = append(labels, s.Mages[n].Name), append(seats, n+1)
		}
		rows = append(rows, widgets.NewSection(k, f.word("areaDoor"), ""), widgets.NewSegmented(k, labels, chosen, func(n int) {
			send(table.Fields{"door": a.Sphere().ID() + "-" + a.Sphere().Next().ID(), "foe": seats[n]})
		}))
	}
	return rows
}

// spellPart is a spell: how sure it is that it stands here, what to think of, its card's
// words, and a way to cast it or to put its card down.
func (f *face) spellPart(k *widgets.Kit, s *archmage.State, seat int, sp *archmage.Spell) fyne.CanvasObject {
	column := widgets.NewColumn(k, 6, widgets.NewTitle(k, f.Say(sp.Word())))
	quiet := func(text string) {
		column.Objects = append(column.Objects, widgets.NewParagraph(k, text, widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	}
	of := pick.Each(sp.Place().Spheres(), func(sphere archmage.Sphere) string { return f.Say(sphere.RelicWord()) })
	quiet(f.word("spellPrice", "Count", int(sp.Place().Level()), "Relics", joined(of)))
	if sp.Duration != "" {
		quiet(f.word("lasts-" + sp.Duration))
	}
	if sp.Text != "" {
		column.Objects = append(column.Objects, widgets.NewParagraph(k, sp.Text, widgets.Style{}))
	}
	if id := "archmage.hint-" + sp.ID; f.Needs().Words.Has(id) {
		column.Objects = append(column.Objects, f.WithRuleChip(k, widgets.NewParagraph(k, f.Needs().Words.T(id), widgets.Style{}), sp.Rule))
	}
	if sp.Sure != "" {
		quiet(f.word("sure-" + sp.Sure))
	}
	wrap := widgets.NewWrap(k, 8, 0)
	if c := f.offer("cast", seat, "spell", sp.ID); c != nil {
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: "quickcast", Label: f.Say(c.Text), Selected: true}, func() { f.DoChoice(k, *c) }))
	}
	known, used := has(s.Mages[seat-1].Book, sp.ID), has(s.Mages[seat-1].Cast, sp.ID)
	wrap.Objects = append(wrap.Objects,
		widgets.NewChip(k, widgets.ChipFace{Label: f.word("inBook"), Selected: known}, func() {
			f.Send("book", tracker.Seat(seat), table.Fields{"spell": sp.ID, "known": !known})
		}),
		widgets.NewChip(k, widgets.ChipFace{Label: f.word("wasCast"), Selected: used}, func() {
			f.Send("book", tracker.Seat(seat), table.Fields{"spell": sp.ID, "used": !used})
		}),
		widgets.NewChip(k, widgets.ChipFace{Icon: "edit", Label: f.word("editCard"), Hollow: true}, func() { f.openCard(k, sp) }))
	if f.Needs().OpenTerm != nil {
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: "codex", Label: f.word("inCodex"), Hollow: true}, func() { f.Needs().OpenTerm(f.Say(sp.Word())) }))
	}
	column.Objects = append(column.Objects, wrap)
	return widgets.NewPanel(k, column)
}

func joined(list []string) string {
	text := ""
	for i, each := range list {
		if i > 0 {
			text += ", "
		}
		text += each
	}
	return text
}
