package magewars

import (
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

// turnChoices are what the turn offers in the phase of activations: to the acting
// creature its action or the end, else to the seat on turn its active creatures and,
// where it may, to pass. In a Quickcast Phase the seat that is asked may pass.
func (g *Game) turnChoices(s *State) []tracker.Choice {
	turn := s.turnNow()
	asked := turn != 0 && !s.Player(turn).Gone
	if asked && (s.Phase == FirstQuickcastPhase || s.Phase == FinalQuickcastPhase) {
		return []tracker.Choice{g.declineChoice(s)}
	}
	if s.Phase != g.rules.action {
		return nil
	}
	var list []tracker.Choice
	if acting, ok := s.Object(s.Acting); ok {
		name := acting.Printed.Name
		idle := !s.Acted && !s.Player(acting.Controller).Gone
		if idle && s.free(acting, toGuard) {
			list = append(list, choice("table.choiceGuard", s.cite(ruleGuarding), acting.Controller, "guard", objectData{acting.ID}, "Name", name))
		}
		if idle && s.canMove(acting) {
			list = append(list, choice("table.choiceMove", either(s.Moves == 0, "R-28", "R-29"), acting.Controller, "move", objectData{acting.ID}, "Name", name))
		}
		return append(list, s.endChoice(acting))
	}
	for _, o := range s.Objects {
		if s.activatable(o) {
			list = append(list, s.activateChoice(o))
		}
	}
	if asked && s.mayPassNow(turn) {
		list = append(list, s.passChoice(s.passRule()))
	}
	return list
}

// activatable tells whether a creature may be activated next, in the phase of
// activations and with none going on.
func (s *State) activatable(o *Object) bool {
	p := s.Player(o.Controller)
	return o.isCreature() && o.Active && !o.away() && s.onTurn(o.Controller) && !p.Gone && !s.mourned(p)
}

// Guarding is the choice to let a creature guard at once: its activation and its
// action in one event. False where it may not be activated now, or not
// guard.
func (g *Game) Guarding(s *State, object string) (tracker.Choice, bool) {
	o, ok := s.Object(object)
	if !ok || s.Phase != g.rules.action || s.Acting != "" || !s.activatable(o) {
		return tracker.Choice{}, false
	}
	if !s.free(o, toGuard) {
		return tracker.Choice{}, false
	}
	return choice("table.choiceGuard", s.cite(ruleGuarding), o.Controller, "guard", objectData{o.ID}, "Name", o.Printed.Name), true
}

// Spent tells whether a creature has no attack left in the phase of activations: it has had
// its action of this round, or may not attack.
func (g *Game) Spent(s *State, object string) bool {
	o, ok := s.Object(object)
	switch {
	case !ok || s.Phase != g.rules.action || !o.isCreature():
		return false
	case !s.free(o, toAttack):
		return true
	case s.Acting == o.ID:
		return s.Acted
	}
	return !o.Active
}

func (s *State) activateChoice(o *Object) tracker.Choice {
	return choice("table.choiceActivate", s.cite(ruleActivating), o.Controller, "activate", objectData{o.ID}, "Name", o.Printed.Name)
}

// endChoice ends the activation of a creature.
func (s *State) endChoice(acting *Object) tracker.Choice {
	c := choice("table.choiceEnd", s.cite(ruleActivationEnds), acting.Controller, "end", nothing{}, "Name", acting.Printed.Name)
	c.Object = acting.ID
	return c
}

func (s *State) passChoice(rule string) tracker.Choice {
	text := tracker.Word("table.choicePass")
	if s.Phase == FirstQuickcastPhase || s.Phase == FinalQuickcastPhase {
		text = "table.choiceNoQuickcast"
	}
	c := choice(text, rule, s.turnNow(), "pass", nothing{}, "Name", s.Mage(s.turnNow()).Printed.Name)
	c.Leaves = true
	return c
}

// declineChoice lets a Quickcast Phase go by for the seat that is asked. With the
// last of them the round goes on by itself: no tap is needed to say it again.
func (g *Game) declineChoice(s *State) tracker.Choice {
	c := s.passChoice("R-44")
	if s.askedAfter(s.Turn) == 0 {
		_, at := g.way(s)
		c.Event = choice("", "", s.Turn, "pass", nextData{To: at.Phase}).Event
	}
	return c
}

// quickcastChoices are the quickcasts that are open now, in a
// Quickcast Phase those who are asked first at the front.
func (s *State) quickcastChoices() []tracker.Choice {
	rule := s.quickcastRule()
	if s.Phase == FirstQuickcastPhase || s.Phase == FinalQuickcastPhase {
		rule = "R-44"
	}
	var list []tracker.Choice
	for _, seat := range s.inTurn() {
		p := s.Player(seat)
		if s.mayQuickcast(p) && len(p.Book) == 0 { // from an open book it is a spell that is cast
			list = append(list, choice("table.choiceQuickcast", rule, p.Seat, "quickcast", nothing{}, "Name", s.Mage(p.Seat).Printed.Name))
		}
	}
	return list
}

// revealChoices are the hidden enchantments their owners can reveal and pay for
// . What only the player knows, the cost of some, comes under needs.
// A view keeps those of others from a seat.
func (s *State) revealChoices(needs bool) []tracker.Choice {
	if s.Phase == SetupPhase {
		return nil
	}
	var list []tracker.Choice
	for _, o := range s.Objects {
		if !o.FaceDown || s.Player(o.Controller).Gone || s.barred(toReveal, o) {
			continue
		}
		cost, err := s.revealCost(o)
		if (err != nil) != needs || cost > s.Mage(o.Controller).Mana {
			continue
		}
		c := choice("table.choiceReveal", s.cite(ruleRevealing), o.Controller, "reveal", objectData{o.ID},
			"Name", o.Printed.Name, "Mana", cost, "Host", s.hostName(o))
		if needs {
			c.Needs = []string{"cost"}
		}
		list = append(list, c)
	}
	return list
}

// dueChoices are to leave what must be revealed unpaid: it is destroyed then. What may
// be stays hidden.
// To pay for it is among revealChoices.
func (s *State) dueChoices() []tracker.Choice {
	var list []tracker.Choice
	for _, due := range s.Due {
		if o, ok := s.Object(due.Object); ok && due.Holds {
			list = append(list, choice(either[tracker.Word](due.May, "table.choiceStaysHidden", "table.choiceRevealUnpaid"), s.cite(ruleMustReveal), o.Controller, "reveal", revealData{Object: o.ID, Unpaid: true},
				"Name", o.Printed.Name, "Host", s.hostName(o)))
		}
	}
	return list
}

// leaveChoices are the mages that have fallen while others play on.
func (s *State) leaveChoices() []tracker.Choice {
	var list []tracker.Choice
	for _, p := range s.Players {
		if s.mourned(p) {
			list = append(list, choice("table.choiceLeave", s.leaveRule(), p.Seat, "leave", nothing{}, "Name", s.Mage(p.Seat).Printed.Name))
		}
	}
	return list
}

// open are what the rules offer and somebody has still to say more about: the
// target of an attack, the card of a spell, how many spells were prepared.
func (g *Game) open(s *State) []tracker.Choice {
	switch {
	case s.Waits() != 0:
		return s.revealChoices(true)
	case s.Fight != nil:
		return append(s.deedChoices(true), s.revealChoices(true)...)
	}
	s = g.buried(s)
	list := g.attackOffers(s)
	list = append(list, s.castOffers()...)
	list = append(list, s.revealChoices(true)...)
	list = append(list, s.deedChoices(true)...)
	if s.Phase != PlanningPhase {
		return s.forLiving(list)
	}
	for _, p := range s.Players {
		if !p.Gone && !p.Prepares {
			c := choice("table.choicePlan", "R-20", p.Seat, "plan", nothing{}, "Name", s.Mage(p.Seat).Printed.Name, "Most", s.mostPrepared(p.Seat))
			c.Needs = []string{"count"}
			list = append(list, c)
		}
	}
	return s.forLiving(list)
}

// attackOffers are the attack bars the acting creature can use now, with what each
// may be aimed at, and the attack that may go on against
// another target.
func (g *Game) attackOffers(s *State) []tracker.Choice {
	var list []tracker.Choice
	if next := s.Again; next != nil {
		if o, there := s.Object(next.Attacker); there && !s.Player(o.Controller).Gone {
			list = g.attackOffer(s, o, next.bar, attackData{Object: o.ID, Attack: next.Attack}, list)
		}
	}
	o, ok := s.Object(s.Acting)
	if !ok || s.Acted || s.InSetupRound() || s.Player(o.Controller).Gone {
		return list
	}
	if !s.free(o, toAttack) {
		return list
	}
	for _, bar := range s.bars(o) {
		if !bar.Chosen() || bar.Action == "full" && s.Moves > 0 {
			continue
		}
		p := attackData{Object: o.ID, Attack: bar.Name}
		if bar.Name == "" {
			p.With = &bar // no name would find it
		}
		list = g.attackOffer(s, o, bar, p, list)
	}
	return list
}

// attackOffer adds the offer of one bar to a list, where there is anything it may be
// aimed at.
func (g *Game) attackOffer(s *State, o *Object, bar Strike, p attackData, list []tracker.Choice) []tracker.Choice {
	c := choice("table.choiceAttack", s.cite(ruleAttackTargets), o.Controller, "attack", p, "Name", o.Printed.Name, "Attack", bar.Name)
	if s.again(o.ID, bar) != nil {
		c.Text.ID, c.Text.Rule = "table.choiceAttackAgain", s.cite(ruleAttackAgain)
	}
	c.Needs = []string{either(bar.Kind == "zone", "targets", "target")}
	if bar.AsksX() {
		c.Needs = append(c.Needs, "x")
	}
	for _, aim := range g.strikeAims(s, o.ID, bar) {
		if aim.Refusal == nil && bar.Kind != "zone" {
			c.Targets = append(c.Targets, aim.Object)
		}
	}
	if len(c.Targets) == 0 && bar.Kind != "zone" {
		return list
	}
	return append(list, c)
}

// castOffers are who can cast a spell now and with what: a mage with its action or
// its quickcast, a spawnpoint in Deployment, a familiar.
func (s *State) castOffers() []tracker.Choice {
	var list []tracker.Choice
	offer := func(text tracker.Word, rule string, o *Object, p castData) {
		c := choice(text, rule, o.Controller, "cast", p, "Name", o.Printed.Name)
		c.Needs, c.Short = []string{"card"}, word("act", either(p.Quickcast, "castQuick", "cast"))
		c.Object = o.ID
		list = append(list, c)
	}
	for _, p := range s.Players {
		mage := s.Mage(p.Seat)
		if p.Gone || s.mourned(p) {
			continue
		}
		acting := s.Acting == mage.ID && !s.Acted
		onTurn := s.Phase == s.rules.action && s.Acting == "" && s.onTurn(p.Seat) && mage.Active
		if acting || onTurn {
			offer("table.choiceCast", s.cite(ruleCasting), mage, castData{})
		}
		if s.mayQuickcast(p) {
			offer("table.choiceCastQuick", s.cite(ruleQuickcasts), mage, castData{Quickcast: true})
		}
	}
	for _, o := range s.deployers() {
		offer("table.choiceCast", "R-23", o, castData{Payer: o.ID})
	}
	if o, ok := s.Object(s.Acting); ok && o.has(keyword.Familiar) && !s.Acted && !o.used(castMarker) {
		offer("table.choiceCast", "R-73", o, castData{Payer: o.ID})
	}
	return list
}
