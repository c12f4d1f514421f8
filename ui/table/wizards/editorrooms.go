package wizards

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// rooms are the tiles: those of the academy are marked. A tap opens one.
func (e *editor) rooms() fyne.CanvasObject {
	f, k := e.face, e.face.screen.Needs().Kit
	wrap := widgets.NewWrap(k, 6, 0)
	for i, room := range e.s.Rooms {
		in := !slices.Contains(e.s.Without, room.ID)
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: roomSign(room.ID), Label: e.roomName(room), Selected: in}, func() { e.openTile(i) }))
	}
	wrap.Add(e.plus("ownRoom", func() {
		id := freeID("own-room-", func(id string) bool {
			return slices.ContainsFunc(e.s.Rooms, func(t wizards.Tile) bool { return t.ID == id })
		})
		e.s.Rooms = append(slices.Clone(e.s.Rooms), wizards.Tile{ID: id, Name: f.word("ownRoom")})
		e.s.Cards = append(slices.Clone(e.s.Cards), wizards.RoomCard{Room: id})
		e.openTile(len(e.s.Rooms) - 1)
	}))
	return wrap
}

// freeID is the first id with a number that nothing bears.
func freeID(stem string, taken func(string) bool) string {
	for n := 1; ; n++ {
		if id := stem + strconv.Itoa(n); !taken(id) {
			return id
		}
	}
}

// openTile opens a tile: its name, whether it is in the academy, its doors, the school it
// boosts, what lies there at the start, and the arrows of its card.
func (e *editor) openTile(i int) {
	e.s.Rooms = slices.Clone(e.s.Rooms)
	f, k := e.face, e.face.screen.Needs().Kit
	id := e.s.Rooms[i].ID
	e.page(e.roomName(e.s.Rooms[i]), func(again, leave func()) []fyne.CanvasObject {
		t := &e.s.Rooms[i]
		parts := []fyne.CanvasObject{
			e.field("roomName", t.Name, func(text string) { t.Name = strings.TrimSpace(text) }),
			widgets.NewSwitch(k, f.word("inAcademy"), f.word("inAcademyNote"), !slices.Contains(e.s.Without, id), func(on bool) {
				e.s.Without = slices.DeleteFunc(slices.Clone(e.s.Without), func(s string) bool { return s == id })
				if !on {
					e.s.Without = append(e.s.Without, id)
				}
				again()
			}),
			e.section("doors"), e.tileDoors(t, again),
			e.section("boosts"), e.oneOf(e.schoolOptions(), t.School, func(school string) { t.School = school; again() }),
			e.section("lies"), e.openings(id),
		}
		if card := e.card(id); card != nil {
			parts = append(parts, e.section("arrows"), e.arrows(card, again))
		}
		if strings.HasPrefix(id, "own-") {
			parts = append(parts, widgets.NewButton(k, widgets.Danger, f.word("removeRoom"), "delete", func() {
				e.s.Rooms = slices.Delete(slices.Clone(e.s.Rooms), i, i+1)
				e.s.Cards = slices.DeleteFunc(slices.Clone(e.s.Cards), func(c wizards.RoomCard) bool { return c.Room == id })
				e.s.Without = slices.DeleteFunc(slices.Clone(e.s.Without), func(s string) bool { return s == id })
				e.s.Threats = slices.DeleteFunc(slices.Clone(e.s.Threats), func(o wizards.Opening) bool { return o.Room == id })
				leave()
			}))
		}
		return parts
	})
}

// tileDoors are the four sides of a tile as it lies upright, or that nobody has told them.
func (e *editor) tileDoors(t *wizards.Tile, again func()) fyne.CanvasObject {
	f, k := e.face, e.face.screen.Needs().Kit
	wrap := widgets.NewWrap(k, 6, 0)
	for d := range wizards.Direction(4) {
		open := t.Doors != nil && t.Doors[d]
		icon := pick.Either(open, "enclave", "wall")
		label := f.screen.Say(tracker.Word("wizards.way-" + d.String()))
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: icon, Label: label, Selected: open}, func() {
			doors := wizards.Doors{}
			if t.Doors != nil {
				doors = *t.Doors
			}
			doors[d] = !open
			t.Doors = &doors
			again()
		}))
	}
	wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Label: f.word("doorsUntold"), Selected: t.Doors == nil}, func() {
		t.Doors = nil
		again()
	}))
	return wrap
}

// card is the room card of a room, nil where there is none.
func (e *editor) card(room string) *wizards.RoomCard {
	i := slices.IndexFunc(e.s.Cards, func(c wizards.RoomCard) bool { return c.Room == room })
	if i < 0 {
		return nil
	}
	e.s.Cards = slices.Clone(e.s.Cards)
	return &e.s.Cards[i]
}

// arrows are a card's directions in the order of their numbers: each tap adds the next.
func (e *editor) arrows(card *wizards.RoomCard, again func()) fyne.CanvasObject {
	f, k := e.face, e.face.screen.Needs().Kit
	wrap := widgets.NewWrap(k, 6, 0)
	set := func(arrows wizards.Arrows) func() {
		return func() {
			card.Arrows = arrows
			again()
		}
	}
	for d := range wizards.Direction(4) {
		letter, label := d.String(), f.screen.Say(tracker.Word("wizards.way-"+d.String()))
		at := strings.Index(string(card.Arrows), letter)
		if card.Arrows == wizards.TowardsCursed {
			at = -1
		}
		if at >= 0 {
			label = strconv.Itoa(at+1) + " " + label
		}
		next := card.Arrows + wizards.Arrows(letter)
		switch {
		case card.Arrows == wizards.TowardsCursed:
			next = wizards.Arrows(letter)
		case at >= 0:
			next = wizards.Arrows(strings.Replace(string(card.Arrows), letter, "", 1))
		}
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Label: label, Selected: at >= 0}, set(next)))
	}
	wrap.Objects = append(wrap.Objects,
		widgets.NewChip(k, widgets.ChipFace{Label: f.screen.Say(tracker.Word("wizards.way-cursed")), Selected: card.Arrows == wizards.TowardsCursed}, set(wizards.TowardsCursed)),
		widgets.NewChip(k, widgets.ChipFace{Label: f.word("arrowsAsk"), Selected: card.Arrows == ""}, set("")))
	return widgets.NewColumn(k, 4, widgets.NewParagraph(k, f.word("arrowsNote"), widgets.Style{Size: theme.Small, Role: theme.Quiet}), wrap)
}

// openings are how many of each piece lie in a room at the start; of no room, in rooms a
// card names.
func (e *editor) openings(room string) fyne.CanvasObject {
	f, k := e.face, e.face.screen.Needs().Kit
	wrap := widgets.NewWrap(k, 6, 0)
	for p := wizards.Fire; p <= wizards.Guardian; p++ {
		n := 0
		for _, o := range e.s.Threats {
			if o.Piece == p && o.Room == room {
				n += max(1, o.Count)
			}
		}
		label := f.screen.Say(p.Word())
		wrap.Objects = append(wrap.Objects, widgets.NewCountChip(k, widgets.ChipFace{Icon: wizards.PieceIcon(p), Tone: pieceTone(p), Label: label, Count: n},
			f.word("less")+" "+label, func(delta int) { e.setOpening(p, room, max(0, n+delta)) }, nil))
	}
	if room == "" {
		return widgets.NewColumn(k, 4, widgets.NewParagraph(k, f.word("threatsNote"), widgets.Style{Size: theme.Small, Role: theme.Quiet}), wrap)
	}
	return wrap
}

func (e *editor) setOpening(p wizards.Piece, room string, n int) {
	e.s.Threats = slices.DeleteFunc(slices.Clone(e.s.Threats), func(o wizards.Opening) bool { return o.Piece == p && o.Room == room })
	if n > 0 {
		e.s.Threats = append(e.s.Threats, wizards.Opening{Piece: p, Room: room, Count: n})
	}
	if e.redraw != nil {
		e.redraw()
		return
	}
	e.again()
}
