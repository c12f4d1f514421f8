package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// payMana takes mana of who controls the card.
func (r *run) payMana(c *deed.Cost) error {
	if (c.Mana == deed.Amount{}) || r.scene.Innate() && !r.thought { // the spell has taken it
		return nil
	}
	mana, err := r.amount(c.Mana)
	if err != nil {
		return err
	}
	if !c.Mana.Asked() || r.known || r.scene.Deed().X.Results() {
		r.Paid += mana
	}
	return r.Draft.pay(r.Edit(state.MageID(r.scene.Card.Controller)), mana)
}

// Price is the mana that a deed takes as it is told, as far as that is known.
func Price(c *law.Case, p state.DeedData) int { return Imagined(c, p).Paid }
