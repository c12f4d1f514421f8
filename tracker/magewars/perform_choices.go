package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
)

// deedChoices are the deeds that are offered and the abilities that may be used: those
// that can be done at once, or those that need to be told more. What is offered may be
// left, too.
func (s *State) deedChoices(needs bool) []tracker.Choice {
	var list []tracker.Choice
	for i := range s.Offers {
		o := &s.Offers[i]
		c := s.current(o)
		list = append(list, s.offered(o, &c, needs)...)
	}
	if s.Fight != nil {
		return list
	}
	if s.Phase == SetupPhase {
		return list
	}
	for _, card := range s.inPlay(s.Objects) {
		for c := range s.deeds(scene{}, card) {
			if c.deed().Power == "" && c.usable() {
				list = append(list, c.use(needs)...)
			}
		}
		if needs && card.Reach == nil && len(s.reachable(card)) > 0 {
			list = append(list, reachChoice(card))
		}
	}
	return list
}

// current is the scene of an offer as the table stands.
func (s *State) current(o *Offer) lawCase {
	c := lawCase{scene: o.scene, s: s}
	if now, there := s.card(c.card.ID); there {
		c.card = now
	}
	return c
}

// offered are the choices of one offer.
func (s *State) offered(o *Offer, c *lawCase, needs bool) []tracker.Choice {
	open := c.open(deedData{})
	var list []tracker.Choice
	if (len(open) > 0) == needs {
		do := choice(deedText(c, o.Must), c.rule(), o.Seat, "deed", deedData{Deed: o.ID}, c.say("Mana", c.price(deedData{}))...)
		do.Object, do.Task, do.Needs = o.Object, true, fields(open)
		list = append(list, do)
	}
	if !needs {
		skip := choice("table.choiceDeedSkip", c.rule(), o.Seat, "deed", deedData{Deed: o.ID, Skip: true}, "Card", o.Card)
		skip.Object, skip.Task, skip.Leaves = o.Object, true, true
		list = append(list, skip)
	}
	return list
}

// deedText is how a deed is offered: what has to hold that only its players know stands
// behind it.
func deedText(c *lawCase, must bool) tracker.Word {
	it := c.deed()
	asks := it.Given != nil && it.Given.Ask.EN != ""
	switch {
	case asks && must:
		return "table.choiceDeedMustAsk"
	case asks:
		return "table.choiceDeedAsk"
	case it.Unsure:
		return "table.choiceDeedUnsure"
	case must:
		return "table.choiceDeedMust"
	}
	return "table.choiceDeed"
}

// rule is what lets a card do its deed: it counts more than the rulebook. Academy's
// book says so of single moments.
func (c *lawCase) rule() string {
	if rule := momentOf(c.deed().At).rule; c.deed().Rule == "" && rule != "" {
		return c.s.cite(rule)
	}
	return either(c.deed().Rule != "", c.deed().Rule, "R-9")
}

// say are the arguments of a text about the deed.
func (c *lawCase) say(more ...any) []any {
	args := []any{"Card", c.named(), "Say", c.deed().Say}
	if g := c.deed().Given; g != nil {
		args = append(args, "Ask", g.Ask)
	}
	return append(args, more...)
}

func fields(list []need) []string { return each(list, func(n need) string { return n.field }) }

// usable tells whether an ability may be used now, as far as the table knows: once it is
// somebody's turn to act, it is paid for and has not been used up.
func (c *lawCase) usable() bool {
	it := c.deed()
	if !it.Used() || c.onlyCasts() || c.s.barred(toUse, c.card) || !c.holds(it.Given) || c.usedUp() || !c.asked() {
		return false
	}
	if it.Cost == nil || it.Cost.Action == "" || it.Cost.Action == "move" {
		return c.s.Phase != SetupPhase
	}
	actor, there := c.s.Object(c.s.Acting)
	quick := it.Cost.Spell && c.s.mayQuickcast(c.s.Player(c.card.Controller))
	if !there || c.s.Acted || c.s.Acting == "" {
		return quick
	}
	if hampered, _ := actor.hampered(); hampered != "" {
		return quick
	}
	of := it.Of
	if of != nil && of.Role == "" {
		return c.fits(&of.Filter, actor)
	}
	by := c.actor()
	return by != nil && by.ID == actor.ID || quick
}

// onlyCasts tells whether an ability is nothing but casting a bound spell, or changing
// it, which the rules of casting offer.
func (c *lawCase) onlyCasts() bool {
	return !slices.ContainsFunc(c.deed().Do, func(s deed.Step) bool { return s.Do != deed.MayCast && s.Do != deed.Swap })
}

// use are the choices of an ability: as an action or, where it is a quick spell, as the
// quickcast.
func (c *lawCase) use(needs bool) []tracker.Choice {
	p := deedData{Deed: deedID(c.card.ID, c.number)}
	it := c.deed()
	if it.Of != nil && it.Of.Role == "" && it.At == deed.Action && c.s.Acting != "" {
		p.Target = c.s.Acting
	}
	asActor := it.Cost == nil || it.Cost.Action == "" || c.actor() != nil && c.actor().ID == c.s.Acting
	p.Quickcast = !asActor && it.Cost.Spell
	open := c.open(p)
	if (len(open) > 0) != needs {
		return nil
	}
	do := choice(deedText(c, false), c.rule(), c.user().Controller, "deed", p, c.say()...)
	do.Object, do.Needs = c.card.ID, fields(open)
	return []tracker.Choice{do}
}

// reachChoice asks once who stands where a card reaches.
func reachChoice(card *Object) tracker.Choice {
	c := choice("table.choiceReach", "R-9", card.Controller, "reach", reachData{Object: card.ID}, "Name", card.Printed.Name)
	c.Needs = []string{"targets"}
	return c
}

// strikes tells whether an offer makes an attack: one that is open goes before it.
func (o *Offer) strikes() bool {
	return len(deed.Steps(o.scene.deed().Do, func(s *deed.Step) bool { return s.Do == deed.Strike })) > 0
}
