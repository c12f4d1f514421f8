package magewars

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// How narrow the tile of a target and of a bar may be, in dp.
const (
	aimLeast float32 = 150
	barLeast float32 = 260
)

// aimsOf is what a bar can be aimed at.
func (a *attack) aimsOf(bar magewars.Strike) []magewars.Aim {
	game, ok := a.screen.Game().(*magewars.Game)
	if !ok {
		return nil
	}
	return game.Aims(a.state(), a.id, bar)
}

// choose takes a bar, and with it the target chosen last or the first legal one.
func (a *attack) choose(bar int) {
	if a.spell != nil {
		return // all is chosen
	}
	a.bar, a.aims, a.picks = bar, a.aimsOf(a.bars[bar]), map[string]*widgets.Pick{}
	legal := func(id string) bool {
		return slices.ContainsFunc(a.aims, func(aim magewars.Aim) bool { return aim.Object == id && aim.Refusal == nil })
	}
	last := a.screen.fights.targets[a.seat]
	switch {
	case len(a.targets) > 0 && legal(a.targets[0]):
		a.targets = a.targets[:1]
	case legal(last):
		a.targets = []string{last}
	case len(a.aims) > 0:
		a.targets = []string{a.aims[0].Object}
	}
}

// aim takes a target. A zone attack has several, and a second tap leaves one out.
func (a *attack) aim(id string) {
	at := slices.Index(a.targets, id)
	switch {
	case a.spell != nil: // all is chosen
	case a.bars[a.bar].Kind != "zone":
		a.targets = []string{id}
	case at < 0:
		a.targets = append(slices.Clip(a.targets), id)
	case len(a.targets) > 1:
		a.targets = slices.Delete(slices.Clone(a.targets), at, at+1)
	}
	a.show()
}

// showAim draws the bars, the targets and the odds.
func (a *attack) showAim() {
	s, k := a.screen, a.kit
	a.sheet.SetTitle(s.T("attackOf", "Name", a.title()))
	rows := append([]fyne.CanvasObject{a.barTiles()}, a.askX()...)
	legal, against, own := a.sorted()
	if note := a.guardNote(against); note != nil {
		rows = append(rows, note)
	}
	if len(legal) > 0 {
		rows = append(rows, widgets.NewGrid(k, aimLeast, 8, a.tiles(legal)...))
	}
	rows = append(rows, a.remarks()...)
	x, ok := a.exchange()
	if ok {
		if chips := a.ask(&x); len(chips) > 0 {
			rows = append(rows, widgets.NewWrap(k, 8, 0, chips...))
		}
		rows = append(rows, a.odds.panel)
		a.odds.weigh(x)
	}
	if len(against) > 0 {
		rows = append(rows, widgets.NewSection(k, s.T("aimAgainst"), ""), widgets.NewColumn(k, 8, a.tiles(against)...))
	}
	if len(own) > 0 {
		rows = append(rows, widgets.NewSection(k, s.T("aimOwn"), ""), widgets.NewGrid(k, aimLeast, 8, a.tiles(own)...))
	}
	a.column.Objects = rows
	a.sheet.SetFoot(a.rollFoot(a.try(a.event("steps")), nil, a.declareFirst()...))
}

// askX asks for the dice of a bar that leaves them open.
func (a *attack) askX() []fyne.CanvasObject {
	if !a.bars[a.bar].AsksX() {
		return nil
	}
	s, o := a.screen, &a.options
	o.x = max(o.x, 1)
	return []fyne.CanvasObject{widgets.NewStepper(a.kit, s.T("diceForX"), o.x, 1, table.MostNumber, s.T("less"), s.T("more"), func(n int) {
		o.x = n
		a.show()
	})}
}

// declareFirst offers to declare the attack before anything is rolled, where the
// other side may have something to turn over.
func (a *attack) declareFirst() []fyne.CanvasObject {
	if a.hiders(a.targets[0]) == 0 {
		return nil
	}
	return []fyne.CanvasObject{widgets.NewQuiet(a.kit, a.screen.T("declareFirst"), func() { a.act(a.try(a.event("declare")).event) })}
}

// hiders is the seat of an object's side, where enchantments of it lie face down,
// else 0.
func (a *attack) hiders(id string) tracker.Seat {
	state := a.state()
	target, there := state.Object(id)
	if !there || state.Allied(target.Controller, a.seat) {
		return 0
	}
	for _, o := range state.Objects {
		if o.FaceDown && state.Allied(o.Controller, target.Controller) {
			return o.Controller
		}
	}
	return 0
}

// title is who attacks, or the spell.
func (a *attack) title() string {
	if a.spell != nil {
		return a.bars[0].Name
	}
	return a.name(a.id)
}

// barTiles are the bars to choose from.
func (a *attack) barTiles() fyne.CanvasObject {
	if len(a.barPicks) != len(a.bars) {
		a.barPicks = nil
		for i, bar := range a.bars {
			a.barPicks = append(a.barPicks, widgets.NewPick(a.kit, a.screen.barFace(bar), func() {
				a.choose(i)
				a.show()
			}))
		}
	}
	var tiles []fyne.CanvasObject
	for i, pick := range a.barPicks {
		face := a.screen.barFace(a.bars[i])
		if face.Selected = i == a.bar; !face.Selected {
			face.Line = "" // what is not chosen stays small
		}
		pick.Set(face)
		tiles = append(tiles, pick)
	}
	return widgets.NewGrid(a.kit, barLeast, 8, tiles...)
}

// sorted are the aims that are legal, those a rule stands against, and those that
// are legal though they stand on the attacker's own side.
func (a *attack) sorted() (legal, against, own []magewars.Aim) {
	state := a.state()
	for _, aim := range a.aims {
		o, there := state.Object(aim.Object)
		switch {
		case !there:
		case aim.Refusal != nil:
			against = append(against, aim)
		case state.Allied(o.Controller, a.seat):
			own = append(own, aim)
		default:
			legal = append(legal, aim)
		}
	}
	return legal, against, own
}

// tiles are the targets to choose from.
func (a *attack) tiles(aims []magewars.Aim) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, aim := range aims {
		face := a.screen.targetFace(a.state(), aim)
		face.Selected = slices.Contains(a.targets, aim.Object)
		pick, ok := a.picks[aim.Object]
		if !ok {
			pick = widgets.NewPick(a.kit, face, func() { a.aim(aim.Object) })
			a.picks[aim.Object] = pick
		}
		pick.Set(face)
		list = append(list, pick)
	}
	return list
}

// guardNote says which guard must be taken first, nil where none must.
func (a *attack) guardNote(against []magewars.Aim) fyne.CanvasObject {
	for _, aim := range against {
		if errors.Is(aim.Refusal, magewars.GuardFirst) {
			words := widgets.NewParagraph(a.kit, a.screen.T("guardsFirst", "Rule", aim.Refusal.Rule), widgets.Style{Role: theme.Accent, Size: theme.Small})
			return widgets.NewLine(a.kit, 8, 1, widgets.NewGlyph(a.kit, "guard", theme.Accent, 20), words)
		}
	}
	return nil
}

// remarks are what to think of before the chosen target is attacked.
func (a *attack) remarks() []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, aim := range a.aims {
		if !slices.Contains(a.targets, aim.Object) {
			continue
		}
		for _, remark := range aim.Remarks {
			list = append(list, widgets.NewParagraph(a.kit, a.screen.WithRule(remark), widgets.Style{Size: theme.Small, Role: theme.Accent}))
		}
	}
	return list
}

// hasTwin tells whether the name of the chosen bar finds another one before it.
func (a *attack) hasTwin() bool {
	name := a.bars[a.bar].Name
	return slices.IndexFunc(a.bars, func(bar magewars.Strike) bool { return strings.EqualFold(bar.Name, name) }) < a.bar
}

// event is the attack as it is chosen, to be played in "steps" or only to be
// declared ("declare").
func (a *attack) event(how string) tracker.Event {
	payload := table.Fields{how: true}
	if a.spell != nil {
		_ = json.Unmarshal(a.spell.Data, &payload) // it was told on a sheet
	}
	switch {
	case a.options.open:
		payload["useDefense"] = false
	case a.options.shield != "":
		payload["defendWith"] = a.options.shield
	}
	if a.spell != nil {
		return table.Deed("cast", a.seat, payload)
	}
	payload["attack"] = a.bars[a.bar].Name
	if a.hasTwin() {
		payload["with"] = a.bars[a.bar]
	}
	if a.bars[a.bar].AsksX() {
		payload["x"] = a.options.x
	}
	if a.bars[a.bar].Kind == "zone" {
		payload["targets"] = a.targets
	} else {
		payload["target"] = a.targets[0]
	}
	if a.options.moved {
		payload["moved"] = true
	}
	if a.options.near {
		payload["inMagesZone"] = true
	}
	return table.Deed("attack", a.seat, payload.About(a.id))
}
