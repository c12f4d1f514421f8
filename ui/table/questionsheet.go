package table

import (
	"encoding/json"
	"strconv"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// questionSheet is the one sheet on which an event is told what it still needs. The game
// says as data what there is to tell, what each answer would cost and what a rule
// says against it; here it is drawn, for any game.
type questionSheet struct {
	screen *Screen
	kit    *widgets.Kit
	event  tracker.Event // as told so far
	q      tracker.Question
	sheet  *Sheet
	column *fyne.Container
	folded map[string]bool // by field: what a rule stands against is not shown
	then   func(Sight)     // what follows once it is done; nil for nothing
}

// ask does an event of a seat. Where the game wants to be told more first, the sheet
// asks for it on the side of its reader. False for an event that has nothing to ask.
func (s *Screen) ask(k *widgets.Kit, e tracker.Event, then func(Sight)) bool {
	a := &questionSheet{screen: s, kit: k, event: e, folded: map[string]bool{}, then: then, column: widgets.NewColumn(k, 8)}
	if !a.look() {
		return false
	}
	if len(a.q.Asks) == 0 && a.q.Ready && a.q.Refusal == nil {
		s.Attempt(k, a.q.Event, then)
		return true
	}
	a.fill()
	a.sheet = s.OpenSheet(k, s.Say(a.q.Title), Aired(k, a.column), func(Sight) {
		if !a.look() {
			a.sheet.Close()
			return
		}
		a.refresh()
	})
	a.sheet.SetFoot(a.foot())
	return true
}

// look asks the game anew what there is to tell.
func (a *questionSheet) look() bool {
	if a.screen.table == nil {
		return false
	}
	game, ok := a.screen.table.Game().(tracker.Asker)
	if !ok {
		return false
	}
	q, ok := game.Ask(a.screen.seen.State, a.event)
	if ok {
		a.q, a.event = q, q.Event
	}
	return ok
}

// tell takes an answer and shows what is to be told now.
func (a *questionSheet) tell(field string, value json.RawMessage) {
	a.event = a.event.Tell(field, value)
	a.look()
	a.refresh()
}

func (a *questionSheet) refresh() {
	a.fill()
	a.sheet.SetFoot(a.foot())
	a.sheet.Refresh()
}

// fill draws what there is to tell, what is told seldom at the end.
func (a *questionSheet) fill() {
	s, k := a.screen, a.kit
	var parts []fyne.CanvasObject
	if about := s.Say(a.q.About); about != "" {
		parts = append(parts, widgets.NewParagraph(k, about, widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	}
	rest := widgets.NewWrap(k, 8, 0)
	for _, each := range a.q.Asks {
		if each.Form == tracker.AskFlag {
			rest.Objects = append(rest.Objects, a.flag(each))
			continue
		}
		if each.Label != nil {
			parts = append(parts, widgets.NewSection(k, s.Say(each.Label), ""))
		}
		parts = append(parts, a.part(each)...)
	}
	for _, c := range a.q.Instead {
		rest.Objects = append(rest.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: choiceIcon(c), Label: s.Say(c.Text), Hollow: true}, func() {
			a.sheet.Close()
			s.Attempt(k, c.Event, nil)
		}))
	}
	if a.q.Card != "" && s.needs.OpenCard != nil {
		rest.Objects = append(rest.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: "cards", Label: s.T("openCard"), Hollow: true}, func() {
			a.sheet.Close()
			s.needs.OpenCard(a.q.Card)
		}))
	}
	if len(rest.Objects) > 0 {
		parts = append(parts, rest)
	}
	a.column.Objects = parts
}

// part draws one thing to tell.
func (a *questionSheet) part(each tracker.Ask) []fyne.CanvasObject {
	switch each.Form {
	case tracker.AskNumber:
		return []fyne.CanvasObject{a.number(each)}
	case tracker.AskText:
		return []fyne.CanvasObject{a.text(each)}
	}
	if plainWords(each) {
		return []fyne.CanvasObject{a.chips(each)}
	}
	return a.tiles(each)
}

// plainWords tells answers that are words alone, which need no tiles.
func plainWords(each tracker.Ask) bool {
	for _, o := range each.Options {
		if o.Gauge != nil || o.Line != nil || o.Price != 0 || o.Place != 0 {
			return false
		}
	}
	return len(each.Options) > 0
}

func (a *questionSheet) number(each tracker.Ask) fyne.CanvasObject {
	s := a.screen
	return widgets.NewStepper(a.kit, s.Say(each.Label), each.Value, each.Least, each.Most, s.T("less"), s.T("more"), func(n int) {
		a.event = a.event.Tell(each.Field, json.RawMessage(strconv.Itoa(n)))
		a.look()
		a.sheet.SetFoot(a.foot()) // the stepper itself stays under the finger
	})
}

func (a *questionSheet) text(each tracker.Ask) fyne.CanvasObject {
	s := a.screen
	field := widgets.NewField(a.kit, "edit", s.Say(each.Label), s.T("clear"), func(text string) {
		value, err := json.Marshal(text)
		if err != nil || text == "" {
			value = nil
		}
		a.event = a.event.Tell(each.Field, value)
		a.look()
		a.sheet.SetFoot(a.foot())
	})
	field.SetText(each.Text)
	return field
}

func (a *questionSheet) flag(each tracker.Ask) fyne.CanvasObject {
	face := widgets.ChipFace{Icon: each.Icon, Label: a.screen.Say(each.Label), Selected: each.On, Hollow: !each.On}
	return widgets.NewChip(a.kit, face, func() {
		value := json.RawMessage("true")
		if each.On {
			value = nil
		}
		a.tell(each.Field, value)
	})
}

// chips are answers in a word; what a rule stands against is drawn hollow.
func (a *questionSheet) chips(each tracker.Ask) fyne.CanvasObject {
	wrap := widgets.NewWrap(a.kit, 8, 0)
	for _, o := range each.Options {
		face := widgets.ChipFace{Icon: o.Icon, Label: a.screen.Say(o.Name), Selected: o.Chosen, Hollow: o.Refusal != nil && !o.Chosen}
		wrap.Objects = append(wrap.Objects, widgets.NewChip(a.kit, face, func() { a.choose(each, o) }))
	}
	return wrap
}

// tiles are answers with more to them; those a rule stands against wait behind a link
// as long as there are others.
func (a *questionSheet) tiles(each tracker.Ask) []fyne.CanvasObject {
	s, k := a.screen, a.kit
	grid := widgets.NewGrid(k, PickLeast, 8)
	against := 0
	for _, o := range each.Options {
		if o.Refusal != nil && !o.Chosen && !a.folded[each.Field] {
			against++
			continue
		}
		grid.Objects = append(grid.Objects, widgets.NewPick(k, a.face(o), func() { a.choose(each, o) }))
	}
	var parts []fyne.CanvasObject
	if len(grid.Objects) > 0 {
		parts = append(parts, grid)
	} else {
		parts = append(parts, widgets.NewParagraph(k, s.T("nothingSuits"), widgets.Style{Role: theme.Quiet}))
	}
	if against > 0 {
		parts = append(parts, widgets.NewLine(k, 0, -1, widgets.NewButton(k, widgets.Link, s.N("unfitTargets", against), "", func() {
			a.folded[each.Field] = true
			a.refresh()
		})))
	}
	return parts
}

// face draws an answer: whose it is, what is left of it, what it would cost, and what
// stands against it.
func (a *questionSheet) face(o tracker.Answer) widgets.PickFace {
	s := a.screen
	face := widgets.PickFace{Title: s.Say(o.Name), Line: s.Say(o.Line), Icon: o.Icon, Selected: o.Chosen, Faint: o.Refusal != nil}
	if o.Gauge != nil {
		face.Left, face.Whole = o.Gauge.Value, o.Gauge.Most
	}
	switch {
	case o.Place > 0:
		face.Figure = strconv.Itoa(o.Place)
	case o.Price > 0:
		face.Figure, face.Sign = strconv.Itoa(o.Price), o.In
	}
	if o.Refusal != nil {
		face.Line = s.Reason(o.Refusal)
	}
	return face
}

// choose takes one of the options; of several one more, or one fewer.
func (a *questionSheet) choose(each tracker.Ask, o tracker.Answer) {
	if each.Form != tracker.AskSome {
		a.tell(each.Field, o.Value)
		return
	}
	a.event = a.event.Toggle(each.Field, o.Value)
	a.look()
	a.refresh()
}

// foot is the button that does it, above it what stands against it.
func (a *questionSheet) foot() fyne.CanvasObject {
	s, k := a.screen, a.kit
	var parts []fyne.CanvasObject
	for _, n := range a.q.Notes {
		parts = append(parts, s.BesideRule(k, widgets.NewParagraph(k, s.Say(n), widgets.Style{Size: theme.Small, Role: theme.Accent}), n.Rule))
	}
	if a.q.Refusal != nil {
		parts = append(parts, s.Warning(k, a.q.Refusal))
	}
	return widgets.NewColumn(k, 8, append(parts, a.button())...)
}

func (a *questionSheet) button() fyne.CanvasObject {
	s, k := a.screen, a.kit
	switch label := s.Say(a.q.Do); {
	case !a.q.Ready:
		button := widgets.NewPrimary(k, s.T("chooseFirst"), nil)
		button.Disable()
		return button
	case a.q.Refusal == nil:
		return widgets.NewPrimary(k, label, func() { a.do(false) })
	default:
		button := widgets.NewQuiet(k, s.T("forceDo", "What", label), func() { a.do(true) })
		if !a.q.Forced {
			button.Disable()
		}
		return button
	}
}

// do sends the event, against the rules where the sheet has said what they are.
func (a *questionSheet) do(force bool) {
	e := a.q.Event
	e.Overrule = force
	a.sheet.Close()
	a.screen.Attempt(a.kit, e, a.then)
}
