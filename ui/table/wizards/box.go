package wizards

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// What is told of the box, by the tabs above it.
const (
	tellDoors = iota
	tellArrows
	tellCards
)

// box is the sheet on which somebody tells what the own box says: doors and arrows by taps on
// the rooms as they lie, and what cards say. It is kept for all games to come.
type box struct {
	*editor
	before wizards.Scenario // with nothing told
	kept   wizards.Box
	lie    []string // the rooms, row by row
	mode   int
	shape  int // the one that a tap on a room lays, noShape for none
	now    boxTold
	start  boxTold
	first  wizards.Scenario // as it was told when the sheet was opened
	past   []func()         // take changes back, the last first
}

// boxTold is what is told by taps on the rooms.
type boxTold struct {
	sides  map[string][4]widgets.PlanSide
	arrows map[string]wizards.Arrows // of cards whose arrows are told
}

func (t boxTold) clone() boxTold { return boxTold{maps.Clone(t.sides), maps.Clone(t.arrows)} }

// tellBox opens the sheet for a new table, with what was told so far.
func (f *face) tellBox(told string, before wizards.Scenario, done func(string)) {
	kept, err := wizards.ReadBox([]byte(told))
	f.screen.Notify(f.screen.Needs().Words.Error(err), "", nil)
	var lie []string
	for _, tile := range before.Rooms {
		if !slices.Contains(before.Without, tile.ID) && len(lie) < wizards.Places {
			lie = append(lie, tile.ID)
		}
	}
	f.openBox(&box{before: before, kept: kept, lie: lie}, before.With(kept), done)
}

// tellBoxHere opens it at the table, where the rooms are as they lie now.
func (f *face) tellBoxHere() *box {
	state := f.state()
	kept, err := f.keptBox()
	f.screen.Notify(f.screen.Needs().Words.Error(err), "", nil)
	b := &box{before: f.scenario(state.Scenario.ID), lie: make([]string, wizards.Places)}
	b.kept = kept.With(state.Scenario.Since(b.before))
	s := b.before.With(b.kept)
	s.Rooms = slices.Clone(s.Rooms)
	for at, room := range state.Academy {
		b.lie[at] = room.ID
		for i := range s.Rooms {
			if s.Rooms[i].ID == room.ID && s.Rooms[i].Doors != nil {
				s.Rooms[i].Doors = &room.Doors
			}
		}
	}
	f.openBox(b, s, func(text string) {
		if text != "" {
			f.screen.Do(tracker.Event{Version: tracker.EventVersion, Kind: "box", Data: []byte(text)})
		}
		f.screen.Notify(f.screen.Needs().Words.Error(f.screen.Keep("wizards", "box", text)), "", nil)
	})
	return b
}

// keptBox is what was told of the box before.
func (f *face) keptBox() (wizards.Box, error) {
	text, err := f.screen.Kept("wizards", "box")
	if err != nil {
		return wizards.Box{}, err
	}
	return wizards.ReadBox([]byte(text))
}

// Take takes the box of somebody else over into the own one.
func (f *face) Take(data []byte) {
	n := f.screen.Needs()
	theirs, err := wizards.ReadBox(data)
	mine, fault := f.keptBox()
	if err == nil {
		err = fault
	}
	if err == nil {
		err = f.screen.Keep("wizards", "box", mine.With(theirs).Text())
	}
	if f.screen.Notify(n.Words.Error(err), "", nil); err == nil {
		f.screen.Notify(n.Words.T("wizardsface.boxTaken", "Rooms", len(theirs.Rooms), "Cards", len(theirs.Disasters)+len(theirs.Spells)), "", nil)
	}
}

func (f *face) openBox(b *box, s wizards.Scenario, done func(string)) {
	k := f.screen.Needs().Kit
	b.editor, b.shape = f.newEditor(done), noShape
	b.s, b.first, b.parts = s, s, b.boxParts
	b.now = boxTold{map[string][4]widgets.PlanSide{}, map[string]wizards.Arrows{}}
	b.tell(b.kept)
	b.start = b.now.clone()
	b.fill()
	b.sheet = f.screen.OpenSheet(k, f.word("boxTitle"), table.Aired(k, b.column), nil)
	b.foot()
}

// tell notes what a box tells of the rooms, as the scenario has it by now.
func (b *box) tell(told wizards.Box) {
	for _, tile := range b.s.Rooms {
		if doors := tile.Doors; doors != nil {
			b.now.sides[tile.ID] = sidesOf(*doors)
		}
	}
	for _, card := range told.Cards {
		b.now.arrows[card.Room] = card.Arrows
	}
}

// foot is the button that keeps all, with how much is new.
func (b *box) foot() {
	f := b.face
	label := f.word("done")
	if n := b.fresh(); n > 0 {
		label = f.screen.Needs().Words.N("wizardsface.boxKeep", n)
	}
	b.sheet.SetFoot(widgets.NewPrimary(f.screen.Needs().Kit, label, func() { b.leave(b.told().Text()) }))
}

// fresh counts what was told just now: sides, arrows of a card, names and cards.
func (b *box) fresh() (n int) {
	for id, sides := range b.now.sides {
		for i, side := range sides {
			if side != widgets.PlanUntold && side != b.start.sides[id][i] {
				n++
			}
		}
	}
	for id, arrows := range b.now.arrows {
		if was, ok := b.start.arrows[id]; !ok || was != arrows {
			n++
		}
	}
	since := b.s.Since(b.first)
	return n + len(since.Rooms) + len(since.Disasters) + len(since.Spells)
}

// told is the box as it is told now: rooms of which a side is missing are not told yet.
func (b *box) told() wizards.Box {
	s := b.s
	s.Rooms = slices.Clone(s.Rooms)
	for i := range s.Rooms {
		if sides, ok := b.now.sides[s.Rooms[i].ID]; ok {
			if doors, open := doorsOf(sides); open == 0 {
				s.Rooms[i].Doors = &doors
			}
		}
	}
	told := s.Since(b.before)
	told.Cards = nil
	for _, card := range s.Cards {
		if arrows, ok := b.now.arrows[card.Room]; ok {
			told.Cards = append(told.Cards, wizards.RoomCard{Room: card.Room, Arrows: arrows})
		}
	}
	return b.kept.Outside(b.before).With(told)
}

// change tells something else, which can be taken back.
func (b *box) change(do func(*boxTold)) {
	now, s, kept := b.now.clone(), b.s, b.kept
	b.past = append(b.past, func() { b.now, b.s, b.kept = now, s, kept })
	do(&b.now)
	b.redrawn()
}

func (b *box) redrawn() {
	b.again()
	b.foot()
}

// boxParts are what stands on the sheet.
func (b *box) boxParts() []fyne.CanvasObject {
	f, k := b.face, b.face.screen.Needs().Kit
	quiet := widgets.Style{Size: theme.Small, Role: theme.Quiet}
	head := widgets.NewLine(k, 8, 0, widgets.NewParagraph(k, b.progress(), quiet))
	if len(b.past) > 0 {
		head.Add(widgets.NewIconButton(k, widgets.Bare, "undo", f.word("boxUndo"), func() {
			back := b.past[len(b.past)-1]
			b.past = b.past[:len(b.past)-1]
			back()
			b.redrawn()
		}))
	}
	modes := widgets.NewSegmented(k, []string{f.word("doors"), f.word("boxArrows"), f.word("boxCards")}, b.mode, func(mode int) {
		b.mode, b.shape = mode, noShape
		b.again()
	})
	parts := []fyne.CanvasObject{head, modes}
	switch b.mode {
	case tellCards:
		parts = append(parts, b.cardRows()...)
	case tellArrows:
		parts = append(parts, widgets.NewParagraph(k, f.word("boxArrowsHint"), quiet), b.grid())
	default:
		parts = append(parts, widgets.NewParagraph(k, f.word("boxDoorsHint"), quiet), b.grid(), widgets.NewParagraph(k, f.word("boxShapeHint"), quiet), b.palette())
	}
	return append(parts, widgets.NewPanel(k, widgets.NewColumn(k, 6, widgets.NewLine(k, 10, 1, widgets.NewGlyph(k, "check", theme.Good, 20), widgets.NewLabel(k, f.word("boxKept"), widgets.Style{Bold: true})),
		widgets.NewParagraph(k, f.word("boxKeptNote"), quiet), b.exchange())))
}

// progress says how many rooms are kept, ready, and lack a side.
func (b *box) progress() string {
	kept, ready, lack := 0, 0, 0
	for _, id := range b.lie {
		_, open := doorsOf(b.now.sides[id])
		switch {
		case open == 0 && b.now.sides[id] == b.start.sides[id]:
			kept++
		case open == 0:
			ready++
		case open < 4:
			lack++
		}
	}
	w := b.face.screen.Needs().Words
	said := []string{w.T("wizardsface.boxOf", "Some", kept, "All", len(b.lie))}
	if ready > 0 {
		said = append(said, w.N("wizardsface.boxReady", ready))
	}
	if lack > 0 {
		said = append(said, w.N("wizardsface.boxLack", lack))
	}
	return strings.Join(said, " · ")
}

// grid are the rooms as they lie. A tap on a side tells it; on the middle it opens the room, or
// tells that its arrow points to the Cursed Room.
func (b *box) grid() fyne.CanvasObject {
	k := b.face.screen.Needs().Kit
	cells := make([]fyne.CanvasObject, len(b.lie))
	for i, id := range b.lie {
		cell := widgets.NewCell(k, b.cell(id), func() { b.openSides(id) })
		cell.OnSide(func(side int) { b.tap(id, side) })
		cells[i] = cell
	}
	return widgets.NewWideSquare(k, wizards.Side, 2, cells...)
}

// cell is the face of a room.
func (b *box) cell(id string) widgets.CellFace {
	i := slices.IndexFunc(b.s.Rooms, func(t wizards.Tile) bool { return t.ID == id })
	face := widgets.CellFace{Name: b.roomName(b.s.Rooms[i]), Plan: widgets.CellPlan{On: true, Sides: b.now.sides[id]}}
	for side, now := range b.now.sides[id] {
		face.Plan.Fresh[side] = now != b.start.sides[id][side]
	}
	card, told := b.card(id), false
	if card != nil {
		arrows := card.Arrows
		if own, ok := b.now.arrows[id]; ok {
			arrows, told = own, true
		}
		was, old := b.start.arrows[id]
		face.Plan.New, face.Plan.Faint = told && (!old || was != arrows), !told
		if told || b.mode == tellArrows {
			face.Plan.Arrows, face.Plan.Aim = arrowsOf(arrows)
		}
	}
	face.Dim = b.mode == tellArrows && card == nil
	face.Spoken = b.spoken(face)
	return face
}

// spoken is a room in words.
func (b *box) spoken(face widgets.CellFace) string {
	f, parts := b.face, []string{face.Name}
	for side, is := range face.Plan.Sides {
		way := f.screen.Say(wayWord(side))
		parts = append(parts, way+" "+f.word([]string{"boxUntold", "door", "wall"}[is]))
		if n := face.Plan.Arrows[side]; n > 0 {
			parts = append(parts, fmt.Sprintf("%s %d", f.word("arrow"), n))
		}
	}
	return strings.Join(parts, ", ")
}
