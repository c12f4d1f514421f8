package archmage

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// openScore opens the score sheet: what everybody has, or would have now, and where it
// comes from. It can be given away as text.
func (f *face) openScore(k *widgets.Kit) {
	own := f.OpenRows(k, f.word("scoreSheet"), 12, func() []fyne.CanvasObject {
		s, v := f.state(), f.Seen().View
		var parts []fyne.CanvasObject
		if v.Result.Over {
			parts = append(parts, widgets.NewParagraph(k, f.Say(v.Result.Reason), widgets.Style{Size: theme.Lead, Role: theme.Accent}))
		}
		if n := s.Goals(); s.Solo() {
			parts = append(parts, f.WithRuleChip(k, widgets.NewParagraph(k, f.Say(n), widgets.Style{}), n.Rule))
		}
		if end := s.Foretold(); !v.Result.Over && end.Over {
			parts = append(parts, f.WithRuleChip(k, widgets.NewParagraph(k, f.word("foretold", "Reason", end.Reason), widgets.Style{Role: theme.Accent}), end.Reason.Rule))
		}
		if rows := f.prospects(k, s, f.board.large()); !v.Result.Over && len(rows.Objects) > 1 {
			parts = append(parts, widgets.NewPanel(k, rows))
		}
		for _, seat := range s.Ranked() {
			parts = append(parts, f.scorePart(k, s, seat))
		}
		return parts
	})
	if f.Needs().Share != nil {
		own.SetFoot(widgets.NewPrimary(k, f.word("shareScore"), func() { f.Needs().Share(f.word("scoreFile"), f.scoreText()) }))
	}
}

// prospects are what would bring a seat more, each with how much.
func (f *face) prospects(k *widgets.Kit, s *archmage.State, seat int) *fyne.Container {
	rows := widgets.NewColumn(k, 4, widgets.NewSection(k, f.word("prospects"), s.Mages[seat-1].Name))
	for _, p := range s.Prospects(seat) {
		row := widgets.NewColumn(k, 0, widgets.NewParagraph(k, f.Say(p.What), widgets.Style{}), widgets.NewParagraph(k, f.Say(s.Said(p.Gain)), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
		rows.Objects = append(rows.Objects, f.WithRuleChip(k, row, p.Rule))
	}
	return rows
}

// scoreLines are a seat's score: what, and how many points.
func (f *face) scoreLines(s *archmage.State, seat int) [][2]string {
	c := s.Standing(seat)
	var lines [][2]string
	add := func(what string, points int) { lines = append(lines, [2]string{what, fmt.Sprint(points)}) }
	for i, level := range []archmage.Level{archmage.Fundamental, archmage.Advanced, archmage.Master} {
		add(f.word("scoreLevel-"+fmt.Sprint(int(level)), "Count", c.Spells[i]), c.Spells[i]*level.Points())
	}
	for i, kind := range archmage.WildKinds() {
		add(f.word("scoreLand", "Kind", archmage.KindWord(kind), "Count", s.Land(seat, kind)), c.Land[i])
	}
	if c.Corrupt > 0 {
		add(f.word("scoreCorrupt"), -c.Corrupt)
	}
	if c.Unused > 0 {
		add(f.word("scoreUnused", "Count", c.Unused), c.Total-c.Spheres()-c.Lands()+c.Corrupt)
	}
	return lines
}

func (f *face) scorePart(k *widgets.Kit, s *archmage.State, seat int) fyne.CanvasObject {
	m := &s.Mages[seat-1]
	title := f.word("scoreNow", "Name", m.Name, "Count", s.Standing(seat).Total)
	if m.Score != nil {
		title = f.word("scoreOf", "Name", m.Name, "Count", m.Score.Total)
	}
	column := widgets.NewColumn(k, 4, widgets.NewLabel(k, title, widgets.Style{Display: true, Size: theme.Title, Role: f.ink(s, seat)}))
	for _, l := range f.scoreLines(s, seat) {
		column.Objects = append(column.Objects, widgets.NewLine(k, 8, 0,
			widgets.NewParagraph(k, l[0], widgets.Style{}), widgets.NewLabel(k, l[1], widgets.Style{Bold: true, Right: true})))
	}
	c := s.Standing(seat)
	column.Objects = append(column.Objects, widgets.NewParagraph(k, f.word("scoreTies", "Apprentices", c.Apprentices, "Followers", c.OnMap), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	return widgets.NewPanel(k, column)
}

// scoreText is the sheet as text.
func (f *face) scoreText() string {
	s := f.state()
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n", f.word("scoreSheet"))
	if f.Seen().View.Result.Over {
		fmt.Fprintf(&b, "%s\n", f.Say(f.Seen().View.Result.Reason))
	}
	for _, seat := range s.Ranked() {
		fmt.Fprintf(&b, "\n%s\n", f.word("scoreOf", "Name", s.Mages[seat-1].Name, "Count", s.Standing(seat).Total))
		for _, l := range f.scoreLines(s, seat) {
			fmt.Fprintf(&b, "  %s: %s\n", l[0], l[1])
		}
	}
	return b.String()
}
