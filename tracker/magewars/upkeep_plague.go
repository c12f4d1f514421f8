package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/rules/combat"
)

// plague counts what a Plague Master could hurt, if it has the mana.
func (s *State) plague(mage *Object) int {
	if !mage.able(plagueMaster) {
		return 0
	}
	n := 0
	for _, o := range s.Objects {
		if o.poisoned() {
			n++
		}
	}
	if n > mage.Mana {
		return 0
	}
	return n
}

// spreadPlague deals 1 direct damage to everything poisoned, for 1 mana each, where
// the player pays for it.
func (d *draft) spreadPlague(mage *Object, pay *bool) {
	cost := d.plague(mage)
	if pay == nil || !*pay || cost == 0 {
		return
	}
	mage.Mana -= cost
	for _, o := range slices.Clone(d.Objects) {
		if now, there := d.Object(o.ID); there && now.poisoned() {
			d.hurt(d.edit(o.ID), combat.Poison, 1, "table.logPlague")
		}
	}
}
