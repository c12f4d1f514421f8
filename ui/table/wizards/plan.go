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

// plan draws the academy: sixteen rooms with doors, sources, threats and wizards.
type plan struct {
	face  *face
	cells [wizards.Places]*widgets.Cell
	box   *fyne.Container
	lit   []int // the way that is shown
	moves map[int]tracker.Choice
}

func newPlan(f *face) *plan {
	p := &plan{face: f}
	k := f.screen.Needs().Kit
	objects := make([]fyne.CanvasObject, wizards.Places)
	for i := range p.cells {
		p.cells[i] = widgets.NewCell(k, widgets.CellFace{}, func() { p.tap(i) })
		p.cells[i].OnMenu(func() { p.face.openRoom(i) })
		objects[i] = p.cells[i]
	}
	p.box = widgets.NewSquare(k, wizards.Side, 0, objects...)
	return p
}

// tap moves there, answers what is asked, or opens the room; a long press opens it always.
func (p *plan) tap(at int) {
	f := p.face
	state := f.state()
	if state == nil {
		return
	}
	if c, ok := p.moves[at]; ok {
		f.choose(c)
		return
	}
	if q := state.Asked; q != nil && f.page.telling.last() {
		for _, o := range q.Options {
			if o.Room == at && uniqueRoom(q, at) {
				f.screen.Do(f.answer(o.Value))
				return
			}
		}
	}
	f.openRoom(at)
}

// uniqueRoom tells whether one answer alone means a room.
func uniqueRoom(q *wizards.Decision, at int) bool {
	n := pick.Count(q.Options, func(o wizards.Option) bool { return o.Room == at })
	return n == 1
}

// draw shows the academy as it is told.
func (p *plan) draw() {
	state := p.face.state()
	a, rooms := p.face.page.telling.academy()
	cut := a.Cut()
	p.moves = p.face.moves()
	for at := range p.cells {
		face := p.cell(state, &a, at)
		face.Dim = slices.Contains(cut, at)
		face.Lit = slices.Contains(p.lit, at)
		face.Chosen = slices.Contains(rooms, at)
		_, face.Reached = p.moves[at]
		face.Spoken = p.spoken(state, &a, at, face)
		p.cells[at].Set(face)
	}
}

// cell is the face of one room.
func (p *plan) cell(state *wizards.State, a *wizards.Academy, at int) widgets.CellFace {
	room := a[at]
	face := widgets.CellFace{Name: p.face.screen.Say(room.Word()), Sign: roomSign(room.ID), Main: room.ID == wizards.Crystal}
	for d := range wizards.Direction(4) {
		switch {
		case a.Adjoining(at, d) >= 0:
			face.Sides[d] = widgets.CellThrough
		case room.Doors[d]:
			face.Sides[d] = widgets.CellDoor
		}
	}
	i := 0
	put := func(t widgets.CellToken) {
		if i < len(face.Tokens) {
			face.Tokens[i] = t
			i++
		}
	}
	if room.ID == wizards.Crystal {
		put(widgets.CellToken{Icon: "mana", Tone: theme.Mana, Count: strconv.Itoa(p.face.page.telling.mana())})
	}
	if room.Source > 0 {
		put(widgets.CellToken{Label: strconv.Itoa(room.Source), Tone: theme.Accent})
	}
	for kind, n := range room.Pieces {
		if n > 0 {
			piece := wizards.Piece(kind)
			token := widgets.CellToken{Icon: wizards.PieceIcon(piece), Tone: pieceTone(piece)}
			if n > 1 || piece == wizards.Water {
				token.Count = strconv.Itoa(n)
			}
			put(token)
		}
	}
	for n := range state.Wizards {
		if w := &state.Wizards[n]; w.At == at {
			put(widgets.CellToken{Label: initial(state, n), Tone: p.face.tint(n), Round: true})
		}
	}
	return face
}

// spoken is a room in words.
func (p *plan) spoken(state *wizards.State, a *wizards.Academy, at int, face widgets.CellFace) string {
	s := p.face.screen
	parts := []string{face.Name}
	if a[at].Source > 0 {
		parts = append(parts, s.Say(tracker.Notice{ID: "wizardsface.source", Args: map[string]any{"Glyph": a[at].Source}}))
	}
	for kind, n := range a[at].Pieces {
		if n > 0 {
			parts = append(parts, s.Say(tracker.Notice{ID: "wizardsface.pieces", Args: map[string]any{"Count": n, "Piece": wizards.Piece(kind).Word()}}))
		}
	}
	for n := range state.Wizards {
		if state.Wizards[n].At == at {
			parts = append(parts, state.Wizards[n].Name)
		}
	}
	if face.Reached {
		parts = append(parts, p.face.word("moveHere"))
	}
	return strings.Join(parts, ", ")
}

// roomSign is the picture of a room, faint behind what lies in it; none for a room nobody
// has named.
func roomSign(id string) string {
	return map[string]string{
		"library": "library", "flux-point": "channeling", "holy-room": "holy", "planar-rift": "arcane", "cursed-room": "curse",
		"warded-room": "guard", "awakened-room": "seen", "workshop": "settings", "hoard": "box", "masters-study": "academy",
		"outer-dimension": "moon", "lost-room": "search",
	}[id]
}

// pieceTone is the colour of a kind of piece.
func pieceTone(p wizards.Piece) theme.Role {
	switch p {
	case wizards.Fire, wizards.FirePortal:
		return theme.SchoolInk("fire")
	case wizards.Water:
		return theme.SchoolInk("water")
	case wizards.Ice:
		return theme.SchoolInk("air")
	case wizards.Guardian:
		return theme.SchoolInk("earth")
	case wizards.Darkness, wizards.Haunt, wizards.Portal:
		return theme.SchoolInk("dark")
	}
	return theme.Harm
}

// initial is the first letter of a wizard's name that tells it from another's: "Wizard of
// Destruction" and "Wizard of Dimension" are E and I.
func initial(state *wizards.State, n int) string {
	name, same := []rune(state.Wizards[n].Name), 0
	for i := range state.Wizards {
		other := []rune(state.Wizards[i].Name)
		for at := 0; i != n && at < min(len(name), len(other)) && name[at] == other[at]; at++ {
			same = max(same, at+1)
		}
	}
	if same >= len(name) {
		same = 0
	}
	if len(name) == 0 {
		return "?"
	}
	return strings.ToUpper(string(name[same]))
}
