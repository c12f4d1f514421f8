package table

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/told"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Heights of the curves in dp: on the page, and where one moves about in them.
const (
	courseHigh float32 = 176
	slideHigh  float32 = 132
)

// course are the curves of the whole game and what turned it.
func (t *telling) course() fyne.CanvasObject {
	k := t.screen.needs.Kit
	face := t.curves()
	for i, turn := range t.turns {
		if len(t.duel.Curves) > 0 { // they are nobody's whom it hurt
			break
		}
		hurt := t.hurtBy(turn.Act)
		at := t.point(turn.Act, hurt)
		face.Marks = append(face.Marks, widgets.CurveMark{CurvePoint: at, Number: i + 1})
		face.Curves[hurt-1].Through(at)
	}
	chart := widgets.NewCurves(k, courseHigh, func(at float32) { t.replay(t.duel.ActAt(float64(at))) }, nil)
	chart.Set(face, t.t("curve", "What", t.gauge()))
	rows := widgets.NewColumn(k, 0, widgets.NewInset(k, 14, 10, 14, 0, widgets.NewLine(k, 8, 0, t.legend(),
		widgets.NewLabel(k, t.t("byRound", "What", t.gauge()), widgets.Style{Size: theme.Small, Role: theme.Quiet}))), chart)
	for i, turn := range t.turns {
		rows.Add(widgets.NewListRow(k, widgets.ListFace{
			Lead: strconv.Itoa(i + 1), Indent: true, Title: t.told(turn), Line: t.why(turn), Onward: true, Joined: i == len(t.turns)-1,
		}, func() { t.replay(turn.Act) }))
	}
	return widgets.NewFlushPanel(k, rows)
}

// gauge is what the curves count.
func (t *telling) gauge() string {
	var names []string
	for _, curve := range t.duel.Curves {
		names = append(names, t.screen.Say(curve.Name))
	}
	if len(names) > 0 {
		return strings.Join(names, ", ")
	}
	for _, seat := range t.duel.Seats {
		switch {
		case seat.Score != nil:
			return t.screen.T("endScore")
		case len(seat.Gauges) > 0:
			return t.screen.Say(seat.Gauges[0].Name)
		}
	}
	return ""
}

// line is what one of the curves is of.
type line struct {
	name   string
	role   theme.Role
	stands func(act int) float64
}

// lines are those that the game has, else one for each seat.
func (t *telling) lines() (list []line) {
	for i, curve := range t.duel.Curves {
		list = append(list, line{t.screen.Say(curve.Name), theme.SchoolInk(curve.Tint), func(act int) float64 {
			if values := t.duel.Acts[act].Curves; i < len(values) {
				return float64(max(0, values[i]))
			}
			return 0
		}})
	}
	if len(list) > 0 {
		return list
	}
	for _, seat := range t.duel.Seats {
		list = append(list, line{seat.Name, theme.SchoolInk(seat.Tint), func(act int) float64 { return t.stands(act, seat.Seat) }})
	}
	return list
}

// stands is what a seat has of that after an act.
func (t *telling) stands(act int, seat tracker.Seat) float64 {
	at := int(seat) - 1
	if at < 0 || at >= len(t.duel.Acts[act].Stand) {
		return 0
	}
	if stand := t.duel.Acts[act].Stand[at]; len(stand.Gauges) > 0 && t.duel.Seats[at].Score == nil {
		return float64(max(0, stand.Gauges[0]))
	}
	return float64(max(0, t.duel.Acts[act].Stand[at].Score))
}

func (t *telling) point(act int, seat tracker.Seat) widgets.CurvePoint {
	return widgets.CurvePoint{X: float32(t.duel.Place(act)), Value: t.stands(act, seat)}
}

// hurtBy is whom an act hurt most; the first seat where it hurt nobody.
func (t *telling) hurtBy(act int) tracker.Seat {
	for i := len(t.duel.Blows) - 1; i >= 0; i-- {
		if blow := t.duel.Blows[i]; blow.Act == act && blow.To > 0 {
			return blow.To
		}
	}
	return 1
}

// dashes tell the curves of the seats apart, in the order of the seats.
func dashes(seat int) float32 { return []float32{0, 8, 3, 14, 5, 20}[seat%6] }

// curves are those of all lines, by the ends of the rounds.
func (t *telling) curves() widgets.CurvesFace {
	face := widgets.CurvesFace{At: -1}
	rounds := t.duel.Rounds()
	for i, line := range t.lines() {
		curve := widgets.Curve{Role: line.role, Dash: dashes(i)}
		if rounds[0].Round > 0 {
			curve.Points = append(curve.Points, widgets.CurvePoint{Value: line.stands(0)})
		}
		for _, r := range rounds {
			p := widgets.CurvePoint{X: float32(t.duel.Place(r.Act)), Value: line.stands(r.Act)}
			curve.Points = append(curve.Points, p)
			face.Top = max(face.Top, p.Value)
		}
		face.Curves = append(face.Curves, curve)
	}
	before := float32(0)
	for _, r := range rounds {
		to := float32(t.duel.Place(r.Act))
		if to > before {
			face.Ticks = append(face.Ticks, widgets.CurveTick{From: before, To: to, Label: strconv.Itoa(r.Round)})
		}
		before = to
	}
	return face
}

// legend tells whose curve is whose.
func (t *telling) legend() fyne.CanvasObject {
	k := t.screen.needs.Kit
	wrap := widgets.NewWrap(k, 14, 2)
	for i, line := range t.lines() {
		key := widgets.NewKey(k, line.role, dashes(i))
		wrap.Add(widgets.NewLine(k, 8, -1, key, widgets.NewLabel(k, line.name, widgets.Style{Size: theme.Small})))
	}
	return wrap
}

// told says what an act was that turned the game: what it destroyed, or what hit whom how hard.
func (t *telling) told(turn told.Turning) string {
	lines := t.duel.Acts[turn.Act].Lines
	if i := slices.IndexFunc(lines, func(l tracker.Line) bool { return l.Came != nil && l.Came.Lost }); i >= 0 && turn.Throw == nil {
		return t.screen.Say(lines[i])
	}
	worst := t.worst(turn.Act)
	if worst.Amount > 0 && (turn.Throw == nil || turn.Throw.Lucky()) {
		return t.screen.needs.Words.N("told.blow", worst.Amount, "Name", t.screen.Say(worst.Cause.Name))
	}
	if turn.Throw != nil {
		return t.screen.needs.Words.N("told.throw", turn.Throw.Dice, "Name", t.screen.Say(turn.Throw.Came.Cause.Name), "Damage", turn.Throw.Result)
	}
	if len(lines) > 0 {
		return t.screen.Say(lines[0])
	}
	return ""
}

// worst is the hardest blow of an act.
func (t *telling) worst(act int) (worst told.Blow) {
	for _, blow := range t.duel.Blows {
		if blow.Act == act && blow.Amount > worst.Amount {
			worst = blow
		}
	}
	return worst
}

// why says whom it hurt, when it was, and how likely.
func (t *telling) why(turn told.Turning) string {
	line := t.screen.T(t.counted("logRound"), "Round", t.duel.Acts[turn.Act].Round)
	if whom := t.worst(turn.Act).Whom; whom != "" {
		line = whom + " · " + line
	}
	if turn.Throw == nil {
		return line
	}
	id := pick.Either(turn.Throw.Lucky(), "orMore", "orLess")
	return line + " · " + t.t(id, "Damage", turn.Throw.Result, "Chance", attackodds.OfHundred(t.screen.needs.Words, turn.Throw.Chance()))
}
