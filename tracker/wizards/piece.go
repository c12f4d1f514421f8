package wizards

import (
	"encoding/json"
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// Piece is a kind of thing that lies or stands in a room beside wizards and sources.
type Piece int

// The kinds of pieces: what threatens the academy, and the guardian, which does not.
const (
	Fire Piece = iota
	Water
	Imp
	Portal     // of imps
	FirePortal // named by the book, with nothing of what it does
	Troll
	Demon
	Ice
	Darkness
	Haunt
	Guardian
	pieceKinds int = iota
)

// pieceNames are the ids of the kinds, in their order.
func pieceNames() []string {
	return []string{"fire", "water", "imp", "portal", "fire-portal", "troll", "demon", "ice", "darkness", "haunt", "guardian"}
}

// Values are the ids of the kinds.
func (Piece) Values() []string { return pieceNames() }

// PieceCalled finds a kind by its id; false where there is none.
func PieceCalled(name string) (Piece, bool) {
	i := slices.Index(pieceNames(), name)
	return Piece(i), i >= 0
}

// String is the id of the kind.
func (p Piece) String() string {
	if p < 0 || int(p) >= pieceKinds {
		return "unknown"
	}
	return pieceNames()[p]
}

// MarshalText writes the id.
func (p Piece) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads an id. It refuses one that is none (UnknownPiece).
func (p *Piece) UnmarshalText(text []byte) error {
	kind, ok := PieceCalled(string(text))
	if !ok {
		return unknownPiece.With("Name", string(text), "Names", namesOf(pieceNames()))
	}
	*p = kind
	return nil
}

// Word names the kind.
func (p Piece) Word() tracker.Message { return pieceWord(p) }

// threat tells whether the kind is a threat: all are but the guardian.
func (p Piece) threat() bool { return p != Guardian }

// life is how much damage within one turn kills a piece of the kind; 0 for what takes
// none (W-37).
func (p Piece) life() int {
	switch p {
	case Imp, Guardian:
		return 1
	case Troll:
		return 2
	case Demon:
		return 3
	}
	return 0
}

// figure tells whether the kind is a figure, which can be moved and damaged.
func (p Piece) figure() bool { return p.life() > 0 }

// Pieces counts what is in a room, by kind.
type Pieces [pieceKinds]int

// MarshalJSON writes what there is, by id: {"fire":1,"imp":2}.
func (p Pieces) MarshalJSON() ([]byte, error) {
	named := map[string]int{}
	for kind, n := range p {
		if n != 0 {
			named[Piece(kind).String()] = n
		}
	}
	return json.Marshal(named)
}

// UnmarshalJSON reads what MarshalJSON writes. It refuses a kind there is none of and
// numbers no room can hold.
func (p *Pieces) UnmarshalJSON(data []byte) error {
	var named map[string]int
	if err := json.Unmarshal(data, &named); err != nil {
		return err
	}
	*p = Pieces{}
	for name, n := range named {
		kind, ok := PieceCalled(name)
		if !ok {
			return unknownPiece.With("Name", name, "Names", namesOf(pieceNames()))
		}
		if n < 0 || n > mostPieces {
			return outOfBounds.With("Field", name, "Least", 0, "Most", mostPieces)
		}
		p[kind] = n
	}
	return nil
}

// mostPieces bounds what may lie in one room, far above what the box holds.
const mostPieces = 40

// Term is the entry of the codex about the kind.
func (p Piece) Term() string {
	if p == FirePortal {
		return "w-portal"
	}
	return "w-" + p.String()
}
