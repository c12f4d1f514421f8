package books

import (
	"encoding/json"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// houseRules lists the house rules that are kept, to be switched on and off, shared and
// taken in.
func (s *Screen) houseRules() {
	k, w := s.k, s.w
	rows := []fyne.CanvasObject{widgets.NewParagraph(k, w.T("booksscreen.houseHint"), widgets.Style{Role: theme.Quiet})}
	for i, kept := range s.n.House {
		rows = append(rows, widgets.NewLine(k, 4, 0,
			widgets.NewSwitch(k, kept.House.Name, s.houseLine(kept.House), kept.On, func(on bool) { s.setHouse(s.n.House.Switch(i, on)) }),
			widgets.NewIconButton(k, widgets.Bare, "share", w.T("booksscreen.shareHouse", "Name", kept.House.Name), func() { s.shareHouse(kept.House) }),
			widgets.NewIconButton(k, widgets.Bare, "delete", w.T("booksscreen.dropHouse", "Name", kept.House.Name), func() {
				before := s.n.House
				s.dismiss()
				s.setHouse(before.Drop(i))
				s.n.Notice(w.T("booksscreen.houseDropped", "Name", kept.House.Name), w.T("booksscreen.undo"), func() { s.setHouse(before) })
			})))
	}
	rows = append(rows, s.row(widgets.ListFace{Icon: "edit", Title: w.T("booksscreen.writeHouse"), Line: w.T("booksscreen.writeHouseHint"), Onward: true}, s.writeHouse))
	rows = append(rows, s.row(widgets.ListFace{Icon: "copy", Title: w.T("booksscreen.pasteHouse"), Onward: true}, func() { s.bringHouse([]byte(s.n.Paste())) }))
	if s.n.OpenFile != nil {
		rows = append(rows, s.row(widgets.ListFace{Icon: "import", Title: w.T("booksscreen.openFile"), Line: ".json", Onward: true}, func() { s.n.OpenFile(func(_ string, data []byte) { s.bringHouse(data) }) }))
	}
	s.ask(w.T("booksscreen.house"), widgets.NewColumn(k, 8, rows...))
}

// houseLine says what house rules change: "3 values, 1 printing, 2 cards barred. Why."
func (s *Screen) houseLine(h catalog.House) string {
	said := s.w.N("booksscreen.houseChanges", h.Changes())
	if notes := strings.TrimSpace(h.Notes); notes != "" {
		said += dot + notes
	}
	return said
}

// setHouse keeps other house rules; the screens are built anew with them.
func (s *Screen) setHouse(rules builder.HouseRules) {
	if err := s.n.SetHouse(rules); err != nil {
		s.complain(err)
		return
	}
	s.n.House = rules
}

func (s *Screen) shareHouse(h catalog.House) {
	data, err := json.MarshalIndent(h, "", "  ")
	if err != nil {
		s.complain(err)
		return
	}
	s.n.Copy(string(data))
	s.n.Notice(s.w.T("booksscreen.houseCopied", "Name", h.Name), "", nil)
}

// bringHouse takes in house rules somebody shared. Those of the same name are replaced
// only when the person says so.
func (s *Screen) bringHouse(data []byte) {
	house, err := catalog.ReadHouse(data)
	if err != nil {
		s.complain(err)
		return
	}
	take := func() {
		s.dismiss()
		before := s.n.House
		s.setHouse(before.Put(house))
		s.n.Notice(s.w.T("booksscreen.houseOn", "Name", house.Name), s.w.T("booksscreen.undo"), func() { s.setHouse(before) })
	}
	strange := s.n.Catalog.Strange(house)
	_, same := s.n.House.Named(house.Name)
	if !same && len(strange) == 0 {
		take()
		return
	}
	rows := []fyne.CanvasObject{widgets.NewParagraph(s.k, s.houseLine(house), widgets.Style{})}
	if same {
		rows = append(rows, widgets.NewParagraph(s.k, s.w.T("booksscreen.houseSame"), widgets.Style{Role: theme.HarmInk}))
	}
	if len(strange) > 0 {
		rows = append(rows, widgets.NewParagraph(s.k, s.w.T("booksscreen.houseStrange", "Entries", strings.Join(strange, ", ")), widgets.Style{Role: theme.HarmInk}))
	}
	rows = append(rows, widgets.NewPrimary(s.k, s.w.T("booksscreen.houseTake"), take))
	s.ask(house.Name, widgets.NewColumn(s.k, 12, rows...))
}

// houseChip says which house rules are on; nil where none are.
func (s *Screen) houseChip() fyne.CanvasObject {
	names := s.n.House.Names()
	if len(names) == 0 {
		return nil
	}
	return widgets.NewChip(s.k, widgets.ChipFace{Label: s.w.T("booksscreen.houseRulesOn", "Names", strings.Join(names, ", ")), Icon: "user-set", Selected: true}, s.houseRules)
}

// printings lets a person choose the printing of a card that counts, where another would
// be priced otherwise. It gives nothing where all are the same.
func (s *Screen) printings(card *catalog.Card) fyne.CanvasObject {
	mine := s.w.T("booksscreen.myPrintings")
	house, _ := s.n.House.Named(mine)
	house.Name = mine
	chosen := house.Printings[card.ID]
	choose := func(set catalog.SetID) func() {
		return func() {
			s.dismiss()
			s.setHouse(s.n.House.Put(house.WithPrinting(card.ID, set)))
		}
	}
	chips := []fyne.CanvasObject{widgets.NewChip(s.k, widgets.ChipFace{Label: s.w.T("booksscreen.usualPrinting"), Selected: chosen == ""}, choose(""))}
	matters := chosen != ""
	for _, v := range card.Variants {
		if set, ok := s.n.Catalog.Set(v.Set); ok && (chosen == v.Set || s.n.Unofficial.Shows(set.Unofficial)) {
			matters = matters || s.n.Catalog.Priced(card, v.As)
			name, _, _ := strings.Cut(set.Name, " (")
			chips = append(chips, widgets.NewChip(s.k, widgets.ChipFace{Label: name, Selected: chosen == v.Set}, choose(v.Set)))
		}
	}
	if !matters {
		return nil
	}
	return widgets.NewColumn(s.k, 4, widgets.NewParagraph(s.k, s.w.T("booksscreen.whichPrinting"), widgets.Style{Size: theme.Small, Role: theme.Quiet}),
		widgets.NewWrap(s.k, 8, 0, chips...))
}
