package archmage

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// cast casts a spell of the book: in the Journey and at its end (M-38), never in the
// Preparation (M-19), each once a turn (M-39), for its price (M-40 to M-42) and the toll
// of shadows (M-77). Torment and Befuddle are cast in the Warlord's turn (M-99).
func (s *step) cast() error {
	sp := s.spell(s.p.Spell)
	if sp == nil {
		return noSpell.With("Name", s.p.Spell)
	}
	if err := s.mayCast(sp); err != nil {
		return err
	}
	pay, err := s.payment(sp)
	if err != nil {
		return err
	}
	if err := s.pays(sp, pay); err != nil {
		return err
	}
	s.me.Cast = append(slices.Clone(s.me.Cast), sp.ID)
	s.tell("archmage.logCast", "Spell", sp.word(), "Relics", s.relicsSaid(pay.Pay))
	if sp.Rule != "" {
		s.note("archmage.hint-"+sp.ID, sp.Rule)
	}
	return s.effect(sp)
}

// mayCast refuses a spell that cannot be cast now.
func (s *step) mayCast(sp *Spell) error {
	phases := []Phase{Journey, End}
	rule := "M-38"
	switch {
	case s.Phase == Preparation:
		rule = "M-19"
	case sp.Effect == "reroll" || sp.Effect == "nudge":
		phases, rule = []Phase{Warpath}, "M-99"
	case sp.Effect == "points" || sp.Effect == "stop":
		phases, rule = []Phase{Journey}, sp.Rule
	}
	if s.no != s.Turn && !s.e.Overrule {
		return notTurn.With("Name", s.me.Name).ByRule("M-38")
	}
	if !slices.Contains(phases, s.Phase) {
		if err := s.rule(notNow.With("Phase", phaseWord(s.Phase)), rule); err != nil {
			return err
		}
	}
	if !slices.Contains(s.me.Book, sp.ID) {
		if err := s.rule(notKnown.With("Spell", sp.word()), "M-43"); err != nil {
			return err
		}
	}
	if slices.Contains(s.me.Cast, sp.ID) {
		return s.rule(onceATurn.With("Spell", sp.word()), "M-39")
	}
	return nil
}

// payment is the payment the event tells, or the best where it tells none.
func (s *step) payment(sp *Spell) (payment, error) {
	if s.p.Pay == nil {
		ways := s.payments(s.no, sp)
		if len(ways) == 0 {
			return payment{}, wrongPrice.With("Spell", sp.word(), "Count", int(sp.area().Level())).ByRule(priceRule(sp))
		}
		if len(s.p.Toll) == 0 {
			return ways[0], nil
		}
		for _, w := range ways {
			if slices.Equal(w.Toll, s.p.Toll) {
				return w, nil
			}
		}
	}
	p := payment{Toll: s.p.Toll}
	for name, n := range tracker.Ordered(s.p.Pay) {
		of, ok := sphereOf(name)
		switch {
		case !ok:
			return p, noSphere.With("Name", name)
		case n < 0:
			return p, notBetween.With("Field", name, "Least", 0, "Most", Most)
		case n > 0 && !slices.Contains(sp.area().Spheres(), of):
			return p, wrongRelic.With("Spell", sp.word(), "Relic", relicWord(of)).ByRule(priceRule(sp))
		}
		p.Pay[of] += n
	}
	if p.Pay.total() != int(sp.area().Level()) {
		return p, wrongPrice.With("Spell", sp.word(), "Count", int(sp.area().Level())).ByRule(priceRule(sp))
	}
	return p, nil
}

// priceRule is the rule about the price of a spell's level.
func priceRule(sp *Spell) string {
	return map[Level]string{Fundamental: "M-40", Advanced: "M-41", Master: "M-42"}[sp.area().Level()]
}

// pays takes a payment from the shelves. The toll comes first, and its shadow goes home
// to its caster's Supply (M-77).
func (s *step) pays(sp *Spell, p payment) error {
	for _, toll := range p.Toll {
		if err := s.payToll(toll); err != nil {
			return err
		}
	}
	if open := s.me.shadowed(p.Pay); len(open) > 0 {
		r := tollFirst.With("Door", doorWord(open[0]), "Name", s.nameOf(s.me.Doors[open[0]]))
		if err := s.rule(r, "M-77"); err != nil {
			return err
		}
	}
	left, ok := minus(s.me.Relics, p.Pay)
	if !ok {
		for i := range left {
			if left[i] < 0 {
				return noRelics.With("Relic", relicWord(Sphere(i)), "Have", s.me.Relics[i], "Need", p.Pay[i]).ByRule(priceRule(sp))
			}
		}
	}
	s.me.Relics = left
	return nil
}

func (s *step) payToll(t tollPart) error {
	door, ok := doorOf(t.Door)
	with, also := sphereOf(t.Relic)
	switch {
	case !ok:
		return noSphere.With("Name", t.Door)
	case !also || with != door && with != door.Next():
		return noSphere.With("Name", t.Relic)
	case s.me.Doors[door] == 0:
		return nobodyThere.With("Place", doorWord(door)).ByRule("M-77")
	case s.me.Relics[with] == 0:
		return noRelics.With("Relic", relicWord(with), "Have", 0, "Need", 1).ByRule("M-77")
	}
	caster := s.me.Doors[door]
	s.me.Relics[with]--
	s.gain(s.e, caster, with, 1)
	s.me.Doors[door] = 0
	s.mage(caster).Supply++
	s.tell("archmage.logToll", "Relic", counted(with, 1), "Player", s.nameOf(caster))
	return nil
}

// relicsSaid are some relics in words: "2 Scrolls, 1 Gem".
func (s *State) relicsSaid(r Relics) tracker.Message {
	list := tracker.List{}
	for i, n := range r {
		if n > 0 {
			list = append(list, counted(Sphere(i), n))
		}
	}
	return list
}
