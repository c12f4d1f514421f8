package magewars

import (
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
)

// payGlyph turns a glyph of an element, or any, off.
func (r *run) payGlyph(c *deed.Cost) error {
	if c.Glyph == "" {
		return nil
	}
	mage, element := r.edit(mageID(r.scene.card.Controller)), c.Glyph
	for _, each := range elements() {
		token := "glyph-" + each
		if (element == "any" || strings.EqualFold(element, each)) && mage.Tokens[token] > 0 {
			return r.payTokens(mage, token, 1)
		}
	}
	return r.payTokens(mage, "glyph-"+strings.ToLower(either(element == "any", "fire", element)), 1)
}
