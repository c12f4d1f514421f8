package effect

import (
	"maps"
	"slices"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// defended does what follows from Defenses that were used: what they cost is paid, what
// has avoided an attack wears out, and may strike back.
func (d *Draft) defended(f *state.Fight, b law.Bout, report combat.Report) {
	for _, e := range report.Events {
		shield := b.Shields[e.To]
		if e.Kind != combat.DefenseRoll || shield == nil {
			continue
		}
		to := d.writable(f, []string{f.Attacker, f.Target}[e.To])
		d.payDefense(to, shield)
		if !e.Success {
			continue
		}
		f.Parried = shield.ID
		if most := shield.Printed.Defense.Lasts; most > 0 {
			own := d.Edit(shield.ID)
			d.gain(own, state.WearToken, 1)
			if own.Tokens[state.WearToken] >= most {
				d.Destroy(own)
			}
		}
	}
}

// payDefense takes what a use of a Defense costs from the mage of who used it. Of its
// glyphs the first is switched off; the table switches another where it wants.
func (d *Draft) payDefense(to, shield *state.Object) {
	if shield.ID == to.ID && to.Able(state.Deflect) {
		to.Mana = max(0, to.Mana-1)
	}
	mage := d.Edit(state.MageID(to.Controller))
	for _, what := range slices.Sorted(maps.Keys(shield.Printed.Defense.Cost)) {
		count := shield.Printed.Defense.Cost[what]
		switch what {
		case law.ManaCost:
			mage.Mana = max(0, mage.Mana-count)
		case law.GlyphCost:
			for _, glyph := range law.Glyphs(mage)[:count] {
				d.gain(mage, glyph, -1)
			}
		default:
			d.gain(mage, what, -count)
		}
	}
}
