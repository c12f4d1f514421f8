package wizards

import (
	"github.com/quickcast/quickcast/tracker"
)

// What is asked of what a hand does to the table.

// count asks how many.
func (a *question) count(most int) {
	n := max(1, a.number("count"))
	a.q.Asks = append(a.q.Asks, tracker.Ask{Field: "count", Label: tracker.Word("wizards.fieldCount"), Form: tracker.AskNumber, Value: n, Least: 1, Most: max(1, most)})
}

func (a *question) place() {
	a.one("piece", "wizards.fieldPiece", a.pieces(func(Piece) bool { return true }), true)
	a.one("room", "wizards.fieldRoom", a.rooms(anywhere), true)
	a.count(9)
}

// there asks for a kind and then for a room where one lies.
func (a *question) there(fit func(Piece) bool) {
	s := a.s
	a.one("piece", "wizards.fieldPiece", a.pieces(func(p Piece) bool { return fit(p) && s.Academy.count(p) > 0 }), true)
	kind, known := PieceCalled(a.text("piece"))
	a.one("room", "wizards.fieldRoom", a.rooms(func(at int) bool { return known && s.Academy[at].Pieces[kind] > 0 }), true)
}

func (a *question) remove() {
	a.there(func(Piece) bool { return true })
	kind, known := PieceCalled(a.text("piece"))
	if at := a.s.Academy.Find(a.text("room")); known && at >= 0 && a.s.Academy[at].Pieces[kind] > 1 {
		a.count(a.s.Academy[at].Pieces[kind])
	}
}

func (a *question) damage() {
	a.there(Piece.figure)
	a.count(9)
}

func (a *question) force() {
	from := -1
	if seat := a.number("wizard"); seat >= 1 && seat <= len(a.s.Wizards) {
		from = a.s.Wizards[seat-1].At
	} else {
		a.there(Piece.figure)
		from = a.s.Academy.Find(a.text("room"))
	}
	a.one("to", "wizards.fieldTo", a.rooms(func(at int) bool {
		way, adjoining := towards(from, at)
		return from >= 0 && adjoining && a.s.Academy.Adjoining(from, way) == at
	}), true)
}

func (a *question) turn() {
	a.one("room", "wizards.fieldRoom", a.rooms(anywhere), true)
	var quarters []tracker.Answer
	for n, id := range []tracker.Word{"wizards.answerRight90", "wizards.answer180", "wizards.answerLeft90"} {
		quarters = append(quarters, tracker.Answer{Value: tracker.Holds(n + 1), Name: id})
	}
	a.one("quarters", "wizards.fieldQuarters", quarters, true)
}

func (a *question) swap() {
	a.one("room", "wizards.fieldRoom", a.rooms(anywhere), true)
	from := a.s.Academy.Find(a.text("room"))
	a.one("to", "wizards.fieldOther", a.rooms(func(at int) bool {
		_, adjoining := towards(max(from, 0), at)
		return from >= 0 && adjoining
	}), true)
}

func (a *question) source() {
	a.one("room", "wizards.fieldRoom", a.rooms(anywhere), true)
	glyphs := []tracker.Answer{{Value: tracker.Holds(0), Name: tracker.Word("wizards.answerNone")}}
	for g := 1; g <= Glyphs; g++ {
		glyphs = append(glyphs, tracker.Answer{Value: tracker.Holds(g), Name: glyphWord(g)})
	}
	a.one("glyph", "wizards.fieldGlyph", glyphs, true)
}

func (a *question) teleport() { a.one("to", "wizards.fieldTo", a.rooms(anywhere), true) }

// effect asks which instruction a card or a spell gives.
func (a *question) effect() {
	var options []tracker.Answer
	add := func(e Effect, name tracker.Message) {
		options = append(options, tracker.Answer{Value: tracker.Holds([]Effect{e}), Name: name})
	}
	for kind := range Piece(pieceKinds) {
		if kind.threat() && a.s.Academy.count(kind) > 0 {
			add(Effect{Do: doActivate, Piece: &kind}, tracker.Notice{ID: "wizards.effectActivate", Args: map[string]any{"Piece": pieceWord(kind)}})
		}
	}
	for _, kind := range []Piece{Fire, Water, Imp, Portal} {
		add(Effect{Do: doPlace, Piece: &kind}, tracker.Notice{ID: "wizards.effectPlace", Args: map[string]any{"Piece": pieceWord(kind)}})
	}
	for at := range a.s.Academy {
		threat := false
		for kind, n := range a.s.Academy[at].Pieces {
			threat = threat || n > 0 && Piece(kind).threat()
		}
		if threat {
			add(Effect{Do: doRooms, Rooms: []string{a.s.Academy[at].ID}}, tracker.Notice{ID: "wizards.effectRoom", Args: map[string]any{"Room": a.s.roomWord(at)}})
		}
	}
	add(Effect{Do: doWild}, tracker.Word("wizards.effectWild"))
	a.one("effects", "wizards.fieldEffect", options, true)
}
