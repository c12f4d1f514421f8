package magewars

import (
	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/attackodds"
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
		came := tracker.Came{}
		if line.Came != nil {
			came = *line.Came
		}
		switch {
		case came.Implied:
		case came.Effects != nil:
			rows = append(rows, a.twelveRow(came.Side, a.effectWords(came), b.fresh, small))
		case came.Side > 0:
			rows = append(rows, a.twelveRow(came.Side, a.screen.Say(line), b.fresh, small))
		case came.Dealt || came.Healed:
			rows = append(rows, a.laid(came.Faces, b.fresh, small), a.outcome(came, small))
		case came.Lost:
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
	die := a.die(attackodds.Twelve(a.screen.Needs().Words, roll), fresh, small)
	return widgets.NewLine(a.kit, 10, 1, die, a.sentence(words, small))
}

// effectWords says what the effect die brought, and as what it counts.
func (a *attack) effectWords(came tracker.Came) string {
	s := a.screen
	if came.Counts == came.Side {
		return s.T("effectBrings", "Effects", came.Effects)
	}
	return s.T("effectCounts", "Effects", came.Effects, "Modified", came.Counts)
}

// laid are attack dice as they lie there.
func (a *attack) laid(faces tracker.Faces, fresh, small bool) fyne.CanvasObject {
	var laid []fyne.CanvasObject
	for _, face := range faces {
		laid = append(laid, a.die(attackodds.Die(a.screen.Needs().Words, face), fresh, small))
	}
	return widgets.NewWrap(a.kit, 6, 6, laid...)
}

// outcome says in large words what dice came to, and for whom.
func (a *attack) outcome(came tracker.Came, small bool) fyne.CanvasObject {
	some, style := "dealt", widgets.Style{Display: true, Size: theme.Title, Role: theme.Harm}
	if came.Healed {
		some, style.Role = "healed", theme.Good
	}
	if small {
		style.Size = theme.Lead
	}
	words := a.screen.N(some, came.Amount)
	if came.Amount == 0 {
		words, style.Role = a.screen.T(some+"None"), theme.Ink
	}
	to := either(came.Healed, "healedWhom", "dealtTo")
	return widgets.NewLine(a.kit, 8, 1, widgets.NewLabel(a.kit, words, style), widgets.NewParagraph(a.kit, a.screen.T(to, "Target", came.Whom), widgets.Style{}))
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
