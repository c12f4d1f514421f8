package wizards

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// Phases of a game, in the order of a turn.
const (
	phaseRefine   = "refine"   // before the first turn: rooms are turned, or shifted
	phaseDisaster = "disaster" // the player's disaster card is played
	phaseDraw     = "draw"     // a new one is drawn
	phaseActions  = "actions"
	phaseEndure   = "endure"
	phaseShare    = "share" // advanced
)

// State is where a game of Wizard's Academy stands. It is never changed.
type State struct {
	Scenario *Scenario `json:"-"`
	Name     string    `json:"scenario"`
	Advanced bool      `json:"advanced,omitempty"`
	Real     bool      `json:"real,omitempty"` // the cards lie on the table; the app counts
	Seed     uint64    `json:"seed"`
	Chances  int       `json:"chances"` // how often chance was asked

	Turn    int          `json:"turn"` // counted from 1; 0 before the first
	Current tracker.Seat `json:"current"`
	Phase   string       `json:"phase"`
	Actions Actions      `json:"actions"`
	Shifts  int          `json:"shifts,omitempty"`

	Mana    int         `json:"mana"`
	Academy Academy     `json:"academy"`
	Aside   *Room       `json:"aside,omitempty"` // the room outside the academy
	Wizards []Wizard    `json:"wizards"`
	Supply  [Glyphs]int `json:"supply"`

	Disasters   Deck     `json:"disasters"`
	Progression []string `json:"progression"`
	RoomDeck    Deck     `json:"rooms"`
	Reshuffles  int      `json:"reshuffles"`

	Grid    Grid      `json:"grid"`
	Cast    *Cast     `json:"cast,omitempty"`
	Due     []string  `json:"due,omitempty"` // what a card has a hand do, see Hands
	Tasks   []Task    `json:"tasks,omitempty"`
	Asked   *Decision `json:"asked,omitempty"`
	Acted   Acted     `json:"-"`
	Binding bool      `json:"binding,omitempty"` // a guess was right: one may go on with the same action
	Rescued bool      `json:"-"`                 // the Crystal has protected whoever is on turn

	Outcome string         `json:"outcome,omitempty"` // "won" or "lost"; "" while it goes on
	Why     tracker.Notice `json:"-"`

	Told    []Told `json:"told,omitempty"`    // what the last act brought about, step by step
	Answers int    `json:"answers,omitempty"` // how often the players have decided something about it
	lines   []tracker.Line
}

// Actions are what is left of a turn (W-28, W-29).
type Actions struct {
	Free  int `json:"free,omitempty"` // of the basic game
	Move  int `json:"move,omitempty"`
	Room  int `json:"room,omitempty"`
	Magic int `json:"magic,omitempty"`
}

// Wizard is one player.
type Wizard struct {
	Name   string      `json:"name"`
	Who    string      `json:"who"` // the school, or "none"
	At     int         `json:"at"`  // the place in the academy, -1 outside
	Glyphs [Glyphs]int `json:"glyphs"`
	Shared int         `json:"shared,omitempty"` // the glyph in the box, 0 for none
	Hand   []string    `json:"hand"`             // disaster cards, "" where nobody told
	Robe   *Piece      `json:"robe,omitempty"`
	Wand   int         `json:"wand,omitempty"`
	Staff  *Pair       `json:"staff,omitempty"`
	Uses   int         `json:"uses,omitempty"` // of the staff this turn (W-68)
}

// Deck is a pile face down and its discards face up; the first card is on top. "" is a
// card nobody told the app of.
type Deck struct {
	Draw    []string `json:"draw"`
	Discard []string `json:"discard"`
}

// Cast is a spell that was just cast and whose text the table carries out.
type Cast struct {
	Seat    tracker.Seat `json:"seat"`
	Pair    Pair         `json:"pair"`
	Spell   string       `json:"spell"`
	Boosted bool         `json:"boosted"`
	Unsure  bool         `json:"unsure,omitempty"` // nobody told the spell's school
}

// Told is one step of what an act brought about.
type Told struct {
	Text  tracker.Notice `json:"-"`
	ID    string         `json:"text"`
	Rule  string         `json:"rule,omitempty"`
	Rooms []int          `json:"rooms,omitempty"` // where it happened
	Mana  int            `json:"mana"`            // after it
	After *Academy       `json:"-"`
}

// clone gives a state to write to.
func (s *State) clone() State {
	c := *s
	c.Wizards = slices.Clone(s.Wizards)
	for i := range c.Wizards {
		c.Wizards[i].Hand = slices.Clone(s.Wizards[i].Hand)
	}
	for _, deck := range []*Deck{&c.Disasters, &c.RoomDeck} {
		deck.Draw, deck.Discard = slices.Clone(deck.Draw), slices.Clone(deck.Discard)
	}
	c.Progression = slices.Clone(s.Progression)
	c.Tasks = slices.Clone(s.Tasks)
	c.Told = slices.Clip(slices.Clone(s.Told))
	c.lines = nil
	return c
}

// own counts a wizard's glyphs of a kind, the shared one included.
func (w *Wizard) own(glyph int) int {
	n := w.Glyphs[glyph-1]
	if w.Shared == glyph {
		n++
	}
	return n
}

// collected is how many glyphs are in the wizard's collection: what pays for items.
func (w *Wizard) collected() int {
	n := 0
	for _, glyphs := range w.Glyphs {
		n += glyphs
	}
	return n
}

// All is how many glyphs the wizard owns, the shared one included.
func (w *Wizard) All() int {
	n := w.collected()
	if w.Shared > 0 {
		n++
	}
	return n
}

// kinds are the glyphs the wizard owns, each once.
func (w *Wizard) kinds() []int {
	var list []int
	for g := 1; g <= Glyphs; g++ {
		if w.own(g) > 0 {
			list = append(list, g)
		}
	}
	return list
}

// robed tells whether the wizard treats a kind of threat as absent (W-66).
func (w *Wizard) robed(kind Piece) bool { return w.Robe != nil && *w.Robe == kind }

// wizard is the one of a seat. The seat must exist.
func (s *State) wizard(seat tracker.Seat) *Wizard { return &s.Wizards[seat-1] }
