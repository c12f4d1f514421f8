package magewars

import "github.com/quickcast/quickcast/catalog/deed"

// charge lets somebody pay, or what follows happens.
func (r *run) charge(s *deed.Step) error {
	n, err := r.amount(s.Amount)
	if err != nil {
		return err
	}
	payer := r.scene.part(s.By)
	if payer == nil {
		payer = r.Mage(r.scene.card.Controller)
	}
	mage := r.edit(mageID(payer.Controller))
	if mage.Mana >= n {
		if err := r.ask(need{field: "pay", mana: n, told: r.p.Pay != nil}); err != nil && !r.thought {
			return err
		}
	}
	if r.p.Pay != nil && *r.p.Pay {
		if err := r.draft.pay(mage, n); err != nil {
			return err
		}
		r.say(mage.Controller, "table.logDeedPaid", "Name", mage.Printed.Name, "Card", r.scene.card.Printed.Name, "Mana", n)
		return nil
	}
	r.say(mage.Controller, "table.logDeedUnpaid", "Name", mage.Printed.Name, "Card", r.scene.card.Printed.Name, "Mana", n)
	return r.steps(s.Else)
}
