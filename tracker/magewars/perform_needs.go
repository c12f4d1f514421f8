package magewars

import (
	"encoding/json"
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
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

// needs lists what a deed has to be told, in the order it is asked for, with what the
// event says already.
func (c *scene) needs(p deedData) []need {
	w := needing{c: c, p: p}
	if !c.takesTarget() {
		w.walk(c.deed().Do)
	} else {
		w.users()
		w.walk(c.deed().Do)
	}
	if cost := c.deed().Cost; cost != nil {
		if cost.Sacrifice != nil {
			w.party(cost.Sacrifice, deed.Heal)
		}
	}
	w.number()
	return w.list
}

// open lists those that are not told.
func (c *scene) open(p deedData) []need {
	return slices.DeleteFunc(c.needs(p), func(n need) bool { return n.told })
}

// needing walks through a deed.
type needing struct {
	c    *scene
	p    deedData
	list []need
	seen []string
}

func (w *needing) add(n need) {
	if !slices.ContainsFunc(w.list, func(other need) bool { return other.field == n.field }) {
		w.list = append(w.list, n)
	}
}

// users asks who uses an ability, or on whom it is used, where the deed calls it its target.
func (w *needing) users() {
	f := &deed.Filter{Kind: "object"}
	if of := w.c.deed().Of; of != nil && of.Role == "" {
		f = &of.Filter
	}
	if g := w.c.deed().Given; g != nil {
		for i := range g.Is {
			if g.Is[i].Who == deed.Target {
				f = &g.Is[i].Filter
			}
		}
	}
	does := deed.Heal
	deed.Walk(w.c.deed().Do, func(s *deed.Step) {
		if s.On != nil && s.On.Role == deed.Target {
			does = s.Do
		}
	})
	list := w.c.likely(standing(w.c.matching(f)), does)
	if acting, there := w.c.s.Object(w.c.s.Acting); there && w.c.byActor() && slices.Contains(list, acting) {
		list = []*Object{acting}
	}
	w.add(need{field: "target", objects: list, told: w.p.Target != "" || w.c.target != ""})
}

// byActor tells whether the target of an ability is who acts to use it.
func (c *scene) byActor() bool {
	it := c.deed()
	return it.Of != nil && it.Of.Role == "" && it.Cost != nil && it.Cost.Action != ""
}

// standing leaves out what lies on others and cannot be the target of most.
func standing(list []*Object) []*Object {
	return slices.DeleteFunc(list, func(o *Object) bool {
		return o.Printed.Kind == KindEquipment || o.Printed.Kind == KindEnchantment
	})
}

func (w *needing) walk(steps []deed.Step) {
	for i := range steps {
		w.step(&steps[i])
	}
}

func (w *needing) step(s *deed.Step) {
	if s.Do != deed.Copy && (s.Do != deed.Return || s.To != "play") { // those are on a discard pile
		w.party(s.On, s.Do)
	}
	switch s.Do {
	case deed.Choose:
		ways := w.c.ways([]deed.Step{*s})
		w.add(need{field: "way", ways: s.Choices, open: ways, told: w.p.Way != nil || w.c.shown != nil && len(ways) == 1})
		if w.p.Way != nil && *w.p.Way >= 0 && *w.p.Way < len(s.Choices) {
			w.walk(s.Choices[*w.p.Way])
		}
	case deed.Charge:
		w.charge(s)
	case deed.Roll:
		for _, row := range s.Rows {
			w.walk(row.Do)
		}
	case deed.Cure:
		if s.Name == "choice" {
			w.conditions(s.On)
		}
	case deed.Copy:
		if names := w.c.buried(s.On); s.Name == "card" && len(names) > 0 {
			w.add(need{field: "cardName", names: names, told: w.p.Card != ""})
		}
	case deed.Return:
		if s.To == "play" && (s.On == nil || s.On.Role == "") {
			if names := w.c.buried(s.On); len(names) > 0 {
				w.add(need{field: "cardName", names: names, told: w.p.Card != ""})
			}
		}
	}
}

// charge asks whether somebody pays who could.
func (w *needing) charge(s *deed.Step) {
	payer := w.c.part(s.By)
	if payer == nil {
		payer = w.c.s.Mage(w.c.card.Controller)
	}
	x, _ := w.c.x(0, w.p.X)
	if n := s.Amount.Value(x); w.c.s.Mage(payer.Controller).Mana >= n {
		w.add(need{field: "pay", mana: n, told: w.p.Pay != nil})
	}
	if w.p.Pay == nil || !*w.p.Pay {
		w.walk(s.Else)
	}
}

// party asks whom a step concerns, who is likely first.
func (w *needing) party(p *deed.Party, does deed.Verb) {
	switch {
	case p == nil || p.Role != "" && p.Role != deed.Target:
		return
	case p.Role == deed.Target:
		if w.c.target == "" {
			w.users()
		}
		return
	case p.Count == deed.Amount{}:
		if list := w.c.likely(w.c.candidates(&p.Filter), does); p.Filter.ByPlace() && w.c.s.variant().zones && len(list) > 0 {
			w.add(need{field: "area", objects: list, told: w.p.Area != nil || w.c.card.Reach != nil})
		}
		return
	}
	w.pick(&p.Filter, does)
}

// pick asks for the object, or the objects, of a filter.
func (w *needing) pick(f *deed.Filter, does deed.Verb) {
	key, err := json.Marshal(f)
	if err != nil || slices.Contains(w.seen, string(key)) {
		return
	}
	at := len(w.seen)
	w.seen = append(w.seen, string(key))
	list := w.c.likely(w.c.candidates(f), does)
	most := f.Count.N
	if f.Count.Asked() || f.Count.Letter == "any" {
		most = 2
	}
	r := run{scene: *w.c, p: w.p}
	told, field := r.told(at, most)
	single := len(list) == 1 && most <= 1 && !w.c.deed().May && !f.ByPlace()
	if len(list) > 0 {
		w.add(need{field: field, objects: list, most: most, told: len(told) > 0 || single || most > 1 && w.p.Area != nil})
	}
}

// likely puts those first whom somebody would choose: enemies for what harms, one's own for
// all else. What cannot be attacked is left out of attacks.
func (c *scene) likely(list []*Object, does deed.Verb) []*Object {
	harms := slices.Contains([]deed.Verb{deed.Strike, deed.Damage, deed.Destroy, deed.Condition, deed.Lose, deed.Push, deed.Control, deed.Forbid}, does)
	list = slices.DeleteFunc(slices.Clone(list), func(o *Object) bool {
		spared := c.s.variant().sparesOwn && c.s.Allied(o.Controller, c.card.Controller)
		return does == deed.Strike && (!o.attackable() || spared)
	})
	if does == deed.Attach { // nothing lies on what lies on others
		list = standing(list)
	}
	unlikely := func(o *Object) int {
		if c.s.Allied(o.Controller, c.card.Controller) == harms {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(list, func(a, b *Object) int { return unlikely(a) - unlikely(b) })
	return list
}

// conditions asks which condition is cured.
func (w *needing) conditions(on *deed.Party) {
	r := run{draft: &draft{State: *w.c.s}, scene: *w.c, p: w.p}
	r.draft.Objects = slices.Clone(w.c.s.Objects)
	if r.scene.target == "" {
		r.scene.target = w.p.Target
	}
	list, err := r.party(on)
	if err != nil || len(list) == 0 {
		return
	}
	var names []string
	for _, count := range conditionViews(list[0]) {
		names = append(names, count.ID)
	}
	if len(names) > 0 {
		w.add(need{field: "condition", names: names, told: w.p.Condition != ""})
	}
}

// number asks for an X that nobody can reckon.
func (w *needing) number() {
	x := w.c.deed().X
	if x != nil && slices.Contains(deed.Results(), x.By) {
		return
	}
	c := *w.c
	if c.target == "" {
		c.target = w.p.Target
	}
	rolls := slices.ContainsFunc(c.deed().Do, func(s deed.Step) bool { return s.Do == deed.Roll && !s.D12 })
	if _, known := c.x(0, nil); !known && !rolls {
		w.add(need{field: "x", told: w.p.X != nil})
	}
}
