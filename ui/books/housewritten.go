package books

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// writeHouse begins house rules of one's own: a name, and why. What they say of cards is written
// at the cards.
func (s *Screen) writeHouse() {
	k, w := s.k, s.w
	name := widgets.NewField(k, "edit", w.T("booksscreen.houseName"), w.T("booksscreen.clear"), nil)
	notes := widgets.NewField(k, "text", w.T("booksscreen.houseNotes"), w.T("booksscreen.clear"), nil)
	done := func() {
		called := strings.TrimSpace(name.Text())
		if called == "" {
			s.complain(&catalog.HouseError{Fault: catalog.HouseNameless})
			return
		}
		s.dismiss()
		house, _ := s.n.House.Named(called) // what it says already stays
		house.Name, house.Notes = called, strings.TrimSpace(notes.Text())
		s.setHouse(s.n.House.Put(house))
	}
	name.OnSubmit(func(string) { done() })
	s.ask(w.T("booksscreen.writeHouse"), widgets.NewColumn(k, 12, name, notes,
		widgets.NewParagraph(k, w.T("booksscreen.writeHouseHint"), widgets.Style{Size: theme.Small, Role: theme.Quiet}),
		widgets.NewPrimary(k, w.T("booksscreen.done"), done)))
	name.Focus()
}

// houseButton leads to what the house rules that are on say of a card; nil where none are on.
func (s *Screen) houseButton(card *catalog.Card) fyne.CanvasObject {
	if len(s.n.House.On()) == 0 {
		return nil
	}
	return widgets.NewPill(s.k, s.w.T("booksscreen.houseOfCard"), "user-set", func() { s.houseOf(card) })
}

// houseOf writes what the last of the house rules that are on says of a card: that nobody may have
// it, or other values.
func (s *Screen) houseOf(card *catalog.Card) {
	k, w := s.k, s.w
	on := s.n.House.On()
	house := on[len(on)-1]
	changed := house
	parts := []fyne.CanvasObject{widgets.NewSwitch(k, w.T("booksscreen.bar"), "", slices.Contains(house.Barred, card.ID), func(barred bool) {
		changed = changed.WithBarred(card.ID, barred)
	})}
	for _, f := range card.SettableFields() {
		bounds := f.Bounds()
		parts = append(parts, widgets.NewStepper(k, capital(w.T("cardsscreen.field"+capital(string(f)))), card.Value(f), bounds.Min, bounds.Max,
			w.T("booksscreen.fewer"), w.T("booksscreen.moreCopies"), func(n int) {
				values, err := changed.Values.SetCard(card.ID, f, n)
				if err != nil {
					s.complain(err)
					return
				}
				changed.Values = values
			}))
	}
	keep := func(h catalog.House) func() {
		return func() {
			s.dismiss()
			s.setHouse(s.n.House.Put(h))
		}
	}
	asPrinted := house.WithBarred(card.ID, false)
	asPrinted.Values = house.Values.ClearCard(card.ID)
	parts = append(parts, widgets.NewEqual(k, 10,
		widgets.NewQuiet(k, w.T("booksscreen.asPrinted"), keep(asPrinted)),
		widgets.NewPrimary(k, w.T("booksscreen.done"), func() { keep(changed)() })))
	s.ask(house.Name+dot+card.NameIn(w.Lang()), widgets.NewColumn(k, 8, parts...))
}
