// Package magewars is the table of Mage Wars Academy and Mage Wars Arena as a
// tracker.Game: setup, the rounds of both, events, views, what may be done next,
// and what an event still needs to be told.
//
// It keeps to the rules as far as they go by themselves and never forces: an
// event that a rule forbids is refused with the number of the rule, and the
// same event with Overrule set is accepted and the log says so.
//
// It stands on three packages that know nothing of those above them: state is what
// a table is, law what may be done and what it costs, effect what then happens.
package magewars

import (
	"encoding/json"
	"errors"
	"slices"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Academy is the game of Mage Wars Academy.
func Academy() *Game { return newGame(state.Academy()) }

// Arena is the game of Mage Wars Arena.
func Arena() *Game { return newGame(state.Arena()) }

func newGame(r *state.Rules) *Game {
	r.Powers, _ = deed.Powers(assets.FS) // they are part of the program, and tests read them
	g := &Game{rules: r, actions: actions(), byKind: map[tracker.Kind]int{}}
	for i, a := range g.actions {
		g.byKind[a.Kind] = i
	}
	return g
}

// Name is "academy" or "arena".
func (g *Game) Name() string { return g.rules.Name }

// New sets a table up: see SetupData for what the event carries.
func (g *Game) New(e tracker.Event) (tracker.State, error) {
	s, err := g.setUp(e)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// Apply gives the state after an event; see tracker.Game.
func (g *Game) Apply(before tracker.State, e tracker.Event) (tracker.State, error) {
	d, a, err := g.draft(before, e)
	if err != nil {
		return before, err
	}
	if err := play(d, a); err != nil {
		return before, err
	}
	if err := d.Spent(); err != nil {
		return before, err
	}
	d.WearOut(before.(*state.State))
	d.Grant()
	d.SettleUpkeep()
	d.SettleFight()
	if d.Again != nil && d.Edit(d.Again.Attacker) == nil {
		d.GiveUp()
	}
	d.Foresee()
	sayOutcome(d, before.(*state.State))
	bury(d)
	return d.Finish(), nil
}

// play does what an action does, once those are out of the game who fell before it.
func play(d *effect.Draft, a action) error {
	d.TakeUp()
	bury(d)
	byPlayers := []tracker.Kind{"activate", "guard", "cast", "attack", "pass", "quickcast", "plan", "ability"} // who is still in the game
	if seat := d.Event.Seat; seat != 0 && slices.Contains(byPlayers, a.Kind) {
		if err := d.InGame(seat); err != nil {
			return err
		}
	}
	if err := mindDue(d, a.Kind); err != nil {
		return err
	}
	if err := d.MindFight(a.Kind); err != nil {
		return err
	}
	if a.Kind != "attack" && effect.GoesOn(a.Kind) {
		d.GiveUp()
	}
	if err := do(d, a); err != nil {
		return err
	}
	return settleDue(d)
}

// Roll completes an event with its rolls; see tracker.Game.
func (g *Game) Roll(before tracker.State, e tracker.Event, from dice.Source) (tracker.Event, error) {
	if e.Kind == tracker.Undo || e.Kind == tracker.Redo || from == nil {
		return e, nil
	}
	d, a, err := g.draft(before, e)
	if err != nil {
		return e, err
	}
	d.Source = from
	var no *tracker.Refusal
	switch err := play(d, a); {
	case err == nil:
	case errors.As(err, &no) && no.Code == state.DecidesFirst && (e.Kind == "attack" || e.Kind == "cast"): // its dice wait
		return g.Roll(before, e.Tell("declare", json.RawMessage("true")), from)
	default:
		return e, err
	}
	if len(d.Rolled) > len(e.Rolls) {
		e.Rolls = d.Rolled
	}
	if len(d.Thrown) > len(e.Faces) {
		e.Faces = d.Thrown
	}
	return e, nil
}

// Lines are the lines of the log about the last event of a state.
func (g *Game) Lines(s tracker.State) []tracker.Line {
	if state, ok := s.(*state.State); ok && state != nil {
		return state.Lines
	}
	return nil
}

// Actions documents every kind of event.
func (g *Game) Actions() []tracker.Action {
	return pick.Each(g.actions, func(a action) tracker.Action { return a.documented(g.rules) })
}

// draft opens a state for an event and finds what the event does.
func (g *Game) draft(before tracker.State, e tracker.Event) (*effect.Draft, action, error) {
	state, ok := before.(*state.State)
	if !ok || state == nil || state.Game != g.rules.Name {
		return nil, action{}, tracker.ForeignState.With("Game", g.rules.Name)
	}
	i, ok := g.byKind[e.Kind]
	if !ok {
		return nil, action{}, tracker.UnknownAction.With("Action", string(e.Kind))
	}
	if e.Seat != 0 && !state.HasSeat(e.Seat) {
		return nil, action{}, tracker.UnknownSeat.With("Seat", int(e.Seat), "Seats", len(state.Players))
	}
	return effect.NewDraft(state, e), g.actions[i], nil
}

// sayOutcome adds what an event brought about for the whole table: mages that
// fell or rose, and the side that is left.
func sayOutcome(d *effect.Draft, before *state.State) {
	for i, o := range d.Objects {
		if !o.IsMage() {
			break
		}
		was, is := before.Objects[i].Fallen(), o.Fallen()
		if is && !was {
			d.Say(o.Controller, "table.logMageFalls", "Name", o.Printed.Name, "Damage", o.Damage, "Life", o.Life)
		}
		if was && !is {
			d.Say(o.Controller, "table.logMageStands", "Name", o.Printed.Name)
		}
	}
	if now := d.Winner(); now != 0 && before.Winner() == 0 {
		d.Say(now, "table.logVictory", "Name", sideOf(d, now))
	}
}

// sideOf names a seat's side: its mage, or its team where it has several.
func sideOf(d *effect.Draft, seat tracker.Seat) any {
	for _, p := range d.Players {
		if p.Seat != seat && d.Allied(p.Seat, seat) {
			return state.Said("table.team", "Team", d.Player(seat).Team)
		}
	}
	return d.Mage(seat).Printed.Name
}

// Game is Academy or Arena as a tracker.Game. It does not change after it is made.
type Game struct {
	rules   *state.Rules
	actions []action
	byKind  map[tracker.Kind]int
}
