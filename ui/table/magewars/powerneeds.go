package magewars

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/tracker/magewars"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// ask asks for one thing an ability needs to be told.
func (u *using) ask(need magewars.PowerNeed) []fyne.CanvasObject {
	s, k := u.screen, u.kit
	switch need {
	case magewars.NeedObject:
		return u.askObject("powerOn", u.power.Objects, &u.object)
	case magewars.NeedTo:
		return u.askObject("powerTo", u.power.To, &u.to)
	case magewars.NeedConditions:
		return u.askConditions()
	case magewars.NeedCard:
		return u.askWord("powerCard", u.power.Cards, &u.card, func(name string) string { return name })
	case magewars.NeedOrder:
		return u.askWord("powerOrder", u.power.Orders, &u.order, func(order string) string { return s.T(table.Camel("order", order)) })
	case magewars.NeedCost:
		return []fyne.CanvasObject{widgets.NewStepper(k, s.T("costs"), u.cost, 0, mostLife, s.T("less"), s.T("more"), func(n int) {
			u.cost = n
			u.sheet.SetFoot(u.foot())
		})}
	}
	return nil
}

// askObject asks for one of these objects; where there is none it says so.
func (u *using) askObject(head string, ids []string, to *string) []fyne.CanvasObject {
	s, k := u.screen, u.kit
	state, ok := s.Seen().State.(*magewars.State)
	if !ok {
		return nil
	}
	var parts []fyne.CanvasObject
	if u.needs(magewars.NeedTo) { // else it goes without saying
		parts = append(parts, widgets.NewSection(k, s.T(head), ""))
	}
	grid := widgets.NewGrid(k, pickLeast, 8)
	for _, id := range ids {
		o, ok := state.Object(id)
		if !ok {
			continue
		}
		face := widgets.PickFace{
			Title: o.Printed.Name, Selected: id == *to,
			Left: max(0, o.MaxLife()-o.Damage), Whole: o.MaxLife(),
		}
		if !o.IsMage() {
			face.Line = table.NameOf(s.Seen().View, o.Controller)
		}
		grid.Objects = append(grid.Objects, widgets.NewPick(k, face, func() {
			*to = id
			clear(u.conditions)
			u.refresh()
		}))
	}
	if len(grid.Objects) == 0 {
		return append(parts, widgets.NewParagraph(k, s.T("powerNobody"), widgets.Style{Role: theme.Quiet}))
	}
	return append(parts, grid)
}

// askConditions asks which markers of the object come off.
func (u *using) askConditions() []fyne.CanvasObject {
	s, k := u.screen, u.kit
	state, ok := s.Seen().State.(*magewars.State)
	if !ok || u.object == "" {
		return nil
	}
	o, ok := state.Object(u.object)
	if !ok {
		return nil
	}
	parts := []fyne.CanvasObject{widgets.NewSection(k, s.T("powerConditions"), "")}
	var ids []string
	for id := range o.Conditions {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	for _, id := range ids {
		parts = append(parts, widgets.NewStepper(k, s.WordOf("condition", id), u.conditions[id], 0, o.Conditions[id], s.T("less"), s.T("more"), func(n int) {
			u.conditions[id] = n
			u.sheet.SetFoot(u.foot())
		}))
	}
	return parts
}

// askWord asks for one of a few words.
func (u *using) askWord(head string, list []string, to *string, say func(string) string) []fyne.CanvasObject {
	s, k := u.screen, u.kit
	wrap := widgets.NewWrap(k, 8, 0)
	for _, each := range list {
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Label: say(each), Selected: each == *to}, func() {
			*to = each
			u.refresh()
		}))
	}
	if len(list) == 0 {
		wrap.Objects = append(wrap.Objects, widgets.NewQuietLine(k, s.T("powerNobody")))
	}
	return []fyne.CanvasObject{widgets.NewSection(k, s.T(head), ""), wrap}
}
