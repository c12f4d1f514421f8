package table

import (
	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/attackodds"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

func (s *Screen) sentence(k *widgets.Kit, words string, small bool) fyne.CanvasObject {
	style := widgets.Style{Role: theme.Quiet}
	if small {
		style.Size = theme.Small
	}
	return widgets.NewParagraph(k, words, style)
}

// die is one that has fallen.
func (s *Screen) die(k *widgets.Kit, face widgets.DieFace, fresh, small bool) fyne.CanvasObject {
	die := widgets.NewDie(k, face)
	if small {
		die = widgets.NewSmallDie(k, face)
	}
	if fresh {
		die.Land()
	}
	return die
}

// sideRow is a die with a number beside what it means.
func (s *Screen) sideRow(k *widgets.Kit, came tracker.Came, words string, fresh, small bool) fyne.CanvasObject {
	die := s.die(k, attackodds.Side(s.needs.Words, came.Side, came.Of), fresh, small)
	return widgets.NewLine(k, 10, 1, die, s.sentence(k, words, small))
}

// effectWords says what the effect die brought, and as what it counts.
func (s *Screen) effectWords(came tracker.Came) string {
	if came.Counts == came.Side {
		return s.T("effectBrings", "Effects", came.Effects)
	}
	return s.T("effectCounts", "Effects", came.Effects, "Modified", came.Counts)
}

// diceLaid are attack dice as they lie there.
func (s *Screen) diceLaid(k *widgets.Kit, faces tracker.Faces, fresh, small bool) fyne.CanvasObject {
	var laid []fyne.CanvasObject
	for _, face := range faces {
		laid = append(laid, s.die(k, attackodds.Die(s.needs.Words, face), fresh, small))
	}
	return widgets.NewWrap(k, 6, 6, laid...)
}

// outcome says in large words what dice came to, and for whom.
func (s *Screen) outcome(k *widgets.Kit, came tracker.Came, small bool) fyne.CanvasObject {
	some, style := "dealt", widgets.Style{Display: true, Size: theme.Title, Role: theme.Harm}
	if came.Healed {
		some, style.Role = "healed", theme.Good
	}
	if small {
		style.Size = theme.Lead
	}
	words := s.N(some, came.Amount)
	if came.Amount == 0 {
		words, style.Role = s.T(some+"None"), theme.Ink
	}
	to := "dealtTo"
	if came.Healed {
		to = "healedWhom"
	}
	return widgets.NewLine(k, 8, 1, widgets.NewLabel(k, words, style), widgets.NewParagraph(k, s.T(to, "Target", came.Whom), widgets.Style{}))
}
