package archmage

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// layoutsFile keeps the maps a person named on this device.
const layoutsFile = "archmage/layouts.json"

// named is a map that was kept: where each tile lies.
type named struct {
	Name  string          `json:"name"`
	Spots []archmage.Spot `json:"spots"`
}

// openLayouts opens the maps that were kept, reads them off the goroutine of the screen,
// and lets this one be kept.
func (f *face) openLayouts(k *widgets.Kit) {
	column := widgets.NewColumn(k, 8)
	own := f.OpenSheet(k, f.word("layouts"), table.Aired(k, column), nil)
	f.InTurn(func(context.Context) func() {
		list, err := f.readLayouts()
		return func() {
			f.Notify(f.Needs().Words.Error(err), "", nil)
			f.fillLayouts(k, own, column, list)
		}
	})
}

// readLayouts reads what was kept; none where nothing was.
func (f *face) readLayouts() ([]named, error) {
	if f.Needs().Store == nil {
		return nil, nil
	}
	data, err := f.Needs().Store.Read(layoutsFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var list []named
	if err == nil {
		err = json.Unmarshal(data, &list)
	}
	return list, err
}

func (f *face) fillLayouts(k *widgets.Kit, own *table.Sheet, column *fyne.Container, list []named) {
	name := ""
	field := widgets.NewField(k, "edit", f.word("layoutName"), f.T("clear"), func(text string) { name = text })
	column.Objects = []fyne.CanvasObject{widgets.NewParagraph(k, f.word("layoutNote"), widgets.Style{Size: theme.Small, Role: theme.Quiet})}
	for i, each := range list {
		column.Objects = append(column.Objects, widgets.NewLine(k, 4, 0,
			widgets.NewListRow(k, widgets.ListFace{Icon: "zone", Title: each.Name, Line: f.word("layoutTiles", "Count", len(each.Spots))}, func() {
				own.Close()
				f.lay(each)
			}),
			widgets.NewIconButton(k, widgets.Bare, "delete", f.word("layoutRemove", "Name", each.Name), func() {
				f.keepLayouts(k, own, column, append(append([]named(nil), list[:i]...), list[i+1:]...))
			})))
	}
	column.Objects = append(column.Objects, field, widgets.NewPrimary(k, f.word("layoutKeep"), func() {
		if name = strings.TrimSpace(name); name == "" {
			return
		}
		rest := pick.Where(list, func(each named) bool { return each.Name != name })
		f.keepLayouts(k, own, column, append(rest, named{name, f.spots()}))
	}))
	own.Refresh()
}

// keepLayouts writes the maps, and shows them once they are safe.
func (f *face) keepLayouts(k *widgets.Kit, own *table.Sheet, column *fyne.Container, list []named) {
	f.InTurn(func(context.Context) func() {
		data, err := json.Marshal(list)
		if store := f.Needs().Store; err == nil && store != nil {
			err = store.Replace(layoutsFile, data)
		}
		return func() {
			f.Notify(f.Needs().Words.Error(err), "", nil)
			if err == nil {
				f.fillLayouts(k, own, column, list)
			}
		}
	})
}

// spots are where the tiles lie now.
func (f *face) spots() []archmage.Spot {
	var list []archmage.Spot
	s := f.state()
	for i := range s.Places {
		if p := &s.Places[i]; p.Kind != archmage.CursedTower {
			list = append(list, archmage.Spot{Place: p.ID, Q: p.Q, R: p.R})
		}
	}
	return list
}

// lay lays the tiles as a map was kept; of a map for other players those that are there.
func (f *face) lay(n named) {
	s := f.state()
	list := pick.Where(n.Spots, func(spot archmage.Spot) bool { return s.At(spot.Place) != nil })
	f.Send("arrange", 0, table.Fields{"layout": list})
}
