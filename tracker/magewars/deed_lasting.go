package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
)

// mostGrants bounds how often gifts are reckoned anew: a card that takes away what
// another needs must not keep the table busy.
const mostGrants = 6

// giver is told of each keyword that something on the table gives to an object, and what gives it.
type giver func(to, keyword string, by *Object)

// lasting tells what cards in play give to others, and take from them, as long as they
// are in play.
func (s *State) lasting(give giver) {
	for c := range s.deeds(scene{}, s.inPlay(s.Objects)...) {
		if it := c.deed(); it.Lasts() && c.holds(withoutAttack(it.Given)) && c.known() {
			c.gifts(give)
		}
	}
}

// withoutAttack is what must hold beside what an attack must be: when a spell resolves that is about a later one.
func withoutAttack(g *deed.Given) *deed.Given {
	if g == nil || g.Attack == nil {
		return g
	}
	rest := *g
	rest.Attack = nil
	return &rest
}

// known tells whether the table knows whom a lasting deed concerns: where that depends on
// the board, or on what only the players see, somebody has said.
func (c *lawCase) known() bool { return !c.asksWho() || c.card.Reach != nil }

// asksWho tells whether somebody has to say whom a lasting deed concerns. In Academy all
// stand together.
func (c *lawCase) asksWho() bool {
	it := c.deed()
	asks := it.Given != nil && it.Given.Ask.EN != ""
	return asks || it.Unsure || it.ByPlace() && c.s.variant().zones
}

// byCount tells whether all that has to be said is who of those stands there that are counted for it.
func (c *lawCase) byCount() bool {
	g := c.deed().Given
	return g != nil && g.Count != nil && g.Count.ByPlace() && !slices.ContainsFunc(c.deed().Do, func(s deed.Step) bool { return s.On != nil && s.On.ByPlace() })
}

// gifts tells what a lasting deed gives to whom.
func (c *lawCase) gifts(give giver) {
	x, known := c.x(0, nil)
	if !known {
		return
	}
	for _, step := range c.deed().Do {
		for _, keyword := range c.keywordsOf(&step, x) {
			for _, o := range c.receivers(&step) {
				give(o.ID, keyword, c.card)
			}
		}
	}
}

// keywordsOf are the keywords of a lasting step, as objects have them.
func (c *lawCase) keywordsOf(s *deed.Step, x int) []string {
	var list []string
	melee := c.deed().Given != nil && c.deed().Given.Attack != nil && c.deed().Given.Attack.Kind == "melee"
	switch s.Do {
	case deed.Grant:
		for _, keyword := range s.Keywords {
			keyword = strings.TrimPrefix(withX(keyword, x), "Innate ")
			if melee && strings.HasPrefix(keyword, "Piercing") {
				keyword = "Melee " + keyword
			}
			if name, n := valued(keyword); n != 0 || name == keyword {
				list = append(list, keyword)
			}
		}
	case deed.Lose:
		for _, keyword := range s.Keywords {
			list = append(list, taken+keyword)
		}
	case deed.Channel:
		if n := s.Amount.Value(x); n != 0 {
			list = append(list, withX("Channeling +X", n))
		}
	case deed.Forbid:
		if s.Name == "heal" {
			list = append(list, "Finite Life")
		}
	}
	return list
}

// receivers are those a lasting step concerns: where somebody has said who, only they.
func (c *lawCase) receivers(s *deed.Step) []*Object {
	list := c.everybody(s)
	if !c.asksWho() || c.byCount() {
		return list
	}
	return where(list, func(o *Object) bool { return slices.Contains(c.card.Reach, o.ID) })
}

// reachable are the objects that may stand where a card reaches, for somebody to say
// which do; nil where nobody has to.
func (s *State) reachable(card *Object) []*Object {
	var list []*Object
	for c := range s.deeds(scene{}, card) {
		it := c.deed()
		if !it.Lasts() && (!it.Bans() || it.At == deed.Reveal) || !c.asksWho() || !c.lastsInGifts() {
			continue
		}
		steps := it.Do
		if c.byCount() {
			steps = []deed.Step{{On: &deed.Party{Filter: *it.Given.Count}}}
		}
		for _, step := range steps {
			for _, o := range c.everybody(&step) {
				if !slices.Contains(list, o) {
					list = append(list, o)
				}
			}
		}
	}
	return list
}

// everybody are all a lasting step could concern.
func (c *lawCase) everybody(s *deed.Step) []*Object {
	switch {
	case s.On == nil:
		return []*Object{c.card}
	case s.On.Role == "":
		return c.matching(&s.On.Filter)
	}
	return where([]*Object{c.part(s.On.Role)}, func(o *Object) bool { return o != nil })
}

// lastsInGifts tells whether a lasting deed gives, takes or forbids anything at all.
func (c *lawCase) lastsInGifts() bool {
	return slices.ContainsFunc(c.deed().Do, func(s deed.Step) bool {
		return slices.Contains([]deed.Verb{deed.Grant, deed.Lose, deed.Channel, deed.Forbid, deed.Force}, s.Do)
	})
}
