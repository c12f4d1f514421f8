package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// boosts names what cards do for an attack and lets each be switched: what counts by
// itself can be left out, what only its players know, or costs something, counts when it
// is chosen.
func (a *asker) boosts(list []boost, p boostData) {
	free := tracker.Ask{Field: "without", Label: tracker.Word("table.askBoostsOut"), Form: tracker.AskSome, Seldom: true}
	asked := tracker.Ask{Field: "boosts", Label: tracker.Word("table.askBoosts"), Form: tracker.AskSome}
	for _, b := range list {
		ask, list := &asked, p.Boosts
		if b.Free {
			ask, list = &free, p.Without
		}
		answer := tracker.Answer{Value: raw(b.ID), Name: own(b.Card), Line: b.line(), Icon: "star", Place: slices.Index(list, b.ID) + 1}
		answer.Chosen = answer.Place > 0
		ask.Options = append(ask.Options, answer)
	}
	for _, ask := range []tracker.Ask{asked, free} {
		if len(ask.Options) > 0 {
			a.ask(ask)
		}
	}
	if !slices.ContainsFunc(list, func(b boost) bool { return b.AsksX && slices.Contains(p.Boosts, b.ID) }) {
		return
	}
	if p.BoostX == nil {
		a.tell("boostX", 1)
	}
	x := 1
	if p.BoostX != nil {
		x = *p.BoostX
	}
	a.number("boostX", tracker.Word("table.askDeedX"), x, 0, mostX)
}

// line is what a boost does, and what has to hold for it that only its players know.
func (b *boost) line() tracker.Message {
	if b.Ask.EN == "" {
		return b.Say
	}
	return tracker.Facts{b.Say, said("table.askCheck", "Ask", b.Ask)}
}
