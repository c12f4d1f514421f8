// Package magewars is the face of Mage Wars Academy and Arena at the table: mages and
// their spellbooks, casting, attacks and abilities. What the frame draws of every game
// is not here.
package magewars

import (
	"encoding/json"
	"slices"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/widgets"
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
func (s *face) state() *state.State {
	state, _ := s.Seen().State.(*state.State)
	return state
}

// at is where the open table and one of its seats stand; nil for none.
func (s *face) at(seat tracker.Seat) (*state.State, *state.Player) {
	state := s.state()
	if state == nil || !state.HasSeat(seat) {
		return nil, nil
	}
	return state, state.Player(seat)
}

// law is the game of the open table, nil for none.
func (s *face) law() *magewars.Game {
	game, _ := s.Game().(*magewars.Game)
	return game
}

// Adding is part of table.Face.
func (s *face) Adding(seat tracker.Seat) func(*widgets.Kit) {
	return func(k *widgets.Kit) { s.openCasts(k, seat, nil) }
}

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

// Offers are an attack, the spells it can cast, guarding or doing nothing at once with the
// activation that needs, a mage's abilities, and healing what is hurt.
func (s *face) Offers(k *widgets.Kit, seat tracker.Seat, id string) (of table.Offers) {
	state, player := s.at(seat)
	if player == nil {
		return of
	}
	o, ok := state.Mage(seat), true
	if id != "" {
		o, ok = state.Object(id)
	} else {
		of.Rows = s.powerRows(k, seat)
	}
	if !ok {
		return of
	}
	if len(law.Attacks(state, o.ID)) > 0 && !state.InSetupRound() {
		of.First = &table.Action{Label: s.T("attack"), Icon: "melee", Do: func() { s.openAttack(seat, id) }}
	}
	of.Choices = s.law().AtOnce(state, o.ID) // before what it could cast: guarding stands in the foot
	view, spent := s.Seen().View, s.law().Spent(state, o.ID)
	for _, c := range slices.Concat(view.Open, view.Choices) {
		switch {
		case c.Event.Kind == "attack" || c.Event.Kind == "activate" && !spent:
			of.Due = of.Due || c.Event.Says("object") == o.ID
		case c.Event.Kind == "cast" && c.Object == o.ID && len(c.Needs) > 0: // what it can cast stands before all else
			of.Choices = append(of.Choices, c)
		}
	}
	if !of.Due && spent {
		of.First = nil // whoever holds a finger on it may still
	}
	if o.Damage > 0 {
		of.More = []table.Action{{Label: s.T("heal"), Icon: "life", Do: func() { s.Ask(s.KitOf(seat), table.Deed("heal", seat, table.Fields{}.About(id))) }}}
	}
	return of
}

// Choose opens the sheet of attacks, or the spells to cast.
func (s *face) Choose(k *widgets.Kit, c tracker.Choice) bool {
	switch {
	case partOfFight(c.Event.Kind):
		return s.openFight() != nil
	case c.Event.Kind == "attack" && len(c.Needs) > 0:
		return s.openAttack(c.Event.Seat, c.Event.Says("object")) != nil
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
	state := s.state()
	if state != nil && state.Waits() != 0 {
		s.askDue(state.Waits())
		return true
	}
	return state != nil && len(s.asksFirst()) == 0 && s.openFight() != nil
}

// Put asks who casts the card.
func (s *face) Put(card *catalog.Card) bool {
	s.putCard(card)
	return true
}
