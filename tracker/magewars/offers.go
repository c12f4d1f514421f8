package magewars

import (
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// turnChoices are what the turn offers in the phase of activations: to the acting
// creature its action or the end, else to the seat on turn its active creatures and,
// where it may, to pass. In a Quickcast Phase the seat that is asked may pass.
func (g *Game) turnChoices(s *state.State) []tracker.Choice {
	turn := s.TurnNow()
	asked := turn != 0 && !s.Player(turn).Gone
	if asked && (s.Phase == state.FirstQuickcastPhase || s.Phase == state.FinalQuickcastPhase) {
		return []tracker.Choice{g.declineChoice(s)}
	}
	if s.Phase != g.rules.Action {
		return nil
	}
	var list []tracker.Choice
	if acting, ok := s.Object(s.Acting); ok {
		name := acting.Printed.Name
		idle := !s.Acted && !s.Player(acting.Controller).Gone
		if idle && law.IsFree(s, acting, law.ToGuard) {
			list = append(list, choice("table.choiceGuard", s.Cite("A-36 R-29"), acting.Controller, "guard", effect.ObjectData{Object: acting.ID}, "Name", name))
		}
		if idle && effect.CanMove(s, acting) {
			list = append(list, choice("table.choiceMove", pick.Either(s.Moves == 0, "R-28", "R-29"), acting.Controller, "move", effect.ObjectData{Object: acting.ID}, "Name", name))
		}
		return append(list, endChoice(s, acting))
	}
	list = pick.Each(ables(s), func(o *state.Object) tracker.Choice { return activateChoice(s, o) })
	if asked && s.MayPassNow(turn) {
		list = append(list, passChoice(s, s.PassRule()))
	}
	return list
}

// activatable tells whether a creature may be activated next, in the phase of
// activations and with none going on.
func activatable(s *state.State, o *state.Object) bool {
	p := s.Player(o.Controller)
	return o.IsCreature() && o.Active && !o.Away() && s.OnTurn(o.Controller) && !p.Gone && !s.Mourned(p)
}

// AtOnce are what a creature that may be activated now can do with its activation in one
// event: guard, where it may, or nothing.
func (g *Game) AtOnce(s *state.State, object string) []tracker.Choice {
	o, ok := s.Object(object)
	if !ok || s.Phase != g.rules.Action || s.Acting != "" || !activatable(s, o) {
		return nil
	}
	var list []tracker.Choice
	if law.IsFree(s, o, law.ToGuard) {
		list = append(list, choice("table.choiceGuard", s.Cite("A-36 R-29"), o.Controller, "guard", effect.ObjectData{Object: o.ID}, "Name", o.Printed.Name))
	}
	nothing := choice("table.choiceNothing", s.Cite("A-31 R-28"), o.Controller, "end", effect.ObjectData{Object: o.ID}, "Name", o.Printed.Name)
	nothing.Short = state.Word("act", "nothing")
	return append(list, nothing)
}

// Spent tells whether a creature has no attack left in the phase of activations: it has had
// its action of this round, or may not attack.
func (g *Game) Spent(s *state.State, object string) bool {
	o, ok := s.Object(object)
	switch {
	case !ok || s.Phase != g.rules.Action || !o.IsCreature():
		return false
	case !law.IsFree(s, o, law.ToAttack):
		return true
	case s.Acting == o.ID:
		return s.Acted
	}
	return !o.Active
}

func activateChoice(s *state.State, o *state.Object) tracker.Choice {
	return choice("table.choiceActivate", s.Cite("A-31 R-27"), o.Controller, "activate", effect.ObjectData{Object: o.ID}, "Name", o.Printed.Name)
}

// endChoice ends the activation of a creature.
func endChoice(s *state.State, acting *state.Object) tracker.Choice {
	c := choice("table.choiceEnd", s.Cite("A-31 R-31"), acting.Controller, "end", effect.Nothing{}, "Name", acting.Printed.Name)
	c.Object = acting.ID
	return c
}

func passChoice(s *state.State, rule string) tracker.Choice {
	text := tracker.Word("table.choicePass")
	if s.Phase == state.FirstQuickcastPhase || s.Phase == state.FinalQuickcastPhase {
		text = "table.choiceNoQuickcast"
	}
	c := choice(text, rule, s.TurnNow(), "pass", effect.Nothing{}, "Name", s.Mage(s.TurnNow()).Printed.Name)
	c.Leaves = true
	return c
}

// declineChoice lets a Quickcast Phase go by for the seat that is asked. With the
// last of them the round goes on by itself: no tap is needed to say it again.
func (g *Game) declineChoice(s *state.State) tracker.Choice {
	c := passChoice(s, "R-44")
	if s.AskedAfter(s.Turn) == 0 {
		_, at := g.way(s)
		c.Event = choice("", "", s.Turn, "pass", nextData{To: at.Phase}).Event
	}
	return c
}

// quickcastChoices are the quickcasts that are open now, in a
// Quickcast Phase those who are asked first at the front.
func quickcastChoices(s *state.State) []tracker.Choice {
	rule := s.QuickcastRule()
	if s.Phase == state.FirstQuickcastPhase || s.Phase == state.FinalQuickcastPhase {
		rule = "R-44"
	}
	var list []tracker.Choice
	for _, seat := range s.InTurn() {
		p := s.Player(seat)
		if s.MayQuickcast(p) && len(p.Book) == 0 { // from an open book it is a spell that is cast
			list = append(list, choice("table.choiceQuickcast", rule, p.Seat, "quickcast", effect.Nothing{}, "Name", s.Mage(p.Seat).Printed.Name))
		}
	}
	return list
}

// revealChoices are the hidden enchantments their owners can reveal and pay for
// . What only the player knows, the cost of some, comes under needs.
// A view keeps those of others from a seat.
func revealChoices(s *state.State, needs bool) []tracker.Choice {
	if s.Phase == state.SetupPhase {
		return nil
	}
	var list []tracker.Choice
	for _, o := range s.Objects {
		if !o.FaceDown || s.Player(o.Controller).Gone || law.Barred(s, law.ToReveal, o) {
			continue
		}
		cost, err := law.RevealCost(s, o)
		if (err != nil) != needs || cost > s.Mage(o.Controller).Mana {
			continue
		}
		c := choice("table.choiceReveal", s.Cite("A-90 R-65"), o.Controller, "reveal", effect.ObjectData{Object: o.ID},
			"Name", o.Printed.Name, "Mana", cost, "Host", s.HostName(o))
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
func dueChoices(s *state.State) []tracker.Choice {
	var list []tracker.Choice
	for _, due := range s.Due {
		if o, ok := s.Object(due.Object); ok && due.Holds {
			list = append(list, choice(pick.Either[tracker.Word](due.May, "table.choiceStaysHidden", "table.choiceRevealUnpaid"), s.Cite("A-93 R-67"), o.Controller, "reveal", effect.RevealData{Object: o.ID, Unpaid: true},
				"Name", o.Printed.Name, "Host", s.HostName(o)))
		}
	}
	return list
}

// open are what the rules offer and somebody has still to say more about: the
// target of an attack, the card of a spell, how many spells were prepared.
func (g *Game) open(s *state.State) []tracker.Choice {
	switch {
	case s.Waits() != 0:
		return revealChoices(s, true)
	case s.Fight != nil:
		return append(deedChoices(s, true), revealChoices(s, true)...)
	}
	s = g.buried(s)
	list := attackOffers(s)
	list = append(list, castOffers(s)...)
	list = append(list, revealChoices(s, true)...)
	list = append(list, deedChoices(s, true)...)
	if s.Phase != state.PlanningPhase {
		return forLiving(s, list)
	}
	for _, p := range s.Players {
		if !p.Gone && !p.Prepares {
			c := choice("table.choicePlan", "R-20", p.Seat, "plan", effect.Nothing{}, "Name", s.Mage(p.Seat).Printed.Name, "Most", mostPrepared(s, p.Seat))
			c.Needs = []string{"count"}
			list = append(list, c)
		}
	}
	return forLiving(s, list)
}

// attackOffers are the attack bars the acting creature can use now, with what each
// may be aimed at, and the attack that may go on against
// another target.
func attackOffers(s *state.State) []tracker.Choice {
	var list []tracker.Choice
	if next := s.Again; next != nil {
		if o, there := s.Object(next.Attacker); there && !s.Player(o.Controller).Gone {
			list = attackOffer(s, o, next.Bar, state.AttackData{Object: o.ID, Attack: next.Attack}, list)
		}
	}
	o, ok := s.Object(s.Acting)
	if !ok || s.Acted || s.InSetupRound() || s.Player(o.Controller).Gone {
		return list
	}
	if !law.IsFree(s, o, law.ToAttack) {
		return list
	}
	for _, bar := range law.Bars(s, o) {
		if !bar.Chosen() || bar.Action == "full" && s.Moves > 0 {
			continue
		}
		p := state.AttackData{Object: o.ID, Attack: bar.Name}
		if bar.Name == "" {
			p.With = &bar // no name would find it
		}
		list = attackOffer(s, o, bar, p, list)
	}
	return list
}

// attackOffer adds the offer of one bar to a list, where there is anything it may be
// aimed at.
func attackOffer(s *state.State, o *state.Object, bar state.Strike, p state.AttackData, list []tracker.Choice) []tracker.Choice {
	c := choice("table.choiceAttack", s.Cite("A-39 R-76"), o.Controller, "attack", p, "Name", o.Printed.Name, "Attack", state.BarName(bar.Name))
	if s.AgainWith(o.ID, bar) != nil {
		c.Text.ID, c.Text.Rule = "table.choiceAttackAgain", s.Cite("A-53 R-100")
	}
	c.Needs = []string{pick.Either(bar.Kind == "zone", "targets", "target")}
	if bar.AsksX() {
		c.Needs = append(c.Needs, "x")
	}
	for _, aim := range strikeAims(s, o.ID, bar) {
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
func castOffers(s *state.State) []tracker.Choice {
	var list []tracker.Choice
	offer := func(text tracker.Word, rule string, o *state.Object, p state.CastData) {
		c := choice(text, rule, o.Controller, "cast", p, "Name", o.Printed.Name)
		c.Needs, c.Short = []string{"card"}, state.Word("act", pick.Either(p.Quickcast, "castQuick", "cast"))
		c.Object = o.ID
		list = append(list, c)
	}
	for _, p := range s.Players {
		mage := s.Mage(p.Seat)
		if p.Gone || s.Mourned(p) {
			continue
		}
		acting := s.Acting == mage.ID && !s.Acted || s.Phase == s.Rules.Action && s.Acting == "" && activatable(s, mage)
		if acting && !law.Barred(s, law.ToCast, mage) {
			offer("table.choiceCast", s.Cite("A-72 R-28"), mage, state.CastData{})
		}
		if s.MayQuickcast(p) {
			offer("table.choiceCastQuick", s.Cite("A-77 R-42"), mage, state.CastData{Quickcast: true})
		}
	}
	for _, o := range law.Deployers(s) {
		offer("table.choiceCast", "R-23", o, state.CastData{Payer: o.ID})
	}
	if o, ok := s.Object(s.Acting); ok && o.Has(keyword.Familiar) && !s.Acted && !o.HasUsed(state.CastMarker) {
		offer("table.choiceCast", "R-73", o, state.CastData{Payer: o.ID})
	}
	return list
}
