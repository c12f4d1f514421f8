package magewars

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// deedChoices are the deeds that are offered and the abilities that may be used: those
// that can be done at once, or those that need to be told more. What is offered may be
// left, too.
func deedChoices(s *state.State, needs bool) []tracker.Choice {
	var list []tracker.Choice
	for i := range s.Offers {
		o := &s.Offers[i]
		c := law.Current(s, o)
		list = append(list, offerChoices(s, o, &c, needs)...)
	}
	if s.Fight != nil {
		return list
	}
	if s.Phase == state.SetupPhase {
		return list
	}
	for _, card := range s.InPlay(s.Objects) {
		for c := range law.Deeds(s, state.Scene{}, card) {
			if it := c.Deed(); (it.Power == "" || it.At == deed.Action) && usable(&c) { // the others are among powerChoices
				list = append(list, use(&c, needs)...)
			}
		}
		if needs && card.Reach == nil && len(law.Reachable(s, card)) > 0 {
			c := choice("table.choiceReach", "R-9", card.Controller, "reach", state.ReachData{Object: card.ID}, "Name", card.Printed.Name)
			c.Needs = []string{"targets"}
			list = append(list, c)
		}
	}
	return list
}

// offerChoices are the choices of one offer.
func offerChoices(s *state.State, o *state.Offer, c *law.Case, needs bool) []tracker.Choice {
	open := effect.Open(c, state.DeedData{})
	var list []tracker.Choice
	if (len(open) > 0) == needs {
		do := choice(deedText(c, o.Must), c.Rule(), o.Seat, "deed", state.DeedData{Deed: o.ID}, say(c, "Mana", effect.Price(c, state.DeedData{}))...)
		do.Object, do.Task, do.Needs = o.Object, true, fields(open)
		list = append(list, do)
	}
	if !needs {
		skip := choice("table.choiceDeedSkip", c.Rule(), o.Seat, "deed", state.DeedData{Deed: o.ID, Skip: true}, "Card", o.Card)
		skip.Object, skip.Task, skip.Leaves = o.Object, true, true
		list = append(list, skip)
	}
	return list
}

// deedText is how a deed is offered: what has to hold that only its players know stands
// behind it.
func deedText(c *law.Case, must bool) tracker.Word {
	it := c.Deed()
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

// say are the arguments of a text about the deed.
func say(c *law.Case, more ...any) []any {
	args := []any{"Card", c.Named(), "Say", c.Deed().Say}
	if g := c.Deed().Given; g != nil {
		args = append(args, "Ask", g.Ask)
	}
	return append(args, more...)
}

func fields(list []effect.Need) []string {
	return pick.Each(list, func(n effect.Need) string { return n.Field })
}

// usable tells whether an ability may be used now, as far as the table knows: once it is
// somebody's turn to act, it is paid for and has not been used up.
func usable(c *law.Case) bool {
	it := c.Deed()
	if !it.Used() || c.OnlyCasts() || law.Barred(c.Table, law.ToUse, c.Card) || !c.Holds(it.Given) || c.UsedUp() || !effect.IsAsked(c) {
		return false
	}
	if it.Cost == nil || it.Cost.Action == "" || it.Cost.Action == "move" {
		return c.Table.Phase != state.SetupPhase
	}
	actor, there := c.Table.Object(c.Table.Acting)
	quick := it.Cost.Spell && c.Table.MayQuickcast(c.Table.Player(c.Card.Controller))
	if c.Innate() { // the law of casting holds for it, too
		how := innate(c, state.DeedData{})
		if quick = quick && how.now(true) == nil; how.now(false) != nil {
			return quick
		}
	}
	if !there || c.Table.Acted || c.Table.Acting == "" {
		return quick
	}
	if hampered, _ := actor.Hampered(); hampered != "" {
		return quick
	}
	of := it.Of
	if of != nil && of.Role == "" {
		return c.Fits(&of.Filter, actor)
	}
	by := c.Actor()
	return by != nil && by.ID == actor.ID || quick
}

// use are the choices of an ability: as an action or, where it is a quick spell, as the
// quickcast.
func use(c *law.Case, needs bool) []tracker.Choice {
	p := state.DeedData{Deed: state.DeedID(c.Card.ID, c.Number)}
	it := c.Deed()
	if it.Of != nil && it.Of.Role == "" && it.At == deed.Action && c.Table.Acting != "" {
		p.Target = c.Table.Acting
	}
	asActor := it.Cost == nil || it.Cost.Action == "" || c.Actor() != nil && c.Actor().ID == c.Table.Acting
	p.Quickcast = !asActor && it.Cost.Spell
	open := effect.Open(c, p)
	if (len(open) > 0) != needs {
		return nil
	}
	do := choice(deedText(c, false), c.Rule(), c.User().Controller, "deed", p, say(c)...)
	do.Object, do.Needs = c.Card.ID, fields(open)
	return []tracker.Choice{do}
}
