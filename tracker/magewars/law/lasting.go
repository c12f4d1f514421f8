package law

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// GiveAll goes through all that objects on the table give and take.
func GiveAll(s *state.State, give giver) {
	for _, o := range s.Objects {
		if o.Host == "" && o.Printed.Kind == state.KindConjuration && state.Listed(o.Printed.Grants, keyword.Channeling.With(1)) {
			give(state.MageID(o.Controller), keyword.Channeling.With(1), o)
		}
		if o.Host == "" || o.FaceDown {
			continue
		}
		if gives(s, o) {
			for _, k := range o.Printed.Grants {
				give(o.Host, k, o)
			}
		}
		for _, k := range o.Printed.Takes {
			give(o.Host, state.Taken+k, o)
		}
	}
	lasting(s, give)
}

// gives tells whether an object gives what it lies on its keywords: what would restrain
// who cannot be restrained does nothing at all (reading S), and a card for a zone gives them by
// its deeds to those who stand there.
func gives(s *state.State, o *state.Object) bool {
	host, there := s.Object(o.Host)
	if len(o.Printed.Aim().Nouns) == 0 {
		return false
	}
	return there && len(o.Printed.Grants) > 0 && (host.Containable() || !keyword.List(o.Printed.Grants).Has(keyword.Restrained))
}

// MostGrants bounds how often gifts are reckoned anew: a card that takes away what
// another needs must not keep the table busy.
const MostGrants = 6

// giver is told of each keyword that something on the table gives to an object, and what gives it.
type giver func(to, keyword string, by *state.Object)

// lasting tells what cards in play give to others, and take from them, as long as they
// are in play.
func lasting(s *state.State, give giver) {
	for c := range Deeds(s, state.Scene{}, s.InPlay(s.Objects)...) {
		if it := c.Deed(); it.Lasts() && c.Holds(WithoutAttack(it.Given)) && c.Known() {
			c.Gifts(give)
		}
	}
}

// WithoutAttack is what must hold beside what an attack must be: when a spell resolves that is about a later one.
func WithoutAttack(g *deed.Given) *deed.Given {
	if g == nil || g.Attack == nil {
		return g
	}
	rest := *g
	rest.Attack = nil
	return &rest
}

// Known tells whether the table knows whom a lasting deed concerns: where that depends on
// the board, or on what only the players see, somebody has said.
func (c *Case) Known() bool { return !c.asksWho() || c.Card.Reach != nil }

// asksWho tells whether somebody has to say whom a lasting deed concerns. In Academy all
// stand together.
func (c *Case) asksWho() bool {
	it := c.Deed()
	asks := it.Given != nil && it.Given.Ask.EN != ""
	return asks || it.Unsure || it.ByPlace() && c.Table.Variant().Zones
}

// byCount tells whether all that has to be said is who of those stands there that are counted for it.
func (c *Case) byCount() bool {
	g := c.Deed().Given
	return g != nil && g.Count != nil && g.Count.ByPlace() && !slices.ContainsFunc(c.Deed().Do, func(s deed.Step) bool { return s.On != nil && s.On.ByPlace() })
}

// Gifts tells what a lasting deed gives to whom.
func (c *Case) Gifts(give giver) {
	x, known := c.X(0, nil)
	if !known {
		return
	}
	for _, step := range c.Deed().Do {
		for _, keyword := range c.keywordsOf(&step, x) {
			for _, o := range c.receivers(&step) {
				give(o.ID, keyword, c.Card)
			}
		}
	}
}

// keywordsOf are the keywords of a lasting step, as objects have them.
func (c *Case) keywordsOf(s *deed.Step, x int) []string {
	var list []string
	melee := c.Deed().Given != nil && c.Deed().Given.Attack != nil && c.Deed().Given.Attack.Kind == "melee"
	switch s.Do {
	case deed.Grant:
		for _, keyword := range s.Keywords {
			keyword = strings.TrimPrefix(WithX(keyword, x), "Innate ")
			if melee && strings.HasPrefix(keyword, "Piercing") {
				keyword = "Melee " + keyword
			}
			if name, n := valued(keyword); n != 0 || name == keyword {
				list = append(list, keyword)
			}
		}
	case deed.Lose:
		for _, keyword := range s.Keywords {
			list = append(list, state.Taken+keyword)
		}
	case deed.Channel:
		if n := s.Amount.Value(x); n != 0 {
			list = append(list, WithX("Channeling +X", n))
		}
	case deed.Forbid:
		if s.Name == "heal" {
			list = append(list, "Finite Life")
		}
	}
	return list
}

// receivers are those a lasting step concerns: where somebody has said who, only they.
func (c *Case) receivers(s *deed.Step) []*state.Object {
	list := c.everybody(s)
	if !c.asksWho() || c.byCount() {
		return list
	}
	return pick.Where(list, func(o *state.Object) bool { return slices.Contains(c.Card.Reach, o.ID) })
}

// Reachable are the objects that may stand where a card reaches, for somebody to say
// which do; nil where nobody has to.
func Reachable(s *state.State, card *state.Object) []*state.Object {
	var list []*state.Object
	lasts := func(s deed.Step) bool {
		return slices.Contains([]deed.Verb{deed.Grant, deed.Lose, deed.Channel, deed.Forbid, deed.Force}, s.Do)
	}
	for c := range Deeds(s, state.Scene{}, card) {
		it := c.Deed()
		if !it.Lasts() && (!it.Bans() || it.At == deed.Reveal) || !c.asksWho() || !slices.ContainsFunc(it.Do, lasts) {
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
func (c *Case) everybody(s *deed.Step) []*state.Object {
	switch {
	case s.On == nil:
		return []*state.Object{c.Card}
	case s.On.Role == "":
		return c.Matching(&s.On.Filter)
	}
	return pick.Where([]*state.Object{c.Part(s.On.Role)}, func(o *state.Object) bool { return o != nil })
}
