package archmage

import (
	"cmp"
	"encoding/json"
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// Score is what a seat's order and land are worth (M-66, M-67).
type Score struct {
	Spells      [3]int `json:"spells"`      // known, by level
	Corrupt     int    `json:"corrupt"`     // lost to tokens (M-71)
	Land        Types  `json:"land"`        // points for each type of wilderness
	Unused      int    `json:"unused"`      // turns, alone (M-98)
	Total       int    `json:"total"`       //
	Apprentices int    `json:"apprentices"` // for ties (M-70)
	OnMap       int    `json:"onMap"`       // the same
	Majorities  int    `json:"majorities"`  // types held or tied, alone (M-83)
}

// Types are the points of each type of wilderness, in the order of WildKinds.
type Types [5]int

// Spheres is what the spells are worth (M-66).
func (c Score) Spheres() int {
	return c.Spells[0]*Fundamental.Points() + c.Spells[1]*Advanced.Points() + c.Spells[2]*Master.Points()
}

// Lands is what the land is worth (M-67).
func (c Score) Lands() int {
	sum := 0
	for _, n := range c.Land {
		sum += n
	}
	return sum
}

// Count is what a seat would score now: each spell of a book that follows the wheel
// (M-65, M-66), the land (M-67, M-68), less what corrupt apprentices above the
// Fundamental level cost (M-71). Alone M-98 counts.
func (s *State) Count(seat int) Score {
	m := s.mage(seat)
	var c Score
	for a := range Area(areas) {
		c.Apprentices += m.Apprentices[a]
		if m.Apprentices[a] > 0 && !s.Solo() {
			c.Spells[a.Level()-1]++
		}
		if a.Level() != Fundamental {
			c.Corrupt += m.Corrupt[a]
		}
	}
	c.OnMap = s.onMap(seat)
	if s.Solo() {
		s.countSolo(seat, &c)
	}
	for i, kind := range WildKinds() {
		c.Land[i] = s.LandPoints(seat, kind)
	}
	c.Total = c.Spheres() + c.Lands() - c.Corrupt + 5*c.Unused
	return c
}

// LandPoints are those of one type of wilderness for a seat, or for the Warlord: alone the most 2,
// tied with exactly one opponent 1, else nothing (M-67, M-68). What nobody controls scores nothing,
// unless the table reads it by the letter (M-69, reading Ma).
func (s *State) LandPoints(seat int, kind Kind) int {
	var others []int
	for other := 1; other <= s.Owners(); other++ {
		if other != seat {
			others = append(others, s.Land(other, kind))
		}
	}
	return landPoints(s.Land(seat, kind), others, s.Unowned == "letter")
}

// landPoints are the points for a type of wilderness of which the scorer controls so
// many and the opponents so many each; letter is what a tie at nothing counts (M-67,
// M-68, M-69).
func landPoints(own int, others []int, letter bool) int {
	if own == 0 && !letter {
		return 0
	}
	ties := 0
	for _, n := range others {
		if n > own {
			return 0
		}
		ties += boolInt(n == own)
	}
	switch ties {
	case 0:
		return 2
	case 1:
		return 1
	}
	return 0
}

// holds tells whether a seat controls the most of a type of wilderness, alone or tied, and
// at least one (M-67, M-83).
func (s *State) holds(seat int, kind Kind) bool {
	own := s.Land(seat, kind)
	for other := 1; other <= s.Owners(); other++ {
		if s.Land(other, kind) > own {
			return false
		}
	}
	return own > 0
}

// unsettled tells whether the table has to say what land scores that nobody controls: it
// matters between two players alone, and is asked once (M-69).
func (s *State) unsettled() bool {
	if s.Unowned != "" || len(s.Mages) != 2 {
		return false
	}
	return slices.ContainsFunc(WildKinds(), func(k Kind) bool { return s.Land(1, k)+s.Land(2, k) == 0 })
}

// Settled tells from a log what the table wanted unowned land to score, once it was asked; part
// of tracker.Settler: a group is asked once, not at every table (M-69).
func (Game) Settled(events []tracker.Event) map[string]string {
	settled := map[string]string{}
	for _, e := range tracker.Standing(events) {
		answer := ""
		var begun setup
		switch {
		case e.Kind == settle:
			p, _ := read(e)
			answer = p.Unowned
		case e.Kind == tracker.Setup && json.Unmarshal(e.Data, &begun) == nil:
			answer = begun.State.Unowned
		}
		if answer != "" {
			settled["unowned"] = answer
		}
	}
	return settled
}

// settle keeps the table's answer to that.
func (s *step) settle() error {
	if s.p.Unowned != "nothing" && s.p.Unowned != "letter" {
		return tracker.UnknownValue.With("Option", "unowned", "Value", s.p.Unowned, "Values", "nothing, letter")
	}
	s.Unowned = s.p.Unowned
	s.say(s.e, 0, "archmage.logSettle", "Answer", tracker.Word("archmage.unowned-"+s.p.Unowned))
	return nil
}

// tiebreaks decide between equal points, one after the other: the most Master spells, then
// Advanced, then Fundamental, then apprentices, then followers on the map (M-70).
var tiebreaks = [...]string{"master", "advanced", "fundamental", "apprentices", "followers"}

func (c Score) breaks() [len(tiebreaks)]int {
	return [...]int{c.Spells[2], c.Spells[1], c.Spells[0], c.Apprentices, c.OnMap}
}

// rank orders two scores by their points, then by the tiebreaks (M-70). It names the
// tiebreak that decided, "" where the points did or nothing does.
func rank(a, b Score) (order int, by string) {
	if order = cmp.Compare(a.Total, b.Total); order != 0 {
		return order, ""
	}
	ours, theirs := a.breaks(), b.breaks()
	for i, name := range tiebreaks {
		if order = cmp.Compare(ours[i], theirs[i]); order != 0 {
			return order, name
		}
	}
	return 0, ""
}

// result is how the game ended.
func (s *State) result() tracker.Result {
	if s.Phase != Over {
		return tracker.Result{}
	}
	if s.Solo() {
		r := tracker.Result{Over: true, Reason: tracker.Notice{ID: "archmage.soloLost", Rule: "M-97"}}
		if s.Won {
			r.Winners = []tracker.Seat{1}
			r.Reason = tracker.Notice{ID: "archmage.soloWon", Rule: "M-83", Args: map[string]any{"Name": s.Mages[0].Name}}
		}
		return r
	}
	r := tracker.Result{Over: true}
	ranks := s.Ranked()
	best := s.Standing(ranks[0])
	r.Winners = []tracker.Seat{tracker.Seat(ranks[0])}
	r.Reason = tracker.Notice{ID: "archmage.won", Rule: "M-70", Args: map[string]any{"Name": s.nameOf(ranks[0]), "Count": best.Total}}
	for _, seat := range ranks[1:] {
		switch order, by := rank(best, s.Standing(seat)); {
		case order == 0:
			r.Winners = append(r.Winners, tracker.Seat(seat))
			r.Reason = tracker.Notice{ID: "archmage.tied", Rule: "M-70", Args: map[string]any{"Count": best.Total}}
		case by != "" && len(r.Winners) == 1:
			r.Tiebreak = tracker.Word("archmage.tie-" + by)
			r.Reason.ID, r.Reason.Args["By"] = "archmage.wonTie", r.Tiebreak
			return r
		default:
			return r
		}
	}
	return r
}

// Ranked are the seats, the best first (M-70).
func (s *State) Ranked() []int {
	var seats []int
	for i := range s.Mages {
		seats = append(seats, i+1)
	}
	slices.SortStableFunc(seats, func(a, b int) int {
		order, _ := rank(s.Standing(b), s.Standing(a))
		return order
	})
	return seats
}

// Standing is the frozen score of a seat (M-64), or what it would score now.
func (s *State) Standing(seat int) Score {
	if score := s.mage(seat).Score; score != nil {
		return *score
	}
	return s.Count(seat)
}
