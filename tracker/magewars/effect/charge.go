package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// charge lets somebody pay, or what follows happens.
func (r *run) charge(s *deed.Step) error {
	n, err := r.amount(s.Amount)
	if err != nil {
		return err
	}
	payer := r.scene.Part(s.By)
	if payer == nil {
		payer = r.Mage(r.scene.Card.Controller)
	}
	mage := r.Edit(state.MageID(payer.Controller))
	if mage.Mana >= n {
		if err := r.ask(Need{Field: "pay", Mana: n, Told: r.p.Pay != nil}); err != nil && !r.thought {
			return err
		}
	}
	if r.p.Pay != nil && *r.p.Pay {
		if err := r.Draft.pay(mage, n); err != nil {
			return err
		}
		r.Say(mage.Controller, "table.logDeedPaid", "Name", mage.Printed.Name, "Card", r.scene.Card.Printed.Name, "Mana", n)
		return nil
	}
	r.Say(mage.Controller, "table.logDeedUnpaid", "Name", mage.Printed.Name, "Card", r.scene.Card.Printed.Name, "Mana", n)
	return r.steps(s.Else)
}
