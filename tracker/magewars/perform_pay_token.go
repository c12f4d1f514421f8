package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
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
	token := tokenName(c.Token)
	return r.payTokens(r.edit(r.scene.purse(token).ID), token, max(n, 0))
}

// purse is who has the tokens a deed costs: the card itself, where it gathers them or has some, its
// mage, or any other object of theirs.
func (c *lawCase) purse(token string) *Object {
	card, there := c.s.Object(c.card.ID)
	mage := c.s.Mage(c.card.Controller)
	gathers := slices.ContainsFunc(c.card.Printed.Deeds, func(it deed.Deed) bool {
		return slices.ContainsFunc(it.Do, func(s deed.Step) bool {
			return s.Do == deed.Token && tokenName(s.Name) == token && (s.On == nil || s.On.Role == deed.Self)
		})
	})
	if there && (gathers || card.Tokens[token] > 0) {
		return card
	}
	others := func(o *Object) bool { return o.Tokens[token] > 0 && o.Controller == c.card.Controller && !o.FaceDown }
	if at := slices.IndexFunc(c.s.Objects, others); mage.Tokens[token] == 0 && at >= 0 {
		return c.s.Objects[at]
	}
	if there && mage.Tokens[token] == 0 && !slices.Contains(powerTokens(), token) {
		return card
	}
	return mage
}
