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
	bars   *widgets.Bars
	line   *widgets.Label
	lane   background.Lane
	meter  combat.Meter // of the lane
	values []int
}

func newCurve(s *Screen) *curve {
	k, w := s.n.Kit, s.n.Words
	c := &curve{s: s, line: widgets.NewLabel(k, "", widgets.Style{})}
	c.bars = widgets.NewLowBars(k, func(i int) {
		if i < len(c.values) {
			s.change(func(x *combat.Exchange) { *s.state.Swept.of(x) = c.values[i] })
		}
	})
	what := widgets.NewSegmented(k, []string{w.T("oddsscreen.dice"), w.T("oddsscreen.armor")}, int(s.state.Swept), func(i int) {
		s.state.Swept = swept(i)
		c.reckon()
	})
	c.panel = widgets.NewPanel(k, widgets.NewColumn(k, 4, widgets.NewSection(k, w.T("oddsscreen.sweep"), ""), what, c.line, c.bars))
	return c
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

// draw shows the curve.
func (c *curve) draw(values []int, answers []attackodds.Answer, chosen int) {
	w, dies := c.s.n.Words, left(&c.s.state.Sides[c.s.state.Editing].Exchange) > 0
	c.values = values
	face := widgets.BarsFace{Chosen: chosen}
	var said []string
	for i, a := range answers {
		bar := widgets.Bar{Value: a.Damage(), Label: strconv.Itoa(values[i]), Note: w.Decimal(a.Damage(), 1)}
		if dies {
			bar.Value, bar.Note = a.Destroys(), strconv.Itoa(int(math.Round(100*a.Destroys())))
			face.Top = 1
		}
		said = append(said, bar.Label+": "+bar.Note)
		if bar.Note == "0" { // many of them beside each other say nothing
			bar.Note = ""
		}
		face.Bars = append(face.Bars, bar)
	}
	c.line.SetText(w.T("oddsscreen.sweepDamage"))
	if dies {
		c.line.SetText(w.T("oddsscreen.sweepChance"))
	}
	c.bars.Set(face, strings.Join(said, ", "))
}
