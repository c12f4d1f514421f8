package table

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/rules/dice"
	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// attacksOf are the attack bars of a thing and of what it wears, none for what cannot attack.
func (s *Screen) attacksOf(seat tracker.Seat, id string) []magewars.Strike {
	state, ok := s.seen.state.(*magewars.State)
	if !ok || !state.HasSeat(seat) {
		return nil
	}
	o := state.Mage(seat)
	if id != "" {
		if o, ok = state.Object(id); !ok {
			return nil
		}
	}
	bars := slices.Clone(o.Printed.Attacks)
	for _, worn := range state.Objects {
		if worn.Host == o.ID && worn.Printed.Kind == magewars.KindEquipment {
			bars = append(bars, worn.Printed.Attacks...)
		}
	}
	var list []magewars.Strike
	for _, strike := range bars {
		switch strike.Kind {
		case "melee", "ranged", "zone", "special":
			list = append(list, strike)
		}
	}
	return list
}

// attack is the sheet of one attack: which bar, against whom, and the dice,
// rolled here or typed in as the real ones lie on the table.
type attack struct {
	screen  *Screen
	kit     *widgets.Kit
	seat    tracker.Seat
	id      string
	bars    []magewars.Strike
	bar     int
	targets []target
	target  int
	faces   tracker.Faces
	effect  int // what the d12 showed, 0 for rolled here
	sheet   *sheet

	barChips, targetChips []*widgets.Chip
	typed                 *widgets.Paragraph
	odds                  *widgets.Paragraph
}

type target struct {
	id, name, school string
}

// openAttack opens the sheet for an attacker; nil where there is nothing to
// attack with, or nobody to attack.
func (s *Screen) openAttack(k *widgets.Kit, seat tracker.Seat, id string) *attack {
	thing, ok := thingOf(s.seen.view, seat, id)
	if !ok {
		return nil
	}
	a := &attack{screen: s, kit: k, seat: seat, id: id, bars: s.attacksOf(seat, id)}
	a.findTargets()
	if len(a.bars) == 0 || len(a.targets) == 0 {
		return nil
	}
	a.sheet = s.openSheet(k, s.t("attackOf", "Name", thing.Name), a.body(), nil)
	return a
}

// findTargets lists what stands at the other seats, their mages first.
func (a *attack) findTargets() {
	state, ok := a.screen.seen.state.(*magewars.State)
	if !ok {
		return
	}
	for _, o := range state.Objects {
		if o.Controller != a.seat && !o.FaceDown && o.Life > 0 && !state.Player(o.Controller).Gone {
			a.targets = append(a.targets, target{o.ID, o.Printed.Name, state.Player(o.Controller).School})
		}
	}
}

func (a *attack) body() fyne.CanvasObject {
	s, k := a.screen, a.kit
	bars, targets := widgets.NewWrap(k, 8, 0), widgets.NewWrap(k, 8, 0)
	for i := range a.bars {
		chip := widgets.NewChip(k, a.barFace(i), func() { a.bar = i; a.refresh() })
		a.barChips, bars.Objects = append(a.barChips, chip), append(bars.Objects, chip)
	}
	for i := range a.targets {
		chip := widgets.NewChip(k, a.targetFace(i), func() { a.target = i; a.refresh() })
		a.targetChips, targets.Objects = append(a.targetChips, chip), append(targets.Objects, chip)
	}
	a.typed = widgets.NewParagraph(k, s.t("diceNone"), widgets.Style{Role: theme.Quiet})
	a.odds = widgets.NewParagraph(k, "", widgets.Style{Display: true, Size: theme.Lead})
	a.weigh()
	return widgets.NewColumn(k, 8,
		widgets.NewSection(k, s.t("attackBar"), ""), bars,
		widgets.NewSection(k, s.t("attackTarget"), ""), targets, least(a.odds, fyne.NewSize(100, oddsHeight)),
		widgets.NewSection(k, s.t("attackDice"), ""), a.typed, a.diceChips(),
		widgets.NewPrimary(k, s.t("attackDo"), a.do))
}

// diceChips are the faces of the attack die, to be tapped as they lie there.
func (a *attack) diceChips() fyne.CanvasObject {
	k, s := a.kit, a.screen
	wrap := widgets.NewWrap(k, 8, 0)
	for _, face := range []dice.Face{dice.Blank, dice.One, dice.Two, dice.CriticalOne, dice.CriticalTwo} {
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Label: s.t(camel("face", face.String()))}, func() {
			a.faces = append(a.faces, face)
			a.refresh()
		}))
	}
	wrap.Objects = append(wrap.Objects,
		widgets.NewChip(k, widgets.ChipFace{Label: s.t("effectDie"), Icon: "die"}, func() {
			s.askNumber(k, s.t("effectDie"), a.effect, func(n int) {
				a.effect = n
				a.refresh()
			})
		}),
		widgets.NewChip(k, widgets.ChipFace{Icon: "backspace", Name: s.t("backspace")}, func() {
			a.faces = a.faces[:max(0, len(a.faces)-1)]
			a.effect = 0
			a.refresh()
		}))
	return wrap
}

func (a *attack) barFace(i int) widgets.ChipFace {
	bar := a.bars[i]
	label := a.screen.t("barLine", "Name", bar.Name, "Dice", bar.Dice)
	return widgets.ChipFace{Label: label, Icon: "attack", Selected: i == a.bar}
}

func (a *attack) targetFace(i int) widgets.ChipFace {
	t := a.targets[i]
	return widgets.ChipFace{Label: t.name, Icon: t.school, Selected: i == a.target}
}

// refresh shows what is chosen and typed.
func (a *attack) refresh() {
	for i, chip := range a.barChips {
		chip.Set(a.barFace(i))
	}
	for i, chip := range a.targetChips {
		chip.Set(a.targetFace(i))
	}
	var words []string
	for _, face := range a.faces {
		words = append(words, a.screen.t(camel("face", face.String())))
	}
	if a.effect > 0 {
		words = append(words, a.screen.t("effectIs", "Roll", a.effect))
	}
	if len(words) == 0 {
		words = []string{a.screen.t("diceNone")}
	}
	a.typed.SetText(strings.Join(words, " · "))
	a.weigh()
}

// do makes the attack as one act. What was not typed is rolled here.
func (a *attack) do() {
	s := a.screen
	payload := fields{"attack": a.bars[a.bar].Name, "target": a.targets[a.target].id}.about(a.id)
	e, err := tracker.NewEvent("attack", a.seat, s.needs.Now(), payload)
	if err != nil {
		return // names and ids always marshal
	}
	e.Faces = a.faces
	if a.effect > 0 {
		e.Rolls = []int{a.effect}
	}
	a.sheet.Close()
	s.attackNow(e, a.kit)
}

// attackNow does the attack and then tells what came of it.
func (s *Screen) attackNow(e tracker.Event, k *widgets.Kit) {
	e.Device = s.needs.Device
	t := s.table
	if t == nil {
		return
	}
	s.queue.push(func() {
		_, err := t.Do(e)
		seen := look(t)
		var lines []tracker.Line
		if err == nil {
			lines = t.Game().Lines(seen.state)
		}
		fyne.Do(func() {
			if err == nil && t == s.table {
				s.tell(k, lines)
			}
		})
		fyne.Do(func() {
			s.acted(t, seen, err, nil)
		})
	})
}

// tell shows what an act came to.
func (s *Screen) tell(k *widgets.Kit, lines []tracker.Line) {
	var own *sheet
	var rows []fyne.CanvasObject
	for _, line := range lines {
		rows = append(rows, widgets.NewParagraph(k, s.say(line), widgets.Style{Size: theme.Lead}))
	}
	rows = append(rows, widgets.NewEqual(k, 10, widgets.NewQuiet(k, s.t("undo"), func() {
		own.Close()
		s.undo()
	}), widgets.NewPrimary(k, s.t("done"), func() { own.Close() })))
	own = s.openSheet(k, s.t("attack"), widgets.NewColumn(k, 8, rows...), nil)
}
