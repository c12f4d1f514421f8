package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/widgets"
)

// mostCount bounds a count a person sets by tapping.
const mostCount = 99

// tally counts conditions or tokens of one thing: what lies there with a minus
// and a plus, what else there is as chips that add the first.
type tally struct {
	screen *Screen
	kit    *widgets.Kit
	seat   tracker.Seat
	object string
	kind   string   // "condition" or "token", as the events call them
	known  []string // what is offered
	keys   []string
	steps  map[string]*widgets.Stepper
	column *fyne.Container
}

func newTally(s *Screen, k *widgets.Kit, seat tracker.Seat, object, kind string, known []string) *tally {
	return &tally{screen: s, kit: k, seat: seat, object: object, kind: kind, known: known, column: widgets.NewColumn(k, 4)}
}

// set shows the counts and reports whether the rows are others than before.
func (t *tally) set(counts []tracker.Count) bool {
	keys := []string{}
	for _, c := range counts {
		keys = append(keys, c.ID)
	}
	if t.keys != nil && slices.Equal(keys, t.keys) {
		for _, c := range counts {
			if step := t.steps[c.ID]; step.Value() != c.Count {
				step.Set(c.Count)
			}
		}
		return false
	}
	t.keys, t.steps = keys, map[string]*widgets.Stepper{}
	t.column.Objects = nil
	for _, c := range counts {
		t.column.Objects = append(t.column.Objects, t.row(c))
	}
	var chips []fyne.CanvasObject
	for _, id := range t.known {
		if !slices.Contains(keys, id) {
			chips = append(chips, t.chip(id))
		}
	}
	if len(chips) > 0 {
		t.column.Objects = append(t.column.Objects, widgets.NewWrap(t.kit, 8, 0, chips...))
	}
	return true
}

// row is a stepper, and for a condition the way to its term.
func (t *tally) row(c tracker.Count) fyne.CanvasObject {
	s := t.screen
	var step *widgets.Stepper
	shown := c.Count
	step = widgets.NewStepper(t.kit, s.say(c.Name), c.Count, 0, mostCount, s.t("less"), s.t("more"), func(n int) {
		delta := n - shown
		shown = n
		t.change(c.ID, delta)
	})
	t.steps[c.ID] = step
	if t.kind != "condition" || s.needs.OpenTerm == nil {
		return step
	}
	info := widgets.NewIconButton(t.kit, widgets.Bare, "codex", s.t("openTerm", "Name", c.Name), func() { s.needs.OpenTerm(c.ID) })
	return widgets.NewLine(t.kit, 4, 1, info, step)
}

func (t *tally) chip(id string) fyne.CanvasObject {
	face := widgets.ChipFace{Label: t.screen.wordOf(t.kind, id)}
	if t.kind == "condition" {
		face.Icon, face.Tone = t.screen.conditionIcon(id), conditionTone(id)
	}
	return widgets.NewChip(t.kit, face, func() { t.change(id, 1) })
}

func (t *tally) change(id string, amount int) {
	if amount != 0 {
		t.screen.send(tracker.Kind(t.kind), t.seat, fields{t.kind: id, "amount": amount}.about(t.object))
	}
}

// knownConditions are what the game offers first.
func (s *Screen) knownConditions() []string {
	if known, ok := s.seen.state.(interface{ KnownConditions() []string }); ok {
		return known.KnownConditions()
	}
	return nil
}

// openConditions opens the conditions of a thing.
func (s *Screen) openConditions(k *widgets.Kit, seat tracker.Seat, id string) {
	thing, ok := thingOf(s.seen.view, seat, id)
	if !ok {
		return
	}
	t := newTally(s, k, seat, id, "condition", s.knownConditions())
	t.set(thing.Conditions)
	var own *sheet
	own = s.openSheet(k, s.t("conditionsOf", "Name", thing.Name), t.column, func(seen sight) {
		if thing, ok := thingOf(seen.view, seat, id); ok && t.set(thing.Conditions) {
			own.Refresh()
		}
	})
}
