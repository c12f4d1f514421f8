package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// swapTarget turns the attack at hand on another before its dice fall.
func (r *run) swapTarget(s *deed.Step, o *state.Object, _ int) error {
	if s.Name != "target" || r.Fight == nil || o.ID == r.Fight.Target || !o.Attackable() {
		return nil
	}
	f := *r.Fight
	r.aimAnew(&f, o.ID)
	r.Fight = &f
	r.Say(r.scene.Card.Controller, "table.logRetargeted", "Attack", state.BarName(f.Bar.Name), "Target", r.NameOf(o))
	r.Expect(r.triggeredByStrike(&f))
	r.occurIn(deed.Attacked, o, state.Scene{Target: f.Attacker, Fight: &f})
	r.SettleFight()
	return nil
}
