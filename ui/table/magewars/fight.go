package magewars

import (
	"encoding/json"
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// act does a part of the attack. The sheet goes on by itself when it counts.
func (a *attack) act(e tracker.Event) {
	if len(a.beats) == 0 && a.fight() == nil {
		a.screen.Surely(a.q, func() { a.play(e) })
		return
	}
	a.play(e)
}

func (a *attack) play(e tracker.Event) {
	typed := a.typed
	a.screen.Play(e, func(before tracker.State, lines []tracker.Line) {
		a.played(beat{before: before, lines: lines, typed: typed, fresh: true})
	})
}

// played keeps what was played, and what was chosen for the next time.
func (a *attack) played(b beat) {
	f := &a.screen.fights
	if len(a.beats) == 0 && a.whole.Kind == "attack" {
		if f.bars == nil {
			f.bars, f.targets = map[string]json.RawMessage{}, map[tracker.Seat]json.RawMessage{}
		}
		f.bars[a.id], f.targets[a.seat] = a.whole.Told("attack"), a.whole.Told("target")
	}
	a.beats = append(a.beats, b)
	a.typed, a.part = nil, tracker.Event{}
}

// rollFoot is the end of a sheet that asks for dice: rolled here, or typed in. A
// rule that stands against it is named, with large letters above what scrolls; the table may
// overrule it.
func (a *attack) rollFoot(t tracker.Trial, before fyne.CanvasObject, more ...fyne.CanvasObject) fyne.CanvasObject {
	s, k := a.screen, a.kit
	large := k.Larger() > 1.3 // letters: what asks needs the room
	label, kind, icon := s.N("rollHere", t.Dice), widgets.Primary, "die"
	if before != nil { // there is less room
		label = s.N("rollShort", t.Dice)
	}
	switch {
	case t.Sides > 0:
		label = s.T("rollTwelve")
	case t.Dice == 0:
		label, icon = s.T("goOn"), "next"
	}
	var rows []fyne.CanvasObject
	if why := t.Against; why != nil {
		if t.Blocked != nil {
			why = t.Blocked
		}
		label, kind = s.T("rollAgainst"), widgets.Danger
		if warning := s.Warning(k, why); large {
			a.column.Objects = slices.Insert(a.column.Objects, 0, warning)
		} else {
			rows = append(rows, warning)
		}
	}
	roll := widgets.NewButton(k, kind, label, icon, func() { a.act(t.Event) })
	type button interface {
		fyne.CanvasObject
		Disable()
	}
	typeIn := func() { a.startTyping(t.Event) }
	var hand button = widgets.NewButton(k, widgets.Calm, s.T("typeReal"), "", typeIn)
	if large {
		hand = widgets.NewIconButton(k, widgets.Solid, "edit", s.T("typeReal"), typeIn)
	}
	if t.Blocked != nil {
		roll.Disable()
		hand.Disable()
	}
	line := []fyne.CanvasObject{roll}
	if before != nil {
		line = []fyne.CanvasObject{before, roll}
	}
	stretch := len(line) - 1
	if t.Sides > 0 || t.Dice > 0 {
		line = append(line, hand)
	}
	rows = append(rows, widgets.NewLine(k, 10, stretch, line...))
	if len(more) > 0 {
		rows = append(rows, widgets.NewEqual(k, 10, more...))
	}
	return widgets.NewColumn(k, 8, rows...)
}

// undoButton takes back the last part.
func (a *attack) undoButton() fyne.CanvasObject {
	return widgets.NewIconButton(a.kit, widgets.Solid, "undo", a.screen.T("undo"), a.screen.TakeBack)
}

// showNext draws what was played, what comes next and what the game asks about it.
func (a *attack) showNext() {
	s, k := a.screen, a.kit
	a.sheet.SetTitle(s.Say(a.q.Title))
	var rows []fyne.CanvasObject
	a.answers.Clear()
	told := a.beatRows()
	last := min(1, len(told))
	if last > 0 {
		rows = append(rows, told[0], widgets.NewRule(k))
	}
	if a.fight() != nil {
		rows = append(rows, widgets.NewParagraph(k, s.Say(a.q.About), widgets.Style{Display: true, Size: theme.Lead}))
	}
	rows = append(rows, a.answers.Parts(a.q, func(each tracker.Ask) bool { return !each.Last && a.here(each) })...)
	for _, n := range a.q.Notes {
		rows = append(rows, s.Told(k, n, theme.Small))
	}
	small := a.q
	small.Card, small.Asks = "", slices.DeleteFunc(slices.Clone(a.q.Asks), func(each tracker.Ask) bool { return !a.here(each) })
	if a.whole.Kind == "cast" && a.fight() == nil {
		small.Instead = nil
	}
	if rest := a.answers.Rest(small, nil, a.instead); rest != nil {
		rows = append(rows, rest)
	}
	if x, ok := s.law().Odds(a.odds.stands(), a.q.Event); ok {
		a.odds.weigh(x)
		rows = append(rows, a.odds.panel.Panel, a.odds.busy.CanvasObject)
		if a.fight() == nil {
			rows = append(rows, widgets.NewWrap(k, 8, 0, a.odds.guard, a.odds.play), a.odds.round.Panel)
		}
	}
	rows = append(rows, a.answers.Parts(a.q, func(each tracker.Ask) bool { return each.Last && a.here(each) })...)
	a.column.Objects = append(rows, told[last:]...)
	a.sheet.SetFoot(a.nextFoot())
}

// here tells whether something is asked on this sheet: of a spell what is asked where its
// dice fall.
func (a *attack) here(each tracker.Ask) bool {
	return a.whole.Kind != "cast" || a.fight() != nil || each.Late
}

// instead does what can be done in place of the next part: another part of it, or
// something another player does above this sheet.
func (a *attack) instead(c tracker.Choice) {
	if c.Event.Kind == a.q.Event.Kind {
		a.act(a.try(c.Event).Event)
		return
	}
	a.decide(c)
}

// nextFoot are the dice of the next part, and what else can be done of it.
func (a *attack) nextFoot() fyne.CanvasObject {
	var more []fyne.CanvasObject
	for _, c := range a.q.Instead {
		if c.Own {
			more = append(more, widgets.NewQuiet(a.kit, a.screen.Say(c.Text), func() { a.instead(c) }))
		}
	}
	next, before := a.q.Event, a.undoButton()
	if a.fight() == nil {
		next, before = next.Tell("steps", json.RawMessage("true")), nil
	}
	return a.rollFoot(a.try(next), before, more...)
}

// attacker is who attacks: of a spell whom the table says goes on with it.
func (a *attack) attacker() string {
	if again := a.screen.state().Again; again != nil && a.id == "" {
		return again.Attacker
	}
	return a.id
}

// showEnd draws what came of it all.
func (a *attack) showEnd() {
	s, deeds := a.screen, a.screen.asksFirst()
	label, do := s.NextName(), s.Next // the sheet is done with
	if len(deeds) > 0 {
		label = doDeed(s)
	}
	if _, goesOn := s.state().AgainBar(a.attacker()); goesOn {
		label, do = s.T("nextTarget"), func() { s.openAttack(a.seat, a.attacker()) }
	}
	a.showTold(s.T("attackOver"), s.ChoiceRows(a.kit, deeds, a.decide), label, func() {
		a.sheet.Close()
		do()
	})
}

// showTold draws what is said first above what was played, and what goes on.
func (a *attack) showTold(title string, first []fyne.CanvasObject, label string, do func()) {
	a.sheet.SetTitle(title)
	if len(first) > 0 && len(a.beats) > 0 {
		first = append(first, widgets.NewRule(a.kit))
	}
	a.column.Objects = append(first, a.beatRows()...)
	a.sheet.SetFoot(widgets.NewLine(a.kit, 10, 1, a.undoButton(), widgets.NewPrimary(a.kit, label, do)))
}

// beat is one part of a fight that was played.
type beat struct {
	before tracker.State
	lines  []tracker.Line
	typed  *table.Typing // the real dice it was played with, nil for none
	fresh  bool          // nobody has seen its dice fall yet
}

// beatRows are all beats so far, the last one first: its dice as they lie there, the damage in
// large words, and what else the log says. Older ones are drawn small.
func (a *attack) beatRows() []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for i := range slices.Backward(a.beats) {
		b, small := &a.beats[i], i < len(a.beats)-1
		if small {
			rows = append(rows, widgets.NewRule(a.kit))
		}
		rows = append(rows, widgets.NewColumn(a.kit, 6, a.screen.Dice(a.kit, b.lines, b.fresh && !small, small)...))
		b.fresh = false
	}
	return rows
}

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

// showTyping asks for the next of the real dice.
func (a *attack) showTyping() {
	next := a.try(a.typed.Carried())
	a.screen.TypeOn(a.sheet, a.column, a.typed, next, a.goOn, func() { a.act(next.Event) }, func() {
		a.typed = nil
		a.show()
	})
}
