package table

import (
	"context"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/told"
	"github.com/quickcast/quickcast/ui/page"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// replay shows the table as it stood at any point of a duel: curves one moves about in, steps,
// and a run that goes on by itself.
type replay struct {
	*telling
	stage  *Screen // shows the table; nothing can be done on it
	book   *logbook
	chart  *widgets.CurvesSlide
	when   *widgets.Label
	since  *widgets.Label // how long it had taken by then
	said   *widgets.Paragraph
	run    *widgets.IconButton
	jump   *widgets.IconButton // goes on from here, where there is no room for words
	pace   *widgets.Chip
	steps  *widgets.Chip
	log    []tracker.Line
	face   widgets.CurvesFace
	object *fyne.Container
	at     int
	blows  bool   // only acts with dice are stepped through
	speed  int    // of the run: see paces
	cancel func() // the next step of the run; nil while it rests
	head, foot, ground, table,
	legend, onward fyne.CanvasObject // those there is room for in a wide window
}

// paces are how long each act stays in a run.
func paces() []time.Duration {
	return []time.Duration{1500 * time.Millisecond, 700 * time.Millisecond, 250 * time.Millisecond}
}

// openPast shows how the open table stood after an event.
func (s *Screen) openPast(seq int) {
	s.tellOpen(func(t *telling) { t.replay(t.duel.ActOf(seq)) })
}

// replay opens the duel at one of its acts.
func (t *telling) replay(at int) {
	s := t.screen
	s.closeAll()
	r := &replay{telling: t, at: -1, log: t.duel.Log()}
	r.stage = screenOf(s.needs)
	r.stage.past = t.game
	looks := *s.needs.Kit
	looks.Deaf, r.stage.needs.Kit = true, &looks
	r.stage.needs.Notice, r.stage.needs.Running, r.stage.needs.Arrange = nil, nil, nil
	r.stage.timing.screen, r.stage.layer = r.stage, container.NewStack()
	r.object = widgets.NewArranged(fyne.NewSize(320, 480), r.layout)
	s.showTold(r.object, r.leave)
	s.again = r
	r.goTo(at)
}

// leave goes back to what the duel came to, and from there to where that was opened.
func (r *replay) leave() { r.telling.open() }

// make makes the page once it is known how the table stands.
func (r *replay) make(seen Sight) {
	s, k := r.screen, r.screen.needs.Kit
	r.stage.seen, r.stage.face = seen, r.stage.faceOf(r.game.Name())
	r.stage.board = newBoard(r.stage)
	r.when = widgets.NewLabel(k, "", widgets.Style{Display: true, Size: theme.Name})
	r.since = widgets.NewLabel(k, "", widgets.Style{Size: theme.Small, Role: theme.Quiet, Right: true})
	r.said = widgets.NewParagraph(k, "", widgets.Style{})
	r.chart = widgets.NewCurvesSlide(k, slideHigh, func(at float32) { r.rest(); r.goTo(r.duel.ActAt(float64(at))) }, r.step)
	r.face = r.curves()
	r.marks()
	r.run = widgets.NewIconButton(k, widgets.Golden, "play", r.t("play"), r.toggle)
	r.pace = widgets.NewChip(k, widgets.ChipFace{}, func() {
		r.speed = (r.speed + 1) % len(paces())
		r.showPace()
	})
	r.steps = widgets.NewChip(k, widgets.ChipFace{}, func() {
		r.blows = !r.blows
		r.showPace()
	})
	r.showPace()
	r.jump = widgets.NewIconButton(k, widgets.Bare, "onto", r.t("goOn"), r.goOn)
	r.head = widgets.NewLine(k, 4, 1, widgets.NewIconButton(k, widgets.Bare, "back", s.T("back"), r.leave), r.when,
		widgets.NewIconButton(k, widgets.Bare, "flip", s.T("flip"), r.turn), r.jump)
	back := widgets.NewIconButton(k, widgets.Solid, "step-back", r.t("before"), func() { r.step(-1) })
	on := widgets.NewIconButton(k, widgets.Solid, "step-on", r.t("after"), func() { r.step(1) })
	r.legend, r.onward = r.signs(), widgets.NewQuiet(k, r.t("goOn"), r.goOn)
	r.foot = widgets.NewColumn(k, 4, r.said, r.chart, widgets.NewLine(k, 8, 5, back, r.run, on, r.steps, r.pace, r.legend, r.since, r.onward))
	r.book = s.newLogbook(k, false)
	r.book.onLine = func(seq int) {
		r.rest()
		r.goTo(r.duel.ActOf(seq))
	}
	r.book.lines = r.log
	high := tableLeast * k.Larger()
	whole := container.NewStack(r.stage.board.Container, widgets.NewTouch(k, r.t("play"), r.toggle))
	r.table = widgets.NewVScroll(widgets.NewArranged(fyne.NewSize(280, high), whole.Resize, whole))
	r.ground = canvas.NewRectangle(k.Theme.Tone(theme.Background))
	r.object.Objects = []fyne.CanvasObject{r.head, r.table, r.ground, r.foot, r.book.list}
}

// marks are what was destroyed and the acts with dice, by whose they were, what weighs most first.
func (r *replay) marks() {
	for i, act := range r.duel.Acts {
		for _, lost := range act.Lost {
			r.face.Marks = append(r.face.Marks, widgets.CurveMark{CurvePoint: r.point(i, 0), Icon: "close", Role: theme.Harm, Above: lost.Of == 1})
		}
	}
	for _, throw := range r.duel.Throws {
		at := r.point(throw.Act, 0)
		if n := len(r.face.Marks); throw.Kind != told.Attack || n > 0 && r.face.Marks[n-1].X == at.X {
			continue
		}
		role := theme.Quiet
		for _, seat := range r.duel.Seats {
			if seat.Seat == throw.Seat {
				role = theme.SchoolInk(seat.Tint)
			}
		}
		r.face.Marks = append(r.face.Marks, widgets.CurveMark{CurvePoint: at, Icon: "attack", Role: role, Above: throw.Seat <= 1})
	}
}

// signs say what the pictures on the curves are.
func (r *replay) signs() fyne.CanvasObject {
	k := r.screen.needs.Kit
	wrap := widgets.NewWrap(k, 14, 0)
	add := func(icon string, role theme.Role, words string) {
		wrap.Add(widgets.NewLine(k, 6, -1, widgets.NewGlyph(k, icon, role, 14), widgets.NewLabel(k, words, widgets.Style{Size: theme.Small, Role: theme.Quiet})))
	}
	for _, seat := range r.duel.Seats {
		if slices.ContainsFunc(r.duel.Throws, func(t told.Throw) bool { return t.Seat == seat.Seat && t.Kind == told.Attack }) {
			add("attack", theme.SchoolInk(seat.Tint), r.t("attackBy", "Name", seat.Name))
		}
	}
	add("close", theme.Harm, r.t("lost"))
	return wrap
}

// goTo shows the table after an act; of several that are asked for one after the other the
// last.
func (r *replay) goTo(act int) {
	s := r.screen
	act = max(0, min(act, len(r.duel.Acts)-1))
	s.aside.Latest(func(context.Context) func() {
		state, err := r.duel.At(act)
		if err != nil {
			return func() { s.Notify(s.needs.Words.Error(err), "", nil) }
		}
		seen := Sight{State: state, View: r.game.View(state, 0)}
		return func() { r.show(act, seen) }
	})
}

func (r *replay) show(act int, seen Sight) {
	if r.screen.again != r {
		return // somebody has left
	}
	first := r.at < 0
	r.at = act
	if first {
		r.make(seen)
	}
	r.stage.seen = seen
	r.stage.board.set(seen)
	did := r.duel.Acts[act]
	r.when.SetText(r.stage.roundTitle(seen.View))
	r.since.SetText(clock.Spell(clock.Millis(did.Event.At - r.events[0].At)))
	words := r.tells(did.Lines)
	r.said.SetText(words)
	r.face.At = float32(r.duel.Place(act))
	r.chart.Set(r.face, r.t("stands", "Act", act, "Acts", len(r.duel.Acts)-1, "What", words))
	r.book.stand(did.Event.Seq)
	r.object.Refresh()
}

// tells is the line of an act that tells most of it: of damage before all, then of what was
// destroyed or thrown.
func (r *replay) tells(lines []tracker.Line) string {
	best, weight := "", -1
	for _, line := range lines {
		now := 0
		switch came := line.Came; {
		case line.ID == phaseLine, line.ID == roundLine:
		case came == nil || came.Implied:
			now = 1
		case came.Dealt:
			now = 4
		case came.Lost:
			now = 3
		default:
			now = 2
		}
		if now > weight {
			best, weight = r.screen.Say(line), now
		}
	}
	return best
}

// next is the act after the one that is shown in a direction, the same at the end.
func (r *replay) next(by int) int {
	at := r.at + by
	for r.blows && at > 0 && at < len(r.duel.Acts)-1 && !slices.ContainsFunc(r.duel.Throws, func(t told.Throw) bool { return t.Act == at }) {
		at += by
	}
	return max(0, min(at, len(r.duel.Acts)-1))
}

// step goes an act on, or back.
func (r *replay) step(by int) {
	r.rest()
	r.goTo(r.next(by))
}

// toggle lets the duel run, or rest.
func (r *replay) toggle() {
	if r.cancel != nil {
		r.rest()
		return
	}
	if r.at >= len(r.duel.Acts)-1 {
		r.goTo(0)
	}
	r.wait()
	r.run.SetIcon("pause", theme.Accent)
}

// wait goes on after a while, until the end.
func (r *replay) wait() {
	r.cancel = r.screen.needs.Kit.After(paces()[r.speed], func() {
		if r.at >= len(r.duel.Acts)-1 {
			r.rest()
			return
		}
		r.goTo(r.next(1))
		r.wait()
	})
}

func (r *replay) rest() {
	if r.cancel != nil {
		r.cancel()
		r.cancel = nil
		r.run.SetIcon("play", theme.Accent)
	}
}

// showPace says how fast it runs, and over what.
func (r *replay) showPace() {
	steps := pick.Either(r.blows, "stepBlows", "stepAll")
	r.steps.Set(widgets.ChipFace{Label: r.t(steps), Selected: r.blows})
	r.pace.Set(widgets.ChipFace{Label: r.t("pace", "Times", []int{1, 2, 6}[r.speed])})
}

// turn turns the far half, or turns it back.
func (r *replay) turn() {
	r.stage.needs.KeepTurned = nil
	r.stage.turnFar()
}

// goOn opens a table of its own that has come as far as what is shown.
func (r *replay) goOn() {
	s := r.screen
	events := pick.Each(r.duel.Acts[:r.at+1], func(act told.Act) tracker.Event { return act.Event })
	s.WhenSaved(func() {
		s.lane.Do(func(ctx context.Context) func() {
			name, err := journal.Keep(s.needs.Store, tables, r.game.Name(), events)
			if err != nil {
				return func() { s.Notify(s.needs.Words.Error(err), "", nil) }
			}
			return s.openNow(ctx, name)
		})
	})
}

// tableLeast is how high in dp the table is at the least, with letters of the usual size: where
// there is less room it scrolls.
const tableLeast float32 = 500

// logWide is how wide in dp the log stands beside the table.
const logWide float32 = 340

func (r *replay) layout(size fyne.Size) {
	if len(r.object.Objects) == 0 || size.IsZero() {
		return
	}
	put := widgets.NewPlacing(r.screen.needs.Kit, size)
	wide := page.ClassOf(size.Width) == page.Wide
	widgets.Show(r.book.list, wide)
	widgets.Show(r.said, !wide)
	for _, o := range []fyne.CanvasObject{r.since, r.legend, r.onward} {
		widgets.Show(o, wide)
	}
	widgets.Show(r.jump, !wide)
	high := widgets.HeightFor(r.foot, size.Width-2*theme.Inset)
	bottom, room := size.Height-high-8, size.Width
	if wide {
		room -= logWide
		put(r.book.list, room+8, theme.Target+8, logWide-16, bottom-theme.Target-16)
	}
	put(r.head, 4, 4, size.Width-16, theme.Target)
	put(r.table, 0, theme.Target+8, room, bottom-theme.Target-16)
	put(r.ground, 0, bottom-8, size.Width, high+16)
	put(r.foot, theme.Inset, bottom, size.Width-2*theme.Inset, high)
}
