package magewars

import (
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
	names   []string      // of "condition" and "cardName"
	mana    int           // of "pay"
	most    int           // of "area": so many are chosen; 0 for all that stand there
	told    bool
}

// needs does a deed in thought and lists what it asks for, with what the event says
// already: what is not told is gone past there.
func (c *scene) needs(p deedData) []need {
	d := newDraft(c.s, tracker.Event{Kind: "deed", Seat: c.card.Controller})
	d.source, d.thought = low{}, true
	r := d.run(*c, p)
	if c.takesTarget() {
		_ = r.askUser()
	}
	_ = r.all()
	if x := c.deed().X; r.scene.asksX() && (x == nil || !slices.Contains(deed.Results(), x.By)) {
		_, _ = r.xNow()
	}
	return r.asks
}

// open lists those that are not told.
func (c *scene) open(p deedData) []need {
	return slices.DeleteFunc(c.needs(p), func(n need) bool { return n.told })
}

// imagine does steps in thought, and nothing of it stays but what they ask for.
func (r *run) imagine(steps []deed.Step) {
	state, other := r.State, *r
	other.draft = newDraft(&state, r.event)
	other.draft.source, other.draft.thought = low{}, true
	other.scene.s = &other.draft.State
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
	does := deed.Heal
	deed.Walk(c.deed().Do, func(s *deed.Step) {
		if s.On != nil && s.On.Role == deed.Target {
			does = s.Do
		}
	})
	list := c.likely(slices.DeleteFunc(c.matching(f), func(o *Object) bool { return !c.stands(o) }), does)
	if acting, there := r.Object(r.Acting); there && c.byActor() && slices.ContainsFunc(list, func(o *Object) bool { return o.ID == acting.ID }) {
		list = []*Object{acting}
	}
	return r.ask(need{field: "target", objects: list, told: c.target != ""})
}

// byActor tells whether the target of an ability is who acts to use it.
func (c *scene) byActor() bool {
	it := c.deed()
	return it.Of != nil && it.Of.Role == "" && it.Cost != nil && it.Cost.Action != ""
}

// likely puts those first whom somebody would choose: enemies for what harms, one's own for
// all else. Whom it cannot be done to is left out.
func (c *scene) likely(list []*Object, does deed.Verb) []*Object {
	v := verbOf(does)
	list = slices.DeleteFunc(slices.Clone(list), func(o *Object) bool { return v.suits != nil && !v.suits(c, o) })
	unlikely := func(o *Object) int {
		if c.s.Allied(o.Controller, c.card.Controller) == v.harms {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(list, func(a, b *Object) int { return unlikely(a) - unlikely(b) })
	return list
}
