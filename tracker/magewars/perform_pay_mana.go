package magewars

import "github.com/quickcast/quickcast/catalog/deed"

// payMana takes mana of who controls the card.
func (r *run) payMana(c *deed.Cost) error {
	if (c.Mana == deed.Amount{}) || r.scene.innate() && !r.thought { // the spell has taken it
		return nil
	}
	mana, err := r.amount(c.Mana)
	if err != nil {
		return err
	}
	if !c.Mana.Asked() || r.known || r.scene.deed().X.Results() {
		r.paid += mana
	}
	return r.draft.pay(r.edit(mageID(r.scene.card.Controller)), mana)
}

// price is the mana that a deed takes as it is told, as far as that is known.
func (c *lawCase) price(p deedData) int { return c.imagined(p).paid }
