package magewars

import (
	"encoding/json"
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// Legal lists what the rules offer next: going on, activations, attacks, guarding,
// passing, quickcasts, abilities, the tasks of the Upkeep, enchantments to reveal.
// What still has to be told more, such as the card of a spell, is not in it.
func (g *Game) Legal(before tracker.State) []tracker.Event {
	s, ok := before.(*State)
	if !ok || s == nil {
		return nil
	}
	list := each(g.choices(s), func(c tracker.Choice) tracker.Event { return c.Event })
	for _, c := range g.open(s) {
		list = append(list, aimed(c)...)
	}
	return list
}

// aimed makes whole events of an attack that only lacks its target, one for each
// that it may be aimed at.
func aimed(c tracker.Choice) []tracker.Event {
	var p attackData
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
func (g *Game) choices(s *State) []tracker.Choice {
	if s.Waits() != 0 {
		return append(s.revealChoices(false), s.dueChoices()...)
	}
	if s.Fight != nil {
		var fights []tracker.Choice
		if s.forced() == nil {
			fights = s.fightChoices()
		}
		return slices.Concat(s.deedChoices(false), fights, s.revealChoices(false))
	}
	var list []tracker.Choice
	if s.Phase == SetupPhase && s.Initiative == 0 {
		list = append(list, choice("table.choiceInitiative", s.cite(ruleFirstInitiative), 0, "initiative", nothing{}))
	}
	list = append(list, s.leaveChoices()...)
	s = g.buried(s)
	list = append(list, s.upkeepChoices()...)
	list = append(list, s.deedChoices(false)...)
	list = append(list, s.powerChoices()...)
	list = append(list, g.turnChoices(s)...)
	list = append(list, s.quickcastChoices()...)
	list = append(list, s.revealChoices(false)...)
	if s.Phase != UpkeepPhase || s.due() == 0 {
		list = append(list, g.nextChoice(s))
	}
	return s.forLiving(list)
}

// nextChoice is what the big arrow does: on to the next phase in which somebody
// has something to do. What happens by itself on the way happens.
func (g *Game) nextChoice(s *State) tracker.Choice {
	steps, at := g.way(s)
	to := nextData{}
	if steps > 1 {
		to.To = at.Phase
	}
	switch {
	case s.Phase == SetupPhase:
		return choice("table.choiceStart", s.cite(ruleRoundOrder), 0, "next", to)
	case at.Round > s.Round:
		return choice("table.choiceRound", s.cite(ruleNextRound), 0, "next", to, "Round", at.Round, "Phase", at.Phase.word())
	}
	rule := ruleActionStage
	if g.rules.at(at.Phase, at.Step) < g.rules.first(FirstQuickcastPhase) {
		rule = ruleReadyStage
	}
	return choice("table.choiceNext", s.cite(rule), 0, "next", to, "Phase", at.Phase.word())
}

// way goes on in thought until a phase asks for somebody, and says how many
// phases that took. What would be rolled on the way does not matter for it.
func (g *Game) way(s *State) (phases int, at *State) {
	d := newDraft(s, tracker.Event{Kind: "next"})
	d.source, d.Queue, d.Initiative = low{}, nil, max(d.Initiative, 1)
	for phases = 1; phases <= len(g.rules.stations); phases++ {
		if d.doNext(nextData{}) != nil || d.asks() {
			break
		}
	}
	return phases, &d.State
}

// asks tells whether the phase asks for somebody: an Upkeep with something in
// it, a Deployment with a spawnpoint, and every phase in which players choose.
func (d *draft) asks() bool {
	switch d.Phase {
	case InitiativePhase, ResetPhase, ChannelPhase:
		return len(d.Offers) > 0
	case UpkeepPhase:
		return len(d.Queue)+len(d.Offers) > 0
	case DeploymentPhase:
		return len(d.deployers()) > 0
	}
	return true
}

// upkeepChoices are the tasks of the Upkeep, each with what its player can choose.
func (s *State) upkeepChoices() []tracker.Choice {
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
		list = append(list, choice(word("choice", t.Kind), s.taskRule(t), t.Seat, "resolve", resolveData{Task: t.ID}, args...))
		if _, text, pay := t.about(); text != "" {
			list = append(list, choice(text, s.taskRule(t), t.Seat, "resolve", resolveData{Task: t.ID, Pay: &pay}, args...))
			list[len(list)-1].Leaves = true
		}
	}
	return append(list, choice("table.choiceAll", s.cite(ruleUpkeepTasks), 0, "resolve", resolveData{All: true}, "Count", len(s.Queue)))
}

// forLiving are those choices that are not of a mage who has fallen: all that is left to
// that one is to leave.
func (s *State) forLiving(list []tracker.Choice) []tracker.Choice {
	return slices.DeleteFunc(list, func(c tracker.Choice) bool {
		seat := c.Event.Seat
		return seat != 0 && s.HasSeat(seat) && s.Mage(seat).fallen() && c.Event.Kind != "leave"
	})
}
