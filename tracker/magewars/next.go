package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// nextStep is the next sensible step of the table, the one a newcomer is led by. What
// must be is before what may be, and a turn before the next phase. What somebody could
// still do and would lose by it stands with it, so that it is asked first. Nil where the
// rules ask for nothing.
func (g *Game) nextStep(s *state.State, viewer tracker.Seat) *tracker.Choice {
	c, ok := g.dueStep(s, viewer)
	if !ok {
		c = g.roundStep(g.buried(s))
	}
	sample := c.Event
	if c.Event.Kind == "activate" && len(c.Needs) > 0 {
		sample = choice("", "", c.Event.Seat, "activate", effect.ObjectData{Object: c.Targets[0]}).Event
	}
	c.Skips = g.skips(s, sample)
	return &c
}

// dueStep is what has to be done before anything else: what must be revealed, the deed of
// a card that must be, the next part of a fight, a task of the Upkeep.
func (g *Game) dueStep(s *state.State, viewer tracker.Seat) (tracker.Choice, bool) {
	if seat := s.Waits(); seat != 0 { // what it is stays hidden
		return mustReveal(s, seat, s.Sees(viewer, seat)), true
	}
	for _, c := range append(deedChoices(s, false), deedChoices(s, true)...) {
		if o, leaves := s.OfferOf(c.Event); o != nil && o.Must && !leaves && !s.IsHidden(o) && (s.Fight == nil || !o.Strikes()) {
			c.Prompt = state.Said("table.promptDeed", "Card", c.Text.Args["Card"]) // what it does would be cut
			return c, true
		}
	}
	if s.Fight != nil {
		return fightChoices(s)[0], true
	}
	if tasks := upkeepChoices(s); len(tasks) > 0 && tasks[0].Task { // else all at once
		c := tasks[0]
		if p, err := state.Payload[effect.ResolveData](c.Event); err == nil && task(s, p.Task).Optional() {
			c.Prompt, c.Needs = state.Said(string(state.Word("prompt", task(s, p.Task).Kind)), "Name", s.Named(task(s, p.Task).Object)), []string{"pay"}
		}
		return c, true
	}
	return tracker.Choice{}, false
}

// mustReveal is to reveal what must be. Which one that is only its own side is told; what its player
// cannot pay for is lost.
func mustReveal(s *state.State, seat tracker.Seat, known bool) tracker.Choice {
	due := s.Due[s.Holding()]
	c := choice(asksReveal(s), s.Cite("A-93 R-67"), seat, "reveal", effect.Nothing{}, "Player", s.Mage(seat).Printed.Name)
	o, there := s.Object(due.Object)
	if !known || !there {
		c.Needs = []string{"object"}
		return c
	}
	cost, err := law.RevealCost(s, o)
	c.Event = choice("", "", seat, "reveal", effect.RevealData{Object: o.ID, Unpaid: cost > s.Mage(o.Controller).Mana}).Event
	if c.Object = o.ID; err != nil {
		c.Needs = []string{"cost"}
	}
	return c
}

// asksReveal is the text that asks for what is to be revealed now, or may be.
func asksReveal(s *state.State) tracker.Word {
	return pick.Either[tracker.Word](s.Due[s.Holding()].May, "table.choiceMayReveal", "table.choiceMustReveal")
}

// task finds a task of the Upkeep.
func task(s *state.State, id string) state.Task {
	return pick.First(s.Queue, func(t state.Task) bool { return t.ID == id })
}

// roundStep goes on with the round: to the end of the activation that is going on, to the
// next one, past the quickcast that is asked for, or on to the next phase.
func (g *Game) roundStep(s *state.State) tracker.Choice {
	asked := s.Turn != 0 && !s.Player(s.Turn).Gone
	switch {
	case asked && (s.Phase == state.FirstQuickcastPhase || s.Phase == state.FinalQuickcastPhase):
		return g.declineChoice(s)
	case s.Acting != "":
		acting, _ := s.Object(s.Acting)
		c := endChoice(s, acting)
		if law.MayStillAct(s, acting) { // it is led to that
			c.Prompt = state.Said("table.promptActs", "Name", acting.Printed.Name)
		}
		return c
	case s.Phase == g.rules.Action:
		if c, ok := activateStep(s); ok {
			return c
		}
	}
	return g.nextChoice(s)
}

// activateStep is the next activation: of the one creature that may be next,
// or a choice between several.
func activateStep(s *state.State) (tracker.Choice, bool) {
	able := ables(s)
	if len(able) == 0 {
		return tracker.Choice{}, false
	}
	if len(able) == 1 && !s.MayPassNow(s.TurnNow()) {
		return activateChoice(s, able[0]), true
	}
	c := choice("table.choiceWho", s.Cite("A-31 R-27"), s.TurnNow(), "activate", effect.Nothing{}, "Name", s.Mage(s.TurnNow()).Printed.Name)
	c.Needs, c.Targets = []string{"object"}, state.IDs(able)
	return c, true
}

// ables are the creatures that may be activated now.
func ables(s *state.State) []*state.Object {
	return pick.Where(s.Objects, func(o *state.Object) bool { return activatable(s, o) })
}

// skips are what could still be done and could be done no more after an event: an action,
// an activation, a quickcast, a spell of a spawnpoint, a card's deed. Whoever passes has
// been asked.
func (g *Game) skips(s *state.State, e tracker.Event) []tracker.Skip {
	d := effect.InThought(s, e)
	a, ok := g.byKind[e.Kind]
	if !ok || play(d, g.actions[a]) != nil {
		return nil
	}
	after, passes := d.Finish(), e.Kind == "pass"
	leaves := after.Phase != s.Phase || after.Round != s.Round
	if passes && !leaves {
		return nil
	}
	var list []tracker.Skip
	add := func(seat tracker.Seat, object, text, rule string, pairs ...any) {
		list = append(list, tracker.Skip{Seat: seat, Object: object, Text: tracker.Note(text, rule, pairs...)})
	}
	if o, ok := s.Object(s.Acting); ok && after.Acting != o.ID && law.MayStillAct(s, o) {
		add(o.Controller, o.ID, "table.skipActs", s.Cite("A-36 R-28"), "Name", o.Printed.Name)
	}
	if again := s.Again; again != nil && after.Again == nil && s.Fight == nil {
		if o, ok := s.Object(again.Attacker); ok {
			add(o.Controller, o.ID, "table.skipAgain", s.Cite("A-53 R-100"), "Name", o.Printed.Name)
		}
	}
	for _, p := range s.Players {
		name := s.Mage(p.Seat).Printed.Name
		if n := s.ActiveCreatures(p.Seat); n > 0 && s.Phase == g.rules.Action && leaves && !s.Mourned(p) {
			add(p.Seat, "", "table.skipCreatures", s.Cite("A-34 R-25"), "Name", name, "Count", n)
		}
		if !passes && quickcastLeft(s, p) && !quickcastAhead(after, s, p.Seat) {
			add(p.Seat, "", "table.skipQuickcast", s.QuickcastRule(), "Name", name)
		}
	}
	for _, o := range law.Deployers(s) {
		if leaves && o.Mana+s.Mage(o.Controller).Mana > 0 {
			add(o.Controller, o.ID, "table.skipCasts", "R-23", "Name", o.Printed.Name)
		}
	}
	for _, t := range s.Queue {
		if t.Optional() && task(after, t.ID).ID == "" && (passes || e.Kind == "next") {
			add(t.Seat, t.Object, string(state.Word("prompt", t.Kind)), s.TaskRule(t), "Name", s.Named(t.Object))
		}
	}
	done, _ := s.OfferOf(e)
	for i := range s.Offers {
		o := &s.Offers[i]
		kept := slices.ContainsFunc(after.Offers, func(other state.Offer) bool { return other.ID == o.ID })
		if now := law.Current(s, o); !kept && o != done && !s.IsHidden(o) {
			add(o.Seat, "", "table.skipDeed", now.Rule(), say(&now)...)
		}
	}
	return list
}

// quickcastLeft tells whether a player may quickcast now and has, for all the table knows, a
// spell it can pay for: none is cast for nothing.
func quickcastLeft(s *state.State, p *state.Player) bool {
	return s.MayQuickcast(p) && s.Mage(p.Seat).Mana > 0 && (!p.Prepares || p.Planned > 0) && affordsQuick(s, p)
}

// affordsQuick tells whether a player can pay for any quick spell that is bound or left in
// the open book, with what its cards in play take off at most.
// Where no book lies open nobody knows, and it can.
func affordsQuick(s *state.State, p *state.Player) bool {
	mana := s.Mage(p.Seat).Mana
	for _, o := range s.Objects {
		if o.Controller != p.Seat || o.FaceDown {
			continue
		}
		if o.Bound != nil && o.Bound.Speed != "full" && !o.HasUsed(state.BoundMarker) && law.CostToCast(o.Bound) <= mana {
			return true
		}
		for c := range law.Deeds(s, state.Scene{}, o) {
			for _, step := range c.Deed().Do {
				if c.Deed().At == deed.Casts && step.Do == deed.Cheaper && !c.SoldOut() {
					mana += pick.Either(step.Amount.Letter == "", step.Amount.N, state.MaxNumber)
				}
			}
		}
	}
	return len(p.Book) == 0 || slices.ContainsFunc(p.Book, func(c state.BookCard) bool {
		return c.Count > 0 && (c.Quick == nil || *c.Quick >= 0 && *c.Quick <= mana)
	})
}

// quickcastAhead tells whether a seat's quickcast will still have its moment in the round
// of an earlier state: now, in Arena's last phase, or around an activation of its side
// . In the last phase itself everybody has been asked.
func quickcastAhead(s *state.State, before *state.State, seat tracker.Seat) bool {
	switch p := s.Player(seat); {
	case before.Phase == state.FinalQuickcastPhase:
		return before.Turn == 0 || s.Phase == state.FinalQuickcastPhase
	case !p.Quickcast:
		return true // it was what has just been done
	case s.Round != before.Round:
		return false
	case s.Variant().Zones || s.MayQuickcast(p) || s.Acting != "" && s.Friendly(law.ControllerOfActing(s), seat):
		return true
	}
	return slices.ContainsFunc(s.Players, func(p *state.Player) bool { return s.Friendly(p.Seat, seat) && s.ActiveCreatures(p.Seat) > 0 })
}
