package law

import (
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Bout is an attack on one target as things stand: the two objects and the exchange
// that the law of attacks sees.
type Bout struct {
	Exchange combat.Exchange
	From, To *state.Object    // to be read only
	Counter  state.Strike     // what the target would strike back with
	Shields  [2]*state.Object // what gives their Defenses, by seat

	Transfers bool // mana it drains goes to the attacker

	Portions [2][]Portion // of the dice of the attack and of the counterstrike, by seat
}

// Portion is a part of the dice of an attack: so many more, or fewer, by a card or a power.
type Portion struct {
	Of     keyword.Keyword // the bonus it is a part of; "" for dice of the attack itself
	Name   tracker.Message
	Amount int
}

// measures are the numbers of an attack that its dice are added up from: those of the attack, and every bonus.
type measures [5]int

// Measured is what an attack and its attacker count before something adds to them.
func Measured(a *combat.Attack, from *combat.Creature) measures {
	return measures{a.Dice, from.MeleeBonus, from.RangedBonus, from.Charge, from.Bloodthirsty}
}

// Until are the portions that what has a name brought since.
func (m measures) Until(now measures, name tracker.Message) []Portion {
	var list []Portion
	for i, of := range []keyword.Keyword{"", keyword.Melee, keyword.Ranged, keyword.Charge, keyword.Bloodthirsty} {
		if n := now[i] - m[i]; n != 0 {
			list = append(list, Portion{of, name, n})
		}
	}
	return list
}

// Side is the seat in its bout of who makes an attack: of the counterstrike the target.
func Side(counter bool) combat.Seat {
	return pick.Either(counter, combat.DefenderSeat, combat.AttackerSeat)
}

// Helped gives a side of a bout Melee +N by what has a name.
func (b *Bout) Helped(seat combat.Seat, by tracker.Message, n int) {
	if n == 0 {
		return
	}
	side := [2]*combat.Creature{&b.Exchange.Attacker, &b.Exchange.Defender}[seat]
	side.MeleeBonus += n
	b.Portions[seat] = append(b.Portions[seat], Portion{keyword.Melee, by, n})
}
