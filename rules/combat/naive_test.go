package combat_test

import (
	"math/big"
	"slices"
	"testing"

	"github.com/quickcast/quickcast/rules/combat"
)

// This file is the rules a second time, written as plainly as can be and without a
// look at the package: every side of every die is thrown on its own, and a world is
// whatever the table would look like then. The tests hold the package against it.

// person is an object on the naive table.
type person struct {
	is       string // which object; so that worlds can be compared
	damage   int
	got      int // damage received
	overkill int
	healed   int
	marks    combat.Markers
	uses     int
	attacks  int
	tokens   int
	shielded bool // the shield was used
	aloft    bool // it flew when the attack was declared
}

// world is the naive table.
type world struct {
	att, def, sec         person
	missed, hit           bool
	anyHit, barrier, back bool
	fed                   bool // Bloodthirsty was had
	made                  bool
}

// naive plays an exchange in all worlds.
type naive struct {
	game combat.Game
	who  map[string]*combat.Creature
}

func living(c *combat.Creature) bool {
	switch {
	case c.Incorporeal:
		return false
	case c.Kind == combat.OfConjuration:
		return c.LivingObject
	}
	return !c.Nonliving
}

func immune(c *combat.Creature, to combat.DamageType) bool {
	return to != "" && (slices.Contains(c.Immunities, to) ||
		to == combat.Poison && !living(c) || to == combat.Psychic && c.Kind == combat.OfConjuration)
}

func (n *naive) helpless(p *person) bool {
	return n.who[p.is].Kind != combat.OfConjuration && (p.marks[combat.Stun] > 0 || p.marks[combat.Sleep] > 0)
}

func (n *naive) held(p *person) bool {
	c := n.who[p.is]
	if c.Kind == combat.OfConjuration || c.Uncontainable || c.Incorporeal {
		return false
	}
	return c.Restrained || p.marks[combat.Cripple] > 0
}

func (n *naive) dead(p *person) bool {
	return slain(n.who[p.is], p)
}

func slain(c *combat.Creature, p *person) bool { return c.Life > 0 && p.damage+wounds(c, p) >= c.Life }

// wounds is the damage that nothing heals which markers brought that came since: 3 for each Tainted, 2 for each
// Freeze on what lives.
func wounds(c *combat.Creature, p *person) int {
	if !living(c) {
		return 0
	}
	return 3*int(p.marks[combat.Tainted]-c.Markers[combat.Tainted]) + 2*int(p.marks[combat.Freeze]-c.Markers[combat.Freeze])
}

// bout is one attack: who, whom, with what; ends of a world are picked by the two
// functions, so that a counterstrike is the same code with the ends changed.
type bout struct {
	from, to  func(*world) *person
	attack    *combat.Attack
	role      string // main, sweep, barrier, counter
	policy    combat.Policy
	mayHappen func(*world) bool
}

func attackerOf(w *world) *person { return &w.att }
func defenderOf(w *world) *person { return &w.def }
func secondOf(w *world) *person   { return &w.sec }

func (n *naive) versus(b *bout, w *world) int {
	to := b.to(w)
	c, v := n.who[to.is], b.attack.Versus
	if v == nil {
		return 0
	}
	flies := to.aloft
	if (v.Nonliving && !living(c)) || (v.Dark && c.Dark) || (v.Incorporeal && c.Incorporeal) || (v.Flying && flies) {
		return v.Dice
	}
	return 0
}

func (n *naive) prey(b *bout, w *world) bool {
	return b.role != "barrier" && b.attack.Kind == combat.Melee && !b.attack.Zone && !w.fed &&
		living(n.who[b.to(w).is]) && n.who[b.to(w).is].Kind != combat.OfConjuration && b.to(w).damage > 0
}

func (n *naive) diceOf(b *bout, w *world, strike int) int {
	from, to := b.from(w), b.to(w)
	me, you := n.who[from.is], n.who[to.is]
	if immune(you, b.attack.Type) {
		return 0
	}
	number := b.attack.Dice + n.versus(b, w) + you.TypeModifiers[b.attack.Type] - you.Aegis
	if b.role != "barrier" {
		if !b.attack.Spell {
			number -= int(from.marks[combat.Weak]) + min(1, int(from.marks[frozen()]))
		}
		number -= 2 * int(from.marks[combat.Stagger])
		if n.prey(b, w) {
			number += me.Bloodthirsty
		}
		if strike == 1 && !b.attack.Zone && b.role != "sweep" {
			switch b.attack.Kind {
			case combat.Melee:
				if n.game == combat.Arena || !me.AlreadyMeleed {
					number += me.MeleeBonus + from.tokens
				}
				if me.Moved && b.role == "main" {
					number += me.Charge
				}
			case combat.Ranged:
				number += me.RangedBonus
			}
		}
	}
	return max(1, number)
}

func (n *naive) mayDefend(b *bout, w *world, strike int) bool {
	to := b.to(w)
	d := n.who[to.is].Defense
	if d == nil || b.attack.Unavoidable || b.attack.Zone || b.role == "barrier" || b.policy.Never ||
		n.helpless(to) && !d.Mandatory && !d.Unhindered {
		return false
	}
	if len(b.policy.Strikes) > 0 && !slices.Contains(b.policy.Strikes, strike) {
		return false
	}
	if b.attack.Kind == combat.Melee && d.NotMelee || b.attack.Kind == combat.Ranged && d.NotRanged {
		return false
	}
	if d.Infinite {
		return true
	}
	return to.uses < d.Uses && (n.game == combat.Arena || to.attacks == 0)
}

func (n *naive) hurt(b *bout, w *world, strike int, faces [6]int) {
	from, to := b.from(w), b.to(w)
	me, you := n.who[from.is], n.who[to.is]
	w.hit = true
	if immune(you, b.attack.Type) {
		return
	}
	if n.prey(b, w) && me.Bloodthirsty > 0 {
		w.fed = true
	}
	normal, critical := faces[2]+2*faces[3], faces[4]+2*faces[5]
	corroded := int(to.marks[combat.Corrode] - you.Markers[combat.Corrode])
	armor := max(0, max(0, you.Armor+you.ArmorModifier-corroded)-b.attack.Piercing)
	if you.Incorporeal {
		armor = 0
		if !b.attack.Ethereal {
			normal, critical = faces[2], faces[4]
		}
	}
	if you.Resilient && b.attack.Piercing < combat.AllCritical {
		normal = 0
	}
	damage := max(0, critical+max(0, normal-armor)-b.attack.Prevented)
	if you.Shield && !to.shielded && damage > 0 {
		to.shielded = true
		damage -= min(damage, 3)
	}
	if damage == 0 {
		return
	}
	room, drunk := damage, damage
	if you.Life > 0 {
		room, drunk = min(damage, max(0, you.Life-to.damage)), min(damage, max(0, you.Life-to.damage-wounds(you, to)))
	}
	to.damage += damage
	to.got += damage
	to.overkill += damage - room
	to.marks[combat.Daze] += min(to.marks[combat.Sleep], 1) // reading T
	to.marks[combat.Sleep] = 0
	if b.role != "barrier" && me.Kind != combat.OfConjuration {
		to.tokens = max(to.tokens, min(to.tokens+1, you.Rage))
	}
	if b.attack.Vampiric && strike == 1 && b.role != "sweep" && living(you) && you.Kind != combat.OfConjuration && living(me) && !me.FiniteLife {
		back := min((drunk+1)/2, from.damage)
		from.damage -= back
		from.healed += back
		if back > 0 {
			from.tokens = max(0, from.tokens-1)
			if from.damage == 0 {
				from.tokens = 0
			}
		}
	}
}

func (n *naive) afflict(b *bout, w *world, side int) {
	to := b.to(w)
	c := n.who[to.is]
	roll := side + c.TypeModifiers[b.attack.Type] + b.attack.EffectMore + n.versus(b, w) - c.Tough
	if c.Incorporeal && !b.attack.Ethereal {
		return
	}
	for _, row := range b.attack.Effects {
		if roll < row.Min || row.Max > 0 && roll > row.Max {
			continue
		}
		for _, e := range row.Effects {
			conjuration := c.Kind == combat.OfConjuration
			barred := false
			switch e.Condition {
			case combat.Push:
				continue
			case combat.Daze, combat.Stun:
				barred = conjuration
			case combat.Sleep:
				barred = conjuration || immune(c, combat.Psychic)
			case combat.Cripple:
				barred = conjuration || c.Uncontainable || c.Incorporeal || immune(c, combat.Poison)
			case combat.Bleed:
				barred = conjuration || !living(c) || c.Plant
			case combat.Freeze:
				barred = immune(c, combat.Frost)
			case combat.Weak, combat.Rot, combat.Tainted:
				barred = immune(c, combat.Poison)
			case combat.Burn:
				barred = c.Burnproof || c.Incorporeal || immune(c, combat.Flame)
			}
			if !barred {
				to.marks[e.Condition] += uint16(e.Count)
			}
		}
	}
}

// fight plays one attack.
func (n *naive) fight(ws worlds, b *bout) worlds {
	next := worlds{}
	for w, p := range ws {
		from := b.from(&w)
		c := n.who[from.is]
		staggered := c.Kind != combat.OfMage && c.Rank == combat.Minor && from.marks[combat.Stagger] > 0
		w.made = b.mayHappen(&w)
		if b.role != "barrier" {
			w.made = w.made && !n.dead(from) && !n.helpless(from) && !staggered
		}
		w.hit, w.missed = false, false
		if b.role == "main" || b.role == "counter" {
			w.fed = false
		}
		next.add(w, p)
	}
	ws = next
	for strike := 1; strike <= b.attack.Strikes; strike++ {
		ws = n.strike(ws, b, strike)
	}
	next = worlds{}
	for w, p := range ws {
		if w.made {
			b.to(&w).attacks = 1
		}
		next.add(w, p)
	}
	return next
}

func (n *naive) strike(ws worlds, b *bout, strike int) worlds {
	again := worlds{}
	for w, p := range ws {
		if !b.attack.Zone {
			w.missed = false
		}
		again.add(w, p)
	}
	ws = again.eachSide(
		func(w *world) bool {
			return w.made && b.role != "barrier" && b.from(w).marks[combat.Daze] > 0 && !(b.attack.Zone && strike > 1)
		},
		func(w *world, side int) { w.missed = side <= 6 })
	ws = ws.eachSide(
		func(w *world) bool { return w.made && !w.missed && n.mayDefend(b, w, strike) },
		func(w *world, side int) {
			to := b.to(w)
			d := n.who[to.is].Defense
			to.uses++
			if !d.Unhindered {
				side -= 2 * int(to.marks[combat.Daze])
			}
			if !d.Unhindered && n.held(to) {
				side -= 2
			}
			w.missed = d.Sure || side >= d.Min
		})
	ws = ws.eachDie(
		func(w *world) int {
			if w.made && w.missed && n.prey(b, w) && n.who[b.from(w).is].Bloodthirsty > 0 {
				w.fed = true // reading C: what found prey is spent, hit or not
			}
			if !w.made || w.missed {
				return -1
			}
			return n.diceOf(b, w, strike)
		},
		func(w *world, faces [6]int) { n.hurt(b, w, strike, faces) })
	ws = ws.eachSide(
		func(w *world) bool {
			return w.made && !w.missed && len(b.attack.Effects) > 0 && !immune(n.who[b.to(w).is], b.attack.Type)
		},
		func(w *world, side int) { n.afflict(b, w, side) })
	return ws
}

func (n *naive) aloft(p *person) bool {
	return n.who[p.is].Flying && !n.helpless(p) && !n.held(p)
}

func newPerson(is string, c *combat.Creature) person {
	p := person{is: is, damage: c.Damage, marks: c.Markers, tokens: c.RageTokens, attacks: min(1, c.AttacksReceived)}
	n := naive{who: map[string]*combat.Creature{is: c}}
	p.aloft = n.aloft(&p)
	if c.Defense != nil {
		p.uses = c.Defense.Used
	}
	return p
}

func barrierAttack(c *combat.Creature) *combat.Attack {
	b := c.Barrier
	return &combat.Attack{
		Kind: combat.Other, Dice: b.Dice, Strikes: 1, Type: b.Type, Piercing: b.Piercing,
		Ethereal: b.Ethereal, Effects: b.Effects,
	}
}

// naively plays an exchange in all worlds.
func naively(x combat.Exchange) worlds {
	n := &naive{game: x.Game, who: map[string]*combat.Creature{"attacker": &x.Attacker, "defender": &x.Defender}}
	ws := worlds{}
	ws.add(world{att: newPerson("attacker", &x.Attacker), def: newPerson("defender", &x.Defender)}, big.NewRat(1, 1))
	always := func(*world) bool { return true }
	ws = n.fight(ws, &bout{from: attackerOf, to: defenderOf, attack: &x.Attack, role: "main", policy: x.Policy, mayHappen: always})
	ws = ws.each(func(w *world) { w.anyHit = w.hit; w.back = w.made })
	melee := x.Attack.Kind == combat.Melee && !x.Attack.Zone
	if melee && x.Defender.Barrier != nil {
		ws = n.fight(ws, &bout{
			from: defenderOf, to: attackerOf, attack: barrierAttack(&x.Defender), role: "barrier",
			mayHappen: func(w *world) bool { return w.hit },
		})
		ws = ws.each(func(w *world) { w.barrier = w.made })
	}
	if !melee || x.Counterstrike == nil {
		return ws.each(func(w *world) { w.back = false })
	}
	ws = n.fight(ws, &bout{
		from: defenderOf, to: attackerOf, attack: x.Counterstrike, role: "counter",
		mayHappen: func(w *world) bool { return w.back && !n.dead(&w.att) },
	})
	ws = ws.each(func(w *world) { w.back = w.made })
	if x.Attacker.Barrier != nil {
		ws = n.fight(ws, &bout{
			from: attackerOf, to: defenderOf, attack: barrierAttack(&x.Attacker), role: "barrier",
			mayHappen: func(w *world) bool { return w.hit },
		})
	}
	return ws
}

// frozen is the condition that takes one die, however many markers of it there are.
func frozen() combat.Condition {
	c, _ := combat.ConditionNamed("freeze")
	return c
}

// What takes dice the oracle must know by itself: see diceOf, and in the step of the same
// name in keep.go what the odds must not forget.
func TestTheOracleKnowsWhatTakesDice(t *testing.T) {
	for _, c := range combat.Hindering() {
		if c != combat.Weak && c != combat.Stagger && c != frozen() {
			t.Errorf("%s takes dice: say so in diceOf, too, and here", c)
		}
	}
}
