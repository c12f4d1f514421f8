package wizards

import (
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// openGrid opens the spell grid, level by level: where two glyphs meet lies a spell, face
// down or bound. A tap casts with the two, or names the spell in the Library.
func (f *face) openGrid() {
	s, k := f.screen, f.screen.Needs().Kit
	var own *table.Sheet
	own = s.OpenRows(k, f.word("grid"), 8, func() []fyne.CanvasObject {
		state := f.state()
		if state == nil {
			return nil
		}
		small := widgets.Style{Size: theme.Small, Role: theme.Quiet}
		parts := []fyne.CanvasObject{widgets.NewParagraph(k, f.word("gridNote"), small)}
		if w := f.onTurn(); w.All() > 1 {
			parts = append(parts, widgets.NewLine(k, 8, 1, widgets.NewGlyph(k, castIcon, theme.Accent, 20),
				widgets.NewParagraph(k, s.Needs().Words.T("wizardsface.hasBoth", "Name", w.Name), small)))
		}
		for level := 1; level <= wizards.Levels; level++ {
			wrap := widgets.NewWrap(k, 6, 0)
			for _, pair := range wizards.Pairs() {
				if state.Grid.At(pair).Level == level {
					wrap.Add(widgets.NewChip(k, f.space(pair), func() {
						own.Close()
						f.tapSpace(pair)
					}))
				}
			}
			if len(wrap.Objects) > 0 {
				parts = append(parts, widgets.NewSection(k, s.Needs().Words.T("wizardsface.ofLevel", "Level", strconv.Itoa(level)), ""), wrap)
			}
		}
		return parts
	})
}

// onTurn is whose turn it is; the first before the game begins.
func (f *face) onTurn() *wizards.Wizard { return &f.state().Wizards[max(1, f.state().Current)-1] }

// castIcon marks what the glyphs of whoever is on turn reach.
const castIcon = "incantation"

// space is one space of the grid: its glyphs, and a bound spell's name.
func (f *face) space(pair wizards.Pair) widgets.ChipFace {
	s, state := f.screen, f.state()
	space := state.Grid.At(pair)
	face := widgets.ChipFace{Label: shown(pair), Hollow: !space.Lies, Selected: space.Bound, Name: s.Say(pair) + ", " + s.Say(state.SpaceWord(*space))}
	if space.Bound {
		face.Icon, face.Label = "check", face.Label+"  "+s.Say(state.SpellWord(space.Spell))
	}
	if space.Lies && owns(f.onTurn(), pair) {
		face.Icon = castIcon
	}
	return face
}

// shown is a pair as its space is marked.
func shown(pair wizards.Pair) string {
	return strconv.Itoa(pair.Low) + " · " + strconv.Itoa(pair.High)
}

// owns tells whether a wizard has both glyphs of a pair.
func owns(w *wizards.Wizard, pair wizards.Pair) bool {
	return w.Glyphs[pair.Low-1] > 0 && w.Glyphs[pair.High-1] > 0 && (pair.Low != pair.High || w.Glyphs[pair.Low-1] > 1)
}

// tapSpace asks for a cast with the two glyphs, or, where that is offered, for a guess.
func (f *face) tapSpace(pair wizards.Pair) {
	s, k, state := f.screen, f.screen.Needs().Kit, f.state()
	space := state.Grid.At(pair)
	for _, c := range s.Seen().View.Open {
		switch c.Event.Kind {
		case "bind":
			if !space.Bound && space.Lies {
				s.Ask(k, table.Deed("bind", c.Event.Seat, table.Fields{"pair": pair}))
				return
			}
		case "cast":
			fields := table.Fields{}
			if owns(&state.Wizards[c.Event.Seat-1], pair) {
				fields["glyphs"] = []int{pair.Low, pair.High}
			}
			s.Ask(k, table.Deed("cast", c.Event.Seat, fields))
			return
		}
	}
	s.Notify(s.Say(tracker.Notice{ID: "wizardsface.spaceSays", Args: map[string]any{"Pair": pair, "What": state.SpaceWord(*space)}}), "", nil)
}
