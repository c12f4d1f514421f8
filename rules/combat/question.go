package combat

import "math"

// question is what a walk through a script answers. Each has a walk of its own, in
// which nothing else is told apart: a walk in which all markers are counted at once
// would have as many states as there are ways to have them.
type question struct {
	topic     topic
	of        perSeat   // of whom
	condition Condition // of a topicMarkers
}

type topic uint8

const (
	topicDamage topic = iota // damage, destruction, shields and deeds
	topicHealed
	topicRage
	topicDrained
	topicMarkers
)

// questions are all whose answers the rolls decide, about the objects on some seats.
func (sc *script) questions(of perSeat) []question {
	list := append(sc.asked[:0], question{topic: topicDamage, of: of})
	for seat := range seats {
		is := sc.who[seat]
		if !of.has(seat) || is == nil {
			continue
		}
		for topic := topicHealed; topic < topicMarkers; topic++ {
			list = sc.add(list, question{topic: topic, of: only(seat)})
		}
		for condition := range markerKinds {
			list = sc.add(list, question{topicMarkers, only(seat), condition})
		}
	}
	if sc.sequence { // its attackers come and go, but what they heal is summed
		list = sc.add(list, question{topic: topicHealed, of: only(AttackerSeat)})
	}
	sc.asked = list
	return list
}

// add adds a question if any step can change its answer.
func (sc *script) add(list []question, q question) []question {
	for i := range sc.steps {
		if sc.steps[i].kind == stepDeclare && sc.steps[i].changes(q) != 0 {
			return append(list, q)
		}
	}
	return list
}

// changes are the seats for which an attack may change the answer to a question.
func (at *step) changes(q question) perSeat {
	var changed perSeat
	is := at.targetIs
	switch q.topic {
	case topicDamage:
		changed = only(at.target)
	case topicHealed:
		changed.set(at.from, at.drinks())
	case topicRage:
		changed.set(at.target, is.Rage > 0)
		changed.set(at.from, at.fromIs.RageTokens+at.fromIs.Rage > 0 && at.drinks())
	case topicDrained:
		changed.set(at.target, at.attack.ManaDrain > 0)
	case topicMarkers:
		lands := is.CanGet(q.condition) && (!is.Incorporeal || at.attack.Ethereal)
		changed.set(at.target, lands && at.attack.Effects.names(q.condition) || at.wakes(q.condition))
	}
	return changed & q.of
}

// drinks reports whether damage of the attack can heal its attacker.
func (at *step) drinks() bool {
	living := at.targetIs.living() && at.targetIs.Kind != OfConjuration
	return at.opening && at.attack.Vampiric && living && at.fromIs.Heals()
}

// wakes reports whether damage of the attack can change such markers: of Sleep, and the
// Daze that comes of it.
func (at *step) wakes(c Condition) bool {
	return (c == Sleep || c == Daze) && at.in.sleepers.has(at.target)
}

// plan notes at every step of a script what still matters for a question, and where its
// answer is read: after the last attack that can change it.
func (l *law) plan(sc *script, q question) {
	var k keep
	unread, untold := q.of, deeds(0)
	if q.topic == topicDamage {
		untold = attackHit | barrierMade | counterMade
	}
	sc.last = 0
	for i := len(sc.steps) - 1; i >= 0; i-- {
		at := &sc.steps[i]
		at.reads, at.tells = 0, 0
		if at.kind == stepEnd {
			at.reads, at.tells = at.changes(q)&unread, at.part.deeds()&untold
			unread, untold = unread&^at.reads, untold&^at.tells
			k.deeds |= at.tells
			k.asked(q, at.reads)
		}
		ends := q.topic == topicDamage && i == len(sc.steps)-1
		if ends {
			k.ends(q.of, &sc.who)
		}
		if at.reads != 0 || at.tells != 0 || ends {
			sc.last = max(sc.last, i)
		}
		k.couple(at)
		at.keep = k
		l.before(at, &k)
		at.before = k
	}
}

// asked notes what must be told apart to read an answer.
func (k *keep) asked(q question, of perSeat) {
	for seat := range k.bodies {
		b := &k.bodies[seat]
		if !of.has(Seat(seat)) {
			continue
		}
		switch q.topic {
		case topicDamage:
			b.upTo, b.shielded = full, true
		case topicHealed:
			b.healed, k.healed = true, true
		case topicRage:
			b.rage = true
		case topicDrained:
			b.drained = true
		case topicMarkers:
			b.mark(q.condition, math.MaxUint16)
		}
	}
}

// ends notes that it matters who of some is destroyed in the end, if all can be.
func (k *keep) ends(of perSeat, who *[seats]*Creature) {
	for seat, is := range who {
		if of.has(Seat(seat)) && !is.mortal() {
			return
		}
	}
	for seat := range who {
		k.bodies[seat].dead = k.bodies[seat].dead || of.has(Seat(seat))
	}
}
