package combat

import (
	"math"
	"math/bits"

	"github.com/quickcast/quickcast/rules/dice"
)

// keep is what of a state still matters at one place of a script: what a later step
// looks at, or what is asked. All else is dropped there, so that courses which differ
// in nothing that matters are one from there on. That, and not the speed of any step,
// is what keeps the number of states small.
type keep struct {
	bodies           [seats]keptBody
	healed           bool // by attackers that have had their turn
	aloft            perSeat
	off, missed, hit bool
	bonus, blood     bool
	deeds            deeds
}

// keptBody is what matters of one object.
type keptBody struct {
	upTo     int32   // damage received, told apart up to so much
	dead     bool    // whether it is destroyed
	healed   bool    // how much
	markers  Markers // each told apart up to so many
	kinds    uint32  // which of them are at all, by bit
	defended uint16  // uses of its Defense, up to so many
	attacked bool
	rage     bool
	shield   bool // whether its Voltaric Shield still works, and for how much
	shielded bool // whether it was used
	drained  bool
}

// full is an upTo without an end.
const full = math.MaxInt32

// reduce drops from a state what does not matter.
func (k *keep) reduce(s *state, rows, waits Seat, who *[seats]*Creature) {
	for seat := range seats {
		k.reduceBody(s, seat, rows, waits, who[seat])
	}
	k.reduceRest(s)
}

// reduceBody drops what does not matter of one object. The damage of the seat at which
// rows are told apart, and of the one that waits, stays as it is.
func (k *keep) reduceBody(s *state, seat, rows, waits Seat, is *Creature) {
	b, kept := &s.bodies[seat], &k.bodies[seat]
	if seat != rows && seat != waits {
		b.received = kept.told(b, is)
	}
	kept.reduce(b)
}

// reduceRest drops what does not matter beside the objects.
func (k *keep) reduceRest(s *state) {
	if !k.healed {
		s.healed = 0
	}
	s.aloft &= k.aloft
	s.deeds &= k.deeds
	s.off, s.missed, s.hit = s.off && k.off, s.missed && k.missed, s.hit && k.hit
	s.bonus, s.blood = s.bonus && k.bonus, s.blood && k.blood
}

// reduce drops what does not matter, but for the damage.
func (k *keptBody) reduce(b *body) {
	if !k.healed {
		b.healed = 0
	}
	if !k.drained {
		b.drained = 0
	}
	if !k.rage {
		b.rage = 0
	}
	markers := b.markers
	b.markers = Markers{}
	for kinds := k.kinds; kinds != 0; kinds &= kinds - 1 {
		c := bits.TrailingZeros32(kinds)
		b.markers[c] = min(markers[c], k.markers[c])
	}
	b.defended = min(b.defended, k.defended)
	b.attacked = b.attacked && k.attacked
	if b.shieldOff || !k.shield { // then nobody asks how much it has taken
		b.prevented = min(b.prevented, 1)
	}
	b.shieldOff = b.shieldOff && k.shield
	if !k.shield && !k.shielded {
		b.prevented = 0
	}
}

// told is the damage received by which an object's states are told apart: if only its
// end matters, nothing or what destroys it.
func (k *keptBody) told(b *body, c *Creature) int32 {
	switch {
	case k.upTo > 0:
		return min(b.received, k.upTo)
	case k.dead && b.destroyed(c):
		return c.mortalWound()
	default:
		return 0
	}
}

// most is the largest damage received that is told apart.
func (k *keptBody) most(c *Creature) int32 {
	if k.dead {
		return max(k.upTo, c.mortalWound())
	}
	return k.upTo
}

// mortalWound is the damage received that destroys an object that is not healed.
func (c *Creature) mortalWound() int32 {
	if c == nil || !c.mortal() {
		return 0
	}
	return int32(max(0, c.Life-c.Damage))
}

// mark tells markers apart up to so many.
func (k *keptBody) mark(c Condition, upTo int) {
	if upTo > 0 {
		k.markers[c] = max(k.markers[c], counted(upTo))
		k.kinds |= 1 << c
	}
}

// before turns what matters after a step into what matters before it.
func (l *law) before(at *step, k *keep) {
	switch at.kind {
	case stepEnter:
		k.bodies[at.from] = keptBody{healed: k.healed}
	case stepDeclare:
		l.beforeDeclare(at, k)
	case stepMiss:
		l.beforeMiss(at, k)
	case stepAvoid:
		l.beforeAvoid(at, k)
	case stepDice:
		l.beforeDice(at, k)
	case stepEffects:
		k.missed = true
		l.looksUp(at, k)
		if b := &k.bodies[at.target]; b.dead && at.wounds() { // how much damage lies there decides whether it is destroyed
			b.upTo = b.most(at.targetIs)
		}
	case stepEnd:
		k.hit = k.deeds.has(lastAttackHit) || at.part == MainAttack && k.deeds.has(attackHit)
		k.off, k.missed = true, false
		k.deeds &^= lastAttackHit
	}
	k.couple(at)
}

// couple notes that how much damage lies on an object depends on what was healed, if it
// may have been by then. Whether it is destroyed only does if it was damaged after that:
// who is healed attacks, and so is not destroyed.
func (k *keep) couple(at *step) {
	for seat := range seats {
		b := &k.bodies[seat]
		if at.healed.has(seat) && b.upTo > 0 || at.rehurt.has(seat) && b.dead {
			b.upTo, b.healed = full, true
		}
		if is := at.in.who[seat]; at.in.wounded.has(seat) && (b.dead || b.upTo > 0) { // they count as damage
			b.mark(Tainted, int(is.Markers[Tainted])+int(is.mortalWound()))
			b.mark(Freeze, int(is.Markers[Freeze])+int(is.mortalWound()))
		}
	}
}

// beforeDeclare: see declare and legal.
func (l *law) beforeDeclare(at *step, k *keep) {
	k.off, k.missed, k.hit = false, false, false
	if at.opening {
		k.bonus, k.blood = false, false
	}
	from, target := &k.bodies[at.from], &k.bodies[at.target]
	if at.takesOff() {
		l.beforeFlight(at.from, k)
		l.beforeFlight(at.target, k)
	}
	if at.part.isBarrier() {
		k.deeds |= lastAttackHit
		return
	}
	from.dead = from.dead || at.fromIs.mortal()
	l.looks(from, Stun, 1)
	l.looks(from, Sleep, 1)
	if at.fromIs.Rank == Minor {
		l.looks(from, Stagger, 1)
	}
	if at.part == CounterAttack {
		k.deeds |= attackMade
		target.dead = target.dead || at.targetIs.mortal()
	}
}

// beforeFlight: see flies.
func (l *law) beforeFlight(seat Seat, k *keep) {
	if k.aloft.has(seat) {
		l.looks(&k.bodies[seat], Cripple, 1)
		l.looks(&k.bodies[seat], Stun, 1)
		l.looks(&k.bodies[seat], Sleep, 1)
	}
	k.aloft.set(seat, false)
}

// looks notes that the law looks at markers, up to so many.
func (l *law) looks(k *keptBody, c Condition, upTo int) {
	if l.read.ConditionsAtOnce {
		k.mark(c, upTo)
	}
}

// looksUp notes that a bonus depends on who flies.
func (l *law) looksUp(at *step, k *keep) {
	if at.attack.Versus != nil && at.attack.Versus.Flying {
		k.aloft.set(at.target, true)
	}
}

// beforeMiss: see askMiss.
func (l *law) beforeMiss(at *step, k *keep) {
	k.off = true
	if at.attack.Zone && at.strike > 1 {
		return
	}
	k.missed = false
	if !at.part.isBarrier() {
		l.looks(&k.bodies[at.from], Daze, 1)
	}
}

// beforeAvoid: see defensible and defenseNeeds. A Defense that needs more than the
// effect die has is none, however many markers there are.
func (l *law) beforeAvoid(at *step, k *keep) {
	if !at.policy.uses(at.strike) || !at.avoidable() {
		return
	}
	k.missed = true
	d, target := at.targetIs.Defense, &k.bodies[at.target]
	hopeless := max(1, (dice.EffectSides+2-d.Min)/2)
	l.looks(target, Stun, 1)
	l.looks(target, Sleep, 1)
	l.looks(target, Daze, hopeless)
	l.looks(target, Cripple, hopeless)
	if !d.Infinite {
		target.defended = max(target.defended, counted(d.Uses))
		target.attacked = target.attacked || l.game == Academy
	}
}

// beforeDice: see tally, armored and strike.
func (l *law) beforeDice(at *step, k *keep) {
	from, target := &k.bodies[at.from], &k.bodies[at.target]
	feeds := at.feeds() && (from.healed || from.rage)
	k.missed = true
	l.looksUp(at, k)
	if !at.part.isBarrier() {
		l.beforeTally(at, k)
	}
	if armor := at.targetIs.armorAgainst(at.attack.Piercing, 0); armor > 0 {
		l.looks(target, Corrode, int(at.targetIs.Markers[Corrode])+at.targetIs.Armor+at.targetIs.ArmorModifier)
	}
	if at.immune {
		return
	}
	target.upTo = target.most(at.targetIs) // for it grows now
	target.shield = target.shield || at.targetIs.Shield
	target.mark(Sleep, int(target.markers[Daze])) // it turns into that
	if feeds {                                    // more damage than can be healed is no more
		from.upTo = max(from.most(at.fromIs), int32(max(0, (at.mostDamage()+1)/2+1-at.fromIs.Damage)))
		target.upTo = max(target.upTo, at.targetIs.mortalWound())
	}
}

// beforeTally: see hindrances and bonuses.
func (l *law) beforeTally(at *step, k *keep) {
	from := &k.bodies[at.from]
	most := at.mostDice()
	for c := range markerKinds {
		if l.hinders(c, at) {
			l.looks(from, c, (most+markerList[c].dice-1)/markerList[c].dice)
		}
	}
	from.rage = from.rage || at.first
	k.bonus = k.bonus || !l.read.BonusLostOnMiss
	if at.thirsty() {
		k.blood = true
		k.bodies[at.target].upTo = max(k.bodies[at.target].upTo, 1)
	}
}
