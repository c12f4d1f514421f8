// Package magewars is the face of Mage Wars Academy and Arena at the table: mages and
// their spellbooks, casting, attacks and abilities. What the frame draws of every game
// is not here.
package magewars

import (
	"encoding/json"
	"slices"

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

// Side are a fight that is not over and what a seat may cast, as chips; its spellbook; and what
// it can reveal.
func (s *face) Side(k *widgets.Kit, seat tracker.Seat) table.Side {
	list := s.castChips(k, seat)
	if face, open := s.fightChip(seat); open {
		list = append([]table.Chip{{Key: "fight", Face: face, Tap: func() { s.openFight() }}}, list...)
	}
	return table.Side{Chips: list, Add: func() { s.openCasts(k, seat, nil) }, FaceDown: func() { s.Ask(k, table.Deed("reveal", seat, nil)) }}
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
	of.Held = func() { s.openAttack(seat, id) }
	if len(law.Attacks(state, o.ID)) > 0 && !state.InSetupRound() {
		of.First = &table.Action{Label: s.T("attack"), Icon: "melee", Do: of.Held}
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

// Opens opens the sheet of attacks, or the spells to cast.
func (s *face) Opens(k *widgets.Kit, c tracker.Choice) func() {
	switch {
	case partOfFight(c.Event.Kind) && s.fighter() != nil:
		return func() { s.openFight() }
	case len(c.Needs) == 0:
	case c.Event.Kind == "attack":
		return func() { s.openAttack(c.Event.Seat, c.Event.Says("object")) }
	case c.Event.Kind == "cast":
		how := table.Fields{}
		_ = json.Unmarshal(c.Event.Data, &how) // a mage's action says nothing
		return func() { s.openCasts(k, c.Event.Seat, how) }
	}
	return nil
}

// partOfFight tells the parts of a fight that is open from other events.
func partOfFight(kind tracker.Kind) bool {
	return kind == "strike" || kind == "barrier" || kind == "counterstrike"
}

// Onward is the frame's, but for what must be revealed and a fight that is open.
func (s *face) Onward() *table.Action {
	state := s.state()
	switch {
	case state == nil || s.Seen().View.Next == nil:
	case state.Waits() != 0:
		return &table.Action{Do: func() { s.askDue(state.Waits()) }}
	case len(s.asksFirst()) == 0 && s.fighter() != nil:
		return &table.Action{Do: func() { s.openFight() }}
	}
	return nil
}
