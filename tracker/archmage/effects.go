package archmage

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// effect does what the app knows of a spell. What the event does not tell is left to the
// hands at the table.
func (s *step) effect(sp *Spell) error {
	switch sp.Effect {
	case "points":
		s.Points += sp.Number
	case "stop":
		s.Stop = stopReady
	case "stone", "subjugate", "divine":
		s.me.Effects = append(slices.Clone(s.me.Effects), sp.Effect)
	case "token", "slow", "chasm", "well":
		return s.tokens(sp)
	case "upheave":
		return s.upheave(sp)
	case "wards", "strip", "raze":
		return s.strip(sp)
	case "seize":
		return s.seize(sp)
	case "corrupt":
		return s.corrupts(sp)
	case "shadow":
		return s.shadow(sp)
	case "swap", "drain":
		return s.relicsBy(sp)
	case "learn":
		return s.learn(sp)
	case "inflame":
		return s.setFire(sp)
	case "reroll", "nudge":
		return s.meddle(sp)
	}
	return nil
}

// told are the places an event names.
func (s *step) told() ([]*Place, error) {
	ids := s.p.Places
	if s.p.Place != "" {
		ids = append(slices.Clone(ids), s.p.Place)
	}
	var list []*Place
	for _, id := range ids {
		p := s.At(id)
		if p == nil {
			return nil, noPlace.With("Name", id)
		}
		list = append(list, p)
	}
	return list, nil
}

// tokens lays a spell's tokens on the places told. One lies at a place: a new one takes
// the place of the old (M-45).
func (s *step) tokens(sp *Spell) error {
	list, err := s.told()
	if err == nil && s.p.Way != "" {
		list, err = s.sent(sp)
	}
	if err != nil {
		return err
	}
	for _, p := range list {
		p.Token, p.By, p.Brief = sp.ID, s.no, sp.Duration == "brief"
		s.tell("archmage.logToken", "Spell", sp.word(), "Place", placeWord(p))
	}
	return nil
}

// sent are the places in the one way a spell is sent off.
func (s *step) sent(sp *Spell) ([]*Place, error) {
	way := slices.Index(Directions(), s.p.Way)
	here, err := s.here()
	if way < 0 || err != nil {
		return nil, badWay.With("Name", s.p.Way, "Names", "n, ne, se, s, sw, nw").ByRule(sp.Rule)
	}
	return s.line(here, way, sp.Number), nil
}

// strip lays or takes wards and followers at the places told: "wards" lays one on
// wilderness of one's own (M-79), "strip" takes the wards where the mage stands and next
// to it, one's own too (M-100), "raze" takes wards and followers, one's own too (M-82).
// What spells take gives no Blood (M-36).
func (s *step) strip(sp *Spell) error {
	list, err := s.told()
	if err != nil {
		return err
	}
	here, err := s.here()
	if err != nil {
		return err
	}
	if sp.Effect == "strip" {
		list = append([]*Place{here}, s.Neighbours(here)...)
	}
	for _, p := range list {
		switch {
		case sp.Effect == "wards" && (!p.Kind.Wild() || p.Owner != s.no || p.Tower != 0):
			if err := s.rule(badTarget.With("Spell", sp.word()), "M-79"); err != nil {
				return err
			}
			p.Wards = min(mostOfWard, p.Wards+1)
		case sp.Effect == "wards":
			p.Wards = min(mostOfWard, p.Wards+1)
		case sp.Effect == "strip":
			p.Wards = 0
		case p.Tower == 0:
			p.Wards = 0
			s.lose(p, true)
		}
	}
	s.tell("archmage.logAt", "Spell", sp.word(), "Count", len(list))
	return nil
}

// lose takes a follower off the map without a kill: no Blood (M-36). Stone Skin may
// bring it home to the Company.
func (s *step) lose(p *Place, stone bool) {
	owner := p.Owner
	p.Owner, p.Wards = 0, 0
	if owner == 0 || owner > len(s.Mages) {
		return
	}
	m := s.mage(owner)
	if stone && slices.Contains(m.Effects, "stone") {
		m.Company++
		return
	}
	m.Supply++
}

// seize takes followers prisoner at the places told: they never come back (M-82), and
// Stone Skin does not help (M-75).
func (s *step) seize(sp *Spell) error {
	list, err := s.told()
	if err != nil {
		return err
	}
	for _, p := range list {
		if p.Owner == 0 || p.Tower != 0 {
			return badTarget.With("Spell", sp.word())
		}
		if p.Owner <= len(s.Mages) {
			s.mage(p.Owner).Prison++
			s.noStone(s.mage(p.Owner))
		}
		s.tell("archmage.logSeize", "Player", s.nameOf(p.Owner), "Place", placeWord(p))
		p.Owner, p.Wards = 0, 0
	}
	return nil
}

// foe is the opponent an event names; 0 for none.
func (s *step) foeTold(sp *Spell) (*Mage, error) {
	if s.p.Foe == 0 {
		return nil, nil
	}
	if s.p.Foe < 1 || s.p.Foe > len(s.Mages) || s.p.Foe == s.no {
		return nil, badTarget.With("Spell", sp.word())
	}
	return s.mage(s.p.Foe), nil
}

// corrupts lays a token on a Fundamental apprentice of an opponent; who has none there
// is immune (M-71).
func (s *step) corrupts(sp *Spell) error {
	m, err := s.foeTold(sp)
	if m == nil || err != nil {
		return err
	}
	of, ok := sphereOf(s.p.Sphere)
	if !ok {
		return noSphere.With("Name", s.p.Sphere)
	}
	a := AreaAt(Fundamental, of)
	if m.Corrupt[a] >= m.Apprentices[a] {
		return immune.With("Name", m.Name, "Spell", sp.word()).ByRule("M-71")
	}
	m.Corrupt[a]++
	s.tell("archmage.logCorrupt", "Player", m.Name, "Area", areaWord(a))
	return nil
}

// shadow puts a follower of the Supply into an empty doorway of an opponent; if the
// Supply is empty one of the Company may stand in (M-77).
func (s *step) shadow(sp *Spell) error {
	m, err := s.foeTold(sp)
	if m == nil || err != nil {
		return err
	}
	door, ok := doorOf(s.p.Door)
	switch {
	case !ok:
		return noSphere.With("Name", s.p.Door)
	case m.Doors[door] != 0:
		return taken.With("Place", doorWord(door), "Name", s.nameOf(m.Doors[door])).ByRule("M-77")
	case s.me.Supply > 0:
		s.me.Supply--
	case s.me.Company > 0:
		s.me.Company--
	default:
		return noFollowers.With("Name", s.me.Name).ByRule("M-77")
	}
	m.Doors[door] = s.no
	s.tell("archmage.logShadow", "Player", m.Name, "Door", doorWord(door))
	return nil
}

// relicsBy moves relics: "swap" turns one kind into another, from, to and how many
// (shadows do not stand in its way, M-77); "drain" takes some of an opponent who has more
// than ten (M-72).
func (s *step) relicsBy(sp *Spell) error {
	if s.p.From == "" {
		return nil
	}
	from, ok := sphereOf(s.p.From)
	if !ok {
		return noSphere.With("Name", s.p.From)
	}
	n := 1
	if s.p.Count != nil {
		n = *s.p.Count
	}
	if n < 0 || n > Most {
		return notBetween.With("Field", "count", "Least", 0, "Most", Most)
	}
	m := s.me
	if sp.Effect == "drain" {
		foe, err := s.foeTold(sp)
		if foe == nil || err != nil {
			return err
		}
		if foe.Relics.total() <= drainBeyond {
			return immune.With("Name", foe.Name, "Spell", sp.word()).ByRule("M-72")
		}
		m = foe
	}
	if m.Relics[from] < n {
		return noRelics.With("Relic", relicWord(from), "Have", m.Relics[from], "Need", n)
	}
	m.Relics[from] -= n
	if sp.Effect == "drain" {
		s.tell("archmage.logDrain", "Player", m.Name, "Relic", counted(from, n))
		return nil
	}
	to, ok := sphereOf(s.p.To)
	if !ok {
		return noSphere.With("Name", s.p.To)
	}
	s.gain(s.e, s.no, to, n)
	s.freeOfShadow()
	s.tell("archmage.logSwap", "From", counted(from, n), "To", relicWord(to))
	return nil
}

// drainBeyond is how many relics an opponent has at the most to be safe from Decay
// (M-72).
const drainBeyond = 10

// learn gives a Fundamental spell that can be cast this very turn; the caster must
// control a Ruins (M-80).
func (s *step) learn(sp *Spell) error {
	if s.Land(s.no, Ruins) == 0 {
		if err := s.rule(badTarget.With("Spell", sp.word()), "M-80"); err != nil {
			return err
		}
	}
	if s.p.Sphere == "" {
		return nil
	}
	of, ok := sphereOf(s.p.Sphere)
	if !ok {
		return noSphere.With("Name", s.p.Sphere)
	}
	for i := range s.Spells {
		if id := s.Spells[i].ID; s.Spells[i].area() == AreaAt(Fundamental, of) && !slices.Contains(s.me.Book, id) {
			s.me.Book = append(slices.Clone(s.me.Book), id)
			s.tell("archmage.logLearn", "Spell", s.Spells[i].word())
		}
	}
	return nil
}

// setFire lays the Inflame token on an enclave of the city, the Demons' aside; one at
// most lies there (M-100).
func (s *step) setFire(sp *Spell) error {
	list, err := s.told()
	if err != nil {
		return err
	}
	for _, p := range list {
		if !p.Kind.mythic() || p.Kind == "demons" {
			return badTarget.With("Spell", sp.word()).ByRule("M-100")
		}
	}
	return s.tokens(sp)
}

// note is something the table should know after this event.
func (s *State) note(id, rule string, pairs ...any) {
	s.passed = append(s.passed, tracker.Note(id, rule, pairs...))
}
