package combat

import "github.com/quickcast/quickcast/rules/dice"

// stepKind is a step of an attack.
type stepKind uint8

const (
	stepEnter   stepKind = iota // the next attacker of a sequence comes in
	stepDeclare                 // R-75 1 and 2, A-38 1
	stepMiss                    // R-75 3
	stepAvoid                   // R-75 4, A-38 2
	stepDice                    // R-75 5 and 6, A-38 3
	stepEffects                 // the effect die, rolled with the dice
	stepEnd                     // R-75 10
)

// step is one step of a script: who does what to whom.
type step struct {
	kind             stepKind
	part             Part
	from, target     Seat
	fromIs, targetIs *Creature
	attack           *Attack
	strike           int  // from 1
	second           bool // it belongs to the second attack of a Sweeping one
	amid             bool // it is the rest of an attack that was declared before
	opening          bool // it belongs to the first attack of an attack action
	first            bool // it is the first strike of the first attack
	policy           Policy
	immune           bool // the target, to the type of the attack
	typeModifier     int  // the target's damage type +/-X
	to               dice.Target
	in               *script

	before, keep keep    // what matters before the step, and after it
	healed       perSeat // who may have been healed before it
	rehurt       perSeat // and then damaged again
	reads        perSeat // whose answer is there after it
	tells        deeds   // which of them are settled after it
}

// aim settles what of the target does not change between the strikes (R-79, R-80,
//
func (at *step) aim() {
	at.immune = at.targetIs.Immune(at.attack.Type)
	at.typeModifier = at.targetIs.TypeModifiers[at.attack.Type]
	at.to = dice.Target{
		Armor:    at.targetIs.armorAgainst(at.attack.Piercing, 0),
		OnlyOnes: at.targetIs.Incorporeal && !at.attack.Ethereal,
	}
}

// wounds reports whether the attack may leave markers that stand for damage, on what that can destroy.
func (at *step) wounds() bool {
	t := at.attack.Effects
	return at.targetIs.mortal() && at.targetIs.living() && (t.names(Tainted) || t.names(Freeze))
}

// row is the line of the effect table that the changed roll meets, or -1.
func (at *step) row(roll int) int { return at.attack.Effects.row(roll) }

// script is the steps of an exchange in their order. Those that turn out to be
// impossible are walked through without effect.
type script struct {
	steps    []step
	start    state
	who      [seats]*Creature // at the start
	sequence bool             // attackers come and go
	barriers [2]Attack        // of the two objects that can have one in play

	sleepers perSeat // who may sleep
	wounded  perSeat // who may get markers that stand for damage
	asked    []question
	last     int // the last step that matters for a question
}

// reset empties the script and keeps its memory, with room for so many steps.
func (sc *script) reset(room int) {
	if cap(sc.steps) < room {
		sc.steps = make([]step, 0, room)
	}
	*sc = script{steps: sc.steps[:0], asked: sc.asked[:0]}
}

// enters seats an object for the whole exchange.
func (sc *script) enters(at Seat, c *Creature) {
	sc.start.bodies[at], sc.who[at] = enter(c), c
	sc.start.aloft.set(at, c.flies(&c.Markers))
}

// attacks adds an attack with all its strikes (R-84: they are one attack action).
func (sc *script) attacks(at step) {
	at.aim()
	at.in = sc
	at.opening = (at.part == MainAttack || at.part == CounterAttack) && !at.second
	at.kind = stepDeclare
	sc.steps = append(sc.steps, at)
	for at.strike = 1; at.strike <= at.attack.strikes(); at.strike++ {
		at.first = at.opening && at.strike == 1
		for _, kind := range [...]stepKind{stepMiss, stepAvoid, stepDice, stepEffects} {
			at.kind = kind
			sc.steps = append(sc.steps, at)
		}
	}
	at.kind = stepEnd
	sc.steps = append(sc.steps, at)
}

// ready notes what questions about the whole script must know.
func (sc *script) ready() {
	for seat, is := range sc.who {
		sc.sleepers.set(Seat(seat), is != nil && is.Markers[Sleep] > 0)
	}
	var healed, rehurt perSeat
	sc.wounded = 0
	for i := range sc.steps {
		at := &sc.steps[i]
		at.healed, at.rehurt = healed, rehurt
		if at.kind == stepDice {
			rehurt |= healed & only(at.target)
		}
		if at.kind == stepDice && at.feeds() {
			healed.set(at.from, true)
		}
		if at.kind == stepDeclare && at.attack.Effects.names(Sleep) {
			sc.sleepers.set(at.target, true)
		}
		if at.kind == stepDeclare && at.wounds() {
			sc.wounded.set(at.target, true)
		}
	}
}

// answers adds the damage barrier of the object that a melee attack went against. It
// is unavoidable, and neither melee nor ranged.
func (sc *script) answers(as Part, to step) {
	b := to.targetIs.Barrier
	if to.attack.Kind != Melee || to.attack.Zone || b == nil {
		return
	}
	attack := &sc.barriers[0]
	if to.part != MainAttack {
		attack = &sc.barriers[1]
	}
	*attack = Attack{
		Kind: Other, Dice: b.Dice, Type: b.Type, Piercing: b.Piercing, Ethereal: b.Ethereal,
		Versus: b.Versus, Effects: b.Effects, Unavoidable: true,
	}
	sc.attacks(step{
		part: as, from: to.target, target: to.from, fromIs: to.targetIs, targetIs: to.fromIs,
		attack: attack,
	})
}
