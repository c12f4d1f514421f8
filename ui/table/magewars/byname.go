package magewars

import (
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/tracker/magewars"
	"quickcast/ui/table"
	"quickcast/ui/widgets"
)

// byName asks for the values of a card that is not in the catalog, and casts it or
// puts it down.
func (a *adding) byName() {
	a.sheet.Close()
	s, k := a.screen, a.kit
	kinds := []string{
		magewars.KindCreature, magewars.KindConjuration, magewars.KindWall, magewars.KindEquipment, magewars.KindEnchantment, magewars.KindIncantation,
	}
	printed := magewars.Printed{Name: a.query, Kind: kinds[0], Life: 5}
	name := widgets.NewField(k, "edit", s.T("name"), s.T("clear"), func(text string) { printed.Name = strings.TrimSpace(text) })
	name.SetText(a.query)
	var chips []*widgets.Chip
	face := func(i int) widgets.ChipFace {
		return widgets.ChipFace{Label: s.KindName(kinds[i]), Icon: kinds[i], Selected: printed.Kind == kinds[i]}
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
	step := func(label string, at *int) fyne.CanvasObject {
		return widgets.NewStepper(k, label, *at, 0, table.MostNumber, s.T("less"), s.T("more"), func(n int) { *at = n })
	}
	ready := func() magewars.Printed {
		a.sheet.Close()
		if printed.Name == "" {
			printed.Name = s.KindName(printed.Kind)
		}
		return printed
	}
	track := func(id string) string { return s.Needs().Words.T("table.track" + id) }
	a.sheet = s.OpenSheet(k, a.title(), widgets.NewColumn(k, 4,
		name, choices, step(s.T("costs"), &printed.Cost), step(track("Life"), &printed.Life), step(track("Armor"), &printed.Armor),
		step(track("Channeling"), &printed.Channeling)), nil)
	a.sheet.SetFoot(widgets.NewEqual(k, 10,
		widgets.NewQuiet(k, s.T("putDown"), func() { a.put(ready()) }),
		widgets.NewPrimary(k, s.T("toCast"), func() {
			a.cast(ready())
		})))
}
