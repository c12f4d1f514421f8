package combat

import (
	"math"
	"math/bits"
)

// body is what has become of one object so far. What it was to begin with stands in
// its Creature. It has no gaps, so that two are compared as one piece of memory.
type body struct {
	received  int32 // damage, not cut at Life
	healed    int32
	markers   Markers
	defended  uint16 // uses of its Defense this round
	rage      uint16 // tokens
	drained   uint16 // mana its controller lost
	prevented uint16 // by its Voltaric Shield
	shieldOff bool
	attacked  bool // it received an attack this round
}

// enter is the body of an object as it comes in.
func enter(c *Creature) body {
	b := body{markers: c.Markers, rage: counted(c.RageTokens), attacked: c.AttacksReceived > 0}
	if c.Defense != nil {
		b.defended = counted(c.Defense.Used)
	}
	return b
}

// counted is a number of tokens or uses, as far as they can be counted.
func counted(n int) uint16 { return uint16(min(max(n, 0), math.MaxUint16)) }

// damage is what lies on the object now.
func (b *body) damage(c *Creature) int { return c.Damage + int(b.received) - int(b.healed) }

// wounds is the damage that markers stand for which came since the beginning: those from before are taken off the
// Life. It is no damage of an attack, and nothing heals it (codex).
func (b *body) wounds(c *Creature) int {
	if !c.living() {
		return 0
	}
	return b.came(c, Tainted) + b.came(c, Freeze)
}

// came is the damage that the markers of a condition stand for which came since the beginning.
func (b *body) came(c *Creature, wound Condition) int {
	return markerList[wound].wound * max(0, int(b.markers[wound])-int(c.Markers[wound]))
}

// destroyed reports whether the damage has reached Life, with what markers stand for.
func (b *body) destroyed(c *Creature) bool { return c.mortal() && b.damage(c)+b.wounds(c) >= c.Life }

// capped is the damage received that found Life to take. Nothing heals once it is
// destroyed, so all beyond Life came last.
func (b *body) capped(c *Creature) int {
	received := int(b.received)
	if !c.mortal() {
		return received
	}
	return received - min(received, max(0, b.damage(c)-c.Life))
}

// state is an exchange between two steps. It is comparable: two courses that led to
// the same state are one from there on.
type state struct {
	bodies [seats]body
	healed int32 // by attackers of a sequence that have had their turn
	waits  int32 // see waiting; 0 for none

	deeds  deeds
	aloft  perSeat // who flies: nobody gains or loses Flying during an attack
	off    bool    // this attack is not made
	missed bool    // this strike missed or was avoided
	hit    bool    // a strike of this attack has hit
	bonus  bool    // Melee +X, Ranged +X or Charge have been used (reading B)
	blood  bool    // Bloodthirsty has been used
}

// deeds remembers what has happened at all.
type deeds uint16

const (
	attackMade    deeds = 1 << iota // the first attack was declared
	attackHit                       // at least one of its strikes hit
	barrierMade                     // the defender's damage barrier attacked
	counterMade                     // the counterstrike was made
	lastAttackHit                   // the attack just over has hit
)

func (d deeds) has(what deeds) bool { return d&what != 0 }

// perSeat is a yes or no for each seat.
type perSeat uint8

// only is a yes for one seat.
func only(at Seat) perSeat { return 1 << at }

func (p perSeat) has(at Seat) bool { return p&(1<<at) != 0 }

func (p *perSeat) set(at Seat, on bool) {
	*p &^= 1 << at
	if on {
		*p |= 1 << at
	}
}

// hash is a number that is the same for equal states, and hardly ever for others.
func (s *state) hash() uint64 {
	h := uint64(s.healed)<<32 | uint64(s.waits)<<8 | uint64(s.deeds)
	for _, on := range [...]bool{s.off, s.missed, s.hit, s.bonus, s.blood} {
		h <<= 1
		if on {
			h++
		}
	}
	for i := range s.bodies {
		b := &s.bodies[i]
		h = mixed(h, uint64(b.received)<<32|uint64(b.healed))
		h = mixed(h, uint64(b.drained)<<48|uint64(b.rage)<<32|uint64(b.defended)<<16|uint64(b.prevented))
		for c := 0; c+2 < len(b.markers); c += 3 {
			h = mixed(h, uint64(b.markers[c])<<32|uint64(b.markers[c+1])<<16|uint64(b.markers[c+2]))
		}
	}
	return h ^ h>>32
}

// mixed stirs a word into a hash.
func mixed(h, word uint64) uint64 {
	high, low := bits.Mul64(h^word^0x9e3779b97f4a7c15, 0xd6e8feb86659fd93)
	return high ^ low
}
