package state

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
)

// Named is the name of an object that may be gone.
func (s *State) Named(id string) string {
	if o, ok := s.Object(id); ok {
		return o.Printed.Name
	}
	return ""
}

// Mourned tells whether a mage has fallen and others play on.
func (s *State) Mourned(p *Player) bool {
	return !p.Gone && s.Mage(p.Seat).Fallen() && s.Winner() == 0 && s.standing()
}

// standing tells whether anybody is left.
func (s *State) standing() bool {
	return slices.ContainsFunc(s.Players, func(p *Player) bool { return !p.Gone && !s.Mage(p.Seat).Fallen() })
}

// LeaveRule is the rule of leaving at this table.
func (s *State) LeaveRule() string { return s.ByTable("A-110 R-132", "A-110 R-132", "A-120 R-132") }

// InPlay are those of some cards that lie open and whose players are in the game.
func (s *State) InPlay(cards []*Object) []*Object {
	return pick.Where(cards, func(o *Object) bool { return !o.FaceDown && !s.Player(o.Controller).Gone })
}

// Cards lists what can do something: all that lies on the table, and spells that are
// discarded and still in force.
func (s *State) Cards() []*Object {
	if len(s.InForce) == 0 {
		return s.Objects
	}
	return slices.Concat(s.Objects, s.InForce)
}

// Card finds one of them.
func (s *State) Card(id string) (*Object, bool) {
	cards := s.Cards()
	if at := slices.IndexFunc(cards, func(o *Object) bool { return o.ID == id }); at >= 0 {
		return cards[at], true
	}
	return nil, false
}

// Thing is the object as filters look at it.
func (o *Object) Thing() *deed.Thing {
	t := o.Printed.Thing()
	t.Speed, t.Slots, t.Traits = "", o.Printed.Slots, o.Printed.rare(o.KeywordList())
	t.Marked = func(name string) bool { return o.Conditions[name]+o.Tokens[name] > 0 }
	return t
}

// rare adds to keywords of a card what else filters look for among them.
func (p *Printed) rare(traits []string) []string {
	if p.Legendary {
		traits = append(slices.Clip(traits), "Legendary")
	}
	if p.Epic {
		traits = append(slices.Clip(traits), "Epic")
	}
	return traits
}

// Thing is a card as filters look at it.
func (p *Printed) Thing() *deed.Thing {
	speed := p.Speed
	if speed == "" && p.Kind != KindCreature {
		speed = "quick"
	}
	return &deed.Thing{Kind: p.Kind, Name: p.Name, Level: p.Level, Speed: speed, Subtypes: p.Subtypes, Schools: p.Schools, Traits: p.rare(p.Traits)}
}
