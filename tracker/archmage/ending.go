package archmage

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// stopReady and stopUsed say how far a Time Stop is: one Journey's End action can be
// taken in the Journey, or is being taken (M-78).
const (
	stopNone = iota
	stopReady
	stopUsed
)

// Ends are the Journey's End actions a seat could take where its mage stands (M-46,
// M-47); none where they are forfeited.
func (s *State) Ends(seat int) []tracker.Kind {
	at := s.At(s.mage(seat).At)
	switch {
	case at == nil || !at.Open() || at.Kind == CursedTower:
		return nil
	case at.Kind == Town:
		return []tracker.Kind{gather}
	case at.Kind == Camp:
		return []tracker.Kind{recruit}
	case len(at.Kind.Races()) > 0:
		return []tracker.Kind{initiate}
	case at.Tower == seat:
		return []tracker.Kind{initiate, promote, wards}
	case at.Owner == seat && !s.hasTower(seat), at.Owner == 0 && !s.hasTower(seat):
		return []tracker.Kind{wards, build}
	case at.Owner == 0, at.Owner == seat:
		return []tracker.Kind{wards}
	}
	return nil // an opponent controls it (M-47)
}

func (s *State) hasTower(seat int) bool { return s.Tower(seat) != nil }

// act begins or goes on with a Journey's End action, one a turn (M-46): after building
// one more (M-59), initiating before promoting at the own tower (M-60), and one in the
// Journey by Time Stop (M-78). Taken in the Journey it ends that.
func (s *step) act(kind tracker.Kind) error {
	if err := s.in(Journey, End); err != nil {
		return err
	}
	if s.Offer && kind == initiate {
		return nil
	}
	at, err := s.here()
	if err != nil {
		return err
	}
	if !slices.Contains(s.Ends(s.no), kind) {
		if len(s.Ends(s.no)) == 0 {
			err = s.rule(forfeited.With("Place", placeWord(at)), "M-47")
		} else {
			err = s.rule(wrongPlace.With("Place", placeWord(at)), "M-46")
		}
		if err != nil {
			return err
		}
	}
	if s.goesOn(kind) {
		s.Act.Kind = kind
		return nil
	}
	switch {
	case s.Phase == Journey && s.Stop == stopReady:
		s.Stop, s.Act = stopUsed, Act{}
	case s.Phase == Journey:
		s.toEnd()
	case s.Act.Kind != "":
		if err := s.rule(actionDone.With(), "M-46"); err != nil {
			return err
		}
		s.Act = Act{}
	}
	s.Act.Kind = kind
	return nil
}

// goesOn tells whether an action is part of the one that was begun.
func (s *step) goesOn(kind tracker.Kind) bool {
	if s.Phase == Journey && s.Stop != stopUsed {
		return false
	}
	switch s.Act.Kind {
	case initiate:
		return kind == initiate || kind == promote
	case promote:
		return kind == promote || kind == initiate
	case build:
		return kind == wards || kind == initiate || kind == promote
	}
	return false
}

// toEnd ends the Journey. Points that are left are lost (M-26).
func (s *step) toEnd() {
	if s.Points > 0 {
		s.note("archmage.notePointsLeft", "M-26", "Count", s.Points)
	}
	s.Phase, s.Points, s.Offer, s.Act, s.Stop = End, 0, false, Act{}, stopNone
}

// harvest is what a Gather gives a seat before its Towns choose (M-48).
type harvest struct {
	Relics    Relics
	Followers int // of Camps
	Towns     int // each gives a relic of choice or a follower
}

// harvest counts what a Gather gives: a relic for every controlled wilderness, the
// tower's among them, a follower for every Camp (M-48). Only the active player gathers,
// whoever controls the Town where it happens (M-49).
func (s *State) harvest(seat int) harvest {
	var h harvest
	for _, p := range s.controlled(seat) {
		switch sphere, wild := p.Kind.wildSphere(); {
		case wild:
			h.Relics[sphere]++
		case p.Kind == Camp:
			h.Followers++
		case p.Kind == Town:
			h.Towns++
		}
	}
	return h
}

// gather takes the harvest. For every Town the event says what it gives, a follower or
// a relic; of those it does not name nothing comes.
func (s *step) gather() error {
	h := s.harvest(s.no)
	if s.p.townsTold() > h.Towns {
		return wrongTowns.With("Count", h.Towns).ByRule("M-48")
	}
	var chosen Relics
	followers := h.Followers
	for what, n := range tracker.Ordered(s.p.towns()) {
		of, ok := sphereOf(what)
		switch {
		case n < 0:
			return notBetween.With("Field", what, "Least", 0, "Most", h.Towns)
		case what == "followers":
			followers += n
		case !ok:
			return noSphere.With("Name", what)
		default:
			chosen[of] += n
		}
	}
	if err := s.act(gather); err != nil {
		return err
	}
	for i := range h.Relics {
		if n := h.Relics[i] + chosen[i]; n > 0 {
			s.gain(s.e, s.no, Sphere(i), n)
			s.tell("archmage.logGather", "Relic", counted(Sphere(i), n))
		}
	}
	if n := s.me.recruit(followers); n > 0 {
		s.tell("archmage.logRecruit", "Count", n)
	}
	if missing := h.Towns - s.p.townsTold(); missing > 0 {
		s.note("archmage.noteTowns", "M-48", "Count", missing)
	}
	if len(s.lines) == 0 {
		s.tell("archmage.logGatherNone")
	}
	return nil
}

// mostRecruits is how many followers a Recruit brings at the most (M-50).
const mostRecruits = 3

// recruits brings followers from the Supply, as many as there are (M-50).
func (s *step) recruits() error {
	n := mostRecruits
	if s.p.Count != nil {
		n = *s.p.Count
	}
	if n < 0 || n > mostRecruits {
		return tooMany.With("Count", n, "Most", mostRecruits).ByRule("M-50")
	}
	if err := s.act(recruit); err != nil {
		return err
	}
	s.tell("archmage.logRecruit", "Count", s.me.recruit(n))
	return nil
}

// ward places wards: on the own location and on every adjacent one the seat controls
// where none stands (M-54). A place needs own control and a tower takes none (reading
// Mb).
func (s *step) ward() error {
	at, err := s.here()
	if err != nil {
		return err
	}
	if err := s.act(wards); err != nil {
		return err
	}
	n := 0
	for _, p := range s.wardable(s.no, at) {
		p.Wards++
		n++
	}
	s.tell("archmage.logWards", "Count", n)
	return nil
}

// wardable are the places a Place Wards at a location reaches.
func (s *State) wardable(seat int, at *Place) []*Place {
	var list []*Place
	for _, p := range append([]*Place{at}, s.Neighbours(at)...) {
		if p.Owner == seat && p.Tower == 0 && p.Wards == 0 {
			list = append(list, p)
		}
	}
	return list
}

// build puts the mage tower on an explored wilderness that is empty or the own one, once
// (M-55). The follower and the ward come home (M-56), the place and every adjacent
// wilderness of the seat give a relic (M-57), and one more action may follow (M-59).
func (s *step) build() error {
	at, err := s.here()
	if err != nil {
		return err
	}
	if s.hasTower(s.no) {
		return towerStands.With().ByRule("M-55")
	}
	if !at.Kind.Wild() || at.Owner != 0 && at.Owner != s.no { // whatever a table wants
		return wrongPlace.With("Place", placeWord(at)).ByRule("M-55")
	}
	if err := s.act(build); err != nil {
		return err
	}
	if at.Owner == s.no {
		s.me.Company++
	}
	at.Owner, at.Tower, at.Wards = s.no, s.no, 0
	s.Act.Built = true
	s.tell("archmage.logBuild", "Place", placeWord(at))
	bonus := s.buildBonus(s.no, at)
	for i, n := range bonus {
		if n > 0 {
			s.gain(s.e, s.no, Sphere(i), n)
			s.tell("archmage.logGather", "Relic", counted(Sphere(i), n))
		}
	}
	return nil
}

// buildBonus is what building gives: a relic of the tower's place and of every adjacent
// wilderness the seat controls, no Towns, no Camps (M-57).
func (s *State) buildBonus(seat int, at *Place) Relics {
	var bonus Relics
	for _, p := range append([]*Place{at}, s.Neighbours(at)...) {
		if sphere, wild := p.Kind.wildSphere(); wild && (p == at || p.Owner == seat) {
			bonus[sphere]++
		}
	}
	return bonus
}
