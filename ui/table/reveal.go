package table

import (
	"fyne.io/fyne/v2"

	"quickcast/catalog"
	"quickcast/internal/words"
	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// revealing is the sheet on which a hidden enchantment is turned over. The card
// itself stays for its owner's eyes until it is.
type revealing struct {
	screen *Screen
	kit    *widgets.Kit
	seat   tracker.Seat
	object *magewars.Object
	sheet  *sheet

	cost      int
	byPlayer  bool // the cost has to be said
	triggered bool // what must reveal it has just happened
}

// openReveal asks whether a hidden enchantment is turned over, and whether it is
// paid for.
func (s *Screen) openReveal(k *widgets.Kit, seat tracker.Seat, id string) {
	state, ok := s.seen.state.(*magewars.State)
	if !ok {
		return
	}
	o, ok := state.Object(id)
	if !ok || !o.FaceDown {
		return
	}
	r := &revealing{screen: s, kit: k, seat: seat, object: o}
	r.cost, r.byPlayer = s.revealCost(state, o)
	parts := append([]fyne.CanvasObject{s.peek(k, state, o)}, r.askCost()...)
	if r.wasted() {
		r.triggered = true // whoever reveals it knows why
		parts = append(parts, widgets.NewSwitch(k, s.t("triggered"), s.t("triggeredNote"), true, func(on bool) {
			r.triggered = on
			r.sheet.SetFoot(r.foot())
		}))
	}
	r.sheet = s.openSheet(k, s.t("reveal"), aired(k, widgets.NewColumn(k, 10, parts...)), nil)
	r.sheet.SetFoot(r.foot())
}

// askCost asks for a cost the table cannot know.
func (r *revealing) askCost() []fyne.CanvasObject {
	if !r.byPlayer {
		return nil
	}
	s, k := r.screen, r.kit
	parts := []fyne.CanvasObject{widgets.NewStepper(k, s.t("manaForX"), r.cost, 0, mostLife, s.t("less"), s.t("more"), func(n int) {
		r.cost = n
		r.sheet.SetFoot(r.foot())
	})}
	if card, ok := s.needs.Catalog.Card(catalog.CardID(r.object.Printed.Card)); ok && card.Reveal.Formula != "" {
		parts = append(parts, widgets.NewParagraph(k, s.t("xIs", "What", s.needs.Words.Term(words.FormulaTerm, card.Reveal.Formula)),
			widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	}
	return parts
}

// event turns it over and pays for it.
func (r *revealing) event() tracker.Event {
	payload := fields{"object": r.object.ID}
	if r.byPlayer {
		payload["cost"] = r.cost
	}
	if r.triggered {
		payload["triggered"] = true
	}
	return deed("reveal", r.seat, payload)
}

// wasted tells whether turning it over now would only destroy it: it is done in
// thought.
func (r *revealing) wasted() bool {
	e := r.event()
	e.Overrule = true
	after, err := r.screen.table.Game().Apply(r.screen.seen.state, e)
	state, ok := after.(*magewars.State)
	if err != nil || !ok {
		return false
	}
	_, there := state.Object(r.object.ID)
	return !there
}

// foot are the two ways to turn it over, and what stands against paying.
func (r *revealing) foot() fyne.CanvasObject {
	s, k := r.screen, r.kit
	send := func(e tracker.Event) {
		r.sheet.Close()
		s.attempt(k, e, nil)
	}
	paid := widgets.NewPrimary(k, s.t("revealDo", "Mana", r.cost), func() { send(r.event()) })
	unpaid := widgets.NewQuiet(k, s.t("revealUnpaid"), func() {
		send(deed("reveal", r.seat, fields{"object": r.object.ID, "unpaid": true}))
	})
	if refused := s.refusal(r.event()); refused != nil {
		return widgets.NewColumn(k, 8, s.warning(k, refused), paid, unpaid) // the table may do it all the same
	}
	return widgets.NewColumn(k, 8, paid, unpaid)
}
