package magewars

import (
	"quickcast/rules/dice"
	"quickcast/tracker"
	"quickcast/ui/table"
)

// try does an event in thought, as its own side knows the table: what others have hidden is
// not given away.
func (a *attack) try(e tracker.Event) tracker.Trial {
	if state := a.screen.state(); state != nil {
		return tracker.Try(a.screen.Game(), state.AsKnownTo(e.Seat), e)
	}
	return tracker.Trial{Event: e}
}

// startTyping waits for the dice of a person; where something hidden must be revealed before
// any, that is what comes.
func (a *attack) startTyping(e tracker.Event) {
	known, real := a.try(e), tracker.Try(a.screen.Game(), a.screen.state(), e)
	if known.Any() && real.Blocked == nil && !real.Any() {
		a.act(e)
		return
	}
	a.typed = &table.Typing{Event: e}
	a.goOn()
}

// goOn waits for the next die, or does the event when all are there.
func (a *attack) goOn() {
	next := a.try(a.typed.Carried())
	if next.Blocked == nil && !next.Any() {
		a.act(next.Event)
		return
	}
	a.show()
}

// showTyping draws the dice typed so far, places for those that are missing and
// the keys for the next.
func (a *attack) showTyping() {
	s, k := a.screen, a.kit
	next := a.try(a.typed.Carried())
	ask := s.TypeAsk(next.Wanted)
	if next.Sides > 0 {
		ask = a.twelveFor(next.Means)
	}
	a.column.Objects = s.TypingParts(k, a.typed, next.Wanted, ask, a.goOn)
	a.sheet.SetFoot(s.TypingFoot(k, a.typed, a.show, func() { a.act(next.Event) }, func() {
		a.typed = nil
		a.show()
	}))
}

// twelveFor says what an effect die is rolled for.
func (a *attack) twelveFor(came tracker.Came) string {
	switch came.For {
	case tracker.ToHit:
		return a.screen.T("typeHit", "Needs", came.Needs)
	case tracker.ToAvoid:
		return a.screen.T("typeAvoid", "Needs", came.Needs)
	case tracker.ToEffect:
		return a.screen.T("typeEffect")
	}
	return a.screen.TypeAsk(tracker.Wanted{Sides: dice.EffectSides})
}
