package table

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// OpenChoices opens what can be done now: what the table should know, and every
// choice, grouped by whose it is. Each can be done here or put off, and the
// number of its rule opens what the rule says.
func (s *Screen) OpenChoices() {
	k := s.needs.Kit
	s.openLive(k, s.T("whatNow"), func(v tracker.View) []fyne.CanvasObject { return s.choiceRows(k, v) })
}

func (s *Screen) choiceRows(k *widgets.Kit, v tracker.View) (rows []fyne.CanvasObject) {
	for _, n := range slices.Concat(v.Passed, v.Notices) {
		rows = append(rows, s.Told(k, n, theme.Body))
	}
	add := func(title string, list []tracker.Choice) {
		if len(list) == 0 {
			return
		}
		if title != "" {
			rows = append(rows, widgets.NewInset(k, 0, 8, 0, 0, widgets.NewSection(k, strings.ToUpper(title), "")))
		}
		rows = append(rows, s.choiceList(k, list)...)
	}
	add("", v.Of(0))
	for _, seat := range v.Seats {
		add(seat.Name, v.Of(seat.Seat))
	}
	if len(rows) == 0 {
		rows = append(rows, widgets.NewParagraph(k, s.T("nothingNow"), widgets.Style{Role: theme.Quiet}))
	}
	return append(rows, s.tasksFoot(k, v)...)
}

// choiceList is a row for each choice, with its rule; a tap does it.
func (s *Screen) choiceList(k *widgets.Kit, list []tracker.Choice) []fyne.CanvasObject {
	return s.ChoiceRows(k, list, func(c tracker.Choice) { s.DoChoice(k, c) })
}

// ChoiceRows are choices in full words, a row each with its rule; do is told of a tap.
func (s *Screen) ChoiceRows(k *widgets.Kit, list []tracker.Choice, do func(tracker.Choice)) (rows []fyne.CanvasObject) {
	for _, c := range list {
		row := widgets.NewOption(k, choiceIcon(c), s.Say(c.Text), func() { do(c) })
		rows = append(rows, s.WithRuleChip(k, row, c.Text.Rule))
	}
	return rows
}

// DoChoice does a choice, or opens the sheet that asks what is still to be told.
func (s *Screen) DoChoice(k *widgets.Kit, c tracker.Choice) {
	if s.board != nil && c.Event.Seat != 0 {
		k = s.board.kitOf(c.Event.Seat)
	}
	if len(c.Skips) > 0 {
		s.askFirst(c)
		return
	}
	before := append([]*Sheet(nil), s.open...)
	if !s.askMore(k, c) {
		s.Attempt(k, c.Event, func(seen Sight) {
			s.face.Did(k, c.Event, seen)
			if c.Leaves && !c.Task {
				s.offerUndo(c)
			}
		})
		return
	}
	for _, o := range before { // what was chosen from is done with
		o.Close()
	}
}

// askMore opens what a choice still has to be told; false for one that is whole.
func (s *Screen) askMore(k *widgets.Kit, c tracker.Choice) bool {
	if opens := s.face.Opens(k, c); opens != nil {
		opens()
		return true
	}
	return len(c.Needs) > 0 && s.Ask(k, c.Event)
}

// tasksFoot says that what the phase asks for can be put off, or left undone.
func (s *Screen) tasksFoot(k *widgets.Kit, v tracker.View) []fyne.CanvasObject {
	asked := slices.ContainsFunc(slices.Concat(v.Ahead(), v.Choices, v.Open), func(c tracker.Choice) bool { return c.Task })
	if !asked || v.Tasks == "" {
		return nil
	}
	return []fyne.CanvasObject{widgets.NewInset(k, 0, 10, 0, 10, s.sentence(k, s.T("putOffNote"), true)), widgets.NewQuiet(k, s.T("goOnAnyway"), func() {
		e := Deed("next", 0, nil)
		e.Overrule = true
		s.Do(e)
	})}
}

// asking are the chips of what is asked, first of all chips.
func (c *chips) asking(tasks int) []Chip {
	s := c.seat
	if tasks == 0 {
		return nil
	}
	face := widgets.ChipFace{
		Icon: "play", Label: s.screen.tasksName(), Count: tasks, Selected: true,
		Name: s.screen.N("tasksSpoken", tasks, "Name", s.view.Name),
	}
	if s.short() {
		face.Label = ""
	}
	return []Chip{{Key: "tasks", Face: face, Tap: func() { s.screen.openTasks(s.kit, s.seat) }}}
}

// tasksName says what the tasks of a seat are: those of the phase, or of its cards.
func (s *base) tasksName() string {
	return s.Say(cmp.Or(s.seen.View.Tasks, "tablescreen.tasksNow"))
}

// openTasks asks a player what is to be done first of what the phase asks for, on the
// player's side; closed before all is done, the rest waits.
func (s *Screen) openTasks(k *widgets.Kit, seat tracker.Seat) {
	s.OpenOffered(k, s.T("tasksOf", "What", s.tasksName(), "Name", s.seen.View.NameOf(seat)), s.T("tasksNote"), func(v tracker.View) []tracker.Choice { return v.Queue(seat) })
}

// OpenOffered asks which of some choices is done, with a note below them, or a button
// that puts them off. It closes by itself when none is left.
func (s *Screen) OpenOffered(k *widgets.Kit, title, note string, of func(tracker.View) []tracker.Choice) {
	own := s.openLive(k, title, func(v tracker.View) []fyne.CanvasObject {
		rows := s.choiceList(k, of(v))
		if note != "" && len(rows) > 0 {
			rows = append(rows, widgets.NewInset(k, 0, 10, 0, 4, s.sentence(k, note, true)))
		}
		return rows
	})
	if own != nil && note == "" {
		own.SetFoot(widgets.NewQuiet(k, s.T("cancel"), func() { own.Close() }))
	}
}

// openObjects opens all that a seat has on the table.
func (s *Screen) openObjects(k *widgets.Kit, seat tracker.Seat) {
	list, side := newTiles(subject{screen: s, kit: k, seat: seat}), s.face.Side(k, seat)
	s.openLive(k, s.T("objectsOf", "Name", s.seen.View.NameOf(seat)), func(v tracker.View) []fyne.CanvasObject {
		each, _ := v.Seat(seat)
		list.set(each, side, false)
		return []fyne.CanvasObject{widgets.NewInset(k, 2, 0, 2, 0, newTileGrid(k, list.whole()))}
	})
}

// NextName is what the gold button says; "" where there is nothing to do.
func (s *Screen) NextName() string {
	v, onward := s.seen.View, s.face.Onward()
	switch {
	case onward != nil && onward.Label != "":
		return onward.Label
	case s.isOver():
		return s.T("endTitle")
	case v.Next == nil:
		return ""
	case v.Next.Prompt != nil:
		return s.Say(v.Next.Prompt)
	}
	return s.Say(v.Next.Text)
}

// isOver tells a game that has ended and asks for nothing more: who won, another one, and
// to play on all the same stand on the sheet of its end.
func (s *Screen) isOver() bool { return s.seen.View.Result.Over && s.seen.View.Next == nil }

// Next takes the next step, in the game's own way where it has one. What that is, is
// decided when its turn comes: after all that was tapped before.
func (s *Screen) Next() {
	if s.table == nil {
		return
	}
	s.lane.Do(func(context.Context) func() {
		return func() {
			next, onward := s.seen.View.Next, s.face.Onward()
			if n := len(s.open); n > 0 && s.open[n-1].onNext != nil {
				if do := s.open[n-1].onNext(); do != nil {
					do()
					return
				}
			}
			switch {
			case onward != nil:
				onward.Do()
			case s.isOver():
				s.openEnding()
			case next != nil:
				if len(next.Skips) == 0 {
					s.closeSided() // what was looked at is done with
				}
				s.DoChoice(s.needs.Kit, *next)
			}
		}
	})
}

// askFirst asks whoever would lose something by a choice, each on the own side: nobody is
// gone past. What is left then goes on.
func (s *Screen) askFirst(c tracker.Choice) {
	lost, rest := c.First()
	seat := lost[0].Seat
	k := s.KitOf(seat)
	if object := lost[0].Object; len(lost) == 1 && object != "" && object == c.Object { // its own sheet has all of it
		s.OpenThing(k, object)
		return
	}
	s.askSkips(k, seat, lost, rest)
}

// askSkips asks a seat that would lose something: it can be done here, or left.
func (s *Screen) askSkips(k *widgets.Kit, seat tracker.Seat, lost []tracker.Skip, rest tracker.Choice) {
	s.closeSided()
	at, title := s.seen.State, s.Say(lost[0].Text)
	var rows []fyne.CanvasObject
	if len(lost) > 1 {
		title = s.seen.View.NameOf(seat)
		for _, skip := range lost {
			rows = append(rows, s.Told(k, skip.Text, theme.Body))
		}
	}
	instead := s.seen.View.Instead(seat, lost, rest)
	for i, c := range instead { // what was just said is not asked once more
		instead[i].Skips = slices.DeleteFunc(slices.Clone(c.Skips), func(skip tracker.Skip) bool {
			return slices.ContainsFunc(lost, func(l tracker.Skip) bool { return s.Say(l.Text) == s.Say(skip.Text) })
		})
	}
	own := s.openWhile(k, title, widgets.NewColumn(k, 4, append(rows, s.choiceList(k, instead)...)...), func(seen Sight) bool { return seen.State == at })
	what := s.Say(rest.Text)
	if rest.Prompt != nil {
		what = s.Say(rest.Prompt)
	}
	own.SetFoot(widgets.NewQuiet(k, s.T("leaveIt", "What", what), func() {
		own.Close()
		for _, skip := range lost {
			s.left = append(s.left, s.Say(skip.Text))
		}
		s.DoChoice(k, rest)
	}))
}

// OpenThing opens the sheet of what has an id: of an object, or of a seat's own body.
func (s *Screen) OpenThing(k *widgets.Kit, id string) {
	o, own, ok := s.seen.View.Object(id)
	if !ok {
		return
	}
	if own {
		id = ""
	}
	for _, open := range slices.Clone(s.open) { // it, or what lies in its way
		open.Close()
	}
	s.OpenObject(k, o.Controller, id)
}
