package odds

import (
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// result is the panel that says what comes of an attack.
type result struct {
	*attackodds.View
	panel *widgets.Panel
	who   *widgets.Paragraph // which attack it is, beside another
}

// newResult returns an empty panel; letter names it beside another, or is "".
func newResult(s *Screen, letter string) *result {
	k := s.n.Kit
	chart := widgets.NewBars
	if letter != "" {
		chart = widgets.NewLowBars
	}
	r := &result{View: attackodds.NewView(k, s.n.Words, chart)}
	r.OnPoint, r.OnTerm = s.arrange, s.n.OpenTerm
	head := r.Title
	if letter != "" {
		head = widgets.NewLine(k, 10, 1, widgets.NewChip(k, widgets.ChipFace{Label: letter, Selected: true}, nil), r.Title)
	}
	r.who = widgets.NewParagraph(k, "", widgets.Style{Size: theme.Small, Role: theme.Quiet})
	widgets.Show(r.who, letter != "")
	r.panel = widgets.NewPanel(k, widgets.NewColumn(k, 4, head, r.who, r.Line, r.Bars, r.Effects, r.Back))
	return r
}

// name says which attack it is.
func (r *result) name(face widgets.DuoFace) {
	r.who.SetText(face.Left + " · " + face.LeftLine + "\n" + face.Right + " · " + face.RightLine)
}
