package books

import (
	"cmp"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/ui/widgets"
)

// showChips shows what narrows the search down.
func (f *finder) showChips() {
	s, k := f.s, f.s.k
	var chips []fyne.CanvasObject
	if m := s.review.Mage; m != nil {
		chips = append(chips, widgets.NewChip(k, widgets.ChipFace{Label: s.w.T("booksscreen.legalFor", "Mage", s.class(m)), Selected: !f.seek.all},
			func() { f.narrow(func(n *seeking) { n.all = !n.all }) }))
	}
	if s.review.Limit > 0 {
		chips = append(chips, widgets.NewChip(k, widgets.ChipFace{Label: s.w.N("booksscreen.upTo", max(s.review.Left(), 0)), Selected: f.seek.fits},
			func() { f.narrow(func(n *seeking) { n.fits = !n.fits }) }))
	}
	if !s.owned.Empty() {
		for _, which := range []having{havingUsed, havingFree} {
			label := s.w.T("booksscreen.ownedOnly")
			if which == havingFree {
				label = s.w.T("booksscreen.freeOnly")
			}
			chips = append(chips, widgets.NewChip(k, widgets.ChipFace{Label: label, Selected: f.seek.having == which}, func() {
				f.narrow(func(n *seeking) {
					if n.having == which {
						n.having = havingAll
					} else {
						n.having = which
					}
				})
			}))
		}
	}
	kind := widgets.ChipFace{Label: s.w.T("booksscreen.type")}
	if f.seek.kind != "" {
		kind = widgets.ChipFace{Label: s.many(f.seek.kind), Icon: string(f.seek.kind), Selected: true}
	}
	school := widgets.ChipFace{Label: s.w.T("booksscreen.school")}
	if f.seek.school != "" {
		school = widgets.ChipFace{Label: s.w.Say(schoolName(f.seek.school)), Icon: string(f.seek.school), Selected: true}
	}
	by := widgets.ChipFace{Label: s.w.T("booksscreen.by." + cmp.Or(string(f.seek.order), "best")), Icon: "sort", Selected: f.seek.order != ""}
	chips = append(chips, widgets.NewChip(k, kind, f.chooseType), widgets.NewChip(k, school, f.chooseSchool), widgets.NewChip(k, by, f.chooseOrder))
	widgets.Refocus(k.Canvas, f.chips, func() {
		f.chips.Objects = chips
		widgets.OneStop(chips...)
		f.chips.Refresh()
	})
}

// narrow changes what is searched for.
func (f *finder) narrow(how func(*seeking)) {
	how(&f.seek)
	f.showChips()
	f.object.Refresh()
	f.search()
	f.list.ScrollToTop()
}

func (f *finder) chooseType() {
	s := f.s
	chips := []fyne.CanvasObject{f.choice(s.w.T("booksscreen.allTypes"), "", f.seek.kind == "", func(n *seeking) { n.kind = "" })}
	for _, t := range catalog.BookOrder() {
		chips = append(chips, f.choice(s.many(t), string(t), f.seek.kind == t, func(n *seeking) { n.kind = t }))
	}
	s.ask(s.w.T("booksscreen.type"), widgets.NewWrap(s.k, 8, 0, chips...))
}

func (f *finder) chooseSchool() {
	s := f.s
	chips := []fyne.CanvasObject{f.choice(s.w.T("booksscreen.allSchools"), "", f.seek.school == "", func(n *seeking) { n.school = "" })}
	for _, school := range training.Schools() {
		chips = append(chips, f.choice(s.w.Say(schoolName(school)), string(school), f.seek.school == school, func(n *seeking) { n.school = school }))
	}
	s.ask(s.w.T("booksscreen.school"), widgets.NewWrap(s.k, 8, 0, chips...))
}

func (f *finder) chooseOrder() {
	s := f.s
	var rows []fyne.CanvasObject
	for _, by := range orders() {
		chosen := f.seek.order == by
		rows = append(rows, s.row(widgets.ListFace{Title: s.w.T("booksscreen.by." + cmp.Or(string(by), "best")), Chosen: chosen, Mark: mark(chosen)}, func() {
			f.narrow(func(n *seeking) { n.order = by })
		}))
	}
	s.ask(s.w.T("booksscreen.by"), widgets.NewColumn(s.k, 0, rows...))
}

// choice is one chip of a sheet, with how many cards it leaves; a tap chooses it and closes
// the sheet.
func (f *finder) choice(label, icon string, chosen bool, how func(*seeking)) fyne.CanvasObject {
	then := f.seek
	how(&then)
	_, hits := f.find(then)
	return widgets.NewChip(f.s.k, widgets.ChipFace{Label: label, Icon: icon, Selected: chosen, Count: len(hits), Counted: true}, func() {
		f.s.dismiss()
		f.narrow(how)
	})
}
