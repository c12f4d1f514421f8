package odds

import (
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

// Roll is a handful of dice that was rolled here or typed in.
type Roll struct {
	Faces  dice.Roll
	Sides  []int // of effect dice
	Attack bool  // it was an attack, which did so much damage
	Damage int
	Fallen bool // and destroyed its target
	Typed  bool
}

// mostRolls is how many rolls the history keeps; the counts keep all.
const mostRolls = 60

// Counts are how often each face came.
type Counts struct {
	Faces [5]int  // by dice.Face
	Sides [12]int // of the effect die, from 1
}

func (c *Counts) add(r Roll) {
	for _, f := range r.Faces {
		c.Faces[f]++
	}
	for _, side := range r.Sides {
		c.Sides[side-1]++
	}
}

// dice is how many attack dice were counted.
func (c *Counts) dice() int {
	n := 0
	for _, count := range c.Faces {
		n += count
	}
	return n
}

// expected is how often a face should have come among so many dice.
func expected(f dice.Face, among int) float64 {
	die := dice.AttackDie()
	sides := 0
	for _, side := range die {
		if side == f {
			sides++
		}
	}
	return float64(among*sides) / float64(len(die))
}

// Tray is what the dice tray keeps.
type Tray struct {
	Dice   int  // of a free roll
	Twelve bool // with an effect die
	Rolls  []Roll
	Counts Counts
}

func (t *Tray) keep(r Roll) {
	t.Counts.add(r)
	t.Rolls = append(t.Rolls, r)
	if len(t.Rolls) > mostRolls {
		t.Rolls = append([]Roll(nil), t.Rolls[len(t.Rolls)-mostRolls:]...)
	}
}

// clone shares nothing with the tray that could be changed.
func (t Tray) clone() Tray {
	t.Rolls = append([]Roll(nil), t.Rolls...)
	return t
}

// free rolls dice for nothing in particular.
func (t *Tray) free(from dice.Source) Roll {
	r := Roll{Faces: dice.ThrowAll(from, t.Dice)}
	if t.Twelve {
		r.Sides = []int{dice.ThrowEffect(from)}
	}
	t.keep(r)
	return r
}

// noted are rolls that write down what they give.
type noted struct {
	combat.Rolls
	faces dice.Roll
	sides []int
}

// Dice gives attack dice.
func (n *noted) Dice(number int) (dice.Roll, error) {
	roll, err := n.Rolls.Dice(number)
	n.faces = append(n.faces, roll...)
	return roll, err
}

// Effect gives an effect die.
func (n *noted) Effect() (int, error) {
	side, err := n.Rolls.Effect()
	if err == nil {
		n.sides = append(n.sides, side)
	}
	return side, err
}

// played is an attack that was played to its end.
func played(x *combat.Exchange, rolls combat.Rolls) (Roll, combat.Report, error) {
	n := &noted{Rolls: rolls}
	report, err := x.Resolve(n)
	target := report.After[combat.DefenderSeat]
	return Roll{Faces: n.faces, Sides: n.sides, Attack: true, Damage: target.Received, Fallen: target.Destroyed}, report, err
}

// hitsOn is what a dazed attacker must roll to hit; 0 when it need not.
func hitsOn(x *combat.Exchange) int {
	report, err := x.Resolve(combat.Thrown(dice.Seeded(1)))
	if err != nil {
		return 0
	}
	for _, e := range report.Events {
		if e.Kind == combat.MissRoll && e.Part == combat.MainAttack {
			return e.Needs
		}
	}
	return 0
}
