package archmage

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Edit is what the form opens for the numbers of a new table: how many tiles it takes, what
// is printed below the planets, and alone where each pip sends the Warlord. What is ours
// says so.
func (f *face) Edit(_ string, start tracker.Start, told string, done func(string)) {
	k, players := f.Needs().Kit, len(start.Seats)
	usual, err := archmage.NumbersFor(f.Needs().Catalog(), players, "")
	n := usual
	if err == nil && told != "" {
		n, err = archmage.NumbersFor(f.Needs().Catalog(), players, told)
	}
	if err != nil {
		f.Notify(f.Needs().Words.Error(err), "", nil)
		n = usual
	}
	n.Track, n.Pips = slices.Clone(n.Track), slices.Clone(n.Pips)
	rows := widgets.NewColumn(k, 8)
	var own *table.Sheet
	var fill func()
	fill = func() {
		rows.Objects = f.numberRows(k, &n, players, func() {
			fill()
			own.Refresh()
		})
	}
	fill()
	own = f.OpenSheet(k, f.word("option-numbers"), table.Aired(k, rows), nil)
	leave := func(text string) {
		own.Close()
		done(text)
	}
	own.SetFoot(widgets.NewEqual(k, 10, widgets.NewQuiet(k, f.word("numbersUsual"), func() { leave("") }),
		widgets.NewPrimary(k, f.T("done"), func() {
			text := archmage.NumbersText(players, n)
			if text == archmage.NumbersText(players, usual) {
				text = ""
			}
			leave(text)
		})))
}

// numberRows are the numbers of a new table, each kind with where it comes from.
func (f *face) numberRows(k *widgets.Kit, n *archmage.Numbers, players int, again func()) []fyne.CanvasObject {
	step := func(label string, value, least, most int, set func(int)) fyne.CanvasObject {
		return widgets.NewStepper(k, label, value, least, most, f.T("less")+" "+label, f.T("more")+" "+label, set)
	}
	from := func(id, rule string) fyne.CanvasObject {
		return f.WithRuleChip(k, widgets.NewParagraph(k, f.word(id), widgets.Style{Size: theme.Small, Role: theme.Quiet}), rule)
	}
	tiles := pick.Either(players == 1, "numbersTilesOurs", "numbersTiles")
	rows := []fyne.CanvasObject{
		widgets.NewSection(k, f.word("numbersTilesTitle"), ""), from(tiles, "M-2"),
		step(f.word("numbersSets"), n.Tiles.Sets, 1, archmage.MostSets, func(v int) { n.Tiles.Sets = v }),
		step(f.word("numbersTowns"), n.Tiles.Towns, 0, archmage.MostTowns, func(v int) { n.Tiles.Towns = v }),
		step(f.word("numbersOutposts"), n.Tiles.Outposts, 0, archmage.MostOutposts, func(v int) { n.Tiles.Outposts = v }),
		widgets.NewSection(k, f.word("numbersTrackTitle"), ""), from("numbersTrackOurs", "M-9"),
	}
	for i := range n.Track {
		rows = append(rows, step(f.word("space", "Place", i+1), n.Track[i], 0, archmage.Most, func(v int) { n.Track[i] = v }))
	}
	if players > 1 {
		return rows
	}
	rows = append(rows, widgets.NewSection(k, f.word("numbersPipsTitle"), ""), from("numbersPipsOurs", "M-88"))
	labels := pick.Each(archmage.Directions(), func(way string) string { return f.word("toward-" + way) })
	for i, way := range n.Pips {
		pip := f.word("numbersPip", "Die", fmt.Sprint(i+1))
		rows = append(rows, widgets.NewLabel(k, pip, widgets.Style{Size: theme.Small}),
			widgets.NewSegmented(k, labels, slices.Index(archmage.Directions(), way), func(to int) {
				other := slices.Index(n.Pips, archmage.Directions()[to]) // they change places: each way has one pip
				n.Pips[i], n.Pips[other] = n.Pips[other], n.Pips[i]
				again()
			}).About(pip))
	}
	return rows
}
