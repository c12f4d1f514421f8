package archmage

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// spend takes movement points (M-26). They are those of the Journey: after a Journey's
// End action none can be spent.
func (s *step) spend(n int) error {
	if s.Points < n {
		if err := s.rule(noPoints.With("Left", s.Points, "Need", n), "M-26"); err != nil {
			return err
		}
	}
	s.Points = max(0, s.Points-n)
	if s.Stop == stopUsed { // the action of a Time Stop is over (M-78)
		s.Stop, s.Act = stopNone, Act{}
	}
	s.Offer = false
	return nil
}

// price is what it costs to enter a place: 1, and 1 more through Entangling Vines, for
// their caster too (M-27, M-73).
func (s *State) price(p *Place) int {
	if sp := s.spell(p.Token); sp != nil && sp.Effect == "slow" {
		return 2
	}
	return 1
}

// closed says why a seat cannot enter a place: an opposing tower (M-58), an opposing mage
// (M-27) or the Warlord (M-95). The name is whose it is; the rule is "" for an open place.
func (s *State) closed(seat int, p *Place) (name any, rule string) {
	if p.Tower != 0 && p.Tower != seat {
		return s.nameOf(p.Tower), "M-58"
	}
	for i := range s.Mages {
		if i+1 != seat && s.Mages[i].At == p.ID {
			return s.Mages[i].Name, "M-27"
		}
	}
	if s.Warlord != nil && s.Warlord.At == p.ID {
		return warlordWord, "M-95"
	}
	return nil, ""
}

// travel goes to the next location (M-27). The token there comes first (M-28), the
// curse of the tower takes a follower (M-29).
func (s *step) travel() error {
	from, err := s.onJourney()
	if err != nil {
		return err
	}
	to := s.At(s.p.To)
	if to == nil {
		return noPlace.With("Name", s.p.To)
	}
	if from.far(to) != 1 {
		if err := s.rule(notNext.With("Place", placeWord(to)), "M-27"); err != nil {
			return err
		}
	}
	if name, rule := s.closed(s.no, to); rule != "" {
		if err := s.rule(closedBy.With("Place", placeWord(to), "Name", name), rule); err != nil {
			return err
		}
	}
	cost := s.price(to)
	if s.p.Count != nil { // movement a spell gives for nothing
		cost = max(0, min(*s.p.Count, cost))
	}
	if err := s.spend(cost); err != nil {
		return err
	}
	s.me.At = to.ID
	s.tell("archmage.logTravel", "Place", placeWord(to), "Count", cost)
	if cost > 1 {
		s.note("archmage.noteVines", "M-73", "Place", placeWord(to))
	}
	s.enter(to)
	return nil
}

// enter does what a location does to whom comes there.
func (s *step) enter(p *Place) {
	if sp := s.spell(p.Token); sp != nil {
		s.met(sp, p)
	}
	if p.Kind == CursedTower && s.me.Company > 0 {
		s.me.Company, s.me.Supply = s.me.Company-1, s.me.Supply+1
		s.tell("archmage.logCurse", "Rule", "M-29")
		s.noStone(s.me)
	}
}

// met says what a token does to whom comes to it, and does what the app knows of it. Where
// the table typed the card's words, those are said (M-28).
func (s *step) met(sp *Spell, p *Place) {
	switch {
	case sp.Effect == "well" && p.By == s.no:
		s.note("archmage.noteWellOwn", "M-82", "Spell", sp.word())
		return
	case sp.Effect == "well" && len(sp.Enters)+len(sp.Owner) == 0:
		s.note("archmage.noteWell", "M-82", "Spell", sp.word(), "Player", s.nameOf(p.By))
	default:
		s.note("archmage.noteToken", "M-28", "Spell", sp.word(), "Place", placeWord(p))
	}
	if sp.Text != "" {
		s.note("archmage.noteCard", sp.Rule, "Spell", sp.word(), "Text", sp.Text)
	}
	s.yields(sp, s.no, sp.Comes())
	if p.By != 0 && p.By != s.no {
		s.yields(sp, p.By, sp.Owner)
	}
}

// noStone reminds whoever has Stone Skin that it does not help here (M-75).
func (s *step) noStone(m *Mage) {
	if slices.Contains(m.Effects, "stone") {
		s.note("archmage.noteNoStone", "M-75", "Name", m.Name)
	}
}

// onJourney is the location where the mage in turn stands, in the Journey alone.
func (s *step) onJourney() (*Place, error) {
	if err := s.in(Journey); err != nil {
		return nil, err
	}
	return s.here()
}

// freeOfShadow reminds a mage behind a shadow that this takes no toll (M-77).
func (s *step) freeOfShadow() {
	if s.me.Doors != (Doors{}) {
		s.note("archmage.noteFree", "M-77")
	}
}

// explore flips the tile under the mage (M-30). What it is, is said or drawn from the
// tiles that lie face down; its bonus comes once (M-31).
func (s *step) explore() error {
	at, err := s.onJourney()
	switch {
	case err != nil:
		return err
	case at.Open():
		return alreadyOpen.With("Place", placeWord(at)).ByRule("M-30")
	}
	kind, err := s.found(at, 0)
	if err != nil {
		return err
	}
	if err := s.spend(1); err != nil {
		return err
	}
	s.turnUp(at, kind)
	s.tell("archmage.logExplore", "Place", placeWord(at))
	switch sphere, wild := kind.wildSphere(); {
	case wild:
		s.gain(s.e, s.no, sphere, 1)
		s.tell("archmage.logGain", "Relic", counted(sphere, 1))
	case kind == Camp:
		if s.me.recruit(1) > 0 {
			s.tell("archmage.logRecruit", "Count", 1)
		}
	case kind.hybrid():
		s.Offer = slices.ContainsFunc(kind.Races(), func(r Sphere) bool { return s.me.Relics[r] >= 2 })
	}
	return nil
}

// found is the kind a face-down tile turns out to be: the one that is told, or the
// roll's among those left.
func (s *step) found(at *Place, roll int) (Kind, error) {
	var told Kind
	switch {
	case s.p.Kind != nil:
		told = *s.p.Kind
	case roll < len(s.p.Kinds):
		told = s.p.Kinds[roll]
	default:
		down := s.down(at.Stack)
		if len(down) == 0 {
			return "", noneLeft.With("Kind", stackWord(at.Stack)).ByRule("M-2")
		}
		if roll >= len(s.e.Rolls) {
			return "", tracker.RollsMissing.With("Action", string(s.e.Kind))
		}
		n := s.e.Rolls[roll]
		if n < 1 {
			return "", badDie.With("Die", n)
		}
		return down[(n-1)%len(down)], nil
	}
	if !told.known() || told.stack() == City {
		return "", noKind.With("Name", string(told))
	}
	if told.stack() != at.Stack || s.Left[told] == 0 {
		return told, s.rule(noneLeft.With("Kind", kindWord(told)), "M-2")
	}
	return told, nil
}

// turnUp lays a tile face up.
func (s *State) turnUp(at *Place, kind Kind) {
	at.Kind = kind
	s.draw(kind)
}

// deploy places a follower on the location of the mage, for nothing (M-32, M-37).
func (s *step) deploy() error {
	at, err := s.onJourney()
	if err != nil {
		return err
	}
	if r := s.cannotHold(at); r != nil {
		return r
	}
	at.Owner = s.no
	s.me.Company--
	s.tell("archmage.logDeploy", "Place", placeWord(at))
	return nil
}

// cannotHold says why no follower can be placed there.
func (s *step) cannotHold(at *Place) error {
	switch {
	case !at.Open():
		return faceDown.With().ByRule("M-32")
	case !at.Kind.Holds():
		return noTolerance.With("Place", placeWord(at)).ByRule("M-32")
	case at.Owner != 0:
		return taken.With("Place", placeWord(at), "Name", s.nameOf(at.Owner)).ByRule("M-32")
	case s.me.Company == 0:
		return noFollowers.With("Name", s.me.Name).ByRule("M-32")
	}
	return nil
}

// attack is on the own location: a point takes a ward, a point kills the follower, and
// the ward goes first (M-34). A kill gives one Blood to both (M-35).
func (s *step) attack() error {
	at, err := s.onJourney()
	switch {
	case err != nil:
		return err
	case at.Owner == 0 || at.Owner == s.no || at.Tower != 0:
		return nobodyThere.With("Place", placeWord(at)).ByRule("M-34")
	}
	if err := s.spend(1); err != nil {
		return err
	}
	victim := at.Owner
	if at.Wards > 0 {
		at.Wards--
		s.tell("archmage.logUnravel", "Place", placeWord(at), "Player", s.nameOf(victim))
		if slices.Contains(s.me.Effects, "subjugate") {
			s.note("archmage.noteSubjugate", "M-76")
		}
		return nil
	}
	s.kill(at, victim)
	return nil
}

// kill takes a follower off the map by points: to its Supply (M-35), or to the
// Warlord's army (M-95). Spells of both sides may send followers elsewhere.
func (s *step) kill(at *Place, victim int) {
	at.Owner = 0
	s.tell("archmage.logKill", "Place", placeWord(at), "Player", s.nameOf(victim))
	s.gain(s.e, s.no, Blood, 1)
	if victim > len(s.Mages) {
		s.subjugated()
		return
	}
	m := s.mage(victim)
	s.gain(s.e, victim, Blood, 1)
	if slices.Contains(m.Effects, "stone") {
		m.Company++
		s.say(s.e, victim, "archmage.logStone")
	} else {
		m.Supply++
	}
	s.subjugated()
}

// subjugated brings a follower to the Company for a kill paid with points (M-76).
func (s *step) subjugated() {
	if slices.Contains(s.me.Effects, "subjugate") && s.me.recruit(1) > 0 {
		s.tell("archmage.logSubjugate")
	}
}

// divines are the kinds of wilderness of which a seat's Divination can buy a relic now: as
// many of each as it controls, never of Camps and Towns. That a point buys one, and each
// place gives one a turn, is our reading; the card's words are not printed.
func (s *State) divines(seat int) []Kind {
	var list []Kind
	for _, kind := range WildKinds() {
		of, _ := kind.wildSphere()
		if slices.Contains(s.mage(seat).Effects, "divine") && s.Land(seat, kind) > s.Divined[of] {
			list = append(list, kind)
		}
	}
	return list
}

// divine spends a point for a relic of an own wilderness, by Divination.
func (s *step) divine() error {
	if err := s.in(Journey); err != nil {
		return err
	}
	of, ok := sphereOf(s.p.Sphere)
	if !ok {
		return noSphere.With("Name", s.p.Sphere)
	}
	if !slices.ContainsFunc(s.divines(s.no), func(k Kind) bool { sphere, _ := k.wildSphere(); return sphere == of }) {
		return noVision.With("Sphere", sphereWord(of)).ByRule("M-48")
	}
	if err := s.spend(1); err != nil {
		return err
	}
	s.Divined[of]++
	s.gain(s.e, s.no, of, 1)
	s.tell("archmage.logGather", "Relic", counted(of, 1))
	return nil
}
