package wizards

import (
	"strconv"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/tracker/wizards"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// openGrid opens the spell grid: where two glyphs meet lies a spell, face down or bound.
// A tap casts with the two, or names the spell in the Library.
func (f *face) openGrid() {
	s, k := f.screen, f.screen.Needs().Kit
	cells := make([]*widgets.Cell, wizards.Glyphs*wizards.Glyphs)
	objects := make([]fyne.CanvasObject, len(cells))
	var own *table.Sheet
	for i := range cells {
		row, column := i/wizards.Glyphs+1, i%wizards.Glyphs+1
		cells[i] = widgets.NewCell(k, widgets.CellFace{}, func() {
			own.Close()
			f.tapSpace(row, column)
		})
		objects[i] = cells[i]
	}
	fill := func() {
		for i, cell := range cells {
			cell.Set(f.space(i/wizards.Glyphs+1, i%wizards.Glyphs+1))
		}
	}
	fill()
	body := widgets.NewColumn(k, 8, widgets.NewParagraph(k, f.word("gridNote"), widgets.Style{Size: theme.Small, Role: theme.Quiet}),
		widgets.NewLowSquare(k, wizards.Glyphs, 2, objects...), f.bound())
	own = s.OpenSheet(k, f.word("grid"), table.Aired(k, body), func(table.Sight) {
		if f.state() != nil {
			fill()
			body.Objects[len(body.Objects)-1] = f.bound()
			own.Refresh()
		}
	})
}

// bound are the bound spells by their glyphs.
func (f *face) bound() fyne.CanvasObject {
	k, state := f.screen.Needs().Kit, f.state()
	column := widgets.NewColumn(k, 2)
	for high := 1; high <= wizards.Glyphs; high++ {
		for low := 1; low <= high; low++ {
			pair, err := wizards.PairOf(low, high)
			if space := state.Grid.At(pair); err == nil && space.Bound {
				column.Objects = append(column.Objects, widgets.NewLine(k, 12, 1,
					widgets.NewLabel(k, strconv.Itoa(low)+" · "+strconv.Itoa(high), widgets.Style{Display: true, Role: theme.Accent}),
					widgets.NewParagraph(k, f.screen.Say(state.SpellWord(space.Spell)), widgets.Style{})))
			}
		}
	}
	return column
}

// space is one space of the grid: its glyphs, its level, and a bound spell's name.
func (f *face) space(row, column int) widgets.CellFace {
	s, state := f.screen, f.state()
	pair, err := wizards.PairOf(row, column)
	if err != nil {
		return widgets.CellFace{}
	}
	space := state.Grid.At(pair)
	face := widgets.CellFace{
		Name: strconv.Itoa(row) + " · " + strconv.Itoa(column), Dim: !space.Lies, Lit: space.Bound,
		Spoken: s.Say(pair) + ", " + s.Say(state.SpaceWord(*space)),
	}
	switch {
	case space.Bound:
		face.Tokens[0] = widgets.CellToken{Label: strconv.Itoa(space.Level), Tone: theme.Accent, Round: true}
	case space.Lies:
		face.Tokens[0] = widgets.CellToken{Label: strconv.Itoa(space.Level), Tone: theme.Quiet}
	}
	return face
}

// tapSpace asks for a cast with the two glyphs, or, where that is offered, for a guess.
func (f *face) tapSpace(row, column int) {
	s, k, state := f.screen, f.screen.Needs().Kit, f.state()
	for _, c := range s.Seen().View.Open {
		switch c.Event.Kind {
		case "bind":
			pair, err := wizards.PairOf(row, column)
			if err == nil && !state.Grid.At(pair).Bound && state.Grid.At(pair).Lies {
				s.Ask(k, table.Deed("bind", c.Event.Seat, table.Fields{"pair": pair}))
				return
			}
		case "cast":
			w := state.Wizards[c.Event.Seat-1]
			both := w.Glyphs[row-1] > 0 && w.Glyphs[column-1] > 0 && (row != column || w.Glyphs[row-1] > 1)
			fields := table.Fields{}
			if both {
				fields["glyphs"] = []int{min(row, column), max(row, column)}
			}
			s.Ask(k, table.Deed("cast", c.Event.Seat, fields))
			return
		}
	}
	pair, err := wizards.PairOf(row, column)
	if err == nil {
		s.Notify(s.Say(tracker.Notice{ID: "wizardsface.spaceSays", Args: map[string]any{"Pair": pair, "What": state.SpaceWord(*state.Grid.At(pair))}}), "", nil)
	}
}
