package wizards

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// openRoom opens a room: where it leads, what lies there with a plus and a minus each,
// its doors as on the tile, and what else a hand can do to it.
func (f *face) openRoom(at int) {
	s, k := f.screen, f.screen.Needs().Kit
	id := f.state().Academy[at].ID
	var own *table.Sheet
	own = s.OpenRows(k, s.Say(f.state().Academy[at].Word()), 6, func() []fyne.CanvasObject {
		if state := f.state(); state != nil && state.Academy.Find(id) >= 0 {
			return f.roomParts(state.Academy.Find(id), func() { own.Close() })
		}
		return nil
	})
}

// roomParts are the parts of that sheet.
func (f *face) roomParts(at int, leave func()) []fyne.CanvasObject {
	s, k, state := f.screen, f.screen.Needs().Kit, f.state()
	room := state.Academy[at]
	parts := []fyne.CanvasObject{f.routeLine(at, leave), widgets.NewSection(k, f.word("doors"), ""), f.doorChips(at)}
	if f.made("doors") {
		parts = append(parts, widgets.NewParagraph(k, f.word("oursDoors"), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	}
	parts = append(parts, widgets.NewSection(k, f.word("lies"), ""))
	wrap := widgets.NewWrap(k, 8, 0)
	for kind, n := range room.Pieces {
		if n > 0 {
			piece := wizards.Piece(kind)
			label := s.Say(piece.Word())
			wrap.Objects = append(wrap.Objects, widgets.NewCountChip(k, widgets.ChipFace{Icon: wizards.PieceIcon(piece), Label: label, Tone: pieceTone(piece), Count: n},
				f.word("less")+" "+label, func(delta int) { f.step(room.ID, piece, delta) }, func() { f.openPiece(piece) }))
		}
	}
	wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: "plus", Label: f.word("putDown"), Hollow: true}, func() {
		s.Ask(k, table.Deed("place", 0, table.Fields{"room": room.ID}))
	}))
	parts = append(parts, wrap, widgets.NewSection(k, f.word("tile"), ""))
	act := func(kind tracker.Kind, icon, label string) fyne.CanvasObject {
		return widgets.NewChip(k, widgets.ChipFace{Icon: icon, Label: label}, func() { s.Ask(k, table.Deed(kind, 0, table.Fields{"room": room.ID})) })
	}
	if open := s.Needs().OpenTerm; open != nil {
		parts = append(parts, widgets.NewWrap(k, 8, 0, widgets.NewChip(k, widgets.ChipFace{Icon: "codex", Label: f.word("inCodex"), Hollow: true}, func() { open(roomTerm(room.ID)) })))
	}
	return append(parts, widgets.NewWrap(k, 8, 0, act("turn", "turn", f.word("turn")), act("swap", "flip", f.word("swap")), act("source", "star", f.word("sourceSet")),
		widgets.NewChip(k, widgets.ChipFace{Icon: "edit", Label: f.word("rename")}, func() { f.openName(at) }),
		widgets.NewChip(k, widgets.ChipFace{Icon: "play", Label: f.word("activate")}, func() {
			leave()
			s.Do(table.Deed("effect", 0, table.Fields{"effects": []any{map[string]any{"do": "activate-rooms", "rooms": []string{room.ID}}}}))
		})))
}

// roomTerm is the entry of the codex that a room belongs to.
func roomTerm(room string) string {
	term := map[string]string{
		wizards.Crystal: "w-mana", wizards.Cursed: "w-cursed", wizards.Library: "w-bind", "awakened-room": "w-robe", "workshop": "w-wand", "hoard": "w-staff",
	}[room]
	return pick.Either(term == "", "w-room", term)
}

// openName asks for a room's name and the school it boosts, as they stand on the tile.
func (f *face) openName(at int) {
	s, k := f.screen, f.screen.Needs().Kit
	room := f.state().Academy[at]
	name := room.Name
	field := widgets.NewField(k, "edit", f.word("roomName"), f.word("clear"), func(text string) { name = text })
	field.SetText(name)
	var own *table.Sheet
	wrap := widgets.NewWrap(k, 8, 0)
	school := func(id, label string) {
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Label: label, Selected: room.School == id}, func() {
			own.Close()
			s.Send("name", 0, table.Fields{"room": room.ID, "school": id})
		}))
	}
	school("", f.word("noSchool"))
	for _, id := range wizards.Schools() {
		school(id, s.Say(tracker.Word("wizards.wizard-"+id)))
	}
	own = s.OpenSheet(k, s.Say(room.Word()), widgets.NewColumn(k, 8, field, widgets.NewPrimary(k, f.word("rename"), func() {
		own.Close()
		s.Send("name", 0, table.Fields{"room": room.ID, "name": name})
	}), wrap), nil)
}

// step places one more piece of a kind, or takes one away.
func (f *face) step(room string, piece wizards.Piece, delta int) {
	kind := tracker.Kind("place")
	if delta < 0 {
		kind, delta = "remove", -delta
	}
	f.screen.Send(kind, 0, table.Fields{"piece": piece.String(), "room": room, "count": delta})
}

// openPiece opens what the codex says of a kind of piece.
func (f *face) openPiece(p wizards.Piece) {
	if open := f.screen.Needs().OpenTerm; open != nil {
		open(p.Term())
	}
}

// routeLine says whether a route leads from a room to the Crystal; a tap lights it.
func (f *face) routeLine(at int, leave func()) fyne.CanvasObject {
	s, k := f.screen, f.screen.Needs().Kit
	route := f.state().Academy.Route(at)
	if route == nil {
		return widgets.NewParagraph(k, f.word("noRoute"), widgets.Style{Role: theme.Harm})
	}
	words := s.Say(tracker.Notice{ID: "wizardsface.steps", Args: map[string]any{"Count": len(route) - 1}})
	return widgets.NewListRow(k, widgets.ListFace{Icon: "link", Title: f.word("showRoute"), Line: words}, func() {
		leave()
		f.light(route)
	})
}

// doorChips are the four sides of the tile: a tap opens a door, or makes it a wall.
func (f *face) doorChips(at int) fyne.CanvasObject {
	s, k := f.screen, f.screen.Needs().Kit
	room := f.state().Academy[at]
	wrap := widgets.NewWrap(k, 8, 0)
	for d := range wizards.Direction(4) {
		icon, label := "wall", s.Say(tracker.Word("wizards.way-"+d.String()))
		if room.Doors[d] {
			icon = "zone"
		}
		state := f.word("wall")
		if room.Doors[d] {
			state = f.word("door")
		}
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: icon, Label: label + ": " + state, Selected: room.Doors[d]}, func() {
			s.Send("door", 0, table.Fields{"room": room.ID, "door": d.String()})
		}))
	}
	return wrap
}
