package magewars

import (
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

// portion is a part of the dice of an attack: so many more, or fewer, by a card or a power.
type portion struct {
	of   keyword.Keyword // the bonus it is a part of; "" for dice of the attack itself
	name tracker.Message
	n    int
}

// measures are the numbers of an attack that its dice are added up from: those of the attack, and every bonus.
type measures [5]int

func measured(a *combat.Attack, from *combat.Creature) measures {
	return measures{a.Dice, from.MeleeBonus, from.RangedBonus, from.Charge, from.Bloodthirsty}
}

// until are the portions that what has a name brought since.
func (m measures) until(now measures, name tracker.Message) []portion {
	var list []portion
	for i, of := range []keyword.Keyword{"", keyword.Melee, keyword.Ranged, keyword.Charge, keyword.Bloodthirsty} {
		if n := now[i] - m[i]; n != 0 {
			list = append(list, portion{of, name, n})
		}
	}
	return list
}

// side is the seat in its bout of who makes an attack: of the counterstrike the target.
func side(counter bool) combat.Seat { return either(counter, combat.DefenderSeat, combat.AttackerSeat) }

// helped gives a side of a bout Melee +N by what has a name.
func (b *bout) helped(seat combat.Seat, by tracker.Message, n int) {
	if n == 0 {
		return
	}
	side := [2]*combat.Creature{&b.x.Attacker, &b.x.Defender}[seat]
	side.MeleeBonus += n
	b.portions[seat] = append(b.portions[seat], portion{keyword.Melee, by, n})
}
