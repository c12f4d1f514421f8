package magewars

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/rules/dice"
	"quickcast/tracker"
	"quickcast/ui/attackodds"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// trial is what came of an event in thought.
type trial struct {
	event   tracker.Event // overruling where a rule stands against it
	against error         // that rule, nil for none
	blocked error         // why it cannot be done at all, nil where it can
	dice    int           // attack dice that must be rolled next
	twelve  bool          // the effect die must be rolled next
	means   tracker.Came  // what that effect die is rolled for
	waits   bool          // something hidden must be revealed before
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
	if t.dice > 0 || t.twelve {
		real := a.imagine(game, whole, e)
		t.waits = real.blocked == nil && real.dice == 0 && !real.twelve
	}
	return t
}

// imagine does an event in thought on a state.
func (a *attack) imagine(game tracker.Game, state tracker.State, e tracker.Event) trial {
	t := trial{event: e}
	var roll asking
	whole, err := game.Roll(state, e, &roll)
	if err != nil {
		t.against, t.event.Overrule, roll = err, true, asking{}
		whole, t.blocked = game.Roll(state, t.event, &roll)
	}
	t.dice, t.twelve = roll.dice, roll.first == dice.EffectSides
	if after, err := game.Apply(state, whole); t.twelve && err == nil {
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

// asking is a source of rolls that only writes down what is asked for first.
type asking struct {
	first int // sides of the first die
	dice  int // attack dice before anything else is asked for
	over  bool
}

// IntN is part of dice.Source.
func (a *asking) IntN(n int) int {
	if a.first == 0 {
		a.first = n
	}
	a.over = a.over || n == dice.EffectSides
	if !a.over {
		a.dice++
	}
	return 0
}

// typing are real dice that are typed in for an event.
type typing struct {
	attackodds.Typed
	event tracker.Event
}

// less is the typing without its last die; nil of none.
func (t *typing) less() *typing {
	if t == nil {
		return nil
	}
	less := &typing{event: t.event, Typed: t.Clone()}
	less.Back()
	return less
}

// carried is the event with the dice typed so far.
func (t *typing) carried() tracker.Event {
	e := t.event
	e.Faces, e.Rolls = tracker.Faces(slices.Clone(t.Faces)), slices.Clone(t.Sides)
	return e
}

// drawn are the dice typed so far, as they lie there.
func (t *typing) drawn(s *face, k *widgets.Kit) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	faces, sides := t.Faces, t.Sides
	for _, twelve := range t.Order {
		face := widgets.DieFace{}
		if twelve {
			face, sides = attackodds.Twelve(s.Needs().Words, sides[0]), sides[1:]
		} else {
			face, faces = attackodds.Die(s.Needs().Words, faces[0]), faces[1:]
		}
		list = append(list, widgets.NewDie(k, face, nil))
	}
	return list
}

// startTyping waits for the dice of a person.
func (a *attack) startTyping(e tracker.Event) {
	if a.try(e).waits {
		a.act(e)
		return
	}
	a.typed = &typing{event: e}
	a.goOn()
}

// goOn waits for the next die, or does the event when all are there.
func (a *attack) goOn() {
	next := a.try(a.typed.carried())
	if next.blocked == nil && next.dice == 0 && !next.twelve {
		a.act(next.event)
		return
	}
	a.show()
}

// showTyping draws the dice typed so far, places for those that are missing and
// the keys for the next.
func (a *attack) showTyping() {
	s, k := a.screen, a.kit
	next := a.try(a.typed.carried())
	laid := a.typed.drawn(s, k)
	for range next.dice {
		laid = append(laid, widgets.NewDie(k, widgets.DieFace{Hollow: true}, nil))
	}
	ask := s.N("typeDice", next.dice)
	var keys fyne.CanvasObject
	if next.twelve {
		ask = a.twelveFor(next.means)
		laid = append(laid, widgets.NewDie(k, widgets.DieFace{Hollow: true, Twelve: true}, nil))
		keys = a.twelveKeys()
	} else {
		keys = a.faceKeys()
	}
	a.column.Objects = []fyne.CanvasObject{
		widgets.NewLabel(k, ask, widgets.Style{Display: true, Size: theme.Name}),
		widgets.NewPanel(k, widgets.NewWrap(k, 8, 8, laid...)).Tint(theme.Background),
		keys,
	}
	back := widgets.NewIconButton(k, widgets.Solid, "backspace", s.T("backspace"), func() {
		a.typed.Back()
		a.show()
	})
	if len(a.typed.Order) == 0 {
		back.Disable()
	}
	a.sheet.SetFoot(widgets.NewLine(k, 10, 1, back,
		widgets.NewQuiet(k, s.T("typeRest"), func() { a.act(next.event) }),
		widgets.NewIconButton(k, widgets.Solid, "close", s.T("typeLeave"), func() {
			a.typed = nil
			a.show()
		})))
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
	return a.screen.T("typeTwelve")
}

// faceKeys are the sides of the attack die.
func (a *attack) faceKeys() fyne.CanvasObject {
	var keys []fyne.CanvasObject
	for _, f := range attackodds.Faces() {
		keys = append(keys, widgets.NewDieKey(a.kit, attackodds.Die(a.screen.Needs().Words, f), func() {
			a.typed.Face(f)
			a.goOn()
		}))
	}
	return widgets.NewEqual(a.kit, 8, keys...)
}

// twelveKeys are the sides of the effect die.
func (a *attack) twelveKeys() fyne.CanvasObject {
	var keys []fyne.CanvasObject
	for n := 1; n <= dice.EffectSides; n++ {
		keys = append(keys, widgets.NewDie(a.kit, attackodds.Twelve(a.screen.Needs().Words, n), func() {
			a.typed.Side(n)
			a.goOn()
		}))
	}
	return widgets.NewColumn(a.kit, 8, widgets.NewEqual(a.kit, 8, keys[:6]...), widgets.NewEqual(a.kit, 8, keys[6:]...))
}
