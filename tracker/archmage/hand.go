package archmage

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/tracker"
)

// What hands at the table do: they set what lies there, whatever came about. The counts
// still hold: 25 followers, shelves of 0 to 6, one tower each.

// change moves a number by hand: a relic, the Company (from and to the Supply), the
// points, the round, a planet ("planet-time").
func (s *step) change() error {
	from, least, most, put := s.number(s.p.Track)
	if put == nil {
		return noTrack.With("Track", s.p.Track)
	}
	to := from + s.p.Amount
	if s.e.Kind == tracker.Set {
		to = s.p.Value
	}
	to = min(most, max(least, to))
	if to == from {
		return tracker.NothingChanges.With("Name", trackWord(s.p.Track))
	}
	put(to)
	seat := int(s.e.Seat)
	l := tracker.Line{
		Seq: s.e.Seq, At: s.e.At, Seat: s.e.Seat, Round: s.Round, ID: "archmage.logChange",
		Args: map[string]any{"Name": s.nameOf(seat), "Track": trackWord(s.p.Track)},
		Join: &tracker.Join{Key: fmt.Sprint(seat, s.p.Track), From: from, To: to},
	}
	if seat == 0 {
		l.ID = "archmage.logChangeTable"
	}
	s.lines = append(s.lines, l)
	return nil
}

// number is a number a hand can change: what it is, its bounds, and what sets it.
func (s *step) number(track string) (from, least, most int, put func(int)) {
	m := s.me
	if s.e.Seat == 0 {
		switch track {
		case "points":
			return s.Points, 0, 99, func(n int) { s.Points = n }
		case "round":
			return s.Round, 1, 99, func(n int) { s.Round = n }
		}
		return s.printed(track)
	}
	switch all := m.Company + m.Supply; track {
	case "points":
		return s.Points, 0, 99, func(n int) { s.Points = n }
	case "company":
		return m.Company, 0, all, func(n int) { m.Company, m.Supply = n, all-n }
	case "supply":
		return m.Supply, 0, all, func(n int) { m.Company, m.Supply = all-n, n }
	case "prison":
		return m.Prison, 0, m.Prison + m.Supply, func(n int) { m.Supply, m.Prison = m.Supply+m.Prison-n, n }
	}
	if name, ok := strings.CutPrefix(track, "planet-"); ok {
		if of, ok := sphereOf(name); ok {
			return m.Planets[of], -Steps, Steps, func(n int) { m.Planets[of] = n }
		}
		return 0, 0, 0, nil
	}
	if of, ok := sphereOf(track); ok {
		return m.Relics[of], 0, Most, func(n int) { m.Relics[of] = n }
	}
	return 0, 0, 0, nil
}

// printed is a number below the planets, "space-1" to "space-6" from the left (M-9). It can
// be put right in the whole first round, as long as the planets stand where they began;
// once the game runs, the relics of whoever began above it follow.
func (s *step) printed(track string) (from, least, most int, put func(int)) {
	name, ok := strings.CutPrefix(track, "space-")
	n, err := strconv.Atoi(name)
	if !ok || err != nil || n < 1 || n > len(s.Track) || !s.AtStart() {
		return 0, 0, 0, nil
	}
	return s.Track[n-1], 0, Most, func(value int) {
		by := value - s.Track[n-1]
		s.Track = slices.Clone(s.Track)
		s.Track[n-1] = value
		if s.Phase == Setup {
			return
		}
		for i := range s.Mages {
			for of, at := range s.Mages[i].Planets {
				if spaceAt(at) == n-1 {
					s.Mages[i].Relics[of] = min(Most, max(0, s.Mages[i].Relics[of]+by))
				}
			}
		}
	}
}

// flip is of no use here: nothing of the game lies on one of two sides.
func (s *step) flip() error { return tracker.UnknownAction.With("Action", string(tracker.Flip)) }

// hand sets a location as it lies on the table. Followers come from the Supply, then
// from the Company, and go back to the Supply.
func (s *step) hand() error {
	p := s.At(s.p.Place)
	if p == nil {
		return noPlace.With("Name", s.p.Place)
	}
	if err := s.handKind(p); err != nil {
		return err
	}
	if s.p.Owner != nil {
		if n := *s.p.Owner; n < 0 || n > s.Owners() {
			return tracker.UnknownSeat.With("Seat", n, "Seats", s.Owners())
		}
		if *s.p.Owner != 0 && !p.Kind.Holds() {
			return noTolerance.With("Place", placeWord(p)).ByRule("M-32")
		}
		p.Owner = *s.p.Owner
		if p.Tower != p.Owner {
			p.Tower = 0
		}
	}
	if err := s.handTower(p); err != nil {
		return err
	}
	if s.p.Wards != nil {
		if n := *s.p.Wards; n < 0 || n > mostOfWard {
			return notBetween.With("Field", "wards", "Least", 0, "Most", mostOfWard)
		}
		p.Wards = *s.p.Wards
	}
	if s.p.Token != nil {
		sp := s.spell(*s.p.Token)
		if sp == nil && *s.p.Token != "" {
			return noSpell.With("Name", *s.p.Token)
		}
		p.Token, p.By, p.Brief = *s.p.Token, 0, false
		if sp != nil {
			p.Token, p.By, p.Brief = sp.ID, s.no, sp.Duration == "brief"
		}
	}
	if s.p.By != nil {
		if n := *s.p.By; n < 0 || n > len(s.Mages) {
			return tracker.UnknownSeat.With("Seat", n, "Seats", len(s.Mages))
		}
		p.By = *s.p.By
	}
	if p.Owner == 0 && p.Wards > 0 && s.p.Wards == nil {
		p.Wards = 0
	}
	if err := s.balance(); err != nil {
		return err
	}
	s.say(s.e, int(s.e.Seat), "archmage.logPlace", "Place", placeWord(p), "Player", s.nameOf(p.Owner), "Count", p.Wards)
	return nil
}

// Owners is the highest seat that can control a place.
func (s *State) Owners() int { return len(s.Mages) + boolInt(s.Solo()) }

func (s *step) handKind(p *Place) error {
	if s.p.Kind == nil || *s.p.Kind == p.Kind {
		return nil
	}
	to := *s.p.Kind
	if to != Unknown && (!to.known() || to.stack() == City) || p.Stack == City {
		return noKind.With("Name", string(to))
	}
	if to != Unknown && s.Left[to] == 0 {
		if err := s.rule(noneLeft.With("Kind", kindWord(to)), "M-2"); err != nil {
			return err
		}
	}
	if p.Kind != Unknown {
		s.draw(Unknown) // a map of its own
		s.Left[p.Kind]++
	}
	p.Kind = to
	if to != Unknown {
		s.draw(to)
	}
	if !to.Holds() {
		p.Owner, p.Tower, p.Wards = 0, 0, 0
	}
	return nil
}

// handTower puts a mage tower on a wilderness, or takes it away: of each mage one stands
// at the most.
func (s *step) handTower(p *Place) error {
	if s.p.Tower == nil {
		return nil
	}
	n := *s.p.Tower
	switch {
	case n < 0 || n > len(s.Mages):
		return tracker.UnknownSeat.With("Seat", n, "Seats", len(s.Mages))
	case n != 0 && !p.Kind.Wild():
		return wrongPlace.With("Place", placeWord(p)).ByRule("M-55")
	}
	for i := range s.Places {
		if n != 0 && s.Places[i].Tower == n {
			s.Places[i].Tower, s.Places[i].Owner = 0, 0
		}
	}
	if p.Tower = n; n != 0 {
		p.Owner, p.Wards = n, 0
	} else if s.p.Owner == nil {
		p.Owner = 0
	}
	return nil
}

// balance makes every mage's followers 25 again, by the Supply and then the Company. It
// refuses what they are not enough for.
func (s *step) balance() error {
	for i := range s.Mages {
		m := &s.Mages[i]
		m.Supply += Followers - s.total(i+1)
		if m.Supply < 0 {
			m.Company, m.Supply = m.Company+m.Supply, 0
		}
		if m.Company < 0 {
			return notWhole25.With("Name", m.Name, "Count", Followers).ByRule("M-5")
		}
	}
	return nil
}

// area sets the apprentices and the corrupt ones of an area of the wheel, or who stands
// in a doorway.
func (s *step) area() error {
	if s.p.Door != "" {
		door, ok := doorOf(s.p.Door)
		if !ok {
			return noSphere.With("Name", s.p.Door)
		}
		if s.p.Foe < 0 || s.p.Foe > len(s.Mages) || s.p.Foe == s.no {
			return tracker.UnknownSeat.With("Seat", s.p.Foe, "Seats", len(s.Mages))
		}
		s.me.Doors[door] = s.p.Foe
	}
	if s.p.Area != "" {
		a, ok := areaOf(s.p.Area)
		if !ok {
			return noArea.With("Name", s.p.Area)
		}
		for _, each := range []struct {
			told *int
			into *int
		}{{s.p.Count, &s.me.Apprentices[a]}, {s.p.Corrupt, &s.me.Corrupt[a]}} {
			if each.told == nil {
				continue
			}
			if n := *each.told; n < 0 || n > Followers {
				return notBetween.With("Field", "count", "Least", 0, "Most", Followers)
			}
			*each.into = *each.told
		}
		s.me.Corrupt[a] = min(s.me.Corrupt[a], s.me.Apprentices[a])
	}
	if err := s.balance(); err != nil {
		return err
	}
	s.tell("archmage.logByHand")
	return nil
}

// book puts a spell into a book or takes it out, or marks it as cast.
func (s *step) book() error {
	sp := s.spell(s.p.Spell)
	if sp == nil {
		return noSpell.With("Name", s.p.Spell)
	}
	s.me.Book = listed(s.me.Book, sp.ID, s.p.Known)
	s.me.Cast = listed(s.me.Cast, sp.ID, s.p.Used)
	s.tell("archmage.logBook", "Spell", sp.word())
	return nil
}

// listed gives a list with or without an entry; as it is where nobody says.
func listed(list []string, id string, in *bool) []string {
	if in == nil || slices.Contains(list, id) == *in {
		return list
	}
	list = slices.Clone(list)
	if *in {
		return append(list, id)
	}
	return slices.DeleteFunc(list, func(s string) bool { return s == id })
}

// spelled puts down what a spell's card says: where on the wheel it stands, how long it
// lasts, what it does; or adds a spell.
func (s *step) spelled() error {
	id := strings.ToLower(strings.TrimSpace(s.p.Spell))
	if id == "" || len(id) > 40 {
		return noSpell.With("Name", s.p.Spell)
	}
	s.Spells = slices.Clone(s.Spells)
	sp := s.spell(id)
	if sp == nil {
		s.Spells = append(s.Spells, Spell{ID: id, Name: s.p.Spell, Area: AreaAt(Fundamental, Time).ID()})
		sp = &s.Spells[len(s.Spells)-1]
	}
	sp.Sure = "own"
	if s.p.Area != "" {
		a, ok := areaOf(s.p.Area)
		if !ok {
			return noArea.With("Name", s.p.Area)
		}
		sp.Area = a.ID()
	}
	if s.p.Duration != "" {
		if !slices.Contains(durations(), s.p.Duration) {
			return tracker.UnknownValue.With("Option", "duration", "Value", s.p.Duration, "Values", strings.Join(durations(), ", "))
		}
		sp.Duration = s.p.Duration
	}
	if s.p.Effect != nil {
		if !slices.Contains(Effects(), *s.p.Effect) {
			return tracker.UnknownValue.With("Option", "effect", "Value", *s.p.Effect, "Values", strings.Join(Effects()[1:], ", "))
		}
		sp.Effect = *s.p.Effect
	}
	if s.p.Number != nil {
		sp.Number = min(99, max(0, *s.p.Number))
	}
	for _, y := range []struct{ told, into *Yield }{{&s.p.Enters, &sp.Enters}, {&s.p.Gives, &sp.Owner}} {
		if *y.told == nil {
			continue
		}
		if err := checkYield(*y.told); err != nil {
			return err
		}
		*y.into = *y.told
	}
	if s.p.Name != nil {
		sp.Name = *s.p.Name
	}
	if s.p.Text != nil {
		sp.Text = *s.p.Text
	}
	s.say(s.e, 0, "archmage.logSpell", "Spell", sp.word())
	return nil
}

// durations are how long a spell lasts (M-44).
func durations() []string { return []string{"instant", "brief", "lasting"} }
