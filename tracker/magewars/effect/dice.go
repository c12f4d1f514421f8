package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker/magewars/law"
)

// strengthen adds dice, or to the effect roll: of the attack at hand, or of the next.
func (r *run) strengthen(s *deed.Step) error {
	if _, err := r.party(s.On); err != nil {
		return err
	}
	n, err := r.amount(s.Amount)
	if err != nil {
		return err
	}
	if r.Fight != nil {
		r.boostFight(deed.Step{Do: s.Do, Amount: deed.Number(n)}, r.scene.Card)
		return nil
	}
	o := r.scene.Part(deed.Target)
	if o == nil {
		o = r.scene.Part(deed.Self)
	}
	if o == nil {
		return nil
	}
	keyword := law.WithX(pick.Either(s.Do == deed.Dice, "Dice", "Effect")+" +X", n)
	r.give(r.Edit(o.ID), keyword, &deed.Step{Until: "next-attack"})
	return nil
}
