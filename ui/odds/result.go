package odds

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/rules/combat"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// result is the panel that says what comes of an attack.
type result struct {
	s       *Screen
	panel   *widgets.Panel
	title   *widgets.Spans
	who     *widgets.Paragraph // which attack it is, beside another
	line    *widgets.Paragraph
	bars    *widgets.Bars
	effects *fyne.Container
	back    *widgets.Paragraph
	a       answer
	spans   []span
	chosen  int // damage pointed at; -1 for none
}

// newResult returns an empty panel; letter names it beside another, or is "".
func newResult(s *Screen, letter string) *result {
	k := s.n.Kit
	r := &result{s: s, chosen: -1}
	r.title = widgets.NewSpans(k, widgets.Style{Display: true, Size: theme.Name + 1})
	r.line = widgets.NewParagraph(k, "", widgets.Style{Role: theme.Quiet})
	r.bars = widgets.NewBars(k, r.choose)
	var head fyne.CanvasObject = r.title
	if letter != "" {
		r.bars = widgets.NewLowBars(k, r.choose)
		head = widgets.NewLine(k, 10, 1, widgets.NewChip(k, widgets.ChipFace{Label: letter, Selected: true}, nil), r.title)
	}
	r.effects = widgets.NewWrap(k, 8, 0)
	r.back = widgets.NewParagraph(k, "", widgets.Style{Role: theme.Quiet})
	r.who = widgets.NewParagraph(k, "", widgets.Style{Size: theme.Small, Role: theme.Quiet})
	visible(r.who, letter != "")
	r.panel = widgets.NewPanel(k, widgets.NewColumn(k, 4, head, r.who, r.line, r.bars, r.effects, r.back))
	return r
}

// choose points at a bar, or away from it.
func (r *result) choose(i int) {
	at := r.spans[i].from
	if at == r.chosen {
		at = -1
	}
	r.chosen = at
	r.draw(r.a, r.spans, r.s.top)
	r.s.arrange()
}

// name says which attack it is.
func (r *result) name(face widgets.DuoFace) {
	r.who.SetText(face.Left + " · " + face.LeftLine + "\n" + face.Right + " · " + face.RightLine)
}

// draw shows an answer in bars whose highest possible is top.
func (r *result) draw(a answer, spans []span, top float64) {
	r.a, r.spans = a, spans
	w := r.s.n.Words
	r.title.Set(a.headline(w)...)
	face := widgets.BarsFace{Chosen: -1, Top: top}
	for i, s := range spans {
		p := a.in(s)
		bar := widgets.Bar{Value: p, Label: s.label(), Loud: a.destroys(s.from)}
		if i == len(spans)-1 && s.from != s.to {
			bar.Label = fmt.Sprintf("%d+", s.from)
		}
		if p >= 0.015 {
			bar.Note = fmt.Sprintf("%.0f%%", 100*p)
		}
		if r.chosen >= s.from && r.chosen <= s.to {
			face.Chosen = i
		}
		if bar.Loud && p > 0 {
			face.Under = w.T("oddsscreen.destroysMark")
		}
		face.Bars = append(face.Bars, bar)
	}
	line := a.line(w)
	if face.Chosen >= 0 {
		line = a.pointed(w, spans[face.Chosen])
	}
	r.line.SetText(line)
	r.bars.Set(face, r.spoken())
	r.conditions()
	back := a.back.comes(w)
	r.back.SetText(back)
	visible(r.back, back != "")
}

// spoken is the whole chart in words, for those who cannot see it.
func (r *result) spoken() string {
	var parts []string
	for _, s := range r.spans {
		parts = append(parts, s.label()+": "+ofHundred(r.s.n.Words, r.a.in(s)))
	}
	return strings.Join(parts, ", ")
}

// conditions shows what the attack may leave on the target.
func (r *result) conditions() {
	w, k := r.s.n.Words, r.s.n.Kit
	r.effects.Objects = nil
	for _, e := range r.a.effects {
		label := effect(w, e.of.String()) + " " + ofHundred(w, e.p)
		r.effects.Objects = append(r.effects.Objects, widgets.NewConditionChip(k, e.of.String(), label, 0, conditionTone(e.of), nil))
	}
	for _, e := range r.a.moves {
		label := w.T("oddsscreen.onHit", "Effect", effect(w, e.of.String()), "Chance", ofHundred(w, e.p))
		r.effects.Objects = append(r.effects.Objects, widgets.NewChip(k, widgets.ChipFace{Label: label}, nil))
	}
	if r.a.shield > tiny {
		label := w.T("oddsscreen.shield") + " " + ofHundred(w, r.a.shield)
		r.effects.Objects = append(r.effects.Objects, widgets.NewChip(k, widgets.ChipFace{Label: label}, nil))
	}
	visible(r.effects, len(r.effects.Objects) > 0)
}

// conditionTone is the colour of a condition's picture and name.
func conditionTone(c combat.Condition) theme.Role {
	switch c.Type() {
	case combat.Flame:
		return theme.SchoolInk("fire")
	case combat.Poison:
		return theme.SchoolInk("nature")
	case combat.Frost:
		return theme.SchoolInk("water")
	case combat.Psychic:
		return theme.SchoolInk("mind")
	}
	return theme.Ink
}

// visible hides or shows an object.
func visible(o fyne.CanvasObject, yes bool) {
	if yes == o.Visible() {
		return
	}
	if yes {
		o.Show()
		return
	}
	o.Hide()
}
