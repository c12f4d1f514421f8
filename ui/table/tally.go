package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/widgets"
)

// tally counts conditions or tokens of one thing: what lies there as chips with a
// minus and a plus, and what else there is as chips that add the first.
type tally struct {
	subject
	kind   tracker.Kind    // Condition or Token
	known  []tracker.Count // what is offered
	onFold func()          // what else there is, behind one chip, was asked for; nil where it is shown
	wrap   *fyne.Container
	*widgets.Made[widgets.ChipFace, *widgets.CountChip]
}

func newTally(of subject, kind tracker.Kind, known []tracker.Count) *tally {
	s, k := of.screen, of.kit
	t := &tally{subject: of, kind: kind, known: known, wrap: widgets.NewWrap(k, 8, 4)}
	t.Made = widgets.NewMade(func(n Chip) *widgets.CountChip {
		return widgets.NewCountChip(k, n.Face, s.T("less"), s.T("more"), func(delta int) { t.change(n.Key, delta) }, n.Tap)
	})
	return t
}

// fold hides what does not lie there behind one chip; then is told of a tap on it.
func (t *tally) fold(then func()) *tally {
	t.onFold = then
	return t
}

// set shows the counts and reports whether the chips are others than before. The middle of
// what lies there opens what it means.
func (t *tally) set(counts []tracker.Count) bool {
	s := t.screen
	var all []Chip
	for _, c := range counts {
		one := Chip{Key: c.ID, Face: countFace(s, c)}
		if c.Term != "" {
			one.Tap = s.opens(c.Term)
		}
		all = append(all, one)
	}
	if !t.Show(all) {
		return false
	}
	t.wrap.Objects = slices.Clone(t.List)
	if t.onFold != nil {
		t.wrap.Add(widgets.NewChip(t.kit, widgets.ChipFace{Icon: "plus", Label: s.T(string(t.kind)), Hollow: true}, func() {
			then := t.onFold
			t.onFold, t.List = nil, nil
			then()
		}))
		return true
	}
	for _, c := range t.known {
		if !slices.Contains(t.Keys, c.ID) {
			t.wrap.Add(widgets.NewChip(t.kit, countFace(s, c), func() { t.change(c.ID, 1) }))
		}
	}
	return true
}

func (t *tally) change(id string, amount int) {
	if amount != 0 {
		t.send(t.kind, Fields{string(t.kind): id, "amount": amount})
	}
}

// openConditions opens the conditions of a thing.
func (a subject) openConditions() {
	thing, ok := a.seen()
	if !ok {
		return
	}
	t := newTally(a, tracker.Condition, a.screen.seen.View.Conditions)
	a.screen.openLive(a.kit, a.screen.T("conditionsOf", "Name", thing.Name), func(tracker.View) []fyne.CanvasObject {
		if thing, ok := a.seen(); ok {
			t.set(thing.Conditions)
		}
		return []fyne.CanvasObject{t.wrap}
	})
}
