package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/widgets"
)

// tally counts conditions or tokens of one thing: what lies there as chips with a
// minus and a plus, and what else there is as chips that add the first.
type tally struct {
	screen *Screen
	kit    *widgets.Kit
	seat   tracker.Seat
	object string
	kind   tracker.Kind    // Condition or Token
	known  []tracker.Count // what is offered
	folded bool            // behind one chip
	keys   []string
	chips  map[string]*widgets.CountChip
	wrap   *fyne.Container
	onFold func() // the rest was asked for
}

func newTally(s *Screen, k *widgets.Kit, seat tracker.Seat, object string, kind tracker.Kind, known []tracker.Count) *tally {
	return &tally{screen: s, kit: k, seat: seat, object: object, kind: kind, known: known, wrap: widgets.NewWrap(k, 8, 4)}
}

// fold hides what does not lie there behind one chip; then is told of a tap on it.
func (t *tally) fold(then func()) *tally {
	t.folded, t.onFold = true, then
	return t
}

// set shows the counts and reports whether the chips are others than before.
func (t *tally) set(counts []tracker.Count) bool {
	keys := []string{}
	for _, c := range counts {
		keys = append(keys, c.ID)
	}
	if t.keys != nil && slices.Equal(keys, t.keys) {
		for _, c := range counts {
			t.chips[c.ID].Set(countFace(t.screen, c))
		}
		return false
	}
	t.keys, t.chips, t.wrap.Objects = keys, map[string]*widgets.CountChip{}, nil
	for _, c := range counts {
		t.chips[c.ID] = t.chip(c)
		t.wrap.Objects = append(t.wrap.Objects, t.chips[c.ID])
	}
	if t.folded {
		t.wrap.Objects = append(t.wrap.Objects, t.unfolder())
		return true
	}
	for _, c := range t.known {
		if !slices.Contains(keys, c.ID) {
			t.wrap.Objects = append(t.wrap.Objects, t.adder(c))
		}
	}
	return true
}

// chip counts what lies there; its middle opens what it means.
func (t *tally) chip(c tracker.Count) *widgets.CountChip {
	s := t.screen
	var open func()
	if c.Term != "" {
		open = s.opens(c.Term)
	}
	return widgets.NewCountChip(t.kit, countFace(s, c), s.T("less"), s.T("more"), func(delta int) { t.change(c.ID, delta) }, open)
}

// adder is the chip that adds the first of a kind.
func (t *tally) adder(c tracker.Count) fyne.CanvasObject {
	return widgets.NewChip(t.kit, countFace(t.screen, c), func() { t.change(c.ID, 1) })
}

// unfolder shows what else there is.
func (t *tally) unfolder() fyne.CanvasObject {
	return widgets.NewChip(t.kit, widgets.ChipFace{Icon: "plus", Label: t.screen.T(string(t.kind)), Hollow: true}, func() {
		t.folded, t.keys = false, nil
		t.onFold()
	})
}

func (t *tally) change(id string, amount int) {
	if amount != 0 {
		t.screen.Send(t.kind, t.seat, Fields{string(t.kind): id, "amount": amount}.About(t.object))
	}
}

// openConditions opens the conditions of a thing.
func (s *Screen) openConditions(k *widgets.Kit, seat tracker.Seat, id string) {
	thing, ok := s.seen.View.Thing(seat, id)
	if !ok {
		return
	}
	t := newTally(s, k, seat, id, tracker.Condition, s.seen.View.Conditions)
	t.set(thing.Conditions)
	var own *Sheet
	own = s.OpenSheet(k, s.T("conditionsOf", "Name", thing.Name), t.wrap, func(seen Sight) {
		if thing, ok := seen.View.Thing(seat, id); ok && t.set(thing.Conditions) {
			own.Refresh()
		}
	})
}
