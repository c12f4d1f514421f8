package effect

import "github.com/quickcast/quickcast/catalog/deed"

// cancel ends the attack at hand, prevents damage of it, or takes it back.
func (r *run) cancel(s *deed.Step) error {
	n, err := r.amount(s.Amount)
	if err != nil {
		return err
	}
	switch {
	case s.Name == "attack":
		r.cancelAttack(r.scene.Card)
	case s.Name == "damage" && r.scene.Deed().At == deed.Hurt:
		r.kept += n
	case s.Name == "damage" && r.Fight != nil:
		r.boostFight(*s, r.scene.Card)
	case s.Name == "effect" && r.scene.Deed().At == deed.Dies:
		return r.rescue()
	}
	return nil
}

// rescue brings back what was destroyed and should not have been.
func (r *run) rescue() error {
	lost := r.scene.Card
	if r.scene.Target != "" && r.scene.Target != lost.ID && r.scene.Dead != nil {
		lost = r.scene.Dead
	}
	printed, ok := r.fromDiscard(lost.Owner, lost.Printed.Name, nil)
	if !ok {
		return nil
	}
	return r.bring(lost.Controller, lost.Owner, printed, lost.Host, lost.FaceDown)
}
