package table

import (
	"errors"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// refusal is what the rules say against an event as the table stands, nil where
// they say nothing: it is done in thought. That dice are missing is no reason.
func (s *Screen) Refusal(e tracker.Event) *tracker.Refusal {
	if s.table == nil {
		return nil
	}
	_, err := s.table.Game().Apply(s.seen.State, e)
	var refused *tracker.Refusal
	if !errors.As(err, &refused) || refused.Code == tracker.RollsMissing {
		return nil
	}
	return refused
}

// byForce tells whether an event would be done where the table wants it against
// the rules.
func (s *Screen) forced(e tracker.Event) bool {
	e.Overrule = true
	return s.Refusal(e) == nil
}

// offerForce says which rule refused an event and asks whether the table wants it
// all the same; the log tells of it then. False where there is nothing to offer.
func (s *Screen) offerForce(e tracker.Event, err error, how turn) bool {
	k := how.kit
	var refused *tracker.Refusal
	if !errors.As(err, &refused) || refused.Rule == "" || e.Overrule || !s.forced(e) {
		return false
	}
	var own *Sheet
	own = s.OpenSheet(k, s.T("againstRules"), widgets.NewColumn(k, 20,
		s.WithRuleChip(k, widgets.NewParagraph(k, s.Reason(refused), widgets.Style{Size: theme.Lead, Role: theme.Quiet}), refused.Rule),
		widgets.NewEqual(k, 10,
			widgets.NewQuiet(k, s.T("cancel"), func() { own.Close() }),
			widgets.NewPrimary(k, s.T("allTheSame"), func() {
				own.Close()
				e.Overrule = true
				how.asked = false
				s.play(e, how)
			}))), nil)
	return true
}

// Reason says a refusal in words, "" for none.
func (s *Screen) Reason(r *tracker.Refusal) string {
	if r == nil {
		return ""
	}
	return s.needs.Words.Error(r)
}

// Warning is what stands against something as it is said on a sheet, with its sign.
func (s *Screen) Warning(k *widgets.Kit, why error) fyne.CanvasObject {
	return widgets.NewLine(k, 8, 1, widgets.NewGlyph(k, "warn", theme.Harm, 18),
		widgets.NewParagraph(k, s.needs.Words.Error(why), widgets.Style{Size: theme.Small, Role: theme.Harm}))
}
