package books

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// curveEnd is where the curve on the screen ends: dearer spells share its last
// bar.
const curveEnd = 13

// charts shows the curve by mana and how many of what the book holds.
type charts struct {
	s      *Screen
	object fyne.CanvasObject
	bars   *widgets.Bars
	kind   int // which of the curves is drawn
	counts *widgets.Paragraph
	all    *fyne.Container
}

func newCharts(s *Screen) *charts {
	c := &charts{s: s, bars: widgets.NewMiniBars(s.k)}
	kinds := widgets.NewSegmented(s.k, s.curveNames(), 0, func(i int) {
		c.kind = i
		c.update()
	})
	c.counts = widgets.NewParagraph(s.k, "", widgets.Style{Size: theme.Small, Role: theme.Quiet})
	c.all = widgets.NewSpread(s.k, 280, 720, 8, widgets.NewColumn(s.k, 6, kinds, c.bars), c.counts)
	c.object = c.all
	return c
}

func (c *charts) update() {
	curve := c.s.review.Curve()
	c.bars.Set(widgets.BarsFace{Bars: c.s.bars(c.kind, curve), Chosen: -1}, c.s.curveNames()[c.kind])
	c.counts.SetText(c.tell(curve))
	widgets.Show(c.all, c.s.review.Cards > 0)
	c.all.Refresh()
}

// The curves that are drawn, in the order they are offered.
const (
	curveCost = iota
	curveLevel
	curveSchool
	curveType
	curveAction
)

// curveNames names the curves.
func (s *Screen) curveNames() []string {
	w := s.w
	return []string{w.T("booksscreen.byCost"), w.T("booksscreen.byLevel"), w.T("booksscreen.bySchool"), w.T("booksscreen.byType"), w.T("booksscreen.byAction")}
}

// bars are those of a kind of curve.
func (s *Screen) bars(kind int, of builder.Curves) []widgets.Bar {
	w := s.w
	var bars []widgets.Bar
	put := func(label string, n int) {
		if n > 0 {
			bars = append(bars, bar(label, n))
		}
	}
	switch kind {
	case curveLevel:
		for level, n := range of.Level {
			if n > 0 || len(bars) > 0 {
				bars = append(bars, bar(strconv.Itoa(level), n))
			}
		}
		for len(bars) > 0 && bars[len(bars)-1].Value == 0 {
			bars = bars[:len(bars)-1]
		}
	case curveSchool:
		for _, school := range training.Schools() {
			put(w.Say(schoolName(school)), of.School[school])
		}
	case curveType:
		for _, t := range catalog.BookOrder() {
			put(w.T("booksscreen.shortType."+string(t)), of.Type[t])
		}
	case curveAction:
		for _, a := range []catalog.Action{catalog.Quick, catalog.Full} {
			put(w.T("booksscreen.action."+string(a)), of.Action[a])
		}
	default:
		return costBars(of)
	}
	return bars
}

// costBars is one bar for every cost from the least to the most, the dearest
// together; X stands at the end.
func costBars(of builder.Curves) []widgets.Bar {
	var bars []widgets.Bar
	var rest int
	for cost, n := range of.Cost {
		if cost >= curveEnd {
			rest += n
			continue
		}
		if n == 0 && len(bars) == 0 {
			continue
		}
		bars = append(bars, bar(strconv.Itoa(cost), n))
	}
	if rest > 0 {
		bars = append(bars, bar(strconv.Itoa(curveEnd)+"+", rest))
	}
	for len(bars) > 0 && bars[len(bars)-1].Value == 0 {
		bars = bars[:len(bars)-1]
	}
	if of.Variable > 0 {
		bars = append(bars, bar("X", of.Variable))
	}
	return bars
}

func bar(label string, n int) widgets.Bar {
	b := widgets.Bar{Label: label, Value: float64(n)}
	if n > 0 {
		b.Note = strconv.Itoa(n)
	}
	return b
}

// tell says "Creatures 15, Enchantments 14" and "quick 41, full 18".
func (c *charts) tell(of builder.Curves) string {
	w := c.s.w
	var types, actions []string
	for _, t := range catalog.BookOrder() {
		if n := of.Type[t]; n > 0 {
			types = append(types, c.s.many(t)+" "+strconv.Itoa(n))
		}
	}
	for _, a := range []catalog.Action{catalog.Quick, catalog.Full} {
		if n := of.Action[a]; n > 0 {
			actions = append(actions, w.T("booksscreen.action."+string(a))+" "+strconv.Itoa(n))
		}
	}
	return strings.Join(types, ", ") + "\n" + strings.Join(actions, ", ")
}

// segments are the points of the book school by school, in the schools' order.
func segments(r builder.Review) []widgets.Segment {
	points := map[training.School]int{}
	for _, line := range r.Lines {
		for school, n := range schoolPoints(line) {
			points[school] += n
		}
	}
	var out []widgets.Segment
	for _, school := range append(training.Schools(), "") {
		if points[school] > 0 {
			out = append(out, widgets.Segment{Points: points[school], Role: theme.School(string(school))})
		}
	}
	return out
}

// schoolPoints says to which schools the points of a line belong. Where the
// price is not made of the schools they belong to the card's first.
func schoolPoints(l builder.Line) map[training.School]int {
	out := map[training.School]int{}
	rest := l.Points
	for _, share := range l.Price.Shares {
		if share.Counts {
			out[share.School] += share.Points * l.Count
			rest -= share.Points * l.Count
		}
	}
	if rest != 0 {
		out[firstOf(l.Card)] += rest
	}
	return out
}

func firstOf(card *catalog.Card) training.School {
	if len(card.Schools) == 0 {
		return ""
	}
	return card.Schools[0].School
}

func schoolName(school training.School) builder.Text { return builder.SchoolName(school) }
