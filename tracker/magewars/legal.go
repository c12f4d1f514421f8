package magewars

import (
	"encoding/json"

	"quickcast/tracker"
)

// Legal lists what the rules offer next: going on, activations, guarding,
// passing, quickcasts, the tasks of the Upkeep, enchantments to reveal.
func (g *Game) Legal(before tracker.State) []tracker.Event {
	s, ok := before.(*State)
	if !ok || s == nil {
		return nil
	}
	var list []tracker.Event
	for _, c := range g.choices(s) {
		list = append(list, c.Event)
	}
	return list
}

// choices are the legal next events with the texts that name them.
func (g *Game) choices(s *State) []tracker.Choice {
	var list []tracker.Choice
	if s.Phase == SetupPhase && s.Initiative == 0 {
		list = append(list, choice("table.choiceInitiative", "A-8", 0, "initiative", nothing{}))
	}
	list = append(list, s.upkeepChoices()...)
	list = append(list, s.abilityChoices()...)
	list = append(list, s.turnChoices(g.rules)...)
	for _, p := range s.Players {
		last, next := s.around(p.Seat)
		if !p.Gone && p.Quickcast && s.quickcastOpen(p.Seat) && (last || next) {
			list = append(list, choice("table.choiceQuickcast", "A-77", p.Seat, "quickcast", nothing{}, "Name", s.Mage(p.Seat).Printed.Name))
		}
	}
	if s.Phase != UpkeepPhase || s.due() == 0 {
		list = append(list, g.nextChoice(s))
	}
	return list
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
		return choice("table.choiceStart", "A-20", 0, "next", to)
	case at.Round > s.Round:
		return choice("table.choiceRound", "A-34", 0, "next", to, "Round", at.Round, "Phase", at.Phase.Word())
	}
	return choice("table.choiceNext", "A-20", 0, "next", to, "Phase", at.Phase.Word())
}

// way goes on in thought until a phase asks for somebody, and says how many
// phases that took. What would be rolled on the way does not matter for it.
func (g *Game) way(s *State) (phases int, at *State) {
	d := newDraft(g.rules, s, tracker.Event{Kind: "next"})
	d.source, d.Queue, d.Initiative = low{}, nil, max(d.Initiative, 1)
	for phases = 1; phases <= len(g.rules.stations); phases++ {
		if d.doNext(nextData{}) != nil || d.asks() {
			break
		}
	}
	return phases, &d.State
}

// low is the source of rolls of a thought: always the lowest.
type low struct{}

func (low) IntN(int) int { return 0 }

// asks tells whether the phase asks for somebody: an Upkeep with something in
// it, a Deployment with a spawnpoint, and every phase in which players choose.
func (d *draft) asks() bool {
	switch d.Phase {
	case InitiativePhase, ResetPhase, ChannelPhase:
		return false
	case UpkeepPhase:
		return len(d.Queue) > 0
	case DeploymentPhase:
		for _, o := range d.Objects {
			if o.Has("Spawnpoint") {
				return true
			}
		}
		return false
	}
	return true
}

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
		list = append(list, choice(word("choice", t.Kind), "A-27", t.Seat, "resolve", resolveData{Task: t.ID}, args...))
		if t.Kind == ShieldTask {
			yes := true
			list = append(list, choice("table.choiceShieldPaid", "R-121", t.Seat, "resolve", resolveData{Task: t.ID, Pay: &yes}, args...))
		}
		if t.Kind == PlagueTask {
			yes := true
			list = append(list, choice("table.choicePlaguePaid", "R-105", t.Seat, "resolve", resolveData{Task: t.ID, Pay: &yes}, args...))
		}
		if t.Kind == CostTask {
			no := false
			list = append(list, choice("table.choiceCostUnpaid", "R-18", t.Seat, "resolve", resolveData{Task: t.ID, Pay: &no}, args...))
		}
	}
	return append(list, choice("table.choiceAll", "A-27", 0, "resolve", resolveData{All: true}, "Count", len(s.Queue)))
}

func (s *State) turnChoices(r rules) []tracker.Choice {
	if s.Phase != r.action {
		return nil
	}
	var list []tracker.Choice
	turn := s.Turn
	if acting, ok := s.Object(s.Acting); ok {
		name := acting.Printed.Name
		if hampered, _ := acting.hampered(); !s.Acted && hampered == "" {
			list = append(list, choice("table.choiceGuard", "A-36", acting.Controller, "guard", objectData{acting.ID}, "Name", name))
		}
		return append(list, choice("table.choiceEnd", "A-31", acting.Controller, "end", nothing{}, "Name", name))
	}
	for _, o := range s.Objects {
		if o.IsCreature() && o.Active && s.onTurn(o.Controller) && !s.Player(o.Controller).Gone {
			list = append(list, choice("table.choiceActivate", "A-31", o.Controller, "activate", objectData{o.ID}, "Name", o.Printed.Name))
		}
	}
	if turn != 0 && s.MayPass(turn) {
		list = append(list, choice("table.choicePass", "A-33", turn, "pass", nothing{}, "Name", s.Mage(turn).Printed.Name))
	}
	return list
}

// choice makes an event ready to be sent. Its payloads always marshal.
func choice(text tracker.Word, rule string, seat tracker.Seat, kind tracker.Kind, payload any, pairs ...any) tracker.Choice {
	data, err := json.Marshal(payload)
	if err != nil || string(data) == "{}" {
		data = nil
	}
	args := make(map[string]any, len(pairs)/2)
	for i := 0; i+1 < len(pairs); i += 2 {
		args[pairs[i].(string)] = pairs[i+1]
	}
	return tracker.Choice{
		Text:  tracker.Notice{ID: string(text), Args: args, Rule: rule},
		Event: tracker.Event{Version: tracker.EventVersion, Seat: seat, Kind: kind, Data: data},
	}
}
