package attackodds

import (
	"math"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// View draws an answer: what matters most in large words, the bars of the damage,
// the effects, and what comes back to the attacker.
type View struct {
	Title, Line, Bars, Back fyne.CanvasObject // to be laid out from above
	Effects                 *fyne.Container   // between Bars and Back: it is hidden where there are none
	OnPoint                 func()            // another bar was pointed at; may be nil
	OnTerm                  func(word string) // an effect was tapped; nil: they are only shown
	AtLeast                 bool              // a bar is as high as so much damage or more is likely

	kit    *widgets.Kit
	words  *words.Words
	title  *widgets.Spans
	line   *widgets.Paragraph
	bars   *widgets.Bars
	back   *widgets.Paragraph
	a      Answer
	spans  []Span
	top    float64
	chosen int // damage pointed at; -1 for none
}

// NewView returns an empty view with one of the charts of widgets: NewBars,
// NewLowBars, NewFlatBars.
func NewView(k *widgets.Kit, w *words.Words, chart func(*widgets.Kit, func(int)) *widgets.Bars) *View {
	v := &View{kit: k, words: w, chosen: -1}
	v.title = widgets.NewSpans(k, widgets.Style{Display: true, Size: theme.Name + 1})
	v.line = widgets.NewParagraph(k, "", widgets.Style{Role: theme.Quiet})
	v.bars = chart(k, v.Point)
	v.back = widgets.NewParagraph(k, "", widgets.Style{Role: theme.Quiet})
	v.Title, v.Line, v.Bars, v.Effects, v.Back = v.title, v.line, v.bars, widgets.NewWrap(k, 8, 0), v.back
	return v
}

// Point points at a bar, or away from it.
func (v *View) Point(i int) {
	at := v.spans[i].from
	if at == v.chosen {
		at = -1
	}
	v.chosen = at
	v.Draw(v.a, v.spans, v.top)
	if v.OnPoint != nil {
		v.OnPoint()
	}
}

// Draw shows an answer in bars whose highest possible is top.
func (v *View) Draw(a Answer, spans []Span, top float64) {
	v.a, v.spans, v.top = a, spans, top
	w := v.words
	v.title.Set(a.headline(w)...)
	face := widgets.BarsFace{Chosen: -1, Top: top}
	for i, s := range spans {
		p := a.in(s)
		if v.AtLeast {
			p = atLeast(a.damage, s.from)
		}
		bar := widgets.Bar{Value: p, Label: s.label(), Loud: a.destroys(s.from)}
		if s.from != s.to { // the next one says where it ends
			bar.Label = strconv.Itoa(s.from)
		}
		if p >= 0.015 {
			bar.Note = strconv.Itoa(int(math.Round(100 * p)))
		}
		if v.chosen >= s.from && v.chosen <= s.to {
			face.Chosen = i
		}
		face.Bars = append(face.Bars, bar)
	}
	line := a.line(w)
	if face.Chosen >= 0 {
		line = a.pointed(w, spans[face.Chosen])
	}
	v.line.SetText(line)
	v.bars.Set(face, v.spoken())
	v.conditions()
	back := a.back.comes(w)
	v.back.SetText(back)
	widgets.Show(v.back, back != "")
	widgets.Show(v.bars, true)
}

// Refuse says why there is no answer.
func (v *View) Refuse(why error) {
	v.title.Set(widgets.Span{Words: v.words.T("oddsscreen.noAnswer")})
	v.line.SetText(v.words.Error(why))
	for _, o := range []fyne.CanvasObject{v.bars, v.Effects, v.back} {
		widgets.Show(o, false)
	}
}

// spoken is the whole chart in words, for those who cannot see it.
func (v *View) spoken() string {
	parts := pick.Each(v.spans, func(s Span) string { return s.label() + ": " + OfHundred(v.words, v.a.in(s)) })
	return strings.Join(parts, ", ")
}

// conditions shows what the attack may leave on the target.
func (v *View) conditions() {
	w, k := v.words, v.kit
	v.Effects.Objects = nil
	for _, e := range v.a.effects {
		label := Effect(w, e.of.String()) + " " + OfHundred(w, e.p)
		v.Effects.Objects = append(v.Effects.Objects, widgets.NewConditionChip(k, e.of.String(), label, 0, ConditionTone(e.of), v.opens(e.of.String())))
	}
	for _, e := range v.a.moves {
		label := w.T("oddsscreen.onHit", "Effect", Effect(w, e.of.String()), "Chance", OfHundred(w, e.p))
		v.Effects.Objects = append(v.Effects.Objects, widgets.NewChip(k, widgets.ChipFace{Label: label}, v.opens(e.of.String())))
	}
	if v.a.avoided > tiny {
		label := w.T("oddsscreen.avoided") + " " + OfHundred(w, v.a.avoided)
		v.Effects.Objects = append(v.Effects.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: "guard-open", Label: label}, v.opens("defense")))
	}
	if v.a.shield > tiny {
		label := w.T("oddsscreen.shield") + " " + OfHundred(w, v.a.shield)
		v.Effects.Objects = append(v.Effects.Objects, widgets.NewChip(k, widgets.ChipFace{Label: label}, nil))
	}
	widgets.Show(v.Effects, len(v.Effects.Objects) > 0)
}

// opens is what a tap does on what names a term of the codex.
func (v *View) opens(word string) func() {
	if v.OnTerm == nil {
		return nil
	}
	return func() { v.OnTerm(word) }
}
