package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// group is the heading under which objects of a kind are listed; empty for creatures, each of
// which is looked at by itself. Walls stand with conjurations.
func group(kind string) tracker.Word {
	switch kind {
	case state.KindCreature, "":
		return ""
	case state.KindWall:
		kind = state.KindConjuration
	}
	return state.Word("group", kind)
}

// glance says of an object what is read of it without opening it: its types, its school, what
// it attacks with, and what it does.
func glance(s *state.State, o *state.Object, v *tracker.ObjectView) {
	v.Group = group(o.Printed.Kind)
	if len(o.Printed.Schools) > 0 {
		v.Tint = state.PlainName(o.Printed.Schools[0])
	}
	v.Kin = printedWords("subtype", o.Printed.Subtypes)
	switch {
	case o.IsCreature():
		v.Bars = pick.Each(law.Attacks(s, o.ID), func(bar state.Strike) tracker.Bar { return barView(o, bar) })
	case len(o.Printed.Grants) > 0 && !o.FaceDown:
		v.Says = printedWords("trait", o.Printed.Grants)
	case len(o.Printed.Attacks) > 0:
		v.Says = tracker.Facts{barAnswer(o.Printed.Attacks[0], false).Name}
	case len(o.Printed.Deeds) > 0:
		v.Says = o.Printed.Deeds[0].Say
	}
}

// barView is an attack bar of the object with what its keywords add to it.
func barView(o *state.Object, bar state.Strike) tracker.Bar {
	var facts tracker.Facts
	if bar.Action == "full" { // a quick one is the usual
		facts = append(facts, state.Word("bar", bar.Action))
	}
	bar.Action = ""
	facts = append(facts, barFacts(bar)...)
	for _, more := range []struct {
		kind string
		of   keyword.Keyword
	}{{"melee", keyword.Melee}, {"ranged", keyword.Ranged}} {
		if n := o.Sum(more.of); n != 0 && bar.Kind == more.kind {
			facts = slices.Insert(facts, 0, tracker.Message(tracker.Printed{Kind: "trait", Word: more.of.With(n)}))
		}
	}
	answer := barAnswer(bar, false)
	return tracker.Bar{Name: answer.Name, Note: facts, Dice: answer.Price}
}

// printedWords are words of a kind as cards print them.
func printedWords(kind string, list []string) tracker.Facts {
	return pick.Each(list, func(w string) tracker.Message { return tracker.Printed{Kind: kind, Word: w} })
}
