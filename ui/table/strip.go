package table

import (
	"quickcast/tracker"
	"quickcast/ui/widgets"
)

// newStrip makes the strip between the seats.
func (s *Screen) newStrip() *widgets.Strip {
	return widgets.NewStrip(s.needs.Kit, widgets.StripNames{
		Undo: s.t("undo"), Redo: s.t("redo"), Next: s.t("next"), Title: s.t("whatNow"), Menu: s.t("menu"),
	}, widgets.StripActions{
		OnUndo: s.undo, OnRedo: s.redo, OnNext: s.next, OnTitle: s.openChoices, OnMenu: s.openMenu,
	})
}

// stripFace says where the round stands, and what comes next and why.
func (s *Screen) stripFace(seen sight) widgets.StripFace {
	return widgets.StripFace{
		Title: s.roundTitle(seen.view), Hint: s.hint(seen.view),
		Undo: seen.undo, Redo: seen.redo, Next: seen.view.Next != nil,
	}
}

// roundTitle is "Round 4 · Upkeep".
func (s *Screen) roundTitle(v tracker.View) string {
	phase := s.say(v.Phase)
	if v.Round == 0 {
		return phase
	}
	return s.t("round", "Round", v.Round, "Phase", phase)
}

// hint is the one thing the table should know now: what it has to be told (the
// last notice weighs most), then whose turn it is, then what comes next.
func (s *Screen) hint(v tracker.View) string {
	switch {
	case len(v.Notices) > 0:
		return s.say(v.Notices[len(v.Notices)-1])
	case v.Turn != 0:
		return s.t("turn", "Name", nameOf(v, v.Turn))
	case v.Next != nil:
		return s.say(v.Next.Text)
	}
	return ""
}

// nameOf is the name of a seat's mage.
func nameOf(v tracker.View, seat tracker.Seat) string {
	for _, each := range v.Seats {
		if each.Seat == seat {
			return each.Name
		}
	}
	return ""
}
