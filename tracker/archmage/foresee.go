package archmage

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// Gain is what an event would bring a seat as the table stands, so that it can be weighed before
// it is done.
type Gain struct {
	Points    int      // more than would count now (M-66, M-67)
	Relics    Relics   // at once; below zero they are paid
	Followers int      // of the Company
	Choices   int      // of a relic or a follower, which Towns give (M-48)
	Gathers   Relics   // more with every Gather from then on
	Learned   []string // spells more from the next Preparation on (M-20)
	Lost      []string // spells less
}

// Gain tells what an event would bring its seat. It is false where the rules refuse the event as it
// is, and where its dice or a tile that lies face down decide.
func (g Game) Gain(before tracker.State, e tracker.Event) (Gain, bool) {
	was, ok := before.(*State)
	if !ok || e.Seat < 1 {
		return Gain{}, false
	}
	after, err := g.Apply(was, e)
	if err != nil {
		return Gain{}, false
	}
	gain := was.gainTo(after.(*State), int(e.Seat))
	if p, err := read(e); err == nil && e.Kind == gather {
		gain.Choices = was.harvest(int(e.Seat)).Towns - p.townsTold()
	}
	return gain, true
}

// gainTo is what a seat has more in another state of the table.
func (s *State) gainTo(after *State, seat int) Gain {
	is, was := after.mage(seat), s.mage(seat)
	g := Gain{Points: after.Count(seat).Total - s.Count(seat).Total, Followers: is.Company - was.Company}
	more, less := after.harvest(seat), s.harvest(seat)
	for i := range g.Relics {
		g.Relics[i] = is.Relics[i] - was.Relics[i]
		g.Gathers[i] = more.Relics[i] - less.Relics[i]
	}
	knows, knew := after.Learned(seat), s.Learned(seat)
	g.Learned = slices.DeleteFunc(slices.Clone(knows), func(id string) bool { return slices.Contains(knew, id) })
	g.Lost = slices.DeleteFunc(slices.Clone(knew), func(id string) bool { return slices.Contains(knows, id) })
	return g
}

// Said is a gain in words, the points first; always something.
func (s *State) Said(g Gain) tracker.Message {
	list := tracker.List{}
	say := func(id string, n int, pairs ...any) {
		if n == 0 {
			return
		}
		sign := "+"
		if n < 0 {
			sign = "−"
		}
		list = append(list, tracker.Note("archmage.gain"+id, "", append(pairs, "Count", abs(n), "Sign", sign)...))
	}
	relics := func(id string, r Relics, sign int) {
		for i := range r {
			r[i] = max(0, sign*r[i])
		}
		say(id, r.total(), "Relics", s.relicsSaid(r))
	}
	spells := func(id string, ids []string) {
		names := tracker.List{}
		for _, each := range ids {
			names = append(names, s.spell(each).word())
		}
		say(id, len(ids), "Spells", names)
	}
	say("Points", g.Points)
	relics("Relics", g.Relics, 1)
	relics("Pays", g.Relics, -1)
	say("Followers", g.Followers)
	say("Choices", g.Choices)
	relics("Gathers", g.Gathers, 1)
	spells("Learns", g.Learned)
	spells("Forgets", g.Lost)
	if len(list) == 0 {
		return tracker.Word("archmage.gainNothing")
	}
	return list
}

// Prospect is something a seat might get next, and what it would bring.
type Prospect struct {
	What tracker.Message
	Rule string
	Gain
}

// Prospects are what one place more of each type of wilderness, one relic more that makes up an
// apprentice, and each promotion that the wheel allows would bring a seat, wherever its mage
// stands: what changes its points or its spells.
func (s *State) Prospects(seat int) []Prospect {
	var list []Prospect
	would := func(what tracker.Message, rule string, change func(after *State, m *Mage)) {
		after := s.clone()
		change(after, after.mage(seat))
		if g := s.gainTo(after, seat); g.Points != 0 || len(g.Learned)+len(g.Lost) > 0 {
			list = append(list, Prospect{what, rule, g})
		}
	}
	m := s.mage(seat)
	for _, into := range m.promotable() {
		would(tracker.Note("archmage.prospectPromote", "", "Area", areaWord(into)), "M-61", func(_ *State, m *Mage) { m.raise(into) })
	}
	for _, of := range Spheres() {
		if n := m.Relics[of]; n%2 == 1 && n < Most && m.Company > 0 {
			would(tracker.Note("archmage.prospectRelic", "", "Relic", counted(of, 1), "Sphere", sphereWord(of)), "M-53", func(_ *State, m *Mage) {
				m.Apprentices[AreaAt(Fundamental, of)]++
				m.Relics[of]--
				m.Company--
			})
		}
	}
	for _, kind := range WildKinds() {
		would(tracker.Note("archmage.prospectTile", "", "Kind", kindWord(kind)), "M-67", func(after *State, _ *Mage) {
			after.Places = append(after.Places, Place{Stack: Wild, Kind: kind, Owner: seat})
		})
	}
	return list
}

// Foretold is how the game would end if everybody scored now (M-64): for whoever wonders what the
// last round would count.
func (s *State) Foretold() tracker.Result {
	if s.Solo() {
		return s.result()
	}
	end := s.clone()
	end.Phase = Over
	return end.result()
}
