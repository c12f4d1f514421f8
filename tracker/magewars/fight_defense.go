package magewars

import (
	"maps"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
)

// What a use of a Defense can cost beside tokens of its name.
const (
	manaCost  = "mana"
	glyphCost = "glyph" // any one of an Elementalist's
)

// shield finds the Defense an object uses against such an attack, and what gives it:
// the one named, or else of those it may use the best. One that costs
// something is not used unless somebody says that a Defense is.
func (s *State) shield(o *Object, kind combat.AttackKind, p fightData) (*combat.Defense, *Object) {
	list := s.shields(o, kind)
	if len(list) == 0 {
		return nil, nil
	}
	used := list[0]
	if at := slices.IndexFunc(list, func(on *Object) bool { return on.ID == p.Shield }); at >= 0 {
		used = list[at]
	} else if used.Printed.Defense.Costs() && (p.Defense == nil || !*p.Defense) {
		return nil, nil
	}
	return used.defends(), used
}

// shields lists what gives an object a Defense it may use against such an attack, itself
// or what lies on it: the best first, and last those that cost something.
func (s *State) shields(o *Object, kind combat.AttackKind) []*Object {
	list := where(append([]*Object{o}, s.upon(o)...), func(on *Object) bool {
		d := on.defends()
		barred := d == nil || d.NotMelee && kind == combat.Melee || d.NotRanged && kind == combat.Ranged || !d.Infinite && d.Used >= max(1, d.Uses) || s.barred(toDefend, o) || s.barred(toUse, on)
		return !barred && s.canPay(o, on)
	})
	byRank(list, func(on *Object) int { return on.Printed.Defense.Min + either(on.Printed.Defense.Costs(), maxNumber, 0) })
	return list
}

// defenses are those an object has, its own and those of what lies open on it, used or
// not.
func (s *State) defenses(object string) []*Defense {
	o, there := s.Object(object)
	if !there {
		return nil
	}
	var list []*Defense
	for _, on := range append([]*Object{o}, s.upon(o)...) {
		if on.Printed.Defense != nil {
			list = append(list, on.Printed.Defense)
		}
	}
	return list
}

// canPay tells whether there is what a use of a Defense costs.
func (s *State) canPay(o, shield *Object) bool {
	mage := s.Mage(o.Controller)
	for what, count := range shield.Printed.Defense.Cost {
		if mage.holds(what) < count {
			return false
		}
	}
	return shield != o || !o.able(deflect) || o.Mana >= 1
}

// holds counts what a mage could pay of something.
func (o *Object) holds(what string) int {
	switch what {
	case manaCost:
		return o.Mana
	case glyphCost:
		return len(o.glyphs())
	}
	return o.Tokens[what]
}

// glyphs are the tokens of the glyphs a mage has switched on, in the order of their
// names.
func (o *Object) glyphs() []string {
	var list []string
	for token, count := range o.Tokens {
		if count > 0 && strings.HasPrefix(token, glyphCost+"-") {
			list = append(list, token)
		}
	}
	slices.Sort(list)
	return list
}

// defended does what follows from Defenses that were used: what they cost is paid, what
// has avoided an attack wears out, and may strike back.
func (d *draft) defended(f *Fight, b bout, report combat.Report) {
	for _, e := range report.Events {
		shield := b.shields[e.To]
		if e.Kind != combat.DefenseRoll || shield == nil {
			continue
		}
		to := d.writable(f, []string{f.Attacker, f.Target}[e.To])
		d.payDefense(to, shield)
		if !e.Success {
			continue
		}
		f.parried = shield.ID
		if most := shield.Printed.Defense.Lasts; most > 0 {
			own := d.edit(shield.ID)
			d.gain(own, wearToken, 1)
			if own.Tokens[wearToken] >= most {
				d.destroy(own)
			}
		}
	}
}

// payDefense takes what a use of a Defense costs from the mage of who used it. Of its
// glyphs the first is switched off; the table switches another where it wants.
func (d *draft) payDefense(to, shield *Object) {
	if shield.ID == to.ID && to.able(deflect) {
		to.Mana = max(0, to.Mana-1)
	}
	mage := d.edit(mageID(to.Controller))
	for _, what := range slices.Sorted(maps.Keys(shield.Printed.Defense.Cost)) {
		count := shield.Printed.Defense.Cost[what]
		switch what {
		case manaCost:
			mage.Mana = max(0, mage.Mana-count)
		case glyphCost:
			for _, glyph := range mage.glyphs()[:count] {
				d.gain(mage, glyph, -1)
			}
		default:
			d.gain(mage, what, -count)
		}
	}
}
