package magewars

import (
	"reflect"
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
)

// need is something a deed is to be told still, and what there is to choose from.
type need struct {
	field   string
	objects []*Object     // of whom one is chosen, or of "area" any
	ways    [][]deed.Step // of "way"
	open    []int         // those of them that can be chosen
	names   []string      // of "condition", "conditions" and "cardName"
	on      *Object       // of "conditions": whose they are
	mana    int           // of "pay"
	most    int           // of "area": so many are chosen; 0 for all that stand there
	told    bool
}

// needs lists what a deed asks for, with what the event says already.
func (c *lawCase) needs(p deedData) []need {
	r := c.imagined(p)
	if x := c.deed().X; r.scene.asksX() && !x.Results() {
		_, _ = r.xNow()
	}
	return r.asks
}

// imagined does a deed in thought: what is not told is gone past there.
func (c *lawCase) imagined(p deedData) *run {
	d := inThought(c.s, tracker.Event{Kind: "deed", Seat: c.card.Controller})
	d.thought = true
	r := d.run(*c, p)
	if c.takesTarget() {
		_ = r.askUser()
	}
	_ = r.all()
	return r
}

// asked tells whether anybody is asked about a deed: it would change something as things stand, and
// what it costs is there.
func (c *lawCase) asked() bool {
	r, it := c.imagined(deedData{}), c.deed()
	chosen := it.May || it.Used()
	return r.moved && !(chosen && r.short) && !(it.May && r.lacks)
}

// open lists those that are not told.
func (c *lawCase) open(p deedData) []need {
	return slices.DeleteFunc(c.needs(p), func(n need) bool { return n.told })
}

// aside is the deed as it goes on in thought.
func (r *run) aside() *run {
	state, other := r.State, *r
	other.draft = inThought(&state, r.event)
	other.draft.thought = true
	other.scene.s = &other.draft.State
	return &other
}

// imagine does steps in thought, and nothing of it stays but what they ask for.
func (r *run) imagine(steps []deed.Step) {
	other := r.aside()
	_ = other.steps(steps)
	r.asks = other.asks
}

// askUser asks who uses an ability, or on whom it is used, where the deed calls it its target.
func (r *run) askUser() error {
	c := &r.scene
	f := &deed.Filter{Kind: "object"}
	if of := c.deed().Of; of != nil && of.Role == "" {
		f = &of.Filter
	}
	if g := c.deed().Given; g != nil {
		for i := range g.Is {
			if g.Is[i].Who == deed.Target {
				f = &g.Is[i].Filter
			}
		}
	}
	suits := func(o *Object) bool {
		at := *c
		at.target = o.ID
		return (c.stands(nil, o) || f.Kind != "" && f.Kind != "object") && at.holds(c.deed().Given)
	}
	list := r.likely(slices.DeleteFunc(c.matching(f), func(o *Object) bool { return !suits(o) }), &deed.Party{Role: deed.Target})
	if acting, there := r.Object(r.Acting); there && c.byActor() && slices.ContainsFunc(list, func(o *Object) bool { return o.ID == acting.ID }) {
		list = []*Object{acting}
	}
	if err := r.ask(need{field: "target", objects: list, told: c.target != ""}); err != nil && len(list) == 0 && r.thought {
		return errNothing
	} else if err != nil {
		return err
	}
	return nil
}

// byActor tells whether the target of an ability is who acts to use it.
func (c *lawCase) byActor() bool {
	it := c.deed()
	return it.Of != nil && it.Of.Role == "" && it.Cost != nil && it.Cost.Action != ""
}

// likely puts those first whom somebody would choose: enemies for what harms, one's own for
// all else. Whom none of the steps that mean them changes anything for is left out.
func (r *run) likely(list []*Object, on *deed.Party) []*Object {
	meant := deed.Steps(r.scene.deed().Do, func(s *deed.Step) bool { return s.On != nil && reflect.DeepEqual(s.On, on) })
	list = slices.DeleteFunc(slices.Clone(list), func(o *Object) bool {
		return len(meant) > 0 && !slices.ContainsFunc(meant, func(s *deed.Step) bool {
			v, at := verbOf(s.Do), r.scene
			at.target = o.ID
			return (v.suits == nil || v.suits(&r.scene, s, o)) && (on.Role != deed.Target || at.holds(s.Given))
		})
	})
	harms := r.does != nil && verbOf(r.does.Do).harms
	if len(meant) > 0 && on.Role == deed.Target {
		harms = verbOf(meant[len(meant)-1].Do).harms
	}
	byRank(list, func(o *Object) int { return either(r.Allied(o.Controller, r.scene.card.Controller) == harms, 1, 0) })
	return list
}
