package table

import (
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/tracker/magewars"
	"quickcast/ui/widgets"
)

// byName asks for the values of an object that is on no card here.
func (a *adding) byName() {
	a.sheet.Close()
	s, k := a.screen, a.kit
	kinds := []string{magewars.KindCreature, magewars.KindConjuration, magewars.KindEquipment, magewars.KindEnchantment}
	printed := magewars.Printed{Name: a.query, Kind: kinds[0], Life: 5}
	name := widgets.NewField(k, "edit", s.t("name"), s.t("clear"), func(text string) { printed.Name = strings.TrimSpace(text) })
	name.SetText(a.query)
	var chips []*widgets.Chip
	face := func(i int) widgets.ChipFace {
		return widgets.ChipFace{Label: s.kindName(kinds[i]), Icon: kinds[i], Selected: printed.Kind == kinds[i]}
	}
	choices := widgets.NewWrap(k, 8, 0)
	for i := range kinds {
		chip := widgets.NewChip(k, face(i), func() {
			printed.Kind = kinds[i]
			for j, other := range chips {
				other.Set(face(j))
			}
		})
		chips = append(chips, chip)
		choices.Objects = append(choices.Objects, chip)
	}
	step := func(id string, at *int) fyne.CanvasObject {
		return widgets.NewStepper(k, s.needs.Words.T("table.track"+id), *at, 0, mostLife, s.t("less"), s.t("more"), func(n int) { *at = n })
	}
	a.sheet = s.openSheet(k, s.t("addFor", "Name", nameOf(s.seen.view, a.seat)), widgets.NewColumn(k, 4,
		name, choices, step("Life", &printed.Life), step("Armor", &printed.Armor), step("Channeling", &printed.Channeling),
		widgets.NewPrimary(k, s.t("putDown"), func() {
			if printed.Name == "" {
				printed.Name = s.kindName(printed.Kind)
			}
			a.sheet.Close()
			a.place(printed, false)
		})), nil)
}
