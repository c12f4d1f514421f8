package law

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Candidates are what a filter means: attached to the host where it says so, of a spell and of
// an attack that was rolled to its target; the target itself where that is one.
func (c *Case) Candidates(f *deed.Filter) []*state.Object {
	if f.Where != "host" {
		return c.Matching(f)
	}
	on := c.Card.Host
	if c.Deed().At == deed.Cast || c.Shown != nil {
		on = c.Target
	}
	open := *f
	open.Where = ""
	if t, ok := c.Table.Object(on); ok && c.Fits(&open, t) && (t.Printed.Kind == state.KindEquipment || t.Printed.Kind == state.KindEnchantment) {
		return []*state.Object{t}
	}
	return slices.DeleteFunc(c.Matching(&open), func(o *state.Object) bool { return o.Host != on })
}

// answers tells whether one of the dice that were shown is of the kind that a step rolls
// anew. Other steps need none.
func answers(t *state.Shown, s *deed.Step) bool {
	if !s.Again {
		return true
	}
	return t != nil && slices.ContainsFunc(t.Events, func(e combat.Event) bool {
		return RollName(e.Kind) == s.Name || s.Name == "normal" && e.Faces.Critical() > 0
	})
}

// Blow is the damage that was told of the dice and does not count now, nil for none.
func Blow(t *state.Shown) *tracker.Came {
	if t == nil {
		return nil
	}
	for _, e := range t.Events {
		if e.Kind == combat.DamageRoll && e.Change.Received > 0 {
			maker, _ := t.Before.Object(pick.Either(e.From == combat.AttackerSeat, t.Before.Fight.Attacker, t.Before.Fight.Target))
			return &tracker.Came{Amount: e.Change.Received, By: maker.Controller}
		}
	}
	return nil
}

// RollName is how the steps of deeds name a roll of an attack; "" for none they name.
func RollName(kind combat.EventKind) string {
	return map[combat.EventKind]string{combat.MissRoll: "miss", combat.DefenseRoll: "defense", combat.DamageRoll: "dice", combat.EffectRoll: "effect"}[kind]
}

// Ways are those of a deed's ways, by number, that mean something as the scene stands: of
// dice that were shown some kinds may not be there. A deed without a choice has one.
func (c *Case) Ways(steps []deed.Step) []int {
	var list []int
	idle := func(s deed.Step) bool { return c.Shown != nil && !answers(c.Shown, &s) }
	first := &steps[0]
	if first.Do != deed.Choose {
		if !slices.ContainsFunc(steps, idle) {
			list = append(list, 0)
		}
		return list
	}
	for i, way := range first.Choices {
		if !slices.ContainsFunc(way, idle) {
			list = append(list, i)
		}
	}
	return list
}

// TakesTarget tells whether a deed that is used names its target by role.
func (c *Case) TakesTarget() bool {
	it := c.Deed()
	if !it.Used() {
		return false
	}
	filters, roles := false, false
	deed.Walk(it.Do, func(s *deed.Step) {
		if s.On != nil {
			roles = roles || s.On.Role == deed.Target
			filters = filters || s.On.Count != deed.Amount{}
		}
	})
	return it.Of != nil && it.Of.Role == "" || roles && !filters
}

// Actor is the creature whose action a deed takes; nil where nobody's is needed.
func (c *Case) Actor() *state.Object {
	of := c.Deed().Of
	switch {
	case of == nil && c.Card.IsCreature():
		return c.Part(deed.Self)
	case of == nil || of.Role == deed.You:
		return c.Part(deed.You)
	case of.Role == deed.Foe:
		if host := c.Part(deed.Host); host != nil {
			o, _ := c.Table.Object(state.MageID(host.Controller))
			return o
		}
	case of.Role == deed.Host:
		return c.Part(deed.Host)
	}
	return c.Part(deed.Target)
}

// User is whose player uses an ability: that of who the card lies on where it is theirs, else that of the
// card.
func (c *Case) User() *state.Object {
	of := c.Deed().Of
	if actor := c.Actor(); actor != nil && of != nil && (of.Role == deed.Host || of.Role == deed.Foe) {
		return actor
	}
	return c.Card
}

// AsksX tells whether there is an X in the deed.
func (c *Case) AsksX() bool {
	it := c.Deed()
	asked := it.Cost != nil && (it.Cost.Mana.Asked() || it.Cost.Count.Asked() || it.Cost.Life.Asked())
	deed.Walk(it.Do, func(s *deed.Step) {
		asked = asked || s.Amount.Asked() || s.Dice.Asked() || s.On != nil && s.On.Count.Asked()
		for _, keyword := range s.Keywords {
			asked = asked || strings.HasSuffix(keyword, "X") && WithX(keyword, 1) != keyword && s.Do == deed.Grant
		}
	})
	return asked
}

// X is the X of a deed as the table stands, or as somebody says. False where nobody
// knows it.
func (c *Case) X(rolled int, said *int) (int, bool) {
	asked := c.AsksX()
	it := c.Deed().X
	switch {
	case said != nil:
		return *said, true
	case !asked:
		return 0, true
	case it == nil:
		return rolled, rolled > 0
	case it.UpTo:
		return 0, false
	}
	return c.measured()
}

// MostOfX is the most that may be said for the X of a deed: its bound as the table stands.
func (c *Case) MostOfX() int {
	if it := c.Deed().X; it != nil && it.UpTo {
		if most, known := c.measured(); known {
			return most
		}
	}
	return state.MaxNumber
}

// measured is what the X of a deed is by its measure.
func (c *Case) measured() (int, bool) {
	it := c.Deed().X
	switch {
	case it.By == "" && it.Count == nil:
		return it.Most, it.UpTo
	case it.Count != nil && it.Count.Where == "discard":
		return it.Value(pick.Count(c.Table.Player(c.Card.Controller).Discard, func(card state.Card) bool {
			return Buried(c.Table, &card, &deed.Party{Filter: *it.Count})
		})), true
	case it.Count != nil:
		anywhere := !it.Count.ByPlace() || !c.Table.Variant().Zones
		n := pick.Count(c.Matching(it.Count), func(o *state.Object) bool { return anywhere || reaches(c.Table, c.Card, o) })
		return it.Value(n), anywhere || c.Card.Reach != nil
	}
	o := c.Part(it.Of)
	switch {
	case o != nil:
	case it.Of == deed.Self:
		o = c.Card
	case it.Of == deed.Target && c.Dead != nil && c.Dead.ID == c.Target: // as it was
		o = c.Dead
	}
	if o == nil {
		return 0, false
	}
	n := measure(c.Table, it.By, o)
	if it.By == "cost" {
		n += measure(c.Table, "reveal", o)
	}
	return it.Value(n), !it.Results()
}
