package odds

import (
	"context"
	"math"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/background"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// swept is what of the attack the curve goes over.
type swept int

const (
	overDice swept = iota
	overArmor
)

// mostPoints is how many values a curve has.
const mostPoints = 24

// curve is a panel with what would come of the attack if one thing of it were another, all else
// as it is: the chance to destroy, or the damage to expect of what has no life. A tap takes the
// value.
type curve struct {
	s      *Screen
	panel  fyne.CanvasObject
	chart  *widgets.Curves
	line   *widgets.Label
	lane   background.Lane
	meter  combat.Meter // of the lane
	values []int
	chosen int // of the values: the present one
}

// curveHigh is how high in dp the chart is.
const curveHigh float32 = 160

func newCurve(s *Screen) *curve {
	k, w := s.n.Kit, s.n.Words
	c := &curve{s: s, line: widgets.NewLabel(k, "", widgets.Style{})}
	c.chart = widgets.NewCurves(k, curveHigh, func(at float32) { c.take(int(at * float32(len(c.values)))) }, func(by int) { c.take(c.chosen + by) })
	what := widgets.NewSegmented(k, []string{w.T("oddsscreen.dice"), w.T("oddsscreen.armor")}, int(s.state.Swept), func(i int) {
		s.state.Swept = swept(i)
		c.reckon()
	})
	c.panel = widgets.NewPanel(k, widgets.NewColumn(k, 4, widgets.NewSection(k, w.T("oddsscreen.sweep"), ""), what, c.line, c.chart))
	return c
}

// take makes the attack what it is at one of the values.
func (c *curve) take(i int) {
	if n := len(c.values); n > 0 {
		s := c.s
		s.change(func(x *combat.Exchange) { *s.state.Swept.of(x) = c.values[min(max(i, 0), n-1)] })
	}
}

// of is the number of an exchange that a curve goes over.
func (over swept) of(x *combat.Exchange) *int {
	if over == overArmor {
		return &x.Defender.Armor
	}
	return &x.Attack.Dice
}

// reckon draws the curve when it is known.
func (c *curve) reckon() {
	x, over := c.s.side().clone().Exchange, c.s.state.Swept
	least, now := 1, *over.of(&x)
	if over == overArmor {
		least = 0
	}
	most := min(max(2*now, least+11), mostDice)
	step := (most-least)/mostPoints + 1
	var values []int
	chosen := -1
	for n := least; n <= most; n += step {
		if now >= n && now < n+step {
			n, chosen = now, len(values) // so that the present one is among them
		}
		values = append(values, n)
	}
	c.lane.Latest(func(ctx context.Context) func() {
		var answers []attackodds.Answer
		for _, n := range values {
			*over.of(&x) = n
			answer, err := attackodds.Reckon(&c.meter, attackodds.Budget(ctx), x)
			if err != nil {
				break // what comes after it is more still
			}
			answers = append(answers, answer)
		}
		return func() { c.draw(values[:len(answers)], answers, chosen) }
	})
}

// draw shows the curve: each value has a part of the width, and the curve goes through the middles.
func (c *curve) draw(values []int, answers []attackodds.Answer, chosen int) {
	w, dies := c.s.n.Words, left(&c.s.state.Sides[c.s.state.Editing].Exchange) > 0
	c.values, c.chosen = values, chosen
	face := widgets.CurvesFace{At: -1, Top: 1}
	line := widgets.Curve{Role: theme.Harm}
	c.line.SetText(w.T("oddsscreen.sweepChance"))
	if !dies {
		line.Role = theme.Mana
		c.line.SetText(w.T("oddsscreen.sweepDamage"))
	}
	var said []string
	part := 1 / float32(max(len(values), 1))
	for i, a := range answers {
		at, words := widgets.CurvePoint{X: (float32(i) + 0.5) * part, Value: a.Damage()}, w.Decimal(a.Damage(), 1)
		if dies {
			at.Value, words = 100*a.Destroys(), attackodds.OfHundred(w, a.Destroys())
			face.Top = 100
		}
		face.Top = max(face.Top, math.Ceil(at.Value))
		label := strconv.Itoa(values[i])
		line.Points = append(line.Points, at)
		face.Ticks = append(face.Ticks, widgets.CurveTick{From: float32(i) * part, To: float32(i+1) * part, Label: label})
		said = append(said, label+": "+words)
		if i == chosen {
			face.At, face.Marks = at.X, []widgets.CurveMark{{CurvePoint: at, Words: words}}
		}
	}
	face.Curves = []widgets.Curve{line}
	c.chart.Set(face, strings.Join(said, ", "))
}
