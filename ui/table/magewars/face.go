// Package magewars is the face of Mage Wars Academy and Arena at the table: mages and
// their spellbooks, casting, attacks and abilities. What the frame draws of every game
// is not here.
package magewars

import (
	"encoding/json"

	"fyne.io/fyne/v2"

	"quickcast/catalog"
	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/table"
	"quickcast/ui/widgets"
)

// face is the face of one screen.
type face struct {
	table.Plain
	*table.Screen
	fights fights
	due    []string // what was asked to be revealed last
}

// New is the face of Academy and Arena on a screen.
func New(s *table.Screen) table.Face { return &face{Screen: s} }

// state is where the open table stands, nil for none.
func (s *face) state() *magewars.State {
	state, _ := s.Seen().State.(*magewars.State)
	return state
}

// waits is the seat that must reveal something before anything goes on, 0 for none.
func (s *face) waits() tracker.Seat {
	if state := s.state(); state != nil {
		return state.Waits()
	}
	return 0
}

// law is the game of the open table, nil for none.
func (s *face) law() *magewars.Game {
	game, _ := s.Game().(*magewars.Game)
	return game
}

// Adds is part of table.Face.
func (s *face) Adds() bool { return true }

// Add is part of table.Face.
func (s *face) Add(k *widgets.Kit, seat tracker.Seat) { s.openAdd(k, seat) }

// FaceDown is part of table.Face.
func (s *face) FaceDown(k *widgets.Kit, seat tracker.Seat) { s.Ask(k, table.Deed("reveal", seat, nil)) }

// Hold attacks with an object.
func (s *face) Hold(seat tracker.Seat, id string) { s.openAttack(seat, id) }

// Chips are a fight that is not over, and what a seat may cast.
func (s *face) Chips(k *widgets.Kit, seat tracker.Seat) []table.Chip {
	list := s.castChips(k, seat)
	if face, open := s.fightChip(seat); open {
		list = append([]table.Chip{{Key: "fight", Face: face, Tap: func() { s.openFight() }}}, list...)
	}
	return list
}

// First is an attack.
func (s *face) First(seat tracker.Seat, id string) (table.Action, bool) {
	if len(s.attacksOf(seat, id)) == 0 || s.state().InSetupRound() {
		return table.Action{}, false
	}
	return table.Action{Label: s.T("attack"), Icon: "melee", Do: func() { s.openAttack(seat, id) }}, true
}

// Choices are the spells it can cast, and guarding at once with the activation it needs.
func (s *face) Choices(seat tracker.Seat, id string) []tracker.Choice {
	state, game := s.state(), s.law()
	if state == nil || game == nil || !state.HasSeat(seat) {
		return nil
	}
	if id == "" {
		id = state.Mage(seat).ID
	}
	var list []tracker.Choice
	for _, c := range s.Seen().View.Open { // what it can cast stands before all else
		if c.Event.Kind == "cast" && c.Object == id {
			list = append(list, c)
		}
	}
	if c, ok := game.Guarding(state, id); ok {
		list = append(list, c)
	}
	return list
}

// Rows are a mage's abilities.
func (s *face) Rows(k *widgets.Kit, seat tracker.Seat, id string) []fyne.CanvasObject {
	state := s.state()
	if state == nil || !state.HasSeat(seat) {
		return nil
	}
	if id != "" {
		return nil
	}
	return s.powerRows(k, seat)
}

// More is healing what is hurt.
func (s *face) More(seat tracker.Seat, id string) []table.Action {
	state := s.state()
	if state == nil || !state.HasSeat(seat) {
		return nil
	}
	o := state.Mage(seat)
	if id != "" {
		o, _ = state.Object(id)
	}
	if o == nil || o.Damage == 0 {
		return nil
	}
	return []table.Action{{Label: s.T("heal"), Icon: "life", Do: func() { s.Ask(s.KitOf(seat), table.Deed("heal", seat, table.Fields{}.About(id))) }}}
}

// Choose opens the sheet of attacks, or the spells to cast.
func (s *face) Choose(k *widgets.Kit, c tracker.Choice) bool {
	switch {
	case partOfFight(c.Event.Kind):
		return s.openFight() != nil
	case c.Event.Kind == "attack" && len(c.Needs) > 0:
		return s.openAttack(c.Event.Seat, saidIn(c.Event).Object) != nil
	case c.Event.Kind == "cast" && len(c.Needs) > 0:
		how := table.Fields{}
		_ = json.Unmarshal(c.Event.Data, &how) // a mage's action says nothing
		s.openCasts(k, c.Event.Seat, how)
		return true
	}
	return false
}

// partOfFight tells the parts of a fight that is open from other events.
func partOfFight(kind tracker.Kind) bool {
	return kind == "strike" || kind == "barrier" || kind == "counterstrike"
}

// Onward is the frame's, but for what must be revealed and a fight that is open.
func (s *face) Onward() bool {
	if seat := s.waits(); seat != 0 {
		s.askDue(seat)
		return true
	}
	return s.state() != nil && s.state().Fight != nil && s.openFight() != nil
}

// Laid opens the sheet of a fight that was open when the app was closed, and asks for
// what must be revealed.
func (s *face) Laid() {
	s.due = nil
	s.resumeFight()
	s.Moved()
}

// Put asks who casts the card.
func (s *face) Put(card *catalog.Card) bool {
	s.putCard(card)
	return true
}
