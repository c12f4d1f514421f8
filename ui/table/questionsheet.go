package table

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Asking is what the one sheet that asks is used for.
type Asking struct {
	// Ask says what there is to tell, anew after every answer and whenever the table has
	// changed; false where there is nothing any more.
	Ask func(tracker.Event) (tracker.Question, bool)
	// Do does what was asked about; force where a rule stands against it.
	Do func(q tracker.Question, force bool)
	// More is what else can be done with it, small; leave closes the sheet. Nil for nothing.
	More func(q tracker.Question, leave func()) []Action
}

// questionSheet is the one sheet on which an event is told what it still needs. The game
// says as data what there is to tell, what each answer would cost and what a rule
// says against it; here it is drawn, for any game.
type questionSheet struct {
	Asking
	screen  *Screen
	kit     *widgets.Kit
	event   tracker.Event // as told so far
	q       tracker.Question
	sheet   *Sheet
	column  *fyne.Container
	answers *Answers
}

// Ask does an event of a seat. Where the game wants to be told more first, the sheet
// asks for it on the side of its reader. False for an event that has nothing to ask.
func (s *Screen) Ask(k *widgets.Kit, e tracker.Event) bool {
	return s.AskFor(k, e, Asking{Ask: s.Asked, Do: func(q tracker.Question, force bool) {
		e := q.Event
		e.Overrule = force
		if q.Steps { // its game's face goes on in steps of its own
			if fall := s.face.Throw(e); fall != nil {
				fall()
				return
			}
		}
		s.attempt(k, e)
	}})
}

// AskFor asks for the fields of an event, or of anything else that is written as one.
func (s *Screen) AskFor(k *widgets.Kit, e tracker.Event, of Asking) bool {
	a := &questionSheet{Asking: of, screen: s, kit: k, event: e, column: widgets.NewColumn(k, 8)}
	a.answers = s.Answers(k, a.took)
	if !a.askAgain() {
		return false
	}
	if len(a.q.Asks) == 0 && a.q.Ready && a.q.Refusal == nil {
		a.Do(a.q, false)
		return true
	}
	a.fill()
	a.sheet = s.OpenSheet(k, s.Say(a.q.Title), Aired(k, a.column), func(Sight) {
		if !a.askAgain() {
			a.sheet.Close()
			return
		}
		a.refresh()
	})
	a.sheet.SetFoot(a.foot())
	a.sheet.onNext = a.next
	return true
}

// next is what the golden button does while the sheet it opened lies on top: it does what was
// asked about once all is told, and leaves the answers where something is missing. Nil where it
// stands for something else.
func (a *questionSheet) next() func() {
	next := a.screen.seen.View.Next
	if next == nil || next.Event.Kind != a.event.Kind || next.Event.Seat != a.event.Seat {
		return nil
	}
	return func() {
		if a.q.Ready && a.q.Refusal == nil {
			a.do(false)
		}
	}
}

// AskOrDo asks what an event needs, or does it where that is nothing.
func (s *Screen) AskOrDo(k *widgets.Kit, e tracker.Event) {
	if !s.Ask(k, e) {
		s.attempt(k, e)
	}
}

// attempt does an event that was asked about.
func (s *Screen) attempt(k *widgets.Kit, e tracker.Event) {
	s.Attempt(k, e, func(seen Sight) { s.face.Did(k, e, seen) })
}

// Asked is what the game asks about an event as the table stands, with what the game's
// face knows besides. False for an event with nothing to ask.
func (s *Screen) Asked(e tracker.Event) (tracker.Question, bool) {
	game, ok := s.Game().(tracker.Asker)
	if !ok {
		return tracker.Question{}, false
	}
	q, ok := game.Ask(s.seen.State, e)
	if ok {
		s.face.Explain(&q)
	}
	return q, ok
}

// askAgain asks what there is to tell now.
func (a *questionSheet) askAgain() bool {
	q, ok := a.Ask(a.event)
	if ok {
		a.q, a.event = q, q.Event
	}
	return ok
}

// took takes an answer and shows what is to be told now.
func (a *questionSheet) took(e tracker.Event, still bool) {
	was := a.q
	a.event = e
	switch {
	case !a.askAgain(): // that was all
		a.q.Event = e
		a.do(false)
	case a.q.AtOnce && a.q.Ready && !was.Ready && a.q.Refusal == nil:
		a.do(false)
	case still:
		a.sheet.SetFoot(a.foot())
	default:
		a.refresh()
	}
}

func (a *questionSheet) refresh() {
	widgets.Refocus(a.screen.canvas(), a.column, a.fill)
	a.sheet.SetTitle(a.screen.Say(a.q.Title))
	a.sheet.SetFoot(a.foot())
	a.sheet.Refresh()
}

// fill draws what there is to tell, what is told seldom at the end.
func (a *questionSheet) fill() {
	var parts []fyne.CanvasObject
	if about := a.screen.Say(a.q.About); about != "" {
		parts = append(parts, widgets.NewParagraph(a.kit, about, widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	}
	parts = append(parts, a.answers.Parts(a.q, func(each tracker.Ask) bool { return !each.Last && !(each.Late && a.q.Steps) })...)
	leave := func() { a.sheet.Close() }
	if rest := a.answers.Rest(a.q, leave, func(c tracker.Choice) {
		leave()
		a.screen.AskOrDo(a.kit, c.Event)
	}); rest != nil {
		parts = append(parts, rest)
	}
	parts = append(parts, a.answers.Parts(a.q, func(each tracker.Ask) bool { return each.Last })...)
	a.column.Objects = parts
}

// foot is the button that does it, above it what stands against it.
func (a *questionSheet) foot() fyne.CanvasObject {
	s, k := a.screen, a.kit
	parts := pick.Each(a.q.Notes, func(n tracker.Notice) fyne.CanvasObject { return s.Told(k, n, theme.Small) })
	if a.q.Refusal != nil {
		parts = append(parts, s.Warning(k, a.q.Refusal))
	}
	if a.More != nil {
		pills := widgets.NewWrap(k, 8, 0)
		for _, more := range a.More(a.q, func() { a.sheet.Close() }) {
			pills.Objects = append(pills.Objects, widgets.NewPill(k, more.Label, more.Icon, more.Do))
		}
		parts = append(parts, pills)
	}
	return widgets.NewColumn(k, 8, append(parts, a.button())...)
}

func (a *questionSheet) button() fyne.CanvasObject {
	s, k := a.screen, a.kit
	switch label := s.Say(a.q.Do); {
	case !a.q.Ready:
		button := widgets.NewPrimary(k, a.prompt(), nil)
		button.Disable()
		return button
	case a.q.Refusal == nil:
		return widgets.NewPrimary(k, label, func() { a.do(false) })
	default:
		if !a.q.Steps { // else it is said where the dice fall
			label = s.T("forceDo", "What", label)
		}
		button := widgets.NewQuiet(k, label, func() { a.do(true) })
		if !a.q.Forced {
			button.Disable()
		}
		return button
	}
}

// prompt asks for the first that is missing.
func (a *questionSheet) prompt() string {
	for _, each := range a.q.Asks {
		switch {
		case !each.Missing:
		case each.Prompt != nil:
			return a.screen.Say(each.Prompt)
		case each.Label != nil && each.Form == tracker.AskOne:
			return a.screen.Say(each.Label)
		}
	}
	return a.screen.T("chooseFirst")
}

// do does it, against the rules where the sheet has said what they are.
func (a *questionSheet) do(force bool) {
	a.sheet.Close()
	if a.q.Steps { // it is asked where the dice fall
		a.Do(a.q, force)
		return
	}
	a.screen.Surely(a.q, func() { a.Do(a.q, force) })
}
