package table

import (
	"context"
	"encoding/json"
	"errors"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// Deed is an event ready to be tried or sent.
func Deed(kind tracker.Kind, seat tracker.Seat, payload Fields) tracker.Event {
	e := tracker.Event{Version: tracker.EventVersion, Seat: seat, Kind: kind}
	if data, err := json.Marshal(payload); err == nil && len(payload) > 0 { // texts and numbers always marshal
		e.Data = data
	}
	return e
}

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

// attempt does an event in its turn and then tells, with the table as it stands
// after it. Where a rule refuses it, the table can do it all the same.
func (s *Screen) Attempt(k *widgets.Kit, e tracker.Event, then func(Sight)) {
	s.attempt(k, e, false, then)
}

// attempt is Attempt, asked of an event whose real dice have been asked for.
func (s *Screen) attempt(k *widgets.Kit, e tracker.Event, asked bool, then func(Sight)) {
	t := s.table
	if t == nil {
		return
	}
	e.At, e.Device = s.needs.Now().UnixMilli(), s.needs.Device
	s.lane.Do(func(context.Context) func() {
		before := t.State()
		if !asked && s.ours(t, e) {
			return func() {
				s.typeIn(k, before, before, e, func(e tracker.Event) { s.attempt(k, e, true, then) })
			}
		}
		_, err := t.Do(e)
		seen := sightOf(t)
		return func() {
			if t == s.table && s.offerForce(k, e, err, then) {
				return
			}
			s.came(t, before, e, seen, err, then)
		}
	})
}

// offerForce says which rule refused an event and asks whether the table wants it
// all the same; the log tells of it then. False where there is nothing to offer.
func (s *Screen) offerForce(k *widgets.Kit, e tracker.Event, err error, then func(Sight)) bool {
	var refused *tracker.Refusal
	if !errors.As(err, &refused) || refused.Rule == "" || e.Overrule || !s.forced(e) {
		return false
	}
	var own *Sheet
	force := e
	force.Overrule = true
	own = s.OpenSheet(k, s.T("againstRules"), widgets.NewColumn(k, 20,
		s.WithRuleChip(k, widgets.NewParagraph(k, s.Reason(refused), widgets.Style{Size: theme.Lead, Role: theme.Quiet}), refused.Rule),
		widgets.NewEqual(k, 10,
			widgets.NewQuiet(k, s.T("cancel"), func() { own.Close() }),
			widgets.NewPrimary(k, s.T("allTheSame"), func() {
				own.Close()
				s.Attempt(k, force, then)
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

// warning is a reason as it stands on a sheet, with its sign; its number opens the
// rule.
func (s *Screen) warning(k *widgets.Kit, r *tracker.Refusal) fyne.CanvasObject {
	line := widgets.NewLine(k, 8, 1, widgets.NewGlyph(k, "warn", theme.Harm, 18),
		widgets.NewParagraph(k, s.Reason(r), widgets.Style{Size: theme.Small, Role: theme.Harm}))
	return s.WithRuleChip(k, line, r.Rule)
}
