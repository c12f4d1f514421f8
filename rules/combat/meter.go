package combat

import "quickcast/rules/dice"

// Meter gives the odds of exchanges as float64, for a screen that asks at every touch.
// It walks the same steps as [Exchange.Odds] and is within 1e-12 of it. A Meter keeps
// its memory: a question asked again allocates nothing. The zero Meter is ready. It is
// not for two goroutines at once.
type Meter struct {
	script script
	cloud  cloud[dice.Real]
	near   Near
	known  [seats]bool
}

// Near is all that can come of an exchange, nearly. It is good until the Meter is
// asked again.
type Near struct {
	Hit           float64
	Barrier       float64
	Counterstrike float64
	BothDestroyed float64
	Fates         [2]NearFate // by Seat: of the attacker and of the defender
}

// NearFate is what can become of one object. The index of a distribution is the
// outcome.
type NearFate struct {
	Damage    []float64 // received in all, not cut at Life
	Capped    []float64 // the same, cut at the Life that remained
	Healed    []float64
	Expected  float64 // of Damage
	Destroyed float64
	Shield    float64
	Markers   [markerKinds][]float64 // by Condition, those it came with included
}

// Read gives the odds of the exchange.
func (m *Meter) Read(x *Exchange) *Near {
	l := x.law()
	x.write(&m.script)
	m.script.settle()
	m.near.clear()
	m.known = [seats]bool{}
	m.cloud.begin(l, &m.script)
	for i := range m.script.steps {
		at := &m.script.steps[i]
		m.cloud.advance(at)
		if at.kind == stepEnd {
			m.settled(at)
			m.cloud.forget(at)
		}
	}
	m.bothDestroyed(x)
	return &m.near
}

// settled reads what the end of an attack settles. The last one settles all.
func (m *Meter) settled(at *step) {
	for seat, c := range at.ends.fates {
		if c != nil && !m.known[seat] {
			m.readFate(Seat(seat), c)
		}
	}
	if last := &m.script.steps[len(m.script.steps)-1]; at == last {
		for seat, c := range m.script.seated() {
			if c != nil && !m.known[seat] {
				m.readFate(Seat(seat), c)
			}
		}
	}
	for i := range m.cloud.rows {
		did := m.cloud.rows[i].state.deeds & at.ends.deeds
		for _, p := range m.cloud.rows[i].ways {
			m.near.did(did, float64(p))
		}
	}
}

// did adds to the deeds of a part of the states.
func (n *Near) did(what deeds, p float64) {
	if what.has(attackHit) {
		n.Hit += p
	}
	if what.has(barrierMade) {
		n.Barrier += p
	}
	if what.has(counterMade) {
		n.Counterstrike += p
	}
}

// readFate reads the fate of an object from the cloud as it is.
func (m *Meter) readFate(at Seat, c *Creature) {
	m.known[at] = true
	f := &m.near.Fates[at]
	for i := range m.cloud.rows {
		s := m.cloud.rows[i].state
		for damage, p := range m.cloud.rows[i].ways {
			if p > 0 {
				s.bodies[m.cloud.seat].received = int32(damage)
				f.add(&s.bodies[at], c, float64(p))
			}
		}
	}
}

// add adds one state of the object.
func (f *NearFate) add(b *body, c *Creature, p float64) {
	addAt(&f.Damage, int(b.received), p)
	addAt(&f.Capped, b.capped(c), p)
	addAt(&f.Healed, int(b.healed), p)
	for condition, n := range b.markers {
		addAt(&f.Markers[condition], int(n), p)
	}
	f.Expected += p * float64(b.received)
	if b.destroyed(c) {
		f.Destroyed += p
	}
	if b.prevented > 0 {
		f.Shield += p
	}
}

// addAt adds to one outcome of a distribution.
func addAt(to *[]float64, outcome int, p float64) {
	for len(*to) <= outcome {
		*to = append(*to, 0)
	}
	(*to)[outcome] += p
}

// clear empties the answer and keeps its memory.
func (n *Near) clear() {
	old := n.Fates
	*n = Near{}
	for seat := range old {
		f := &n.Fates[seat]
		f.Damage, f.Capped, f.Healed = old[seat].Damage[:0], old[seat].Capped[:0], old[seat].Healed[:0]
		for condition := range f.Markers {
			f.Markers[condition] = old[seat].Markers[condition][:0]
		}
	}
}

// bothDestroyed reads it from the cloud at its end.
func (m *Meter) bothDestroyed(x *Exchange) {
	for i := range m.cloud.rows {
		s := m.cloud.rows[i].state
		for damage, p := range m.cloud.rows[i].ways {
			s.bodies[m.cloud.seat].received = int32(damage)
			if s.bodies[AttackerSeat].destroyed(&x.Attacker) && s.bodies[DefenderSeat].destroyed(&x.Defender) {
				m.near.BothDestroyed += float64(p)
			}
		}
	}
}
