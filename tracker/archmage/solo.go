package archmage

import "github.com/quickcast/quickcast/tracker"

// soloRounds is how many rounds there are alone (M-84).
const soloRounds = 15

// goals are how near the player is to both goals: Master apprentices in how many spheres
// of the four, and the majority of how many types of wilderness of the three, ties with
// the Warlord counting (M-83). Of land that nobody controls there is no majority
// (reading Ma).
func (s *State) goals() (masters, lands int) {
	m := s.mage(1)
	for _, of := range Spheres() {
		masters += boolInt(m.Apprentices[AreaAt(Master, of)] > 0)
	}
	for _, kind := range WildKinds() {
		lands += boolInt(s.holds(1, kind))
	}
	return masters, lands
}

// Goals says how near the player is to both goals.
func (s *State) Goals() tracker.Notice {
	masters, lands := s.goals()
	return tracker.Notice{ID: "archmage.noteGoals", Rule: "M-83", Args: map[string]any{
		"Masters": masters, "NeedMasters": goalMasters, "Lands": lands, "NeedLands": goalLands,
	}}
}

// What both goals ask for (M-83).
const (
	goalMasters = 4
	goalLands   = 3
)

// endRound looks at both goals, and ends the game by them or by the last turn (M-97).
func (s *step) endRound() error {
	masters, lands := s.goals()
	s.Won = masters >= goalMasters && lands >= goalLands
	if !s.Won && !s.me.Aligned() {
		s.Round++
		s.Phase, s.Act, s.Stop, s.Offer, s.Points = Warpath, Act{}, stopNone, false, 0
		s.say(s.e, 0, "archmage.logRound", "Round", s.Round)
		return nil
	}
	score := s.Count(1)
	s.me.Book = s.Learned(1)
	s.me.Score = &score
	s.tell("archmage.logScore", "Count", score.Total)
	s.finish()
	return nil
}

// countSolo counts what M-98 counts otherwise: the Fundamental and Advanced spells that
// are known, the spheres with a Master apprentice, and five points for each turn that was
// not needed.
func (s *State) countSolo(seat int, c *Score) {
	m := s.mage(seat)
	for _, id := range s.Learned(seat) {
		if sp := s.spell(id); sp != nil {
			c.Spells[sp.area().Level()-1]++
		}
	}
	c.Spells[2] = 0
	for _, of := range Spheres() {
		c.Spells[2] += boolInt(m.Apprentices[AreaAt(Master, of)] > 0)
	}
	_, c.Majorities = s.goals()
	if s.Won {
		c.Unused = max(0, soloRounds-s.Round)
	}
}
