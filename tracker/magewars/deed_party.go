package magewars

import (
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
)

// candidates are what a filter means: attached to the host where it says so, of a spell and of
// an attack that was rolled to its target; the target itself where that is one.
func (c *lawCase) candidates(f *deed.Filter) []*Object {
	if f.Where != "host" {
		return c.matching(f)
	}
	on := c.card.Host
	if c.deed().At == deed.Cast || c.shown != nil {
		on = c.target
	}
	open := *f
	open.Where = ""
	if t, ok := c.s.Object(on); ok && c.fits(&open, t) && (t.Printed.Kind == KindEquipment || t.Printed.Kind == KindEnchantment) {
		return []*Object{t}
	}
	return slices.DeleteFunc(c.matching(&open), func(o *Object) bool { return o.Host != on })
}

// answers tells whether one of the dice that were shown is of the kind that a step rolls
// anew. Other steps need none.
func (t *shown) answers(s *deed.Step) bool {
	if !s.Again {
		return true
	}
	return t != nil && slices.ContainsFunc(t.events, func(e combat.Event) bool {
		return rollName(e.Kind) == s.Name || s.Name == "normal" && e.Faces.Critical() > 0
	})
}

// blow is the damage that was told of the dice and does not count now, nil for none.
func (t *shown) blow() *tracker.Came {
	if t == nil {
		return nil
	}
	for _, e := range t.events {
		if e.Kind == combat.DamageRoll && e.Change.Received > 0 {
			maker, _ := t.before.Object(either(e.From == combat.AttackerSeat, t.before.Fight.Attacker, t.before.Fight.Target))
			return &tracker.Came{Amount: e.Change.Received, By: maker.Controller}
		}
	}
	return nil
}

func rollName(kind combat.EventKind) string {
	return map[combat.EventKind]string{combat.MissRoll: "miss", combat.DefenseRoll: "defense", combat.DamageRoll: "dice", combat.EffectRoll: "effect"}[kind]
}

// ways are those of a deed's ways, by number, that mean something as the scene stands: of
// dice that were shown some kinds may not be there. A deed without a choice has one.
func (c *lawCase) ways(steps []deed.Step) []int {
	var list []int
	idle := func(s deed.Step) bool { return c.shown != nil && !c.shown.answers(&s) }
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

// takesTarget tells whether a deed that is used names its target by role.
func (c *lawCase) takesTarget() bool {
	it := c.deed()
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

func (c *lawCase) actor() *Object {
	of := c.deed().Of
	switch {
	case of == nil && c.card.isCreature():
		return c.part(deed.Self)
	case of == nil || of.Role == deed.You:
		return c.part(deed.You)
	case of.Role == deed.Foe:
		if host := c.part(deed.Host); host != nil {
			o, _ := c.s.Object(mageID(host.Controller))
			return o
		}
	case of.Role == deed.Host:
		return c.part(deed.Host)
	}
	return c.part(deed.Target)
}

// user is whose player uses an ability: that of who the card lies on where it is theirs, else that of the
// card.
func (c *lawCase) user() *Object {
	of := c.deed().Of
	if actor := c.actor(); actor != nil && of != nil && (of.Role == deed.Host || of.Role == deed.Foe) {
		return actor
	}
	return c.card
}

type deedData struct {
	Deed       string   `json:"deed"`
	Skip       bool     `json:"skip,omitempty"`
	Target     string   `json:"target,omitempty"`
	Second     string   `json:"second,omitempty"`
	Third      string   `json:"third,omitempty"`
	Area       []string `json:"area,omitempty"`
	Way        *int     `json:"way,omitempty"`
	X          *int     `json:"x,omitempty"`
	Pay        *bool    `json:"pay,omitempty"`
	Condition  string   `json:"condition,omitempty"`
	Conditions []string `json:"conditions,omitempty"` // of a deed that takes off several, one name a marker
	Card       string   `json:"cardName,omitempty"`
	Quickcast  bool     `json:"quickcast,omitempty"`
	Defense    *bool    `json:"useDefense,omitempty"`
}

type reachData struct {
	Object  string   `json:"object"`
	Targets []string `json:"targets,omitempty"`
}

// asksX tells whether there is an X in the deed.
func (c *lawCase) asksX() bool {
	it := c.deed()
	asked := it.Cost != nil && (it.Cost.Mana.Asked() || it.Cost.Count.Asked() || it.Cost.Life.Asked())
	deed.Walk(it.Do, func(s *deed.Step) {
		asked = asked || s.Amount.Asked() || s.Dice.Asked() || s.On != nil && s.On.Count.Asked()
		for _, keyword := range s.Keywords {
			asked = asked || strings.HasSuffix(keyword, "X") && withX(keyword, 1) != keyword && s.Do == deed.Grant
		}
	})
	return asked
}

// x is the X of a deed as the table stands, or as somebody says. False where nobody
// knows it.
func (c *lawCase) x(rolled int, said *int) (int, bool) {
	asked := c.asksX()
	it := c.deed().X
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

// mostOfX is the most that may be said for the X of a deed: its bound as the table stands.
func (c *lawCase) mostOfX() int {
	if it := c.deed().X; it != nil && it.UpTo {
		if most, known := c.measured(); known {
			return most
		}
	}
	return maxNumber
}

// measured is what the X of a deed is by its measure.
func (c *lawCase) measured() (int, bool) {
	it := c.deed().X
	switch {
	case it.By == "" && it.Count == nil:
		return it.Most, it.UpTo
	case it.Count != nil:
		anywhere := !it.Count.ByPlace() || !c.s.variant().zones
		n := count(c.matching(it.Count), func(o *Object) bool { return anywhere || c.s.reaches(c.card, o) })
		return it.Value(n), anywhere || c.card.Reach != nil
	}
	o := c.part(it.Of)
	switch {
	case o != nil:
	case it.Of == deed.Self:
		o = c.card
	case it.Of == deed.Target && c.dead != nil && c.dead.ID == c.target: // as it was
		o = c.dead
	}
	if o == nil {
		return 0, false
	}
	n := c.s.measure(it.By, o)
	if it.By == "cost" {
		n += c.s.measure("reveal", o)
	}
	return it.Value(n), !it.Results()
}

// findDeed takes the id of a deed apart.
func (s *State) findDeed(id string) (card string, n int, ok bool) {
	card, number, _ := strings.Cut(id, ".")
	n, err := strconv.Atoi(number)
	o, there := s.card(card)
	return card, n - 1, err == nil && there && n >= 1 && n <= len(o.Printed.Deeds)
}
