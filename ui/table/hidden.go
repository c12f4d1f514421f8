package table

import (
	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// openHidden asks whether the owner is looking, and then shows what lies face
// down at a seat.
func (s *Screen) openHidden(k *widgets.Kit, seat tracker.Seat) {
	name := nameOf(s.seen.view, seat)
	var ask *sheet
	ask = s.openSheet(k, s.t("hiddenTitle"), widgets.NewColumn(k, 16,
		widgets.NewParagraph(k, s.t("hiddenAsk", "Name", name), widgets.Style{Size: theme.Lead, Role: theme.Quiet}),
		widgets.NewPrimary(k, s.t("look", "Name", name), func() {
			ask.Close()
			s.showHidden(k, seat)
		})), nil)
}

func (s *Screen) showHidden(k *widgets.Kit, seat tracker.Seat) {
	t := s.table
	if t == nil {
		return
	}
	var own *sheet
	var rows []fyne.CanvasObject
	for _, each := range t.View(seat).Seats {
		if each.Seat != seat {
			continue
		}
		for _, o := range each.Objects {
			if !o.FaceDown {
				continue
			}
			rows = append(rows, widgets.NewLine(k, 8, 0,
				widgets.NewListRow(k, widgets.ListFace{Icon: o.Kind, Title: o.Name, Line: s.kindName(o.Kind)}, nil),
				widgets.NewPill(k, s.t("reveal"), "seen", func() {
					own.Close()
					s.send("reveal", seat, fields{"object": o.ID})
				}),
				widgets.NewIconButton(k, widgets.Bare, "delete", s.t("destroy"), func() {
					own.Close()
					s.send("destroy", seat, fields{"object": o.ID})
				})))
		}
	}
	own = s.openSheet(k, s.t("hiddenTitle"), widgets.NewColumn(k, 4, rows...), nil)
}
