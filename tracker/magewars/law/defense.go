package law

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// What a use of a Defense can cost beside tokens of its name.
const (
	ManaCost  = "mana"
	GlyphCost = "glyph" // any one of an Elementalist's
)

// Shield finds the Defense an object uses against such an attack, and what gives it:
// the one named, or else of those it may use the best. One that costs
// something is not used unless somebody says that a Defense is.
func Shield(s *state.State, o *state.Object, kind combat.AttackKind, p state.FightData) (*combat.Defense, *state.Object) {
	list := Shields(s, o, kind)
	if len(list) == 0 {
		return nil, nil
	}
	used := list[0]
	if at := slices.IndexFunc(list, func(on *state.Object) bool { return on.ID == p.Shield }); at >= 0 {
		used = list[at]
	} else if used.Printed.Defense.Costs() && (p.Defense == nil || !*p.Defense) {
		return nil, nil
	}
	return used.Defends(), used
}

// Shields lists what gives an object a Defense it may use against such an attack, itself
// or what lies on it: the best first, and last those that cost something.
func Shields(s *state.State, o *state.Object, kind combat.AttackKind) []*state.Object {
	list := pick.Where(append([]*state.Object{o}, s.Upon(o)...), func(on *state.Object) bool {
		d := on.Defends()
		barred := d == nil || d.NotMelee && kind == combat.Melee || d.NotRanged && kind == combat.Ranged || !d.Infinite && d.Used >= max(1, d.Uses) || Barred(s, toDefend, o) || Barred(s, ToUse, on)
		return !barred && canPay(s, o, on)
	})
	pick.ByRank(list, func(on *state.Object) int {
		return on.Printed.Defense.Min + pick.Either(on.Printed.Defense.Costs(), state.MaxNumber, 0)
	})
	return list
}

// Defenses are those an object has, its own and those of what lies open on it, used or
// not.
func Defenses(s *state.State, object string) []*state.Defense {
	o, there := s.Object(object)
	if !there {
		return nil
	}
	var list []*state.Defense
	for _, on := range append([]*state.Object{o}, s.Upon(o)...) {
		if on.Printed.Defense != nil {
			list = append(list, on.Printed.Defense)
		}
	}
	return list
}

// canPay tells whether there is what a use of a Defense costs.
func canPay(s *state.State, o, shield *state.Object) bool {
	mage := s.Mage(o.Controller)
	for what, count := range shield.Printed.Defense.Cost {
		if holds(mage, what) < count {
			return false
		}
	}
	return shield != o || !o.Able(state.Deflect) || o.Mana >= 1
}

// holds counts what a mage could pay of something.
func holds(o *state.Object, what string) int {
	switch what {
	case ManaCost:
		return o.Mana
	case GlyphCost:
		return len(Glyphs(o))
	}
	return o.Tokens[what]
}

// Glyphs are the tokens of the glyphs a mage has switched on, in the order of their
// names.
func Glyphs(o *state.Object) []string {
	var list []string
	for token, count := range o.Tokens {
		if count > 0 && strings.HasPrefix(token, GlyphCost+"-") {
			list = append(list, token)
		}
	}
	slices.Sort(list)
	return list
}
