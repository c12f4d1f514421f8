package magewars

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// openHidden lists what lies face down at a seat. Everybody sees what it lies on;
// what it is, is shown only as long as a finger is on it.
func (s *face) openHidden(k *widgets.Kit, seat tracker.Seat) {
	column := widgets.NewColumn(k, 8)
	var own *table.Sheet
	fill := func() bool {
		state, ok := s.Seen().State.(*magewars.State)
		if !ok {
			return false
		}
		column.Objects = []fyne.CanvasObject{widgets.NewParagraph(k, s.T("hiddenAsk", "Name", table.NameOf(s.Seen().View, seat)), widgets.Style{Size: theme.Small, Role: theme.Quiet})}
		due := state.DueOf(seat)
		for _, o := range state.Objects {
			if o.FaceDown && o.Controller == seat && (state.Waits() != seat || slices.Contains(due, o.ID)) {
				reveal := widgets.NewPill(k, s.T("reveal"), "seen", func() {
					own.Close()
					s.openReveal(k, seat, o.ID)
				})
				column.Objects = append(column.Objects, widgets.NewLine(k, 10, 0, s.peek(k, state, o), reveal))
			}
		}
		return len(column.Objects) > 1
	}
	if !fill() {
		return
	}
	own = s.OpenSheet(k, s.T("hiddenTitle"), table.Aired(k, column), func(table.Sight) {
		if !fill() {
			own.Close()
			return
		}
		own.Refresh()
	})
}

// peek is a face-down card for its owner to look at.
func (s *face) peek(k *widgets.Kit, state *magewars.State, o *magewars.Object) *widgets.Peek {
	down := widgets.PickFace{Title: s.T("faceDownCard"), Icon: "hidden"}
	if host, ok := state.Object(o.Host); ok {
		down.Title = s.T("liesOn", "Name", s.objectName(host))
	}
	down.Line = s.T("holdToLook")
	up := widgets.PickFace{Title: o.Printed.Name, Icon: "enchantment", IconRole: theme.Accent, Line: s.T("revealAsPrinted"), Selected: true}
	if cost, byPlayer := s.revealCost(state, o); !byPlayer {
		up.Line = s.T("revealLine", "Mana", cost)
	}
	return widgets.NewPeek(k, down, up)
}

// objectName is what everybody may know of an object.
func (s *face) objectName(o *magewars.Object) string {
	if o.FaceDown {
		return s.T("faceDownCard")
	}
	return o.Printed.Name
}

// revealCost is what turning a card over costs where it lies, or that the person
// has to say so.
func (s *face) revealCost(state *magewars.State, o *magewars.Object) (cost int, byPlayer bool) {
	game, ok := s.Game().(*magewars.Game)
	if !ok {
		return 0, true
	}
	spell := game.Spell(state, o.Controller, *o.Printed)
	for _, t := range spell.Targets {
		if t.Object == o.Host {
			return t.Reveal, spell.RevealX
		}
	}
	return spell.Reveal, spell.RevealX
}
