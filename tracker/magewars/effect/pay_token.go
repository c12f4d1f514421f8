package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/law"
)

// payToken takes tokens of the card or the mage.
func (r *run) payToken(c *deed.Cost) error {
	if c.Token == "" {
		return nil
	}
	n, err := r.amount(c.Count)
	if err != nil {
		return err
	}
	token := law.TokenName(c.Token)
	return r.payTokens(r.Edit(r.scene.Purse(token).ID), token, max(n, 0))
}
