package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/widgets"
)

// tally counts conditions or tokens of one thing: what lies there as chips with a
// minus and a plus, and what else there is as chips that add the first.
type tally struct {
	screen *Screen
	kit    *widgets.Kit
	seat   tracker.Seat
	object string
	kind   string   // "condition" or "token", as the events call them
	known  []string // what is offered
	folded bool     // behind one chip
	keys   []string
	chips  map[string]*widgets.CountChip
	wrap   *fyne.Container
	onFold func() // the rest was asked for
}

func newTally(s *Screen, k *widgets.Kit, seat tracker.Seat, object, kind string, known []string) *tally {
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
			t.chips[c.ID].Set(t.face(c))
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
	for _, id := range t.known {
		if !slices.Contains(keys, id) {
			t.wrap.Objects = append(t.wrap.Objects, t.adder(id))
		}
	}
	return true
}

func (t *tally) face(c tracker.Count) widgets.ChipFace {
	face := widgets.ChipFace{Label: t.screen.say(c.Name), Count: c.Count}
	if t.kind == "condition" {
		face.Icon, face.Tone = t.screen.conditionIcon(c.ID), conditionTone(c.ID)
	}
	return face
}

// chip counts what lies there; its middle opens what it means.
func (t *tally) chip(c tracker.Count) *widgets.CountChip {
	s := t.screen
	var open func()
	if t.kind == "condition" || countsKeyword(c.ID) {
		open = s.opens(c.ID)
	}
	return widgets.NewCountChip(t.kit, t.face(c), s.t("less"), s.t("more"), func(delta int) { t.change(c.ID, delta) }, open)
}

// countsKeyword tells the tokens that count a keyword from those that go by a name
// only: a Charge on a piece of equipment is not the trait.
func countsKeyword(token string) bool {
	return slices.Contains([]string{"rage", "growth", magewars.Dissipate}, token)
}

// adder is the chip that adds the first of a kind.
func (t *tally) adder(id string) fyne.CanvasObject {
	face := widgets.ChipFace{Label: t.screen.wordOf(t.kind, id)}
	if t.kind == "condition" {
		face.Icon, face.Tone = t.screen.conditionIcon(id), conditionTone(id)
	}
	return widgets.NewChip(t.kit, face, func() { t.change(id, 1) })
}

// unfolder shows what else there is.
func (t *tally) unfolder() fyne.CanvasObject {
	return widgets.NewChip(t.kit, widgets.ChipFace{Icon: "plus", Label: t.screen.t(t.kind), Hollow: true}, func() {
		t.folded, t.keys = false, nil
		t.onFold()
	})
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
	own = s.openSheet(k, s.t("conditionsOf", "Name", thing.Name), t.wrap, func(seen sight) {
		if thing, ok := thingOf(seen.view, seat, id); ok && t.set(thing.Conditions) {
			own.Refresh()
		}
	})
}
