package archmage

import "github.com/quickcast/quickcast/tracker"

// enclaveMost is how many apprentices a mythic race initiates in one action (M-51).
const enclaveMost = 3

// initiateMost is how many apprentices of a sphere can still be initiated where the mage
// stands: three at a mythic enclave (M-51), one of each sphere at a hybrid one (M-52), one
// of any sphere at the own tower (M-60), and one in all where a hybrid enclave was just
// explored (M-31). Relics and followers are another matter.
func (s *State) initiateMost(seat int, of Sphere) int {
	at := s.At(s.mage(seat).At)
	if at == nil {
		return 0
	}
	here := false
	for _, race := range at.Kind.Races() {
		here = here || race == of
	}
	switch {
	case s.Offer:
		return boolInt(here)
	case here && at.Kind.mythic():
		return max(0, enclaveMost-s.Act.Made[of])
	case here:
		return max(0, 1-s.Act.Made[of])
	case at.Tower == seat && !s.Act.Raised:
		return max(0, 1-s.Act.Made.total())
	}
	return 0
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// initiable is how many apprentices of a sphere the seat can initiate now: as many as
// the place allows, for two relics and a follower of the Company each (M-51, M-53).
func (s *State) initiable(seat int, of Sphere) int {
	m := s.mage(seat)
	return min(s.initiateMost(seat, of), m.Relics[of]/2, m.Company)
}

// initiate makes apprentices: for each two relics of its sphere are given up, and a
// follower of the Company goes to the sphere's Fundamental area (M-53). A spell learned
// so can be cast from the next Preparation on (M-43).
func (s *step) initiate() error {
	list, err := spheresOf(s.p.Spheres)
	switch {
	case err != nil:
		return err
	case len(list) == 0:
		return tracker.FieldMissing.With("Action", string(initiate), "Field", "spheres")
	}
	offer := s.Offer
	if !offer && s.Act.Raised { // first initiate, then promote
		if err := s.rule(order.With(), "M-60"); err != nil {
			return err
		}
	}
	if err := s.act(initiate); err != nil {
		return err
	}
	if offer && len(list) > 1 {
		return tooMany.With("Count", len(list), "Most", 1).ByRule("M-31")
	}
	for _, of := range list {
		if err := s.initiateOne(of); err != nil {
			return err
		}
	}
	if offer {
		s.Offer = false
	}
	s.freeOfShadow()
	return nil
}

func (s *step) initiateOne(of Sphere) error {
	if s.initiateMost(s.no, of) == 0 {
		if err := s.rule(notHere.With("Sphere", sphereWord(of)), s.initiateRule()); err != nil {
			return err
		}
	}
	if have := s.me.Relics[of]; have < 2 {
		return noRelics.With("Relic", relicWord(of), "Have", have, "Need", 2).ByRule("M-51")
	}
	if s.me.Company == 0 {
		return noFollowers.With("Name", s.me.Name).ByRule("M-53")
	}
	s.me.Relics[of] -= 2
	s.me.Company--
	s.me.Apprentices[AreaAt(Fundamental, of)]++
	if !s.Offer {
		s.Act.Made[of]++
	}
	s.tell("archmage.logInitiate", "Sphere", sphereWord(of), "Relic", counted(of, 2))
	return nil
}

// initiateRule is the rule that bounds the initiations of the place.
func (s *step) initiateRule() string {
	at := s.At(s.me.At)
	switch {
	case at == nil || s.Offer:
		return "M-31"
	case at.Kind.mythic():
		return "M-51"
	case at.Kind.hybrid():
		return "M-52"
	}
	return "M-60"
}

// promotable are the areas into which a promotion is possible: both areas it comes from
// hold an apprentice (M-61, M-62).
func (m *Mage) promotable() []Area {
	var list []Area
	for a := range Area(areas) {
		if left, right, ok := a.From(); ok && m.Apprentices[left] > 0 && m.Apprentices[right] > 0 {
			list = append(list, a)
		}
	}
	return list
}

// promote has two neighbouring apprentices duel: one rises between them, the other goes
// back to the Company (M-61, M-62). Any number in one action (M-63). From an area with a
// corrupt apprentice that one goes, and its token rises; of two one stays (M-71).
func (s *step) promote() error {
	into, ok := areaOf(s.p.Into)
	if !ok {
		return noArea.With("Name", s.p.Into)
	}
	left, right, ok := into.From()
	if !ok || s.me.Apprentices[left] == 0 || s.me.Apprentices[right] == 0 {
		return noDuel.With("Area", areaWord(into)).ByRule([]string{"M-61", "M-62"}[boolInt(into.Level() == Master)])
	}
	if err := s.act(promote); err != nil {
		return err
	}
	s.Act.Raised = true
	corrupt := s.me.raise(into)
	s.tell("archmage.logPromote", "Area", areaWord(into))
	if corrupt > 0 {
		s.tell("archmage.logCorruptRises", "Area", areaWord(into))
	}
	return nil
}

// raise takes an apprentice of both areas below one, puts the winner there and brings the loser
// home. It gives how many corrupt tokens rise with it.
func (m *Mage) raise(into Area) (corrupt int) {
	left, right, _ := into.From()
	for _, from := range []Area{left, right} {
		m.Apprentices[from]--
		if m.Corrupt[from] > 0 {
			m.Corrupt[from]--
			corrupt = 1
		}
	}
	m.Apprentices[into]++
	m.Corrupt[into] += corrupt
	m.Company++
	return corrupt
}

// Learned are the spells the wheel gives (M-20): that of every area with an apprentice.
// Alone a Master gives all Advanced and the Fundamental spells of its sphere, and no
// Master spell is used (M-84, M-96).
func (s *State) Learned(seat int) []string {
	m := s.mage(seat)
	var has [areas]bool
	for a := range Area(areas) {
		if m.Apprentices[a] == 0 {
			continue
		}
		has[a] = true
		if s.Solo() && a.Level() == Master {
			left, right, _ := a.From()
			has[a], has[left], has[right], has[AreaAt(Fundamental, a.Sphere())] = false, true, true, true
		}
	}
	var list []string
	for i := range s.Spells {
		if a, ok := areaOf(s.Spells[i].Area); ok && has[a] {
			list = append(list, s.Spells[i].ID)
		}
	}
	return list
}
