package archmage

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// Yield is what a token gives, below zero what it takes, by "followers", by the names of
// relics, by "any" for relics of choice and by "own" for relics of choice of the spell's
// spheres. The rulebook prints none but Fiery Chasm's: a table puts down what its card says.
type Yield map[string]int

// mostYield is how much of one thing a card is taken to say.
const mostYield = Most

// checkYield refuses what no token gives.
func checkYield(y Yield) error {
	for what, n := range tracker.Ordered(y) {
		if _, relic := sphereOf(what); !relic && what != "followers" && what != "any" && what != "own" {
			return noSphere.With("Name", what)
		}
		if abs(n) > mostYield {
			return notBetween.With("Field", what, "Least", -mostYield, "Most", mostYield)
		}
	}
	return nil
}

// Comes is what the token does to whom enters: for Fiery Chasm a follower of the Company,
// unless the table put down otherwise (M-82).
func (sp *Spell) Comes() Yield {
	if sp.Enters == nil && sp.Effect == "chasm" {
		return Yield{"followers": -1}
	}
	return sp.Enters
}

// Due is relics of choice that a token still gives a seat, or takes from it.
type Due struct {
	Seat  int    `json:"seat"`
	Spell string `json:"spell"`
	Count int    `json:"count"`         // below zero they are lost
	Own   bool   `json:"own,omitempty"` // of the spell's spheres alone
}

// yields does to a seat what a token gives or takes. What its owner chooses becomes due.
func (s *step) yields(sp *Spell, seat int, y Yield) {
	m := s.mage(seat)
	for what, n := range tracker.Ordered(y) {
		switch of, relic := sphereOf(what); {
		case n == 0:
		case what == "followers":
			s.yieldsFollowers(sp, seat, n)
		case relic && n > 0:
			s.gain(s.e, seat, of, n)
			s.say(s.e, seat, "archmage.logYield", "Spell", sp.word(), "What", counted(of, n))
		case relic && m.Relics[of] > 0:
			lost := min(-n, m.Relics[of])
			m.Relics[of] -= lost
			s.say(s.e, seat, "archmage.logYieldLost", "Spell", sp.word(), "What", counted(of, lost))
		case !relic:
			s.Due = append(slices.Clone(s.Due), Due{seat, sp.ID, n, what == "own"})
		}
	}
	s.stillDue()
}

// yieldsFollowers moves followers between the Company and the Supply: an empty Company
// loses none (M-82).
func (s *step) yieldsFollowers(sp *Spell, seat, n int) {
	m := s.mage(seat)
	if n > 0 {
		if got := m.recruit(n); got > 0 {
			s.say(s.e, seat, "archmage.logRecruit", "Count", got)
		}
		return
	}
	for ; n < 0 && m.Company > 0; n++ {
		m.Company, m.Supply = m.Company-1, m.Supply+1
		s.say(s.e, seat, "archmage.logChasm", "Spell", sp.word())
	}
	if sp.Effect == "chasm" {
		s.noStone(m)
	}
}

// dueRelics are the relics that can be chosen for what is due.
func (s *State) dueRelics(d Due) []Sphere {
	of := Spheres()
	if sp := s.spell(d.Spell); d.Own && sp != nil {
		of = sp.area().Spheres()
	}
	return slices.DeleteFunc(slices.Clone(of), func(of Sphere) bool {
		n := s.mage(d.Seat).Relics[of]
		return d.Count > 0 && n >= Most || d.Count < 0 && n == 0
	})
}

// stillDue drops what nothing can be chosen for.
func (s *State) stillDue() {
	s.Due = slices.DeleteFunc(slices.Clone(s.Due), func(d Due) bool { return d.Count == 0 || len(s.dueRelics(d)) == 0 })
}

// choose takes one relic of those that are due, the first of the seat.
func (s *step) choose() error {
	of, ok := sphereOf(s.p.Sphere)
	if !ok {
		return noSphere.With("Name", s.p.Sphere)
	}
	i := slices.IndexFunc(s.Due, func(d Due) bool { return d.Seat == s.no })
	if i < 0 || !slices.Contains(s.dueRelics(s.Due[i]), of) {
		return notDue.With("Relic", relicWord(of), "Name", s.me.Name).ByRule("M-28")
	}
	d := s.Due[i]
	sp := s.spell(d.Spell)
	id, by := "archmage.logYield", 1
	if d.Count < 0 {
		id, by = "archmage.logYieldLost", -1
	}
	s.me.Relics[of] += by
	s.Due = slices.Clone(s.Due)
	s.Due[i].Count -= by
	var name tracker.Message = tracker.Word("table.nothing")
	if sp != nil {
		name = sp.word()
	}
	s.tell(id, "Spell", name, "What", counted(of, 1))
	s.stillDue()
	return nil
}

// offersDue are the relics that can be chosen for what is due first.
func (s *State) offersDue() []tracker.Choice {
	if len(s.Due) == 0 {
		return nil
	}
	d := s.Due[0]
	id := "archmage.choiceDue"
	if d.Count < 0 {
		id = "archmage.choiceDueLost"
	}
	var list []tracker.Choice
	for _, of := range s.dueRelics(d) {
		if sp := s.spell(d.Spell); sp != nil {
			list = append(list, s.offer(due, d.Seat, map[string]any{"sphere": of.ID()}, id, "M-28", "Relic", counted(of, 1), "Spell", sp.word()))
		}
	}
	return list
}

// line are the places in a straight way from one, to the border of the map or so many; 0 for
// all.
func (s *State) line(from *Place, way, most int) []*Place {
	var list []*Place
	d := directions()[way]
	for n := 1; n <= mostFar && (most == 0 || n <= most); n++ {
		for i := range s.Places {
			if p := &s.Places[i]; p.Q == from.Q+d[0]*n && p.R == from.R+d[1]*n {
				list = append(list, p)
			}
		}
		if len(list) < n { // a gap ends it
			break
		}
	}
	return list
}
