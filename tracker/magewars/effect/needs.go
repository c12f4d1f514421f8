package effect

import (
	"reflect"
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Need is something a deed is to be told still, and what there is to choose from.
type Need struct {
	Field   string
	Objects []*state.Object // of whom one is chosen, or of "area" any
	Ways    [][]deed.Step   // of "way"
	Open    []int           // those of them that can be chosen
	Names   []string        // of "condition", "conditions" and "cardName"
	Whose   *state.Object   // of "conditions": whose they are
	Mana    int             // of "pay"
	Most    int             // of "area": so many are chosen; 0 for all that stand there
	Told    bool
}

// Needs lists what a deed asks for, with what the event says already.
func Needs(c *law.Case, p state.DeedData) []Need {
	r := Imagined(c, p)
	if x := c.Deed().X; r.scene.AsksX() && !x.Results() {
		_, _ = r.xNow()
	}
	return r.asks
}

// Imagined does a deed in thought: what is not told is gone past there.
func Imagined(c *law.Case, p state.DeedData) *run {
	d := InThought(c.Table, tracker.Event{Kind: "deed", Seat: c.Card.Controller})
	d.thought = true
	r := d.run(*c, p)
	if c.TakesTarget() {
		_ = r.askUser()
	}
	_ = r.all()
	return r
}

// IsAsked tells whether anybody is asked about a deed: it would change something as things stand, and
// what it costs is there.
func IsAsked(c *law.Case) bool {
	r, it := Imagined(c, state.DeedData{}), c.Deed()
	chosen := it.May || it.Used()
	return r.moved && !(chosen && r.short) && !(it.May && r.lacks)
}

// Open lists those that are not told.
func Open(c *law.Case, p state.DeedData) []Need {
	return slices.DeleteFunc(Needs(c, p), func(n Need) bool { return n.Told })
}

// aside is the deed as it goes on in thought.
func (r *run) aside() *run {
	state, other := r.State, *r
	other.Draft = InThought(&state, r.Event)
	other.Draft.thought = true
	other.scene.Table = &other.Draft.State
	return &other
}

// askUser asks who uses an ability, or on whom it is used, where the deed calls it its target.
func (r *run) askUser() error {
	c := &r.scene
	f := &deed.Filter{Kind: "object"}
	if of := c.Deed().Of; of != nil && of.Role == "" {
		f = &of.Filter
	}
	if g := c.Deed().Given; g != nil {
		for i := range g.Is {
			if g.Is[i].Who == deed.Target {
				f = &g.Is[i].Filter
			}
		}
	}
	suits := func(o *state.Object) bool {
		at := *c
		at.Target = o.ID
		return (c.Stands(nil, o) || f.Kind != "" && f.Kind != "object") && at.Holds(c.Deed().Given)
	}
	list := r.likely(slices.DeleteFunc(c.Matching(f), func(o *state.Object) bool { return !suits(o) }), &deed.Party{Role: deed.Target})
	it := c.Deed()
	acts := it.Of != nil && it.Of.Role == "" && it.Cost != nil && it.Cost.Action != "" // its target is who acts to use it
	if acting, there := r.Object(r.Acting); there && acts && slices.ContainsFunc(list, func(o *state.Object) bool { return o.ID == acting.ID }) {
		list = []*state.Object{acting}
	}
	if err := r.ask(Need{Field: "target", Objects: list, Told: c.Target != ""}); err != nil && len(list) == 0 && r.thought {
		return errNothing
	} else if err != nil {
		return err
	}
	return nil
}

// likely puts those first whom somebody would choose: enemies for what harms, one's own for
// all else. Whom none of the steps that mean them changes anything for is left out.
func (r *run) likely(list []*state.Object, on *deed.Party) []*state.Object {
	meant := deed.Steps(r.scene.Deed().Do, func(s *deed.Step) bool { return s.On != nil && reflect.DeepEqual(s.On, on) })
	list = slices.DeleteFunc(slices.Clone(list), func(o *state.Object) bool {
		return len(meant) > 0 && !slices.ContainsFunc(meant, func(s *deed.Step) bool {
			v, at := VerbOf(s.Do), r.scene
			at.Target = o.ID
			return (v.suits == nil || v.suits(&r.scene, s, o)) && (on.Role != deed.Target || at.Holds(s.Given))
		})
	})
	harms := r.does != nil && VerbOf(r.does.Do).harms
	if len(meant) > 0 && on.Role == deed.Target {
		harms = VerbOf(meant[len(meant)-1].Do).harms
	}
	pick.ByRank(list, func(o *state.Object) int {
		return pick.Either(r.Allied(o.Controller, r.scene.Card.Controller) == harms, 1, 0)
	})
	return list
}
