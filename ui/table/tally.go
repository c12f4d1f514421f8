package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/widgets"
)

// tally counts conditions or tokens of one thing, each a chip with its number. What stood
// there once stays where it is until the sheet closes, also at none, and what comes later
// follows it: no tap finds another chip below the finger.
type tally struct {
	subject
	kind   tracker.Kind    // Condition or Token
	known  []tracker.Count // what is offered
	lying  []tracker.Count // what stands there, in its order
	onFold func()          // what else there is, behind one chip, was asked for; nil where it is shown
	shown  []fyne.CanvasObject
	*widgets.Made[widgets.ChipFace, *widgets.CountChip]
}

func newTally(of subject, kind tracker.Kind, known []tracker.Count) *tally {
	s, k := of.screen, of.kit
	t := &tally{subject: of, kind: kind, known: known}
	t.Made = widgets.NewMade(func(n Chip) *widgets.CountChip {
		return widgets.NewCountChip(k, n.Face, s.T("less")+" "+n.Face.Label, func(delta int) { t.change(n.Key, delta) }, n.Tap)
	})
	return t
}

// fold hides what does not lie there behind one chip; then is told of a tap on it.
func (t *tally) fold(then func()) *tally {
	t.onFold = then
	return t
}

// set shows the counts. To hold one opens what it means.
func (t *tally) set(counts []tracker.Count) {
	s := t.screen
	is := func(id string) func(tracker.Count) bool { return func(c tracker.Count) bool { return c.ID == id } }
	offered := counts
	if t.onFold == nil {
		offered = slices.Concat(t.known, counts)
	}
	for _, c := range offered {
		if !slices.ContainsFunc(t.lying, is(c.ID)) {
			t.lying = append(t.lying, c)
		}
	}
	var all []Chip
	for _, c := range t.lying {
		c.Count = 0
		if i := slices.IndexFunc(counts, is(c.ID)); i >= 0 {
			c = counts[i]
		}
		one := Chip{Key: c.ID, Face: countFace(s.base, c)}
		if c.Term != "" {
			one.Tap = s.opens(c.Term)
		}
		all = append(all, one)
	}
	if !t.Show(all) {
		return
	}
	t.shown = slices.Clone(t.List)
	if t.onFold != nil {
		t.shown = append(t.shown, widgets.NewChip(t.kit, widgets.ChipFace{Icon: "plus", Label: s.T(string(t.kind)), Hollow: true}, func() {
			then := t.onFold
			t.onFold, t.List = nil, nil
			then()
		}))
	}
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
	note := a.screen.sentence(a.kit, a.screen.T("conditionsNote"), true)
	a.screen.openLive(a.kit, a.screen.T("conditionsOf", "Name", thing.Name), func(tracker.View) []fyne.CanvasObject {
		if thing, ok := a.seen(); ok {
			t.set(thing.Conditions)
		}
		least := float32(0)
		for _, chip := range t.List {
			least = max(least, chip.(*widgets.CountChip).Squeezed())
		}
		return []fyne.CanvasObject{widgets.NewFixedGrid(a.kit, least, 6, t.shown...), note}
	})
}
