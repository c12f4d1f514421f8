package magewars

import (
	"fyne.io/fyne/v2"

	"quickcast/tracker/magewars"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// place puts an object down where it belongs, without casting it: equipment on
// the seat's mage, an enchantment on what the person chooses, everything else on
// the table.
func (a *adding) place(printed magewars.Printed) {
	state, ok := a.screen.Seen().State.(*magewars.State)
	switch {
	case ok && printed.Kind == magewars.KindEquipment && state.HasSeat(a.seat):
		a.put(printed, state.Mage(a.seat).ID)
	case ok && printed.Kind == magewars.KindEnchantment:
		a.askHost(state, printed)
	default:
		a.put(printed, "")
	}
}

// askHost asks what an enchantment lies on, and whether face down: a mage, a
// creature, any object in sight, or a zone.
func (a *adding) askHost(state *magewars.State, printed magewars.Printed) {
	s, k := a.screen, a.kit
	row := func(icon string, ink theme.Role, title, line, host string) fyne.CanvasObject {
		return widgets.NewListRow(k, widgets.ListFace{Icon: icon, IconRole: ink, Title: title, Line: line}, func() {
			a.sheet.Close()
			a.put(printed, host)
		})
	}
	rows := []fyne.CanvasObject{widgets.NewSwitch(k, s.T("faceDown"), "", a.hidden, func(on bool) { a.hidden = on })}
	for _, o := range state.Objects {
		if !bears(o) || state.Player(o.Controller).Gone {
			continue
		}
		school := state.Player(o.Controller).School
		line := table.NameOf(s.Seen().View, o.Controller)
		if o.IsMage() {
			line = s.KindName(o.Printed.Kind)
		}
		rows = append(rows, row(school, theme.SchoolInk(school), o.Printed.Name, line, o.ID))
	}
	rows = append(rows, row("enchantment", theme.Quiet, s.T("onZone"), s.T("onZoneNote"), ""))
	a.sheet = s.OpenSheet(k, s.T("enchants", "Name", printed.Name), widgets.NewColumn(k, 0, rows...), nil)
}

// bears tells whether an enchantment is laid on objects of this kind.
func bears(o *magewars.Object) bool {
	return !o.FaceDown && o.Printed.Kind != magewars.KindEnchantment
}
