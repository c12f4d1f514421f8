package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// ours tells whether the players throw the dice of an event themselves and have not said
// yet what they show.
func (s *acts) ours(t *journal.Table, e tracker.Event) bool {
	if !s.needs.OwnDice || len(e.Faces)+len(e.Rolls) > 0 || e.Companion {
		return false
	}
	w := tracker.WantedBy(t.Game(), t.State(), e)
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

// TypeOn asks on a sheet for the dice an event wants next: it draws those typed so far, places
// for those that are missing, and the keys. each is told after a key; rest rolls the others
// here, leave leaves the real dice.
func (s *Screen) TypeOn(own *Sheet, column *fyne.Container, t *Typing, next tracker.Trial, each, rest, leave func()) {
	k, w := own.kit, s.needs.Words
	keys := widgets.NewColumn(k, 8)
	for row := range slices.Chunk(t.Keys(k, w, next.Sides, 56, each), 6) {
		keys.Add(widgets.NewEqual(k, 8, row...))
	}
	column.Objects = []fyne.CanvasObject{
		widgets.NewParagraph(k, s.typeAsk(next), widgets.Style{Display: true, Size: theme.Name}),
		widgets.NewPanel(k, widgets.NewWrap(k, 8, 8, t.Laid(k, w, next.Dice, next.Sides)...)).Tint(theme.Background),
		keys,
	}
	back := widgets.NewIconButton(k, widgets.Solid, "backspace", s.T("backspace"), func() {
		t.Back()
		each()
	})
	if len(t.Order) == 0 {
		back.Disable()
	}
	own.SetFoot(widgets.NewLine(k, 10, 1, back,
		widgets.NewQuiet(k, s.T("typeRest"), rest),
		widgets.NewIconButton(k, widgets.Solid, "close", s.T("typeLeave"), leave)))
}

// typeAsk asks for the dice that come next, and says what one with sides is rolled for.
func (s *Screen) typeAsk(next tracker.Trial) string {
	switch {
	case next.Sides == 0:
		return s.N("typeDice", next.Dice)
	case next.Means.For == tracker.ToHit:
		return s.T("typeHit", "Needs", next.Means.Needs)
	case next.Means.For == tracker.ToAvoid:
		return s.T("typeAvoid", "Needs", next.Means.Needs)
	case next.Means.For == tracker.ToEffect:
		return s.T("typeEffect")
	}
	return s.T("typeSide", "Sides", next.Sides)
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
		next := tracker.Try(game, before, t.Carried())
		if !next.Any() {
			finish(t.Carried())
			return
		}
		s.TypeOn(own, column, t, next, fill, func() { finish(t.Carried()) }, func() { own.Close() })
		own.Refresh()
	}
	own = s.openWhile(k, s.T("typeReal"), Aired(k, column), func(seen Sight) bool { return seen.State == now })
	fill()
}
