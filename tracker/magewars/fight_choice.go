package magewars

import "github.com/quickcast/quickcast/tracker"

// fightChoices are what can be done now in the open fight, the usual first.
func (s *State) fightChoices() []tracker.Choice {
	switch s.Fight.Next {
	case FightReveal:
		return nil // see dueChoices
	case FightBarrier:
		return []tracker.Choice{s.fightChoice("table.choiceBarrier", s.cite(ruleBarriers), "barrier", nothing{})}
	case FightCounterstrike:
		return s.counterChoices()
	}
	return s.strikeChoices()
}

// strikeChoices are the next strike, with or without a Defense, all that are left,
// and the other targets of a zone attack.
func (s *State) strikeChoices() []tracker.Choice {
	f, no := s.Fight, false
	rule := s.cite(ruleStrikes)
	if f.bar.Kind == "zone" {
		rule = s.cite(ruleZoneAttacks)
	}
	list := []tracker.Choice{s.fightChoice("table.choiceStrike", rule, "strike", strikeData{})}
	if f.Defense {
		list = append(list, s.defenseChoices()...)
		list = append(list, s.fightChoice("table.choiceStrikeBare", s.cite(ruleDefenses), "strike", strikeData{Defense: &no}))
	}
	if f.Strikes > f.Strike || len(f.Left) > 0 {
		list = append(list, s.fightChoice("table.choiceStrikeAll", rule, "strike", strikeData{All: true}))
	}
	if f.Strike > 1 {
		return list
	}
	for _, id := range f.Left {
		if t, there := s.Object(id); there {
			c := s.fightChoice("table.choiceStrikeAt", rule, "strike", strikeData{Target: id})
			c.Text.Args["Target"] = t.Printed.Name
			list = append(list, c)
		}
	}
	return list
}

// defenseChoices are the Defenses against the strike that comes next, where several give
// one or one costs something.
func (s *State) defenseChoices() []tracker.Choice {
	var list []tracker.Choice
	for _, id := range s.Fight.Shields {
		on, there := s.Object(id)
		if !there || len(s.Fight.Shields) == 1 && !on.Printed.Defense.Costs() {
			continue
		}
		c := s.fightChoice("table.choiceStrikeWith", s.cite(ruleChoiceOfDefense), "strike", strikeData{Shield: id})
		c.Text.Args["Shield"], c.Text.Args["Min"] = on.Printed.Name, on.Printed.Defense.Min
		list = append(list, c)
	}
	return list
}

// counterChoices are the bars of the counterstrike, to decline it, and to ignore a
// Pest.
func (s *State) counterChoices() []tracker.Choice {
	f, no, rule := s.Fight, false, s.cite(ruleCounterstrikes)
	var list []tracker.Choice
	if !f.course.Over {
		for _, bar := range f.Counters {
			c := s.fightChoice("table.choiceCounterstrike", rule, "counterstrike", fightData{Attack: bar})
			c.Text.Args["Attack"] = bar
			list = append(list, c)
		}
	}
	list = append(list, s.fightChoice("table.choiceNoCounterstrike", rule, "counterstrike", fightData{Use: &no}))
	if f.Pest {
		list = append(list, s.fightChoice("table.choiceIgnorePest", "A-71", "counterstrike", fightData{Use: &no, Ignore: true}))
	}
	return list
}

// fightChoice offers an event of the open fight to who has to decide.
func (s *State) fightChoice(text tracker.Word, rule string, kind tracker.Kind, payload any) tracker.Choice {
	f := s.Fight
	return choice(text, rule, f.Asks, kind, payload, "Name", f.name(s, f.From), "Target", f.name(s, f.To),
		"Strike", f.Strike, "Strikes", f.Strikes)
}

// name is the name of a fighter, also of one that was destroyed.
func (f *Fight) name(s *State, id string) string {
	if o, there := s.Object(id); there {
		return o.Printed.Name
	}
	for _, g := range f.ghosts {
		if g.object.ID == id {
			return g.object.Printed.Name
		}
	}
	return id
}
