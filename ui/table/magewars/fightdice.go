package magewars

import (
	"quickcast/rules/dice"
	"quickcast/tracker"
	"quickcast/ui/table"
)

// trial is what came of an event in thought.
type trial struct {
	event        tracker.Event // overruling where a rule stands against it
	against      error         // that rule, nil for none
	blocked      error         // why it cannot be done at all, nil where it can
	table.Wanted               // what must be rolled next
	means        tracker.Came  // what that effect die is rolled for
	waits        bool          // something hidden must be revealed before
}

// try does an event in thought: whether it can be done, and what must be rolled
// first of all that it does not carry, as its own side knows the table: what others have
// hidden is not given away.
func (a *attack) try(e tracker.Event) trial {
	game, whole := a.screen.Game(), a.screen.state()
	if whole == nil {
		return trial{event: e}
	}
	t := a.imagine(game, whole.AsKnownTo(e.Seat), e)
	if t.Any() {
		real := a.imagine(game, whole, e)
		t.waits = real.blocked == nil && !real.Any()
	}
	return t
}

// imagine does an event in thought on a state.
func (a *attack) imagine(game tracker.Game, state tracker.State, e tracker.Event) trial {
	t := trial{event: e}
	var roll table.Wanted
	whole, err := game.Roll(state, e, &roll)
	if err != nil {
		t.against, t.event.Overrule, roll = err, true, table.Wanted{}
		whole, t.blocked = game.Roll(state, t.event, &roll)
	}
	t.Wanted = roll
	if after, err := game.Apply(state, whole); t.Sides > 0 && err == nil {
		t.means = twelfth(game.Lines(after), len(e.Rolls))
	}
	return t
}

// twelfth is what the effect die with a number, from 0, came to.
func twelfth(lines []tracker.Line, number int) tracker.Came {
	for _, line := range lines {
		if line.Came == nil || line.Came.Side == 0 {
			continue
		}
		if number == 0 {
			return *line.Came
		}
		number--
	}
	return tracker.Came{}
}

// startTyping waits for the dice of a person.
func (a *attack) startTyping(e tracker.Event) {
	if a.try(e).waits {
		a.act(e)
		return
	}
	a.typed = &table.Typing{Event: e}
	a.goOn()
}

// goOn waits for the next die, or does the event when all are there.
func (a *attack) goOn() {
	next := a.try(a.typed.Carried())
	if next.blocked == nil && !next.Any() {
		a.act(next.event)
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
		ask = a.twelveFor(next.means)
	}
	a.column.Objects = s.TypingParts(k, a.typed, next.Wanted, ask, a.goOn)
	a.sheet.SetFoot(s.TypingFoot(k, a.typed, a.show, func() { a.act(next.event) }, func() {
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
	return a.screen.TypeAsk(table.Wanted{Sides: dice.EffectSides})
}
