package odds

import (
	"errors"
	"fmt"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// tray is where dice are rolled or typed in, and what came of them.
type tray struct {
	s       *Screen
	whole   *fyne.Container // all of it, from above
	stage   *fyne.Container // the roll that lies there
	counts  *fyne.Container
	history *fyne.Container
	throw   *widgets.Button
	typed   *attackodds.Typed // being typed in; nil when not
	shown   *Roll
	rows    []fyne.CanvasObject // of the history, the latest first
	unseen  int                 // rolls that have no row yet
	story   []string
}

func newTray(s *Screen) *tray {
	k, w := s.n.Kit, s.n.Words
	t := &tray{s: s, stage: widgets.NewColumn(k, 8), counts: widgets.NewColumn(k, 4), history: widgets.NewColumn(k, 0)}
	number := widgets.NewStepper(k, w.T("oddsscreen.freeDice"), s.state.Tray.Dice, 0, mostDice, w.T("oddsscreen.fewerDice"), w.T("oddsscreen.moreDice"), func(n int) {
		s.state.Tray.Dice = n
		t.freeLabel()
	})
	var twelve *widgets.Chip
	twelve = widgets.NewChip(k, t.twelveFace(), func() {
		s.state.Tray.Twelve = !s.state.Tray.Twelve
		twelve.Set(t.twelveFace())
		t.freeLabel()
	})
	t.throw = widgets.NewQuiet(k, "", t.rollFree)
	t.freeLabel()
	t.whole = widgets.NewColumn(k, theme.Gap,
		widgets.NewPanel(k, t.stage),
		widgets.NewPanel(k, widgets.NewColumn(k, 6, number, widgets.NewLine(k, 10, 1, twelve, t.throw))),
		widgets.NewPanel(k, t.counts), widgets.NewPanel(k, t.history))
	t.draw()
	return t
}

func (t *tray) twelveFace() widgets.ChipFace {
	return widgets.ChipFace{Label: t.s.n.Words.T("oddsscreen.twelve"), Selected: t.s.state.Tray.Twelve}
}

// freeLabel says how many dice the button rolls.
func (t *tray) freeLabel() {
	n := t.s.state.Tray.Dice
	t.throw.SetText(t.s.n.Words.N("oddsscreen.rollFree", n))
	if n == 0 && !t.s.state.Tray.Twelve {
		t.throw.Disable()
		return
	}
	t.throw.Enable()
}

// rollAttack plays the present attack with dice of this device.
func (t *tray) rollAttack() {
	side := t.s.side()
	roll, report, err := played(&side.Exchange, combat.Thrown(t.s.n.Source))
	if err != nil { // no source of chance refuses anything
		t.s.n.Notice(t.s.n.Words.Error(err), "", nil)
		return
	}
	t.keep(roll, report)
}

func (t *tray) keep(roll Roll, report combat.Report) {
	t.typed = nil
	t.s.state.Tray.keep(roll)
	t.unseen++
	t.shown, t.story = &roll, t.tell(report)
	t.draw()
}

func (t *tray) tell(report combat.Report) []string {
	who := t.s.names(t.s.side())
	var lines []string
	for _, e := range report.Events {
		if e.Kind != combat.AttackDeclared || e.Part != combat.MainAttack {
			lines = append(lines, tells(t.s.n.Words, e, who))
		}
	}
	return lines
}

func (t *tray) rollFree() {
	roll := t.s.state.Tray.free(t.s.n.Source)
	t.unseen++
	t.typed, t.shown, t.story = nil, &roll, nil
	t.draw()
}

// startTyping waits for the dice of a person.
func (t *tray) startTyping() {
	t.typed = &attackodds.Typed{}
	t.goOn()
}

// goOn plays the attack as far as the typed dice go, and keeps it when they
// suffice.
func (t *tray) goOn() {
	side := t.s.side()
	roll, report, err := played(&side.Exchange, &combat.Laid{Faces: t.typed.Faces, Sides: t.typed.Sides})
	var more *combat.MoreRolls
	switch {
	case errors.As(err, &more):
		t.drawTyping(more, report)
	case err != nil:
		t.s.n.Notice(t.s.n.Words.Error(err), "", nil)
	default:
		roll.Typed = true
		t.keep(roll, report)
	}
}

// drawTyping shows what is typed, what must be rolled next and its faces.
func (t *tray) drawTyping(more *combat.MoreRolls, report combat.Report) {
	k, w := t.s.n.Kit, t.s.n.Words
	of := pick.Either(more.Dice == 0, dice.EffectSides, 0)
	keys := t.typed.Keys(k, w, of, theme.Target, t.goOn)
	keys = append(keys, widgets.NewIconButton(k, widgets.Solid, "backspace", w.T("oddsscreen.takeBack"), func() { t.typed.Back(); t.goOn() }))
	parts := []fyne.CanvasObject{
		widgets.NewLine(k, 8, 0, widgets.NewTitle(k, w.Error(more)), widgets.NewIconButton(k, widgets.Bare, "close", w.T("oddsscreen.stopTyping"), func() {
			t.typed = nil
			t.draw()
		})),
		widgets.NewWrap(k, 6, 6, t.typed.Laid(k, w, more.Dice, of)...),
	}
	for _, line := range t.tell(report) {
		parts = append(parts, widgets.NewParagraph(k, line, widgets.Style{Role: theme.Quiet}))
	}
	t.stage.Objects = append(parts, widgets.NewRule(k), widgets.NewWrap(k, 6, 6, keys...))
	t.s.arrange()
}

// dice are the dice of a roll, large or small.
func (t *tray) dice(r Roll, small bool) []fyne.CanvasObject {
	k, w := t.s.n.Kit, t.s.n.Words
	die := func(f widgets.DieFace) fyne.CanvasObject {
		if small {
			return widgets.NewSmallDie(k, f)
		}
		return widgets.NewDie(k, f)
	}
	list := pick.Each(r.Faces, func(f dice.Face) fyne.CanvasObject { return die(attackodds.Die(w, f)) })
	for _, side := range r.Sides {
		list = append(list, die(attackodds.Twelve(w, side)))
	}
	return list
}

// draw shows the roll that lies there, the counts and the history.
func (t *tray) draw() {
	t.drawStage()
	t.drawCounts()
	t.drawHistory()
	t.s.arrange()
}

func (t *tray) drawStage() {
	k, w := t.s.n.Kit, t.s.n.Words
	again := widgets.NewEqual(k, 10,
		widgets.NewPrimary(k, w.T("oddsscreen.rollAttack"), t.rollAttack), widgets.NewQuiet(k, w.T("oddsscreen.typeDice"), t.startTyping))
	if t.shown == nil {
		t.stage.Objects = []fyne.CanvasObject{
			widgets.NewTitle(k, w.T("oddsscreen.tray")),
			widgets.NewParagraph(k, w.T("oddsscreen.trayHint"), widgets.Style{Role: theme.Quiet}), again,
		}
		return
	}
	parts := []fyne.CanvasObject{
		widgets.NewTitle(k, t.outcome(*t.shown)),
		widgets.NewWrap(k, 6, 6, t.dice(*t.shown, false)...),
	}
	for _, line := range t.story {
		parts = append(parts, widgets.NewParagraph(k, line, widgets.Style{Role: theme.Quiet}))
	}
	t.stage.Objects = append(parts, again)
}

// outcome is a roll in few words.
func (t *tray) outcome(r Roll) string {
	w := t.s.n.Words
	switch {
	case r.Attack && r.Fallen:
		return w.T("oddsscreen.rolledDestroyed", "Damage", r.Damage)
	case r.Attack:
		return w.T("oddsscreen.rolledDamage", "Damage", r.Damage)
	case len(r.Faces) == 0:
		return w.T("oddsscreen.rolledTwelve", "N", r.Sides[0])
	}
	return w.T("oddsscreen.rolledFree", "Normal", r.Faces.Normal(), "Critical", r.Faces.Critical())
}

// drawCounts shows how often each face came, with a line at what was to be
// expected.
func (t *tray) drawCounts() {
	k, w := t.s.n.Kit, t.s.n.Words
	counts := t.s.state.Tray.Counts
	all := counts.dice()
	face := widgets.BarsFace{Chosen: -1}
	spoken := ""
	for _, f := range attackodds.Faces() {
		n, want := counts.Faces[f], expected(f, all)
		label := attackodds.Die(w, f).Name
		face.Bars = append(face.Bars, widgets.Bar{Value: float64(n), Label: label, Note: fmt.Sprintf("%d / %s", n, w.Decimal(want, 1)), Tick: want})
		spoken += w.T("oddsscreen.countSpoken", "Face", label, "N", n, "Expected", w.Decimal(want, 1)) + " "
	}
	bars := widgets.NewLowBars(k, nil)
	bars.Set(face, spoken)
	t.counts.Objects = []fyne.CanvasObject{
		widgets.NewSection(k, w.T("oddsscreen.counts"), w.N("oddsscreen.countedDice", all)), bars,
		widgets.NewParagraph(k, w.T("oddsscreen.countsHint"), widgets.Style{Size: theme.Small, Role: theme.Quiet}),
	}
	widgets.Show(t.counts, all > 0)
	widgets.Show(t.whole.Objects[2], all > 0)
}

// shownRolls is how many rolls of the history are drawn.
const shownRolls = 12

func (t *tray) drawHistory() {
	k, w := t.s.n.Kit, t.s.n.Words
	rolls := t.s.state.Tray.Rolls
	t.rows = t.rows[:min(len(t.rows), len(rolls))]
	fresh := min(len(rolls), shownRolls)
	if len(t.rows) > 0 {
		fresh = t.unseen
	}
	for i := len(rolls) - fresh; i < len(rolls); i++ {
		t.rows = append([]fyne.CanvasObject{t.historyRow(rolls[i])}, t.rows...)
	}
	t.unseen = 0
	t.rows = t.rows[:min(len(t.rows), shownRolls)]
	head := widgets.NewLine(k, 8, 0, widgets.NewSection(k, w.T("oddsscreen.history"), ""),
		widgets.NewButton(k, widgets.Link, w.T("oddsscreen.forget"), "", t.forget))
	t.history.Objects = append([]fyne.CanvasObject{head}, t.rows...)
	widgets.Show(t.whole.Objects[3], len(rolls) > 0)
}

func (t *tray) historyRow(r Roll) fyne.CanvasObject {
	k := t.s.n.Kit
	words := t.outcome(r)
	if r.Typed {
		words += " · " + t.s.n.Words.T("oddsscreen.typedIn")
	}
	return widgets.NewColumn(k, 0, widgets.NewRule(k), widgets.NewInset(k, 0, 8, 0, 8, widgets.NewColumn(k, 4,
		widgets.NewParagraph(k, words, widgets.Style{}), widgets.NewWrap(k, 4, 4, t.dice(r, true)...))))
}

// forget empties history and counts; a snackbar can bring them back.
func (t *tray) forget() {
	before := t.s.state.Tray.clone()
	t.s.state.Tray.Rolls, t.s.state.Tray.Counts = nil, Counts{}
	t.shown, t.story = nil, nil
	t.draw()
	w := t.s.n.Words
	t.s.n.Notice(w.T("oddsscreen.forgotten"), w.T("oddsscreen.undo"), func() {
		t.s.state.Tray = before
		t.draw()
	})
}
