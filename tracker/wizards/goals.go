package wizards

import "github.com/quickcast/quickcast/tracker"

// Goals say in words how the game is won and how it is lost (W-1, W-2).
func (s *State) Goals() (victory, defeat []tracker.Message) {
	for _, c := range s.Scenario.Victory {
		victory = append(victory, s.goal(c))
	}
	defeat = []tracker.Message{tracker.Word("wizards.goalMana"), tracker.Word("wizards.goalCards")}
	for _, c := range s.Scenario.Defeat {
		defeat = append(defeat, s.goal(c))
	}
	return victory, defeat
}

// goal is one condition in words: what it names, one after another.
func (s *State) goal(c Condition) tracker.Message {
	var parts tracker.List
	add := func(id string, pairs ...any) { parts = append(parts, tracker.Note(id, "", pairs...)) }
	if c.Text != "" {
		add("table.own", "Name", c.Text)
	}
	if c.Cast != "" {
		add("wizards.goalCast", "Spell", s.SpellWord(c.Cast))
	}
	if c.In != "" {
		add("wizards.goalIn", "Room", s.RoomCardWord(c.In))
	}
	if c.Without != nil {
		add("wizards.goalWithout", "Piece", pieceWord(*c.Without))
	}
	if c.Least != nil {
		add("wizards.goalLeast", "Count", c.Least.Count, "Piece", pieceWord(c.Least.Piece))
	}
	if c.Bound > 0 {
		add("wizards.goalBound", "Count", c.Bound)
	}
	if c.Turns > 0 {
		add("wizards.goalTurns", "Count", c.Turns)
	}
	if len(parts) == 0 {
		return tracker.Word("wizards.goalOpen")
	}
	return parts
}
