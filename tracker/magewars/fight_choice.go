package magewars

import (
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// fightChoices are what can be done now in the open fight, the usual first.
func fightChoices(s *state.State) []tracker.Choice {
	switch s.Fight.Next {
	case state.FightReveal:
		return nil // see dueChoices
	case state.FightBarrier:
		return []tracker.Choice{fightChoice(s, "table.choiceBarrier", s.Cite("A-38 R-85"), "barrier", effect.Nothing{})}
	case state.FightCounterstrike:
		return counterChoices(s)
	}
	return strikeChoices(s)
}

// strikeChoices are the next strike, with or without a Defense, all that are left,
// and the other targets of a zone attack.
func strikeChoices(s *state.State) []tracker.Choice {
	f, no := s.Fight, false
	rule := s.Cite("A-52 R-84")
	if f.Bar.Kind == "zone" {
		rule = s.Cite("A-50 R-89")
	}
	list := []tracker.Choice{fightChoice(s, "table.choiceStrike", rule, "strike", effect.StrikeData{})}
	if f.Defense {
		list = append(list, defenseChoices(s)...)
		list = append(list, fightChoice(s, "table.choiceStrikeBare", s.Cite("A-40 R-83"), "strike", effect.StrikeData{Defense: &no}))
	}
	if f.Strikes > f.Strike || len(f.Left) > 0 {
		list = append(list, fightChoice(s, "table.choiceStrikeAll", rule, "strike", effect.StrikeData{All: true}))
	}
	if f.Strike > 1 {
		return list
	}
	for _, id := range f.Left {
		if t, there := s.Object(id); there {
			c := fightChoice(s, "table.choiceStrikeAt", rule, "strike", effect.StrikeData{Target: id})
			c.Text.Args["Target"] = t.Printed.Name
			list = append(list, c)
		}
	}
	return list
}

// defenseChoices are the Defenses against the strike that comes next, where several give
// one or one costs something.
func defenseChoices(s *state.State) []tracker.Choice {
	var list []tracker.Choice
	for _, id := range s.Fight.Shields {
		on, there := s.Object(id)
		if !there || len(s.Fight.Shields) == 1 && !on.Printed.Defense.Costs() {
			continue
		}
		c := fightChoice(s, "table.choiceStrikeWith", s.Cite("A-42 R-83"), "strike", effect.StrikeData{Shield: id})
		c.Text.Args["Shield"], c.Text.Args["Min"] = on.Printed.Name, on.Printed.Defense.Min
		list = append(list, c)
	}
	return list
}

// counterChoices are the bars of the counterstrike, to decline it, and to ignore a
// Pest.
func counterChoices(s *state.State) []tracker.Choice {
	f, no, rule := s.Fight, false, s.Cite("A-65 R-87")
	var list []tracker.Choice
	if !f.Course.Over {
		for _, bar := range f.Counters {
			c := fightChoice(s, "table.choiceCounterstrike", rule, "counterstrike", state.FightData{Attack: bar})
			c.Text.Args["Attack"] = state.BarName(bar)
			list = append(list, c)
		}
	}
	list = append(list, fightChoice(s, "table.choiceNoCounterstrike", rule, "counterstrike", state.FightData{Use: &no}))
	if f.Pest {
		list = append(list, fightChoice(s, "table.choiceIgnorePest", "A-71", "counterstrike", state.FightData{Use: &no, Ignore: true}))
	}
	return list
}

// fightChoice offers an event of the open fight to who has to decide.
func fightChoice(s *state.State, text tracker.Word, rule string, kind tracker.Kind, payload any) tracker.Choice {
	f := s.Fight
	return choice(text, rule, f.Asks, kind, payload, "Name", name(f, s, f.From), "Target", name(f, s, f.To),
		"Strike", f.Strike, "Strikes", f.Strikes)
}

// name is the name of a fighter, also of one that was destroyed.
func name(f *state.Fight, s *state.State, id string) string {
	if o, there := s.Object(id); there {
		return o.Printed.Name
	}
	for _, g := range f.Ghosts {
		if g.Object.ID == id {
			return g.Object.Printed.Name
		}
	}
	return id
}
