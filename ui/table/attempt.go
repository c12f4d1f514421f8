package table

import (
	"encoding/json"
	"errors"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// deed is an event ready to be tried or sent.
func deed(kind tracker.Kind, seat tracker.Seat, payload fields) tracker.Event {
	e := tracker.Event{Version: tracker.EventVersion, Seat: seat, Kind: kind}
	if data, err := json.Marshal(payload); err == nil && len(payload) > 0 { // texts and numbers always marshal
		e.Data = data
	}
	return e
}

// refusal is what the rules say against an event as the table stands, nil where
// they say nothing: it is done in thought. That dice are missing is no reason.
func (s *Screen) refusal(e tracker.Event) *tracker.Refusal {
	if s.table == nil {
		return nil
	}
	_, err := s.table.Game().Apply(s.seen.state, e)
	var refused *tracker.Refusal
	if !errors.As(err, &refused) || refused.Code == tracker.RollsMissing {
		return nil
	}
	return refused
}

// byForce tells whether an event would be done where the table wants it against
// the rules.
func (s *Screen) byForce(e tracker.Event) bool {
	e.Overrule = true
	return s.refusal(e) == nil
}

// attempt does an event in its turn and then tells, with the table as it stands
// after it. Where a rule refuses it, the table can do it all the same.
func (s *Screen) attempt(k *widgets.Kit, e tracker.Event, then func(sight)) {
	t := s.table
	if t == nil {
		return
	}
	e.At, e.Device = s.needs.Now().UnixMilli(), s.needs.Device
	s.queue.push(func() {
		_, err := t.Do(e)
		seen := look(t)
		fyne.Do(func() {
			if t == s.table && s.offerForce(k, e, err, then) {
				return
			}
			s.acted(t, seen, err)
			if err == nil && t == s.table && then != nil {
				then(seen)
			}
		})
	})
}

// offerForce says which rule refused an event and asks whether the table wants it
// all the same; the log tells of it then. False where there is nothing to offer.
func (s *Screen) offerForce(k *widgets.Kit, e tracker.Event, err error, then func(sight)) bool {
	var refused *tracker.Refusal
	if !errors.As(err, &refused) || refused.Rule == "" || e.Overrule || !s.byForce(e) {
		return false
	}
	var own *sheet
	force := e
	force.Overrule = true
	own = s.openSheet(k, s.t("againstRules"), widgets.NewColumn(k, 20,
		s.besideRule(k, widgets.NewParagraph(k, s.reason(refused), widgets.Style{Size: theme.Lead, Role: theme.Quiet}), refused.Rule),
		widgets.NewEqual(k, 10,
			widgets.NewQuiet(k, s.t("cancel"), func() { own.Close() }),
			widgets.NewPrimary(k, s.t("allTheSame"), func() {
				own.Close()
				s.attempt(k, force, then)
			}))), nil)
	return true
}
