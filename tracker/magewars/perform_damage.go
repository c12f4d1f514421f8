package magewars

import (
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
)

// hurtOn deals damage, rolled or fixed; only what is not direct meets Armor.
func (r *run) hurtOn(s *deed.Step, o *Object, n int) error {
	line, name := len(r.lines), o.Printed.Name
	if (s.Dice != deed.Amount{}) {
		roll, err := r.rollOf(s)
		if err != nil {
			return err
		}
		n = roll.Total()
		if !s.Direct {
			n = roll.Critical() + max(0, roll.Normal()-o.armorNow())
		}
	}
	before, life := o.Damage, o.maxLife()
	r.draft.hurt(o, combat.DamageType(strings.ToLower(s.Type)), max(0, n), either(s.Direct, "table.logDirect", "table.logSuffers"),
		r.scene.card.Controller, ofSpell(r.scene.card.Printed.Name))
	now, there := r.Object(o.ID)
	after := life
	if there {
		after = now.Damage
	}
	took := max(0, min(after, max(life, before))-before)
	r.cameTo(line, s, name, took)
	if took > 0 {
		r.scene.dealt = took
		r.add("dealt", took)
		r.add("hurt", 1)
	}
	return nil
}
