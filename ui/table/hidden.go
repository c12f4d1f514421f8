package table

import (
	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// openHidden lists what lies face down at a seat. Everybody sees what it lies on;
// what it is, is shown only as long as a finger is on it.
func (s *Screen) openHidden(k *widgets.Kit, seat tracker.Seat) {
	column := widgets.NewColumn(k, 8)
	var own *sheet
	fill := func() bool {
		state, ok := s.seen.state.(*magewars.State)
		if !ok {
			return false
		}
		column.Objects = []fyne.CanvasObject{widgets.NewParagraph(k, s.t("hiddenAsk", "Name", nameOf(s.seen.view, seat)), widgets.Style{Size: theme.Small, Role: theme.Quiet})}
		for _, o := range state.Objects {
			if o.FaceDown && o.Controller == seat {
				reveal := widgets.NewPill(k, s.t("reveal"), "seen", func() {
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
	own = s.openSheet(k, s.t("hiddenTitle"), aired(k, column), func(sight) {
		if !fill() {
			own.Close()
			return
		}
		own.Refresh()
	})
}

// peek is a face-down card for its owner to look at.
func (s *Screen) peek(k *widgets.Kit, state *magewars.State, o *magewars.Object) *widgets.Peek {
	down := widgets.PickFace{Title: s.t("faceDownCard"), Icon: "hidden"}
	if host, ok := state.Object(o.Host); ok {
		down.Title = s.t("liesOn", "Name", s.objectName(host))
	}
	down.Line = s.t("holdToLook")
	up := widgets.PickFace{Title: o.Printed.Name, Icon: "enchantment", IconRole: theme.Accent, Line: s.t("revealAsPrinted"), Selected: true}
	if cost, byPlayer := s.revealCost(state, o); !byPlayer {
		up.Line = s.t("revealLine", "Mana", cost)
	}
	return widgets.NewPeek(k, down, up)
}

// objectName is what everybody may know of an object.
func (s *Screen) objectName(o *magewars.Object) string {
	if o.FaceDown {
		return s.t("faceDownCard")
	}
	return o.Printed.Name
}

// revealCost is what turning a card over costs where it lies, or that the person
// has to say so.
func (s *Screen) revealCost(state *magewars.State, o *magewars.Object) (cost int, byPlayer bool) {
	game, ok := s.table.Game().(*magewars.Game)
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
