package magewars

import "github.com/quickcast/quickcast/catalog/deed"

// payLife takes life, for good, of the mage of who controls the card.
func (r *run) payLife(c *deed.Cost) error {
	if c.Life == 0 {
		return nil
	}
	mage := r.edit(mageID(r.scene.card.Controller))
	mage.Life = max(0, mage.Life-c.Life)
	r.say(mage.Controller, "table.logLifeGained", "Name", mage.Printed.Name, "By", -c.Life, "To", mage.maxLife())
	return nil
}
