package combat

import "github.com/quickcast/quickcast/rules/dice"

// Meter gives the odds of exchanges and sequences as float64, for a screen that asks at every touch.
// It walks the same steps as [Exchange.Odds] and is within 1e-12 of it. A Meter keeps
// its memory, unless it is much: a question asked again allocates nothing. The zero Meter is ready. It is
// not for two goroutines at once.
type Meter struct {
	script   script
	cloud    cloud[dice.Real]
	found    found[dice.Real]
	measured Measured
}

// Measured is all that can come of an exchange, nearly. It is good until the Meter is
// asked again.
type Measured struct {
	Hit           float64
	Barrier       float64
	Counterstrike float64
	BothDestroyed float64
	Fates         [2]MeasuredFate // by Seat: of the attacker and of the defender
	After         []float64       // of a Sequence: its defender is destroyed, after each attack
}

// MeasuredFate is what can become of one object. The index of a distribution is the
// outcome.
type MeasuredFate struct {
	Damage    []float64 // received in all, not cut at Life
	Capped    []float64 // the same, cut at the Life that remained
	Healed    []float64
	Expected  float64 // of Damage
	Destroyed float64
	Shield    float64
	Markers   [markerKinds][]float64 // by Condition, those it came with included
}

// Read gives the odds of the exchange as far as the budget goes. The error is that of
// the budget.
func (m *Meter) Read(x *Exchange, b *dice.Budget) (*Measured, error) {
	x.write(&m.script)
	return m.read(x.law(), only(AttackerSeat)|only(DefenderSeat), b, dice.LessAttack)
}

// ReadSequence gives the odds of a Sequence in the same way; of its attackers only what
// they heal together.
func (m *Meter) ReadSequence(q *Sequence, b *dice.Budget) (*Measured, error) {
	q.write(&m.script)
	return m.read(q.law(), only(DefenderSeat), b, dice.LessSequence)
}

// read answers all about some seats of the script.
func (m *Meter) read(l law, of perSeat, b *dice.Budget, less dice.Less) (*Measured, error) {
	m.script.ready()
	m.found.begin(&m.script)
	m.cloud.under(b)
	defer m.cloud.trim()
	for _, q := range m.script.questions(of) {
		m.cloud.answer(l, &m.script, q, &m.found)
		if err := b.Err(less); err != nil {
			return nil, err
		}
	}
	m.measured.take(&m.found)
	return &m.measured, nil
}

// take writes down what was found.
func (n *Measured) take(f *found[dice.Real]) {
	n.Hit, n.Barrier, n.Counterstrike = float64(f.deeds[0].ways), float64(f.deeds[1].ways), float64(f.deeds[2].ways)
	n.BothDestroyed, n.After = float64(f.all.ways), n.After[:0]
	for _, destroyed := range f.after {
		n.After = append(n.After, float64(destroyed.ways))
	}
	for seat := range n.Fates {
		to, from := &n.Fates[seat], &f.fates[seat]
		to.Damage, to.Capped = floats(to.Damage, from.damage), floats(to.Capped, from.capped)
		to.Healed = floats(to.Healed, from.healed)
		to.Destroyed, to.Shield = float64(from.destroyed.ways), float64(from.shield.ways)
		to.Expected = 0
		for damage, p := range to.Damage {
			to.Expected += float64(damage) * p
		}
		for condition := range to.Markers {
			to.Markers[condition] = floats(to.Markers[condition], from.markers[condition])
		}
	}
}

// floats copies into the memory there is.
func floats(to []float64, from []dice.Real) []float64 {
	to = to[:0]
	for _, p := range from {
		to = append(to, float64(p))
	}
	return to
}
