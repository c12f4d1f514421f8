package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
)

// nextStep is the next sensible step of the table, the one a newcomer is led by. What
// must be is before what may be, and a turn before the next phase. What somebody could
// still do and would lose by it stands with it, so that it is asked first. Nil where the
// rules ask for nothing.
func (g *Game) nextStep(s *State, viewer tracker.Seat) *tracker.Choice {
	c, ok := g.dueStep(s, viewer)
	if !ok {
		c = g.roundStep(g.buried(s))
	}
	sample := c.Event
	if c.Event.Kind == "activate" && len(c.Needs) > 0 {
		sample = choice("", "", c.Event.Seat, "activate", objectData{c.Targets[0]}).Event
	}
	c.Skips = g.skips(s, sample)
	return &c
}

// dueStep is what has to be done before anything else: what must be revealed, the deed of
// a card that must be, the next part of a fight, a task of the Upkeep.
func (g *Game) dueStep(s *State, viewer tracker.Seat) (tracker.Choice, bool) {
	if seat := s.Waits(); seat != 0 { // what it is stays hidden
		return s.mustReveal(seat, s.sees(viewer, seat)), true
	}
	for _, c := range append(s.deedChoices(false), s.deedChoices(true)...) {
		if o, leaves := s.offerOf(c.Event); o != nil && o.Must && !leaves && !s.isHidden(o) && (s.Fight == nil || !o.strikes()) {
			c.Prompt = said("table.promptDeed", "Card", c.Text.Args["Card"]) // what it does would be cut
			return c, true
		}
	}
	if s.Fight != nil {
		return s.fightChoices()[0], true
	}
	if tasks := s.upkeepChoices(); len(tasks) > 0 && tasks[0].Task { // else all at once
		c := tasks[0]
		if p, err := payload[resolveData](c.Event); err == nil && s.task(p.Task).optional() {
			c.Prompt, c.Needs = said(string(word("prompt", s.task(p.Task).Kind)), "Name", s.named(s.task(p.Task).Object)), []string{"pay"}
		}
		return c, true
	}
	return tracker.Choice{}, false
}

// mustReveal is to reveal what must be. Which one that is only its own side is told; what its player
// cannot pay for is lost.
func (s *State) mustReveal(seat tracker.Seat, known bool) tracker.Choice {
	due := s.Due[s.holding()]
	c := choice(s.asksReveal(), s.cite(ruleMustReveal), seat, "reveal", nothing{}, "Player", s.Mage(seat).Printed.Name)
	o, there := s.Object(due.Object)
	if !known || !there {
		c.Needs = []string{"object"}
		return c
	}
	cost, err := s.revealCost(o)
	c.Event = choice("", "", seat, "reveal", revealData{Object: o.ID, Unpaid: cost > s.Mage(o.Controller).Mana}).Event
	if c.Object = o.ID; err != nil {
		c.Needs = []string{"cost"}
	}
	return c
}

// asksReveal is the text that asks for what is to be revealed now, or may be.
func (s *State) asksReveal() tracker.Word {
	return either[tracker.Word](s.Due[s.holding()].May, "table.choiceMayReveal", "table.choiceMustReveal")
}

// task finds a task of the Upkeep.
func (s *State) task(id string) Task {
	for _, t := range s.Queue {
		if t.ID == id {
			return t
		}
	}
	return Task{}
}

// roundStep goes on with the round: to the end of the activation that is going on, to the
// next one, past the quickcast that is asked for, or on to the next phase.
func (g *Game) roundStep(s *State) tracker.Choice {
	asked := s.Turn != 0 && !s.Player(s.Turn).Gone
	switch {
	case asked && (s.Phase == FirstQuickcastPhase || s.Phase == FinalQuickcastPhase):
		return g.declineChoice(s)
	case s.Acting != "":
		return s.endStep()
	case s.Phase == g.rules.action:
		if c, ok := s.activateStep(); ok {
			return c
		}
	}
	return g.nextChoice(s)
}

// endStep ends an activation. As long as the creature may still act it is led to that.
func (s *State) endStep() tracker.Choice {
	acting, _ := s.Object(s.Acting)
	c := s.endChoice(acting)
	if s.mayStillAct(acting) {
		c.Prompt = said("table.promptActs", "Name", acting.Printed.Name)
	}
	return c
}

// activateStep is the next activation: of the one creature that may be next,
// or a choice between several.
func (s *State) activateStep() (tracker.Choice, bool) {
	able := s.ables()
	if len(able) == 0 {
		return tracker.Choice{}, false
	}
	if o, _ := s.Object(able[0]); len(able) == 1 && !s.mayPassNow(s.turnNow()) {
		return s.activateChoice(o), true
	}
	c := choice("table.choiceWho", s.cite(ruleActivating), s.turnNow(), "activate", nothing{}, "Name", s.Mage(s.turnNow()).Printed.Name)
	c.Needs, c.Targets = []string{"object"}, able
	return c, true
}

// ables are the creatures that may be activated now.
func (s *State) ables() []string {
	var list []string
	for _, o := range s.Objects {
		if s.activatable(o) {
			list = append(list, o.ID)
		}
	}
	return list
}

// skips are what could still be done and could be done no more after an event: an action,
// an activation, a quickcast, a spell of a spawnpoint, a card's deed. Whoever passes has
// been asked.
func (g *Game) skips(s *State, e tracker.Event) []tracker.Skip {
	d := inThought(s, e)
	a, ok := g.byKind[e.Kind]
	if !ok || d.play(g.actions[a]) != nil {
		return nil
	}
	after, passes := d.finish(), e.Kind == "pass"
	leaves := after.Phase != s.Phase || after.Round != s.Round
	if passes && !leaves {
		return nil
	}
	var list []tracker.Skip
	add := func(seat tracker.Seat, object, text, rule string, pairs ...any) {
		list = append(list, tracker.Skip{Seat: seat, Object: object, Text: ruled(text, rule, pairs...)})
	}
	if o, ok := s.Object(s.Acting); ok && after.Acting != o.ID && s.mayStillAct(o) {
		add(o.Controller, o.ID, "table.skipActs", s.cite(ruleOneAction), "Name", o.Printed.Name)
	}
	if again := s.Again; again != nil && after.Again == nil && s.Fight == nil {
		if o, ok := s.Object(again.Attacker); ok {
			add(o.Controller, o.ID, "table.skipAgain", s.cite(ruleAttackAgain), "Name", o.Printed.Name)
		}
	}
	for _, p := range s.Players {
		name := s.Mage(p.Seat).Printed.Name
		if n := s.activeCreatures(p.Seat); n > 0 && s.Phase == g.rules.action && leaves && !s.mourned(p) {
			add(p.Seat, "", "table.skipCreatures", s.cite(ruleEverybodyActs), "Name", name, "Count", n)
		}
		if !passes && s.quickcastLeft(p) && !after.quickcastAhead(s, p.Seat) {
			add(p.Seat, "", "table.skipQuickcast", s.quickcastRule(), "Name", name)
		}
	}
	for _, o := range s.deployers() {
		if leaves && o.Mana+s.Mage(o.Controller).Mana > 0 {
			add(o.Controller, o.ID, "table.skipCasts", "R-23", "Name", o.Printed.Name)
		}
	}
	for _, t := range s.Queue {
		if t.optional() && after.task(t.ID).ID == "" && (passes || e.Kind == "next") {
			add(t.Seat, t.Object, string(word("prompt", t.Kind)), s.taskRule(t), "Name", s.named(t.Object))
		}
	}
	done, _ := s.offerOf(e)
	for i := range s.Offers {
		o := &s.Offers[i]
		kept := slices.ContainsFunc(after.Offers, func(other Offer) bool { return other.ID == o.ID })
		if now := s.current(o); !kept && o != done && !s.isHidden(o) {
			add(o.Seat, "", "table.skipDeed", now.rule(), now.say()...)
		}
	}
	return list
}

// quickcastLeft tells whether a player may quickcast now and has, for all the table knows, a
// spell it can pay for: none is cast for nothing.
func (s *State) quickcastLeft(p *Player) bool {
	return s.mayQuickcast(p) && s.Mage(p.Seat).Mana > 0 && (!p.Prepares || p.Planned > 0) && s.affordsQuick(p)
}

// affordsQuick tells whether a player can pay for any quick spell that is bound or left in
// the open book, with what its cards in play take off at most.
// Where no book lies open nobody knows, and it can.
func (s *State) affordsQuick(p *Player) bool {
	mana := s.Mage(p.Seat).Mana
	for _, o := range s.Objects {
		if o.Controller != p.Seat || o.FaceDown {
			continue
		}
		if o.Bound != nil && o.Bound.Speed != "full" && !o.used(boundMarker) && o.Bound.casting() <= mana {
			return true
		}
		for c := range s.deeds(scene{}, o) {
			for _, step := range c.deed().Do {
				if c.deed().At == deed.Casts && step.Do == deed.Cheaper && !c.soldOut() {
					mana += either(step.Amount.Letter == "", step.Amount.N, maxNumber)
				}
			}
		}
	}
	return len(p.Book) == 0 || slices.ContainsFunc(p.Book, func(c BookCard) bool {
		return c.Count > 0 && (c.Quick == nil || *c.Quick >= 0 && *c.Quick <= mana)
	})
}

// quickcastAhead tells whether a seat's quickcast will still have its moment in the round
// of an earlier state: now, in Arena's last phase, or around an activation of its side
// . In the last phase itself everybody has been asked.
func (s *State) quickcastAhead(before *State, seat tracker.Seat) bool {
	switch p := s.Player(seat); {
	case before.Phase == FinalQuickcastPhase:
		return before.Turn == 0 || s.Phase == FinalQuickcastPhase
	case !p.Quickcast:
		return true // it was what has just been done
	case s.Round != before.Round:
		return false
	case s.variant().zones || s.mayQuickcast(p) || s.Acting != "" && s.friendly(s.controllerOfActing(), seat):
		return true
	}
	return slices.ContainsFunc(s.Players, func(p *Player) bool { return s.friendly(p.Seat, seat) && s.activeCreatures(p.Seat) > 0 })
}
