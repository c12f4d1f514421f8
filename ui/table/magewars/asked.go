package magewars

import (
	"encoding/json"
	"slices"

	"quickcast/catalog"
	"quickcast/internal/words"
	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/table"
	"quickcast/ui/widgets"
)

// said is what a face reads of an event's payload.
type said struct {
	Card    string   `json:"card"`
	Ability string   `json:"ability"`
	Object  string   `json:"object"`
	Payer   string   `json:"payer"`
	Target  string   `json:"target"`
	Targets []string `json:"targets"`
}

func saidIn(e tracker.Event) said {
	var p said
	if len(e.Data) > 0 && json.Unmarshal(e.Data, &p) != nil {
		return said{}
	}
	return p
}

// Explain says what the catalog knows: what an ability does, what the X of a cost is.
func (s *face) Explain(q *tracker.Question) {
	p := saidIn(q.Event)
	if q.Event.Kind == "ability" {
		q.About = tracker.Own(s.powerSummary(q.Event.Seat, p.Ability))
		return
	}
	if o, ok := s.state().Object(p.Object); ok && q.Event.Kind == "reveal" {
		p.Card = o.Printed.Card
	}
	card, ok := s.Needs().Catalog().Card(catalog.CardID(p.Card))
	if !ok {
		return
	}
	formula := card.Cost.Formula
	if q.Event.Kind == "reveal" {
		formula = card.Reveal.Formula
	}
	at := slices.IndexFunc(q.Asks, func(a tracker.Ask) bool { return a.Field == "x" || a.Field == "cost" })
	if at >= 0 && formula != "" {
		q.Asks[at].Note = tracker.Notice{ID: "tablescreen.xIs", Args: map[string]any{"What": tracker.Printed{Kind: string(words.FormulaTerm), Word: formula}}}
	}
}

// Throw lets the dice of an attack spell fall on the sheet of attacks.
func (s *face) Throw(_ *widgets.Kit, e tracker.Event) bool { return s.openSpellAttack(e) }

// Did asks what can be done about what has just arrived.
func (s *face) Did(k *widgets.Kit, e tracker.Event, seen table.Sight) {
	switch e.Kind {
	case "cast", "add":
		s.askArrival(k, e.Seat, seen)
	case "activate": // what does it do?
		s.OpenThing(k, s.state().Acting)
	}
}

// openReveals asks what is turned over; one alone, if there is but one that must be.
func (s *face) openReveals(k *widgets.Kit, seat tracker.Seat) {
	about := table.Fields{}
	if due := s.state().DueOf(seat); len(due) == 1 {
		about["object"] = due[0]
	}
	s.Ask(k, table.Deed("reveal", seat, about))
}

// castEvent is a card that is to be cast, with how it is, as far as that is said.
func castEvent(seat tracker.Seat, printed magewars.Printed, how table.Fields) tracker.Event {
	payload := payloadOf(printed)
	for name, value := range how {
		payload[name] = value
	}
	return table.Deed("cast", seat, payload)
}
