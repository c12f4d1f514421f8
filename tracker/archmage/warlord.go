package archmage

import (
	"errors"
	"slices"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

// Warlord is the opponent of who plays alone. He gathers nothing and casts nothing, and
// has all his followers at any time (M-86).
type Warlord struct {
	At     string `json:"at"`
	Outer  bool   `json:"outer"` // the ring of this round; the inner one in the first (M-87)
	Stage  Stage  `json:"stage"`
	Pip    int    `json:"pip"`             // the die of the direction (M-88)
	Sense  int    `json:"sense"`           // the die of the sense of rotation (M-89)
	Points int    `json:"points"`          // of movement that are left
	Fresh  bool   `json:"fresh,omitempty"` // the last die can still be meddled with (M-99)
	Fire   Kind   `json:"fire,omitempty"`  // the wilderness that Inflame is to hit (M-100)
	Trail  []Pace `json:"trail,omitempty"` // what he has done since he last set out
}

// Stage is how far the Warlord's turn is.
type Stage string

// The stages of his turn.
const (
	atTower Stage = "direction" // the first die is to be rolled
	setOut  Stage = "out"       // it lies there
	onRing  Stage = "sense"     // the second die is to be rolled
	walking Stage = "walk"
)

// luck is where an event's dice and tiles come from, in their order.
type luck struct{ dice, rolls, tiles int }

// walk is one step of the Warlord's turn, or all that are left (M-85, M-87).
func (s *step) walk() error {
	w := s.Warlord
	switch {
	case w == nil:
		return noWarlord.With().ByRule("M-84")
	case s.Phase != Warpath:
		return notNow.With("Phase", phaseWord(s.Phase)).ByRule("M-85")
	}
	var at luck
	for {
		if w.Fire != "" {
			return inflamed.With("Place", kindWord(w.Fire)).ByRule("M-100")
		}
		if w.Stage == atTower {
			w.Trail = nil
		}
		said := len(s.lines)
		if err := s.warlordStep(&at); err != nil {
			return err
		}
		s.paced(said)
		if !s.p.All || s.Phase != Warpath || w.Fire != "" {
			return nil
		}
	}
}

// warlordStep does the next step of his turn.
func (s *step) warlordStep(at *luck) error {
	w := s.Warlord
	switch w.Stage {
	case atTower:
		die, err := s.die(at)
		if err != nil {
			return err
		}
		w.At, w.Pip, w.Stage, w.Fresh = s.tower(), die, setOut, true
		s.say(s.e, 0, "archmage.logPip", "Die", die, "Direction", directionWord(s.way(die)), "Rule", "M-88")
		s.fell(die)
	case setOut:
		s.setOut()
	case onRing:
		die, err := s.die(at)
		if err != nil {
			return err
		}
		w.Sense, w.Stage, w.Points, w.Fresh = die, walking, Points, true
		s.say(s.e, 0, "archmage.logSense", "Die", die, "Sense", senseWord(die), "Rule", "M-89")
		s.fell(die)
	default:
		return s.stride(at)
	}
	return nil
}

// fell lays a die beside the line that was said last.
func (s *State) fell(die int) {
	s.lines[len(s.lines)-1].Came = &tracker.Came{Side: die, Of: dieSides, Counts: die}
}

// die is the next die: one that was typed, or one that was rolled.
func (s *step) die(at *luck) (int, error) {
	n := 0
	switch {
	case at.dice < len(s.p.Dice):
		n = s.p.Dice[at.dice]
		at.dice++
	case at.rolls < len(s.e.Rolls):
		n = s.e.Rolls[at.rolls]
		at.rolls++
	default:
		return 0, tracker.RollsMissing.With("Action", string(s.e.Kind))
	}
	if n < 1 || n > dieSides {
		return 0, badDie.With("Die", n)
	}
	return n, nil
}

// tower is the id of the Cursed Tower.
func (s *State) tower() string {
	for i := range s.Places {
		if s.Places[i].Kind == CursedTower {
			return s.Places[i].ID
		}
	}
	return ""
}

// setOut goes straight out from the Cursed Tower, two spaces to the inner ring or three
// to the outer one, for nothing (M-88).
func (s *step) setOut() {
	w := s.Warlord
	d := directions()[s.way(w.Pip)]
	steps := 2 + boolInt(w.Outer)
	w.Stage, w.Fresh = onRing, false
	for i := range s.Places {
		p := &s.Places[i]
		if far := hex(p.Q, p.R); far > 0 && far < steps && p.Q == d[0]*far && p.R == d[1]*far {
			s.entered(p)
		}
	}
	ring := s.ring(steps)
	if len(ring) == 0 {
		return
	}
	to := slices.MinFunc(ring, func(a, b *Place) int { // the very place, or the one nearest to where it would be
		return fars(a, d, steps) - fars(b, d, steps)
	})
	w.At = to.ID
	s.say(s.e, 0, "archmage.logSetOut", "Place", placeWord(to), "Ring", ringWord(w.Outer), "Rule", "M-88")
	s.entered(to)
}

func fars(p *Place, d [2]int, steps int) int { return hex(p.Q-d[0]*steps, p.R-d[1]*steps) }

// entered sets off an Inflame token where the Warlord comes: the player chooses a
// wilderness of its colour that he controls (M-100).
func (s *step) entered(p *Place) {
	sp := s.spell(p.Token)
	if sp == nil || sp.Effect != "inflame" || len(p.Kind.Races()) == 0 {
		return
	}
	for _, kind := range WildKinds() {
		if of, _ := kind.wildSphere(); of == p.Kind.Races()[0] && s.Land(s.foe(), kind) > 0 {
			s.Warlord.Fire = kind
		}
	}
}

// inflames takes the Warlord's ward or follower at the place the player chose (M-100).
func (s *step) inflames() error {
	if s.Warlord == nil || s.Warlord.Fire == "" {
		return noWarlord.With().ByRule("M-100")
	}
	p := s.At(s.p.Place)
	if p == nil {
		return noPlace.With("Name", s.p.Place)
	}
	if p.Kind != s.Warlord.Fire || p.Owner != s.foe() {
		return wrongPlace.With("Place", placeWord(p)).ByRule("M-100")
	}
	s.Warlord.Fire = ""
	if p.Wards > 0 {
		p.Wards--
	} else {
		p.Owner = 0
	}
	s.tell("archmage.logInflame", "Place", placeWord(p))
	return nil
}

// dazed tells whether the Warlord can do nothing at a place: the player's mage or tower
// is there (M-92).
func (s *State) dazed(p *Place) bool { return p.Tower == 1 || s.Mages[0].At == p.ID }

// stride spends one point of the Warlord's, by what lies where he stands (M-90, M-91,
// M-92); with none left his Journey ends.
func (s *step) stride(at *luck) error {
	w := s.Warlord
	w.Fresh = false
	p := s.At(w.At)
	if p == nil || w.Points == 0 {
		s.warlordEnds() // his Journey's End
		return nil
	}
	switch {
	case s.dazed(p):
		s.paceOn(p)
	case !p.Open():
		return s.uncover(p, at)
	case p.Owner == 1:
		s.raid(p)
	default:
		s.claim(p)
		s.paceOn(p)
	}
	return nil
}

// uncover flips the tile he stands on for a point, and claims it (M-90).
func (s *step) uncover(p *Place, at *luck) error {
	kind, err := s.foundBy(p, at)
	if err != nil {
		return err
	}
	s.turnUp(p, kind)
	s.Warlord.Points--
	s.say(s.e, 0, "archmage.logWarlordExplores", "Place", placeWord(p), "Left", s.Warlord.Points, "Rule", "M-90")
	s.claim(p)
	return nil
}

// foundBy is found for the Warlord, who may turn up several tiles with one event.
func (s *step) foundBy(p *Place, at *luck) (Kind, error) {
	if at.tiles < len(s.p.Kinds) {
		at.tiles++
		return s.found(p, at.tiles-1)
	}
	one := *s
	one.p.Kind, one.p.Kinds = nil, nil
	kind, err := one.found(p, at.rolls)
	at.rolls++
	return kind, err
}

// claim places one of his followers for nothing on an open, empty place that takes one
// (M-90, reading Mc).
func (s *step) claim(p *Place) {
	if p.Owner != 0 || !p.Open() || !p.Kind.Holds() || s.dazed(p) || s.onMap(s.foe()) >= Followers {
		return
	}
	p.Owner = s.foe()
	s.say(s.e, 0, "archmage.logClaim", "Place", placeWord(p), "Rule", "M-90")
}

// raid takes the player's ward, or the follower and claims the place: the follower goes
// to the Supply, and the player gains a Blood (M-91).
func (s *step) raid(p *Place) {
	s.Warlord.Points--
	left := s.Warlord.Points
	if p.Wards > 0 {
		p.Wards--
		s.say(s.e, 0, "archmage.logWarlordUnravels", "Place", placeWord(p), "Left", left, "Rule", "M-91")
		return
	}
	p.Owner = 0
	m := s.mage(1)
	if slices.Contains(m.Effects, "stone") {
		m.Company++
	} else {
		m.Supply++
	}
	s.gain(s.e, 1, Blood, 1)
	s.say(s.e, 0, "archmage.logWarlordKills", "Place", placeWord(p), "Left", left, "Rule", "M-91")
	s.claim(p)
}

// paceOn goes on along the ring for a point, for two into Entangling Vines (M-73). Past the
// player's mage and tower he walks without acting; where the points would end on one, or do
// not reach, he stays and forfeits them (M-92, reading Md).
func (s *step) paceOn(p *Place) {
	w := s.Warlord
	ring := s.ring(hex(p.Q, p.R))
	i := slices.Index(ring, p)
	if i < 0 || len(ring) < 2 {
		w.Points = 0
		return
	}
	by := 1
	if w.Sense%2 == 1 { // odd is counter-clockwise (M-89)
		by = -1
	}
	after := func(n int) *Place { return ring[((i+by*n)%len(ring)+len(ring))%len(ring)] }
	far := 0 // the points to the next place where he may stand
	for n := 1; n <= len(ring); n++ {
		far += s.price(after(n))
		if !s.dazed(after(n)) {
			break
		}
	}
	to := after(1)
	cost := s.price(to)
	if far > w.Points && (!s.dazed(p) || cost > w.Points) {
		id, rule := "archmage.logForfeits", "M-92"
		if cost > w.Points {
			id, rule = "archmage.logTangled", "M-73"
		}
		s.say(s.e, 0, id, "Count", w.Points, "Rule", rule)
		w.Points = 0
		return
	}
	w.Points -= cost
	w.At = to.ID
	s.say(s.e, 0, "archmage.logWarlordMoves", "Place", placeWord(to), "Left", w.Points, "Rule", "M-90")
	if cost > 1 {
		s.note("archmage.noteVines", "M-73", "Place", placeWord(to))
	}
	s.entered(to)
	s.claim(to)
}

// warlordEnds is his Journey's End: on a wilderness of his he wards it and the adjacent
// places of his (M-94). Then the player's turn begins (M-85).
func (s *step) warlordEnds() {
	w := s.Warlord
	if p := s.At(w.At); p != nil && p.Kind.Wild() && p.Owner == s.foe() {
		list := s.wardable(s.foe(), p)
		for _, each := range list {
			each.Wards++
		}
		s.say(s.e, 0, "archmage.logWarlordWards", "Count", len(list), "Rule", "M-94")
	}
	w.Stage, w.Outer, w.Points = atTower, !w.Outer, 0
	s.begin()
}

// warlordRolls are the dice and tiles the next step needs, or all that are left of his
// turn, in their order, after those that are rolled already.
func (s *State) warlordRolls(p payload, rolled []int, from dice.Source) []int {
	if s.Warlord == nil || s.Phase != Warpath {
		return rolled
	}
	e := tracker.Event{Kind: walk, Rolls: slices.Clone(rolled)}
	for range 40 { // his longest turn has fewer steps
		try := step{State: s.clone(), e: e, p: p, no: 1}
		try.me = try.mage(1)
		if err := try.walk(); !errors.Is(err, tracker.RollsMissing) {
			return e.Rolls
		}
		n := 0
		switch at := try.At(try.Warlord.At); {
		case try.Warlord.Stage != walking:
			n = dice.ThrowSide(from, dieSides)
		case at != nil:
			n = pick(from, len(try.down(at.Stack)))
		}
		e.Rolls = append(e.Rolls, n)
	}
	return e.Rolls
}

// meddle changes the Warlord's last die as long as nothing has come of it: Torment rolls
// it again, Befuddle moves it by one and does not go past 1 and 6 (M-99, reading Mh).
func (s *step) meddle(sp *Spell) error {
	w := s.Warlord
	if w == nil || !w.Fresh {
		return notNow.With("Phase", phaseWord(s.Phase)).ByRule("M-99")
	}
	die := &w.Pip
	if w.Stage == walking {
		die = &w.Sense
	}
	n := *die
	switch {
	case sp.Effect == "nudge" && s.p.Count != nil:
		n += *s.p.Count
		if abs(n-*die) != 1 {
			return badDie.With("Die", n).ByRule("M-99")
		}
	case sp.Effect == "nudge":
		return tracker.FieldMissing.With("Action", string(cast), "Field", "count")
	case s.p.Die != 0:
		n = s.p.Die
	case len(s.e.Rolls) > 0:
		n = s.e.Rolls[0]
	default:
		return tracker.RollsMissing.With("Action", string(s.e.Kind))
	}
	if n < 1 || n > dieSides {
		return badDie.With("Die", n).ByRule("M-99")
	}
	*die = n
	said := len(s.lines)
	s.tell("archmage.logDie", "Die", n, "Rule", "M-99")
	s.fell(n)
	s.paced(said)
	return nil
}
