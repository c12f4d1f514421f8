package archmage

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// The size of things.
const (
	Followers  = 25 // of every mage (M-5)
	Most       = 6  // relics on a shelf (M-10)
	Steps      = 3  // of a planet from the centre at the most (M-7)
	Points     = 5  // of movement in a journey (M-26)
	dieSides   = 6
	mostOfWard = 9 // what a hand may lay on one place
)

// Phase is a part of a turn.
type Phase string

// The phases. The last turn of all leads to Over.
const (
	Setup       Phase = "setup"    // planets are placed and moved out (M-8)
	Warpath     Phase = "warlord"  // the Warlord's turn (M-85)
	Preparation Phase = "prepare"  // M-18
	Journey     Phase = "journey"  // M-26
	End         Phase = "end"      // Journey's End (M-46)
	Over        Phase = "finished" // everybody has scored (M-64), or the solo game is decided
)

// State is where a table of Archmage stands.
type State struct {
	Round  int     `json:"round"`
	Turn   int     `json:"turn"` // the seat whose turn it is
	First  int     `json:"first"`
	Phase  Phase   `json:"phase"`
	Points int     `json:"points"` // of movement that are left (M-26)
	Mages  []Mage  `json:"mages"`
	Places []Place `json:"places"`

	Left    map[Kind]int `json:"left"`           // tiles of each kind that lie face down (M-2, M-4)
	Track   []int        `json:"track"`          // the numbers printed below the six spaces, left to right (M-9)
	Pips    []string     `json:"pips,omitempty"` // the direction of each pip of the Warlord's die (M-88)
	Spells  []Spell      `json:"spells"`         // what the cards of this table are (M-6)
	Unowned string       `json:"unowned,omitempty"`
	Last    int          `json:"last,omitempty"` // the last round as agreed on, until nobody is behind it; 0 where the planets say it (M-24)

	Act     Act      `json:"act"`             // the Journey's End action of this turn
	Stop    int      `json:"stop,omitempty"`  // Time Stop: stopReady, stopUsed (M-78)
	Divined Relics   `json:"divined"`         // what points have bought of each kind this turn, by Divination
	Offer   bool     `json:"offer,omitempty"` // a hybrid enclave that was just explored offers (M-31)
	Foes    []int    `json:"foes,omitempty"`  // who was killed for by points this turn, for what answers kills
	Due     []Due    `json:"due,omitempty"`   // relics of choice that tokens still give or take (M-28)
	Warlord *Warlord `json:"warlord,omitempty"`
	Won     bool     `json:"won,omitempty"` // the solo game, by the player

	passed []tracker.Notice
	lines  []tracker.Line
}

// Act is what was done at a Journey's End.
type Act struct {
	Kind   tracker.Kind `json:"kind,omitempty"`
	Made   Relics       `json:"made"`            // apprentices of each sphere in it
	Built  bool         `json:"built,omitempty"` // the tower was built before it (M-59)
	Raised bool         `json:"raised,omitempty"`
}

// Mage is one player.
type Mage struct {
	Name        string   `json:"name"`
	Colour      string   `json:"colour"`
	At          string   `json:"at"`
	Company     int      `json:"company"`
	Supply      int      `json:"supply"`
	Prison      int      `json:"prison,omitempty"` // followers that never come back (M-82)
	Relics      Relics   `json:"relics"`
	Planets     Planets  `json:"planets"`
	Shift       int      `json:"shift,omitempty"` // planets still to be moved out (M-8)
	Moved       []string `json:"moved,omitempty"` // those that were
	Apprentices Wheel    `json:"apprentices"`
	Corrupt     Wheel    `json:"corrupt"`
	Doors       Doors    `json:"doors"`             // whose follower stands as a shadow in each (M-77)
	Book        []string `json:"book,omitempty"`    // spells that can be cast, as of the last Preparation (M-20)
	Cast        []string `json:"cast,omitempty"`    // those above the mantle (M-39)
	Effects     []string `json:"effects,omitempty"` // temporary effects of its own spells
	Turns       int      `json:"turns"`             // that it has begun
	Prepared    int      `json:"prepared"`          // the round of its last Preparation
	Score       *Score   `json:"score,omitempty"`   // frozen (M-64)
}

// Doors are the six doorways of a tower between neighbouring spheres: the seat whose
// shadow stands in each, 0 for none.
type Doors [spheres]int

// mage is that of a seat; a spare one for a seat that is nobody's.
func (s *State) mage(seat int) *Mage {
	if seat < 1 || seat > len(s.Mages) {
		return &Mage{}
	}
	return &s.Mages[seat-1]
}

// Me is whose turn it is.
func (s *State) Me() *Mage { return s.mage(s.Turn) }

// Solo tells whether one player meets the Warlord.
func (s *State) Solo() bool { return s.Warlord != nil }

// foe is the seat the Warlord's followers count for.
func (s *State) foe() int { return len(s.Mages) + 1 }

// AtStart tells whether the first round is not over yet: all planets stand where they began
// (M-18), so that the numbers below them can still be put right (M-9).
func (s *State) AtStart() bool { return s.Round == 1 && s.Phase != Over }

// clone is a copy that can be changed.
func (s *State) clone() *State {
	n := *s
	n.Mages, n.Places = slices.Clone(s.Mages), slices.Clone(s.Places)
	if s.Warlord != nil {
		w := *s.Warlord
		n.Warlord = &w
	}
	n.passed, n.lines = nil, nil
	return &n
}

// draw takes a tile of a kind from those that lie face down.
func (s *State) draw(kind Kind) {
	left := make(map[Kind]int, len(s.Left))
	for k, n := range s.Left {
		left[k] = n
	}
	if left[kind] > 0 {
		left[kind]--
	}
	s.Left = left
}

// down are the kinds a face-down tile of a stack can be, each as often as it is left, in
// a fixed order.
func (s *State) down(stack string) []Kind {
	var list []Kind
	for _, k := range append(WildKinds(), Camp, "drow", "trolls", "gremlins", Town) {
		if k.stack() == stack {
			for range s.Left[k] {
				list = append(list, k)
			}
		}
	}
	return list
}

// gain lays relics on a shelf. What the shelf has no room for is lost, and said (M-10).
func (s *State) gain(e tracker.Event, seat int, of Sphere, n int) {
	m := s.mage(seat)
	room := Most - m.Relics[of]
	got := min(n, room)
	m.Relics[of] += got
	if got < n {
		s.say(e, seat, "archmage.logLost", "Relic", counted(of, n-got), "Rule", "M-10")
	}
}

// recruit brings followers from the Supply to the Company and gives how many came.
func (m *Mage) recruit(n int) int {
	n = min(n, m.Supply)
	m.Company, m.Supply = m.Company+n, m.Supply-n
	return n
}

// total counts a mage's followers wherever they are: there are always 25 (M-5).
func (s *State) total(seat int) int {
	m := s.mage(seat)
	n := m.Company + m.Supply + m.Prison + s.onMap(seat)
	for _, each := range m.Apprentices {
		n += each
	}
	for i := range s.Mages {
		for _, by := range s.Mages[i].Doors {
			if by == seat {
				n++
			}
		}
	}
	return n
}

// rounds is how many rounds are played (M-23): one for every step of the planets, and
// the first, which has no Preparation. Where players disagree it is what the table
// agreed on (M-24).
func (s *State) rounds() int { return s.Round + s.agreed() }

// TurnsLeft is how many turns a seat has after that of this round: the steps its planets
// still have to go, once this round's Preparation is done (M-21, M-22).
func (s *State) TurnsLeft(seat int) int {
	m := s.mage(seat)
	n := m.steps()
	if s.Round > 1 && m.Prepared < s.Round {
		n--
	}
	return max(0, n)
}

// steps is the sum of the steps of all planets to the centre.
func (m *Mage) steps() int {
	n := 0
	for _, at := range m.Planets {
		n += abs(at)
	}
	return n
}

// Aligned tells whether all six stand in the centre: then this is the last turn (M-22).
func (m *Mage) Aligned() bool { return m.steps() == 0 }
