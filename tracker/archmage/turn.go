package archmage

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// next goes on: from the Journey to its end, and from there to the next turn (M-16).
// What is left is lost (M-26); leftovers tell of it before.
func (s *step) next() error {
	if s.no != s.Turn && !s.e.Overrule {
		return notTurn.With("Name", s.me.Name).ByRule("M-16")
	}
	switch s.Phase {
	case Preparation:
		if err := s.rule(prepareOnce.With(), "M-18"); err != nil {
			return err
		}
		s.tell("archmage.logSkipped", "Rule", "M-24")
		s.toJourney()
	case Journey:
		s.toEnd()
	case End:
		return s.handOver()
	case Setup:
		for i := range s.Mages {
			if n := s.Mages[i].Shift; n > 0 {
				return shiftFirst.With("Name", s.Mages[i].Name, "Count", n).ByRule("M-8")
			}
		}
		s.start()
	default:
		return notNow.With("Phase", phaseWord(s.Phase)).ByRule("M-16")
	}
	return nil
}

// handOver ends a turn: who has played the last one scores before the next player goes on
// (M-64), and alone both goals are looked at (M-97).
func (s *step) handOver() error {
	if s.Solo() {
		return s.endRound()
	}
	if s.me.Aligned() && s.me.Score == nil {
		if s.unsettled() {
			return settleFirst.With().ByRule("M-69")
		}
		score := s.Count(s.Turn)
		s.me.Book = s.Learned(s.Turn) // M-65
		s.me.Score = &score
		s.tell("archmage.logScore", "Count", score.Total)
	}
	turn, round := s.Turn, s.Round
	for range s.Mages {
		turn = turn%len(s.Mages) + 1
		if turn == s.First {
			round++
		}
		if s.mage(turn).Score == nil {
			s.Turn, s.Round = turn, round
			s.begin()
			return nil
		}
	}
	s.finish()
	return nil
}

// finish ends the game and tells how.
func (s *step) finish() {
	s.Phase = Over
	end := s.result().Reason
	s.lines = append(s.lines, tracker.Line{Seq: s.e.Seq, At: s.e.At, Round: s.Round, ID: end.ID, Args: end.Args})
}

// begin begins the turn of a seat: with a Preparation, but for its first (M-17).
func (s *step) begin() {
	m := s.Me()
	m.Turns++
	s.Act, s.Stop, s.Offer, s.Divined = Act{}, stopNone, false, Relics{}
	s.say(s.e, s.Turn, "archmage.logTurn", "Round", s.Round)
	if m.Turns > 1 {
		s.Phase, s.Points = Preparation, 0
		return
	}
	s.toJourney()
}

func (s *step) toJourney() { s.Phase, s.Points = Journey, Points }

// prepare is the whole Preparation in its order (M-18): the seat's passing tokens and
// effects go, the book follows the wheel and is refreshed (M-20), and one planet moves
// inward and gives its relic (M-21).
func (s *step) prepare() error {
	if err := s.in(Preparation); err != nil {
		return err
	}
	for i := range s.Places {
		if p := &s.Places[i]; p.Brief && p.By == s.no {
			p.Token, p.By, p.Brief = "", 0, false
		}
	}
	s.me.Effects, s.me.Cast = nil, nil
	s.me.Book = s.Learned(s.no)
	if !s.me.Aligned() {
		of, ok := sphereOf(s.p.Planet)
		switch {
		case s.p.Planet == "":
			return tracker.FieldMissing.With("Action", string(prepare), "Field", "planet")
		case !ok:
			return noSphere.With("Name", s.p.Planet)
		case s.me.Planets[of] == 0:
			return central.With("Sphere", sphereWord(of)).ByRule("M-21")
		}
		s.inward(of)
	}
	s.me.Prepared = s.Round
	s.toJourney()
	if s.me.Aligned() {
		s.tell("archmage.logLast", "Rule", "M-22")
	}
	return nil
}

// inward moves a planet a step to the centre, for a relic of its colour (M-21).
func (s *step) inward(of Sphere) {
	at := s.me.Planets[of]
	if at > 0 {
		s.me.Planets[of]--
	} else {
		s.me.Planets[of]++
	}
	s.tell("archmage.logPlanet", "Sphere", sphereWord(of), "Relic", counted(of, 1), "Count", abs(at)-1)
	s.gain(s.e, s.no, of, 1)
}

// planets places a seat's planets by hand, one on each outer space (M-7).
func (s *step) planets() error {
	if s.Phase != Setup && !s.e.Overrule {
		return notNow.With("Phase", phaseWord(s.Phase)).ByRule("M-7")
	}
	if s.p.Planets == nil {
		return tracker.FieldMissing.With("Action", string(place), "Field", "planets")
	}
	for of, at := range s.p.Planets {
		if abs(at) > Steps || at == 0 && s.Phase == Setup {
			return notBetween.With("Field", Sphere(of).ID(), "Least", -Steps, "Most", Steps).ByRule("M-7")
		}
	}
	s.me.Planets = *s.p.Planets
	s.me.Shift, s.me.Moved = s.me.Shift+len(s.me.Moved), nil
	s.tell("archmage.logPlanets")
	return nil
}

// shift moves a planet of choice one space outward at setup, so many of each player's
// as their number asks for (M-8). An outermost one cannot go (reading Mf). With the last
// one the numbers below the planets are read (M-9), and the first turn begins.
func (s *step) shift() error {
	if s.Phase != Setup {
		return notNow.With("Phase", phaseWord(s.Phase)).ByRule("M-8")
	}
	of, ok := sphereOf(s.p.Planet)
	if !ok {
		return noSphere.With("Name", s.p.Planet)
	}
	if s.no == 0 || s.me.Shift == 0 {
		return tooMany.With("Count", len(s.me.Moved)+1, "Most", len(s.me.Moved)).ByRule("M-8")
	}
	if err := s.shiftOut(of); err != nil {
		return err
	}
	s.tell("archmage.logShift", "Sphere", sphereWord(of))
	for i := range s.Mages {
		if s.Mages[i].Shift > 0 {
			return nil
		}
	}
	s.start()
	return nil
}

func (s *step) shiftOut(of Sphere) error {
	m := s.me
	at := m.Planets[of]
	if abs(at) >= Steps || slices.Contains(m.Moved, of.ID()) {
		return outermost.With("Sphere", sphereWord(of)).ByRule("M-8")
	}
	if at > 0 {
		m.Planets[of]++
	} else {
		m.Planets[of]--
	}
	m.Shift--
	m.Moved = append(slices.Clone(m.Moved), of.ID())
	return nil
}

// start reads the first relics and begins the first turn.
func (s *step) start() {
	for i := range s.Mages {
		s.Mages[i].Relics = s.startRelics(s.Mages[i].Planets)
	}
	if s.Solo() {
		s.Phase = Warpath
		s.say(s.e, 0, "archmage.logRound", "Round", s.Round)
		return
	}
	s.begin()
}

// startRelics are the relics a mage starts with: of each the number that is printed
// below the space of its planet (M-9).
func (s *State) startRelics(p Planets) Relics {
	var r Relics
	for of, at := range p {
		if space := spaceAt(at); space >= 0 && space < len(s.Track) {
			r[of] = min(Most, max(0, s.Track[space]))
		}
	}
	return r
}

// spaceAt is which of the six outer spaces, from the left, a planet stands on; -1 for the
// centre.
func spaceAt(at int) int {
	switch { // -3, -2, -1, 1, 2, 3
	case at == 0:
		return -1
	case at > 0:
		return at + Steps - 1
	}
	return at + Steps
}

// agreed is how many turns players have left after this round where they disagree: what
// more than half of them say, else the least (M-24, reading Mg). Once somebody catches up it
// stays what it was: a planet that moves would give other players the majority.
func (s *State) agreed() int {
	if s.Last > 0 {
		return max(0, s.Last-s.Round)
	}
	var say []int
	for i := range s.Mages {
		say = append(say, s.TurnsLeft(i+1))
	}
	return agree(say)
}

// agree is the count of turns left that holds: that of more than half of the players,
// else the least (M-24).
func agree(say []int) int {
	if len(say) == 0 {
		return 0
	}
	for _, n := range say {
		same := 0
		for _, other := range say {
			same += boolInt(other == n)
		}
		if 2*same > len(say) {
			return n
		}
	}
	return slices.Min(say)
}

// behind is by how many steps a seat's planets are behind what the table agrees on.
func (s *State) behind(seat int) int {
	if s.Solo() || s.Phase == Setup || s.Phase == Over {
		return 0
	}
	return max(0, s.TurnsLeft(seat)-s.agreed())
}

// catchUp moves a planet of a seat that is behind: one that is furthest out, for its
// relic (M-24).
func (s *step) catchUp() error {
	of, ok := sphereOf(s.p.Planet)
	if !ok {
		return noSphere.With("Name", s.p.Planet)
	}
	if s.behind(s.no) == 0 {
		if err := s.rule(inStep.With("Name", s.me.Name), "M-24"); err != nil {
			return err
		}
	}
	furthest := 0
	for _, at := range s.me.Planets {
		furthest = max(furthest, abs(at))
	}
	if abs(s.me.Planets[of]) < furthest || furthest == 0 {
		return notFurthest.With("Sphere", sphereWord(of)).ByRule("M-24")
	}
	s.Last = s.rounds()
	s.inward(of)
	for i := range s.Mages {
		if s.behind(i+1) > 0 {
			return nil
		}
	}
	s.Last = 0
	return nil
}

// leftovers say what would be lost by going on now.
func (s *State) leftovers() []tracker.Notice {
	var list []tracker.Notice
	if s.Phase == Journey && s.Points > 0 {
		list = append(list, tracker.Notice{ID: "archmage.notePointsLeft", Rule: "M-26", Args: map[string]any{"Count": s.Points}})
	}
	if s.Phase == End && s.Act.Kind == "" && len(s.Ends(s.Turn)) > 0 {
		list = append(list, tracker.Notice{ID: "archmage.noteActionLeft", Rule: "M-46"})
	}
	if len(s.Due) > 0 {
		list = append(list, tracker.Notice{ID: "archmage.noteDueLeft", Rule: "M-28", Args: map[string]any{"Name": s.nameOf(s.Due[0].Seat)}})
	}
	if s.Phase == Journey && s.Stop == stopReady {
		list = append(list, tracker.Notice{ID: "archmage.noteStopLeft", Rule: "M-78"})
	}
	return list
}
