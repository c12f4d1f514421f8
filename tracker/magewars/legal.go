package magewars

import (
	"encoding/json"
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Legal lists what the rules offer next: going on, activations, attacks, guarding,
// passing, quickcasts, abilities, the tasks of the Upkeep, enchantments to reveal.
// What still has to be told more, such as the card of a spell, is not in it.
func (g *Game) Legal(before tracker.State) []tracker.Event {
	s, ok := before.(*state.State)
	if !ok || s == nil {
		return nil
	}
	list := pick.Each(g.choices(s), func(c tracker.Choice) tracker.Event { return c.Event })
	for _, c := range g.open(s) {
		list = append(list, aimed(c)...)
	}
	return list
}

// aimed makes whole events of an attack that only lacks its target, one for each
// that it may be aimed at.
func aimed(c tracker.Choice) []tracker.Event {
	var p state.AttackData
	if c.Event.Kind != "attack" || len(c.Needs) > 1 || json.Unmarshal(c.Event.Data, &p) != nil {
		return nil
	}
	var list []tracker.Event
	for _, target := range c.Targets {
		p.Target = target
		list = append(list, choice("", "", c.Event.Seat, "attack", p).Event)
	}
	return list
}

// choices are the legal next events with the texts that name them.
func (g *Game) choices(s *state.State) []tracker.Choice {
	if s.Waits() != 0 {
		return append(revealChoices(s, false), dueChoices(s)...)
	}
	if s.Fight != nil {
		var fights []tracker.Choice
		if s.Forced() == nil {
			fights = fightChoices(s)
		}
		return slices.Concat(deedChoices(s, false), fights, revealChoices(s, false))
	}
	var list []tracker.Choice
	if s.Phase == state.SetupPhase && s.Initiative == 0 {
		list = append(list, choice("table.choiceInitiative", s.Cite("A-8 R-8"), 0, "initiative", effect.Nothing{}))
	}
	for _, p := range pick.Where(s.Players, s.Mourned) { // who has fallen while others play on
		list = append(list, choice("table.choiceLeave", s.LeaveRule(), p.Seat, "leave", effect.Nothing{}, "Name", s.Mage(p.Seat).Printed.Name))
	}
	s = g.buried(s)
	list = append(list, upkeepChoices(s)...)
	list = append(list, deedChoices(s, false)...)
	list = append(list, powerChoices(s)...)
	list = append(list, g.turnChoices(s)...)
	list = append(list, quickcastChoices(s)...)
	list = append(list, revealChoices(s, false)...)
	if s.Phase != state.UpkeepPhase || law.DueTasks(s) == 0 {
		list = append(list, g.nextChoice(s))
	}
	return forLiving(s, list)
}

// nextChoice is what the big arrow does: on to the next phase in which somebody
// has something to do. What happens by itself on the way happens.
func (g *Game) nextChoice(s *state.State) tracker.Choice {
	steps, at := g.way(s)
	to := nextData{}
	if steps > 1 {
		to.To = at.Phase
	}
	switch {
	case s.Phase == state.SetupPhase:
		return choice("table.choiceStart", s.Cite("A-20 R-11"), 0, "next", to)
	case at.Round > s.Round:
		return choice("table.choiceRound", s.Cite("A-34 R-11"), 0, "next", to, "Round", at.Round, "Phase", at.Phase.Word())
	}
	readies := g.rules.At(at.Phase, at.Step) < g.rules.First(state.FirstQuickcastPhase)
	rule := pick.Either(readies, "A-20 R-12", "A-20 R-13")
	return choice("table.choiceNext", s.Cite(rule), 0, "next", to, "Phase", at.Phase.Word())
}

// way goes on in thought until a phase asks for somebody, and says how many
// phases that took. What would be rolled on the way does not matter for it.
func (g *Game) way(s *state.State) (phases int, at *state.State) {
	d := effect.NewDraft(s, tracker.Event{Kind: "next"})
	d.Source, d.Queue, d.Initiative = effect.Lowest{}, nil, max(d.Initiative, 1)
	for phases = 1; phases <= len(g.rules.Stations); phases++ {
		if doNext(d, nextData{}) != nil || asksWhat(d) {
			break
		}
	}
	return phases, &d.State
}

// asksWhat tells whether the phase asks for somebody: an Upkeep with something in
// it, a Deployment with a spawnpoint, and every phase in which players choose.
func asksWhat(d *effect.Draft) bool {
	switch d.Phase {
	case state.InitiativePhase, state.ResetPhase, state.ChannelPhase:
		return len(d.Offers) > 0
	case state.UpkeepPhase:
		return len(d.Queue)+len(d.Offers) > 0
	case state.DeploymentPhase:
		return len(law.Deployers(&d.State)) > 0
	}
	return true
}

// upkeepChoices are the tasks of the Upkeep, each with what its player can choose.
func upkeepChoices(s *state.State) []tracker.Choice {
	if len(s.Queue) == 0 {
		return nil
	}
	var list []tracker.Choice
	for _, t := range s.Queue {
		o, ok := s.Object(t.Object)
		if !ok {
			continue
		}
		args := []any{"Name", o.Printed.Name, "Amount", t.Amount}
		list = append(list, choice(state.Word("choice", t.Kind), s.TaskRule(t), t.Seat, "resolve", effect.ResolveData{Task: t.ID}, args...))
		if _, text, pay := t.About(); text != "" {
			list = append(list, choice(text, s.TaskRule(t), t.Seat, "resolve", effect.ResolveData{Task: t.ID, Pay: &pay}, args...))
			list[len(list)-1].Leaves = true
		}
	}
	return append(list, choice("table.choiceAll", s.Cite("A-27 R-19"), 0, "resolve", effect.ResolveData{All: true}, "Count", len(s.Queue)))
}

// forLiving are those choices that are not of a mage who has fallen: all that is left to
// that one is to leave.
func forLiving(s *state.State, list []tracker.Choice) []tracker.Choice {
	return slices.DeleteFunc(list, func(c tracker.Choice) bool {
		seat := c.Event.Seat
		return seat != 0 && s.HasSeat(seat) && s.Mage(seat).Fallen() && c.Event.Kind != "leave"
	})
}
