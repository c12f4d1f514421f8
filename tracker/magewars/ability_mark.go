package magewars

// reanimate brings the Eternal Servant back for its cost.
func (d *draft) reanimate(mage *Object, p abilityData) error {
	card, ok := d.fromDiscard(mage.Controller, p.Card, func(c Card) bool { return c.mark == eternalServant.marker() })
	if !ok {
		return NoCard.With("Name", p.Card)
	}
	if err := d.pay(mage, card.Cost); err != nil {
		return err
	}
	return d.doAdd(addData{Printed: *card})
}
