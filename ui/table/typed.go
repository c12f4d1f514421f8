package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/rules/dice"
	"quickcast/tracker"
	"quickcast/tracker/journal"
	"quickcast/ui/attackodds"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// Wanted is a source of rolls that only writes down what an event wants to be rolled
// next. The zero value is ready.
type Wanted struct {
	Dice  int // attack dice, before anything else
	Sides int // of the die that comes first where it is no attack die; 0 for none

	over bool
}

// IntN is part of dice.Source: an attack die.
func (w *Wanted) IntN(int) int {
	if !w.over {
		w.Dice++
	}
	return 0
}

// Side is part of dice.Told.
func (w *Wanted) Side(of int) int {
	if w.Dice == 0 && !w.over {
		w.Sides = of
	}
	w.over = true
	return 1
}

// Draw is part of dice.Told: nobody throws what is drawn.
func (w *Wanted) Draw(int) int { return 1 }

// Any tells whether anything is to be rolled.
func (w *Wanted) Any() bool { return w.Dice > 0 || w.Sides > 0 }

// wanted is what an event on a table wants to be rolled that it does not carry.
func wanted(game tracker.Game, state tracker.State, e tracker.Event) Wanted {
	var w Wanted
	_, _ = game.Roll(state, e, &w) // a roll of nothing but ones may come to no end: what it began with is known
	return w
}

// ours tells whether the players throw the dice of an event themselves and have not said
// yet what they show.
func (s *Screen) ours(t *journal.Table, e tracker.Event) bool {
	if !s.needs.OwnDice || len(e.Faces)+len(e.Rolls) > 0 || e.Companion {
		return false
	}
	w := wanted(t.Game(), t.State(), e)
	return w.Any()
}

// Typing are real dice that are typed in for an event.
type Typing struct {
	attackodds.Typed
	Event tracker.Event
}

// Less is the typing without its last die; nil of none.
func (t *Typing) Less() *Typing {
	if t == nil {
		return nil
	}
	less := &Typing{Event: t.Event, Typed: t.Clone()}
	less.Back()
	return less
}

// Carried is the event with the dice typed so far.
func (t *Typing) Carried() tracker.Event {
	e := t.Event
	e.Faces, e.Rolls = tracker.Faces(slices.Clone(t.Faces)), slices.Clone(t.Sides)
	return e
}

// TypingParts draw the dice typed so far, places for those that are missing, and the
// keys of the next. of tells how many sides a die with numbers has; each is told after a
// key.
func (s *Screen) TypingParts(k *widgets.Kit, t *Typing, w Wanted, ask string, each func()) []fyne.CanvasObject {
	var laid []fyne.CanvasObject
	faces, sides := t.Faces, t.Sides
	for _, numbered := range t.Order {
		face := widgets.DieFace{}
		if numbered {
			face, sides = attackodds.Side(s.needs.Words, sides[0], w.Sides), sides[1:]
		} else {
			face, faces = attackodds.Die(s.needs.Words, faces[0]), faces[1:]
		}
		laid = append(laid, widgets.NewDie(k, face))
	}
	for range w.Dice {
		laid = append(laid, widgets.NewDie(k, widgets.DieFace{Hollow: true}))
	}
	keys := s.faceKeys(k, t, each)
	if w.Sides > 0 {
		laid = append(laid, widgets.NewDie(k, widgets.DieFace{Hollow: true, Twelve: w.Sides == dice.EffectSides}))
		keys = s.sideKeys(k, t, w.Sides, each)
	}
	return []fyne.CanvasObject{
		widgets.NewParagraph(k, ask, widgets.Style{Display: true, Size: theme.Name}),
		widgets.NewPanel(k, widgets.NewWrap(k, 8, 8, laid...)).Tint(theme.Background),
		keys,
	}
}

// TypingFoot takes the last die back, rolls the rest here, or leaves the real dice.
func (s *Screen) TypingFoot(k *widgets.Kit, t *Typing, each, rest, leave func()) fyne.CanvasObject {
	back := widgets.NewIconButton(k, widgets.Solid, "backspace", s.T("backspace"), func() {
		t.Back()
		each()
	})
	if len(t.Order) == 0 {
		back.Disable()
	}
	return widgets.NewLine(k, 10, 1, back,
		widgets.NewQuiet(k, s.T("typeRest"), rest),
		widgets.NewIconButton(k, widgets.Solid, "close", s.T("typeLeave"), leave))
}

// faceKeys are the sides of the attack die.
func (s *Screen) faceKeys(k *widgets.Kit, t *Typing, each func()) fyne.CanvasObject {
	var keys []fyne.CanvasObject
	for _, f := range attackodds.Faces() {
		keys = append(keys, widgets.NewDieKey(k, attackodds.Die(s.needs.Words, f), 56, func() {
			t.Face(f)
			each()
		}))
	}
	return widgets.NewEqual(k, 8, keys...)
}

// sideKeys are the sides of a die with numbers, six in a row.
func (s *Screen) sideKeys(k *widgets.Kit, t *Typing, of int, each func()) fyne.CanvasObject {
	column := widgets.NewColumn(k, 8)
	for first := 1; first <= of; first += 6 {
		row := widgets.NewEqual(k, 8)
		for n := first; n <= min(of, first+5); n++ {
			row.Objects = append(row.Objects, widgets.NewDieKey(k, attackodds.Side(s.needs.Words, n, of), theme.Target, func() {
				t.Side(n)
				each()
			}))
		}
		column.Objects = append(column.Objects, row)
	}
	return column
}

// TypeAsk asks for the dice that come next.
func (s *Screen) TypeAsk(w Wanted) string {
	if w.Sides > 0 {
		return s.T("typeSide", "Sides", w.Sides)
	}
	return s.N("typeDice", w.Dice)
}

// typeIn asks what real dice show for an event on the table before it, and hands it over
// with them. It closes where the table stands otherwise than when it was asked.
func (s *Screen) typeIn(k *widgets.Kit, before, now tracker.State, e tracker.Event, done func(tracker.Event)) {
	game, t := s.Game(), &Typing{Event: e}
	column := widgets.NewColumn(k, 12)
	var own *Sheet
	finish := func(e tracker.Event) {
		own.Close()
		done(e)
	}
	var fill func()
	fill = func() {
		w := wanted(game, before, t.Carried())
		if !w.Any() {
			finish(t.Carried())
			return
		}
		column.Objects = s.TypingParts(k, t, w, s.TypeAsk(w), fill)
		own.SetFoot(s.TypingFoot(k, t, fill, func() { finish(t.Carried()) }, func() { own.Close() }))
		own.Refresh()
	}
	own = s.OpenSheet(k, s.T("typeReal"), Aired(k, column), func(seen Sight) {
		if seen.State != now {
			own.Close()
		}
	})
	fill()
}
