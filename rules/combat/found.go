package combat

import (
	"slices"

	"github.com/quickcast/quickcast/rules/dice"
)

// found is what walks through a script have told of all that can come of it. The index
// of ways is the outcome. What no roll decides is there before the first walk.
type found[N dice.Number[N]] struct {
	fates [seats]foundFate[N]
	deeds [3]chance[N] // by their bits from attackHit on
	all   chance[N]    // all who were asked about are destroyed
	after []chance[N]  // of a sequence: its defender is, after each attack
}

// foundFate is what can become of one object.
type foundFate[N dice.Number[N]] struct {
	damage, capped        []N
	healed, rage, drained []N
	destroyed, shield     chance[N]
	markers               [markerKinds][]N
}

// chance is the ways in which something holds, and what they are ways of.
type chance[N dice.Number[N]] struct {
	ways N
	of   dice.Scale
}

// begin makes it what is certain before anything is rolled. It keeps its memory.
func (f *found[N]) begin(sc *script) {
	var none chance[N]
	f.deeds, f.all, f.after = [3]chance[N]{}, none, f.after[:0]
	for seat, is := range sc.who {
		fate := &f.fates[seat]
		fate.destroyed, fate.shield = none, none
		if is == nil {
			continue
		}
		b := &sc.start.bodies[seat]
		fate.damage, fate.capped = certain(fate.damage, 0), certain(fate.capped, 0)
		fate.healed, fate.drained = certain(fate.healed, 0), certain(fate.drained, 0)
		fate.rage = certain(fate.rage, int(b.rage))
		for condition, n := range b.markers {
			fate.markers[condition] = fate.markers[condition][:0]
			if sc.markable(Seat(seat), Condition(condition)) {
				fate.markers[condition] = certain(fate.markers[condition], int(n))
			}
		}
		if b.destroyed(is) {
			fate.destroyed.ways = fate.destroyed.ways.From(1)
		}
	}
}

// certain is an outcome without others.
func certain[N dice.Number[N]](ways []N, outcome int) []N {
	var zero N
	return addAt(ways[:0], outcome, zero.From(1))
}

// addAt adds to one outcome of ways.
func addAt[N dice.Number[N]](ways []N, outcome int, more N) []N {
	var zero N
	for len(ways) <= outcome {
		ways = append(ways, zero)
	}
	ways[outcome] = ways[outcome].Plus(more)
	return ways
}

// answer walks through a script and answers one question, as far as the cloud's budget
// goes.
func (c *cloud[N]) answer(l law, sc *script, q question, f *found[N]) {
	l.plan(sc, q)
	c.begin(l, sc)
	for i := range sc.steps[:sc.last+1] {
		at := &sc.steps[i]
		c.advance(at)
		if c.budget.Spent() {
			return
		}
		for seat := range seats {
			if at.reads.has(seat) {
				c.readFate(q, seat, &f.fates[seat])
			}
		}
		if at.tells != 0 {
			c.readDeeds(at.tells, f)
		}
		if at.kind == stepEnd && sc.sequence && q.topic == topicDamage {
			f.after = append(f.after, c.destroyed(only(at.target)))
		}
	}
	if q.topic == topicDamage {
		f.all = c.destroyed(q.of)
	}
}

// readFate reads the answer about one seat.
func (c *cloud[N]) readFate(q question, at Seat, f *foundFate[N]) {
	if q.topic == topicDamage {
		c.readDamage(at, f)
		return
	}
	to := f.counted(q)
	ways := (*to)[:0]
	for i := range c.rows {
		s := &c.rows[i].state
		ways = addAt(ways, q.count(s, at), c.mass(&c.rows[i]))
	}
	*to = ways
}

// counted is where the answer to a question belongs.
func (f *foundFate[N]) counted(q question) *[]N {
	switch q.topic {
	case topicHealed:
		return &f.healed
	case topicRage:
		return &f.rage
	case topicDrained:
		return &f.drained
	default:
		return &f.markers[q.condition]
	}
}

// count is the number a question asks for.
func (q question) count(s *state, at Seat) int {
	b := &s.bodies[at]
	switch q.topic {
	case topicHealed:
		return int(b.healed) + int(s.healed)
	case topicRage:
		return int(b.rage)
	case topicDrained:
		return int(b.drained)
	default:
		return int(b.markers[q.condition])
	}
}

// readDamage reads what becomes of the object whose damage the rows are of.
func (c *cloud[N]) readDamage(at Seat, f *foundFate[N]) {
	var zero N
	is := c.who[at]
	longest, cells := 0, 0
	for i := range c.rows {
		longest = max(longest, len(c.rows[i].ways))
		cells += len(c.rows[i].ways)
	}
	c.budget.Spend(3 * zero.ProductWork(1, cells, c.whole()))
	f.damage, f.capped = slices.Grow(f.damage[:0], longest), slices.Grow(f.capped[:0], longest)
	f.destroyed, f.shield = chance[N]{of: c.whole()}, chance[N]{of: c.whole()}
	for i := range c.rows {
		r := &c.rows[i]
		b := r.state.bodies[at]
		for damage, ways := range r.ways {
			if ways.IsZero() {
				continue
			}
			ways = c.weigh(r, ways)
			b.received = int32(damage)
			f.damage = addAt(f.damage, damage, ways)
			f.capped = addAt(f.capped, b.capped(is), ways)
			if b.destroyed(is) {
				f.destroyed.ways = f.destroyed.ways.Plus(ways)
			}
			if b.prevented > 0 {
				f.shield.ways = f.shield.ways.Plus(ways)
			}
		}
	}
}

// readDeeds reads how likely it is that something has been done.
func (c *cloud[N]) readDeeds(what deeds, f *found[N]) {
	for n := range f.deeds {
		deed := attackHit << n
		if !what.has(deed) {
			continue
		}
		f.deeds[n] = chance[N]{of: c.whole()}
		for i := range c.rows {
			if c.rows[i].state.deeds.has(deed) {
				f.deeds[n].ways = f.deeds[n].ways.Plus(c.mass(&c.rows[i]))
			}
		}
	}
}

// destroyed is how likely it is that all objects on some seats are.
func (c *cloud[N]) destroyed(all perSeat) chance[N] {
	found := chance[N]{of: c.whole()}
	for i := range c.rows {
		r := &c.rows[i]
		s := r.state
		for damage, ways := range r.ways {
			s.bodies[c.seat].received = int32(damage)
			if !ways.IsZero() && s.destroyed(all, &c.who) {
				found.ways = found.ways.Plus(c.weigh(r, ways))
			}
		}
	}
	return found
}

// destroyed reports whether all objects on some seats are.
func (s *state) destroyed(all perSeat, who *[seats]*Creature) bool {
	for seat, is := range who {
		if all.has(Seat(seat)) && !s.bodies[seat].destroyed(is) {
			return false
		}
	}
	return true
}

// weigh is a share of a row with that of what waits beside it.
func (c *cloud[N]) weigh(r *row[N], ways N) N {
	if r.state.waits == 0 {
		return ways
	}
	return ways.Times(c.waits.mass[r.state.waits-1])
}

// mass is the share of a whole row.
func (c *cloud[N]) mass(r *row[N]) N { return c.weigh(r, sum(r.ways)) }

// whole is what all ways together are of.
func (c *cloud[N]) whole() dice.Scale { return c.scale.Times(c.waits.scale) }
