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
	token := glyphCost + "-" + strings.ToLower(either(element == "any", "fire", element))
	if lit := mage.glyphs(); element == "any" && len(lit) > 0 {
		token = lit[0]
	}
	return r.payTokens(mage, token, 1)
}
