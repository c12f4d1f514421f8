package magewars

import "github.com/quickcast/quickcast/catalog/deed"

// swapTarget turns the attack at hand on another before its dice fall.
func (r *run) swapTarget(s *deed.Step, o *Object, _ int) error {
	if s.Name != "target" || r.Fight == nil || o.ID == r.Fight.Target || !o.attackable() {
		return nil
	}
	f := *r.Fight
	r.aimAnew(&f, o.ID)
	r.Fight = &f
	r.say(r.scene.card.Controller, "table.logRetargeted", "Attack", f.bar.Name, "Target", r.nameOf(o))
	r.expect(r.triggeredByStrike(&f))
	r.occurIn(deed.Attacked, o, scene{target: f.Attacker, fight: &f})
	r.settleFight()
	return nil
}
