package magewars

import "github.com/quickcast/quickcast/catalog/deed"

// payLife takes life, for good, of the mage of who controls the card.
func (r *run) payLife(c *deed.Cost) error {
	n, err := r.amount(c.Life)
	if err != nil || n == 0 {
		return err
	}
	r.bled += n
	mage := r.edit(mageID(r.scene.card.Controller))
	mage.Life = max(0, mage.Life-n)
	r.say(mage.Controller, "table.logLifeGained", "Name", mage.Printed.Name, "By", -n, "To", mage.maxLife())
	return nil
}
