package effect

import (
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// hurtOn deals damage, rolled or fixed; only what is not direct meets Armor.
func (r *run) hurtOn(s *deed.Step, o *state.Object, n int) error {
	line, name := len(r.Lines), o.Printed.Name
	if (s.Dice != deed.Amount{}) {
		roll, err := r.rollOf(s)
		if err != nil {
			return err
		}
		n = roll.Total()
		if !s.Direct {
			n = roll.Critical() + max(0, roll.Normal()-o.ArmorNow())
		}
	}
	before, life, killer := o.Damage, o.MaxLife(), r.killer
	r.killer = r.scene.Card
	r.Draft.hurt(o, combat.DamageType(strings.ToLower(s.Type)), max(0, n), pick.Either(s.Direct, "table.logDirect", "table.logSuffers"),
		r.scene.Card.Controller, state.OfSpell(r.scene.Card.Printed.Name))
	r.killer = killer
	now, there := r.Object(o.ID)
	after := life
	if there {
		after = now.Damage
	}
	took := max(0, min(after, max(life, before))-before)
	r.cameTo(line, s, name, took)
	if took > 0 {
		r.scene.Dealt = took
		r.add("dealt", took)
		r.add("hurt", 1)
	}
	return nil
}
