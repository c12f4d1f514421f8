// Package magewars is the table of Mage Wars Academy and Mage Wars Arena: the
// rounds of both, mages and objects with their tracks, markers and conditions.
//
// It keeps to the rules as far as they go by themselves and never forces: an
// event that a rule forbids is refused with the number of the rule, and the
// same event with Overrule set is accepted and the log says so.
//
// # Rooms
//
// A file belongs to the room its name begins with, and uses rooms above its own in this
// list (further down in the house) alone; internal/house holds it to that.
//
//	state    what a table is: its data, phases, names, citations, refusals; the draft an event writes
//	object   what a thing on the table has and is: keywords, conditions, targets
//	deed     what cards do and when: whom they mean, what is offered, lasts, makes stronger or cheaper
//	trigger  hidden enchantments that must be revealed
//	change   what befalls things: tracks, markers, healing, arriving, being destroyed
//	turn     activations, quickcasts, deployment
//	power    abilities of mages that work by themselves
//	fight    attacks from declaration to counterstrike, their odds; moving and bashing
//	cast     spells: prices, targets, what becomes of them
//	reveal   turning an enchantment over, and what it answers
//	perform  doing the deeds of cards, step by step
//	ability  abilities of mages that are used
//	upkeep   the Upkeep and its tasks
//	round    phases, initiative, planning, passing, leaving
//	game     Academy and Arena as a tracker.Game: setup, events, views, what may be done
//	ask      what an event still needs to be told
package magewars

import (
	"encoding/json"
	"errors"
	"slices"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

// Academy is the game of Mage Wars Academy.
func Academy() *Game { return newGame(academy()) }

// Arena is the game of Mage Wars Arena.
func Arena() *Game { return newGame(arena()) }

func newGame(r *rules) *Game {
	r.hooks = hooks{happen: (*draft).happen, asked: (*lawCase).asked, payBoosts: (*draft).payBoosts, befall: (*draft).befall, payCast: (*draft).payCast}
	r.powers, _ = deed.Powers(assets.FS) // they are part of the program, and tests read them
	g := &Game{rules: r, actions: actions(), byKind: map[tracker.Kind]int{}}
	for i, a := range g.actions {
		g.byKind[a.kind] = i
	}
	return g
}

// Name is "academy" or "arena".
func (g *Game) Name() string { return g.rules.name }

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
	if err := d.play(a); err != nil {
		return before, err
	}
	if err := d.spent(); err != nil {
		return before, err
	}
	d.wearOut(before.(*State))
	d.grant()
	d.settleUpkeep()
	d.settleFight()
	if d.Again != nil && d.edit(d.Again.Attacker) == nil {
		d.giveUp()
	}
	d.foresee()
	d.sayOutcome(before.(*State))
	d.bury()
	return d.finish(), nil
}

// play does what an action does, once those are out of the game who fell before it.
func (d *draft) play(a action) error {
	d.takeUp()
	d.bury()
	if seat := d.event.Seat; seat != 0 && slices.Contains(players(), a.kind) {
		if err := d.inGame(seat); err != nil {
			return err
		}
	}
	if err := d.mindDue(a.kind); err != nil {
		return err
	}
	if err := d.mindFight(a.kind); err != nil {
		return err
	}
	if a.kind != "attack" && goesOn(a.kind) {
		d.giveUp()
	}
	if err := d.do(a); err != nil {
		return err
	}
	return d.settleDue()
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
	d.source = from
	var no *tracker.Refusal
	switch err := d.play(a); {
	case err == nil:
	case errors.As(err, &no) && no.Code == DecidesFirst && (e.Kind == "attack" || e.Kind == "cast"): // its dice wait
		return g.Roll(before, e.Tell("declare", json.RawMessage("true")), from)
	default:
		return e, err
	}
	if len(d.rolled) > len(e.Rolls) {
		e.Rolls = d.rolled
	}
	if len(d.thrown) > len(e.Faces) {
		e.Faces = d.thrown
	}
	return e, nil
}

// Lines are the lines of the log about the last event of a state.
func (g *Game) Lines(s tracker.State) []tracker.Line {
	if state, ok := s.(*State); ok && state != nil {
		return state.lines
	}
	return nil
}

// Actions documents every kind of event.
func (g *Game) Actions() []tracker.Action {
	list := make([]tracker.Action, len(g.actions))
	for i, a := range g.actions {
		list[i] = tracker.Action{Kind: a.kind, About: word("action", string(a.kind)), Fields: g.rules.named(a.kind, a.fields)}
	}
	return list
}

// draft opens a state for an event and finds what the event does.
func (g *Game) draft(before tracker.State, e tracker.Event) (*draft, action, error) {
	state, ok := before.(*State)
	if !ok || state == nil || state.Game != g.rules.name {
		return nil, action{}, tracker.ForeignState.With("Game", g.rules.name)
	}
	i, ok := g.byKind[e.Kind]
	if !ok {
		return nil, action{}, tracker.UnknownAction.With("Action", string(e.Kind))
	}
	if e.Seat != 0 && !state.HasSeat(e.Seat) {
		return nil, action{}, tracker.UnknownSeat.With("Seat", int(e.Seat), "Seats", len(state.Players))
	}
	return newDraft(state, e), g.actions[i], nil
}

// sayOutcome adds what an event brought about for the whole table: mages that
// fell or rose, and the side that is left.
func (d *draft) sayOutcome(before *State) {
	for i, o := range d.Objects {
		if !o.isMage() {
			break
		}
		was, is := before.Objects[i].fallen(), o.fallen()
		if is && !was {
			d.say(o.Controller, "table.logMageFalls", "Name", o.Printed.Name, "Damage", o.Damage, "Life", o.Life)
		}
		if was && !is {
			d.say(o.Controller, "table.logMageStands", "Name", o.Printed.Name)
		}
	}
	if now := d.winner(); now != 0 && before.winner() == 0 {
		d.say(now, "table.logVictory", "Name", d.sideOf(now))
	}
}

// sideOf names a seat's side: its mage, or its team where it has several.
func (d *draft) sideOf(seat tracker.Seat) any {
	for _, p := range d.Players {
		if p.Seat != seat && d.Allied(p.Seat, seat) {
			return said("table.team", "Team", d.Player(seat).Team)
		}
	}
	return d.Mage(seat).Printed.Name
}
