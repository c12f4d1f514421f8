package archmage

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// openPlace opens a location: what can be done there, and what lies there to be set by
// hand.
func (f *face) openPlace(k *widgets.Kit, seat int, id string) {
	p := f.state().At(id)
	if p == nil {
		return
	}
	title := f.Say(archmage.PlaceWord(p))
	byHand := func() {
		f.OpenRows(k, title, 8, func() []fyne.CanvasObject { return f.placeRows(k, f.state(), f.state().At(id), seat) })
	}
	if !f.stands(p) || len(f.deedsHere()) == 0 {
		byHand()
		return
	}
	var own *table.Sheet
	own = f.OpenRows(k, title, 8, func() []fyne.CanvasObject {
		s := f.state()
		rows := []fyne.CanvasObject{widgets.NewParagraph(k, f.word("ownedLine", "Name", s.NameOf(s.At(id).Owner), "Count", s.At(id).Wards), widgets.Style{Role: theme.Quiet})}
		leave := func(do func()) func() {
			return func() {
				own.Close()
				do()
			}
		}
		for _, kind := range f.deedsHere() {
			rows = append(rows, widgets.NewLabel(k, f.word("do-"+string(kind)), widgets.Style{Display: true, Size: theme.Name}), f.WithRuleChip(k, widgets.NewParagraph(k, f.word("gives-"+string(kind)), widgets.Style{Size: theme.Small, Role: theme.Quiet}), deedRule(kind)))
			rows = append(rows, f.deedRows(k, f.offered(kind), func(c tracker.Choice) { leave(func() { f.DoChoice(k, c) })() })...)
		}
		return append(rows, widgets.NewLine(k, 0, -1, widgets.NewPill(k, f.word("lay"), "edit", leave(byHand))))
	})
}

// stands tells whether the mage in turn stands there.
func (f *face) stands(p *archmage.Place) bool { return f.state().Me().At == p.ID }

// deedsHere are what the mage in turn can do where it stands, now or at its Journey's End.
func (f *face) deedsHere() (list []tracker.Kind) {
	for _, d := range deeds() {
		kind, now := tracker.Kind(d[0]), len(f.offered(tracker.Kind(d[0]))) > 0
		if slices.Contains(f.state().Ends(f.state().Turn), kind) || now && (kind == "explore" || kind == "deploy" || kind == "attack") {
			list = append(list, kind)
		}
	}
	return list
}

func (f *face) placeRows(k *widgets.Kit, s *archmage.State, p *archmage.Place, seat int) []fyne.CanvasObject {
	send := func(fields table.Fields) {
		fields["place"] = p.ID
		f.Send("place", tracker.Seat(seat), fields)
	}
	rows := []fyne.CanvasObject{widgets.NewParagraph(k, f.word("ownedLine", "Name", s.NameOf(p.Owner), "Count", p.Wards), widgets.Style{Role: theme.Quiet})}
	if chip := f.termChip(k, termOf(p.Kind)); chip != nil {
		rows = append(rows, widgets.NewWrap(k, 8, 0, chip))
	}
	if sp := s.Spell(p.Token); sp != nil {
		rows = append(rows, widgets.NewChip(k, widgets.ChipFace{Icon: "incantation", Label: f.Say(sp.Word())}, func() { f.openArea(k, seat, sp.Place()) }))
	}
	if p.Stack != archmage.City {
		rows = append(rows, widgets.NewSection(k, f.word("placeKind"), ""), f.kindChips(k, s, p, send))
	}
	if p.Kind.Holds() {
		var labels []string
		chosen := p.Owner
		for n := 0; n <= len(s.Mages); n++ {
			labels = append(labels, f.nameOf(s, n))
		}
		if s.Solo() {
			labels = append(labels, f.nameOf(s, len(s.Mages)+1))
		}
		rows = append(rows, widgets.NewSection(k, f.word("placeOwner"), ""),
			widgets.NewSegmented(k, labels, chosen, func(n int) { send(table.Fields{"owner": n}) }),
			widgets.NewStepper(k, f.word("placeWards"), p.Wards, 0, 9, f.T("less"), f.T("more"), func(n int) { send(table.Fields{"wards": n}) }))
	}
	if p.Kind.Wild() {
		labels := []string{f.nameOf(s, 0)}
		for n := range s.Mages {
			labels = append(labels, s.Mages[n].Name)
		}
		rows = append(rows, widgets.NewSection(k, f.word("placeTower"), ""), widgets.NewSegmented(k, labels, p.Tower, func(n int) { send(table.Fields{"tower": n}) }))
	}
	rows = append(rows, widgets.NewSection(k, f.word("placeToken"), ""), f.tokenChips(k, s, p, send))
	return rows
}

// termOf is the entry of the codex about a kind of location, "" for none.
func termOf(kind archmage.Kind) string {
	switch {
	case kind == archmage.CursedTower:
		return "m-cursed"
	case kind == archmage.Town:
		return "m-town"
	case kind == archmage.Camp:
		return "m-camp"
	case kind.Wild():
		return "m-wilderness"
	}
	return map[int]string{1: "m-enclave", 2: "m-hybrid"}[len(kind.Races())]
}

// termChip leads to an entry of the codex; nil where there is none to be opened.
func (f *face) termChip(k *widgets.Kit, term string) fyne.CanvasObject {
	if term == "" || f.Needs().OpenTerm == nil {
		return nil
	}
	return widgets.NewChip(k, widgets.ChipFace{Icon: "codex", Label: f.word("inCodex"), Hollow: true}, func() { f.Needs().OpenTerm(term) })
}

// kindChips say what a tile is, of those that lie face down.
func (f *face) kindChips(k *widgets.Kit, s *archmage.State, p *archmage.Place, send func(table.Fields)) fyne.CanvasObject {
	wrap := widgets.NewWrap(k, 8, 0)
	for _, kind := range append([]archmage.Kind{archmage.Unknown}, append(archmage.WildKinds(), archmage.Town, archmage.Camp, "drow", "trolls", "gremlins")...) {
		if kind != p.Kind && kind != archmage.Unknown && s.Left[kind] == 0 {
			continue
		}
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Label: f.Say(archmage.KindWord(kind)), Selected: kind == p.Kind}, func() {
			send(table.Fields{"kind": kind})
		}))
	}
	return wrap
}

// tokenChips lay a spell's token there, or take it away.
func (f *face) tokenChips(k *widgets.Kit, s *archmage.State, p *archmage.Place, send func(table.Fields)) fyne.CanvasObject {
	wrap := widgets.NewWrap(k, 8, 0)
	for i := range s.Spells {
		sp := &s.Spells[i]
		if !slices.Contains([]string{"token", "slow", "chasm", "well", "upheave", "inflame", "seize"}, sp.Effect) {
			continue
		}
		on := sp.ID == p.Token
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Label: f.Say(sp.Word()), Selected: on}, func() {
			id := sp.ID
			if on {
				id = ""
			}
			send(table.Fields{"token": id})
		}))
	}
	return wrap
}

// openPlaces lists the locations, by kind and owner.
func (f *face) openPlaces(k *widgets.Kit) {
	f.OpenRows(k, f.word("placeList"), 0, func() []fyne.CanvasObject {
		s := f.state()
		var rows []fyne.CanvasObject
		for _, kind := range append(archmage.WildKinds(), archmage.Town, archmage.Camp, "drow", "trolls", "gremlins", archmage.Unknown) {
			for i := range s.Places {
				p := &s.Places[i]
				if p.Kind != kind {
					continue
				}
				role := theme.Quiet
				if p.Owner > 0 {
					role = f.ink(s, p.Owner)
				}
				rows = append(rows, widgets.NewListRow(k, widgets.ListFace{
					Icon: "zone", IconRole: role, Title: f.Say(archmage.PlaceWord(p)), Line: f.word("ownedLine", "Name", s.NameOf(p.Owner), "Count", p.Wards), Onward: true,
				}, func() { f.openPlace(k, s.Turn, p.ID) }))
			}
		}
		return rows
	})
}
