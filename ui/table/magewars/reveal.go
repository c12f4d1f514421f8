package magewars

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/catalog"
	"quickcast/internal/words"
	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// revealing is the sheet on which a hidden enchantment is turned over. The card
// itself stays for its owner's eyes until it is.
type revealing struct {
	screen *face
	kit    *widgets.Kit
	seat   tracker.Seat
	object *magewars.Object
	sheet  *table.Sheet

	cost      int
	byPlayer  bool // the cost has to be said
	triggered bool // what must reveal it has just happened
}

// openReveal asks whether a hidden enchantment is turned over, and whether it is
// paid for.
func (s *face) openReveal(k *widgets.Kit, seat tracker.Seat, id string) {
	state, ok := s.Seen().State.(*magewars.State)
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
	switch {
	case state.Waits() != 0 && slices.Contains(state.DueOf(seat), id):
		parts = append(parts, widgets.NewParagraph(k, s.T("revealFirst"), widgets.Style{Role: theme.Accent}))
	case !state.InTime(id):
		r.triggered = true // whoever reveals it knows why
		parts = append(parts, widgets.NewSwitch(k, s.T("triggered"), s.T("triggeredNote"), true, func(on bool) {
			r.triggered = on
			r.sheet.SetFoot(r.foot())
		}))
	}
	r.sheet = s.OpenSheet(k, s.T("reveal"), table.Aired(k, widgets.NewColumn(k, 10, parts...)), nil)
	r.sheet.SetFoot(r.foot())
}

// askCost asks for a cost the table cannot know.
func (r *revealing) askCost() []fyne.CanvasObject {
	if !r.byPlayer {
		return nil
	}
	s, k := r.screen, r.kit
	parts := []fyne.CanvasObject{widgets.NewStepper(k, s.T("manaForX"), r.cost, 0, mostLife, s.T("less"), s.T("more"), func(n int) {
		r.cost = n
		r.sheet.SetFoot(r.foot())
	})}
	if card, ok := s.Needs().Catalog().Card(catalog.CardID(r.object.Printed.Card)); ok && card.Reveal.Formula != "" {
		parts = append(parts, widgets.NewParagraph(k, s.T("xIs", "What", s.Needs().Words.Term(words.FormulaTerm, card.Reveal.Formula)),
			widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	}
	return parts
}

// event turns it over and pays for it.
func (r *revealing) event() tracker.Event {
	payload := table.Fields{"object": r.object.ID}
	if r.byPlayer {
		payload["cost"] = r.cost
	}
	if r.triggered {
		payload["triggered"] = true
	}
	return table.Deed("reveal", r.seat, payload)
}

// foot are the two ways to turn it over, and what stands against paying.
func (r *revealing) foot() fyne.CanvasObject {
	s, k := r.screen, r.kit
	send := func(e tracker.Event) {
		r.sheet.Close()
		s.Attempt(k, e, nil)
	}
	paid := widgets.NewPrimary(k, s.T("revealDo", "Mana", r.cost), func() { send(r.event()) })
	unpaid := widgets.NewQuiet(k, s.T("revealUnpaid"), func() {
		send(table.Deed("reveal", r.seat, table.Fields{"object": r.object.ID, "unpaid": true}))
	})
	if refused := s.Refusal(r.event()); refused != nil {
		return widgets.NewColumn(k, 8, s.Warning(k, refused), paid, unpaid) // the table may do it all the same
	}
	return widgets.NewColumn(k, 8, paid, unpaid)
}
