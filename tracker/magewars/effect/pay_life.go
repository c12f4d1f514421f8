package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// payLife takes life, for good, of the mage of who controls the card.
func (r *run) payLife(c *deed.Cost) error {
	n, err := r.amount(c.Life)
	if err != nil || n == 0 {
		return err
	}
	r.Bled += n
	mage := r.Edit(state.MageID(r.scene.Card.Controller))
	mage.Life = max(0, mage.Life-n)
	r.Say(mage.Controller, "table.logLifeGained", "Name", mage.Printed.Name, "By", -n, "To", mage.MaxLife())
	return nil
}
