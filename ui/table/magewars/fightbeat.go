package magewars

import (
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/rules/dice"
	"quickcast/tracker"
	"quickcast/ui/outlook"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// beat is one part of a fight that was played.
type beat struct {
	before tracker.State
	lines  []tracker.Line
	typed  *typing // the real dice it was played with, nil for none
	fresh  bool    // nobody has seen its dice fall yet
}

// rows draw a beat: its dice as they lie there, the damage in large words, and
// what else the log says. An older one is drawn small.
func (a *attack) rows(b *beat, small bool) []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for _, line := range b.lines {
		roll, _ := line.Args["Roll"].(int)
		switch {
		case line.ID == "table.logActivate": // goes without saying
		case line.ID == "table.logEffect":
			rows = append(rows, a.twelveRow(roll, a.effectWords(line), b.fresh, small))
		case roll > 0:
			rows = append(rows, a.twelveRow(roll, a.screen.Say(line), b.fresh, small))
		case line.ID == "table.logDice":
			rows = append(rows, a.diceRows(line, b.fresh, small)...)
		case line.ID == healRoll:
			rows = append(rows, a.laid(line, b.fresh, small), a.outcome(healed(line), small))
		case line.ID == "table.logDestroyed":
			rows = append(rows, widgets.NewParagraph(a.kit, a.screen.Say(line), widgets.Style{Display: true, Size: theme.Lead, Role: theme.Harm}))
		default:
			rows = append(rows, a.sentence(a.screen.Say(line), small))
		}
	}
	b.fresh = false
	return rows
}

func (a *attack) sentence(words string, small bool) fyne.CanvasObject {
	style := widgets.Style{Role: theme.Quiet}
	if small {
		style.Size = theme.Small
	}
	return widgets.NewParagraph(a.kit, words, style)
}

// die is one that has fallen.
func (a *attack) die(face widgets.DieFace, fresh, small bool) fyne.CanvasObject {
	if small {
		return widgets.NewSmallDie(a.kit, face)
	}
	die := widgets.NewDie(a.kit, face, nil)
	if fresh {
		die.Land()
	}
	return die
}

// twelveRow is an effect die beside what it means.
func (a *attack) twelveRow(roll int, words string, fresh, small bool) fyne.CanvasObject {
	die := a.die(outlook.Twelve(a.screen.Needs().Words, roll), fresh, small)
	return widgets.NewLine(a.kit, 10, 1, die, a.sentence(words, small))
}

// effectWords says what the effect die brought, and as what it counts.
func (a *attack) effectWords(line tracker.Line) string {
	s := a.screen
	text, _ := line.Args["Effects"].(string)
	effects := outlook.Effect(s.Needs().Words, text)
	if line.Args["Modified"] == line.Args["Roll"] {
		return s.T("effectBrings", "Effects", effects)
	}
	return s.T("effectCounts", "Effects", effects, "Modified", line.Args["Modified"])
}

// healRoll is the line of the log about a healing roll.
const healRoll = "table.logHealRoll"

// diceRows are attack dice and the damage they did.
func (a *attack) diceRows(line tracker.Line, fresh, small bool) []fyne.CanvasObject {
	return []fyne.CanvasObject{a.laid(line, fresh, small), a.outcome(dealt(line), small)}
}

// laid are attack dice as they lie there.
func (a *attack) laid(line tracker.Line, fresh, small bool) fyne.CanvasObject {
	var laid []fyne.CanvasObject
	text, _ := line.Args["Faces"].(string)
	for _, name := range strings.Fields(text) {
		if face, err := dice.ParseFace(name); err == nil {
			laid = append(laid, a.die(outlook.Die(a.screen.Needs().Words, face), fresh, small))
		}
	}
	return widgets.NewWrap(a.kit, 6, 6, laid...)
}

// outcome is what dice came to, with the ids of the texts that say it.
type outcome struct {
	amount, target   any
	some, none, whom string
	role             theme.Role
}

func dealt(line tracker.Line) outcome {
	return outcome{line.Args["Damage"], line.Args["Target"], "dealt", "dealtNone", "dealtTo", theme.Harm}
}

func healed(line tracker.Line) outcome {
	return outcome{line.Args["By"], line.Args["Name"], "healed", "healedNone", "healedWhom", theme.Good}
}

// outcome says in large words what dice came to, and for whom.
func (a *attack) outcome(came outcome, small bool) fyne.CanvasObject {
	style := widgets.Style{Display: true, Size: theme.Title, Role: came.role}
	if small {
		style.Size = theme.Lead
	}
	n, _ := came.amount.(int)
	words := a.screen.N(came.some, n)
	if n == 0 {
		words, style.Role = a.screen.T(came.none), theme.Ink
	}
	whom := widgets.NewParagraph(a.kit, a.screen.T(came.whom, "Target", came.target), widgets.Style{})
	return widgets.NewLine(a.kit, 8, 1, widgets.NewLabel(a.kit, words, style), whom)
}

// told are all beats so far, the last one first.
func (a *attack) told() []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for i := len(a.beats) - 1; i >= 0; i-- {
		small := i < len(a.beats)-1
		if small {
			rows = append(rows, widgets.NewRule(a.kit))
		}
		rows = append(rows, widgets.NewColumn(a.kit, 6, a.rows(&a.beats[i], small)...))
	}
	return rows
}

// tell shows what an act came to.
func (s *face) tell(k *widgets.Kit, title string, lines []tracker.Line) {
	a := &attack{screen: s, kit: k}
	var own *table.Sheet
	rows := a.rows(&beat{lines: lines, fresh: true}, false)
	own = s.OpenSheet(k, title, widgets.NewColumn(k, 8, rows...), nil)
	own.SetFoot(widgets.NewEqual(k, 10, widgets.NewQuiet(k, s.T("undo"), func() {
		own.Close()
		s.TakeBack()
	}), widgets.NewPrimary(k, s.T("done"), func() { own.Close() })))
}
