package magewars

import (
	"fyne.io/fyne/v2"

	"quickcast/rules/combat"
	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// act does a part of the attack. The sheet goes on by itself when it counts.
func (a *attack) act(e tracker.Event) {
	typed := a.typed
	a.screen.Play(e, func(before tracker.State, lines []tracker.Line) {
		a.took(beat{before: before, lines: lines, typed: typed, fresh: true})
	})
}

// took keeps what was played, and what was chosen for the next time.
func (a *attack) took(b beat) {
	f := &a.screen.fights
	if len(a.beats) == 0 && len(a.bars) > 0 && a.spell == nil {
		if f.bars == nil {
			f.bars, f.targets = map[string]string{}, map[tracker.Seat]string{}
		}
		f.bars[a.id], f.targets[a.seat] = a.bars[a.bar].Name, a.targets[0]
	}
	a.beats = append(a.beats, b)
	a.typed, a.options = nil, options{near: a.options.near}
}

// rollFoot is the end of a sheet that asks for dice: rolled here, or typed in. A
// rule that stands against it is named; the table may overrule it.
func (a *attack) rollFoot(t trial, before fyne.CanvasObject, more ...fyne.CanvasObject) fyne.CanvasObject {
	s, k := a.screen, a.kit
	label, kind, icon := s.N("rollHere", t.dice), widgets.Primary, "die"
	if before != nil { // there is less room
		label = s.N("rollShort", t.dice)
	}
	switch {
	case t.twelve:
		label = s.T("rollTwelve")
	case t.dice == 0:
		label, icon = s.T("goOn"), "next"
	}
	var rows []fyne.CanvasObject
	if why := t.against; why != nil {
		if t.blocked != nil {
			why = t.blocked
		}
		label, kind = s.T("rollAgainst"), widgets.Danger
		rows = append(rows, widgets.NewLine(k, 8, 1, widgets.NewGlyph(k, "warn", theme.Harm, 18),
			widgets.NewParagraph(k, s.Needs().Words.Error(why), widgets.Style{Size: theme.Small, Role: theme.Harm})))
	}
	roll := widgets.NewButton(k, kind, label, icon, func() { a.act(t.event) })
	hand := widgets.NewButton(k, widgets.Calm, s.T("typeReal"), "", func() { a.startTyping(t.event) })
	if t.blocked != nil {
		roll.Disable()
		hand.Disable()
	}
	line := []fyne.CanvasObject{roll}
	if before != nil {
		line = []fyne.CanvasObject{before, roll}
	}
	stretch := len(line) - 1
	if t.twelve || t.dice > 0 {
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

// showPart draws what was played and what comes next.
func (a *attack) showPart() {
	s, k, f := a.screen, a.kit, a.fight()
	a.sheet.SetTitle(s.T(table.Camel("fight", string(f.Next))))
	rows := a.told()
	next := []fyne.CanvasObject{a.partLine(f)}
	if seat := a.hiders(f.Target); f.Next == magewars.FightStrike && seat != 0 {
		next = append(next, widgets.NewWrap(k, 8, 0, widgets.NewChip(k, widgets.ChipFace{
			Icon: "hidden", Label: s.T("turnOver", "Name", table.NameOf(s.Seen().View, seat)),
		}, func() { a.openHidden(seat) })))
	}
	if f.Next == magewars.FightCounterstrike && len(f.Counters) > 1 {
		next = append(next, a.counterTiles(f))
	}
	if chips := a.shieldChips(f.Shields); len(chips) > 0 {
		next = append(next, widgets.NewWrap(k, 8, 0, chips...))
	}
	if x, ok := a.state().FightExchange(a.options.shield); ok {
		x.Policy = combat.Policy{Never: a.options.open}
		next = append(next, a.odds.panel)
		a.odds.weigh(x)
	}
	if len(rows) > 0 {
		a.column.Objects = append([]fyne.CanvasObject{rows[0], widgets.NewRule(k)}, append(next, rows[1:]...)...)
	} else {
		a.column.Objects = next
	}
	var more []fyne.CanvasObject
	switch f.Next {
	case magewars.FightCounterstrike:
		if f.Pest {
			more = append(more, a.deedButton(f, "pestIgnored", table.Fields{"use": false, "ignorePest": true}))
		}
		more = append(more, a.deedButton(f, "counterNot", table.Fields{"use": false}))
	case magewars.FightStrike:
		if f.Strike < f.Strikes || len(f.Left) > 0 {
			more = append(more, a.deedButton(f, "strikeAll", table.Fields{"all": true}))
		}
	}
	a.sheet.SetFoot(a.rollFoot(a.try(a.partEvent(f, nil)), a.undoButton(), more...))
}

// deedButton does the next part in another way.
func (a *attack) deedButton(f *magewars.Fight, id string, with table.Fields) fyne.CanvasObject {
	return widgets.NewQuiet(a.kit, a.screen.T(id), func() { a.act(a.try(a.partEvent(f, with)).event) })
}

// openHidden shows a player's face-down cards to that player, above this sheet.
func (a *attack) openHidden(seat tracker.Seat) {
	whole := *a.screen.KitOf(seat)
	a.screen.Ask(&whole, table.Deed("reveal", seat, nil))
}

// partLine says which part comes next.
func (a *attack) partLine(f *magewars.Fight) fyne.CanvasObject {
	s := a.screen
	args := []any{"Name", a.name(f.From), "Target", a.name(f.To), "Strike", f.Strike, "Strikes", f.Strikes}
	return widgets.NewParagraph(a.kit, s.T(table.Camel("next", string(f.Next)), args...), widgets.Style{Display: true, Size: theme.Lead})
}

// counterTiles are the bars a counterstrike can be made with.
func (a *attack) counterTiles(f *magewars.Fight) fyne.CanvasObject {
	var tiles []fyne.CanvasObject
	bars := a.screen.attacksOf(a.controller(f.From), f.From)
	for i, name := range f.Counters {
		face := widgets.PickFace{Title: name}
		for _, bar := range bars {
			if bar.Name == name {
				face = a.screen.barFace(bar)
			}
		}
		face.Selected = name == a.options.counter || a.options.counter == "" && i == 0
		tiles = append(tiles, widgets.NewPick(a.kit, face, func() {
			a.options.counter = name
			a.show()
		}))
	}
	return widgets.NewGrid(a.kit, barLeast, 8, tiles...)
}

func (a *attack) controller(id string) tracker.Seat {
	if o, ok := a.state().Object(id); ok {
		return o.Controller
	}
	return a.seat
}

// partEvent is the next part of the fight as an event.
func (a *attack) partEvent(f *magewars.Fight, with table.Fields) tracker.Event {
	payload := table.Fields{}
	for name, value := range with {
		payload[name] = value
	}
	switch {
	case f.Defense && a.options.open:
		payload["useDefense"] = false
	case f.Defense && a.options.shield != "":
		payload["defendWith"] = a.options.shield
	}
	if f.Next == magewars.FightCounterstrike && with == nil {
		if a.options.counter != "" {
			payload["attack"] = a.options.counter
		}
		if a.options.near {
			payload["inMagesZone"] = true
		}
	}
	return table.Deed(tracker.Kind(f.Next), f.Asks, payload)
}

// showEnd draws what came of it all.
func (a *attack) showEnd() {
	s, k := a.screen, a.kit
	a.sheet.SetTitle(s.T("attackOver"))
	a.column.Objects = a.told()
	kind, buttons := widgets.Primary, []fyne.CanvasObject{a.undoButton()}
	for _, c := range table.ChoicesFor(s.Seen().View, a.seat, "") {
		if c.Event.Kind == "end" { // most often the next thing to do
			kind = widgets.Calm
			buttons = append(buttons, widgets.NewPrimary(k, s.Say(c.Short), func() {
				a.sheet.Close()
				s.Do(c.Event)
			}))
			break
		}
	}
	if _, goesOn := a.state().AgainBar(a.id); goesOn {
		kind, buttons = widgets.Calm, []fyne.CanvasObject{a.undoButton(), widgets.NewPrimary(k, s.T("nextTarget"), func() {
			a.sheet.Close()
			s.openAttack(a.seat, a.id)
		})}
	}
	buttons = append(buttons, widgets.NewButton(k, kind, s.T("done"), "", func() { a.sheet.Close() }))
	a.sheet.SetFoot(widgets.NewLine(k, 10, 1, buttons...))
}
