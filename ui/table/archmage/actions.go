package archmage

import (
	"encoding/json"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/tracker/archmage"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// firstOf is the first entry of a list in a choice's event.
func firstOf(c tracker.Choice, field string) string {
	var fields map[string]json.RawMessage
	var list []string
	if json.Unmarshal(c.Event.Data, &fields) != nil || json.Unmarshal(fields[field], &list) != nil || len(list) == 0 {
		return ""
	}
	return list[0]
}

// deeds are what a turn can do, in the order of the turn, with the picture of each.
func deeds() [][2]string {
	return [][2]string{
		{"travel", "play"},
		{"explore", "search"},
		{"deploy", "people"},
		{"attack", "attack"},
		{"cast", "quickcast"},
		{"gather", "box"},
		{"recruit", "plus"},
		{"initiate", "mage"},
		{"promote", "up"},
		{"wards", "guard"},
		{"build", "wall"},
	}
}

// actions are the deeds of the seat in turn: what can be done stands out, and of what
// cannot a tap says why.
func (f *face) actions(k *widgets.Kit, s *archmage.State, seat int) fyne.CanvasObject {
	if seat != s.Turn || s.Phase != archmage.Journey && s.Phase != archmage.End {
		return nil
	}
	var list []fyne.CanvasObject
	for _, d := range deeds() {
		kind := tracker.Kind(d[0])
		offers := f.offered(kind)
		if len(offers) > 0 {
			list = append(list, widgets.NewButton(k, widgets.Calm, f.word("do-"+d[0]), d[1], func() { f.act(k, kind, offers) }))
			continue
		}
		list = append(list, widgets.NewChip(k, widgets.ChipFace{Icon: d[1], Tone: theme.Quiet, Hollow: true, Label: f.word("do-" + d[0]), Name: f.word("notNow", "Deed", f.word("do-"+d[0]))}, func() { f.whyNot(k, s, kind) }))
	}
	return widgets.NewGrid(k, 112, 8, list...)
}

// act does the one thing there is to do of a kind, or lets one be chosen. Where to travel
// is chosen on the map.
func (f *face) act(k *widgets.Kit, kind tracker.Kind, offers []tracker.Choice) {
	if kind == "travel" && f.board.page != landPage && !f.board.both() {
		f.board.page = landPage
		f.board.fill()
		return
	}
	if len(offers) == 1 {
		f.DoChoice(k, offers[0])
		return
	}
	var own *table.Sheet
	var rows []fyne.CanvasObject
	for _, c := range offers {
		rows = append(rows, f.BesideRule(k, widgets.NewOption(k, "", f.Say(c.Text), func() {
			own.Close()
			f.DoChoice(k, c)
		}), c.Text.Rule))
	}
	own = f.OpenSheet(k, f.word("do-"+string(kind)), widgets.NewColumn(k, 2, rows...), nil)
}

// whyNot says what stands against a deed as the table stands.
func (f *face) whyNot(k *widgets.Kit, s *archmage.State, kind tracker.Kind) {
	e := table.Deed(kind, tracker.Seat(s.Turn), f.sample(s, kind))
	r := f.Refusal(e)
	if r == nil {
		f.Notify(f.word("nothingThere"), "", nil)
		return
	}
	f.Notify(f.Reason(r), f.ruleName(r.Rule), func() { f.OpenRule(k, r.Rule) })
}

// ruleName is how the button beside a reason is called, "" where nothing explains it.
func (f *face) ruleName(rule string) string {
	if rule == "" || !f.Needs().Words.Has("rulesaid."+rule) {
		return ""
	}
	return f.T("ruleTitle", "Rule", rule)
}

// sample fills in what a deed would need to be tried.
func (f *face) sample(s *archmage.State, kind tracker.Kind) table.Fields {
	m := s.Me()
	switch kind {
	case "travel":
		if at := s.At(m.At); at != nil && len(s.Near(at)) > 0 {
			return table.Fields{"to": s.Near(at)[0].ID}
		}
	case "cast":
		if known := append(append([]string(nil), m.Book...), s.Learned(s.Turn)...); len(known) > 0 {
			return table.Fields{"spell": known[0]}
		}
		if len(s.Spells) > 0 {
			return table.Fields{"spell": s.Spells[0].ID}
		}
	case "initiate":
		if at := s.At(m.At); at != nil && len(at.Kind.Races()) > 0 {
			return table.Fields{"spheres": []string{at.Kind.Races()[0].ID()}}
		}
		return table.Fields{"spheres": []string{archmage.Time.ID()}}
	case "promote":
		return table.Fields{"into": archmage.AreaAt(archmage.Advanced, archmage.Time).ID()}
	}
	return nil
}
