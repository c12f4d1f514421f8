package magewars

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Explain says what the catalog knows: what an ability does, what the X of a cost is.
func (s *face) Explain(q *tracker.Question) {
	if q.Event.Kind == "ability" {
		q.About = tracker.Own(s.powerSummary(q.Event.Seat, q.Event.Says("ability")))
		return
	}
	id := q.Event.Says("card")
	if o, ok := s.state().Object(q.Event.Says("object")); ok && q.Event.Kind == "reveal" {
		id = o.Printed.Card
	}
	card, ok := s.Needs().Catalog().Card(catalog.CardID(id))
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

// Throw lets the dice of an attack spell fall on the sheet of attacks, with its odds. Nil where
// the spell attacks nothing on the table.
func (s *face) Throw(cast tracker.Event) func() {
	a := &attack{screen: s, seat: cast.Seat, whole: cast}
	a.whole.Overrule = false
	if _, ok := s.law().Odds(s.state(), cast); !ok || a.fight() != nil || !a.askGame() {
		return nil
	}
	return func() { a.lay(cast.Seat) }
}

// Did goes on with the attack that an event has begun, or asks what can be done about what
// has just arrived.
func (s *face) Did(k *widgets.Kit, e tracker.Event, seen table.Sight) {
	if state := s.state(); s.fighter() != nil && state.Waits() == 0 && s.Open() == 0 {
		s.openFight() // what it did makes an attack
		return
	}
	switch e.Kind {
	case "cast", "add": // put off it stays as a chip of the seat
		if s.offerDeed(k, e) {
			return
		}
		if state, ok := seen.State.(*state.State); ok && len(state.Objects) > 0 {
			s.offerPowers(k, e.Seat, state.Objects[len(state.Objects)-1].ID)
		}
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
func castEvent(seat tracker.Seat, printed state.Printed, how table.Fields) tracker.Event {
	payload := payloadOf(printed)
	for name, value := range how {
		payload[name] = value
	}
	return table.Deed("cast", seat, payload)
}

// Moved asks whoever must reveal something before anything goes on, once for each that
// is new. On a table that was just laid the sheet of an open fight is opened.
func (s *face) Moved(laid bool) {
	before := s.due
	s.due = nil
	if laid {
		before = nil
		s.resumeFight()
	}
	state := s.state()
	if state == nil || state.Waits() == 0 {
		return
	}
	s.due = state.DueOf(state.Waits())
	if slices.ContainsFunc(s.due, func(id string) bool { return !slices.Contains(before, id) }) {
		s.askDue(state.Waits())
	}
}

// askDue opens what a seat must reveal for that player, above what lies open.
func (s *face) askDue(seat tracker.Seat) {
	whole := *s.KitOf(seat)
	s.openReveals(&whole, seat)
}

// showWait draws that the attack waits for what the other side must reveal.
func (a *attack) showWait(seat tracker.Seat) {
	s := a.screen
	a.waited = s.Seen().State
	name := s.Seen().View.NameOf(seat)
	asked := widgets.NewParagraph(a.kit, s.T("nextReveal", "Name", name), widgets.Style{Display: true, Size: theme.Lead})
	a.showTold(s.T("fightReveal"), []fyne.CanvasObject{asked}, s.T("turnOver", "Name", name), func() { s.askDue(seat) })
}

// castChips are a seat's chips about the spells it has prepared: how many, never
// which; and in the Deployment who casts now. Each belongs to its own seat.
func (s *face) castChips(k *widgets.Kit, seat tracker.Seat) []table.Chip {
	state, player := s.at(seat)
	if player == nil {
		return nil
	}
	var list []table.Chip
	if due := state.DueOf(seat); len(due) > 0 {
		face := widgets.ChipFace{Icon: "seen", Label: s.T("mustReveal"), Tone: theme.HarmInk, Name: s.T("mustReveal")}
		if len(due) > 1 {
			face.Count = len(due)
		}
		list = append(list, table.Chip{Key: "due", Face: face, Tap: func() { s.openReveals(k, seat) }})
	}
	if player.Gone {
		return nil
	}
	plan := table.Deed("plan", seat, nil)
	if player.Prepares {
		face := widgets.ChipFace{Icon: "cards", Count: player.Planned, Name: s.N("prepared", player.Planned)}
		if player.Planned == 0 {
			face.Label = face.Name
		}
		list = append(list, table.Chip{Key: "prepared", Face: face, Tap: func() { s.Ask(k, plan) }})
	} else if q, ok := s.Asked(plan); ok && q.Refusal == nil {
		list = append(list, table.Chip{Key: "prepare", Face: widgets.ChipFace{Icon: "cards", Label: s.Say(q.Do), Hollow: true}, Tap: func() { s.Attempt(k, q.Event, nil) }})
	}
	for _, c := range s.Seen().View.Open {
		if payer, ok := state.Object(c.Event.Says("payer")); ok && c.Event.Kind == "cast" && c.Event.Seat == seat {
			list = append(list, table.Chip{Key: "casts/" + payer.ID, Face: widgets.ChipFace{Icon: payer.Printed.Kind, Label: s.T("casts", "Name", payer.Printed.Name), Tone: theme.Accent}, Tap: func() {
				s.DoChoice(k, c)
			}})
		}
	}
	if asked := powerChoices(s.Seen().View, seat, ""); len(asked) > 0 {
		name, _ := asked[0].Text.Args["Ability"].(string)
		face := widgets.ChipFace{Icon: "star", Label: name, Tone: theme.Accent, Name: s.T("mayUse", "Name", s.Seen().View.NameOf(seat))}
		list = append(list, table.Chip{Key: "powers", Face: face, Tap: func() { s.askPowers(k, seat, "") }})
	}
	return list
}
