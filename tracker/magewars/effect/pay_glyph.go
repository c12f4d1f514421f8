package effect

import (
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// payGlyph turns a glyph of an element, or any, off.
func (r *run) payGlyph(c *deed.Cost) error {
	if c.Glyph == "" {
		return nil
	}
	mage, element := r.Edit(state.MageID(r.scene.Card.Controller)), c.Glyph
	token := law.GlyphCost + "-" + strings.ToLower(pick.Either(element == "any", "fire", element))
	if lit := law.Glyphs(mage); element == "any" && len(lit) > 0 {
		token = lit[0]
	}
	return r.payTokens(mage, token, 1)
}
